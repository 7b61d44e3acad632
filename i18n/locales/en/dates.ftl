# Figures and days.
decimal-mark = .
group-mark = {","}
month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 }
date-day = { $day } { month-name } { $year }
date-month = { month-name } { $year }
date-quarter = Q{ $number } { $year }
date-days = from { $since } to { $until }
date-within-day = on { $since }
duration-minutes = { $minutes } min
duration-hours = { $hours } h { $minutes } min
duration-days = { $days } { $days ->
    [one] day
   *[other] days
 } { $hours } h
