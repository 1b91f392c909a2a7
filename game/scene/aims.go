package scene

import (
	"tenaille/game/words"
	"tenaille/render/widget"
	"tenaille/rules"
)

// PaintAims lists what each side plays for as the first one knows it, its own goals first,
// in letters and lines of a height, and returns where the list ends.
func (c *Context) PaintAims(k widget.Canvas, e *rules.Encounter, box widget.Rect, size, line float64) float64 {
	y := box.Y
	for _, own := range []bool{true, false} {
		for i := range e.Objectives {
			g := &e.Objectives[i]
			if (g.Side == 0) != own || !e.Known(i, 0) {
				continue
			}
			lines := k.Wrap(c.T("%[1]s: %[2]s", c.SideName(int(g.Side)), words.Aims{Words: c.Words}.Say(e, i, own)), box.W-28, widget.Bold, size)
			for n, l := range lines {
				if y+line > box.Y+box.H {
					return y
				}
				if n == 0 {
					k.SideSign(int(g.Side), box.X+9, y+line-10, 6)
				}
				k.Text(l, box.X+26, y+line-5, widget.Bold, size, widget.Gold, widget.Start)
				y += line
			}
		}
	}
	return y
}
