package tell

import (
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestSaveSlips: an ability shows the save, the faces that fail, the damage to
// be expected and the chance to fell, each with its rule (SAV-01).
func TestSaveSlips(t *testing.T) {
	for _, lang := range text.Codes() {
		te := on(t, lang, nil, arena.Blue("psychic", 4, 4).First(), arena.Red("orc", 8, 4).Hurt(6))
		te.choose(t, "power.mind_spike")
		s := te.pointAt(grid.C(8, 4))
		v := &te.Forecast.Proposed.View.Victims[0]
		pw := te.Ability(int(te.Forecast.Proposed.Acts[0].Option))
		to := failsTo(v, int(pw.DC))
		if got := v.Fails.Percent(); got != 5*to {
			t.Errorf("%s: fails on %d or less, but with %d%%", lang, to, got)
		}
		cited := len(s.Attack) + len(s.Defence) + len(s.Notes)
		for _, p := range s.Parts {
			cited += len(p.Lines)
		}
		if s == nil || !s.Falls || s.HitFrom != to+1 || s.Needs != te.T("fails on %[1]d or less", to) || s.Mean == "" || s.Kill == "" || cited < 3 {
			t.Errorf("%s: the slip of a save is %+v", lang, s)
		}
		sum := 0
		for _, l := range (Parts{te.Voice}).savePart(pw, v).Lines {
			n := 0
			for _, r := range l.Value {
				if r >= '0' && r <= '9' {
					n = 10*n + int(r-'0')
				}
			}
			if strings.HasPrefix(l.Value, "−") {
				n = -n
			}
			sum += n
		}
		if sum != v.Bonus {
			t.Errorf("%s: the parts of the save come to %+d, it is %+d", lang, sum, v.Bonus)
		}
	}
}

// TestHealingIsToldAsHealing: the headline of what mends says that it heals, and nothing
// of an effect that is suffered (HP-06).
func TestHealingIsToldAsHealing(t *testing.T) {
	for _, lang := range text.Codes() {
		te := on(t, lang, nil, arena.Blue("cleric", 4, 4).First(), arena.Blue("fighter", 5, 4).Hurt(3), arena.Red("orc", 9, 4))
		healed := false
		for _, v := range te.Palette() {
			if pw := te.Ability(v.Power); v.Verb != rules.Power || pw == nil || !pw.Heals {
				continue
			}
			te.Wanted.Mode, te.Wanted.Draft = v.Row().Mode, plan.NewDraft(v.Verb, v.Power)
			if s := te.pointAt(grid.C(5, 4)); s == nil || s.Needs != te.T("is healed") {
				t.Errorf("%s: %s is told as %+v", lang, v.ID, s)
			}
			healed = true
		}
		if !healed {
			t.Errorf("%s: the cleric heals nobody", lang)
		}
	}
}
