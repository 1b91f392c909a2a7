package matches

import (
	"log/slog"
	"slices"

	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/screens/ledger"
	"tenaille/game/screens/result/tableau"
	"tenaille/rules/view"
)

// discretion is what the picture of a match leaves out while the match goes on
// under a fog, lest a look at the list tells what the board hides.
type discretion struct {
	asked  bool
	unseen map[int]bool // by the id of their sheets
	words  string       // why, empty when nobody is left out
}

// discreet works out, once for a match, whom its picture leaves out: everybody
// where two persons share the screen, else whom the one person's side did not
// see when the match began. Where no person plays, or all is over, nobody is.
func (m *matches) discreet(v *recorded) *discretion {
	d := &v.secret
	if d.asked {
		return d
	}
	d.asked = true
	s := &v.header.Setup
	fog := s.Fog == "sight" || s.Fog == "memory"
	if v.over || !fog && len(s.Ambush) == 0 {
		return d
	}
	persons, side := 0, view.Everyone
	for i := range s.SidesInOrder() {
		if i >= len(v.header.Seats) || match.IsHuman(v.header.Seats[i]) {
			persons, side = persons+1, i
		}
	}
	if persons == 0 {
		return d
	}
	d.unseen = map[int]bool{}
	for i := range s.Combatants {
		if id := s.Combatants[i].ID; fog || slices.Contains(s.Ambush, id) {
			d.unseen[id] = true
		}
	}
	switch {
	case persons > 1 && fog:
		d.words = m.T("Fog of war, two players: the map does not tell where anybody stands until the match is over.")
		return d
	case persons > 1:
		d.words = m.T("Ambush, two players: the map does not tell where those in hiding stand until the match is over.")
		return d
	case fog:
		d.words = m.T("Fog of war: the map shows what %[1]s saw at the beginning.", m.SideName(side))
	default:
		d.words = m.T("Ambush: the map shows what %[1]s saw at the beginning.", m.SideName(side))
	}
	if err := d.see(v, side); err != nil {
		slog.Warn("what a side saw of a recorded match is not known", "name", v.name, "cause", err)
	}
	return d
}

// see takes in whom a side saw when the match began.
func (d *discretion) see(v *recorded, side int) error {
	seed, err := v.header.SeedNumber()
	if err != nil {
		return err
	}
	begun, err := match.New(match.Config{Setup: v.header.Setup, Seats: v.header.Seats, Seed: seed, Silent: true})
	if err != nil {
		return err
	}
	seen := begun.View(side)
	e := seen.Encounter()
	for id := range e.Count() {
		if seen.Knows(id) {
			delete(d.unseen, e.Creatures[id].Sheet)
		}
	}
	return nil
}

// painting is that of who fights in a match, on its ground, nil where nothing is known of it.
func (m *matches) painting(v *recorded) *tableau.Tableau {
	if !v.known {
		return nil
	}
	if m.paintings[v.name] == nil {
		t := tableau.New(&v.header.Setup, m.cast(v), nil)
		m.paintings[v.name] = &t
	}
	return m.paintings[v.name]
}

// cast are those who fight in a match, as far as they may be seen.
func (m *matches) cast(v *recorded) (list []tableau.Figure) {
	for side, figures := range ledger.Muster(&v.header.Setup, m.discreet(v).unseen) {
		for _, kind := range figures {
			list = append(list, tableau.Figure{Kind: kind, Side: side})
		}
	}
	return list
}

// print is the small print of its ground, nil where nothing is known of it.
func (m *matches) print(v *recorded) *scene.Thumb {
	if !v.known {
		return nil
	}
	if m.prints[v.name] == nil {
		m.prints[v.name] = &scene.Thumb{Unseen: m.discreet(v).unseen}
	}
	return m.prints[v.name]
}
