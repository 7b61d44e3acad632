"""`make play`: the unchanged bot in a virtual Discord, with pages in the browser."""
