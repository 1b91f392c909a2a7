package tell

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/game/words"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// Squares tell what there is to know of a square of the map.
type Squares struct{ *voice.Voice }

// Inspector tells of a square, and of what decides the match. What has never been in
// sight is not told.
func (sq Squares) Inspector(c grid.Cell, unseen bool) *model.Inspector {
	m := &model.Inspector{Place: sq.T("Square %[1]s", c.Name()), Aim: sq.T("Goal"), Goal: sq.T("Leave no enemy standing.")}
	n := 0
	for id := range sq.E.Count() {
		if sq.against(id) && !sq.E.Facts.Combatants[id].Conditions.Any(rules.DownSet) {
			n++
		}
	}
	m.Left = sq.T("Still standing: %[1]d.", n)
	if list := Goals(sq).Quest().Goals; len(list) > 0 {
		m.Goal, m.Left = list[0].Words+".", list[0].Count
	}
	if unseen {
		m.Facts = []model.Fact{{Icon: "eye", Words: sq.T("None of yours has seen it yet.")}}
		return m
	}
	m.Facts = append(sq.goals(c), sq.ground(c)...)
	if level := sq.E.Map.Elevation(c); level != 0 {
		m.Facts = append(m.Facts, model.Fact{Icon: "height", Words: sq.Key("feature.elevation") + " " + sq.rise(level)})
	}
	m.Facts = append(append(m.Facts, sq.light(c)), sq.covers(c)...)
	m.Facts = append(m.Facts, sq.threat(c))
	for i := range m.Facts { // each stands on a line of its own
		m.Facts[i].Words = words.Capital(m.Facts[i].Words)
	}
	return m
}

// against reports whether a creature on the map is an enemy of the side on screen, or of
// whoever acts where all is shown.
func (sq Squares) against(id rules.ID) bool {
	side := sq.Side
	if who := sq.Acting(); side < 0 && who != rules.Nobody {
		side = int(sq.E.Creatures[who].Side)
	}
	return sq.E.Present(id) && int(sq.E.Creatures[id].Side) != side
}

// ground names what the square is made of and what stands on its edges.
func (sq Squares) ground(c grid.Cell) (list []model.Fact) {
	m, has, edged := sq.E.Map, map[string]bool{}, map[string]bool{}
	note := func(in map[string]bool, features []grid.Feature) {
		for i := range features {
			name := features[i].Kind.String()
			switch {
			case features[i].Door != 0:
				name = "door"
			case name == "pit" && words.Wet(sq.Match.Setup(), c):
				name = "water"
			}
			in[name] = true
		}
	}
	note(has, m.CellFeatures(c))
	x, y := int(c.X), int(c.Y)
	for _, e := range [...]grid.Edge{grid.H(x, y), grid.V(x+1, y), grid.H(x, y+1), grid.V(x, y)} {
		note(edged, m.EdgeFeatures(e))
	}
	for _, g := range words.Grounds {
		if key := "feature." + g.Name; sq.Text.Has(key) {
			if has[g.Name] {
				list = append(list, model.Fact{Icon: g.Icon, Words: sq.drawn(c, g.Name, sq.Key(key))})
			}
			if edged[g.Name] {
				list = append(list, model.Fact{Icon: g.Icon, Words: sq.T("%[1]s at its edge", sq.Key(key))})
			}
		}
	}
	if len(has) == 0 {
		list = slices.Insert(list, 0, model.Fact{Icon: "move", Words: sq.T("Open ground")})
	}
	return list
}

// drawn names a feature of a square as what is drawn there: what slows or conceals is not told by
// that alone.
func (sq Squares) drawn(c grid.Cell, feature, name string) string {
	what := voice.Obstacles(sq).Drawn(c, name)
	if what != name && (feature == "difficult" || feature == "conceal") {
		return sq.T("%[1]s: %[2]s", name, what)
	}
	return what
}

// rise is a level over the ground, or under it, as a length.
func (sq Squares) rise(level int) string {
	if level < 0 {
		return "−" + sq.Length(-level)
	}
	return "+" + sq.Length(level)
}

// light is how light the square is, and where whoever acts sees more in it than others, by which
// of its senses (GEO-17).
func (sq Squares) light(c grid.Cell) model.Fact {
	who, at, eyes := sq.Acting(), grid.Square(c), grid.Vision{}
	if who != rules.Nobody {
		at, eyes = sq.E.Space(who), sq.E.Creatures[who].Vision
	}
	light := func(v grid.Vision) grid.Light { return sq.E.Field().LightFor(v, at, c) }
	l, seen := light(grid.Vision{}), light(eyes)
	f := model.Fact{Icon: "torch", Words: sq.Key("light." + l.String())}
	if l == grid.LightDark {
		f.Icon = "darkness"
	}
	switch {
	case seen == l:
	case light(grid.Vision{LowLight: eyes.LowLight}) == seen:
		f.Words = sq.T("%[1]s; %[2]s sees by low-light vision", f.Words, sq.NameOf(who))
	default:
		f.Words = sq.T("%[1]s; %[2]s sees by darkvision", f.Words, sq.NameOf(who))
	}
	return f
}

// covers names from whom the square would cover whoever acts, and how well, the best
// first; creatures between them are left out, they move.
func (sq Squares) covers(c grid.Cell) (list []model.Fact) {
	who := sq.Acting()
	if who == rules.Nobody || sq.Phases() { // figures have cover of another kind
		return nil
	}
	f, at := sq.E.Field(), grid.Space{At: c, N: sq.E.Space(who).N}
	if n := int(at.N) - 1; !sq.E.Map.Inside(grid.C(int(c.X)+n, int(c.Y)+n)) {
		at.N = 1
	}
	var by [grid.CoverTotal + 1][]rules.ID
	for id := range sq.E.Count() {
		if !sq.against(id) {
			continue
		}
		q := grid.CoverQuery{
			Attacker: sq.E.Space(id), Target: at, TargetHeight: int(sq.E.Creatures[who].Height),
			AttackerTag: int16(id), TargetTag: int16(who),
		}
		if r := f.Cover(&q); r.Grade <= grid.CoverTotal && r.Grade != grid.CoverSoft {
			by[r.Grade] = append(by[r.Grade], id)
		}
	}
	for g := grid.CoverTotal; g > grid.CoverNone; g-- {
		if len(by[g]) > 0 {
			icon := "cover-half"
			if g >= grid.CoverImproved {
				icon = "cover-full"
			}
			list = append(list, model.Fact{Icon: icon, Words: sq.T("%[1]s from %[2]s", sq.Key("cover."+g.String()), sq.few(by[g]))})
		}
	}
	return list
}

// threat names who could strike at a creature on the square; where nobody may yet, those
// who threaten it and are flat-footed until they act (GEO-15, AOO-13).
func (sq Squares) threat(c grid.Cell) model.Fact {
	var by []rules.ID
	for id, cells := range sq.Now.Danger.Menace {
		if slices.Contains(cells, c) {
			by = append(by, rules.ID(id))
		}
	}
	if len(by) > 0 {
		return model.Fact{Icon: "threat", Words: sq.T("Threatened by %[1]s", sq.few(by)), Bad: true}
	}
	for id := range sq.E.Count() {
		if !sq.against(id) || !plan.WillWatch(sq.E, id) {
			continue
		}
		if _, ok := attack.Threatens(sq.E, id, grid.Square(c)); ok {
			by = append(by, id)
		}
	}
	if len(by) > 0 {
		return model.Fact{Icon: "threat", Words: sq.T("Threatened after a first turn: %[1]s", sq.few(by))}
	}
	return model.Fact{Icon: "check", Words: sq.T("No enemy threatens it.")}
}

// few names creatures, at most three of them, and counts the others.
func (sq Squares) few(list []rules.ID) string {
	const most = 3
	var by []string
	for _, id := range list {
		by = append(by, sq.NameOf(id))
	}
	if len(by) <= most {
		return strings.Join(by, ", ")
	}
	n := len(by) - most + 1
	return sq.TN("%[2]s and %[1]d more", "%[2]s and %[1]d more", n, n, strings.Join(by[:most-1], ", "))
}
