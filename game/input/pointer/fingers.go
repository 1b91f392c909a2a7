package pointer

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// fingers are two fingers of one gesture, as they were in the tick before.
type fingers struct {
	both   bool
	spread float64
	x, y   int // the middle between them
}

// touch takes over the fingers on the glass. One is a pointer; from the moment
// a second one comes until all have left they are a gesture, which moves and
// pinches and never taps.
func (p *Reader) touch(ids []ebiten.TouchID) {
	p.Touch = true
	if len(ids) == 1 {
		p.fingers = fingers{}
		if p.Gesture { // what remains of one
			p.Down = false
			return
		}
		p.X, p.Y = ebiten.TouchPosition(ids[0])
		p.Down = true
		return
	}
	ax, ay := ebiten.TouchPosition(ids[0])
	bx, by := ebiten.TouchPosition(ids[1])
	now := fingers{true, math.Hypot(float64(bx-ax), float64(by-ay)), (ax + bx) / 2, (ay + by) / 2}
	if was := p.fingers; was.both {
		p.DragX, p.DragY = now.x-was.x, now.y-was.y
		if was.spread > 0 && now.spread > 0 {
			p.Pinch = now.spread / was.spread
		}
	}
	p.fingers = now
	p.X, p.Y, p.Down, p.Gesture = now.x, now.y, false, true
}
