package input

// Confirmation has the player ask twice for what is not to happen by mistake: asked the
// first time it waits, asked again for the same, and in time, it is confirmed.
type Confirmation[T comparable] struct {
	of    T
	waits bool
	left  int // ticks for which it still waits, 0 for as long as it is not dropped
}

// Ask asks for something and tells whether that confirms it. Otherwise it waits to be
// asked again: for so many ticks, or with 0 until it is dropped.
func (c *Confirmation[T]) Ask(of T, ticks int) (confirmed bool) {
	if c.WaitsFor(of) {
		c.Drop()
		return true
	}
	c.of, c.waits, c.left = of, true, ticks
	return false
}

// Waits reports whether it waits to be asked again, for whatever it is.
func (c *Confirmation[T]) Waits() bool { return c.waits }

// WaitsFor reports whether it waits to be asked again for this.
func (c *Confirmation[T]) WaitsFor(of T) bool { return c.waits && c.of == of }

// Drop forgets what was asked for.
func (c *Confirmation[T]) Drop() { *c = Confirmation[T]{} }

// Tick lets a tick pass and tells whether the time to ask again has just run out.
func (c *Confirmation[T]) Tick() (late bool) {
	if !c.waits || c.left == 0 {
		return false
	}
	if c.left--; c.left == 0 {
		c.Drop()
		return true
	}
	return false
}
