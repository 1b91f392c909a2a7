package battle

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/render/board/sight"
	"tenaille/rules/grid"
)

// TestARefusedChargeSaysWhyInOneForm aims a charge at enemies that may not be
// charged: whatever the reason, the slip names it with its rule, and there are
// neither odds nor a way nor a ghost; what stands in the lane is marked.
func TestARefusedChargeSaysWhyInOneForm(t *testing.T) {
	for _, c := range []struct {
		name   string
		cast   []stand
		before func(b *battle)
		words  [2]string
		marks  []grid.Cell
	}{
		{name: "someone in the way", cast: []stand{blue("fighter", 2, 4).First(), red("orc", 5, 4), red("goblin", 9, 4)}, words: [2]string{"Razka F5", "F5"}, marks: []grid.Cell{at(5, 4)}},
		{name: "too close", cast: []stand{blue("fighter", 7, 4).First(), red("orc", 2, 9), red("goblin", 9, 4)}, words: [2]string{"Too close", "Trop près"}},
		{name: "too far", cast: []stand{blue("fighter", 0, 4).First(), red("orc", 2, 9), red("goblin", 15, 4)}, words: [2]string{"Too far", "Trop loin"}},
		{name: "moved", cast: []stand{blue("fighter", 2, 4).First(), red("orc", 2, 9), red("goblin", 9, 4)}, words: [2]string{"5-foot step", "placement"}, before: func(b *battle) {
			b.draftAt("five_foot_step", at(3, 4))
		}},
	} {
		for lang, words := range map[string]string{"en": c.words[0], "fr": c.words[1]} {
			b := opening(t, lang, nil, c.cast...)
			if c.before != nil {
				c.before(b)
				b.quiet(t)
			}
			b.turn.Wanted.Mode = plan.ChargeMode
			b.pointAt(b.turn.E.Space(2).At)
			s := b.seenSlip()
			slip := b.desk.Panels.Slip
			if slip == nil || slip.Refused.Rule == "" || !strings.Contains(slip.Refused.Words, words) {
				t.Errorf("%s: %s: the slip is %+v, wanted %q in it", lang, c.name, slip, words)
				continue
			}
			if slip.HitFrom != 0 || slip.Damage != "" || len(slip.Attack) > 0 || slip.Subject == nil {
				t.Errorf("%s: %s: odds of what will not happen: %+v", lang, c.name, slip)
			}
			told := slices.ContainsFunc(s.Chances, func(c board.Chance) bool { return c.On == b.turn.E.Space(2) })
			if s.Ghost != nil || s.Path != nil || told || s.Target == nil {
				t.Errorf("%s: %s: a ghost %v, a way %v, chances %v or no target", lang, c.name, s.Ghost, s.Path, s.Chances)
			}
			var stops []grid.Cell
			for _, m := range s.Sights.Marks {
				if m.Kind == sight.Stops {
					stops = append(stops, m.On.At)
				}
			}
			if !slices.Equal(stops, c.marks) {
				t.Errorf("%s: %s: marked %v, wanted %v", lang, c.name, stops, c.marks)
			}
			if words, bad := b.hinted(); words != "" || bad {
				t.Errorf("%s: %s: the bar says it as well: %q", lang, c.name, words)
			}
		}
	}
}
