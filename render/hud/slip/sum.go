package slip

import (
	"strconv"
	"strings"

	"tenaille/game/model"
	"tenaille/render/widget"
)

// sumPlace stands in the order of rows for the sum of a list.
type sumPlace struct {
	bare
	of int
}

func (*sumPlace) tall(*sheet) float64   { return 0 }
func (*sumPlace) paint(canvas, float64) {}

// sumRow is what modifiers that have given way add up to, in the place of the first
// of them, with as many of their causes as have room on one line.
type sumRow struct {
	model.Line
	list  int // attack or defence
	of    []model.Line
	title string  // of the list
	cued  bool    // the line of that title says how many they are
	cue   float64 // how far its baseline is
	words []string
}

func (*sumRow) below() bool { return true }

// newSum adds lines up under a title, "" for none, which has its baseline cue away.
func (s *sheet) newSum(list []*lineRow, title string, cue float64) *sumRow {
	r := &sumRow{list: list[0].of, title: title, Line: model.Line{Value: list[0].Value, Rule: list[0].Rule}}
	if list[0].Lost {
		r.Value = "+0"
	}
	for i, l := range list {
		if i > 0 && !l.Lost {
			r.Value = plus(&r.Line, &l.Line)
		}
		r.New = r.New || l.New
		r.of = append(r.of, l.Line)
	}
	width := s.room() - col - s.ChipRoom(r.Rule)
	words, all := s.causes(r.of, width, title != "")
	r.cued, r.cue = title != "" && !all, cue
	r.words = s.wrap(words, width)
	return r
}

// plus is the value of two modifiers together: signed as the first of them is.
func plus(l, o *model.Line) string {
	a, _ := lineNumber(l)
	b, _ := lineNumber(o)
	switch n := a + b; {
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case strings.HasPrefix(l.Value, "+"), strings.HasPrefix(l.Value, "−"):
		return "+" + strconv.Itoa(n)
	default:
		return strconv.Itoa(n)
	}
}

// causes are the causes of a sum with their numbers, as many as have room on one
// line, and whether that is all; without a title over them, which then says so, they
// end in how many there are.
func (s *sheet) causes(list []model.Line, room float64, titled bool) (words string, all bool) {
	end := ", …"
	if !titled {
		end += " · " + s.counted(len(list))
	}
	for i := range list {
		v := &list[i]
		next, name, rest := words, v.Brief, end
		if next != "" {
			next += ", "
		}
		if name == "" {
			name = v.Words
		}
		next += name + " " + v.Value
		if all = i == len(list)-1; all {
			rest = ""
		}
		if s.Width(next+rest, widget.Regular, ink) > room {
			break
		}
		if words = next; all {
			return words, true
		}
	}
	if words == "" {
		return s.counted(len(list)), false
	}
	return words + end, false
}

func (r *sumRow) tall(s *sheet) float64 { return s.gap.line * float64(len(r.words)) }

func (r *sumRow) put(s *sheet, box *widget.Rect, y float64) {
	h := s.gap.line
	at := widget.Rect{X: box.X + 7, Y: y + 2, W: box.W - 14, H: h*float64(len(r.words)) + 2}
	if r.cued {
		at.Y, at.H = y+r.cue-h+2, at.H+h-r.cue
	}
	s.Kit.Put(linesID+strconv.Itoa(r.list), at, false, tell([]model.Part{{Title: r.title, Lines: r.of}}))
	s.Chip(r.Rule, box.X+box.W-rims+edge, y+h)
}

func (r *sumRow) paint(c canvas, y float64) {
	if r.cued {
		c.cue(len(r.of), y+r.cue)
	}
	c.modifier(&r.Line, r.words, col, y+c.s.gap.line)
}

// cue paints how many lines a row sums, on the line of its title.
func (c canvas) cue(n int, y float64) {
	words := c.s.counted(n)
	w := c.Width(words, widget.Regular, ink) + 10
	c.Box(widget.Rect{X: c.right - w, Y: y - 10.5, W: w, H: 13.5}, 6.5, widget.Paper, widget.PaperSub, 1)
	c.Text(words, c.right-5, y, widget.Regular, ink, widget.PaperSub, widget.End)
}

// restRow is the first of the lines that are neither shown nor added up, and how many the
// others are; under a finger the whole slip tells all it had.
type restRow struct {
	count int
	of    *model.Slip
	first *model.Line // nil where none of them is a number that counts
}

// told is what the row says: the first in words where that has room beside the number of
// the others.
func (r *restRow) told(s *sheet) string {
	if r.first == nil || r.count < 2 {
		return "+ " + s.counted(r.count)
	}
	name := r.first.Brief
	if name == "" {
		name = r.first.Words
	}
	words := r.first.Value + " " + name + " · + " + s.counted(r.count-1)
	if s.Width(words, widget.Regular, ink) > s.room() {
		return "+ " + s.counted(r.count)
	}
	return words
}

func (*restRow) below() bool           { return true }
func (*restRow) tall(s *sheet) float64 { return s.gap.line }

func (r *restRow) put(s *sheet, box *widget.Rect, _ float64) {
	s.Kit.Put(linesID, *box, false, tell(allLines(r.of)))
}

func (r *restRow) paint(c canvas, y float64) {
	c.Text(r.told(c.s), c.x, y+c.s.gap.line, widget.Regular, ink, widget.PaperSub, widget.Start)
}

// allLines are the modifiers and notes of a slip under their titles.
func allLines(s *model.Slip) []model.Part {
	list := append([]model.Part{{Title: s.AttackTitle, Lines: s.Attack}, {Title: s.DefenceTitle, Lines: s.Defence}}, s.Parts...)
	return append(list, model.Part{Lines: s.Notes})
}

// tell tells modifiers one under another.
func tell(list []model.Part) (t model.Tip) {
	var text []string
	for _, part := range list {
		if len(part.Lines) == 0 {
			continue
		}
		switch {
		case part.Title == "":
		case t.Title == "":
			t.Title = part.Title
		default:
			text = append(text, part.Title)
		}
		for i := range part.Lines {
			l := &part.Lines[i]
			words := strings.TrimSpace(l.Value + " " + l.Words)
			if l.Lost {
				words += " (" + strings.TrimSuffix(l.Why, ".") + ")"
			}
			if l.Rule != "" {
				words += " · " + l.Rule
				if t.Rule == "" {
					t.Rule = l.Rule
				}
			}
			text = append(text, words)
		}
	}
	t.Text = strings.Join(text, "\n")
	return t
}
