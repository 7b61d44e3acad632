group-mark = ’
