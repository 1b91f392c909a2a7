package quests

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tenaille/game/easel"
	"tenaille/game/screens/editor/form"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/levels/tmx"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// layForm lays out what the chosen goal or event says, as many rows as there is room for.
func (q *Quests) layForm(p *widget.Page, box widget.Rect) {
	o, layer, ok := q.easel.Doc.Object(q.chosen)
	y, half := box.Y+box.H-44, (box.W-8)/2
	p.Button("quests.back", widget.Rect{X: box.X + half + 8, Y: y, W: half, H: 44}, widget.Button{Label: q.T("Done"), Icon: "check", Kind: widget.Primary, Size: 15, OnClick: q.Back})
	if !ok {
		return
	}
	inner := widget.Rect{X: box.X, Y: box.Y, W: box.W, H: box.H - 52}
	switch layer {
	case "zones":
		q.form.Lay(p, &q.Screen, inner, append(q.name(o), q.zoneLines(o)...))
		return
	case "tokens":
		q.form.Lay(p, &q.Screen, inner, q.name(o))
		return
	case "goals", "events":
	default:
		return
	}
	p.Button("quests.remove", widget.Rect{X: box.X, Y: y, W: half, H: 44}, widget.Button{Label: q.T("Delete"), Icon: "trash", Size: 14, OnClick: func() {
		q.easel.Erase(o.ID)
		q.chosen = 0
		if all := q.all(); len(all) > 0 {
			q.chosen = all[0].ID
		}
		q.did()
	}})
	lines := q.goalLines(o, box.W)
	if layer == "events" {
		lines = q.eventLines(o, box.W)
	}
	q.form.Lay(p, &q.Screen, inner, lines)
}

// typed is the name of a zone, or of something to be carried, as far as it is typed: what is
// no name yet stands in its field, and the map keeps the one before.
type typed struct {
	id    int // the number of the object
	name  string
	taken bool // the map took it
}

// name are the rows of what a zone, or something to be carried, is called.
func (q *Quests) name(o tmx.Object) []form.Line {
	text := o.Name
	if q.typed.id == o.ID && (!q.typed.taken || strings.TrimSpace(q.typed.name) == o.Name) {
		text = q.typed.name
	}
	list := []form.Line{{Label: q.T("Name"), Wide: true, Lay: func(p *widget.Page, id string, at widget.Rect) {
		p.Field(id+"name", at, widget.Field{
			Text:   text,
			Accept: func(s string) bool { return utf8.RuneCountInString(s) <= easel.LongestName && levels.Line(s) == s },
			OnChange: func(s string) {
				q.typed = typed{id: o.ID, name: s, taken: easel.Call(q.easel, o.ID, s)}
				q.changed()
				q.Stale()
			},
		})
	}}}
	if text != o.Name && strings.TrimSpace(text) != o.Name {
		list = append(list, form.Words(q.T("No name, or one that is taken: it stays “%[1]s”.", o.Name)))
	}
	return list
}

// mostLent is what a zone adds or takes at most (ATK-06).
const mostLent = 4

// zoneLines are the rows of a zone: the circumstances of whoever stands in it (ATK-06).
func (q *Quests) zoneLines(o tmx.Object) []form.Line {
	lent := func(label, property string) form.Line {
		n := o.Number(property)
		set := func(d int) func() {
			return func() {
				v := ""
				if n := min(max(n+d, -mostLent), mostLent); n != 0 {
					v = strconv.Itoa(n)
				}
				for _, part := range q.easel.Doc.Objects("zones") {
					if part.Name == o.Name {
						q.easel.Change(part.ID, property, v)
					}
				}
			}
		}
		said := "–"
		if n != 0 {
			said = q.Signed(n)
		}
		return q.form.Count(label, said, set(-1), set(1))
	}
	return []form.Line{
		form.Words(q.T("Circumstances (%[1]s) of whoever stands in it, not in skirmish", rules.ATK06.String())),
		lent(q.T("Its attacks"), "attack"), lent(q.T("Its armour class"), "ac"),
	}
}

// goalLines are the rows of a goal.
func (q *Quests) goalLines(o tmx.Object, wide float64) (list []form.Line) {
	kind := o.Get("goal")
	list = append(list, q.side(o), q.form.Choice(q.T("Goal"), easel.GoalKinds, kind, q.kindName, func(v string) { q.easel.SetGoal(o.ID, v) }))
	needs := func(name string) bool { has, _ := easel.Needs(kind, name); return has }
	if needs("zone") {
		list = append(list, q.named(o, q.T("Zone"), "zone", q.easel.Names("zones")))
	}
	if needs("token") {
		list = append(list, q.named(o, q.T("Thing"), "token", q.easel.Names("tokens")))
	}
	if needs("door") {
		list = append(list, q.door(o, q.T("Door"), "door", false))
	}
	if needs("count") {
		list = append(list, q.count(o, q.T("How many"), "count", 1, 0))
	}
	if needs("percent") {
		list = append(list, q.count(o, q.T("Enemies lost"), "percent", 10, 50))
	}
	if needs("until") {
		list = append(list, q.count(o, q.T("Until the end of round"), "until", 1, 0))
	}
	list = append(list, q.count(o, q.T("By round"), "by", 1, 0), q.flags(o))
	if needs("who") {
		list = append(list, q.creatures(o, q.T("Who it concerns"), "who", wide)...)
	}
	return list
}

// eventLines are the rows of an event: what it waits for, and what happens.
func (q *Quests) eventLines(o tmx.Object, wide float64) (list []form.Line) {
	cue := easel.Cue(o)
	list = append(list, q.form.Choice(q.T("When"), easel.Cues, cue, q.cueName, func(v string) { q.easel.SetCue(o.ID, v) }))
	switch cue {
	case "enters":
		list = append(list, q.named(o, q.T("Zone"), "enters", q.easel.Names("zones")), q.side(o))
	case "goal":
		list = append(list, q.named(o, q.T("Goal"), "goal", q.easel.Names("goals")))
	case "falls":
		list = append(list, q.creatures(o, q.T("All of these"), "falls", wide)...)
	default:
		list = append(list, q.count(o, q.T("Round"), "round", 1, 1))
	}
	by, text := easel.Say(o)
	list = append(list, form.Line{Label: q.T("Spoken line"), Wide: true, Lay: func(p *widget.Page, id string, at widget.Rect) {
		p.Field(id+"say", at, widget.Field{Text: text, OnChange: func(s string) {
			by, _ := easel.Say(mustObject(q, o.ID))
			q.easel.SetSay(o.ID, by, s)
			q.changed()
		}})
	}}, q.form.Choice(q.T("by"), q.speakers(), strconv.Itoa(by), q.speaker, func(v string) {
		n, _ := strconv.Atoi(v)
		_, text := easel.Say(mustObject(q, o.ID))
		q.easel.SetSay(o.ID, n, text)
	}))
	list = append(list, q.door(o, q.T("Opens door"), "open", true), q.door(o, q.T("Closes door"), "close", true))
	if hidden := q.hidden(); len(hidden) > 0 {
		list = append(list, q.form.Choice(q.T("Reveals"), append([]string{""}, hidden...), o.Get("reveal"), orNone, func(v string) { q.easel.Change(o.ID, "reveal", v) }))
	}
	return append(list, q.creatures(o, q.T("Who arrives"), "arrive", wide)...)
}

// mustObject is an object as it is now.
func mustObject(q *Quests, id int) tmx.Object {
	o, _, _ := q.easel.Doc.Object(id)
	return o
}

// hidden are the names of the goals that nobody else knows of.
func (q *Quests) hidden() (list []string) {
	for _, g := range q.easel.Doc.Objects("goals") {
		if g.Get("hidden") == "true" && g.Name != "" {
			list = append(list, g.Name)
		}
	}
	return list
}

// speakers are the numbers of all who may speak, nobody first.
func (q *Quests) speakers() []string {
	list := []string{"0"}
	for _, c := range q.easel.Doc.Objects("creatures") {
		list = append(list, strconv.Itoa(c.ID))
	}
	return list
}

// speaker is what one of them is called.
func (q *Quests) speaker(id string) string {
	n, _ := strconv.Atoi(id)
	c, _, ok := q.easel.Doc.Object(n)
	if !ok {
		return q.T("nobody")
	}
	return words.PointName(q.Words, c.Get("kind"), c.Name) + " · " + q.cell(c)
}

// orNone is a name, or a dash where there is none.
func orNone(v string) string {
	if v == "" {
		return "–"
	}
	return v
}

// cell is the name of the square of a point.
func (q *Quests) cell(o tmx.Object) string { return grid.C(q.easel.Doc.Cell(o)).Name() }

// side is the row of whose it is.
func (q *Quests) side(o tmx.Object) form.Line {
	return q.form.Side(q.Context, q.T("Side"), q.easel.Sides(), o.Number("side"), func(side int) { q.easel.Change(o.ID, "side", strconv.Itoa(side)) })
}

// named is a row with the name of something on the map.
func (q *Quests) named(o tmx.Object, label, property string, names []string) form.Line {
	return q.form.Choice(label, names, o.Get(property), orNone, func(v string) { q.easel.Change(o.ID, property, v) })
}

// door is a row with a door of the map by its number and its square.
func (q *Quests) door(o tmx.Object, label, property string, none bool) form.Line {
	var all []string
	if none {
		all = append(all, "")
	}
	for n := range q.easel.Doors() {
		all = append(all, strconv.Itoa(n+1))
	}
	name := func(v string) string {
		n, _ := strconv.Atoi(v)
		e, ok := q.easel.Doc.DoorOf(n)
		if !ok {
			return orNone(v)
		}
		x, y := easel.Along(e).Square()
		return v + " · " + grid.C(x, y).Name()
	}
	return q.form.Choice(label, all, o.Get(property), name, func(v string) { q.easel.Change(o.ID, property, v) })
}

// count is a row with a number that goes up and down by steps, no lower than least; 0 is
// none.
func (q *Quests) count(o tmx.Object, label, property string, by, least int) form.Line {
	n := o.Number(property)
	words := strconv.Itoa(n)
	if n == 0 {
		words = "–"
	}
	if property == "percent" {
		if n == 0 {
			n = 50
		}
		words = q.Percent(n)
	}
	set := func(d int) func() {
		return func() {
			v := min(max(n+d, 0), 99)
			if property == "round" {
				v = max(v, least)
			}
			if property == "percent" {
				v = max(v, by)
			}
			if v == 0 {
				q.easel.Change(o.ID, property, "")
			} else {
				q.easel.Change(o.ID, property, strconv.Itoa(v))
			}
		}
	}
	return q.form.Count(label, words, set(-by), set(by))
}

// flags is the row of what a goal is besides.
func (q *Quests) flags(o tmx.Object) form.Line {
	var list []form.Flag
	for _, v := range []struct{ name, label, tip string }{
		{"optional", q.T("Optional"), q.T("It decides nothing")},
		{"hidden", q.T("Hidden"), q.T("Others learn of it when it is reached or revealed")},
	} {
		list = append(list, form.Flag{Name: v.name, Label: v.label, Tip: v.tip, On: o.Get(v.name) == "true", Set: func(on bool) {
			value := ""
			if on {
				value = "true"
			}
			q.easel.Change(o.ID, v.name, value)
		}})
	}
	return q.form.Flags(2, list)
}

// creatures are the rows of all creatures that stand on points of their own, those that are
// meant lit.
func (q *Quests) creatures(o tmx.Object, label, property string, wide float64) (list []form.Line) {
	all := q.easel.Doc.Objects("creatures")
	in := easel.Listed(o.Get(property))
	head := label
	if len(all) == 0 {
		head = q.T("Set creatures down on the map first.")
	}
	list = append(list, form.Words(head))
	const cell = 92.
	columns := max(int((wide-10+4)/(cell+4)), 1)
	for from := 0; from < len(all); from += columns {
		row := all[from:min(from+columns, len(all))]
		list = append(list, form.Line{Lay: func(p *widget.Page, id string, at widget.Rect) {
			for i, c := range row {
				p.Button(id+property+"."+strconv.Itoa(c.ID), widget.Rect{X: at.X + float64(i)*(cell+4), Y: at.Y, W: cell, H: at.H}, widget.Button{
					Selected: slices.Contains(in, c.ID), Tip: words.PointName(q.Words, c.Get("kind"), c.Name),
					OnClick: func() { q.easel.Toggle(o.ID, property, c.ID); q.did() },
					Paint: func(k widget.Canvas, r widget.Rect) {
						k.Portrait(c.Get("kind"), max(c.Number("side"), 1)-1, r.X+4, r.Y+3, r.H-6)
						k.Text(q.cell(c), r.X+r.W-10, r.Y+r.H/2+4.5, widget.Mono, 13, widget.Bone, widget.End)
					},
				})
			}
		}})
	}
	return list
}
