package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/sound"
	"tenaille/game/window"
	"tenaille/render/widget"
)

// captionTicks is how long a caption stands, and mostCaptions how many at once.
const (
	captionTicks = 120
	mostCaptions = 3
)

// captions are the latest sounds in words, and what else is to be told on whatever
// screen, the newest last.
type captions struct{ list []caption }

type caption struct {
	text string
	icon string
	left int // ticks
}

// SetLevels lets the sound player know the volumes that were chosen.
func (c *Context) SetLevels() {
	v := &c.Settings
	c.Sound.SetLevels(sound.Levels{Master: v.Volume, Effects: v.Effects, Ambience: v.Ambience, Music: v.Music, Muted: v.Muted})
}

// hear writes down a sound, if captions are wanted. A click that answers the
// player's own hand is not worth one.
func (c *Context) hear(e sound.Effect) {
	if !c.Settings.Captions || e == sound.Select {
		return
	}
	c.captions.add(caption{c.Key("sound." + e.String()), "sound", captionTicks})
}

// add adds a caption; one that stands already stands on.
func (c *captions) add(fresh caption) {
	for i := range c.list {
		if v := &c.list[i]; v.text == fresh.text {
			v.left = fresh.left
			return
		}
	}
	list := append(c.list, fresh)
	c.list = list[max(len(list)-mostCaptions, 0):]
}

// update lets captions age and tells whether one went.
func (c *captions) update() bool {
	kept := c.list[:0]
	for _, v := range c.list {
		if v.left--; v.left > 0 {
			kept = append(kept, v)
		}
	}
	gone := len(kept) < len(c.list)
	fresh := len(kept) > 0 && kept[len(kept)-1].left >= captionTicks-2
	c.list = kept
	return gone || fresh
}

// drawCaptions paints them over the lower left of the screen, one above another.
func (c *Context) drawCaptions(dst *ebiten.Image) {
	if len(c.captions.list) == 0 {
		return
	}
	style, _, h := c.View(window.SmallWidth, window.SmallHeight)
	k := widget.Canvas{Style: style, Dst: dst}
	y := h - 152
	for i := len(c.captions.list) - 1; i >= 0; i-- {
		text := c.captions.list[i].text
		w := k.Width(text, widget.Regular, 13) + 44
		r := widget.Rect{X: 12, Y: y, W: w, H: 26}
		k.Box(r, 7, widget.Fade(widget.Well, .92), widget.Edge, 1)
		k.IconTint(c.captions.list[i].icon, r.X+9, r.Y+5, 16, widget.Dim, widget.Dim)
		k.Text(text, r.X+33, r.Y+18, widget.Regular, 13, widget.Bone, widget.Start)
		y -= 30
	}
}
