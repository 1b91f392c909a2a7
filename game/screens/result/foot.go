package result

import (
	"log/slog"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/render/widget"
)

// linkWide is the width of the button that hands the match on.
const linkWide = 52.

// layLink lays out the button that hands the match on.
func (r *result) layLink(p *widget.Page, at widget.Rect) {
	o := r.outcome
	p.Button("result.link", at, widget.Button{
		Icon: "link", Centred: true, Tip: r.T("As a link"), Disabled: o.Kept.Name == "",
		OnClick: func() { r.LinkKept(r.LevelName(o.Terms.Level)+" · "+r.RulesetName(o.Terms.Ruleset), o.Kept.Name) },
	})
}

// lessonNext are the terms of the lesson after the one that was won; ok is false where there
// is none.
func (r *result) lessonNext() (t match.Terms, ok bool) {
	name, ok := levels.LessonAfter(r.outcome.Terms.Level)
	if !ok || r.defeat() || r.outcome.Winner < 0 {
		return t, false
	}
	s, err := levels.Load(name)
	if err != nil {
		slog.Warn("the next lesson cannot be read", "lesson", name, "cause", err)
		return t, false
	}
	return match.LessonTerms(name, s.Ruleset, 0), true
}

// layFootNarrow lays out n buttons one over another and by twos, the first alone, up from a
// box.
func (r *result) layFootNarrow(p *widget.Page, box widget.Rect, n int, lay func(i int, at widget.Rect)) {
	const gap = 6.
	rows := 1 + (n-1+1)/2
	top := box.Y + box.H - float64(rows)*box.H - float64(rows-1)*gap
	lay(0, widget.Rect{X: box.X, Y: top, W: box.W, H: box.H})
	half := (box.W - gap) / 2
	for i := 1; i < n; i++ {
		k := i - 1
		lay(i, widget.Rect{X: box.X + float64(k%2)*(half+gap), Y: top + float64(1+k/2)*(box.H+gap), W: half, H: box.H})
	}
}
