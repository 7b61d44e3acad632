# The course's pages; its lessons are in learn.ftl.
cmd-learn = impara
cmd-learn-description = Imparare il Brouc con brevi esercizi, al tuo ritmo
school-title = ## Lezione { $number } di { $lessons }: { $title }
school-exercise = -# Esercizio { $number } di { $exercises } · tu sei Sud, Nord è il tuo compagno
school-intro = Le carte sono date e in parte già giocate. Rispondi con i pulsanti qui sotto, come al tavolo; puoi provare quante volte vuoi.
school-right = ✅ { $text } (regola { $rule })
school-not-yet = 🤔 { $text } (regola { $rule })
school-refused = ⛔ { $reason } { $text }
school-lesson-done = **Lezione finita!** La prossima: { $lesson }.
school-course-done = **Hai finito il corso.**
school-on = Avanti
school-back = Indietro
school-over = Ricomincia la lezione
school-rule = La regola
school-lesson = { $number }. { $title }
school-lessons = Scegli una lezione…
