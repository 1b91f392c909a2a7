package tell

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Reason works out why the first attack of a scheme stands as it does: where
// its lines run and what is in their way.
func (te *Teller) Reason(p *plan.Proposal) attack.Grounds {
	if !p.Planned || len(p.Strikes) == 0 {
		return attack.Grounds{}
	}
	v := &p.Strikes[0]
	return attack.GroundsOf(te.asIfAt(p.From.At), te.Now.Who, v.On, v.Weapon, &v.Aim)
}

// asIfAt is the encounter with the acting creature at a square: b.e itself
// where it stands there.
func (te *Teller) asIfAt(at grid.Cell) *rules.Encounter {
	who := te.Now.Who
	from := te.E.Facts.Combatants[who].At
	if from == at {
		return te.E
	}
	there := te.E.Clone()
	combat.StandAt(there, who, at)
	return there
}

// obstacle names what obstructs a line, with its square.
func (te *Teller) obstacle(o *grid.Obstruction) string {
	if o.Body != grid.NoTag {
		return te.NameOf(rules.ID(o.Body))
	}
	f := te.E.Field()
	x, ok := f.Feature(o)
	name := "rim"
	if ok {
		name = x.Kind.String()
		if x.Door != 0 {
			name = "door"
		}
	}
	thing := te.Key("obstacle." + name)
	if !o.OnEdge && ok {
		thing = te.drawn(o.By, thing)
	}
	words := te.T("%[1]s %[2]s", thing, o.By.Name())
	if ok && x.Kind == grid.FeatureLow {
		words = te.T("%[1]s, %[2]s high", words, te.Tall(int(max(x.Height, 1))))
	}
	return words
}

// drawn is the name of what the map shows on a square, or the given words where
// it shows nothing that has a name of its own.
func (te *Teller) drawn(at grid.Cell, words string) string {
	look := te.Match.Setup().Look
	if look == nil {
		return words
	}
	for _, p := range look.Props {
		if key := "obstacle.prop." + p.Name; p.Cell == [2]int{int(at.X), int(at.Y)} && te.Text.Has(key) {
			return te.Key(key)
		}
	}
	return words
}

// coverNote says in a line what gives cover: how many of the lines of which
// corner are obstructed, and by what.
func (te *Teller) coverNote() string {
	n := 0
	var by []string
	for i := range te.Grounds.Lines {
		l := &te.Grounds.Lines[i]
		if l.Grade == grid.CoverNone {
			continue
		}
		n++
		if l.By.Set {
			if words := te.obstacle(&l.By); !slices.Contains(by, words) {
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
		by = []string{te.Key("obstacle.rim")}
	}
	return te.T("%[1]d of %[2]d lines: %[3]s", n, len(te.Grounds.Lines), strings.Join(by, ", "))
}

// veilNote is where concealment comes from.
func (te *Teller) veilNote() string {
	v := &te.Grounds.Veil
	switch {
	case v.Pct == 0:
		return ""
	case v.Fog:
		return v.By.Name()
	}
	return v.To.Name()
}

// explain puts what decided under the modifiers of a planned attack's slip.
func (te *Teller) explain(s *model.Slip, a *rules.Aim) {
	for i := range s.Defence {
		if s.Defence[i].Rule == rules.COV06.String() && a.Cover.AC > 0 {
			s.Defence[i].Note = te.coverNote()
		}
	}
	if at := te.veilNote(); at != "" {
		for i := range s.Notes {
			switch s.Notes[i].Rule {
			case rules.CON02.String(), rules.CON03.String(), rules.GEO17.String():
				s.Notes[i].Words = te.T("%[1]s (%[2]s)", s.Notes[i].Words, at)
			}
		}
	}
}

// whyNot is why an attack may not be made, with what stands in the way.
func (te *Teller) whyNot(p *plan.Proposal) string {
	plain := te.RefusalOf(p.Verb(te.Mode), p.Refusal)
	if len(p.Strikes) == 0 {
		return plain
	}
	v := &p.Strikes[0]
	w := te.E.Creatures[te.Now.Who].Weapon(v.Weapon)
	far := te.E.Options.Grid.SpaceDistance(p.From, te.E.Space(v.On))
	switch p.Refusal.Cite {
	case rules.GEO14:
		if far < int(w.Interval.Min) {
			return te.T("Too close: %[1]s away, the weapon strikes from %[2]s.", te.Length(far), te.Length(int(w.Interval.Min)))
		}
		return te.T("Out of reach: %[1]s away, the weapon reaches %[2]s.", te.Length(far), te.Length(int(w.Interval.Max)))
	case rules.ATK05:
		return te.T("Out of range: %[1]s away, the weapon carries %[2]s.", te.Length(far), te.Length(w.MaxRange()))
	case rules.COV12:
		if by := te.stoppers(); by != "" {
			return te.T("Total cover: no line passes %[1]s.", by)
		}
	case rules.CON07:
		if words := te.whyUnseen(v.On); words != "" {
			return words
		}
	}
	return plain
}

// stoppers names what stops the lines, each thing once.
func (te *Teller) stoppers() string {
	var by []string
	for i := range te.Grounds.Lines {
		if l := &te.Grounds.Lines[i]; l.By.Set {
			if words := te.obstacle(&l.By); !slices.Contains(by, words) && len(by) < 3 {
				by = append(by, words)
			}
		}
	}
	return strings.Join(by, ", ")
}

// whyUnseen is why the acting creature does not see another.
func (te *Teller) whyUnseen(on rules.ID) string {
	me, it := &te.E.Facts.Combatants[te.Now.Who], &te.E.Facts.Combatants[on]
	switch {
	case me.Conditions.Any(rules.SightlessSet):
		return te.T("Not seen: %[1]s sees nothing.", te.NameOf(te.Now.Who))
	case it.Conditions.Has(rules.Invisible):
		return te.T("Not seen: it is invisible.")
	case it.Conditions.Has(rules.Hidden):
		return te.T("Not seen: it is hidden.")
	case te.Grounds.Unseen:
		if by := te.stoppers(); by != "" {
			return te.T("Not seen: %[1]s hides it.", by)
		}
	case te.Grounds.Veil.Dark:
		return te.T("Not seen: darkness at %[1]s.", te.Grounds.Veil.To.Name())
	}
	return ""
}
