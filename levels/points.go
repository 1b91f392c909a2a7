package levels

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// Points is what a creature costs in an army: the "points" of its sheet, else
// what the formula of README.md makes of it. It is at least 1.
func Points(s *rules.Sheet) int {
	if s.Points > 0 {
		return s.Points
	}
	return Price(s)
}

// FigurePoints is what a creature costs where it is a figure of plain numbers
// (SKI-01): the "points" of its card, else the same formula on the card.
func FigurePoints(s *rules.Sheet, f rules.Figure) int {
	if s.Skirmish != nil && s.Skirmish.Points > 0 {
		return s.Skirmish.Points
	}
	blow := 100 * int(f.Damage) * chance(int(f.Attack)-yardDefence) / 20
	if !f.Melee {
		blow = blow * 9 / 4
	}
	endures := int(f.HP) * 100 * 20 / chance(yardAttack-int(f.Defence)) / 2
	return max(1, root(yardRounds*blow*endures/100)*paceOf(int(f.Speed), int(f.Space))/500)
}

// The yardstick of the formula: an opponent of middling skill.
const (
	yardAC      = 15 // armour class that blows are aimed at
	yardDefence = 14 // the same of a figure
	yardAttack  = 6  // attack bonus that the creature withstands
	yardRounds  = 5  // rounds a fight lasts
	yardChance  = 11 // of 20, that a saving throw fails
	yardHit     = 12 // of 20, that the attack of a power hits
)

// Price is the formula: the root of what a creature deals in the rounds of a
// fight times what it takes to fell it, so that twice the hit points or twice
// the damage make it dearer by the root of two, and two of a kind cost as much
// as one that deals and endures twice as much.
func Price(s *rules.Sheet) int {
	product := offence(s) * endurance(s) / 100
	return max(1, root(product)*pace(s)/500)
}

// offence is the damage dealt in the rounds of a fight, in hundredths: in each
// round the best that is left, be it a blow or a power.
func offence(s *rules.Sheet) int {
	blow := blows(s)
	rounds := make([]int, 0, yardRounds)
	for i := range s.Powers {
		p := &s.Powers[i]
		uses := p.PerMatch
		if uses == 0 {
			uses = yardRounds
		}
		for range min(uses, yardRounds) {
			rounds = append(rounds, power(s, p))
		}
	}
	for range yardRounds {
		rounds = append(rounds, blow)
	}
	slices.SortFunc(rounds, func(a, b int) int { return b - a })
	sum := 0
	for _, v := range rounds[:yardRounds] {
		sum += v
	}
	return sum
}

// endurance is how many hundredths of hit points of blows aimed at the creature
// it takes to fell it; what is missed in so many of 100 for being blurred or
// displaced takes so many more (CON-09).
func endurance(s *rules.Sheet) int {
	hit := chance(yardAttack - ArmourClass(s))
	return s.MaxHP * 100 * 20 / hit / 2 * 100 / (100 - min(s.Conceal, 90))
}

// pace is a hundredth part of the worth that goes with mobility and size: a
// fast creature is where it wants to be, a large one reaches further and stands
// in the way of its own.
func pace(s *rules.Sheet) int { return paceOf(s.Speed, int(s.Fills())) }

func paceOf(speed, space int) int { return 100 + speed - 6 + 8*(space-1) }

// chance is of how many of 20 faces a roll of d20 plus a bonus reaches the
// number 0 (ATK-02): never none, never all.
func chance(plus int) int { return min(max(21+plus, 1), 19) }

// blows is the damage of one round of the creature's best weapon, in
// hundredths.
func blows(s *rules.Sheet) int {
	best, c := 0, bare(s)
	shoots := slices.ContainsFunc(s.Weapons, func(w rules.WeaponSetup) bool { return w.Kind != "melee" })
	for i := range s.Weapons {
		w := &s.Weapons[i]
		v := strike(s, w, 0)
		for nth := 1; nth < attack.Blows(&c) && !w.Natural; nth++ {
			v += strike(s, w, -5*nth)
		}
		if w.Natural {
			for k := range s.Weapons {
				if k != i && s.Weapons[k].Natural {
					v += strike(s, &s.Weapons[k], -5)
				}
			}
		}
		switch {
		case w.Load == "full":
			v = v * 6 / 10
		case w.Kind == "ranged" && w.Load == "":
			v = v * 3 / 2 // it strikes while others are still on their way
		case w.Reach == "reach" || w.Reach == "all":
			v = v * 11 / 10
		case !shoots && w.Kind == "melee":
			v = v * 8 / 10 // it must come near first
		}
		best = max(best, v)
	}
	if best == 0 { // bare hands
		best = 100
	}
	return best
}

// strike is the damage of one blow with a weapon, in hundredths.
func strike(s *rules.Sheet, w *rules.WeaponSetup, penalty int) int {
	c := armed(s, w)
	hit := chance(attack.Bonus(&c, &c.Weapons[0]) + penalty - yardAC)
	force := attack.TwiceDamage(strength(&c), &c.Weapons[0])
	threat, times := w.Threat, w.Multiplier
	if threat == 0 {
		threat = 20
	}
	if times == 0 {
		times = 2
	}
	damage := max(mean2(w.Damage)+force, 2)
	damage = damage * 50 * (20*(1+int(c.Weapons[0].More)) + (21-threat)*(times-1)*hit/20) / 20
	damage += 50 * mean2(w.Extra)
	damage += 50 * 7 * s.Sneak / 8 // one blow in eight finds the gap
	damage += sapping(w.Saps)
	return damage * hit / 20
}

// mean2 is twice the mean of a dice expression, 0 for none.
func mean2(text string) int {
	e, err := dice.Parse(text)
	if err != nil {
		return 0
	}
	return e.Min() + e.Max()
}

// sapping is what the points of a score that a hit takes are worth, in hundredths
// of damage: two hit points each, one and a half where they come back by
// themselves (DMG-11).
func sapping(p *rules.SapSetup) int {
	if p == nil {
		return 0
	}
	v := 100 * mean2(p.Dice)
	if p.Rounds > 0 {
		v = v * 3 / 4
	}
	if p.Save != nil {
		v = v * yardChance / 20
	}
	return v
}

// power is what one use of a power is worth, in hundredths of damage.
func power(s *rules.Sheet, p *rules.PowerSetup) int {
	if p.Cost == "free" || p.Move {
		return 0
	}
	v := 50*mean2(p.Damage) + 75*mean2(p.Heal)
	if p.Restores != nil {
		v += 50 * mean2(p.Restores.Dice)
	}
	laid := sapping(p.Saps)
	if p.Condition != "" && p.Heal == "" {
		laid += 100 * burden(p.Condition)
	}
	if p.Save != nil {
		laid = laid * yardChance / 20
		switch {
		case p.Attack != "": // the blow needs no saving throw
		case p.Save.Success == "half":
			v = v * (20 + yardChance) / 40
		default:
			v = v * yardChance / 20
		}
	}
	v += laid
	switch {
	case p.Attack != "" && p.Against == "touch":
		c := bare(s)
		v = v * chance(attack.Bonus(&c, &rules.Weapon{Kind: rules.Ranged})-11) / 20
	case p.Attack != "":
		v = v * yardHit / 20
	}
	if p.Area != nil {
		v = v * (4 + min(max(p.Area.Radius*2, p.Area.Length), 8)) / 3
	}
	return v
}

// burden is how much damage a condition laid on an enemy is worth.
func burden(condition string) int {
	switch condition {
	case "paralysed", "asleep", "unconscious", "stunned":
		return 9
	case "frightened", "blinded", "nauseated":
		return 6
	}
	return 2
}

// root is the whole part of a square root.
func root(n int) int {
	if n < 2 {
		return max(n, 0)
	}
	x := n
	for y := (x + 1) / 2; y < x; y = (x + n/x) / 2 {
		x = y
	}
	return x
}
