package battle

import (
	"slices"
	"testing"

	"tenaille/game/tell"
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
		for id := range b.turn.E.Count() {
			lines := b.tell.Cards.TieLines(id)
			if len(lines) != 1 || lines[0].Words != want[id] || lines[0].Rule != "LIM-06" || lines[0].Value != "15" {
				t.Errorf("%s: %+v, want %q", b.tell.NameOf(id), lines, want[id])
			}
			if got := b.tell.ScoreWords(id); got != want[2+id] {
				t.Errorf("%s: %q, want %q", b.tell.NameOf(id), got, want[2+id])
			}
		}
		told := slices.ContainsFunc(b.tell.Log.Records, func(r tell.Record) bool { return r.Events[0].Kind == rules.Placed && r.Events[0].Cite == rules.LIM06 })
		if !told {
			t.Error("the log does not tell of the tie")
		}
	}
}

// TestDiceLeaveNoTies: where dice decide the order, nobody is said to be tied.
func TestDiceLeaveNoTies(t *testing.T) {
	b := opening(t, "en", nil, fighterAndOrc()...)
	if lines := b.tell.Cards.TieLines(0); len(lines) != 0 || len(b.tell.Tied(0)) != 0 {
		t.Errorf("INI-03: %+v", lines)
	}
}

// TestEvenTiesSayWhatDecides: two who share score and PER are told apart by their
// place in the armies, not by "PER +1 against +1" (LIM-06).
func TestEvenTiesSayWhatDecides(t *testing.T) {
	for lang, want := range map[string][2]string{
		"en": {"before Fighter 2: both have PER +1, the order of the armies decides", "after Fighter 1: both have PER +1, the order of the armies decides"},
		"fr": {"avant Guerrier 2\u00a0: même PER +1, l’ordre des armées décide", "après Guerrier 1\u00a0: même PER +1, l’ordre des armées décide"},
	} {
		b := opening(t, lang, func(s *rules.Setup) { s.Ruleset = "limited" }, blue("fighter", 4, 4), blue("fighter", 5, 4), red("orc", 12, 4))
		b.awaitTurn(0)
		for id, words := range want {
			if lines := b.tell.Cards.TieLines(rules.ID(id)); len(lines) != 1 || lines[0].Words != words {
				t.Errorf("%s: %+v, want %q", lang, lines, words)
			}
		}
	}
}
