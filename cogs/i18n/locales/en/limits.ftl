# What may not be done so often, or not so much at once.
too-soon = { $scope ->
    [guest] They have been invited often lately. They can be invited again { $when }.
    [table] A seat at this table was announced a moment ago. It can be announced again { $when }.
    [channel] That has been done very often in this channel lately. It is possible again { $when }.
    [server] That has been done very often on this server lately. It is possible again { $when }.
   *[person] You have done that very often lately. It is possible again { $when }.
 }
too-many-tables = { $scope ->
    [channel] This channel has { $most ->
        [one] { $most } open table
       *[other] { $most } open tables
    }, and there may be no more. Finish one first.
    [server] This server has { $most ->
        [one] { $most } open table
       *[other] { $most } open tables
    }, and there may be no more. Finish one first.
   *[person] You have { $most ->
        [one] { $most } table open
       *[other] { $most } tables open
    }, and no more may be open. Finish one, or wait for a lobby to close.
 }
busy-self = I am still at work on what you asked for before. Ask again when you have it.
busy-others = I am at work for several people just now. Ask again in a moment.
takes-no-invitations = This person takes no invitations.
muted = { $scope ->
    [server] The person who runs this bot has barred this server from this for now. It ends { $when }.
   *[person] The person who runs this bot has barred you from this for now. It ends { $when }. At tables where you have a seat you can play on.
 }
