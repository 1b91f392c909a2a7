package match

import (
	"slices"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/levels/wilds"
)

// LastSetup is what of the terms of a match outlives the session, besides ruleset and
// options: what the next set-up begins with. Names are those of the levels and players
// of the program that kept it; Recall takes only what this one knows.
type LastSetup struct {
	// ToTheEnd has machines fight on when their cause is lost, instead of offering to
	// yield.
	ToTheEnd bool `json:"to_the_end,omitempty"`
	// Level is the name of the map, empty for the first.
	Level string `json:"level,omitempty"`
	// Fog is what a side may know, one of Fogs; empty for off.
	Fog string `json:"fog,omitempty"`
	// Ambush is who lies in ambush, "none", "blue" or "red", empty for what the map
	// says; Situation what distance and surroundings add to the tests against it,
	// nil for what the map says.
	Ambush    string `json:"ambush,omitempty"`
	Situation *int   `json:"situation,omitempty"`
	// Points is what an army may cost, 0 for what suits the map.
	Points int `json:"points,omitempty"`
	// Reload is what was agreed about going back to a save, one of replay.Reloads.
	Reload string `json:"reload,omitempty"`
	// Machines are the machine players chosen for the sides, empty for the usual.
	Machines [2]string `json:"machines"`
	// More are the players of the sides after the second, empty for the usual.
	More []string `json:"more,omitempty"`
	// Armies are the armies of the sides, empty for those of the map.
	Armies [2]levels.Army `json:"armies"`
}

// The limits of what is remembered.
const (
	mostPoints    = 5000
	mostCompanies = 64
	mostSituation = 20
)

// Clamp brings every value into its range.
func (l *LastSetup) Clamp() {
	l.Points = min(max(l.Points, 0), mostPoints)
	if n := l.Situation; n != nil && (*n < -mostSituation || *n > mostSituation) {
		l.Situation = nil
	}
	if replay.CheckReload(l.Reload) != nil {
		l.Reload = replay.SameDice
	}
	if len(l.Level) > 64 {
		l.Level = ""
	}
	l.More = l.More[:min(len(l.More), levels.MostSides-len(l.Machines))]
	for side := range l.Armies {
		if len(l.Armies[side]) > mostCompanies {
			l.Armies[side] = nil
		}
		for i := range l.Armies[side] {
			c := &l.Armies[side][i]
			c.Count = min(max(c.Count, 0), mostCompanies)
		}
	}
}

// Remember keeps of the terms what outlives the session. The machine of a side that a
// person plays now stays the one chosen before; of a fight on new ground, which is laid out
// for it with its armies, no map is kept, and the one before stays with its own.
func (l *LastSetup) Remember(t *Terms) {
	l.Fog, l.Reload = t.Fog, t.Reload
	for side, player := range t.Players {
		if !IsHuman(player) && CheckSeat(player) == nil {
			l.Machines[side] = player
		}
	}
	if laidOut(t.Level) {
		return
	}
	l.Level, l.Points, l.Ambush, l.Situation = t.Level, t.Points, t.Ambush, t.Situation
	l.More = slices.Clone(t.More)
	for side, a := range t.Armies {
		l.Armies[side] = slices.Clone(a)
	}
}

// laidOut reports whether a level is a new ground.
func laidOut(level string) bool {
	_, ok := wilds.Parse(level)
	return ok
}

// Recall puts into the terms what this program knows of what is remembered. The sides
// of machines are played by the ones last chosen for them.
func (l *LastSetup) Recall(t *Terms) {
	for side, chosen := range l.Machines {
		if !IsHuman(t.Players[side]) && CheckSeat(chosen) == nil && !IsHuman(chosen) {
			t.Players[side] = chosen
		}
	}
	t.More, t.Reload = nil, l.Reload
	if slices.Contains(Fogs, l.Fog) {
		t.Fog = l.Fog
	}
	if laidOut(l.Level) { // as programs of before have kept it: its armies suit no other map
		return
	}
	for i, p := range l.More {
		if p != "" && CheckSeat(p) == nil {
			t.Seat(len(t.Players)+i, p)
		}
	}
	if slices.Contains(levels.Names(), l.Level) || slices.Contains(levels.Own(), l.Level) {
		t.Level = l.Level
	}
	if l.Ambush == Nobody || slices.Contains(SideIDs[:], l.Ambush) {
		t.Ambush = l.Ambush
	}
	t.Points, t.Situation = l.Points, l.Situation
	for side := range t.Armies {
		t.Armies[side], _ = known(l.Armies[side])
	}
}

// Known reports whether this program knows every creature of the armies: Recall leaves
// the others out.
func (l *LastSetup) Known() bool {
	for _, a := range l.Armies {
		if _, whole := known(a); !whole {
			return false
		}
	}
	return true
}

// known is an army without what this program does not know; whole is false where it
// held such.
func known(list levels.Army) (a levels.Army, whole bool) {
	whole = true
	kinds := levels.Kinds()
	for _, c := range list {
		if !slices.Contains(kinds, c.Kind) || c.Count < 1 {
			whole = false
			continue
		}
		a = append(a, c)
	}
	return a, whole
}
