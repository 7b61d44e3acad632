# Figures and days.
decimal-mark = ,
group-mark = {"."}
month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 }
date-day = { $day }. { month-name } { $year }
date-month = { month-name } { $year }
date-quarter = { $number }. Quartal { $year }
date-days = vom { $since } bis { $until }
date-within-day = vom { $since }
duration-minutes = { $minutes } Min.
duration-hours = { $hours } Std. { $minutes } Min.
duration-days = { $days } { $days ->
    [one] Tag
   *[other] Tage
 } { $hours } Std.
