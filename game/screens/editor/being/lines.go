package being

import (
	"slices"
	"strconv"
	"unicode/utf8"

	"tenaille/game/easel"
	"tenaille/game/screens/editor/form"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/levels/tmx"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// lines are the rows of the sheet, on a form of a width.
func (b *Being) lines(o tmx.Object, wide float64) []form.Line {
	f, m := &b.form, b.easel
	list := []form.Line{b.name(o), f.Side(b.Context, b.T("Side"), m.Offered(), o.Number("side"), func(side int) {
		m.Change(b.id, "side", strconv.Itoa(side))
	})}
	if left, most := easel.Strength(o); most > 0 {
		by := max(most/20, 1)
		list = append(list, f.Count(b.T("Hit points"), b.T("%[1]d of %[2]d", left, most),
			func() { easel.SetStrength(m, b.id, max(left-by, 1)) }, func() { easel.SetStrength(m, b.id, left+by) }))
	}
	is := func(name string) bool { return o.Get(name) == "true" }
	opening := []form.Flag{
		{Name: "ambush", Label: b.T("Lies in ambush"), Tip: b.T("Hidden until somebody notices it (SUR-02, LIM-02)"), On: is("ambush"), Set: func(on bool) { easel.SetOpening(m, b.id, "ambush", on) }},
		{Name: "surprised", Label: b.T("Surprised"), Tip: b.T("Surprised without any roll (SUR-04, LIM-04)"), On: is("surprised"), Set: func(on bool) { easel.SetOpening(m, b.id, "surprised", on) }},
		{Name: "pc", Label: b.T("A hero"), Tip: b.T("A player character: first in a tie (LIM-06)"), On: is("pc"), Set: func(on bool) {
			value := ""
			if on {
				value = "true"
			}
			m.Change(b.id, "pc", value)
		}},
	}
	for row := range slices.Chunk(opening, columnsOf(wide)) {
		list = append(list, f.Flags(columnsOf(wide), row))
	}
	list = append(list, b.hold(o)...)
	list = append(list, b.states(o, wide)...)
	return append(list, form.Words(b.T("In skirmish nobody begins with conditions, held or in ambush.")))
}

// name is the row of its own name.
func (b *Being) name(o tmx.Object) form.Line {
	return form.Line{Label: b.T("Name"), Wide: true, Lay: func(p *widget.Page, id string, at widget.Rect) {
		p.Field(id+"name", at, widget.Field{
			Text:     o.Name,
			Accept:   func(s string) bool { return utf8.RuneCountInString(s) <= easel.LongestName && levels.Line(s) == s },
			OnChange: func(s string) { easel.Rename(b.easel, b.id, s); b.changed(); b.Stale() },
		})
	}}
}

// hold are the rows of whom it holds.
func (b *Being) hold(o tmx.Object) (list []form.Line) {
	all := []string{"0"}
	for _, c := range b.easel.Doc.Objects("creatures") {
		if c.ID != b.id && c.Number("side") != o.Number("side") {
			all = append(all, strconv.Itoa(c.ID))
		}
	}
	held, pinned := easel.Hold(o)
	name := func(v string) string {
		n, _ := strconv.Atoi(v)
		c, _, ok := b.easel.Doc.Object(n)
		if !ok {
			return b.T("nobody")
		}
		return words.PointName(b.Words, c.Get("kind"), c.Name) + " · " + grid.C(b.easel.Doc.Cell(c)).Name()
	}
	list = append(list, b.form.Choice(b.T("Holds"), all, strconv.Itoa(held), name, func(v string) {
		n, _ := strconv.Atoi(v)
		easel.SetHold(b.easel, b.id, n, pinned && n > 0)
	}))
	if held > 0 {
		list = append(list, b.form.Flags(2, []form.Flag{{Name: "pins", Label: b.T("Pins it"), Tip: b.T("The one it holds is pinned (GRP-07)"), On: pinned, Set: func(on bool) {
			easel.SetHold(b.easel, b.id, held, on)
		}}}))
	}
	return list
}

// columnsOf is how many buttons stand side by side on a form of a width.
func columnsOf(wide float64) int { return max(int((wide+8)/168), 2) }

// icon is the sign of a condition.
func icon(condition string) string {
	if condition == "paralysed" {
		return "helpless"
	}
	return condition
}

// states are the rows of the conditions it begins in: those it has with the rounds they last,
// and all there are.
func (b *Being) states(o tmx.Object, wide float64) (list []form.Line) {
	now := easel.States(o)
	list = append(list, form.Words(b.T("Begins in these conditions")))
	for _, s := range now {
		words := b.T("for good")
		if s.Rounds > 0 {
			words = b.TN("%[1]d round", "%[1]d rounds", s.Rounds, s.Rounds)
		}
		list = append(list, b.form.Count(b.Key("condition."+s.ID), words,
			func() { easel.SetState(b.easel, b.id, s.ID, max(s.Rounds-1, 0)) }, func() { easel.SetState(b.easel, b.id, s.ID, min(s.Rounds+1, 100)) }))
	}
	columns := columnsOf(wide)
	for all := range slices.Chunk(levels.Startable(), columns) {
		var flags []form.Flag
		for _, id := range all {
			flags = append(flags, form.Flag{
				Name: id, Label: b.Key("condition." + id), Icon: icon(id),
				On: slices.ContainsFunc(now, func(s easel.State) bool { return s.ID == id }),
				Set: func(on bool) {
					rounds := -1
					if on {
						rounds = 0
					}
					easel.SetState(b.easel, b.id, id, rounds)
				},
			})
		}
		list = append(list, b.form.Flags(columns, flags))
	}
	return list
}
