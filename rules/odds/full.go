package odds

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Full is the exact odds of a whole full attack on one creature (ATK-15): all
// its attacks in order, each as it stands when those before it have landed.
type Full struct {
	// Fells is the chance that the target is struck and ends out of the fight, or with a
	// score at 0, Kills that it is dead (HP-02, HP-03).
	Fells, Kills Ratio
	// Mean is the expected damage of all attacks together.
	Mean Ratio
	// Hits has the chance that exactly so many attacks deal damage, by number.
	Hits []Ratio

	damage []wide
	whole  wide
}

// Deals returns the chance that the attacks deal exactly n points of damage.
func (f *Full) Deals(n int) Ratio {
	if n < 0 || n >= len(f.damage) {
		return Ratio{den: f.whole}
	}
	return Ratio{f.damage[n], f.whole}
}

// Most is the greatest damage possible.
func (f *Full) Most() int { return max(0, len(f.damage)-1) }

// Within returns the damage that is not exceeded in the given percentage of
// cases, 1 to 100, and the least one of which that is so: Within(50) is the
// median.
func (f *Full) Within(percent uint64) int {
	var sum, limit wide
	limit.plus(&f.whole, percent)
	for n := range f.damage {
		sum.plus(&f.damage[n], 100)
		if !below(&sum, &limit) {
			return n
		}
	}
	return f.Most()
}

func below(a, b *wide) bool {
	for i := len(a) - 1; i >= 0; i-- {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

// OfFull returns the exact odds of a full attack, which must be legal. It plays
// the action itself on copies of the encounter, attack by attack, over all
// answers of the dice: whatever the rules change between two attacks counts, a
// target that falls and is struck on the ground as well as one that dies and is
// struck no more. Enemies who may strike before the first attack are taken to do
// so, as in a Course (AOO-10). ok is false where no such odds are offered: attacks on several creatures, a target
// that is drawn (GRP-08), a die of another kind in between (HP-07), or dice
// beyond the numbers used.
func OfFull(e *rules.Encounter, a *rules.Action) (full Full, ok bool) {
	if a.NBlows == 0 {
		return Full{}, false
	}
	r := round{by: a.By, on: a.Blows[0].On}
	for _, b := range a.Blows[:a.NBlows] {
		if b.On != r.on {
			return Full{}, false
		}
	}
	r.hp, r.slip = int(e.Facts.Combatants[r.on].HP), e.Slip(r.on, rules.Con)
	r.fells = combat.ToFell(e, r.on)
	if !r.begin(e, a) {
		return Full{}, false
	}
	for len(r.open) > 0 {
		if !r.strike() {
			return Full{}, false
		}
	}
	return r.reckon(), true
}

// reckon adds up the ends.
func (r *round) reckon() (full Full) {
	full.whole = r.whole
	full.Hits = make([]Ratio, rules.MaxAttacks+1)
	var fells, kills, mean wide
	for _, s := range r.done {
		dead, spent := s.e.Facts.Has(r.on, rules.Dead), s.e.Facts.Combatants[r.on].Spent != 0
		withered := r.withered(s.e)
		for hits, list := range s.throws {
			for lost := range list {
				w := &list[lost]
				if w.zero() {
					continue
				}
				for len(full.damage) <= lost {
					full.damage = append(full.damage, wide{})
				}
				full.damage[lost].plus(w, 1)
				full.Hits[hits].num.plus(w, 1)
				mean.plus(w, uint64(lost))
				if (r.fells > 0 || hits > 0) && (lost+withered >= r.fells || spent || dead) {
					fells.plus(w, 1)
				}
				if dead {
					kills.plus(w, 1)
				}
			}
		}
	}
	most := 0
	for n := range full.Hits {
		full.Hits[n].den = r.whole
		if !full.Hits[n].num.zero() {
			most = n
		}
	}
	full.Hits = full.Hits[:most+1]
	full.Fells, full.Kills, full.Mean = Ratio{fells, r.whole}, Ratio{kills, r.whole}, Ratio{mean, r.whole}
	return full
}

// divisor is the greatest common divisor.
func divisor(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
