package plan

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// pincers are the squares, other than the one it would strike from, that the acting
// creature can walk to with one move and flank the target of what it proposes from
// (FLK-01): the jaws that are there to be closed.
func (p *Proposal) pincers(t *Turn) []grid.Cell {
	who, on := t.Now.Who, p.Target
	if !p.Planned || on == rules.Nobody || !t.E.Rules.Attack.Flanking || t.Wanted.Mode != FreeMode && t.Wanted.Mode != AttackMode || !t.E.Hostile(who, on) || !t.E.Present(on) {
		return nil
	}
	weapon := t.InHand(who, true)
	w := t.E.Creatures[who].Weapon(weapon)
	if t.BudgetOf(who).Standard == 0 || weapon == rules.UnarmedWeapon || w.Projectile() || t.Now.Ways.Moves < 2 {
		return nil
	}
	reach := int(w.Interval.Max)
	from, target := t.E.Space(who), t.E.Space(on)
	there := t.E.Clone()
	var list []grid.Cell
	var aim rules.Aim
	for y := int(target.At.Y) - reach - int(from.N) + 1; y < int(target.At.Y)+int(target.N)+reach; y++ {
		for x := int(target.At.X) - reach - int(from.N) + 1; x < int(target.At.X)+int(target.N)+reach; x++ {
			at := grid.C(x, y)
			if st, ok := t.Now.Ways.Reach[at]; !ok || st.split != 0 || st.long || at == p.From.At {
				continue
			}
			t.E.CopyTo(there)
			combat.StandAt(there, who, at)
			if attack.AimAt(there, who, on, weapon, 0, &aim); aim.Refusal.OK() && aim.Flanker != rules.Nobody {
				list = append(list, at)
			}
		}
	}
	return list
}
