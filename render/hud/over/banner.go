package over

import (
	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Banner paints whose turn it is.
func Banner(k *part.Kit, m *model.Banner, c part.Canvas) {
	if m.Text == "" {
		return
	}
	free := k.Free()
	w := c.Width(m.Text, widget.Bold, 20) + 84
	r := widget.Rect{X: free.X + (free.W-w)/2, Y: free.Y + 26, W: w, H: 46}
	look := art.SideLook(m.Side)
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 23, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.Box(r, 23, widget.Fade(widget.PanelFill, .97), look.Colour, 2)
	c.SideSign(m.Side, r.X+27, r.Y+23, 10)
	c.Text(m.Text, r.X+48, r.Y+30, widget.Bold, 20, widget.Bone, widget.Start)
}
