# The course's pages; its lessons are the games'.
cmd-learn = impara
cmd-learn-description = Imparare un gioco con brevi esercizi, al tuo ritmo
school-title = ## Lezione { $number } di { $lessons }: { $title }
school-exercise = -# Esercizio { $number } di { $exercises }
school-right = ✅ { $text } (regola { $rule })
school-not-yet = 🤔 { $text } (regola { $rule })
school-refused = ⛔ { $reason } { $text }
school-lesson-done = **Lezione finita!** La prossima: { $lesson }.
school-course-done = **Hai finito il corso.**
school-on = Avanti
school-told = 💡 La risposta: **{ $answer }**. { $text } (regola { $rule })
school-tell = Mostra la risposta
school-back = Indietro
school-over = Ricomincia la lezione
school-rule = La regola
school-lesson = { $number }. { $title }
school-lessons = Scegli una lezione…
