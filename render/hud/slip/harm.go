package slip

import (
	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// space is the room under the chances.
type space struct{ bare }

func (*space) tall(s *sheet) float64 { return s.gap.dashed }
func (*space) paint(canvas, float64) {}

// dashes are the line over what a hit does.
type dashes struct{ bare }

func (*dashes) tall(*sheet) float64 { return 0 }

func (*dashes) paint(c canvas, y float64) {
	for x := c.x - 6; x < c.right+4; x += 7 {
		c.Line(x, y, x+4, y, 1, art.RGB(0xb7a67c))
	}
}

// damageRow is what a hit does, and the chance that the target falls.
type damageRow struct {
	bare
	two bool // on two lines
}

func (s *sheet) newDamage() *damageRow {
	m := s.slip
	return &damageRow{two: s.Width(m.Damage, widget.Bold, 13.5)+s.Width(m.Kill, widget.Bold, 13)+27 > s.room()}
}

func (r *damageRow) tall(s *sheet) float64 {
	if r.two {
		return s.gap.deal + 16
	}
	return s.gap.deal
}

func (r *damageRow) paint(c canvas, y float64) {
	deal, kill := y+c.s.gap.deal, y+r.tall(c.s)
	c.IconTint("heart", c.x, deal-12, 13, art.RGB(0xb3261e), art.RGB(0xb3261e))
	c.Text(c.s.slip.Damage, c.x+19, deal, widget.Bold, 13.5, widget.PaperInk, widget.Start)
	c.Text(c.s.slip.Kill, c.right, kill, widget.Bold, 13, art.RGB(0xa32015), widget.End)
}

// meanRow is the average of the damage.
type meanRow struct {
	bare
	words []string
}

func (r *meanRow) tall(*sheet) float64 { return 15 * float64(len(r.words)) }

func (r *meanRow) paint(c canvas, y float64) {
	c.Lines(r.words, c.x+19, y+15, 15, widget.Regular, 12, widget.PaperSub)
}

const (
	barRest  = 7.  // the bracket under the bar and the space above it
	barPlain = 8.  // of a slip that has no room for words in the bar
	barTold  = 15. // with words
	barInk   = 11. // letters in the bar
	barLow   = 1.5 // what can happen is seen, however unlikely
)

// outcomesRow is the bar of what an attack can come to.
type outcomesRow struct {
	above
	of *model.Outcomes
}

// outcomesID is the part that tells of the bar.
const outcomesID = "slip.outcomes"

// tall: the usual gaps leave room for words in the bar.
func (*outcomesRow) tall(s *sheet) float64 { return s.gap.bar + barRest }

func (r *outcomesRow) put(s *sheet, box *widget.Rect, y float64) {
	s.Kit.Put(outcomesID, widget.Rect{X: box.X + edge, Y: y + barRest, W: box.W - rims, H: s.gap.bar + 3}, false, r.of.Tip)
}

// band is one part of the bar, from the worst outcome to the best.
type band struct {
	share float64
	ink   uint32
	hatch bool
	star  bool
	dark  bool // letters on it are white
}

func bandsOf(o *model.Outcomes) []band {
	list := []band{{share: o.Miss, ink: 0xc2b595, hatch: true}}
	if len(o.Hits) == 0 {
		return append(list, band{share: o.Hit, ink: 0xc8932b}, band{share: o.Critical, ink: 0xb3261e, star: true, dark: true})
	}
	for i, share := range o.Hits {
		shades := [...]uint32{0xdcb463, 0xc8932b, 0x875a10, 0x6b4608}
		list = append(list, band{share: share, ink: shades[min(i, len(shades)-1)], dark: i > 1})
	}
	return list
}

// label is what stands in a part of the bar of a width, "" where no word has room.
func (s *sheet) label(o *model.Outcomes, part int, width float64) string {
	if part >= len(o.Labels) || s.gap.bar < barTold {
		return ""
	}
	for _, words := range o.Labels[part] {
		if s.Width(words, widget.Regular, barInk)+8 <= width {
			return words
		}
	}
	return ""
}

// paint paints the bar: its parts with their words, missed, hit, critical; under its
// good end a bracket as long as the chance that the target falls.
func (r *outcomesRow) paint(c canvas, y float64) {
	o, x, top, tall := r.of, c.x, y+barRest, c.s.gap.bar
	wide := c.right - c.x
	list := bandsOf(o)
	spare := wide
	for _, b := range list {
		if b.share > 0 {
			spare -= barLow
		}
	}
	for i, b := range list {
		if b.share <= 0 {
			continue
		}
		w := barLow + spare*b.share
		at := widget.Rect{X: x, Y: top, W: max(w-1, 1), H: tall}
		if i == len(list)-1 {
			at.W = c.right - x
		}
		c.Fill(at, art.RGB(b.ink))
		if b.hatch {
			for hx := x + 1; hx+5 < x+at.W; hx += 7 {
				c.Line(hx, top+tall-1.5, hx+5, top+1.5, 1, art.RGB(0x8d7f66))
			}
		}
		if words := c.s.label(o, i, at.W); words != "" {
			w, mid := c.Width(words, widget.Regular, barInk), at.X+at.W/2
			c.Fill(widget.Rect{X: mid - w/2 - 3, Y: at.Y, W: w + 6, H: at.H}, art.RGB(b.ink)) // no hatch under letters
			ink := widget.PaperInk
			if b.dark {
				ink = widget.White
			}
			c.Text(words, mid, at.Y+tall/2+4, widget.Regular, barInk, ink, widget.Middle)
		} else if b.star && at.W > 9 {
			c.star(at.X+at.W/2, top+tall/2, 3.4)
		}
		x += w
	}
	if o.Fell <= 0 {
		return
	}
	red, low := art.RGB(0xa32015), top+tall+2.5
	from := c.right - max(wide*o.Fell, 3)
	c.Line(from, low, c.right, low, 2, red)
	c.Line(from, low-2, from, low+2, 1.5, red)
	c.Line(c.right, low-2, c.right, low+2, 1.5, red)
}
