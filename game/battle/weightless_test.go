package battle

import (
	"slices"
	"testing"

	"tenaille/render/board/piece"
	"tenaille/render/ui"
	"tenaille/rules"
)

// TestZeroGravityIsShown: the header says it with its rule, who floats is drawn
// afloat with a badge, and righting oneself stands on the bar (MOV-14, CND-16).
func TestZeroGravityIsShown(t *testing.T) {
	for lang, word := range map[string]string{"en": "zero gravity", "fr": "gravité nulle"} {
		for _, row := range []struct {
			ruleset string
			weight  bool
		}{{"d20", false}, {"limited", false}, {"d20", true}, {"skirmish", false}} {
			b := opening(t, lang, func(s *rules.Setup) {
				s.Ruleset, s.Map.ZeroGravity = row.ruleset, !row.weight
				s.Combatants[0].State = []rules.ConditionSetup{{ID: "floating"}}
			}, blue("fighter", 4, 4), red("orc", 9, 4))
			b.awaitTurn(0)
			b.arrange()
			part := slices.IndexFunc(b.desk.Panels.All(), func(p ui.Region) bool { return p.ID == "gravity" })
			if want := !row.weight && row.ruleset != "skirmish"; (part >= 0) != want {
				t.Errorf("%s, weight %v: the header's sign is there: %v", row.ruleset, row.weight, part >= 0)
			} else if want {
				if tip := b.desk.Panels.All()[part].Tip; tip.Title != word || tip.Rule != "MOV-14" || tip.Text == "" {
					t.Errorf("%s: %+v", row.ruleset, tip)
				}
				p, ok := b.play.Drawn(0)
				if !ok || p.Pose != piece.Floating || len(p.Badges) == 0 || p.Badges[0].Icon != "floating" {
					t.Errorf("%s: the piece is %v with %v", row.ruleset, p.Pose, p.Badges)
				}
				if _, ok := b.command.EntryOf("action.right_self"); !ok {
					t.Errorf("%s: the bar does not offer to right oneself", row.ruleset)
				}
			}
		}
	}
}

// TestFloatingSaysWhatItBars: the badge of one who floats names its own rule and what
// it bars, and the grey 5-foot step and charge say the same, not that somebody lies or
// has moved (CND-16).
func TestFloatingSaysWhatItBars(t *testing.T) {
	for lang, want := range map[string][2]string{
		"en": {"Floating", "Not possible while floating."},
		"fr": {"En apesanteur", "Impossible en apesanteur."},
	} {
		b := opening(t, lang, func(s *rules.Setup) {
			s.Ruleset, s.Map.ZeroGravity = "limited", true
		}, blue("fighter", 4, 4, "floating").First(), red("orc", 9, 4))
		marks := b.tell.Cards.LookSlip(0, false).Subject.Conditions
		if len(marks) != 1 || marks[0].Tip.Title != want[0] || marks[0].Tip.Rule != "CND-16" || marks[0].Tip.Text == "" {
			t.Errorf("%s: the marks are %+v", lang, marks)
		}
		for _, v := range []rules.Verb{rules.FiveFootStep, rules.Charge} {
			e, _ := b.command.EntryOf("action." + v.String())
			r, no := e.Unusable(b.turn)
			if !no || r.Cite != rules.CND16 || b.tell.RefusalOf(v, r) != want[1] {
				t.Errorf("%s: %s is refused (%v) with %q, %s", lang, v, no, b.tell.RefusalOf(v, r), r.Cite)
			}
		}
	}
}
