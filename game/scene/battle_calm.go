package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board"
	"tenaille/render/hud"
)

// calm remembers what a frame was painted from. While nothing of it changes but
// the beat of flames and water, the next frame lays what is kept over what lives,
// and when not even that has changed it draws nothing.
type calm struct {
	still  board.Still
	camera board.Camera
	panels *hud.Panels // new whenever anything was arranged anew
	beat   int
	whole  bool // no picture was missing
	beats  int  // drawn one after another since anything else changed
}

// calmBeats is how many beats are painted in full before the rest is kept: while
// the pointer wanders it would be painted in vain.
const calmBeats = 3

// paint paints map and panels, or what of them has changed.
func (b *battle) paint(dst *ebiten.Image) {
	c := &b.calm
	beat := b.board.Beat(b.picture.Tick)
	if b.intact && c.whole && c.panels == b.panels && c.camera == b.camera && b.panels != nil {
		if beat == c.beat {
			return
		}
		c.beat = beat
		if c.beats++; c.beats > calmBeats {
			if !c.still.Holds(dst) {
				c.still.Hold(b.board, dst, b.camera, &b.picture, b.paintPanels)
			}
			c.still.Draw(b.board, &b.picture)
			return
		}
	} else {
		c.beats = 0
	}
	c.still.Forget()
	c.camera, c.panels, c.beat = b.camera, b.panels, beat
	b.board.Draw(dst, b.camera, &b.picture)
	b.paintPanels(dst)
	c.whole = b.Art.Pending() == 0 && !b.board.Busy()
}

// paintPanels paints what lies over the map.
func (b *battle) paintPanels(dst *ebiten.Image) {
	if b.panels != nil {
		b.panels.Draw(dst)
		b.small.draw(b, dst)
		b.panels.DrawOver(dst)
	}
}
