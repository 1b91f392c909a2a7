package eval

import (
	"math/bits"

	"tenaille/game/ai/errand"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// Judge tells the chance that a side wins from a position, by what was learnt from many
// games: a sum of features with weights, as logistic regression has it, all in whole
// numbers.
type Judge struct {
	bands [2]band
}

// Features is how many there are.
const Features = 12

// FeatureNames says what each is, of one side less the same of the others.
var FeatureNames = [Features]string{
	"power",    // log2 of damage dealt in a round times what it takes to fell all
	"count",    // log2 of how many fight
	"material", // of what fighters are worth, wounds counted, as a part of all
	"ablest",   // log2 of what the strongest deals
	"far",      // part of the damage that is dealt from afar
	"pressed",  // part of those with foes in reach
	"flanked",  // part of those that are flanked
	"lone",     // part of those with nobody near
	"kept",     // how far those who shoot are from foes who do not
	"fallen",   // part of those that lie, kneel or float
	"uses",     // powers left
	"bloodied", // part of those with less than half of their hit points
}

// Material is the feature that is material alone.
const Material = 2

// One is what a feature of 1 is in whole numbers.
const One = 1 << 10

// band is what is summed up of one side.
type band struct {
	list                          []fighter
	deals, lasts, most, far       int
	worth                         int64
	pressed, flanked, lone, kept  int
	fallen, uses, bloodied, shoot int
	attack, defence               int // of all, on average
}

// fighter is what of a creature counts among its side.
type fighter struct {
	id              rules.ID
	at              grid.Space
	hp              int
	deals           int // damage of a hit, in thousandths
	attack, defence int
	reach           int
	shoots          bool
	share           int // of what it deals, in thousandths, as its conditions let it
}

// Features writes down those of a position for a side.
func (j *Judge) Features(e *rules.Encounter, side uint8, x *[Features]int) {
	for i := range j.bands {
		j.bands[i] = band{list: j.bands[i].list[:0]}
	}
	for id := range e.Count() {
		if !e.Present(id) && e.Facts.Combatants[id].Away != rules.Departed || e.Rules.Attack.Defeated(e, id) {
			continue
		}
		b := &j.bands[1]
		if e.Creatures[id].Side == side {
			b = &j.bands[0]
		}
		b.enlist(e, id)
	}
	us, them := &j.bands[0], &j.bands[1]
	for _, b := range [...]*band{us, them} {
		if n := len(b.list); n > 0 {
			b.attack, b.defence = b.attack/n, b.defence/n
		}
	}
	us.size(them)
	them.size(us)
	us.place(e, them)
	them.place(e, us)
	n, m := len(us.list), len(them.list)
	x[0] = log(us.deals) + log(us.lasts) - log(them.deals) - log(them.lasts)
	x[1] = log(n) - log(m)
	x[2] = int((us.worth - them.worth) * One / max(us.worth+them.worth, 1))
	x[3] = log(us.most) - log(them.most)
	x[4] = part(us.far, us.deals) - part(them.far, them.deals)
	x[5] = part(us.pressed, n) - part(them.pressed, m)
	x[6] = part(us.flanked, n) - part(them.flanked, m)
	x[7] = part(us.lone, n) - part(them.lone, m)
	x[8] = part(us.kept, 8*us.shoot) - part(them.kept, 8*them.shoot)
	x[9] = part(us.fallen, n) - part(them.fallen, m)
	x[10] = (us.uses - them.uses) * One / 8
	x[11] = part(us.bloodied, n) - part(them.bloodied, m)
}

func part(n, of int) int { return n * One / max(of, 1) }

// enlist counts a creature that fights.
func (b *band) enlist(e *rules.Encounter, id rules.ID) {
	c, cr := &e.Facts.Combatants[id], &e.Creatures[id]
	f := fighter{id: id, at: e.Space(id), hp: max(int(c.HP), 1), share: 1000, reach: 1}
	full := max(1, e.MaxHP(id))
	if e.Rules.Turn.Phases {
		card := CardOf(cr)
		f.deals, f.attack, f.defence = 1000*int(card.Damage), int(card.Attack), int(card.Defence)
		f.shoots = !card.Melee
	} else {
		melee, ranged := Output(e, id)
		f.deals, f.shoots = max(melee, ranged), ranged > melee
		f.defence = attack.Standing(e, id)
		ability := rules.Str
		if f.shoots {
			ability = rules.Dex
		}
		f.attack = int(cr.BAB) + e.Mod(id, ability)
		for i := range cr.Weapons {
			if w := &cr.Weapons[i]; !w.Projectile() && (w.Natural || c.Ready>>i&1 == 1) {
				f.reach = max(f.reach, int(w.Interval.Max))
			}
		}
		for k := range cr.Powers {
			b.uses += max(int(cr.Powers[k].PerMatch)-int(c.Uses[k]), 0)
		}
	}
	for k, cost := range Disabling {
		if cost > 0 && c.Conditions.Has(rules.Condition(k)) {
			f.share = min(f.share, 1000-2*cost)
		}
	}
	f.share = max(f.share, 0)
	b.worth += int64(Value(e, id)) * int64(standsFor+woundsFor*min(max(int(c.HP), 0), full)/full)
	b.attack += f.attack
	b.defence += f.defence
	if c.Conditions.Any(rules.PostureSet) {
		b.fallen++
	}
	if 2*int(c.HP) < full {
		b.bloodied++
	}
	b.list = append(b.list, f)
}

// size sums up what a side deals and stands, against another.
func (b *band) size(o *band) {
	for i := range b.list {
		f := &b.list[i]
		deals := f.deals / 100 * min(max(21-o.defence+f.attack, 2), 20) / 20 * f.share / 1000
		b.deals += deals
		b.most = max(b.most, deals)
		if f.shoots {
			b.far += deals
			b.shoot++
		}
		b.lasts += f.hp * 200 / min(max(21-f.defence+o.attack, 2), 20)
	}
}

// place sums up how a side stands to another.
func (b *band) place(e *rules.Encounter, o *band) {
	for i := range b.list {
		f := &b.list[i]
		pressed, flanked, near := false, false, 64
		for k := range o.list {
			foe := &o.list[k]
			d := e.Options.Grid.SpaceReachDistance(f.at, foe.at)
			if !foe.shoots {
				near = min(near, d)
			}
			if d > foe.reach || foe.share == 0 {
				continue
			}
			pressed = true
			for l := range k {
				if x := &o.list[l]; !flanked && e.Options.Grid.SpaceReachDistance(f.at, x.at) <= x.reach {
					flanked = grid.Flanks(foe.at, x.at, f.at)
				}
			}
		}
		lone := true
		for k := range b.list {
			if k != i && e.Options.Grid.SpaceDistance(f.at, b.list[k].at) <= 3 {
				lone = false
				break
			}
		}
		if pressed {
			b.pressed++
		}
		if flanked {
			b.flanked++
		}
		if lone {
			b.lone++
		}
		if f.shoots {
			b.kept += min(near, 8)
		}
	}
}

// log is the logarithm of one more than n to base 2, in parts of One.
func log(n int) int {
	v := uint64(max(n, 0)) + 1
	whole := bits.Len64(v) - 1
	m := v << (63 - whole) >> 32 // from 1 to 2, with 31 places
	sum := whole
	for range 10 {
		m = m * m >> 31
		sum <<= 1
		if m >= 1<<32 {
			m >>= 1
			sum |= 1
		}
	}
	return sum
}

// weights are those of the features, in thousandths, as tenaille fit finds them: of
// creatures that have turns of their own, and of figures that a side commands.
var weights = [...][Features]int{
	{1160, -430, 3370, -640, -240, 140, -400, -140, -150, -80, 250, -450},
	{1085, 1034, 2220, 49, 633, 184, -330, 76, 60, 0, 0, -586},
}

// Sure is what Chance tells of a side that has won.
const Sure = 1_000_000

// Chance is the chance that a side wins from a position, in parts of Sure.
func (j *Judge) Chance(e *rules.Encounter, side uint8) int64 {
	if e.Facts.Over { // by a goal as well as by the last blow (SKI-19)
		switch {
		case e.Facts.Winner < 0:
			return Sure / 2
		case e.Facts.Winner == int8(side):
			return Sure
		}
		return 0
	}
	var x [Features]int
	j.Features(e, side, &x)
	switch n, m := len(j.bands[0].list), len(j.bands[1].list); {
	case n == 0 && m == 0:
		return Sure / 2
	case n == 0:
		return 0
	case m == 0:
		return Sure
	}
	w := &weights[0]
	if e.Rules.Turn.Phases {
		w = &weights[1]
	}
	sum := int64(0)
	for i := range x {
		sum += int64(w[i]) * int64(x[i])
	}
	chance := sigmoid(sum / 1000)
	if len(e.Objectives) > 0 {
		chance += int64(errand.Progress(e, side)) * (Sure * goalsWeigh / 100 / errand.One)
		chance = min(max(chance, Sure/1000), Sure-Sure/1000)
	}
	return chance
}

// goalsWeigh is how much of the chance to win, in percent, lies in how far the goals of
// a match have come.
const goalsWeigh = 45

// The logistic function is told from a table of powers of e: stepsOf steps to 1, up to
// manySteps of them.
const stepsOf, manySteps = 32, 512

var powers = func() (p [manySteps + 1]int64) {
	const down = 1_040_706_261 // e to the power of -1/32, in parts of 2^30
	p[0] = 1 << 30
	for i := range manySteps {
		p[i+1] = p[i] * down >> 30
	}
	return p
}()

// sigmoid is 1 / (1 + e^-z), in parts of Sure; z is in parts of One.
func sigmoid(z int64) int64 {
	a := min(max(z, -z), manySteps/stepsOf*One-1)
	at := a * stepsOf
	i, rest := at/One, at%One
	power := (powers[i]*(One-rest) + powers[i+1]*rest) / One
	one := int64(1 << 30)
	if z < 0 {
		return Sure * power / (one + power)
	}
	return Sure * one / (one + power)
}
