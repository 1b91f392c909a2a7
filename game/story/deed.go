package story

import (
	"slices"

	"tenaille/rules"
)

// DeedKind is what a match is remembered for.
type DeedKind uint8

// The kinds of deeds, those that are told rather than others first.
const (
	// NoDeed is that of a match nobody has won.
	NoDeed DeedKind = iota
	// FelledTheMighty: Whom, the sturdiest of the losers by far, fell to Who.
	FelledTheMighty
	// LastOneStanding: of Of that set out Who alone was left, having felled Count.
	LastOneStanding
	// AgainstAllOdds: Who felled Whom with a blow that would have done so with Chance.
	AgainstAllOdds
	// BroughtBack: Who healed Whom, who had been down, and who then felled Count.
	BroughtBack
	// FelledMost: Who felled Count of the Of that were lost.
	FelledMost
	// Spared: Who would have felled Whom with Chance, and failed; Whom won.
	Spared
	// NobodyLost: all Of of the winners are standing.
	NobodyLost
	// LastBlow: Who felled Whom, and with that it was over.
	LastBlow
	// Outlasted: the match was won without a deed of one creature.
	Outlasted
)

// Deed is the deed of the day: what a match is remembered for.
type Deed struct {
	Kind DeedKind
	// Who did it and Whom it was done to, Nobody where the kind names none.
	Who, Whom rules.ID
	// Count and Of are creatures, as the kind says.
	Count, Of int
	// Chance is in Whole.
	Chance uint64
	// Step is the line of the replay it belongs to, -1 where it belongs to none.
	Step int
}

// rare is the chance up to which a blow is one against all odds, likely that from which a
// failure spares somebody: 15 and 60 in a hundred.
const (
	rare   = Whole * 15 / 100
	likely = Whole * 60 / 100
)

// Deed chooses the deed of the day: always one that the winners did or owe to the dice,
// by what really happened, the most telling kind first.
func (s *Story) Deed() Deed {
	if s.Winner < 0 || s.Winner >= len(s.Sides) {
		return Deed{Who: rules.Nobody, Whom: rules.Nobody, Step: -1}
	}
	for _, look := range []func() (Deed, bool){
		s.mighty, s.lastOne, s.againstOdds, s.broughtBack, s.felledMost, s.spared, s.nobodyLost, s.lastBlow,
	} {
		if d, ok := look(); ok {
			return d
		}
	}
	return Deed{Kind: Outlasted, Who: rules.Nobody, Whom: rules.Nobody, Step: -1}
}

// won tells whether a creature was of the winners.
func (s *Story) won(id rules.ID) bool {
	return id != rules.Nobody && int(id) < len(s.Heroes) && s.Heroes[id].Side == s.Winner
}

// lost tells whether a creature was of those who did not win.
func (s *Story) lost(id rules.ID) bool {
	return id != rules.Nobody && int(id) < len(s.Heroes) && s.Heroes[id].Side != s.Winner
}

// mighty looks for the last fall of a loser at least twice as sturdy as whoever felled it
// and as any other of its side.
func (s *Story) mighty() (Deed, bool) {
	for i := len(s.Falls) - 1; i >= 0; i-- {
		f := &s.Falls[i]
		if !s.won(f.By) || !s.lost(f.Who) || !s.Heroes[f.Who].Down {
			continue
		}
		most := s.Heroes[f.By].MaxHP
		for k := range s.Heroes {
			if h := &s.Heroes[k]; h.Side == s.Heroes[f.Who].Side && h.ID != f.Who {
				most = max(most, h.MaxHP)
			}
		}
		if s.Heroes[f.Who].MaxHP >= 2*most {
			return Deed{Kind: FelledTheMighty, Who: f.By, Whom: f.Who, Step: f.Step}, true
		}
	}
	return Deed{}, false
}

// lastOne looks for a winner left alone of three or more, who felled two or more.
func (s *Story) lastOne() (Deed, bool) {
	side := &s.Sides[s.Winner]
	if side.Left != 1 || side.Heroes < 3 {
		return Deed{}, false
	}
	i := slices.IndexFunc(s.Heroes, func(h Hero) bool { return h.Side == s.Winner && !h.Down && !h.Late })
	if i < 0 || s.Heroes[i].Felled < 2 {
		return Deed{}, false
	}
	return Deed{Kind: LastOneStanding, Who: s.Heroes[i].ID, Whom: rules.Nobody, Count: s.Heroes[i].Felled, Of: side.Heroes, Step: s.lastFallBy(s.Heroes[i].ID)}, true
}

// againstOdds looks for the least likely blow with which a winner felled a loser.
func (s *Story) againstOdds() (Deed, bool) {
	best := -1
	for i := range s.Rolls {
		r := &s.Rolls[i]
		if r.Fell && r.FellChance > 0 && r.FellChance <= rare && s.won(r.Who) && s.lost(r.Whom) && (best < 0 || r.FellChance < s.Rolls[best].FellChance) {
			best = i
		}
	}
	if best < 0 {
		return Deed{}, false
	}
	r := &s.Rolls[best]
	return Deed{Kind: AgainstAllOdds, Who: r.Who, Whom: r.Whom, Chance: r.FellChance, Step: r.Step}, true
}

// broughtBack looks for the winner brought back by another who felled most after it, and was
// standing in the end or felled somebody.
func (s *Story) broughtBack() (best Deed, ok bool) {
	for i := range s.Rescues {
		r := &s.Rescues[i]
		if !s.won(r.Who) || !s.won(r.Whom) {
			continue
		}
		d := Deed{Kind: BroughtBack, Who: r.Who, Whom: r.Whom, Step: r.Step}
		for k := range s.Falls {
			if f := &s.Falls[k]; f.By == r.Whom && f.Step > r.Step && s.lost(f.Who) {
				d.Count++
			}
		}
		if (d.Count > 0 || !s.Heroes[r.Whom].Down) && (!ok || d.Count > best.Count) {
			best, ok = d, true
		}
	}
	return best, ok
}

// felledMost looks for a winner who felled three or more, and half of those that fell.
func (s *Story) felledMost() (best Deed, ok bool) {
	count, all := make([]int, len(s.Heroes)), 0
	for i := range s.Falls {
		if f := &s.Falls[i]; s.lost(f.Who) {
			all++
			if s.won(f.By) {
				count[f.By]++
			}
		}
	}
	for id, n := range count {
		if n >= 3 && 2*n >= all && n > best.Count {
			best, ok = Deed{Kind: FelledMost, Who: rules.ID(id), Whom: rules.Nobody, Count: n, Of: all, Step: s.lastFallBy(rules.ID(id))}, true
		}
	}
	return best, ok
}

// spared looks for the likeliest fall of a winner that did not come, of one who then was
// standing in the end.
func (s *Story) spared() (Deed, bool) {
	best := -1
	for i := range s.Rolls {
		r := &s.Rolls[i]
		if !r.Success && r.FellChance >= likely && s.lost(r.Who) && s.won(r.Whom) && !s.Heroes[r.Whom].Down && (best < 0 || r.FellChance > s.Rolls[best].FellChance) {
			best = i
		}
	}
	if best < 0 {
		return Deed{}, false
	}
	r := &s.Rolls[best]
	return Deed{Kind: Spared, Who: r.Who, Whom: r.Whom, Chance: r.FellChance, Step: r.Step}, true
}

// nobodyLost tells whether all of the winners, two at least, are standing.
func (s *Story) nobodyLost() (Deed, bool) {
	side := &s.Sides[s.Winner]
	if side.Left < side.Heroes || side.Heroes < 2 {
		return Deed{}, false
	}
	return Deed{Kind: NobodyLost, Who: rules.Nobody, Whom: rules.Nobody, Of: side.Heroes, Step: -1}, true
}

// lastBlow looks for the last fall of a loser to a winner.
func (s *Story) lastBlow() (Deed, bool) {
	for i := len(s.Falls) - 1; i >= 0; i-- {
		if f := &s.Falls[i]; s.won(f.By) && s.lost(f.Who) {
			return Deed{Kind: LastBlow, Who: f.By, Whom: f.Who, Step: f.Step}, true
		}
	}
	return Deed{}, false
}

// lastFallBy is the step of the last fall by somebody, -1 where there is none.
func (s *Story) lastFallBy(id rules.ID) int {
	for i := len(s.Falls) - 1; i >= 0; i-- {
		if s.Falls[i].By == id {
			return s.Falls[i].Step
		}
	}
	return -1
}
