package levels

import (
	"slices"
	"strings"

	"tenaille/rules"
)

// Lost is what of a moment a position file cannot state.
type Lost uint8

// What can be lost.
const (
	LostReadied       Lost = iota // what somebody has readied (INI-08)
	LostAid                       // aid given, and places found (ACT-15, HLP-07)
	LostOpportunities             // attacks of opportunity made already (AOO-08)
	LostThings                    // weapons that lie about, or are held by another (MAN-03)
	LostHiding                    // from whom somebody is hidden (STL-01)
	LostGoals                     // what is played for besides (SKI-19)

	lostCount
)

// Still is an encounter as it stands, stated as a position that another can begin with:
// those who are out of the fight for good and those who are not there are left out, and
// nothing is played for but to fell the others. lost says what else of the moment it does
// not hold.
func Still(e *rules.Encounter) (s rules.Setup, lost []Lost) {
	s = *e.Setup
	s.Ambush, s.Surprised, s.Situation, s.Turn = nil, nil, rules.Situation{}, nil
	s.Zones, s.Tokens, s.Goals, s.Events = nil, nil, nil, nil
	s.Map = stillMap(&e.Setup.Map, e.Facts.OpenDoors)
	s.Combatants = nil
	var gone [lostCount]bool
	gone[LostGoals] = len(e.Objectives) > 0
	for side := range e.Sides { // in the order of the sides, so that they stay what they are
		for id := range e.Count() {
			c := &e.Creatures[id]
			if int(c.Side) != side || !e.Present(id) {
				continue
			}
			k := slices.IndexFunc(e.Setup.Combatants, func(s rules.Sheet) bool { return s.ID == c.Sheet })
			if k < 0 {
				continue
			}
			s.Combatants = append(s.Combatants, stillSheet(e, id, clone(e.Setup.Combatants[k])))
			f := &e.Facts.Combatants[id]
			gone[LostReadied] = gone[LostReadied] || f.Readied.Trigger != rules.NoTrigger
			gone[LostOpportunities] = gone[LostOpportunities] || f.Opportunities > 0 && id != e.Facts.Active()
			gone[LostHiding] = gone[LostHiding] || f.HiddenFrom != 0 && foes(e, id)&^f.HiddenFrom != 0
		}
	}
	gone[LostThings] = len(e.Facts.Items) > 0
	for i := range e.Facts.Effects {
		gone[LostAid] = gone[LostAid] || e.Facts.Effects[i].Kind != rules.Holds && e.Facts.Effects[i].Kind != rules.Saps
	}
	for k, is := range gone {
		if is {
			lost = append(lost, Lost(k))
		}
	}
	return s, lost
}

// foes are the enemies of a creature that are there.
func foes(e *rules.Encounter, id rules.ID) (set uint64) {
	for other := range e.Count() {
		if e.Present(other) && e.Hostile(id, other) {
			set |= 1 << other
		}
	}
	return set
}

// stillSheet is the sheet of a creature as it stands.
func stillSheet(e *rules.Encounter, id rules.ID, s rules.Sheet) rules.Sheet {
	c, f := &e.Creatures[id], &e.Facts.Combatants[id]
	s.At, s.PC = [2]int{int(f.At.X), int(f.At.Y)}, c.PC
	s.HP, s.MaxHP = int(f.HP), int(c.MaxHP)
	if c.Card != nil {
		stillCard(&s, c.Card)
	}
	for i := range s.Weapons {
		ready, loaded := f.Ready>>i&1 == 1, f.Loaded>>i&1 == 1
		s.Weapons[i].Ready, s.Weapons[i].Loaded = &ready, &loaded
	}
	if f.Loosed {
		on := false
		s.ShieldOn = &on
	}
	s.Lowered = rules.AbilitiesSetup{
		Str: int(f.Lowered[rules.Str]), Dex: int(f.Lowered[rules.Dex]), Con: int(f.Lowered[rules.Con]),
		Int: int(f.Lowered[rules.Int]), Wis: int(f.Lowered[rules.Wis]), Cha: int(f.Lowered[rules.Cha]),
	}
	if c.Card == nil {
		s.State = stillState(e, id, s.State)
	}
	powers, used := s.Powers, f.Uses
	s.Powers = nil
	for i := range powers {
		p := powers[i]
		if p.PerMatch > 0 {
			if p.PerMatch -= int(used[i]); p.PerMatch <= 0 {
				continue
			}
		}
		s.Powers = append(s.Powers, p)
	}
	for i := len(powers); i < len(c.Powers); i++ {
		for range used[i] {
			if k := slices.Index(s.Carried, c.Powers[i].ID); k >= 0 {
				s.Carried = slices.Delete(s.Carried, k, k+1)
			}
		}
	}
	if k := slices.Index(s.Carried, rules.NetItem); k >= 0 && f.NetThrown {
		s.Carried = slices.Delete(s.Carried, k, k+1)
	}
	return s
}

// stillCard writes the card of a figure out in flat numbers, whose hit points are whole
// (SKI-01).
func stillCard(s *rules.Sheet, f *rules.Figure) {
	s.Skirmish, s.State, s.Race, s.BaseSpeed = nil, nil, "", 0
	s.Attack, s.Defence, s.Damage, s.Melee = int(f.Attack), int(f.Defence), int(f.Damage), f.Melee
	s.Speed, s.Space = int(f.Speed), int(f.Space)
}

// stillState are the conditions of a creature, with whom and how long.
func stillState(e *rules.Encounter, id rules.ID, before []rules.ConditionSetup) (list []rules.ConditionSetup) {
	f := &e.Facts.Combatants[id]
	sheet := func(id rules.ID) int {
		if id == rules.Nobody || !e.Present(id) {
			return 0
		}
		return e.Creatures[id].Sheet
	}
	for set := f.Conditions; set != 0; set = set.Rest() {
		c := set.First()
		x := rules.ConditionSetup{ID: c.String()}
		if k := slices.IndexFunc(before, func(s rules.ConditionSetup) bool { return s.ID == x.ID }); k >= 0 {
			x.DC = before[k].DC
		}
		for i := range e.Facts.Effects {
			if h := &e.Facts.Effects[i]; h.Kind == rules.Holds && h.Who == id && h.Condition == c {
				x.By, x.Rounds = sheet(h.By), int(h.Left)
				if h.By == rules.Nobody {
					x.Rounds-- // the round that begins counts (CND-21)
				}
			}
		}
		switch c {
		case rules.Grappling:
			for other := range e.Count() {
				if f.Grip>>other&1 == 1 && sheet(other) != 0 {
					x.With = append(x.With, sheet(other))
				}
			}
			if len(x.With) == 0 {
				continue
			}
		case rules.Pinned:
			if x.By = sheet(e.Facts.Pinner(id)); x.By == 0 {
				continue
			}
		}
		list = append(list, x)
	}
	return list
}

// stillMap is a map with its doors as they stand.
func stillMap(m *rules.MapSetup, open uint64) rules.MapSetup {
	out := *m
	out.SurveyedAs(nil)
	out.Legend = map[string][]rules.FeatureSetup{}
	for key, list := range m.Legend {
		out.Legend[key] = list
	}
	doors := m.Doors()
	// as sets a feature that is a door as it stands, and reports whether it is one.
	as := func(f *rules.FeatureSetup) bool {
		if f.Door == 0 {
			return false
		}
		n := doors.Of(f)
		f.Door, f.Open = rules.DoorSetup(n), open>>(n-1)&1 == 1
		return true
	}
	free := 'A'
	out.Rows = nil
	for _, row := range m.Rows {
		var b strings.Builder
		for _, ch := range row {
			list, known := m.Legend[string(ch)]
			if fixed, ok := rules.FeatureOf(ch); ok && !known {
				list = []rules.FeatureSetup{fixed}
			}
			list, changed := slices.Clone(list), false
			for i := range list {
				changed = as(&list[i]) || changed
			}
			if changed { // a letter of its own
				for taken := true; taken; {
					_, taken = out.Legend[string(free)]
					_, fixed := rules.FeatureOf(free)
					if taken = taken || fixed || strings.ContainsRune(strings.Join(m.Rows, ""), free); taken {
						free++
					}
				}
				ch = free
				out.Legend[string(ch)] = list
			}
			b.WriteRune(ch)
		}
		out.Rows = append(out.Rows, b.String())
	}
	out.Edges = slices.Clone(m.Edges)
	for i := range out.Edges {
		as(&out.Edges[i].FeatureSetup)
	}
	if len(out.Legend) == 0 {
		out.Legend = nil
	}
	return out
}
