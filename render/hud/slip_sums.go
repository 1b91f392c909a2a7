package hud

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/render/widget"
)

// restID is the part of a folded slip that tells all it had.
const restID = "slip.lines"

// TellsLines reports whether a part tells modifiers that a slip has no room for.
func TellsLines(id string) bool { return strings.HasPrefix(id, restID) }

// sumID is the part that tells what the i-th row of a slip sums.
func sumID(i int) string { return fmt.Sprintf("slip.lines%d", i) }

// lineParts are the modifiers that a line sums, itself where it sums none.
func lineParts(l *model.Line) []model.Line {
	if l.Sums != nil {
		return slices.Clip(l.Sums)
	}
	return []model.Line{*l}
}

// foldOwn writes what a creature itself adds on one line, with its sum: first the
// target's, which the attacker cannot change.
func foldOwn(s *model.Slip) bool {
	own := func(l *model.Line) bool { return l.Own && !l.Lost && l.Note == "" }
	return foldLines(&s.Defence, own) || foldLines(&s.Attack, own)
}

// foldAll writes all of a list on one line, with its sum.
func foldAll(s *model.Slip) bool {
	all := func(*model.Line) bool { return true }
	return foldLines(&s.Defence, all) || foldLines(&s.Attack, all)
}

// foldLines writes those numbers of a list that are meant on one line, in the
// place of the first, and reports whether that left fewer lines.
func foldLines(list *[]model.Line, meant func(*model.Line) bool) bool {
	var out []model.Line
	at, rows := -1, 0
	for i := range *list {
		l := &(*list)[i]
		if _, ok := lineNumber(l); !ok || !meant(l) {
			out = append(out, *l)
			continue
		}
		rows++
		if at < 0 {
			at = len(out)
			out = append(out, model.Line{Value: l.Value, Rule: l.Rule, Own: true, One: true})
			if l.Lost {
				out[at].Value = "+0"
			}
		} else if !l.Lost {
			out[at].Value = linePlus(&out[at], l)
		}
		o := &out[at]
		o.Sums, o.New, o.Own = append(o.Sums, lineParts(l)...), o.New || l.New, o.Own && l.Own
	}
	if rows < 1 || len(out[at].Sums) < 2 || rows == 1 && (*list)[at].One {
		return false
	}
	*list = out
	return true
}

// sumWords are the causes of a sum with their numbers, as many as have room on
// one line, and whether that is all; without a title over them, which then says
// so, they end in how many there are.
func (p *Panels) sumWords(l *model.Line, room float64, titled bool) (words string, all bool) {
	end := ", …"
	if !titled {
		end += " · " + p.counted(len(l.Sums))
	}
	for i := range l.Sums {
		v := &l.Sums[i]
		next, name, rest := words, v.Brief, end
		if next != "" {
			next += ", "
		}
		if name == "" {
			name = v.Words
		}
		next += name + " " + v.Value
		if all = i == len(l.Sums)-1; all {
			rest = ""
		}
		if p.style.Width(next+rest, widget.Regular, slipInk) > room {
			break
		}
		if words = next; all {
			return words, true
		}
	}
	if words == "" {
		return p.counted(len(l.Sums)), false
	}
	return words + end, false
}

// counted is so many modifiers in words.
func (p *Panels) counted(n int) string {
	if p.Lines == nil {
		return fmt.Sprint(n)
	}
	return p.Lines(n)
}

// sumTip tells modifiers one under another.
func sumTip(list []model.Part) (t model.Tip) {
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

// allLines are the modifiers and notes of a slip under their titles.
func allLines(s *model.Slip) []model.Part {
	if s.Whole != nil {
		return s.Whole
	}
	list := append([]model.Part{{Title: s.AttackTitle, Lines: s.Attack}, {Title: s.DefenceTitle, Lines: s.Defence}}, s.Parts...)
	for i := range list {
		var lines []model.Line
		for j := range list[i].Lines {
			lines = append(lines, lineParts(&list[i].Lines[j])...)
		}
		list[i].Lines = lines
	}
	return append(list, model.Part{Lines: s.Notes})
}

// linesLeft is how many of the lines that a folded slip had are not on it.
func linesLeft(s *model.Slip) (n int) {
	for _, part := range s.Whole {
		n += len(part.Lines)
	}
	if n > 0 {
		n -= len(s.Attack)
	}
	return n
}

// sumRegions make the rows that sum others parts that tell which.
func (p *Panels) sumRegions() {
	if p.slipOf.rest > 0 {
		p.put(restID, p.slip, false, sumTip(p.Slip.Whole)) // under a finger the whole slip
	}
	title := ""
	for i, r := range p.slipOf.rows {
		if r.head != "" {
			title = r.head
		}
		if len(r.line.Sums) == 0 {
			continue
		}
		h := gapsOf(p.Slip).line
		box := widget.Rect{X: p.slip.X + 7, Y: r.y - h + 2, W: p.slip.W - 14, H: h*float64(len(r.words)) + 2}
		if r.cue > 0 {
			box.Y, box.H = r.cue-h+2, box.H+r.y-r.cue
		}
		p.put(sumID(i), box, false, sumTip([]model.Part{{Title: title, Lines: r.line.Sums}}))
	}
}

// cue paints how many lines a row sums, on the line of its title.
func (c painter) cue(row slipRow, right float64) {
	words := c.counted(len(row.line.Sums))
	w := c.Width(words, widget.Regular, slipInk) + 10
	c.Box(widget.Rect{X: right - w, Y: row.cue - 10.5, W: w, H: 13.5}, 6.5, widget.Paper, widget.PaperSub, 1)
	c.Text(words, right-5, row.cue, widget.Regular, slipInk, widget.PaperSub, widget.End)
}

// restRow paints how many lines a folded slip has left out.
func (c painter) restRow(x float64) {
	if y := c.slipOf.rest; y > 0 {
		c.Text("+ "+c.counted(linesLeft(c.Slip)), x, y, widget.Regular, slipInk, widget.PaperSub, widget.Start)
	}
}
