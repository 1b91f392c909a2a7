package pointer

// State is what the mouse, or the fingers on the glass, did in a tick. Positions
// are pixels of the picture.
type State struct {
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
}

// Acted tells whether the pointer did more in this tick than move.
func (s *State) Acted() bool {
	return s.Pressed || s.Released || s.RightPressed || s.RightReleased || s.LongPress || s.Gesture || s.Touch && s.Down ||
		s.Wheel != 0 || s.Pinch != 1 && s.Pinch != 0
}
