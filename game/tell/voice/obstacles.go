package voice

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// Veil is why, in a word or two, an attack from a space may be lost to
// concealment, with the rule of it: the first of the reasons that gives the
// whole miss chance (CON-05).
func (ob Obstacles) Veil(by, on rules.ID, from, at grid.Space, fr *rules.Frame) (string, rules.Cite) {
	pct := int(fr.Conceal)
	v := ob.E.Creatures[by].Vision
	light := grid.LightDark // of the best lit of its squares, which the attacker picks (GEO-13)
	f := ob.E.Field()
	for i := range at.Len() {
		light = min(light, f.LightFor(v, from, at.Cell(i)))
	}
	switch {
	case int(ob.E.Creatures[on].Conceal) == pct:
		return ob.T("blurred target"), rules.CON09
	case int(light.Percent()) == pct && light == grid.LightDark:
		return ob.T("darkness"), rules.GEO17
	case int(light.Percent()) == pct:
		return ob.T("dim light"), rules.GEO17
	case pct == 50 && !attack.Sees(ob.E, by, on):
		return ob.T("unseen target"), rules.CON07
	case !ob.E.Creatures[by].Weapon(fr.Weapon).Projectile() && grid.Adjacent(from, at):
		return ob.T("fog or growth"), rules.CON03
	}
	return ob.T("fog or growth"), rules.CON02
}

// obstacle names what obstructs a line, with its square.
func (ob Obstacles) obstacle(o *grid.Obstruction) string {
	if o.Body != grid.NoTag {
		return ob.NameOf(rules.ID(o.Body))
	}
	f := ob.E.Field()
	x, ok := f.Feature(o)
	name := "rim"
	if ok {
		name = x.Kind.String()
		if x.Door != 0 {
			name = "door"
		}
	}
	thing := ob.Key("obstacle." + name)
	if !o.OnEdge && ok {
		thing = ob.Drawn(o.By, thing)
	}
	words := ob.T("%[1]s %[2]s", thing, o.By.Name())
	if ok && x.Kind == grid.FeatureLow {
		words = ob.T("%[1]s, %[2]s high", words, ob.Tall(int(max(x.Height, 1))))
	}
	return words
}

// Drawn is the name of what the map shows on a square, or the given words where
// it shows nothing that has a name of its own.
func (ob Obstacles) Drawn(at grid.Cell, words string) string {
	look := ob.Match.Setup().Look
	if look == nil {
		return words
	}
	for _, p := range look.Props {
		if key := "obstacle.prop." + p.Name; p.Cell == [2]int{int(at.X), int(at.Y)} && ob.Text.Has(key) {
			return ob.Key(key)
		}
	}
	return words
}

// coverNote says in a line what gives cover: how many of the lines of which
// corner are obstructed, and by what.
func (ob Obstacles) coverNote() string { return ob.Lined(ob.Forecast.Grounds.Lines) }

// Lined says how many of some lines are obstructed, and by what; "" for none.
func (ob Obstacles) Lined(lines []grid.CornerLine) string {
	n := 0
	var by []string
	for i := range lines {
		l := &lines[i]
		if l.Grade == grid.CoverNone {
			continue
		}
		n++
		if l.By.Set {
			if words := ob.obstacle(&l.By); !slices.Contains(by, words) {
				by = append(by, words)
			}
		}
	}
	if n == 0 {
		return ""
	}
	if len(by) > 3 {
		by = append(by[:3], "…")
	}
	if len(by) == 0 {
		by = []string{ob.Key("obstacle.rim")}
	}
	return ob.T("%[1]d of %[2]d lines: %[3]s", n, len(lines), strings.Join(by, ", "))
}

// veilNote is where concealment comes from that a rule gives.
func (ob Obstacles) veilNote(rule string) string {
	v := &ob.Forecast.Grounds.Veil
	if v.Fog && rule != rules.GEO17.String() {
		return v.By.Name()
	}
	return v.To.Name()
}

// Explain puts what decided under the modifiers of a planned attack's slip.
func (ob Obstacles) Explain(s *model.Slip, a *rules.Aim) {
	for i := range s.Defence {
		if s.Defence[i].Rule == rules.COV06.String() && a.Cover.AC > 0 {
			s.Defence[i].Note = ob.coverNote()
		}
	}
	if ob.Forecast.Grounds.Veil.Pct == 0 {
		return
	}
	for i := range s.Notes {
		switch rule := s.Notes[i].Rule; rule {
		case rules.CON02.String(), rules.CON03.String(), rules.GEO17.String():
			s.Notes[i].Words = ob.T("%[1]s (%[2]s)", s.Notes[i].Words, ob.veilNote(rule))
		}
	}
}

// WhyNot is why an attack may not be made, with what stands in the way.
func (ob Obstacles) WhyNot(p *plan.Proposal) string {
	plain := ob.RefusalOf(p.Verb(ob.Wanted.Mode), p.Refusal)
	if len(p.Strikes) == 0 {
		return plain
	}
	v := &p.Strikes[0]
	w := ob.E.Creatures[ob.Now.Who].Weapon(v.Weapon)
	far := ob.E.Options.Grid.SpaceDistance(p.From, ob.E.Space(v.On))
	switch p.Refusal.Cite {
	case rules.GEO14:
		if far < int(w.Interval.Min) {
			return ob.T("Too close: %[1]s away, the weapon strikes from %[2]s.", ob.Length(far), ob.Length(int(w.Interval.Min)))
		}
		return ob.T("Out of reach: %[1]s away, the weapon reaches %[2]s.", ob.Length(far), ob.Length(int(w.Interval.Max)))
	case rules.ATK05:
		return ob.T("Out of range: %[1]s away, the weapon carries %[2]s.", ob.Length(far), ob.Length(w.MaxRange()))
	case rules.COV12:
		if by := ob.stoppers(3); by != "" {
			return ob.T("Total cover: no line passes %[1]s.", by)
		}
	case rules.CON07:
		switch words := ob.whyUnseen(v.On); {
		case words == "":
		case ob.E.Rules.Has(rules.AttackSquare):
			return ob.T("%[1]s “Attack a square” may still hit.", words)
		default:
			return words
		}
	}
	return plain
}

// barrier names what keeps everybody from standing on a square, with its sign; without
// words nothing does.
func (ob Obstacles) barrier(at grid.Cell) (icon, words string) {
	x, ok := ob.E.Field().Barrier(at)
	if !ok {
		return "", ""
	}
	switch {
	case x.Kind == grid.FeaturePit && ob.wet(at):
		return "water", ob.Key("obstacle.water")
	case x.Kind == grid.FeaturePit:
		return "pit", ob.Key("obstacle.pit")
	case x.Door != 0:
		return "open-door", ob.Key("obstacle.door")
	}
	return "wall", ob.Drawn(at, ob.Key("obstacle."+x.Kind.String()))
}

// wet reports whether the map shows water on a square.
func (ob Obstacles) wet(at grid.Cell) bool {
	look := ob.Match.Setup().Look
	if look == nil || int(at.Y) >= len(look.Ground) || int(at.X) >= len(look.Ground[at.Y]) {
		return false
	}
	return look.Ground[at.Y][at.X] == 'w'
}

// stoppers names what stops the lines, each thing once, so many of them at the most.
func (ob Obstacles) stoppers(most int) string {
	var by []string
	for i := range ob.Forecast.Grounds.Lines {
		if l := &ob.Forecast.Grounds.Lines[i]; l.By.Set {
			if words := ob.obstacle(&l.By); !slices.Contains(by, words) && len(by) < most {
				by = append(by, words)
			}
		}
	}
	return strings.Join(by, ", ")
}

// whyUnseen is why the acting creature does not see another.
func (ob Obstacles) whyUnseen(on rules.ID) string {
	me, it := &ob.E.Facts.Combatants[ob.Now.Who], &ob.E.Facts.Combatants[on]
	switch {
	case me.Conditions.Any(rules.SightlessSet):
		return ob.T("Not seen: %[1]s sees nothing.", ob.NameOf(ob.Now.Who))
	case it.Conditions.Has(rules.Invisible):
		return ob.T("Not seen: it is invisible.")
	case it.Conditions.Has(rules.Hidden):
		return ob.T("Not seen: it is hidden.")
	case ob.Forecast.Grounds.Unseen:
		if by := ob.stoppers(3); by != "" {
			return ob.T("Not seen: %[1]s hides it.", by)
		}
	case ob.Forecast.Grounds.Veil.Dark:
		return ob.T("Not seen: darkness at %[1]s.", ob.Forecast.Grounds.Veil.To.Name())
	}
	return ""
}

// Obstacles tell what stands between two creatures: what gives cover, what hides,
// what refuses an attack.
type Obstacles struct{ *Voice }
