package result

import (
	"cmp"
	"slices"

	"tenaille/game/screens/result/tableau"
	"tenaille/game/story"
	"tenaille/game/words"
	"tenaille/render/widget"
	"tenaille/rules"
)

// remembered is what the match is remembered for: its deed, or, of a lesson that was lost,
// what to do another time, with its rule.
func (r *result) remembered() string {
	if key := "level." + r.outcome.Terms.Level + ".wrong"; r.defeat() && r.Text.Has(key) {
		return r.Key(key)
	}
	return r.deedWords(r.outcome.Story.Deed())
}

// deedWords tell the deed of the day in one sentence, "" where there is none to tell.
func (r *result) deedWords(d story.Deed) string {
	who, whom := r.title(d.Who), r.title(d.Whom)
	told := ""
	switch d.Kind {
	case story.FelledTheMighty:
		told = r.T("%[1]s felled %[2]s, twice as tough as any other foe.", who, whom)
	case story.LastOneStanding:
		told = r.T("Of the %[3]d who set out only %[1]s still stands, with %[2]d enemies felled.", who, d.Count, d.Of)
	case story.AgainstAllOdds:
		told = r.T("At one chance in %[3]d, %[1]s felled %[2]s.", who, whom, int((story.Whole+d.Chance/2)/d.Chance))
	case story.BroughtBack:
		told = r.T("%[1]s brought %[2]s back from the brink.", who, whom)
		if d.Count > 0 {
			told = r.TN("%[2]s brought %[3]s back from the brink, who then felled %[1]d enemy.", "%[2]s brought %[3]s back from the brink, who then felled %[1]d enemies.", d.Count, d.Count, who, whom)
		}
	case story.FelledMost:
		told = r.T("%[1]s felled %[2]d of the %[3]d enemies that fell.", who, d.Count, d.Of)
		if d.Count == d.Of {
			told = r.T("%[1]s felled all %[2]d enemies.", who, d.Count)
		}
	case story.Spared:
		told = r.T("%[2]s had a chance of %[3]s to fall to %[1]s, and still stands.", who, whom, r.Share(d.Chance, story.Whole))
	case story.NobodyLost:
		told = r.T("%[1]s lost nobody: all %[2]d still stand.", r.SideName(r.outcome.Winner), d.Of)
	case story.LastBlow:
		told = r.T("%[1]s struck the last blow, and %[2]s fell.", who, whom)
	case story.Outlasted:
		told = r.T("%[1]s held out longer than the enemy.", r.SideName(r.outcome.Winner))
		switch {
		case r.outcome.Goal == rules.Yielded:
			told = r.T("%[1]s gave the battle up.", r.SideName(1-r.outcome.Winner))
		case r.outcome.Goal > rules.Missed: // it was not a matter of who fell; the headline says of what
			told = r.T("%[1]s did what it set out to do.", r.SideName(r.outcome.Winner))
		}
	}
	return words.Capital(told)
}

// title is a creature as one tells of it, "" for nobody.
func (r *result) title(id rules.ID) string {
	switch {
	case id < 0:
		return ""
	case int(id) < len(r.outcome.Titles):
		return r.outcome.Titles[id]
	case int(id) < len(r.outcome.Names):
		return r.outcome.Names[id]
	}
	return ""
}

// deedLine is how tall a line of the deed is, of its letters, and leastDeed and mostDeed how
// large those are.
const deedLine, leastDeed, mostDeed = 1.3, 15., 30.

// deedSize is how large the letters of the deed are in a box: it is the sentence that the
// day is remembered by, and takes what room there is.
func (r *result) deedSize(box widget.Rect) float64 {
	size := mostDeed
	for size > leastDeed {
		n := len(r.Style.Wrap(r.deed, box.W-12, widget.Bold, size))
		if n <= 3 && deedLine*size*float64(n)+10 <= box.H {
			break
		}
		size--
	}
	return size
}

// layDeed lays out the deed of the day in a box, in as large letters as three lines take. It
// leads to its place in the match; what it returns is how tall it is.
func (r *result) layDeed(p *widget.Page, box widget.Rect, size float64) (tall float64) {
	if r.deed == "" {
		return 0
	}
	lines := r.Style.Wrap(r.deed, box.W-12, widget.Bold, size)
	for len(lines) > 3 && size > 13 {
		size--
		lines = r.Style.Wrap(r.deed, box.W-12, widget.Bold, size)
	}
	line := size * deedLine
	tall = line*float64(len(lines)) + 10
	paint := func(c widget.Canvas, at widget.Rect) {
		for i, words := range lines {
			c.Text(words, at.X+6, at.Y+5+size+line*float64(i), widget.Bold, size, widget.PaperInk, widget.Start)
		}
	}
	at := widget.Rect{X: box.X - 6, Y: box.Y, W: box.W, H: tall}
	step := r.outcome.Story.Deed().Step
	if step < 0 || r.outcome.Replay == nil {
		p.Paint(func(c widget.Canvas) { paint(c, at) })
		return tall
	}
	p.Button("result.deed", at, widget.Button{Kind: widget.Slip, Tip: r.T("Watch it"), OnClick: func() { r.watch(max(step-1, 0)) }, Paint: paint})
	return tall
}

// painting is the picture of the end: those who stand, of the winner or of all where nobody
// won, who did most first, and those who lie.
func (r *result) painting() tableau.Tableau {
	type standing struct {
		tableau.Figure
		worth int64
	}
	var up []standing
	var down []tableau.Figure
	for i := range r.table.rows {
		v := &r.table.rows[i]
		f := tableau.Figure{Kind: v.kind, Side: v.side}
		switch {
		case v.head:
		case v.down:
			down = append(down, f)
		case v.side == r.outcome.Winner || r.outcome.Winner < 0:
			s := standing{Figure: f}
			if v.hero != nil {
				s.worth = v.hero.Worth
			}
			up = append(up, s)
		}
	}
	slices.SortStableFunc(up, func(a, b standing) int { return cmp.Compare(b.worth, a.worth) })
	figures := make([]tableau.Figure, len(up))
	for i := range up {
		figures[i] = up[i].Figure
	}
	if r.outcome.Replay == nil {
		return tableau.New(nil, figures, down)
	}
	return tableau.New(&r.outcome.Replay.Header.Setup, figures, down)
}
