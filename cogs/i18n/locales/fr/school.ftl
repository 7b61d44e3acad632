# The course's pages; its lessons are the games'.
cmd-learn = apprendre
cmd-learn-description = Apprendre un jeu par petits exercices, à votre rythme
school-title = ## Leçon { $number } sur { $lessons } : { $title }
school-exercise = -# Exercice { $number } sur { $exercises }
school-right = ✅ { $text } (règle { $rule })
school-not-yet = 🤔 { $text } (règle { $rule })
school-refused = ⛔ { $reason } { $text }
school-lesson-done = **Leçon terminée !** La suivante : { $lesson }.
school-course-done = **Vous êtes au bout du cours.**
school-on = Continuer
school-told = 💡 La réponse : **{ $answer }**. { $text } (règle { $rule })
school-tell = Montrer la réponse
school-back = Retour
school-over = Reprendre la leçon
school-rule = La règle
school-lesson = { $number }. { $title }
school-lessons = Choisir une leçon…
