package tell

import (
	"fmt"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/levels"
	"tenaille/rules"
)

// lesson is the beginning of a lesson, told in a language.
func lesson(t *testing.T, lang, name string) *Teller {
	t.Helper()
	s, err := levels.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Config{Setup: s, Seats: []string{match.Human, match.Human}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	return telling(t, lang, m)
}

// TestSeveralAreNamedInASentence: of several who are to fall the last comes after an "and".
func TestSeveralAreNamedInASentence(t *testing.T) {
	for lang, want := range map[string]string{"en": "Fell Snik and Fizgit", "fr": "Abattre Snik et Fizgit"} {
		te := lesson(t, lang, "lesson-7-wait")
		if brief, _ := aims(te.Voice).Brief(te.E, 0); brief != want {
			t.Errorf("%q, want %q", brief, want)
		}
	}
}

// TestSpeechHasNoRule: what somebody says is no decision of a rule, and the log cites none.
func TestSpeechHasNoRule(t *testing.T) {
	te := lesson(t, "en", "lesson-7-wait")
	ev := rules.Event{Kind: rules.Spoken, Who: 0, Whom: rules.Nobody, Cite: rules.SKI19}
	if e, ok := te.Log.entry(&Record{Events: []rules.Event{ev}}); !ok || e.Chip != "" || e.Head == "" {
		t.Errorf("%+v: told %v with the rule %q", e, ok, e.Chip)
	}
}

// TestMeanOfAStrikeSaysWhatItCounts: a question about a blow tells what it does on average
// with the misses in it, and says so: less than the least of its damage is no slip of the pen.
func TestMeanOfAStrikeSaysWhatItCounts(t *testing.T) {
	te := on(t, "en", nil, arena.Blue("rogue", 4, 4).First(), arena.Red("ogre", 5, 4))
	te.pointAt(te.E.Space(1).At)
	s := &te.Forecast.Proposed.Strikes[0]
	facts := te.Slips.strikeFacts(0, s)
	if want := te.T("Damage %[1]s; on average %[2]s, misses included", rolled(&s.Aim.Frame, false)+" +2d6", te.Mean(s.Odds.Mean.Float())); facts[1] != want {
		t.Errorf("%q, want %q", facts[1], want)
	}
}

// TestHarmIsGoodNewsOfAnEnemy: what befalls an enemy is told in the colour of good news, what
// befalls one of one's own in that of bad news, whether a blow brings it or anything else.
func TestHarmIsGoodNewsOfAnEnemy(t *testing.T) {
	te := on(t, "en", nil, arena.Blue("fighter", 4, 4).First(), arena.Red("orc", 5, 4))
	for who, want := range []model.Tone{model.Good, model.Bad} {
		ev := rules.Event{Kind: rules.ConditionGained, Who: rules.ID(who), Whom: rules.Nobody, Condition: rules.Invisible, Cite: rules.CND05}
		if e, ok := te.Log.entry(&Record{Events: []rules.Event{ev}}); !ok || e.Tone != want {
			t.Errorf("creature %d invisible: %v, tone %d, want %d", who, ok, e.Tone, want)
		}
	}
	for _, kind := range []rules.EventKind{rules.Damaged, rules.ConditionGained, rules.MoveStopped, rules.WeaponDropped, rules.AbilityDamaged, rules.ActionLost} {
		for who, want := range []model.Tone{model.Bad, model.Good} {
			ev := rules.Event{Kind: kind, Who: rules.ID(who), Whom: rules.Nobody, Verb: rules.Charge, Condition: rules.Stunned, Cite: rules.DMG01}
			if e, ok := te.Log.entry(&Record{Events: []rules.Event{ev}}); !ok || e.Tone != want {
				t.Errorf("event %d of creature %d: %v, tone %d, want %d", kind, who, ok, e.Tone, want)
			}
		}
	}
}

// TestHidingNamesFromWhom: who hides is told, observer by observer, from whom that is so, and
// not as a state that has befallen it besides (STL-01).
func TestHidingNamesFromWhom(t *testing.T) {
	for lang, want := range map[string]string{"en": "%s is hidden from %s", "fr": "%[2]s ne voit plus %[1]s"} {
		te := on(t, lang, nil, arena.Blue("rogue", 4, 4).First(), arena.Red("orc", 9, 4))
		hid := rules.Event{Kind: rules.WentHidden, Who: 0, Whom: 1, Cite: rules.STL01}
		if e, ok := te.Log.entry(&Record{Events: []rules.Event{hid}}); !ok || e.Head != fmt.Sprintf(want, te.NameOf(0), te.NameOf(1)) {
			t.Errorf("%v, %q", ok, e.Head)
		}
		state := rules.Event{Kind: rules.ConditionGained, Who: 0, Whom: rules.Nobody, Condition: rules.Hidden, Cite: rules.STL01}
		if e, ok := te.Log.entry(&Record{Events: []rules.Event{state}}); ok {
			t.Errorf("it is told twice: %+v", e)
		}
	}
}
