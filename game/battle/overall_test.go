package battle

import (
	"strings"
	"testing"

	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/game/text"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestBadgesAreOfTheWhole: the number over an enemy that may be shot at in its
// reach is that of the whole shot, pointed at or not, and over the end of a way on
// which somebody may strike there is none; the slips say what theirs are of
// (AOO-06, AOO-05).
func TestBadgesAreOfTheWhole(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, func(s *rules.Setup) { s.Combatants[0].HP = 4 }, blue("archer", 4, 4).First(), red("orc", 5, 4), red("orc", 9, 4), blue("fighter", 4, 7))
		for _, id := range []rules.ID{1, 2} {
			b.awaitTurn(id) // nobody is flat-footed any more
		}
		b.awaitTurn(0)
		b.turn.Wanted.Arms[0] = 0
		b.pointAt(at(0, 0))
		b.command.CountOut()
		a := rules.Action{Verb: rules.Attack, By: 0, On: 1}
		whole := b.turn.Foresee(&a)
		bare := whole.Strikes[0].Odds.Damages
		if whole.Course == nil || b.Chance(whole.Chance) == b.Chance(bare) {
			t.Fatalf("%s: a shot in reach is promised %s as a whole and %s alone: nothing is proved", lang, b.Chance(whole.Chance), b.Chance(bare))
		}
		var s board.Signs
		b.table.ChanceSigns(&s)
		found := false
		for _, c := range s.Chances {
			if found = found || c.On == b.turn.E.Space(1); c.On == b.turn.E.Space(1) && c.Text != b.Chance(whole.Chance) {
				t.Errorf("%s: the badge says %s of a shot that comes off in %s", lang, c.Text, b.Chance(whole.Chance))
			}
		}
		if !found {
			t.Errorf("%s: the enemy in reach has no badge: %+v", lang, s.Chances)
		}
		p := plan.Proposal{Planned: true, Target: 2, Acts: make([]rules.Action, 2), Strikes: []plan.Strike{{On: 2}}}
		if _, known := b.table.Labelled(&p); !known {
			t.Errorf("%s: a way without risk ends in no number", lang)
		}
		walk := rules.Action{Verb: rules.Move, By: 0, On: rules.Nobody, Cell: at(4, 5)}
		walk.Path.Add(grid.S)
		p.Provoked = b.turn.Foresee(&walk).Way.Opportunities
		if len(p.Provoked) == 0 {
			t.Fatalf("%s: the way gives no opportunity", lang)
		}
		if f, known := b.table.Labelled(&p); known {
			t.Errorf("%s: over the end of a risky way stands %s", lang, b.Chance(f))
		}
	}
}

// TestFoiledAbilityMultiplies: the parts of an ability that may be foiled make its
// headline: the chance that it is not, times the chance that the save fails
// (AOO-10, SAV-01).
func TestFoiledAbilityMultiplies(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, blue("psychic", 4, 4).First(), red("orc", 5, 4))
		b.awaitTurn(1)
		b.awaitTurn(0)
		v, _ := b.command.EntryOf("action.power.mind_spike")
		b.command.Choose(v)
		b.pointAt(at(5, 4))
		b.command.CountOut()
		b.arrange()
		s, w := b.desk.Panels.Slip, b.turn.Forecast.Proposed.View
		if s == nil || w == nil || w.Course == nil || !tell.Foiled(w.Course) {
			t.Fatalf("%s: nothing may foil it: %+v", lang, s)
		}
		want := b.T("%[1]s × %[2]s save fails", b.T("%[1]s not foiled", b.Chance(w.Course.Begins)), b.Chance(w.Victims[0].Saves.Not()))
		if s.Product != want || s.Chance != b.Chance(w.Course.Begins.Both(w.Victims[0].Saves.Not())) {
			t.Errorf("%s: the slip says %q and %q, want %q", lang, s.Chance, s.Product, want)
		}
		titles := ""
		for _, part := range s.Parts {
			titles += part.Title + "|"
		}
		if !strings.Contains(titles, b.T("Caught: affected in full")) || strings.Contains(titles, b.T("Caught: save fails")) {
			t.Errorf("%s: the parts are %s", lang, titles)
		}
	}
}
