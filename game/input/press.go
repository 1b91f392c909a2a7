package input

// Press is the pointer being held.
type Press struct {
	Active bool
	X, Y   int    // where it went down, in pixels
	ID     string // part it went down on, empty for the board
	Drag   bool   // it has become a drag
	Again  bool   // it repeats the tap before it, whatever has come under the finger
}

// dragAfter is how far, in units, a held pointer moves before it drags.
const dragAfter = 7

// Far reports whether the pointer has come far enough, where a unit has so many
// pixels, to drag what it went down on.
func (h *Press) Far(p Pointer, unit float64) bool {
	dx, dy := float64(p.X-h.X)/unit, float64(p.Y-h.Y)/unit
	return dx*dx+dy*dy > dragAfter*dragAfter
}

// Pinch is how far two fingers have come since the last step of the zoom, as a
// factor; 0 is 1.
type Pinch float64

// Steps is how many steps wheel or fingers zoom in, or out.
func (k *Pinch) Steps(p Pointer) int {
	switch {
	case p.Wheel > 0:
		return 1
	case p.Wheel < 0:
		return -1
	case p.Pinch == 0 || p.Pinch == 1:
		return 0
	case *k == 0:
		*k = 1
	}
	switch *k *= Pinch(p.Pinch); {
	case *k > 1.25:
		*k = 1
		return 1
	case *k < .8:
		*k = 1
		return -1
	}
	return 0
}

// Track follows a pointer whose place on the screen means nothing before it moves.
type Track struct {
	x, y    int
	resting bool // it has yet to move
	anew    bool // it is looked at as if it had moved
}

// Rest tells that the screen has changed under the pointer.
func (t *Track) Rest() { t.resting = true }

// Anew has the pointer be looked at as if it had moved.
func (t *Track) Anew() { t.anew = true }

// See notes where the pointer is when it rests on a screen that has changed.
func (t *Track) See(p Pointer) {
	if t.resting {
		t.resting, t.x, t.y = false, p.X, p.Y
	}
}

// Moved tells whether the pointer has moved, or its button, since it was asked last.
func (t *Track) Moved(p Pointer) bool {
	t.See(p)
	moved := t.anew || p.X != t.x || p.Y != t.y || p.Pressed || p.Released
	t.x, t.y, t.anew = p.X, p.Y, false
	return moved
}
