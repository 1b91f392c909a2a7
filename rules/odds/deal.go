package odds

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Whole is the sum of the shares of a Deal.
const Whole = 1 << 40

// Deal is how one attack can come out before its dice, in shares of Whole
// rounded down; what rounding leaves over belongs to no damage.
type Deal struct {
	// Damage holds, by hit points dealt, the share of the throws that deal so
	// many; its first entry is that of all throws that deal none.
	Damage []uint64
	// Lands is the share of the throws in which the attack hits and is not lost
	// to concealment, whether it deals damage or not (CON-04).
	Lands uint64
	// Critical is the share of the throws that are a critical hit.
	Critical uint64
}

// OfDeal walks an attack whose dice are still to be rolled through every
// answer, as OfFrame does, and keeps every damage apart.
func OfDeal(f *rules.Frame) Deal {
	whole := throws(f).big()
	share := func(w weight) uint64 {
		n := w.big()
		return n.Quo(n.Lsh(n, 40), whole).Uint64()
	}
	var lands, critical weight
	var deals []weight
	for _, h := range endsOf(f) {
		if h.f.Hit && !h.f.Lost {
			lands = lands.plus(h.w)
		}
		if !attack.Strikes(&h.f) {
			continue
		}
		if h.f.Critical {
			critical = critical.plus(h.w)
		}
		for len(deals) <= int(h.f.Damage) {
			deals = append(deals, weight{})
		}
		deals[h.f.Damage] = deals[h.f.Damage].plus(h.w)
	}
	d := Deal{Damage: make([]uint64, max(len(deals), 1)), Lands: share(lands), Critical: share(critical)}
	rest := uint64(Whole)
	for n := len(deals) - 1; n > 0; n-- {
		d.Damage[n] = share(deals[n])
		rest -= d.Damage[n]
	}
	d.Damage[0] = rest
	return d
}
