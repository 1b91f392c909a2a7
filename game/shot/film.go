//go:build !js

package shot

import (
	"fmt"
	"image/color"
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/reel"
	"tenaille/game/scene"
	"tenaille/render/art"
)

// rate is how many pictures a second of a film has, and beat how many ticks go by between
// two of them.
const (
	rate = 10
	beat = 60 / rate
)

// Film draws a replay as it is watched, from the place a shot names, for so many seconds,
// in a hidden window of its own, and writes an animated PNG. The error is that of Take or
// of the writer.
func Film(r scene.Routes, s Shot, seconds int, to io.Writer) error {
	p, err := NewStudio(r).Pose(s)
	if err != nil {
		return err
	}
	if v, ok := p.Stack.Top().(scene.Presser); !ok || !v.Press("replay.play") {
		return fmt.Errorf("the %s screen does not play, only a replay does", p.Name())
	}
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(64, 64)
	cam := &camera{posed: p, left: seconds * rate, reel: reel.Reel{Rate: rate, Keep: inks}}
	if err := ebiten.RunGame(cam); err != nil {
		return fmt.Errorf("%w: %w", scene.ErrWindow, err)
	}
	if cam.err != nil {
		return cam.err
	}
	return cam.reel.Encode(to)
}

// inks are colours of what is to come, whatever is seen at first.
var inks = []color.Color{art.Ink, art.Bone, art.Gold, art.Good, art.Warn, art.Bad, color.White}

// camera is the program while it films.
type camera struct {
	posed *Posed
	left  int // pictures
	reel  reel.Reel
	err   error
}

// Update takes the next picture, and ends the program after the last.
func (c *camera) Update() error {
	if c.left--; c.left < 0 || c.err != nil {
		return ebiten.Termination
	}
	m, err := c.posed.Paint()
	if err == nil {
		err = c.reel.Add(m)
	}
	c.err = err
	for range beat {
		c.posed.Stack.Settle()
		c.posed.Stack.Top().Update()
		c.posed.Devices.Rest()
	}
	return nil
}

func (*camera) Draw(*ebiten.Image)         {}
func (*camera) Layout(w, h int) (int, int) { return w, h }
