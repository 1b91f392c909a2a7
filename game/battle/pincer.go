package battle

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// pincers are the squares, other than the one it would strike from, that the acting
// creature can walk to with one move and flank the target of its scheme from
// (FLK-01): the jaws that are there to be closed.
func (b *battle) pincers(p *scheme) []grid.Cell {
	who, on := b.sit.who, p.target
	if !p.planned || on == rules.Nobody || b.figures() || b.mode != modeFree && b.mode != modeAttack || !b.e.Hostile(who, on) || !b.e.Present(on) {
		return nil
	}
	weapon := b.inHand(who, true)
	w := b.e.Creatures[who].Weapon(weapon)
	if b.budgetOf(who).Standard == 0 || weapon == rules.UnarmedWeapon || w.Projectile() || b.sit.moves < 2 {
		return nil
	}
	reach := int(w.Interval.Max)
	from, target := b.e.Space(who), b.e.Space(on)
	there := b.e.Clone()
	var list []grid.Cell
	var aim rules.Aim
	for y := int(target.At.Y) - reach - int(from.N) + 1; y < int(target.At.Y)+int(target.N)+reach; y++ {
		for x := int(target.At.X) - reach - int(from.N) + 1; x < int(target.At.X)+int(target.N)+reach; x++ {
			at := grid.C(x, y)
			if st, ok := b.sit.reach[at]; !ok || st.split != 0 || st.long || at == p.from.At {
				continue
			}
			b.e.CopyTo(there)
			combat.StandAt(there, who, at)
			if attack.AimAt(there, who, on, weapon, 0, &aim); aim.Refusal.OK() && aim.Flanker != rules.Nobody {
				list = append(list, at)
			}
		}
	}
	return list
}
