package tell

import (
	"slices"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/model"
	"tenaille/rules"
)

// TestTiesAreExplained: who is looked at tells why it comes before or after
// whom it shares its score with, and so does the list in the log (LIM-06).
func TestTiesAreExplained(t *testing.T) {
	for lang, want := range map[string][4]string{
		"en": {"before Razka: a player character comes first", "after Rikard: a player character comes first", "15 · PC", "15"},
		"fr": {"avant Razka\u00a0: un personnage joueur passe d’abord", "après Rikard\u00a0: un personnage joueur passe d’abord", "15 · PJ", "15"},
	} {
		te := on(t, lang, func(s *rules.Setup) {
			s.Ruleset = "limited"
			for i := range s.Combatants {
				score := 15
				s.Combatants[i].Init, s.Combatants[i].PC = &score, s.Combatants[i].Side == "blue"
			}
		}, arena.Blue("fighter", 4, 4), arena.Red("orc", 9, 4))
		for id := range te.E.Count() {
			lines := te.Cards.tieLines(id)
			if len(lines) != 1 || lines[0].Words != want[id] || lines[0].Rule != "LIM-06" || lines[0].Value != "15" {
				t.Errorf("%s: %+v, want %q", te.NameOf(id), lines, want[id])
			}
			if notes := te.Cards.LookSlip(id, false).Notes; !slices.ContainsFunc(notes, func(l model.Line) bool { return l.Words == want[id] }) {
				t.Errorf("%s: the slip of who is looked at says %+v", te.NameOf(id), notes)
			}
			if got := te.ScoreWords(te.Ranks(), id); got != want[2+id] {
				t.Errorf("%s: %q, want %q", te.NameOf(id), got, want[2+id])
			}
		}
		placed := slices.DeleteFunc(slices.Clone(te.Match.Perceived(te.Side, 0)), func(ev rules.Event) bool { return ev.Kind != rules.Placed })
		te.Log.Note(placed, 0)
		if !slices.ContainsFunc(te.Log.Entries, func(e model.Entry) bool { return e.Chip == "LIM-06" }) {
			t.Errorf("the log does not tell of the tie: %+v", te.Log.Entries)
		}
	}
}

// TestDiceLeaveNoTies: where dice decide the order, nobody is said to be tied (INI-03).
func TestDiceLeaveNoTies(t *testing.T) {
	te := on(t, "en", nil, arena.Blue("fighter", 4, 4).First(), arena.Red("orc", 5, 4), arena.Blue("cleric", 4, 3), arena.Red("goblin", 12, 8))
	if lines := te.Cards.tieLines(0); len(lines) != 0 || len(te.Ranks().Tied(0)) != 0 {
		t.Errorf("INI-03: %+v", lines)
	}
}

// TestEvenTiesSayWhatDecides: two who share score and PER are told apart by their
// place in the armies, not by "PER +1 against +1" (LIM-06).
func TestEvenTiesSayWhatDecides(t *testing.T) {
	for lang, want := range map[string][2]string{
		"en": {"before Sunniva: both have PER +1, the order of the armies decides", "after Rikard: both have PER +1, the order of the armies decides"},
		"fr": {"avant Sunniva\u00a0: même PER +1, l’ordre des armées décide", "après Rikard\u00a0: même PER +1, l’ordre des armées décide"},
	} {
		te := on(t, lang, func(s *rules.Setup) { s.Ruleset = "limited" }, arena.Blue("fighter", 4, 4), arena.Blue("fighter", 5, 4), arena.Red("orc", 12, 4))
		for id, words := range want {
			if lines := te.Cards.tieLines(rules.ID(id)); len(lines) != 1 || lines[0].Words != words {
				t.Errorf("%s: %+v, want %q", lang, lines, words)
			}
		}
	}
}
