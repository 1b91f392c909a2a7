package hud

import (
	"fmt"

	"tenaille/game/model"
	"tenaille/render/widget"
)

// foeRow is a Foe laid out.
type foeRow struct {
	box     widget.Rect
	reasons []slipRow
}

// foeID is the part of the i-th line of a slip about a square.
func foeID(i int) string { return fmt.Sprintf("foe.%d", i) }

// planFoes lays the lines about enemies out under a baseline and returns the
// last one.
func (p *Panels) planFoes(l *slipPlan, y float64) float64 {
	for i := range p.Slip.Foes {
		f := &p.Slip.Foes[i]
		row := foeRow{box: widget.Rect{X: p.Side.X + 7, Y: y + 6, W: p.Side.W - 14, H: 22}}
		under := row.box.Y + 31
		for _, reason := range f.Reasons {
			room := p.Side.W - slipRoom - p.foeWords(f) + 14 - p.foeSign(&reason)
			words := p.style.Wrap(reason.Words, room, widget.Regular, slipInk)
			row.reasons = append(row.reasons, slipRow{line: reason, words: words, y: under})
			under += 15 * float64(len(words))
		}
		if under > row.box.Y+31 {
			row.box.H = under - row.box.Y - 8
		} else if f.Chance != "" {
			row.box.H += 16
		}
		y = row.box.Y + row.box.H - 4
		l.foes = append(l.foes, row)
	}
	return y
}

// foeWords is where the words of a line begin, from the edge of the slip.
func (p *Panels) foeWords(f *model.Foe) float64 {
	x := 32.
	if f.Chance != "" {
		x += p.style.Width(f.Chance, widget.Bold, 13) + 6
	}
	return x
}

// foeSign is the room that the sign before a reason takes; on a small screen the
// words need it.
func (p *Panels) foeSign(l *model.Line) float64 {
	if l.Icon == "" || p.Compact {
		return 0
	}
	return 20
}

// paintFoes paints the lines about enemies.
func (c painter) paintFoes() {
	for i := range c.slipOf.foes {
		c.foe(&c.Slip.Foes[i], &c.slipOf.foes[i], foeID(i))
	}
}

func (c painter) foe(f *model.Foe, row *foeRow, id string) {
	r := row.box
	if over, _, _ := c.state(id); over {
		c.Box(r, 5, widget.Fade(widget.Chip, .8), widget.Transparent, 0)
	}
	x, right := r.X+8, r.X+r.W-6
	c.SideSign(f.Side, x+5, r.Y+11, 5.5)
	if f.Danger != "" {
		w := c.Width(f.Danger, widget.Bold, 12) + 26
		c.Box(widget.Rect{X: right - w, Y: r.Y + 2.5, W: w, H: 17}, 4, widget.DangerDark, widget.Danger, 1)
		c.IconTint(f.Sign, right-w+4, r.Y+4, 14, rgb(0xffe3ea), widget.Danger)
		c.Text(f.Danger, right-5, r.Y+15.5, widget.Bold, 12, rgb(0xffe3ea), widget.End)
		right -= w + 4
	}
	if f.Shield != "" {
		right -= 18
		c.IconTint(f.Shield, right, r.Y+3, 16, widget.PaperInk, rgb(0x2f6f55))
		right -= 3
	}
	c.TextFit(f.Name, x+16, r.Y+15.5, right-x-18, widget.Bold, 12.5, widget.PaperInk, widget.Start)
	y := r.Y + 31.
	at := r.X + 25
	if f.Chance != "" {
		c.Text(f.Chance, at, y, widget.Bold, 13, widget.PaperHead, widget.Start)
		at += c.Width(f.Chance, widget.Bold, 13) + 6
	}
	for i := range row.reasons {
		l := &row.reasons[i]
		sign := c.foeSign(&l.line)
		switch {
		case sign == 0:
		case l.line.Icon == "flank":
			c.IconTint("flank", at, l.y-13.5, 17, rgb(0x8a5a00), rgb(0x8a5a00))
		default:
			c.IconTint(l.line.Icon, at+1, l.y-12.5, 15, widget.PaperInk, rgb(0x2f6f55))
		}
		c.lines(l.words, at+sign, l.y, 15, widget.Regular, slipInk, widget.PaperInk)
	}
}

// foeRegions makes every line a part that tells more.
func (p *Panels) foeRegions() {
	for i := range p.slipOf.foes {
		p.put(foeID(i), p.slipOf.foes[i].box, false, p.Slip.Foes[i].Tip)
	}
}
