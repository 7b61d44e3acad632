# The course's pages; its lessons are in learn.ftl.
cmd-learn = learn
cmd-learn-description = Learn Le Brouc in short exercises, at your own pace
school-title = ## Lesson { $number } of { $lessons }: { $title }
school-exercise = -# Exercise { $number } of { $exercises } · you sit South, North is your partner
school-intro = Cards have been dealt and partly played. Answer with the buttons below, as at a table; you may try as often as you like.
school-right = ✅ { $text } (rule { $rule })
school-not-yet = 🤔 { $text } (rule { $rule })
school-refused = ⛔ { $reason } { $text }
school-lesson-done = **Lesson done!** Next: { $lesson }.
school-course-done = **You have worked through the course.**
school-on = Go on
school-back = Back
school-over = Start lesson over
school-rule = The rule
school-lesson = { $number }. { $title }
school-lessons = Choose a lesson…
