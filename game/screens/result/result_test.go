package result

import (
	"strings"
	"testing"

	"tenaille/game/internal/pseudo"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/story"
	"tenaille/rules"
)

// TestTurningPointsTellOneChance: the percentage of a turning point is always how
// likely it was that just this would happen, as its title says.
func TestTurningPointsTellOneChance(t *testing.T) {
	const tenth = story.Whole / 10
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	r := New(c, scene.Outcome{Winner: 0, Names: []string{"Archer", "Orc"}, Story: tale()}).(*result)
	roll := story.Roll{Who: 0, Whom: 1, Chance: 7*tenth + 9, CriticalChance: tenth + 9, FellChance: 4*tenth + 9, Damage: 8}
	for _, v := range []struct {
		words, tail string
		edit        func(r *story.Roll)
	}{
		{"Archer hits Orc: 8", "70%", func(r *story.Roll) { r.Success = true }},
		{"Archer strikes Orc with a critical hit: 8", "10%", func(r *story.Roll) { r.Success, r.Critical = true, true }},
		{"Archer fells Orc", "40%", func(r *story.Roll) { r.Success, r.Fell = true, true }},
		{"Archer fells Orc with a critical hit", "40%", func(r *story.Roll) { r.Success, r.Fell, r.Critical = true, true, true }},
		{"Archer misses Orc, who might have fallen", "30%", func(r *story.Roll) {}},
		{"Archer misses Orc", "30%", func(r *story.Roll) { r.FellChance = 0 }},
		{"Orc withstands Archer", "30%", func(r *story.Roll) { r.Kind = story.Save }},
		{"Orc fails the save against Archer", "70%", func(r *story.Roll) { r.Kind, r.Success = story.Save, true }},
		{"Trip: Archer loses to Orc", "30%", func(r *story.Roll) { r.Kind, r.Verb = story.Contest, rules.Trip }},
		{"Archer rolls high: 8", "70%", func(r *story.Roll) { r.Kind, r.Success, r.Real = story.Effect, true, 1 }},
		{"Archer rolls low: 8", "70%", func(r *story.Roll) { r.Kind, r.Success, r.Real = story.Effect, true, -1 }},
		{"Archer fails a check", "30%", func(r *story.Roll) { r.Kind = story.Check }},
	} {
		told := roll
		v.edit(&told)
		if words, tail := r.turns.tellRoll(&told); words != v.words || tail != v.tail {
			t.Errorf("%q, %q; want %q, %q", words, tail, v.words, v.tail)
		}
	}
}

// TestColumnOfDeedsIsNoFeat: in d20 a feat is what a creature has learned; what the
// column counts are maneuvers and abilities that were used.
func TestColumnOfDeedsIsNoFeat(t *testing.T) {
	r := New(screentest.NewContext(t, "en", 1280, 720, 1, 100), scene.Outcome{}).(*result)
	for _, c := range r.table.columns() {
		if strings.Contains(c.head, "feat") {
			t.Errorf("the column of %q is headed %q", c.tip, c.head)
		}
	}
}

// TestTheTableOfDeedsAddsUp: what a side took and nobody dealt is told under the
// table, and with it both sums agree.
func TestTheTableOfDeedsAddsUp(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		o := scene.Outcome{Winner: 0, Story: &story.Story{Sides: []story.Side{
			{Tally: story.Tally{Dealt: 220, Taken: 134, Bled: 22}}, {Tally: story.Tally{Dealt: 112, Taken: 240, Bled: 20}},
		}}}
		r := &table{on: sheet{&scene.Screen{Context: c}, &o}}
		if words := r.bled(); !strings.Contains(words, r.on.SideName(0)+" 22, "+r.on.SideName(1)+" 20") {
			t.Errorf("%s: the line says %q", lang, words)
		}
		r.on.outcome.Story.Sides[0].Bled, r.on.outcome.Story.Sides[1].Bled = 0, 0
		if words := r.bled(); words != "" {
			t.Errorf("%s: nobody bled, and the line says %q", lang, words)
		}
	}
}

// TestTurningPointsAreColouredForTheWinner: a miss of the loser is as good for the
// winner as a hit of its own; to a person who played alone all is told from their own seat.
func TestTurningPointsAreColouredForTheWinner(t *testing.T) {
	r := &turns{on: sheet{outcome: &scene.Outcome{Winner: 0, Story: &story.Story{Heroes: []story.Hero{{Side: 0}, {Side: 1}}}}}}
	for _, v := range []struct {
		who  rules.ID
		real int64
		good bool
	}{{0, 5, true}, {0, -5, false}, {1, 5, false}, {1, -5, true}} {
		if good, known := r.helped(&story.Roll{Who: v.who, Real: v.real}); !known || good != v.good {
			t.Errorf("a swing of %d by %d is good for the winner: %v, %v", v.real, v.who, good, known)
		}
	}
	r.on.outcome.Winner = -1
	if _, known := r.helped(&story.Roll{}); known {
		t.Error("a draw knows a winner")
	}
	// Whoever played alone has it told from their own seat: what served the machine that won
	// did not serve them.
	r.on.outcome.Winner, r.on.outcome.Terms.Players = 1, [2]string{match.Human, match.Machine}
	for who, real := range []int64{1, 1} {
		if good, known := r.helped(&story.Roll{Who: rules.ID(who), Real: real}); !known || good != (who == 0) {
			t.Errorf("a good roll of %d is told as good %v to the person who lost", who, good)
		}
	}
}

// tale is a story of three against two.
func tale() *story.Story {
	s := &story.Story{Sides: []story.Side{{Heroes: 3, Left: 2, Curve: []int64{100_000, -400_000}}, {Heroes: 2, Curve: []int64{0, 300_000}}}, Last: 2, Rounds: []int{1, 30}}
	for id := range 5 {
		h := story.Hero{ID: rules.ID(id), Side: id / 3, MaxHP: 20, HP: 20 - 8*id, Down: id > 2, Round: 2, By: 0}
		h.Tally = story.Tally{Attacks: 12, Hits: 7, Dealt: 131, Taken: 120, Squares: 140, Powers: 3}
		s.Heroes = append(s.Heroes, h)
	}
	for i := range 7 {
		s.Rolls = append(s.Rolls, story.Roll{Step: 10 * i, Round: 2, Who: rules.ID(i % 5), Whom: 4, Success: i%2 == 0, Fell: i == 4, Chance: story.Whole / 3, FellChance: story.Whole / 9, Damage: 9, Expected: 300_000, Real: int64(i%2) * 900_000})
	}
	return s
}
