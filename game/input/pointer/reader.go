package pointer

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// longPress is how many ticks a finger rests before it means "hover".
const longPress = 24

// Reader reads mouse and glass. The zero value has no density yet.
type Reader struct {
	State
	// Density is how many pixels of the picture a device-independent one has.
	Density float64

	touches          []ebiten.TouchID
	fingers          fingers
	rest             int // ticks since it went down and stayed near
	pressX, pressY   int
	cursorX, cursorY int  // where the mouse was seen last
	missed           bool // the press that goes on means nothing
}

// By is what moved the pointer.
type By int

// What can have moved it.
const (
	Neither By = iota
	Mouse
	Glass
)

// Update reads the devices; call it once a tick. active tells whether anything was
// done, by which of them.
func (p *Reader) Update() (active bool, by By) {
	before := p.State
	p.touches = ebiten.AppendTouchIDs(p.touches[:0])
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
	case len(p.touches) > 0:
		p.touch(p.touches)
		by = Glass
	case p.Touch && !moved && !left && !other && p.Wheel == 0:
		// The finger has left; what it pointed at stays pointed at.
		p.Down, p.Gesture = false, false
		p.fingers = fingers{}
	default:
		if moved || left || other || p.Wheel != 0 {
			by = Mouse
		}
		p.X, p.Y, p.Touch, p.Gesture, p.Down = x, y, false, false, left
		p.fingers = fingers{}
	}
	p.Pressed = p.Down && !before.Down
	p.Released = !p.Down && before.Down && !p.Gesture
	if p.missed {
		p.missed, p.Released = p.Down, false
	}
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
	active = p.X != before.X || p.Y != before.Y || p.Down || p.Gesture || p.Released || other ||
		p.RightReleased || p.Wheel != 0 || p.Pinch != 1
	return active, by
}

// Overlook takes back a press of this tick: neither it nor its end means anything.
func (p *Reader) Overlook() {
	if p.Pressed {
		p.Pressed, p.missed = false, true
	}
}

// near tells whether the pointer is still about where it went down.
func (p *Reader) near() bool {
	dx, dy := float64(p.X-p.pressX), float64(p.Y-p.pressY)
	return math.Hypot(dx, dy) < 12*p.Density
}
