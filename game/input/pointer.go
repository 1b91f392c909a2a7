package input

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// longPress is how many ticks a finger rests before it means "hover".
const longPress = 24

// Pointer is the state of the mouse, or of the fingers on the glass. Positions
// are pixels of the picture.
type Pointer struct {
	X, Y int
	// Down, Pressed and Released speak of the left button or the finger. Two
	// fingers are a gesture: Down ends without Released.
	Down, Pressed, Released bool
	// RightPressed and RightReleased speak of the right mouse button.
	RightPressed, RightReleased bool
	// DragX and DragY are the way since the last tick while Down, while the
	// middle or right button is held, or of the middle between two fingers.
	DragX, DragY int
	// Dragging tells that a middle or right drag, or a finger drag, goes on.
	Dragging bool
	// Wheel is the turn of the wheel in notches, up positive.
	Wheel float64
	// Pinch is the factor by which two fingers moved apart in this tick; 1
	// when they did not.
	Pinch float64
	// Gesture tells that two fingers are on the glass, or were and one still is.
	Gesture bool
	// LongPress tells that the finger has rested so long that it means hover:
	// from then on, and in the tick in which it leaves.
	LongPress bool
	// Touch tells that the position comes from a finger; it stays there until
	// the mouse moves.
	Touch bool

	rest             int
	density          float64 // pixels per device-independent pixel
	fingers          fingers
	pressX, pressY   int
	cursorX, cursorY int // where the mouse was seen last
}

func (p *Pointer) update(d *Devices) bool {
	before := *p
	d.touches = ebiten.AppendTouchIDs(d.touches[:0])
	p.Pinch, p.Wheel, p.DragX, p.DragY = 1, 0, 0, 0
	p.RightPressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	p.RightReleased = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonRight)
	left := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	other := ebiten.IsMouseButtonPressed(ebiten.MouseButtonMiddle) || ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	x, y := ebiten.CursorPosition()
	moved := x != p.cursorX || y != p.cursorY
	p.cursorX, p.cursorY = x, y
	_, p.Wheel = ebiten.Wheel()
	switch {
	case len(d.touches) > 0:
		p.touch(d.touches)
		d.last = Touch
	case p.Touch && !moved && !left && !other && p.Wheel == 0:
		// The finger has left; what it pointed at stays pointed at.
		p.Down, p.Gesture = false, false
		p.fingers = fingers{}
	default:
		if moved || left || other || p.Wheel != 0 {
			d.last = Mouse
		}
		p.X, p.Y, p.Touch, p.Gesture, p.Down = x, y, false, false, left
		p.fingers = fingers{}
	}
	p.Pressed = p.Down && !before.Down
	p.Released = !p.Down && before.Down && !p.Gesture
	if p.Pressed {
		p.pressX, p.pressY, p.rest = p.X, p.Y, 0
	}
	if p.Down && p.near() {
		p.rest++
	}
	p.LongPress = p.Touch && p.near() && p.rest >= longPress && (p.Down || p.Released)
	if (p.Down || other) && !p.Pressed && !p.Gesture {
		p.DragX, p.DragY = p.X-before.X, p.Y-before.Y
	}
	p.Dragging = (other || p.Gesture || p.Touch && p.Down && !p.near()) && (p.Dragging || p.DragX != 0 || p.DragY != 0)
	return p.X != before.X || p.Y != before.Y || p.Down || p.Gesture || p.Released || other ||
		p.RightReleased || p.Wheel != 0 || p.Pinch != 1
}

// acted tells whether the pointer did more in this tick than move.
func (p *Pointer) acted() bool {
	return p.Pressed || p.Released || p.RightPressed || p.RightReleased || p.LongPress || p.Gesture || p.Touch && p.Down ||
		p.Wheel != 0 || p.Pinch != 1 && p.Pinch != 0
}

// near tells whether the pointer is still about where it went down.
func (p *Pointer) near() bool {
	dx, dy := float64(p.X-p.pressX), float64(p.Y-p.pressY)
	return math.Hypot(dx, dy) < 12*p.density
}
