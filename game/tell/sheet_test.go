package tell

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/model"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestOneCardForEverybody: friend and enemy, looked at, aimed at or out of reach, all have
// the same card in the same order: numbers under the kind, weapons, abilities, conditions,
// each line with its rule; of an enemy the weapons say what they do to who acts now.
func TestOneCardForEverybody(t *testing.T) {
	for lang, titles := range map[string][5]string{
		"en": {"Against you now", "You against it now", "Weapons", "Abilities", "Conditions"},
		"fr": {"Contre vous maintenant", "Vous contre l’adversaire", "Armes", "Capacités", "États"},
	} {
		te := on(t, lang, nil, arena.Blue("fighter", 4, 4).First(), arena.Red("orc", 5, 4), arena.Red("dragon", 12, 6), arena.Blue("psychic", 2, 8))
		card := func(s *model.Slip) (list []string) {
			for _, p := range s.Parts {
				if !p.Card {
					continue
				}
				list = append(list, p.Title)
				for _, l := range p.Lines {
					if l.Rule == "" || l.Words == "" || l.Value == "" {
						t.Errorf("%s: %q has a line without its rule: %+v", lang, p.Title, l)
					}
				}
			}
			return list
		}
		aimed := te.pointAt(grid.C(5, 4))
		te.Cards.Whole(aimed, 1)
		far := te.pointAt(grid.C(12, 6))
		te.Cards.Whole(far, 2)
		for _, c := range []struct {
			what string
			got  []string
			want []string
		}{
			{"an orc that is aimed at", card(aimed), []string{te.CreatureKind(te.E, 1), titles[0], titles[4]}},
			{"a dragon out of reach", card(far), []string{te.CreatureKind(te.E, 2), titles[0], titles[1], titles[3], titles[4]}},
			{"the same, looked at", card(te.Cards.Looked(2)), []string{te.CreatureKind(te.E, 2), titles[0], titles[1], titles[3], titles[4]}},
			{"a friend", card(te.Cards.Looked(3)), []string{te.CreatureKind(te.E, 3), titles[2], titles[3], titles[4]}},
		} {
			if !slices.Equal(c.got, c.want) {
				t.Errorf("%s: %s has the card %q, want %q", lang, c.what, c.got, c.want)
			}
		}
		theirs := te.Match.Prospects(0, grid.C(4, 4), te.InHand(0, false))[0].Theirs
		for _, p := range aimed.Parts {
			if p.Title == titles[0] && p.Lines[0].Value != te.Chance(theirs.Odds.Damages) {
				t.Errorf("%s: its weapon hurts in %s, foreseen is %s", lang, p.Lines[0].Value, te.Chance(theirs.Odds.Damages))
			}
		}
	}
}

// TestAFigureDealsAPlainNumber: no die is thrown for the damage of a figure, and nothing that
// is told of one names dice: neither its card, at whomever it strikes, nor the slip of its
// blow; its attack is of its own rule (SKI-01, SKI-02).
func TestAFigureDealsAPlainNumber(t *testing.T) {
	te := on(t, "en", func(s *rules.Setup) { s.Ruleset = "skirmish" }, arena.Blue("fighter", 4, 4).First(), arena.Red("orc", 5, 4))
	aimed := te.pointAt(grid.C(5, 4))
	te.Cards.Whole(aimed, 1)
	told := []string{aimed.Damage}
	for _, s := range []*model.Slip{aimed, te.Cards.Looked(0), te.Cards.Looked(1)} {
		for _, p := range s.Parts {
			for _, l := range p.Lines {
				if told = append(told, l.Words); l.Rule == rules.ATK01.String() {
					t.Errorf("%q cites %s, which is of no figure", l.Words, l.Rule)
				}
			}
		}
	}
	if all := strings.Join(told, "\n"); strings.Contains(all, "d0") || !strings.Contains(all, "damage 9") {
		t.Errorf("of figures is told:\n%s", all)
	}
}
