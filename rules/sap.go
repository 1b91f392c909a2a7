package rules

import (
	"fmt"

	"tenaille/rules/dice"
)

// Sap is the ability damage of a weapon or an ability: points that a hit, or a
// failed save, takes from one score (DMG-11). The zero Sap takes none.
type Sap struct {
	Score  Score
	Points dice.Expr // at least 1 in all
	Rounds int8      // of who caused it, until they come back; 0: until healed
	// Save, with DC, keeps the points from being lost; NoSave allows none. That of
	// an ability is its own.
	Save SaveKind
	DC   int16
}

// None reports whether no points are taken.
func (p *Sap) None() bool { return p.Points.None() }

// SapSetup states the ability damage of a weapon or an ability (DMG-11).
type SapSetup struct {
	Score  string     `json:"score"`
	Dice   string     `json:"dice"`
	Rounds int        `json:"rounds,omitempty"`
	Save   *SaveSetup `json:"save,omitempty"` // of a weapon; success is negates
}

// RestoreSetup states how many points of damage to a score an ability gives
// back (DMG-11).
type RestoreSetup struct {
	Score string `json:"score,omitempty"` // absent: the one lowered most
	Dice  string `json:"dice"`
}

// newSap checks the ability damage of a weapon or an ability. The error names
// the key.
func newSap(s *SapSetup) (p Sap, err error) {
	if s == nil {
		return p, nil
	}
	var ok bool
	if p.Score, ok = ScoreByName(s.Score); !ok {
		return p, fmt.Errorf("ability_damage.score: %q is none of str, dex, con, int, wis, cha", s.Score)
	}
	if p.Points, err = points(s.Dice); err != nil {
		return p, fmt.Errorf("ability_damage.dice: %w", err)
	}
	if s.Rounds < 0 || s.Rounds > 100 {
		return p, fmt.Errorf("ability_damage.rounds: %d is not from 0 to 100", s.Rounds)
	}
	p.Rounds = int8(s.Rounds)
	if s.Save != nil {
		kind, err := oneOf("ability_damage.save.kind", s.Save.Kind, saveNames[Fortitude:]...)
		if err != nil {
			return p, err
		}
		if s.Save.Success != "" && s.Save.Success != successNames[SaveNegates] {
			return p, fmt.Errorf("ability_damage.save.success: %q is not negates", s.Save.Success)
		}
		p.Save, p.DC = Fortitude+SaveKind(kind), int16(clamp(s.Save.DC, 0, 200))
	}
	return p, nil
}

// points checks the dice of points of a score, or their fixed number.
func points(text string) (x dice.Expr, err error) {
	if x, err = dice.Parse(text); err != nil {
		return x, err
	}
	if x.Count < 1 && x.Plus < 1 || x.Plus < -20 || x.Plus > 40 || !fits(x, 1, 12) {
		return x, fmt.Errorf("%q are no points of a score", text)
	}
	return x, nil
}
