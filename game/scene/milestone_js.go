package scene

import "syscall/js"

// milestone notes a moment where the browser's tools and the measurement of the start
// see it.
func milestone(what string) { js.Global().Get("performance").Call("mark", what) }
