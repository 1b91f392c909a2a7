package scene

import "tenaille/game/input"

// How many ticks after a screen has come by itself a press is still one of the screen before,
// and how far in pixels the pointer moves that means the new one.
const (
	before = 30
	meant  = 12
)

// fresh is a screen that has come by itself.
type fresh struct {
	ticks int
	x, y  int // where the pointer was then
}

// unmeant reports whether the pointer does what was meant for the screen before, a button of
// which lay where one of this lies. A finger goes to what it sees.
func (f *fresh) unmeant(p input.Pointer) bool {
	if f.ticks == 0 {
		f.x, f.y = p.X, p.Y
	}
	if !f.waits() {
		return false
	}
	f.ticks++
	if dx, dy := p.X-f.x, p.Y-f.y; dx*dx+dy*dy > meant*meant {
		f.ticks = before + 1
		return false
	}
	return !p.Touch && (p.Pressed || p.Down || p.Released)
}

// waits reports whether a press may still be one for the screen before.
func (f *fresh) waits() bool { return f.ticks <= before }
