package input

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// longPress is how many ticks a finger rests before it means "hover".
const longPress = 24

// Pointer is the state of the mouse, or of the first finger on the glass.
// Positions are pixels of the picture.
type Pointer struct {
	X, Y int
	// Down, Pressed and Released speak of the left button or the finger.
	Down, Pressed, Released bool
	// RightPressed and RightReleased speak of the right mouse button.
	RightPressed, RightReleased bool
	// DragX and DragY are the way since the last tick while Down or while the
	// middle or right button is held.
	DragX, DragY int
	// Dragging tells that a middle or right drag, or a finger drag, goes on.
	Dragging bool
	// Wheel is the turn of the wheel in notches, up positive.
	Wheel float64
	// Pinch is the factor by which two fingers moved apart in this tick; 1
	// when they did not.
	Pinch float64
	// LongPress tells that a finger has rested long enough to mean hover.
	LongPress bool
	// Touch tells that the position comes from a finger.
	Touch bool

	rest   int
	spread float64
	pressX int
	pressY int
}

func (p *Pointer) update(d *Devices) bool {
	before := *p
	d.touches = ebiten.AppendTouchIDs(d.touches[:0])
	p.Pinch, p.Wheel = 1, 0
	p.RightPressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	p.RightReleased = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonRight)
	switch {
	case len(d.touches) > 0:
		p.Touch = true
		p.X, p.Y = ebiten.TouchPosition(d.touches[0])
		p.pinch(d.touches)
		d.last = Touch
	case before.Touch && before.Down:
		// The finger has just left: the position of its last tick stands.
	default:
		x, y := ebiten.CursorPosition()
		if x != p.X || y != p.Y {
			if !p.Touch || ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) {
				d.last = Mouse
			}
		}
		p.X, p.Y, p.Touch, p.spread = x, y, false, 0
		_, p.Wheel = ebiten.Wheel()
	}
	p.Down = len(d.touches) > 0 || ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	p.Pressed = p.Down && !before.Down
	p.Released = !p.Down && before.Down
	if p.Pressed {
		p.pressX, p.pressY, p.rest = p.X, p.Y, 0
		if !p.Touch {
			d.last = Mouse
		}
	}
	if p.Down && p.near() {
		p.rest++
	}
	p.LongPress = p.Touch && p.Down && p.rest == longPress
	other := ebiten.IsMouseButtonPressed(ebiten.MouseButtonMiddle) || ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	p.DragX, p.DragY = 0, 0
	if (p.Down || other) && !p.Pressed {
		p.DragX, p.DragY = p.X-before.X, p.Y-before.Y
	}
	p.Dragging = (other || p.Touch && p.Down && !p.near()) && (p.Dragging || p.DragX != 0 || p.DragY != 0)
	return p.X != before.X || p.Y != before.Y || p.Down || p.Released || other ||
		p.RightReleased || p.Wheel != 0 || p.Pinch != 1
}

// near tells whether the pointer is still about where it went down.
func (p *Pointer) near() bool {
	dx, dy := p.X-p.pressX, p.Y-p.pressY
	return dx*dx+dy*dy < 12*12
}

func (p *Pointer) pinch(touches []ebiten.TouchID) {
	if len(touches) < 2 {
		p.spread = 0
		return
	}
	x, y := ebiten.TouchPosition(touches[1])
	spread := math.Hypot(float64(x-p.X), float64(y-p.Y))
	if p.spread > 0 && spread > 0 {
		p.Pinch = spread / p.spread
	}
	p.spread = spread
}
