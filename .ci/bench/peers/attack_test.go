package peers

import (
	"math/rand/v2"
	"testing"
)

// die is a throw without division, its bias below 2^-27.
func die(r *rand.PCG, sides int) int {
	return int(uint64(uint32(r.Uint64()>>32))*uint64(sides)>>32) + 1
}

// bare is an attack that is nothing but its dice: +5 against 16, 1d8+3, a
// threat from 19 on doubled.
func bare(r *rand.PCG) (damage int) {
	d := die(r, 20)
	if d == 1 || d != 20 && d+5 < 16 {
		return 0
	}
	times := 1
	if d >= 19 {
		if c := die(r, 20); c == 20 || c != 1 && c+5 >= 16 {
			times = 2
		}
	}
	for range times {
		damage += die(r, 8) + 3
	}
	return damage
}

func BenchmarkAttackBare(b *testing.B) {
	r := rand.NewPCG(1, 2)
	for range b.N {
		sink += bare(r)
	}
}
