package tell

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// telling tells of a match to the side that is awaited, as if all had been shown.
func telling(t *testing.T, lang string, m *match.Match) *Teller {
	t.Helper()
	catalog, err := text.New(lang)
	if err != nil {
		t.Fatal(err)
	}
	unit := ""
	te := New(words.New(catalog, &unit), plan.NewTurn())
	te.Match = m
	te.look()
	return te
}

// on is a match among creatures on open ground, told in a language.
func on(t *testing.T, lang string, edit func(*rules.Setup), list ...arena.Stand) *Teller {
	t.Helper()
	return telling(t, lang, arena.Match(t, 5, edit, list...))
}

// keep is a match in the broken keep, by d20 between two people.
func keep(t *testing.T, lang string, seed uint64) *Teller {
	t.Helper()
	setup, err := levels.Load("broken-keep")
	if err != nil {
		t.Fatal(err)
	}
	setup.Ruleset = "d20"
	m, err := match.New(match.Config{Setup: setup, Seats: []string{match.Human, match.Human}, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return telling(t, lang, m)
}

// look takes over what the side that is awaited knows.
func (te *Teller) look() {
	_, _, te.Side = te.Match.Awaits()
	te.Refresh()
	te.Shown.Facts = te.E.Facts
}

// pointAt points at a square: the slip of what a click there would do.
func (te *Teller) pointAt(c grid.Cell) *model.Slip {
	te.Wanted.Pointer = plan.Pointer{Cell: c, OnMap: true, Who: plan.StandsAt(te.E, c)}
	p := te.ProposeThere()
	if te.Wanted.Mode == plan.VerbMode {
		p = te.Wanted.Draft.Propose(te.Turn)
	}
	te.Foretell(p, false)
	return te.Slips.Planned(&te.Forecast.Proposed)
}

// choose begins an entry of the palette.
func (te *Teller) choose(t *testing.T, id string) {
	t.Helper()
	for _, v := range te.Palette() {
		if v.ID == "palette."+id {
			te.Wanted.Mode, te.Wanted.Draft = v.Row().Mode, plan.NewDraft(v.Verb, v.Power)
			return
		}
	}
	t.Fatalf("the palette has no %q", id)
}
