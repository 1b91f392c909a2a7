//go:build js

package probe

import "syscall/js"

// Watched reports whether anybody can see the probe: always in the browser.
func Watched() bool { return true }

// show makes the snapshot window.tenaille; it is frozen, since writing to it
// would change nothing in the game.
func show(line []byte) {
	object := js.Global().Get("JSON").Call("parse", string(line))
	js.Global().Set("tenaille", js.Global().Get("Object").Call("freeze", object))
}
