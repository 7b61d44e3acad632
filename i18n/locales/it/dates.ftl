# Figures and days.
decimal-mark = ,
group-mark = {"."}
month-name = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
 }
date-day = { $day ->
    [1] 1º
   *[other] { $day }
 } { month-name } { $year }
date-month = { month-name } { $year }
date-quarter = { $number }º trimestre { $year }
date-days = dal { $since } al { $until }
date-within-day = del { $since }
duration-minutes = { $minutes } min
duration-hours = { $hours } h { $minutes } min
duration-days = { $days } { $days ->
    [one] giorno
   *[other] giorni
 } { $hours } h
