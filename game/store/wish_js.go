package store

import "syscall/js"

// lessMotion tells whether whoever sits at this browser has asked their system for less
// motion.
func lessMotion() bool {
	media := js.Global().Get("matchMedia")
	return media.Type() == js.TypeFunction && media.Invoke("(prefers-reduced-motion: reduce)").Get("matches").Truthy()
}
