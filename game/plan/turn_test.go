package plan

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// opened is the turn of whoever acts first of some creatures on open ground, as its
// side knows it.
func opened(t *testing.T, edit func(*rules.Setup), list ...arena.Stand) *Turn {
	t.Helper()
	return awaited(arena.Match(t, 5, edit, list...))
}

// begun is the first turn of a match of a level between two people.
func begun(t *testing.T, level, ruleset string, seed uint64) *Turn {
	t.Helper()
	setup, err := levels.Load(level)
	if err != nil {
		t.Fatal(err)
	}
	setup.Ruleset = ruleset
	m, err := match.New(match.Config{Setup: setup, Seats: []string{match.Human, match.Human}, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return awaited(m)
}

// awaited is the turn that a match awaits.
func awaited(m *match.Match) *Turn {
	t := NewTurn()
	t.Match = m
	t.look()
	return t
}

// look takes over what the side that is awaited knows.
func (t *Turn) look() {
	_, _, t.Side = t.Match.Awaits()
	t.Refresh()
}

// does has the match do an action.
func (t *Turn) does(tt *testing.T, a rules.Action) {
	tt.Helper()
	if r, err := t.Match.Do(a); err != nil || !r.OK() {
		tt.Fatalf("%v: %v, %v", a, r, err)
	}
	t.look()
}

// pointAt has the player point at a square: what a click there would do is proposed.
func (t *Turn) pointAt(c grid.Cell) *Proposal {
	t.Wanted.Pointer = Pointer{Cell: c, OnMap: true, Who: StandsAt(t.E, c)}
	p := t.ProposeThere()
	if t.Wanted.Mode == VerbMode {
		p = t.Wanted.Draft.Propose(t)
	}
	t.Foretell(p, true)
	return &t.Forecast.Proposed
}

// reflexes is the feat of Combat Reflexes, alert the option by which those who have it
// strike before their first turn (AOO-09, CFL-19).
func reflexes(s *rules.Sheet) { s.Feats = append(s.Feats, "combat_reflexes") }

func alert(s *rules.Setup) { s.Options = map[string]string{"combat_reflexes_flat_footed": "true"} }
