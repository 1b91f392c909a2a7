package eval

import (
	"tenaille/game/ai/errand"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// ShareHP is the share of a creature's worth, in percent, that lies in its hit points: what
// hurts it is worth the share of them that is lost. The rest is had only by bringing it
// down, so that the weak are finished first. Worth is counted in thousandths of what a
// creature is worth.
const ShareHP = 45

// Everything that is weighed fits in an int of 32 bits, so that machines decide
// alike on every processor: what a creature is worth is bounded, and what is
// multiplied beyond is by Part.
const mostWorth = 20_000

// Part is so many of whole parts of what something is worth, for products that
// need more than 32 bits.
func Part(worth, of, whole int) int { return int(int64(worth) * int64(of) / int64(whole)) }

// Rough is the mean damage of an attack in thousandths of a hit point, good
// enough to choose what to look at closely.
func Rough(f *rules.Frame) int {
	hit := 21 - int(f.HitFrom)
	threat := max(0, 21-int(f.ThreatFrom))
	twice := max(2, int(f.Dice.Count)*(int(f.Dice.Sides)+1)+2*int(f.Dice.Plus))
	more := int(f.Extra.Count)*(int(f.Extra.Sides)+1) + 2*int(f.Extra.Plus) + 7*int(f.Sneak)
	n := (twice*(1+int(f.More))+more)*hit*25 + twice*(max(int(f.Multiplier), 1)-1)*threat*hit*5/4
	return Part(n, 100-int(f.Conceal), 100)
}

// Prize is what an attack with such odds is worth against a foe with so many
// hit points left.
func Prize(worth, hp int, c Chance) int {
	hp = max(hp, 1)
	part := min(c.Damage/hp, 1000)
	return worth*(part*ShareHP+c.Drops*(100-ShareHP))/100 + worth*min(c.Wane, 500)
}

// waning is what a point of each score is worth on a foe, in thousandths of its
// worth: half a point to hit and of damage is a tenth of what most deal in the
// rounds that a fight still lasts, half a point of defence is less, and a mind
// strikes nobody.
var waning = [rules.ScoreCount]int{rules.Str: 50, rules.Dex: 40, rules.Con: 40, rules.Int: 6, rules.Wis: 14, rules.Cha: 6}

// Wane is what losing points of a score, in thousandths, takes of a foe's worth,
// in thousandths.
func Wane(s rules.Score, points int) int { return waning[s] * points / 1000 }

// Damage is about the mean damage of one hit of a weapon in the hands of a creature
// with a Strength modifier, in thousandths: a guess that has only to rank. What a
// hit really deals is attack.DamageBonus's to say (DMG-04).
func Damage(str int, w *rules.Weapon) int {
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

// Output is the damage a creature deals in a round to somebody ordinary with
// what it has in hand, in thousandths: in melee, and at range.
func Output(e *rules.Encounter, id rules.ID) (melee, ranged int) {
	cr := &e.Creatures[id]
	blows, str := attack.Blows(cr), e.Mod(id, rules.Str)
	ready := e.Facts.Combatants[id].Ready
	for i := range cr.Weapons {
		w := &cr.Weapons[i]
		if !w.Natural && ready>>i&1 == 0 {
			continue
		}
		n := (Damage(str, w)*(1+int(w.More)) + 1750*int(cr.Sneak)) * (9 + min(int(cr.BAB), 10)) / 20
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

// Worth is what it is worth to a side that a creature fights on, or no longer.
func Worth(e *rules.Encounter, id rules.ID) int {
	melee, ranged := Output(e, id)
	return WorthBy(e, id, melee, ranged)
}

// WorthBy is Worth for those who know the Output of a creature already.
func WorthBy(e *rules.Encounter, id rules.ID, melee, ranged int) int {
	worth := min(15+max(melee, ranged)/100, mostWorth)
	if len(e.Objectives) > 0 {
		worth = min(Part(worth, errand.Weight(e, id), 100), mostWorth)
	}
	return worth
}

// Disabling is what keeping a condition on a foe for a round is worth, in
// thousandths of its worth (CND-01); what is not listed is worth nothing.
var Disabling = [rules.ConditionCount]int{
	rules.Paralysed: 420, rules.Asleep: 380, rules.Unconscious: 450, rules.Bound: 420, rules.Stunned: 330,
	rules.Cowering: 330, rules.Blinded: 220, rules.Frightened: 280, rules.Entangled: 170, rules.Prone: 110,
	rules.Shaken: 70, rules.Dazzled: 30, rules.Anchored: 150,
}

// FigureWorth is what it is worth to a side that a figure stands.
func FigureWorth(f *rules.Figure) int {
	return min(50+int(f.Damage)*max(2, 11+int(f.Attack))/2, mostWorth)
}

// Standee is what it is worth to a side that a creature stands which is such a figure:
// that of the figure, by what the goals of the match make of it.
func Standee(e *rules.Encounter, id rules.ID, f *rules.Figure) int {
	worth := FigureWorth(f)
	if len(e.Objectives) > 0 {
		worth = min(Part(worth, errand.Weight(e, id), 100), mostWorth)
	}
	return worth
}

// CardOf is a creature in plain numbers: those of its card where it has one.
func CardOf(c *rules.Creature) *rules.Figure {
	if c.Card != nil {
		return c.Card
	}
	plain := attack.Plain(c)
	return &plain
}
