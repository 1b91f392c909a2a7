package paper

import (
	"image/color"
	"regexp"
	"strings"

	"tenaille/render/widget"
)

// prose is text of the rule book laid out on a strip of paper, in which the ids
// of rules lead to them. Places are interface units from the strip's corner.
type prose struct {
	style *widget.Style
	runs  []Run
	boxes []paperBox
	h     float64 // how far down it reaches
}

// Run is a piece of a line that is set in one face.
type Run struct {
	// X and W are where it begins and how long it is, Y is its baseline, in units from
	// the corner of the text.
	X, Y, W float64
	Text    string
	// Ref is the rule it leads to, or empty.
	Ref string

	letter lettering
}

type paperBox struct {
	r    widget.Rect
	fill color.NRGBA
}

// lettering is how a text is set.
type lettering struct {
	font          widget.Font
	size, leading float64
	ink           color.NRGBA
}

// linkInk is the colour of what leads to another rule, as of the cards at the foot of a page.
var linkInk = widget.PaperHead

var (
	bodyText = lettering{widget.Regular, 15.5, 22.5, widget.PaperInk}
	headText = lettering{widget.Bold, 13.5, 21, widget.PaperHead}
)

// span is a part of a word: plain, or the id of a rule.
type span struct{ text, ref string }

var linked = regexp.MustCompile(`\[([A-Z]+-[0-9]+)\]`)

// spans splits a word at the ids in it.
func spans(word string) []span {
	var out []span
	for word != "" {
		at := linked.FindStringSubmatchIndex(word)
		if at == nil {
			return append(out, span{text: word})
		}
		if at[0] > 0 {
			out = append(out, span{text: word[:at[0]]})
		}
		id := word[at[2]:at[3]]
		out = append(out, span{id, id})
		word = word[at[1]:]
	}
	return out
}

func (p *prose) width(word string, l lettering) float64 {
	w := 0.
	for _, q := range spans(word) {
		w += p.style.Width(q.text, l.font, l.size)
	}
	return w
}

// flow sets a text in lines no longer than width, and goes down by them.
func (p *prose) flow(text string, x, width float64, l lettering) {
	space := p.style.Width(" ", l.font, l.size)
	var line []span
	long := 0.
	for _, word := range strings.Split(text, " ") {
		w := p.width(word, l)
		if len(line) > 0 && long+space+w > width {
			p.set(line, x, l)
			line, long = nil, 0
		}
		if len(line) > 0 {
			line = append(line, span{text: " "})
			long += space
		}
		line = append(line, spans(word)...)
		long += w
	}
	p.set(line, x, l)
}

// set sets one line and goes down by it, joining plain pieces into one run.
func (p *prose) set(line []span, x float64, l lettering) {
	p.h += l.leading
	y := p.h - l.leading*.3
	for i := 0; i < len(line); {
		q := line[i]
		for i++; q.ref == "" && i < len(line) && line[i].ref == ""; i++ {
			q.text += line[i].text
		}
		w := p.style.Width(q.text, l.font, l.size)
		p.runs = append(p.runs, Run{x, y, w, q.text, q.ref, l})
		x += w
	}
}

// mark sets a sign on the line that is set next.
func (p *prose) mark(sign string, x float64, l lettering) {
	p.set([]span{{text: sign}}, x, l)
	p.h -= l.leading
}

// at is the rule that the text at a place leads to, empty where it leads
// nowhere.
func (p *prose) at(x, y float64) string {
	for _, r := range p.runs {
		if r.Ref != "" && x >= r.X-2 && x < r.X+r.W+2 && y >= r.Y-r.letter.size && y < r.Y+r.letter.size*.4 {
			return r.Ref
		}
	}
	return ""
}

// paint paints what lies between from and to, with the corner of the strip at
// x, y. Links to the rule called over are underlined.
func (p *prose) paint(c widget.Canvas, x, y, from, to float64, over string) {
	for _, b := range p.boxes {
		if at := y + b.r.Y; at < to && at+b.r.H > from {
			c.Box(widget.Rect{X: x + b.r.X, Y: at, W: b.r.W, H: b.r.H}, 4, b.fill, widget.Transparent, 0)
		}
	}
	for _, r := range p.runs {
		at := y + r.Y
		if at < from-4 || at-r.letter.size > to+4 {
			continue
		}
		ink := r.letter.ink
		if r.Ref != "" {
			ink = linkInk
			if r.Ref == over {
				c.Line(x+r.X, at+3, x+r.X+r.W, at+3, 1.2, ink)
			}
		}
		c.Text(r.Text, x+r.X, at, r.letter.font, r.letter.size, ink, widget.Start)
	}
}
