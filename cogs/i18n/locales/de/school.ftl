# The course's pages; its lessons are the games'.
cmd-learn = lernen
cmd-learn-description = Ein Spiel in kurzen Übungen lernen, so schnell du willst
school-title = ## Lektion { $number } von { $lessons }: { $title }
school-exercise = -# Übung { $number } von { $exercises }
school-right = ✅ { $text } (Regel { $rule })
school-not-yet = 🤔 { $text } (Regel { $rule })
school-refused = ⛔ { $reason } { $text }
school-lesson-done = **Lektion geschafft!** Weiter mit: { $lesson }.
school-course-done = **Du hast den ganzen Kurs geschafft.**
school-on = Weiter
school-told = 💡 Die Antwort: **{ $answer }**. { $text } (Regel { $rule })
school-tell = Antwort zeigen
school-back = Zurück
school-over = Lektion von vorn
school-rule = Die Regel
school-lesson = { $number }. { $title }
school-lessons = Lektion wählen …
