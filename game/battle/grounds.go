package battle

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

// reason works out why the first attack of a scheme stands as it does: where
// its lines run and what is in their way.
func (b *battle) reason(p *plan.Proposal) attack.Grounds {
	if !p.Planned || len(p.Strikes) == 0 {
		return attack.Grounds{}
	}
	v := &p.Strikes[0]
	return attack.GroundsOf(b.asIfAt(p.From.At), b.turn.Now.Who, v.On, v.Weapon, &v.Aim)
}

// asIfAt is the encounter with the acting creature at a square: b.e itself
// where it stands there.
func (b *battle) asIfAt(at grid.Cell) *rules.Encounter {
	who := b.turn.Now.Who
	from := b.turn.E.Facts.Combatants[who].At
	if from == at {
		return b.turn.E
	}
	there := b.turn.E.Clone()
	combat.StandAt(there, who, at)
	return there
}

// obstacle names what obstructs a line, with its square.
func (b *battle) obstacle(o *grid.Obstruction) string {
	if o.Body != grid.NoTag {
		return b.nameOf(rules.ID(o.Body))
	}
	f := b.turn.E.Field()
	x, ok := f.Feature(o)
	name := "rim"
	if ok {
		name = x.Kind.String()
		if x.Door != 0 {
			name = "door"
		}
	}
	thing := b.Key("obstacle." + name)
	if !o.OnEdge && ok {
		thing = b.drawn(o.By, thing)
	}
	words := b.T("%[1]s %[2]s", thing, o.By.Name())
	if ok && x.Kind == grid.FeatureLow {
		words = b.T("%[1]s, %[2]s high", words, b.Tall(int(max(x.Height, 1))))
	}
	return words
}

// drawn is the name of what the map shows on a square, or the given words where
// it shows nothing that has a name of its own.
func (b *battle) drawn(at grid.Cell, words string) string {
	look := b.turn.Match.Setup().Look
	if look == nil {
		return words
	}
	for _, p := range look.Props {
		if key := "obstacle.prop." + p.Name; p.Cell == [2]int{int(at.X), int(at.Y)} && b.Text.Has(key) {
			return b.Key(key)
		}
	}
	return words
}

// coverNote says in a line what gives cover: how many of the lines of which
// corner are obstructed, and by what.
func (b *battle) coverNote() string {
	n := 0
	var by []string
	for i := range b.turn.Grounds.Lines {
		l := &b.turn.Grounds.Lines[i]
		if l.Grade == grid.CoverNone {
			continue
		}
		n++
		if l.By.Set {
			if words := b.obstacle(&l.By); !slices.Contains(by, words) {
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
		by = []string{b.Key("obstacle.rim")}
	}
	return b.T("%[1]d of %[2]d lines: %[3]s", n, len(b.turn.Grounds.Lines), strings.Join(by, ", "))
}

// veilNote is where concealment comes from.
func (b *battle) veilNote() string {
	v := &b.turn.Grounds.Veil
	switch {
	case v.Pct == 0:
		return ""
	case v.Fog:
		return v.By.Name()
	}
	return v.To.Name()
}

// explain puts what decided under the modifiers of a planned attack's slip.
func (b *battle) explain(s *model.Slip, a *rules.Aim) {
	for i := range s.Defence {
		if s.Defence[i].Rule == rules.COV06.String() && a.Cover.AC > 0 {
			s.Defence[i].Note = b.coverNote()
		}
	}
	if at := b.veilNote(); at != "" {
		for i := range s.Notes {
			switch s.Notes[i].Rule {
			case rules.CON02.String(), rules.CON03.String(), rules.GEO17.String():
				s.Notes[i].Words = b.T("%[1]s (%[2]s)", s.Notes[i].Words, at)
			}
		}
	}
}

// whyNot is why an attack may not be made, with what stands in the way.
func (b *battle) whyNot(p *plan.Proposal) string {
	plain := b.refusalOf(p.Verb(b.turn.Mode), p.Refusal)
	if len(p.Strikes) == 0 {
		return plain
	}
	v := &p.Strikes[0]
	w := b.turn.E.Creatures[b.turn.Now.Who].Weapon(v.Weapon)
	far := b.turn.E.Options.Grid.SpaceDistance(p.From, b.turn.E.Space(v.On))
	switch p.Refusal.Cite {
	case rules.GEO14:
		if far < int(w.Interval.Min) {
			return b.T("Too close: %[1]s away, the weapon strikes from %[2]s.", b.Length(far), b.Length(int(w.Interval.Min)))
		}
		return b.T("Out of reach: %[1]s away, the weapon reaches %[2]s.", b.Length(far), b.Length(int(w.Interval.Max)))
	case rules.ATK05:
		return b.T("Out of range: %[1]s away, the weapon carries %[2]s.", b.Length(far), b.Length(w.MaxRange()))
	case rules.COV12:
		if by := b.stoppers(); by != "" {
			return b.T("Total cover: no line passes %[1]s.", by)
		}
	case rules.CON07:
		if words := b.whyUnseen(v.On); words != "" {
			return words
		}
	}
	return plain
}

// stoppers names what stops the lines, each thing once.
func (b *battle) stoppers() string {
	var by []string
	for i := range b.turn.Grounds.Lines {
		if l := &b.turn.Grounds.Lines[i]; l.By.Set {
			if words := b.obstacle(&l.By); !slices.Contains(by, words) && len(by) < 3 {
				by = append(by, words)
			}
		}
	}
	return strings.Join(by, ", ")
}

// whyUnseen is why the acting creature does not see another.
func (b *battle) whyUnseen(on rules.ID) string {
	me, it := &b.turn.E.Facts.Combatants[b.turn.Now.Who], &b.turn.E.Facts.Combatants[on]
	switch {
	case me.Conditions.Any(rules.SightlessSet):
		return b.T("Not seen: %[1]s sees nothing.", b.nameOf(b.turn.Now.Who))
	case it.Conditions.Has(rules.Invisible):
		return b.T("Not seen: it is invisible.")
	case it.Conditions.Has(rules.Hidden):
		return b.T("Not seen: it is hidden.")
	case b.turn.Grounds.Unseen:
		if by := b.stoppers(); by != "" {
			return b.T("Not seen: %[1]s hides it.", by)
		}
	case b.turn.Grounds.Veil.Dark:
		return b.T("Not seen: darkness at %[1]s.", b.turn.Grounds.Veil.To.Name())
	}
	return ""
}
