package tabletop

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/game/profile"
	"tenaille/game/tell"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// teller tells in a language, of no match yet.
func teller(t *testing.T, lang string) *tell.Teller {
	t.Helper()
	catalog, err := text.New(lang)
	if err != nil {
		t.Fatal(err)
	}
	unit := ""
	return tell.New(words.New(catalog, &unit), plan.NewTurn())
}

// TestBadgesAreOfTheWhole: the number over an enemy that may be shot at in its
// reach is that of the whole shot, pointed at or not, and over the end of a way on
// which somebody may strike there is none (AOO-06, AOO-05).
func TestBadgesAreOfTheWhole(t *testing.T) {
	te := teller(t, "en")
	te.Match = arena.Match(t, 5, func(s *rules.Setup) { s.Combatants[0].HP = 4 },
		arena.Blue("archer", 4, 4).First(), arena.Red("orc", 5, 4), arena.Red("orc", 9, 4), arena.Blue("fighter", 4, 7))
	for _, id := range []rules.ID{1, 2, 0} {
		arena.Until(t, te.Match, id) // nobody is flat-footed any more
	}
	_, _, te.Side = te.Match.Awaits()
	te.Refresh()
	tb := &Table{Player: playback.New(te, nil)}
	tb.Wanted.Arms[0] = 0
	a := rules.Action{Verb: rules.Attack, By: 0, On: 1}
	whole := tb.Foresee(&a)
	for !whole.Count(1 << 16) {
	}
	bare := whole.Strikes[0].Odds.Damages
	if whole.Course == nil || tb.Chance(whole.Chance) == tb.Chance(bare) {
		t.Fatalf("a shot in reach is promised %s as a whole and %s alone: nothing is proved", tb.Chance(whole.Chance), tb.Chance(bare))
	}
	var s board.Signs
	tb.chanceSigns(&s, rules.Attack)
	found := false
	for _, c := range s.Chances {
		if found = found || c.On == tb.E.Space(1); c.On == tb.E.Space(1) && c.Text != tb.Chance(whole.Chance) {
			t.Errorf("the badge says %s of a shot that comes off in %s", c.Text, tb.Chance(whole.Chance))
		}
	}
	if !found {
		t.Errorf("the enemy in reach has no badge: %+v", s.Chances)
	}
	p := plan.Proposal{Planned: true, Target: 2, Acts: make([]rules.Action, 2), Strikes: []match.Strike{{On: 2}}}
	if _, known := p.Headline(tb.Turn); !known {
		t.Error("a way without risk ends in no number")
	}
	walk := rules.Action{Verb: rules.Move, By: 0, On: rules.Nobody, Cell: grid.C(4, 5)}
	walk.Path.Add(grid.S)
	if p.Provoked = tb.Foresee(&walk).Way.Opportunities; len(p.Provoked) == 0 {
		t.Fatal("the way gives no opportunity")
	}
	if f, known := p.Headline(tb.Turn); known {
		t.Errorf("over the end of a risky way stands %s", tb.Chance(f))
	}
}

// TestWhoeverCanBeStruckIsLabelledAtRest: before anything is pointed at, the enemies that can
// be struck where one stands bear the chance of the whole blow, the first of them too, and
// nobody out of reach; without the what-ifs, and once the attack is spent, nobody does.
func TestWhoeverCanBeStruckIsLabelledAtRest(t *testing.T) {
	te := teller(t, "en")
	te.Match = arena.Match(t, 5, nil, arena.Red("orc", 5, 5), arena.Blue("fighter", 4, 5).First(), arena.Red("goblin", 15, 5))
	_, _, te.Side = te.Match.Awaits()
	te.Refresh()
	own := &profile.Profile{}
	tb := &Table{Player: playback.New(te, nil), Profile: own}
	labels := func() (list []board.Chance) {
		var s board.Signs
		atRestSigns(tb, &s)
		return s.Chances
	}
	if got := labels(); len(got) != 0 {
		t.Errorf("without the what-ifs: %+v", got)
	}
	own.Settings.WhatIf = true
	blow := tb.Foresee(&rules.Action{Verb: rules.Attack, By: 1, On: 0, Weapon: tb.InHand(1, false)})
	if got := labels(); len(got) != 1 || got[0].On != tb.E.Space(0) || got[0].Text != tb.Chance(blow.Strikes[0].Odds.Damages) {
		t.Errorf("labelled are %+v", got)
	}
	te.Wanted.Pointer = plan.Pointer{Cell: grid.C(5, 5), OnMap: true, Who: 0}
	te.Foretell(te.ProposeThere(), true)
	if got := labels(); len(got) != 0 {
		t.Errorf("while the orc is aimed at: %+v", got)
	}
	te.Wanted.Pointer = plan.Pointer{Who: rules.Nobody}
	if _, err := te.Match.Do(rules.Action{Verb: rules.Attack, By: 1, On: 0, Weapon: tb.InHand(1, false)}); err != nil {
		t.Fatal(err)
	}
	te.Refresh()
	if got := labels(); tb.Now.Who == 1 && len(got) != 0 {
		t.Errorf("after the blow: %+v", got)
	}
}

// TestWhoeverCanBeWalkedUpToIsLabelledAtRest: enemies out of reach whom one can walk or step up to,
// or shoot at with another weapon at hand, bear what is promised when they are pointed at, a way
// to them told apart; whom one cannot reach bears nothing.
func TestWhoeverCanBeWalkedUpToIsLabelledAtRest(t *testing.T) {
	for _, v := range [][2]string{{"d20", "monk"}, {"limited", "monk"}, {"skirmish", "monk"}, {"d20", "rogue"}, {"d20", "archer"}} {
		ruleset := v[0]
		te := teller(t, "en")
		te.Match = arena.Match(t, 5, func(s *rules.Setup) { s.Ruleset = ruleset }, arena.Blue(v[1], 2, 5).First(), arena.Red("orc", 5, 5), arena.Red("orc", 5, 8), arena.Red("ogre", 14, 1))
		_, _, te.Side = te.Match.Awaits()
		te.Refresh()
		if te.Now.Who == rules.Nobody {
			te.Wanted.Stop = 0
			te.Refresh()
		}
		own := &profile.Profile{}
		own.Settings.WhatIf = true
		tb := &Table{Player: playback.New(te, nil), Profile: own}
		var s board.Signs
		atRestSigns(tb, &s)
		walks := 0
		for on := rules.ID(1); on < 4; on++ {
			te.Wanted.Pointer = plan.Pointer{Cell: te.E.Facts.Combatants[on].At, OnMap: true, Who: on}
			p := te.ProposeThere()
			want := ""
			if f, known := p.Headline(tb.Turn); known && p.Refusal.OK() {
				want = tb.Chance(f)
			}
			got := ""
			for _, c := range s.Chances {
				if c.On == tb.E.Space(on) {
					if got = c.Text; c.Walk {
						walks++
					} else if len(p.Acts) > 1 {
						t.Errorf("%s: %d is labelled as if it stood in reach", ruleset, on)
					}
				}
			}
			if got != want {
				t.Errorf("%s: enemy %d at rest bears %q, pointed at %q", ruleset, on, got, want)
			}
		}
		if len(s.Chances) < 2 || v[1] == "monk" && walks < 2 {
			t.Errorf("%s: of two who can be walked up to or shot at %d are labelled", ruleset, len(s.Chances))
		}
	}
}

// TestAimedAtLosesOnItsBar: whoever is aimed at shows on its bar what it would lose, with
// a skull where it is likely to fall, and nobody else does.
func TestAimedAtLosesOnItsBar(t *testing.T) {
	te := teller(t, "en")
	te.Match = arena.Match(t, 5, nil, arena.Blue("fighter", 4, 5).First(), arena.Red("orc", 5, 5), arena.Red("goblin", 4, 6).Hurt(1))
	_, _, te.Side = te.Match.Awaits()
	te.Refresh()
	tb := &Table{Player: playback.New(te, nil)}
	for at, falls := range map[grid.Cell]bool{grid.C(5, 5): false, grid.C(4, 6): true} {
		te.Wanted.Pointer = plan.Pointer{Cell: at, OnMap: true, Who: plan.StandsAt(te.E, at)}
		te.Foretell(te.ProposeThere(), false)
		var s board.Signs
		tb.lossSigns(&s)
		if len(s.Harm.Losses) != 1 || s.Harm.Losses[0].ID != int(te.Wanted.Pointer.Who) || s.Harm.Losses[0].Falls != falls || s.Harm.Losses[0].Most == 0 {
			t.Errorf("aimed at %s: %+v", at.Name(), s.Harm.Losses)
		}
	}
}

// TestAWayPastEnemiesIsLabelledAsAWhole: whom a blow is aimed at behind opportunities bears the chance
// of the whole plan, which its slip tells, not that of the blow alone (AOO-10).
func TestAWayPastEnemiesIsLabelledAsAWhole(t *testing.T) {
	te := teller(t, "en")
	te.Match = arena.Match(t, 5, func(s *rules.Setup) {
		s.Options = map[string]string{"combat_reflexes_flat_footed": "true"}
		s.Map.Rows[4], s.Map.Rows[6] = ".......########.", ".......########."
	}, arena.Blue("fighter", 2, 5).Hurt(6).First(), arena.Red("orc", 4, 6).But(func(s *rules.Sheet) { s.Feats = append(s.Feats, "combat_reflexes") }), arena.Red("orc", 8, 5))
	_, _, te.Side = te.Match.Awaits()
	te.Refresh()
	te.Wanted.Short = true
	te.Wanted.Pointer = plan.Pointer{Cell: grid.C(8, 5), OnMap: true, Who: 2}
	te.Foretell(te.ProposeThere(), true)
	o := te.Forecast.Proposed.OutlookOf(te.Turn)
	if o == nil || !o.Known || !o.Headline().Exact() {
		t.Fatalf("the way is not weighed: %+v", o)
	}
	tb := &Table{Player: playback.New(te, nil), Profile: &profile.Profile{}}
	var s board.Signs
	tb.planSigns(&s)
	whole, blow := tb.Chance(o.Headline().Fraction()), tb.Chance(te.Forecast.Proposed.Strikes[0].Odds.Damages)
	if len(s.Chances) != 1 || s.Chances[0].Text != whole || whole == blow {
		t.Errorf("the labels are %+v, the whole plan comes off in %s, the blow in %s", s.Chances, whole, blow)
	}
}
