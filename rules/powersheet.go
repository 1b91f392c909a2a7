package rules

import (
	"fmt"

	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// newPower checks one ability of a sheet. The error names the key.
func newPower(s *PowerSetup, c *Creature, rs *Ruleset) (Ability, error) {
	p := Ability{ID: s.ID, Range: int16(clamp(s.Range, 0, 256)), Provokes: s.Provokes == nil || *s.Provokes, Rounds: int8(clamp(s.Rounds, 0, 100)), PerMatch: uint8(clamp(s.PerMatch, 0, 200))}
	if s.Seconds > 0 {
		p.Rounds = int8(clamp((s.Seconds+rs.Turn.RoundSeconds-1)/rs.Turn.RoundSeconds, 0, 100)) // LIM-01
	}
	if s.ID == "" {
		return p, fmt.Errorf("id: it has none")
	}
	if err := p.costs(s, rs); err != nil {
		return p, err
	}
	if err := p.does(s); err != nil {
		return p, err
	}
	if err := p.saves(s.Save); err != nil {
		return p, err
	}
	if s.Area != nil {
		if p.Area, p.HasArea = grid.ParseArea(s.Area.Kind); !p.HasArea {
			return p, fmt.Errorf("area.kind: %q is no area", s.Area.Kind)
		}
		p.Size = int16(clamp(max(s.Area.Radius, s.Area.Length), 0, 100))
	}
	if err := p.strikes(s, c); err != nil {
		return p, err
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

// costs reads what using an ability takes of a turn.
func (p *Ability) costs(s *PowerSetup, rs *Ruleset) error {
	cost, err := oneOf("cost", s.Cost, "standard", "move", "full_round", "free", "L", "M", "A")
	if err != nil {
		return err // ACT-06: a swift action does not exist
	}
	p.Cost = [...]Cost{StandardAction, MoveAction, FullRoundAction, FreeAction, FullRoundAction, MoveAction, StandardAction}[cost]
	if s.Limited == "" {
		return nil
	}
	if _, err := oneOf("limited", s.Limited, "L", "M", "A"); err != nil {
		return err
	}
	for k, name := range rs.Turn.Costs {
		if name == s.Limited {
			p.Cost = Cost(k)
		}
	}
	return nil
}

// does reads what an ability does to whom it is used on, harm or help.
func (p *Ability) does(s *PowerSetup) (err error) {
	if s.Damage != "" {
		if p.Damage, err = dice.Parse(s.Damage); err != nil {
			return fmt.Errorf("damage: %w", err)
		}
		p.Deals = true
	}
	if s.Condition != "" {
		if p.Condition, p.Inflicts = ConditionByName(s.Condition); !p.Inflicts {
			return fmt.Errorf("condition: %q is no condition", s.Condition)
		}
	}
	if s.Heal != "" {
		if p.Heal, err = dice.Parse(s.Heal); err != nil {
			return fmt.Errorf("heal: %w", err)
		}
		p.Heals = true
	}
	for i, name := range s.Cures {
		c, ok := ConditionByName(name)
		if !ok {
			return fmt.Errorf("cures[%d]: %q is no condition", i, name)
		}
		p.Cures = p.Cures.With(c)
	}
	p.Fades, p.Grappled, p.Anchors = s.Fades, s.Grappled, s.Anchors
	if p.Anchors && p.Condition != Entangled {
		return fmt.Errorf("anchors: only what entangles can hold to the spot")
	}
	if s.Restores != nil {
		var ok bool
		p.Mends, p.AnyScore = true, s.Restores.Score == ""
		if p.Mended, ok = ScoreByName(s.Restores.Score); !ok && !p.AnyScore {
			return fmt.Errorf("restores.score: %q is none of str, dex, con, int, wis, cha", s.Restores.Score)
		}
		if p.Mend, err = points(s.Restores.Dice); err != nil {
			return fmt.Errorf("restores.dice: %w", err)
		}
	}
	if p.Saps, err = newSap(s.Saps); err != nil {
		return err
	}
	if p.Saps.Save != NoSave {
		return fmt.Errorf("ability_damage.save: the save of an ability is its own")
	}
	if p.Kind() && (p.Deals || !p.Saps.None()) {
		return fmt.Errorf("%s: it cannot both heal and harm", s.ID)
	}
	return nil
}

// saves reads the save against an ability, nil for none.
func (p *Ability) saves(s *SaveSetup) error {
	if s == nil {
		return nil
	}
	kind, err := oneOf("save.kind", s.Kind, saveNames[Fortitude:]...)
	if err != nil {
		return err
	}
	success, err := oneOf("save.success", s.Success, successNames[:]...)
	if err != nil {
		return err
	}
	p.Save, p.Success, p.DC = Fortitude+SaveKind(kind), Success(success), int16(clamp(s.DC, 0, 200))
	p.Saps.Save, p.Saps.DC = p.Save, p.DC
	return nil
}

// strikes reads the attack that an ability is made with, if any.
func (p *Ability) strikes(s *PowerSetup, c *Creature) error {
	if s.Attack == "" {
		return nil
	}
	kind, err := oneOf("attack", s.Attack, "melee", "ranged", "touch", "psychic")
	if err != nil {
		return err
	}
	if p.HasArea {
		return fmt.Errorf("attack: an area makes no attack roll")
	}
	p.Strikes = true
	against := 0
	if s.Against != "" {
		if against, err = oneOf("against", s.Against, "ac", "touch", "def", "dep"); err != nil {
			return err
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
	return nil
}
