package scene_test

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// door is a screen with one button in the middle.
type door struct {
	scene.Screen
	pressed int
}

func (*door) Name() string { return "door" }

func newDoor(c *scene.Context, id string, opens func()) *door {
	d := &door{Screen: scene.Screen{Context: c, Fits: scene.Small}}
	d.Build = func(p *widget.Page) {
		p.Button(id, widget.Rect{X: d.Width/2 - 60, Y: d.Height/2 - 30, W: 120, H: 60}, widget.Button{Label: id, OnClick: func() {
			d.pressed++
			if opens != nil {
				opens()
			}
		}})
	}
	return d
}

// TestAClickInAFadeIsKept: the first click on a screen that has just come counts, though
// it is still being uncovered; but a press that began on the screen before chooses nothing
// of it, nor does one that ends where it did not begin.
func TestAClickInAFadeIsKept(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	next := newDoor(c, "next", nil)
	first := newDoor(c, "first", func() { c.Stack.Push(next) })
	screentest.Show(c, first)
	first.Layout()
	tick := func(p input.Pointer) {
		p.Pinch = 1
		c.Devices.Feign(p)
		c.Stack.Top().Update()
		if before := c.Stack.Top(); c.Stack.Settle() && c.Stack.Top() != before {
			c.Stack.Top().Layout()
		}
	}
	down, up := input.Pointer{X: 640, Y: 360, Down: true, Pressed: true}, input.Pointer{X: 640, Y: 360, Released: true}
	tick(down)
	tick(up)
	if c.Stack.Top() != scene.Scene(next) || first.pressed != 1 {
		t.Fatal("the click did not open the next screen")
	}
	tick(up) // of a press that nobody saw
	if next.pressed != 0 {
		t.Error("letting go on a screen chooses what was never pressed")
	}
	tick(down)
	tick(input.Pointer{X: 20, Y: 20, Down: true})
	tick(input.Pointer{X: 20, Y: 20, Released: true})
	if next.pressed != 0 {
		t.Error("a press that ends elsewhere chooses")
	}
	tick(down)
	tick(up)
	if next.pressed != 1 {
		t.Errorf("the first click on a screen that has just come was counted %d times", next.pressed)
	}
}
