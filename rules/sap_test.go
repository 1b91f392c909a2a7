package rules

import (
	"strings"
	"testing"
)

// TestSapsAreChecked: what is wrong with ability damage is said with its key
// (DMG-11).
func TestSapsAreChecked(t *testing.T) {
	good := SapSetup{Score: "str", Dice: "1d6", Rounds: 3, Save: &SaveSetup{Kind: "fortitude", DC: 13}}
	p, err := newSap(&good)
	if err != nil || p.Score != Str || p.Rounds != 3 || p.Save != Fortitude || p.DC != 13 || p.None() {
		t.Fatalf("%+v becomes %+v: %v", good, p, err)
	}
	for key, change := range map[string]func(*SapSetup){
		"score":        func(s *SapSetup) { s.Score = "luck" },
		"dice":         func(s *SapSetup) { s.Dice = "0" },
		"dice: \"99":   func(s *SapSetup) { s.Dice = "99" },
		"dice: \"9d9":  func(s *SapSetup) { s.Dice = "9d9" },
		"rounds":       func(s *SapSetup) { s.Rounds = -1 },
		"save.kind":    func(s *SapSetup) { s.Save = &SaveSetup{Kind: "courage"} },
		"save.success": func(s *SapSetup) { s.Save = &SaveSetup{Kind: "will", Success: "half"} },
	} {
		bad := good
		change(&bad)
		if _, err := newSap(&bad); err == nil || !strings.HasPrefix(err.Error(), "ability_damage."+key) {
			t.Errorf("%+v: %v, want a complaint about %s", bad, err, key)
		}
	}
}

// TestHitPointsGoWithConstitution: the whole and the threshold of death follow the
// score, by hit dice (DMG-11, HP-04).
func TestHitPointsGoWithConstitution(t *testing.T) {
	e := Encounter{Scenario: &Scenario{Creatures: []Creature{{MaxHP: 30, HitDice: 4, Scores: Scores{Con: 14}}}}, Facts: Facts{Combatants: make([]Combatant, 1)}}
	for lost, want := range map[int8][2]int{0: {30, 14}, 1: {26, 13}, 2: {26, 12}, 3: {22, 11}, 6: {18, 10}, 13: {2, 10}} {
		e.Facts.Combatants[0].Lowered[Con] = lost
		if got := [2]int{e.MaxHP(0), e.DeathThreshold(0)}; got != want {
			t.Errorf("with %d Constitution less: %v, want %v", lost, got, want)
		}
	}
	e.Creatures[0].HitDice, e.Facts.Combatants[0].Lowered[Con] = 9, 13
	if got := e.MaxHP(0); got != 1 {
		t.Errorf("nobody has less than 1 hit point when whole, not %d", got)
	}
}
