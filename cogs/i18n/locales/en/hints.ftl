# What the master would do, and what a beginner is reminded of.
cmd-hint = hint
cmd-hint-description = What a master would do now, and why (tables with hints)
button-hint = Hint
hint-not-here = This table gives no hints. Before a match, whoever opened it can allow them: “{ lobby-options }”, then “{ options-help }”.
hint-not-now = There is nothing to decide for you now: wait for your turn.
