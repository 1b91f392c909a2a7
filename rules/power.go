package rules

import (
	"fmt"
	"slices"

	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// PowerWeapon is the weapon index of a creature's first power: a power that
// strikes by an attack roll is a weapon to whoever resolves it (ACT-28).
const PowerWeapon = 64

// MaxPowers bounds the powers of a sheet.
const MaxPowers = 8

// SaveKind is one of the three saving throws (SAV-02).
type SaveKind uint8

// The saving throws; NoSave allows none.
//
//names:list saveNames
const (
	NoSave SaveKind = iota // ""
	Fortitude
	Reflex
	Will
)

// String returns the name of the saving throw in position files.
func (k SaveKind) String() string { return saveNames[k] }

// Stat returns what the modifiers of the saving throw change.
func (k SaveKind) Stat() Stat { return FortitudeSave + Stat(k-Fortitude) }

// Saves returns the three saving throws.
func Saves() []SaveKind { return []SaveKind{Fortitude, Reflex, Will} }

// SaveByName returns the saving throw of a name in position files.
func SaveByName(name string) (k SaveKind, ok bool) {
	i := slices.Index(saveNames[Fortitude:], name)
	return Fortitude + SaveKind(max(i, 0)), i >= 0
}

// Success is what a successful save leaves of an effect.
type Success uint8

// What a successful save leaves (SAV-01, SAV-05).
//
//names:list successNames Save
const (
	SaveNone    Success = iota // nothing changes by it
	SaveHalf                   // half the damage, no condition
	SaveNegates                // nothing
)

// Ability is a checked special ability (ACT-28).
type Ability struct {
	ID        string
	Cost      Cost
	Range     int16 // squares; 0 is the creature itself or its reach
	Strikes   bool  // by an attack roll, with Weapon
	Psychic   bool  // the attack is one of the mind: BAB and Wisdom (LIM-12)
	Mental    bool  // it meets the psychic defence, DEP (LIM-12)
	Walks     bool  // it is a move of Range squares, one move when that is 0
	Weapon    Weapon
	Damage    dice.Expr
	Deals     bool // damage at all
	Save      SaveKind
	DC        int16
	Success   Success
	Condition Condition
	Inflicts  bool // a condition at all
	Rounds    int8
	HasArea   bool
	Area      grid.AreaKind
	Size      int16 // radius or length
	Provokes  bool
	PerMatch  uint8 // uses; 0 is without limit
	Heals     bool
	Heal      dice.Expr
	Cures     Conditions
	Fades     bool // its condition ends when its bearer attacks (CND-05)
	Grappled  bool // may be used in a grapple (GRP-05)
	Potion    bool // drunk, by its owner, for itself (ACT-10)
	Saps      Sap  // its ability damage (DMG-11)
	// Mends reports that it gives back points of the damage to one score, Mend of
	// them: of Mended, or of the score lowered most where AnyScore says so.
	Mends    bool
	Mend     dice.Expr
	Mended   Score
	AnyScore bool
}

// Kind reports whether the power is a help to whom it is used on: such a power
// is for its user and allies, any other for enemies.
func (p *Ability) Kind() bool {
	return p.Heals || p.Mends || p.Cures != 0 || p.Potion || p.Inflicts && !p.Deals && p.Saps.None() && VeilSet.Has(p.Condition)
}

// SavesFirst reports whether the one target of the power saves before its
// damage dice are rolled (DIC-10).
func (p *Ability) SavesFirst() bool {
	return p.Deals && p.Save != NoSave && !p.HasArea && !p.Strikes
}

// newPower checks one ability of a sheet. The error names the key.
func newPower(s *PowerSetup, c *Creature, rs *Ruleset) (Ability, error) {
	p := Ability{ID: s.ID, Range: int16(clamp(s.Range, 0, 256)), Provokes: s.Provokes == nil || *s.Provokes, Rounds: int8(clamp(s.Rounds, 0, 100)), PerMatch: uint8(clamp(s.PerMatch, 0, 200))}
	if s.Seconds > 0 {
		p.Rounds = int8(clamp((s.Seconds+rs.Turn.RoundSeconds-1)/rs.Turn.RoundSeconds, 0, 100)) // LIM-01
	}
	if s.ID == "" {
		return p, fmt.Errorf("id: it has none")
	}
	cost, err := oneOf("cost", s.Cost, "standard", "move", "full_round", "free", "L", "M", "A")
	if err != nil {
		return p, err // ACT-06: a swift action does not exist
	}
	p.Cost = [...]Cost{StandardAction, MoveAction, FullRoundAction, FreeAction, FullRoundAction, MoveAction, StandardAction}[cost]
	if s.Limited != "" {
		if _, err := oneOf("limited", s.Limited, "L", "M", "A"); err != nil {
			return p, err
		}
		for k, name := range rs.Turn.Costs {
			if name == s.Limited {
				p.Cost = Cost(k)
			}
		}
	}
	if s.Damage != "" {
		if p.Damage, err = dice.Parse(s.Damage); err != nil {
			return p, fmt.Errorf("damage: %w", err)
		}
		p.Deals = true
	}
	var ok bool
	if s.Condition != "" {
		if p.Condition, p.Inflicts = ConditionByName(s.Condition); !p.Inflicts {
			return p, fmt.Errorf("condition: %q is no condition", s.Condition)
		}
	}
	if s.Heal != "" {
		if p.Heal, err = dice.Parse(s.Heal); err != nil {
			return p, fmt.Errorf("heal: %w", err)
		}
		p.Heals = true
	}
	for i, name := range s.Cures {
		c, ok := ConditionByName(name)
		if !ok {
			return p, fmt.Errorf("cures[%d]: %q is no condition", i, name)
		}
		p.Cures = p.Cures.With(c)
	}
	p.Fades, p.Grappled = s.Fades, s.Grappled
	if s.Restores != nil {
		p.Mends, p.AnyScore = true, s.Restores.Score == ""
		if p.Mended, ok = ScoreByName(s.Restores.Score); !ok && !p.AnyScore {
			return p, fmt.Errorf("restores.score: %q is none of str, dex, con, int, wis, cha", s.Restores.Score)
		}
		if p.Mend, err = points(s.Restores.Dice); err != nil {
			return p, fmt.Errorf("restores.dice: %w", err)
		}
	}
	if p.Saps, err = newSap(s.Saps); err != nil {
		return p, err
	}
	if p.Saps.Save != NoSave {
		return p, fmt.Errorf("ability_damage.save: the save of an ability is its own")
	}
	if p.Kind() && (p.Deals || !p.Saps.None()) {
		return p, fmt.Errorf("%s: it cannot both heal and harm", s.ID)
	}
	if s.Save != nil {
		kind, err := oneOf("save.kind", s.Save.Kind, saveNames[Fortitude:]...)
		if err != nil {
			return p, err
		}
		success, err := oneOf("save.success", s.Save.Success, successNames[:]...)
		if err != nil {
			return p, err
		}
		p.Save, p.Success, p.DC = Fortitude+SaveKind(kind), Success(success), int16(clamp(s.Save.DC, 0, 200))
		p.Saps.Save, p.Saps.DC = p.Save, p.DC
	}
	if s.Area != nil {
		if p.Area, p.HasArea = grid.ParseArea(s.Area.Kind); !p.HasArea {
			return p, fmt.Errorf("area.kind: %q is no area", s.Area.Kind)
		}
		p.Size = int16(clamp(max(s.Area.Radius, s.Area.Length), 0, 100))
	}
	if s.Attack != "" {
		kind, err := oneOf("attack", s.Attack, "melee", "ranged", "touch", "psychic")
		if err != nil {
			return p, err
		}
		if p.HasArea {
			return p, fmt.Errorf("attack: an area makes no attack roll")
		}
		p.Strikes = true
		against := 0
		if s.Against != "" {
			if against, err = oneOf("against", s.Against, "ac", "touch", "def", "dep"); err != nil {
				return p, err
			}
		}
		p.Psychic = kind == 3
		p.Mental = against == 3 || p.Psychic && s.Against == ""
		p.Weapon = Weapon{Name: s.ID, Damage: p.Damage, Threat: 20, Multiplier: 2, Natural: true, Piercing: true, Touch: s.Attack == "touch" || s.Against == "touch", Saps: p.Saps}
		p.Weapon.Interval = interval(&p.Weapon, c)
		if kind != 0 && p.Range > 0 {
			p.Weapon.Kind, p.Weapon.Increment, p.Weapon.Limit = Ranged, p.Range, p.Range
			p.Weapon.UsableProne = p.Psychic
		}
	}
	if p.Strikes && p.Kind() {
		return p, fmt.Errorf("attack: a help makes no attack roll")
	}
	p.Walks = s.Move
	if p.Walks && (p.Strikes || p.Save != NoSave || p.Deals || p.Inflicts || p.HasArea || p.Kind() || !p.Saps.None()) {
		return p, fmt.Errorf("move: an ability that is a move is nothing else")
	}
	if !p.Strikes && p.Save == NoSave && !p.Deals && !p.Inflicts && !p.Kind() && !p.Walks && p.Saps.None() {
		return p, fmt.Errorf("%s: it does nothing", s.ID)
	}
	if rs.Turn.HelpCost != NoCost && p.Cost == StandardAction && (p.Kind() || p.Walks) {
		p.Cost = rs.Turn.HelpCost // LIM-07: no attack on an opponent
	}
	return p, nil
}
