package position

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Menace is the damage foes may well do to the soldier before its next turn,
// were it at a cell, in thousandths; shots do not depend on the cell here.
func (p *Position) Menace(at grid.Cell) int {
	sum := 0
	for i := range p.Foes {
		f := &p.Foes[i]
		if f.reach == 0 || f.Idle {
			continue
		}
		switch d := p.Gap(at, f); {
		case d <= f.reach:
			sum += f.Hurt * f.blows
		case !f.comes:
		case d <= f.reach+f.pace:
			sum += f.Hurt / 2
		case d <= f.reach+2*f.pace:
			sum += f.Hurt * 3 / 10
		}
	}
	return sum
}

// Provoked is the damage that the enemies who may react where the soldier
// stands in its thoughts would do.
func (p *Position) Provoked() int {
	p.Ids = combat.Reactors(p.E, p.Me, p.Ids[:0])
	return p.Hurt()
}

// Hurt is the damage that the enemies in ids would do.
func (p *Position) Hurt() int {
	sum := 0
	for _, id := range p.Ids {
		for i := range p.Foes {
			if p.Foes[i].ID == id {
				sum += p.Foes[i].Hurt
			}
		}
	}
	return sum
}

// Pressed reports whether some foe with a melee weapon is near enough to come
// at the soldier before its next turn.
func (p *Position) Pressed(at grid.Cell) bool {
	for i := range p.Foes {
		if f := &p.Foes[i]; f.comes && p.Gap(at, f) <= f.reach+2*f.pace {
			return true
		}
	}
	return false
}

// Threatened reports whether some foe strikes as far as the cell.
func (p *Position) Threatened(at grid.Cell) bool {
	for i := range p.Foes {
		if f := &p.Foes[i]; f.reach > 0 && !f.Idle && p.Gap(at, f) <= f.reach {
			return true
		}
	}
	return false
}

// Overlooks reports whether an arrow from a cell could reach some foe.
func (p *Position) Overlooks(at grid.Cell) bool {
	f := p.E.Field()
	for i := range p.Foes[:min(len(p.Foes), 6)] {
		if f.EffectSpaces(p.Body(at), p.Foes[i].Space) {
			return true
		}
	}
	return false
}

// Sheltered reports whether no foe would have the soldier in plain sight at a
// cell (STL-01).
func (p *Position) Sheltered(at grid.Cell) bool {
	was := p.E.Facts.Combatants[p.Me].At
	p.E.Facts.Combatants[p.Me].At = at // a thought, taken back
	defer func() { p.E.Facts.Combatants[p.Me].At = was }()
	for i := range p.Foes {
		if combat.OpenTo(p.E, p.Me, p.Foes[i].ID) {
			return false
		}
	}
	return true
}

// Fear is the mean damage of an opportunity given by moving, in thousandths.
func (p *Position) Fear() int {
	worst := 0
	for i := range p.Foes {
		if f := &p.Foes[i]; f.reach > 0 && !f.Idle {
			worst = max(worst, f.Hurt)
		}
	}
	return worst
}

// Grip is what a creature adds to a check in a grapple.
func (p *Position) Grip(id rules.ID, stat rules.Stat) int {
	var b rules.Breakdown
	return combat.CheckBonus(p.E, stat, id, p.Me, rules.UnarmedWeapon, rules.GrappleDamage, &b)
}

// Range is how near a foe is that stands so many squares away: within its reach, that
// of a move, of two, or farther.
func (p *Position) Range(squares int, f *Foe) int {
	switch {
	case squares <= f.reach:
		return 0
	case squares <= f.reach+f.pace:
		return 1
	case squares <= f.reach+2*f.pace:
		return 2
	}
	return 3
}

// Catches reports whether some foe is near enough to be caught by an ability used so.
func (p *Position) Catches(a *rules.Action) bool {
	for i := range p.Foes {
		if combat.MayCatch(p.E, p.Me, a.Option, a.Cell, p.Foes[i].ID) {
			return true
		}
	}
	return false
}
