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

// TestHealingIsToldAsHealing: the headline of what mends says with which dice it heals and
// what they come to, as that of a draught does, and nothing of an effect that is suffered
// (HP-06). What is missing caps it, where the dice may give more.
func TestHealingIsToldAsHealing(t *testing.T) {
	for _, lang := range text.Codes() {
		te := on(t, lang, nil, arena.Blue("cleric", 4, 4).First(), arena.Blue("fighter", 5, 4).Hurt(23), arena.Blue("fighter", 3, 4).Hurt(3), arena.Blue("fighter", 4, 5), arena.Red("orc", 9, 4))
		healed := false
		for _, v := range te.Palette() {
			if pw := te.Ability(v.Power); v.Verb != rules.Power || pw == nil || !pw.Heals {
				continue
			}
			te.Wanted.Mode, te.Wanted.Draft = v.Row().Mode, plan.NewDraft(v.Verb, v.Power)
			for at, want := range map[grid.Cell]struct {
				mean    float64
				against string
				refused string
			}{
				grid.C(5, 4): {mean: 39.0 / 8, against: te.T("at most %[1]d: all that is missing", 5)}, // 4 once, else 5
				grid.C(3, 4): {mean: 7.5},
				grid.C(4, 5): {refused: te.T("It would heal nothing: no hit point is missing.")},
			} {
				s := te.pointAt(at)
				if s == nil {
					t.Errorf("%s: %s has no slip at %s", lang, v.ID, at.Name())
					continue
				}
				if needs := te.T("heals %[1]s on average", te.Mean(want.mean)); s.Chance != "1d8+3" || s.Needs != needs || s.Against != want.against || s.Refused.Words != want.refused {
					t.Errorf("%s: %s at %s is told as %q, %q, %q, %q", lang, v.ID, at.Name(), s.Chance, s.Needs, s.Against, s.Refused.Words)
				}
			}
			healed = true
		}
		if !healed {
			t.Errorf("%s: the cleric heals nobody", lang)
		}
	}
}

// TestAreaSaysOnceWhatIsAlike: of those whom an area catches each stands with its chance and
// what it loses, the own side in a list of its own; what saves add stands once for all whose
// saves add the same, and the line that would count the rest is not needed.
func TestAreaSaysOnceWhatIsAlike(t *testing.T) {
	for _, lang := range text.Codes() {
		te := on(t, lang, nil, arena.Red("dragon", 4, 4).First(), arena.Blue("fighter", 9, 4), arena.Blue("fighter", 9, 5), arena.Blue("monk", 9, 6), arena.Red("orc", 10, 5))
		te.choose(t, "power.ember_breath")
		s := te.pointAt(grid.C(9, 5))
		victims := te.Forecast.Proposed.View.Victims
		lines, own, named := 0, 0, 0
		for _, p := range s.Parts {
			switch p.Title {
			case te.T("Own side! Save fails"):
				own = len(p.Lines)
				fallthrough
			case te.T("Caught: save fails"):
				lines += len(p.Lines)
			}
			if strings.Contains(p.Title, strings.TrimSpace(te.T(": fails on %[1]d or less", 15))) || strings.HasPrefix(p.Title, te.SaveName(rules.Reflex)) {
				named += strings.Count(p.Lines[0].Words, ", ") + 1
			}
		}
		if len(victims) < 4 || lines != len(victims) || own != 1 {
			t.Errorf("%s: %d caught, %d lines, %d of the own side", lang, len(victims), lines, own)
		}
		if named != len(victims) {
			t.Errorf("%s: the saves of %d are told, of %d: %+v", lang, named, len(victims), s.Parts)
		}
		pw := te.Ability(int(te.Forecast.Proposed.Acts[0].Option))
		if list := (Parts{te.Voice}).saveParts(pw, victims); len(list) >= len(victims) {
			t.Errorf("%s: two fighters save in %d lists of %d", lang, len(list), len(victims))
		}
	}
}
