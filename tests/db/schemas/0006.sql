BEGIN TRANSACTION;
CREATE TABLE absent_members (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	PRIMARY KEY (guild_id, user_id)
)
 WITHOUT ROWID

;
CREATE TABLE app_values (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "app_values" VALUES('heartbeat','1700000000000');
CREATE TABLE brouc_schema (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "brouc_schema" VALUES('0006');
CREATE TABLE daily_results (
	game TEXT NOT NULL, 
	day TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	guild_id BIGINT, 
	table_id BIGINT NOT NULL, 
	points BIGINT NOT NULL, 
	tricks TEXT NOT NULL, 
	line TEXT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	PRIMARY KEY (game, day, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE entries (
	table_id BIGINT NOT NULL, 
	seq BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	cause TEXT, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES(1,1,'opened','{"owner":810000000000000001}',1700000000000,'open');
INSERT INTO "entries" VALUES(1,2,'seat-taken','{"person":810000000000000001}',1700000000000,'sit');
INSERT INTO "entries" VALUES(1,3,'seat-taken','{"person":810000000000000002}',1700000000000,NULL);
INSERT INTO "entries" VALUES(2,1,'opened','{"owner":810000000000000001}',1700000000000,NULL);
CREATE TABLE guild_changes (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	old TEXT NOT NULL, 
	new TEXT NOT NULL
);
INSERT INTO "guild_changes" VALUES(1,7,1700000000000,810000000000000001,'language','null','"de"');
CREATE TABLE guilds (
	guild_id BIGINT NOT NULL, 
	settings TEXT NOT NULL, 
	PRIMARY KEY (guild_id)
);
INSERT INTO "guilds" VALUES(7,'{"language":"de"}');
CREATE TABLE leaderboards (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	scope BIGINT NOT NULL, 
	period TEXT NOT NULL, 
	game TEXT NOT NULL, 
	pool TEXT NOT NULL, 
	contested BOOLEAN NOT NULL, 
	size BIGINT NOT NULL
);
CREATE TABLE limits (
	action TEXT NOT NULL, 
	scope TEXT NOT NULL, 
	subject BIGINT NOT NULL, 
	free_at BIGINT NOT NULL, 
	PRIMARY KEY (action, scope, subject)
)
 WITHOUT ROWID

;
INSERT INTO "limits" VALUES('open','person',810000000000000001,1700000120000);
CREATE TABLE match_counts (
	match_id BIGINT NOT NULL, 
	place BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	value BIGINT NOT NULL, 
	PRIMARY KEY (match_id, place, name), 
	FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE match_players (
	match_id BIGINT NOT NULL, 
	place BIGINT NOT NULL, 
	seat TEXT NOT NULL, 
	user_id BIGINT, 
	level TEXT, 
	side BIGINT NOT NULL, 
	won BOOLEAN NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	turns BIGINT NOT NULL, 
	stand_in_turns BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	PRIMARY KEY (match_id, place), 
	FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE match_sides (
	match_id BIGINT NOT NULL, 
	side BIGINT NOT NULL, 
	won BOOLEAN NOT NULL, 
	score BIGINT, 
	PRIMARY KEY (match_id, side), 
	FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE matches (
	id BIGINT NOT NULL, 
	table_id BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	end_seq BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	pool TEXT NOT NULL, 
	guild_id BIGINT, 
	private BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	started_at BIGINT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE mentions (
	user_id BIGINT NOT NULL, 
	table_id BIGINT NOT NULL, 
	PRIMARY KEY (user_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "mentions" VALUES(810000000000000001,1);
INSERT INTO "mentions" VALUES(810000000000000002,1);
INSERT INTO "mentions" VALUES(810000000000000002,2);
CREATE TABLE messages (
	table_id BIGINT NOT NULL, 
	role TEXT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	shown_seq BIGINT NOT NULL, 
	shown TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, role), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "messages" VALUES(1,'hand:810000000000000001',91,92,0,'');
CREATE TABLE people (
	user_id BIGINT NOT NULL, 
	preferences TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	dm_refused_at BIGINT, 
	PRIMARY KEY (user_id)
);
INSERT INTO "people" VALUES(810000000000000001,'{"language":"fr","listed":true}',1,NULL);
INSERT INTO "people" VALUES(810000000000000002,'{}',0,1700000000000);
CREATE TABLE progress (
	user_id BIGINT NOT NULL, 
	lesson TEXT NOT NULL, 
	exercise BIGINT NOT NULL, 
	step BIGINT NOT NULL, 
	done BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (user_id, lesson)
)
 WITHOUT ROWID

;
INSERT INTO "progress" VALUES(810000000000000001,'beat',1,0,0,1700000000000);
CREATE TABLE pseudonyms (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	at BIGINT NOT NULL
);
CREATE TABLE puzzle_answers (
	user_id BIGINT NOT NULL, 
	puzzle TEXT NOT NULL, 
	game TEXT NOT NULL, 
	solved BOOLEAN NOT NULL, 
	due BIGINT, 
	stage BIGINT NOT NULL, 
	PRIMARY KEY (user_id, puzzle)
)
 WITHOUT ROWID

;
INSERT INTO "puzzle_answers" VALUES(810000000000000001,'a','brus',0,1700086400000,0);
CREATE TABLE puzzle_ratings (
	user_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	tries BIGINT NOT NULL, 
	PRIMARY KEY (user_id, game)
)
 WITHOUT ROWID

;
INSERT INTO "puzzle_ratings" VALUES(810000000000000001,'brus',2.23646105068595026912e+01,8.06590141354368,1);
CREATE TABLE puzzles (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	document TEXT, 
	shared BOOLEAN NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	tries BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "puzzles" VALUES('a','brus','{}',1,2.76353894931404973087e+01,8.06590141354368,1);
CREATE TABLE rating_changes (
	match_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	pool TEXT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	matches BIGINT NOT NULL, 
	season TEXT NOT NULL, 
	mu_before FLOAT NOT NULL, 
	sigma_before FLOAT NOT NULL, 
	PRIMARY KEY (match_id, user_id), 
	FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE ratings (
	game TEXT NOT NULL, 
	pool TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	mean BIGINT NOT NULL, 
	deviation BIGINT NOT NULL, 
	cautious BIGINT NOT NULL, 
	matches BIGINT NOT NULL, 
	PRIMARY KEY (game, pool, user_id)
)
 WITHOUT ROWID

;
CREATE TABLE refused_inviters (
	user_id BIGINT NOT NULL, 
	inviter TEXT NOT NULL, 
	PRIMARY KEY (user_id, inviter)
)
 WITHOUT ROWID

;
INSERT INTO "refused_inviters" VALUES(810000000000000001,'84eca6e69c02670a80ad4db8f3f400779fed0d6e3f3a0d02f5f6d588e4bf46e2');
CREATE TABLE standings (
	leaderboard_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	partner_id BIGINT NOT NULL, 
	matches BIGINT NOT NULL, 
	matches_won BIGINT NOT NULL, 
	matches_left BIGINT NOT NULL, 
	counts JSON NOT NULL, 
	PRIMARY KEY (leaderboard_id, user_id, partner_id), 
	FOREIGN KEY(leaderboard_id) REFERENCES leaderboards (id)
)
 WITHOUT ROWID

;
CREATE TABLE table_people (
	table_id BIGINT NOT NULL, 
	seat TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "table_people" VALUES(1,'N',810000000000000001);
INSERT INTO "table_people" VALUES(1,'S',810000000000000002);
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	seq BIGINT NOT NULL, 
	status TEXT NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	place_id BIGINT, 
	owner_id BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	kind TEXT DEFAULT 'table' NOT NULL
);
INSERT INTO "tables" VALUES(1,'brouc',1700000000000,3,'playing',7,71,72,810000000000000001,1700000000000,'table');
INSERT INTO "tables" VALUES(2,'brouc',1700000000000,1,'over',NULL,73,NULL,810000000000000002,1700000000000,'table');
CREATE INDEX tables_by_guild ON tables (guild_id, id);
CREATE INDEX tables_by_place ON tables (place_id);
CREATE INDEX tables_by_status ON tables (status, guild_id);
CREATE INDEX tables_by_owner ON tables (owner_id);
CREATE INDEX puzzles_by_game ON puzzles (game);
CREATE INDEX limits_by_end ON limits (free_at);
CREATE INDEX guild_changes_by_guild ON guild_changes (guild_id, id);
CREATE INDEX guild_changes_by_user ON guild_changes (user_id);
CREATE INDEX ratings_by_user ON ratings (user_id);
CREATE UNIQUE INDEX leaderboards_by_key ON leaderboards (scope, period, game, pool, contested, size);
CREATE INDEX absent_members_by_user ON absent_members (user_id);
CREATE UNIQUE INDEX entries_by_cause ON entries (cause) WHERE cause IS NOT NULL;
CREATE INDEX table_people_by_user ON table_people (user_id, table_id);
CREATE INDEX mentions_by_table ON mentions (table_id);
CREATE INDEX messages_by_id ON messages (message_id);
CREATE INDEX messages_by_channel ON messages (channel_id);
CREATE UNIQUE INDEX matches_by_table ON matches (table_id, number);
CREATE INDEX matches_by_guild ON matches (guild_id, ended_at, id);
CREATE INDEX matches_by_pool ON matches (game, pool, rated, ended_at, id);
CREATE INDEX standings_of_pairs ON standings (leaderboard_id, matches) WHERE partner_id > 0;
CREATE INDEX standings_by_user ON standings (user_id);
CREATE INDEX standings_by_partner ON standings (partner_id);
CREATE INDEX daily_results_by_points ON daily_results (game, day, points);
CREATE INDEX daily_results_by_user ON daily_results (user_id, game, day);
CREATE INDEX match_players_by_game ON match_players (user_id, game, ended_at, match_id);
CREATE INDEX match_players_by_user ON match_players (user_id, ended_at, match_id);
CREATE INDEX rating_changes_by_user ON rating_changes (user_id, game, pool, ended_at, match_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',2);
INSERT INTO "sqlite_sequence" VALUES('guild_changes',1);
COMMIT;
