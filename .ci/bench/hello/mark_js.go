package main

import "syscall/js"

// mark notes a moment where the browser's tools and the measurement see it.
func mark(what string) { js.Global().Get("performance").Call("mark", what) }
