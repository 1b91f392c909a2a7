package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/widget"
)

// curtain hides everything while the screen passes from one player to the other
// where neither may see what the other knows: nothing of the match is drawn or
// told behind it.
type curtain struct {
	screen
	side int
	text string
	open func()
}

// newCurtain hides the screen until the player of a side says to be there; then
// it calls open. menu, if there is one, is what stepping back does.
func newCurtain(c *Context, side int, text string, open, menu func()) *curtain {
	v := &curtain{screen: screen{Context: c, first: "curtain.open", small: true}, side: side, text: text, open: open}
	v.build, v.back = v.lay, menu
	return v
}

func (v *curtain) lay(p *widget.Page) {
	w, h := min(560., v.Width-24), 270.
	box := widget.Rect{X: (v.Width - w) / 2, Y: (v.Height - h) / 2, W: w, H: h}
	name := v.sideWord(v.side)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.SideSign(v.side, box.X+w/2, box.Y+48, 24)
		c.TextFit(v.T("%[1]s takes the screen", name), box.X+w/2, box.Y+110, w-48, widget.Bold, 24, widget.Bone, widget.Middle)
		y := box.Y + 140
		for _, line := range c.Wrap(v.text, w-80, widget.Regular, 14) {
			c.Text(line, box.X+w/2, y, widget.Regular, 14, widget.Dim, widget.Middle)
			y += 19
		}
	})
	p.Button("curtain.open", widget.Rect{X: box.X + w/2 - 160, Y: box.Y + h - 76, W: 320, H: 54}, widget.Button{
		Label: v.T("I am %[1]s", name), Icon: "los", Kind: widget.Primary, Size: 18, Centred: true, OnClick: v.open,
	})
}

// Name is the probe's name of the screen.
func (v *curtain) Name() string { return "curtain" }

// Draw paints the table and the page, nothing else.
func (v *curtain) Draw(dst *ebiten.Image) { v.screen.Draw(dst) }

// sideWord is the name of a side on the screen.
func (c *Context) sideWord(side int) string {
	if side >= 0 && side < len(sideKeys) {
		return c.Key(sideKeys[side])
	}
	return c.Key("side.third")
}
