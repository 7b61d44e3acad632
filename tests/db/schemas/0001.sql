BEGIN TRANSACTION;
CREATE TABLE app_values (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "app_values" VALUES('heartbeat','1700000000000');
CREATE TABLE brouc_schema (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT brouc_schema_pkc PRIMARY KEY (version_num)
);
INSERT INTO "brouc_schema" VALUES('0001');
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
INSERT INTO "guilds" VALUES(7,'{"language": "de"}');
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
INSERT INTO "mentions" VALUES(810000000000000001,2);
INSERT INTO "mentions" VALUES(810000000000000002,2);
CREATE TABLE messages (
	table_id BIGINT NOT NULL, 
	role TEXT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	shown_seq BIGINT NOT NULL, 
	PRIMARY KEY (table_id, role), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "messages" VALUES(1,'hand:810000000000000001',91,92,3);
CREATE TABLE people (
	user_id BIGINT NOT NULL, 
	preferences TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	dm_refused_at BIGINT, 
	PRIMARY KEY (user_id)
);
INSERT INTO "people" VALUES(810000000000000001,'{"language": "fr", "listed": true}',1,NULL);
INSERT INTO "people" VALUES(810000000000000002,'{}',0,1700000000000);
CREATE TABLE pseudonyms (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	at BIGINT NOT NULL
);
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
	due_at BIGINT, 
	updated_at BIGINT NOT NULL
);
INSERT INTO "tables" VALUES(1,'brouc',1700000000000,3,'playing',7,71,72,810000000000000001,1700000045000,1700000000000);
INSERT INTO "tables" VALUES(2,'brouc',1700000000000,1,'over',NULL,73,NULL,810000000000000002,NULL,1700000000000);
CREATE INDEX tables_by_status ON tables (status, guild_id);
CREATE INDEX tables_by_guild ON tables (guild_id, id);
CREATE INDEX tables_by_place ON tables (place_id);
CREATE INDEX tables_by_owner ON tables (owner_id);
CREATE UNIQUE INDEX entries_by_cause ON entries (cause) WHERE cause IS NOT NULL;
CREATE INDEX table_people_by_user ON table_people (user_id, table_id);
CREATE INDEX mentions_by_table ON mentions (table_id);
CREATE INDEX messages_by_id ON messages (message_id);
CREATE INDEX messages_by_channel ON messages (channel_id);
CREATE INDEX guild_changes_by_guild ON guild_changes (guild_id, id);
CREATE INDEX guild_changes_by_user ON guild_changes (user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',2);
INSERT INTO "sqlite_sequence" VALUES('guild_changes',1);
COMMIT;
