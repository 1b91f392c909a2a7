package ai

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// The soldier counts in thousandths of worth: a creature is worth so much, and
// what hurts it is worth the share of it that is lost.
const (
	// share of a foe's worth that lies in its hit points; the rest is had only
	// by bringing it down, so that the weak are finished first.
	shareHP = 45
	// weight of the damage an opportunity would do, in percent.
	weighOpportunity = 45
	// weight of what foes could do next where the soldier stands, in percent.
	weighMelee, weighShooter = 12, 35
)

// rough is the mean damage of an attack in thousandths of a hit point, good
// enough to choose what to look at closely.
func rough(f *rules.Frame) int {
	hit := 21 - int(f.HitFrom)
	threat := max(0, 21-int(f.ThreatFrom))
	twice := max(2, int(f.Dice.Count)*(int(f.Dice.Sides)+1)+2*int(f.Dice.Plus))
	more := int(f.Extra.Count)*(int(f.Extra.Sides)+1) + 2*int(f.Extra.Plus) + 7*int(f.Sneak)
	n := (twice*(1+int(f.More))+more)*hit*25 + twice*(max(int(f.Multiplier), 1)-1)*threat*hit*5/4
	return n * (100 - int(f.Conceal)) / 100
}

// chance is what an attack does on average, and how often it brings down, in
// thousandths.
type chance struct {
	damage, drops int
	// wane is the share of the target's power that goes with the points of a
	// score it loses (DMG-11).
	wane int
}

// chances remembers odds by the part of a frame that decides them: a fight
// asks for the same few again and again.
type chances struct {
	known map[chanceKey]chance
}

type chanceKey struct {
	frame rules.Frame
	hp    int
}

// of returns the exact odds of an attack on so many hit points.
func (c *chances) of(f *rules.Frame, hp int) chance {
	key := chanceKey{*f, hp}
	k := &key.frame
	k.Attacker, k.Target, k.Weapon, k.Mode = 0, 0, 0, 0
	k.From, k.To, k.Bonus, k.AC = grid.Cell{}, grid.Cell{}, 0, 0
	if known, ok := c.known[key]; ok {
		return known
	}
	o := odds.OfFrame(f, hp)
	got := chance{o.Mean.PerMille(), o.Drops.PerMille(), wane(f.Sap.Score, o.Loss.PerMille())}
	if c.known == nil || len(c.known) > 2000 {
		c.known = make(map[chanceKey]chance, 256)
	}
	c.known[key] = got
	return got
}

// prize is what an attack with such odds is worth against a foe with so many
// hit points left.
func prize(worth, hp int, c chance) int {
	hp = max(hp, 1)
	part := min(c.damage/hp, 1000)
	return worth*(part*shareHP+c.drops*(100-shareHP))/100 + worth*min(c.wane, 500)
}

// waning is what a point of each score is worth on a foe, in thousandths of its
// worth: half a point to hit and of damage is a tenth of what most deal in the
// rounds that a fight still lasts, half a point of defence is less, and a mind
// strikes nobody.
var waning = [rules.ScoreCount]int{rules.Str: 50, rules.Dex: 40, rules.Con: 40, rules.Int: 6, rules.Wis: 14, rules.Cha: 6}

// wane is what losing points of a score, in thousandths, takes of a foe's worth,
// in thousandths.
func wane(s rules.Score, points int) int { return waning[s] * points / 1000 }

// damage is the mean damage of one hit of a weapon in the hands of a creature
// with a Strength modifier, in thousandths.
func damage(str int, w *rules.Weapon) int {
	switch {
	case w.Kind == rules.Ranged && w.Family == rules.Composite:
		str = min(str, int(w.Rating))
	case w.Kind == rules.Ranged && w.Family != rules.Sling:
		str = min(str, 0)
	case w.Hand == rules.TwoHanded && str > 0:
		str = str * 3 / 2
	}
	return 500 * max(2, int(w.Damage.Count)*(int(w.Damage.Sides)+1)+2*(int(w.Damage.Plus)+str+int(w.Enhancement)))
}

// output is the damage a creature deals in a round to somebody ordinary with
// what it has in hand, in thousandths: in melee, and at range.
func output(e *rules.Encounter, id rules.ID) (melee, ranged int) {
	cr := &e.Creatures[id]
	blows := attack.Blows(cr)
	for i := range cr.Weapons {
		w := &cr.Weapons[i]
		if !w.Natural && e.Facts.Combatants[id].Ready>>i&1 == 0 {
			continue
		}
		n := (damage(e.Mod(id, rules.Str), w)*(1+int(w.More)) + 1750*int(cr.Sneak)) * (9 + min(int(cr.BAB), 10)) / 20
		switch {
		case !w.Projectile():
			melee = max(melee, n*blows)
		case w.LoadFull:
			ranged = max(ranged, n/2)
		case w.Loads():
			ranged = max(ranged, n)
		default:
			ranged = max(ranged, n*blows)
		}
	}
	return melee, ranged
}

// worth is what it is worth to a side that a creature fights on, or no longer.
func worth(e *rules.Encounter, id rules.ID) int {
	melee, ranged := output(e, id)
	return 50 + max(melee, ranged)/100
}
