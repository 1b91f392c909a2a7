package battle

import (
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestSpentOpportunityIsExplained: an enemy that has made its attack of
// opportunity is told of as such beside a way it could have answered; the sign
// and the words of one that may still react are others (AOO-08).
func TestSpentOpportunityIsExplained(t *testing.T) {
	for lang, words := range map[string][2]string{
		"en": {"has no opportunity attack left", "It has no"},
		"fr": {"n’a plus d’attaque d’opportunité", "Il n’a plus"},
	} {
		b := opening(t, lang, nil, blue("fighter", 4, 5).First(), red("goblin", 6, 5), red("orc", 6, 7))
		note := func() (spent, may bool) {
			b.pointAt(grid.C(5, 6))
			b.arrange()
			if b.desk.Panels.Slip == nil {
				t.Fatalf("%s: nothing is said of the way", lang)
			}
			for _, n := range b.desk.Panels.Slip.Notes {
				spent = spent || n.Rule == rules.AOO08.String() && n.Words == words[0]
				may = may || n.Rule == rules.AOO13.String() // they have not acted yet
			}
			return spent, may
		}
		if spent, _ := note(); spent {
			t.Errorf("%s: spent before any was made", lang)
		}
		for _, id := range []rules.ID{1, 2} {
			b.turn.E.Facts.Combatants[id].Opportunities = 1
			b.command.Plot()
			spent, may := note()
			if !spent || may != (id == 1) {
				t.Errorf("%s: after the attack of %d it says spent %v, threatens %v", lang, id, spent, may)
			}
		}
		told := func(f model.Foe) bool {
			return strings.Contains(f.Tip.Text, words[1])
		}
		for _, f := range b.desk.Panels.Slip.Foes {
			if !told(f) || f.Sign == "threat" {
				t.Errorf("%s: the line of %s has the sign %q and the tip %q", lang, f.Name, f.Sign, f.Tip.Text)
			}
		}
	}
}
