package input

import "tenaille/rules/grid"

// Taps tells the second tap on a square, which does what the first has planned, from
// a first one elsewhere. The zero value has seen none.
type Taps struct {
	on     bool // there was one, and nothing was done since
	square grid.Cell
	x, y   int // where it was, in pixels of the screen
	hurry  int // ticks for which a second tap there means the same square
}

// hurryTicks is how long after a glide of the map a tap is still part of a double one.
const hurryTicks = 20

// Tap notes a tap on a square and tells whether the one before it was there too.
func (t *Taps) Tap(square grid.Cell) (again bool) {
	again = t.On(square)
	t.on, t.square = true, square
	return again
}

// On reports whether the last tap was on a square.
func (t *Taps) On(square grid.Cell) bool { return t.on && t.square == square }

// At notes where the last tap was, in pixels.
func (t *Taps) At(x, y int) { t.x, t.y = x, y }

// Forget makes the next tap a first one.
func (t *Taps) Forget() { t.on = false }

// Hurry tells that the map glides under the finger, to show what the tap has planned.
func (t *Taps) Hurry() { t.hurry = hurryTicks }

// Tick tells that the map rests for one more tick.
func (t *Taps) Tick() { t.hurry = max(t.hurry-1, 0) }

// Hasty reports whether a finger that goes down, at most so many pixels from the last
// tap, means the square of that tap, whatever the gliding map has brought there.
func (t *Taps) Hasty(x, y, near int) bool {
	dx, dy := x-t.x, y-t.y
	return t.hurry > 0 && t.on && dx*dx+dy*dy <= near*near
}
