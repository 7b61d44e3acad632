# Figures and days.
decimal-mark = ,
group-mark = {"\u202F"}
month-name = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
 }
date-day = { $day ->
    [1] 1er
   *[other] { $day }
 } { month-name } { $year }
date-month = { month-name } { $year }
date-quarter = { $number ->
    [1] 1er
   *[other] { $number }e
 } trimestre { $year }
date-days = du { $since } au { $until }
date-within-day = du { $since }
duration-minutes = { $minutes } min
duration-hours = { $hours } h { $minutes } min
duration-days = { $days } { $days ->
    [one] jour
   *[other] jours
 } { $hours } h
