# The course's pages; its lessons are the games'.
cmd-learn = learn
cmd-learn-description = Learn a game in short exercises, at your own pace
school-title = ## Lesson { $number } of { $lessons }: { $title }
school-exercise = -# Exercise { $number } of { $exercises }
school-right = ✅ { $text } (rule { $rule })
school-not-yet = 🤔 { $text } (rule { $rule })
school-refused = ⛔ { $reason } { $text }
school-lesson-done = **Lesson done!** Next: { $lesson }.
school-course-done = **You have worked through the course.**
school-on = Go on
school-told = 💡 The answer: **{ $answer }**. { $text } (rule { $rule })
school-tell = Show the answer
school-back = Back
school-over = Start lesson over
school-rule = The rule
school-lesson = { $number }. { $title }
school-lessons = Choose a lesson…
