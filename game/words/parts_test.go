package words_test

import (
	"math/big"
	"slices"
	"testing"

	"tenaille/game/words"
)

// TestPartsAddUp: percentages that are printed together add up to the whole, each at most
// one away from its share, whatever it is divided into.
func TestPartsAddUp(t *testing.T) {
	for _, c := range []struct {
		of   int64
		list []int64
		want []int
	}{
		{200, []int64{77, 123}, []int{38, 62}}, // each rounded for itself they are 101
		{3, []int64{1, 1, 1}, []int{33, 33, 34}},
		{1000, []int64{995, 5}, []int{99, 1}},
		{1000, []int64{996, 4}, []int{100, 0}},
		{40, []int64{1, 1}, []int{2, 3}}, // of what is a part itself
	} {
		var list []*big.Rat
		for _, n := range c.list {
			list = append(list, big.NewRat(n, c.of))
		}
		if got := words.Parts(list); !slices.Equal(got, c.want) {
			t.Errorf("%v of %d: %v, want %v", c.list, c.of, got, c.want)
		}
	}
	for of := int64(1); of < 60; of++ {
		for a := int64(0); a <= of; a++ {
			for b := int64(0); a+b <= of; b++ {
				list := []*big.Rat{big.NewRat(a, of), big.NewRat(b, of), big.NewRat(of-a-b, of)}
				got := words.Parts(list)
				if got[0]+got[1]+got[2] != 100 {
					t.Fatalf("%v: %v do not add up to 100", list, got)
				}
				for i := range got {
					away := new(big.Rat).Sub(new(big.Rat).Mul(list[i], big.NewRat(100, 1)), big.NewRat(int64(got[i]), 1))
					if away.Abs(away).Cmp(big.NewRat(1, 1)) >= 0 {
						t.Fatalf("%v: %v is too far from its share", list, got)
					}
				}
			}
		}
	}
}
