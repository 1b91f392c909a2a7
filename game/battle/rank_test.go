package battle

import (
	"slices"
	"testing"

	"tenaille/rules"
)

// TestTiesAreExplained: who is looked at tells why it comes before or after
// whom it shares its score with, and so does the list in the log (LIM-06).
func TestTiesAreExplained(t *testing.T) {
	for lang, want := range map[string][4]string{
		"en": {"before Orc: a player character comes first", "after Fighter: a player character comes first", "15 · PC", "15"},
		"fr": {"avant Orque\u00a0: un personnage joueur passe d’abord", "après Guerrier\u00a0: un personnage joueur passe d’abord", "15 · PJ", "15"},
	} {
		b := opening(t, lang, func(s *rules.Setup) {
			s.Ruleset = "limited"
			for i := range s.Combatants {
				score := 15
				s.Combatants[i].Init, s.Combatants[i].PC = &score, s.Combatants[i].Side == "blue"
			}
		}, blue("fighter", 4, 4), red("orc", 9, 4))
		b.awaitTurn(0)
		for id := range b.e.Count() {
			lines := b.tieLines(id)
			if len(lines) != 1 || lines[0].Words != want[id] || lines[0].Rule != "LIM-06" || lines[0].Value != "15" {
				t.Errorf("%s: %+v, want %q", b.nameOf(id), lines, want[id])
			}
			if got := b.scoreWords(id); got != want[2+id] {
				t.Errorf("%s: %q, want %q", b.nameOf(id), got, want[2+id])
			}
		}
		told := slices.ContainsFunc(b.log.records, func(r record) bool { return r.events[0].Kind == rules.Placed && r.events[0].Cite == rules.LIM06 })
		if !told {
			t.Error("the log does not tell of the tie")
		}
	}
}

// TestDiceLeaveNoTies: where dice decide the order, nobody is said to be tied.
func TestDiceLeaveNoTies(t *testing.T) {
	b := opening(t, "en", nil, fighterAndOrc()...)
	if lines := b.tieLines(0); len(lines) != 0 || len(b.tied(0)) != 0 {
		t.Errorf("INI-03: %+v", lines)
	}
}
