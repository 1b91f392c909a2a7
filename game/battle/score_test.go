package battle

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/rules"
)

// weary lowers the fighter's Strength by 4 of 16.
func weary(s *rules.Sheet) {
	s.Abilities.Str, s.Lowered = 16, rules.AbilitiesSetup{Str: 4}
}

// lineBy finds the line of a rule that holds some words.
func lineBy(list []model.Line, rule rules.Cite, words string) *model.Line {
	i := slices.IndexFunc(list, func(l model.Line) bool { return l.Rule == rule.String() && strings.Contains(l.Words, words) })
	if i < 0 {
		return nil
	}
	return &list[i]
}

// TestLoweredScoresAreShown: the row of a modifier, the marks, the badge and the
// slip of who is looked at say what a lowered score is and was, in both languages
// (DMG-11).
func TestLoweredScoresAreShown(t *testing.T) {
	for lang, want := range map[string][2]string{"en": {"Strength 12, not 16", "4 stay lost"}, "fr": {"Force 12 au lieu de 16", "Perte de 4"}} {
		b := opening(t, lang, nil, blue("fighter", 4, 4).But(weary).First(), red("spider", 5, 4))
		b.command.SetMode(plan.AttackMode)
		b.pointAt(at(5, 4))
		b.arrange()
		row := lineBy(b.desk.Panels.Slip.Attack, rules.DMG11, want[0])
		if row == nil || row.Value != "+1" {
			t.Errorf("%s: the rows of the attack are %+v", lang, b.desk.Panels.Slip.Attack)
		}
		marks := b.tell.Cards.LookSlip(0, false).Subject.Conditions
		i := slices.IndexFunc(marks, func(m model.Mark) bool { return m.Icon == tell.WeakenedIcon })
		if i < 0 || marks[i].Tip.Title != want[0] || !strings.Contains(marks[i].Tip.Text, want[1]) || marks[i].Tip.Rule != "DMG-11" {
			t.Errorf("%s: the marks of the fighter are %+v", lang, marks)
		}
		badge := false
		for _, p := range b.play.Stage.Pieces() {
			for _, v := range p.Badges {
				badge = badge || p.ID == 0 && v.Icon == tell.WeakenedIcon
			}
		}
		if !badge {
			t.Errorf("%s: the piece bears no badge", lang)
		}
		if l := lineBy(b.tell.Cards.LookSlip(0, false).Notes, rules.DMG11, "16"); l == nil || l.Value != "12" {
			t.Errorf("%s: who looks at the fighter reads no score", lang)
		}
	}
}

// TestVenomIsForetoldAndTold: the slip of a bite tells dice, mean, save and the
// chance of 0, that of an ability the same; the log says the score before and after,
// the slip of the save what was rolled (DMG-11).
func TestVenomIsForetoldAndTold(t *testing.T) {
	for lang, want := range map[string]string{"en": "Strength 5 → ", "fr": "Force 5 → "} {
		frail := func(s *rules.Sheet) {
			s.Abilities.Str, s.Saves.Fort, s.HP, s.MaxHP = 5, -10, 60, 60
		}
		b := opening(t, lang, nil, blue("spider", 4, 4).First(), red("fighter", 6, 4).But(frail))
		b.command.SetMode(plan.AttackMode)
		b.pointAt(at(6, 4))
		b.arrange()
		notes, o := b.desk.Panels.Slip.Notes, b.turn.Forecast.Proposed.Strikes[0].Odds
		dice := lineBy(notes, rules.DMG11, b.Mean(o.Loss.Float()))
		if dice == nil || dice.Value != "−1d6" || lineBy(notes, rules.SAV01, "13") == nil {
			t.Errorf("%s: the slip of the bite says %+v", lang, notes)
		}
		if zero := lineBy(notes, rules.DMG11, b.Key("condition.paralysed")); zero == nil || zero.Value != b.Chance(o.Spends) {
			t.Errorf("%s: the chance of Strength 0 is not told: %+v", lang, notes)
		}
		told, saved := false, false
		for seed := uint64(1); seed < 40 && !(told && saved); seed++ {
			b := openingWith(t, lang, seed, nil, blue("spider", 4, 4).First(), red("fighter", 6, 4).But(frail))
			b.command.SetMode(plan.AttackMode)
			b.pointAt(at(6, 4))
			b.clickBoard(1, false)
			b.quiet(t)
			for i := range b.tell.Log.Entries {
				ev := &b.tell.Log.Records[i].Events[0]
				switch {
				case ev.Kind == rules.AbilityDamaged:
					if e := b.tell.Log.Entries[i]; !strings.Contains(e.Head, want+fmt.Sprint(ev.C)) || e.Chip != "DMG-11" || e.Result != fmt.Sprintf("−%d", ev.A) {
						t.Fatalf("%s: the log says %+v", lang, e)
					}
					told = true
				case ev.Kind == rules.TestRolled && ev.Cite == rules.DMG11:
					s := b.tell.Rolls.Recorded(i)
					if s == nil || s.Weapon != b.T("Saving throw") || b.tell.Log.Entries[i].Tail != b.Key("save.fortitude") {
						t.Fatalf("%s: the slip of the save is %+v, the log %+v", lang, s, b.tell.Log.Entries[i])
					}
					saved = true
				}
			}
		}
		if !told || !saved {
			t.Errorf("%s: in 40 openings no score was lowered", lang)
		}
	}
	b := opening(t, "en", nil, blue("rogue", 4, 4).First(), red("fighter", 5, 4))
	b.command.SetMode(plan.AttackMode)
	b.click("weapon.numbing dagger")
	b.pointAt(at(5, 4))
	b.arrange()
	if l := lineBy(b.desk.Panels.Slip.Notes, rules.DMG11, "Dexterity for 3 rounds"); l == nil || l.Value != "−1d2" {
		t.Errorf("the slip of the numbing dagger says %+v", b.desk.Panels.Slip.Notes)
	}
	b = opening(t, "en", nil, blue("shaman", 4, 4).First(), red("fighter", 8, 4))
	b.pointWith("power.withering_word", at(8, 4))
	if l := lineBy(b.desk.Panels.Slip.Notes, rules.DMG11, "Strength"); l == nil || l.Value != "−1d6" {
		t.Errorf("the slip of the withering word says %+v", b.desk.Panels.Slip.Notes)
	}
}

// TestRestoringIsForetold: who restores reads what is lowered and how much is
// missing, and is told when nothing is (DMG-11).
func TestRestoringIsForetold(t *testing.T) {
	b := opening(t, "en", nil, blue("cleric", 4, 4).First(), blue("fighter", 5, 4).But(weary), blue("archer", 4, 5), red("orc", 12, 9))
	b.pointWith("power.restoring_touch", at(5, 4))
	if s := b.desk.Panels.Slip; s == nil || s.Chance != "1d4" || s.Needs != "restores Strength" || s.Refused.Words != "" {
		t.Errorf("the slip for the weary fighter is %+v", s)
	}
	b.pointAt(at(4, 5))
	b.arrange()
	if s := b.desk.Panels.Slip; s == nil || s.Refused.Rule != "DMG-11" {
		t.Errorf("the slip for the whole archer is %+v", s)
	}
}

// TestEndsOfStatesAreTold: a score that is restored ends what its loss has brought,
// and the log says so (DMG-11).
func TestEndsOfStatesAreTold(t *testing.T) {
	for lang, want := range map[string]string{"en": "over: Paralysed", "fr": "fini\u00a0: Paralysé"} {
		spent := func(s *rules.Sheet) { s.Abilities.Str, s.Lowered = 16, rules.AbilitiesSetup{Str: 16} }
		b := opening(t, lang, nil, blue("cleric", 4, 4).First(), blue("fighter", 5, 4).But(spent), red("orc", 12, 9))
		if !b.turn.E.Facts.Has(1, rules.Paralysed) {
			t.Fatal("who has no Strength left is not paralysed")
		}
		b.pointWith("power.restoring_touch", at(5, 4))
		b.clickBoard(1, false)
		b.quiet(t)
		if b.turn.E.Facts.Has(1, rules.Paralysed) || !slices.ContainsFunc(b.tell.Log.Entries, func(e model.Entry) bool { return e.Result == want && e.Side == 0 }) {
			t.Errorf("%s: the log says %+v", lang, b.tell.Log.Entries)
		}
	}
}
