package position

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// Foe is what counts of one enemy that is known of.
type Foe struct {
	ID    rules.ID
	Space grid.Space
	near  grid.Around // where it is beside the creature that thinks
	HP    int
	Worth int
	// Hurt is the mean damage of one of its attacks on the creature, in
	// thousandths, were they in reach of each other; blows is how many it has.
	Hurt, blows int
	Weapon      int8
	urgent      int // how much it is worth striking first
	Shoots      bool
	reach       int // of its melee weapons in hand; 0 when it has none
	pace        int // squares of a move; 0 when it cannot move
	Idle        bool
	comes       bool // it would rather strike than shoot
}

// size sizes up an enemy.
func (p *Position) size(id rules.ID) Foe {
	e := p.E
	c, cr := &e.Facts.Combatants[id], &e.Creatures[id]
	melee, ranged := eval.Output(e, id)
	f := Foe{
		ID: id, Space: e.Space(id), near: grid.AroundOf(e.Space(id), e.Creatures[p.Me].Space), HP: int(c.HP), Worth: p.worthBy(id, melee, ranged), Weapon: rules.UnarmedWeapon,
		blows: attack.Blows(cr), Idle: c.Conditions.Any(rules.InertSet),
	}
	best := -1
	for i := range cr.Weapons {
		w := &cr.Weapons[i]
		if !w.Natural && c.Ready>>i&1 == 0 {
			continue
		}
		if w.Projectile() {
			f.Shoots = true
		} else {
			f.reach = max(f.reach, int(w.Interval.Max))
		}
		if m := int(w.Damage.Count)*(int(w.Damage.Sides)+1) + 2*int(w.Damage.Plus); m > best {
			best, f.Weapon = m, int8(i)
		}
	}
	if !f.Idle {
		if !c.Conditions.Any(rules.PostureSet) {
			f.pace = e.Rules.Move.Speed(e, id)
		}
		f.Hurt = p.guess(id, cr.Weapon(f.Weapon))
		f.comes = melee*5 > ranged*4
	}
	f.urgent = urgency(&f)
	return f
}

// urgency is how much it is worth striking a foe first.
func urgency(f *Foe) int { return f.Worth * 1000 / (max(f.HP, 1) + 8) }

// mostHurt bounds what one blow is feared to do: many foes with many blows each
// stay within 32 bits.
const mostHurt = 1_000_000

// guess is the mean damage of one blow of a foe on the soldier as it usually
// stands, in thousandths: what has only to be about right is not aimed.
func (p *Position) guess(id rules.ID, w *rules.Weapon) int {
	att := &p.E.Creatures[id]
	ability := rules.Str
	if w.Projectile() {
		ability = rules.Dex
	}
	bonus := int(att.BAB) + p.E.Mod(id, ability) + int(att.Size.Row().Attack) + int(w.Enhancement)
	hit := 21 - min(max(p.ac-bonus, 2), 20)
	return min(hit*eval.Damage(p.E.Mod(id, rules.Str), w)*(1+int(w.More))/20, mostHurt)
}
