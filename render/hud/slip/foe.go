package slip

import (
	"fmt"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// nearFoes is how many enemies a small screen tells of.
const nearFoes = 4

// foeRank is how much the i-th enemy is missed: those named first matter most.
func foeRank(i int) rank {
	switch {
	case i == 0:
		return always
	case i < nearFoes:
		return nearFoe
	}
	return farFoe
}

// foeRow is how an enemy would stand to the creature on a square.
type foeRow struct {
	above
	*model.Foe
	id      string
	reasons [][]string // of the foe, as wrapped
	high    float64    // of its box
}

func (s *sheet) newFoe(i int) *foeRow {
	r := &foeRow{Foe: &s.slip.Foes[i], id: fmt.Sprintf("foe.%d", i), high: 22}
	lines := 0
	for j := range r.Reasons {
		room := s.wide - rims - s.foeWords(r.Foe) + 14 - s.foeSign(&r.Reasons[j])
		words := s.wrap(r.Reasons[j].Words, room)
		r.reasons = append(r.reasons, words)
		lines += len(words)
	}
	if lines > 0 {
		r.high = 31 + 15*float64(lines) - 8
	} else if r.Chance != "" {
		r.high += 16
	}
	return r
}

// foeWords is where the words of a line begin, from the edge of the slip.
func (s *sheet) foeWords(f *model.Foe) float64 {
	x := 32.
	if f.Chance != "" {
		x += s.Width(f.Chance, widget.Bold, 13) + 6
	}
	return x
}

// foeSign is the room that the sign before a reason takes; on a small screen the
// words need it.
func (s *sheet) foeSign(l *model.Line) float64 {
	if l.Icon == "" || s.Compact {
		return 0
	}
	return 20
}

func (r *foeRow) tall(*sheet) float64 { return r.high + 2 }

func (r *foeRow) put(s *sheet, box *widget.Rect, y float64) {
	s.Kit.Put(r.id, widget.Rect{X: box.X + 7, Y: y + 6, W: box.W - 14, H: r.high}, false, r.Tip)
}

func (r *foeRow) paint(c canvas, y float64) {
	at := widget.Rect{X: c.x - 7, Y: y + 6, W: c.right - c.x + 13, H: r.high}
	if over, _, _ := c.State(r.id); over {
		c.Box(at, 5, widget.Fade(widget.Chip, .8), widget.Transparent, 0)
	}
	x, right := at.X+8, at.X+at.W-6
	c.SideSign(r.Side, x+5, at.Y+11, 5.5)
	pale := art.RGB(0xffe3ea)
	if r.Danger != "" {
		w := c.Width(r.Danger, widget.Bold, 12) + 26
		c.Box(widget.Rect{X: right - w, Y: at.Y + 2.5, W: w, H: 17}, 4, widget.DangerDark, widget.Danger, 1)
		c.IconTint(r.Sign, right-w+4, at.Y+4, 14, pale, widget.Danger)
		c.Text(r.Danger, right-5, at.Y+15.5, widget.Bold, 12, pale, widget.End)
		right -= w + 4
	}
	if r.Shield != "" {
		right -= 18
		c.IconTint(r.Shield, right, at.Y+3, 16, widget.PaperInk, art.RGB(0x2f6f55))
		right -= 3
	}
	c.TextFit(r.Name, x+16, at.Y+15.5, right-x-18, widget.Bold, 12.5, widget.PaperInk, widget.Start)
	base, from := at.Y+31., at.X+25
	if r.Chance != "" {
		c.Text(r.Chance, from, base, widget.Bold, 13, widget.PaperHead, widget.Start)
		from += c.Width(r.Chance, widget.Bold, 13) + 6
	}
	for i := range r.reasons {
		l := &r.Reasons[i]
		sign := c.s.foeSign(l)
		switch {
		case sign == 0:
		case l.Icon == "flank":
			c.IconTint("flank", from, base-13.5, 17, art.RGB(0x8a5a00), art.RGB(0x8a5a00))
		default:
			c.IconTint(l.Icon, from+1, base-12.5, 15, widget.PaperInk, art.RGB(0x2f6f55))
		}
		c.Lines(r.reasons[i], from+sign, base, 15, widget.Regular, ink, widget.PaperInk)
		base += 15 * float64(len(r.reasons[i]))
	}
}
