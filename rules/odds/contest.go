package odds

// OfContest returns the chance that the first of two opposed d20 checks wins,
// by what each side adds: the higher total, then the higher modifier, equal
// again both roll anew (MAN-01).
func OfContest(mine, theirs int) Fraction {
	var won, lost uint64
	for a := 1; a <= 20; a++ {
		for b := 1; b <= 20; b++ {
			switch x, y := a+mine, b+theirs; {
			case x > y || x == y && mine > theirs:
				won++
			case x < y || mine < theirs:
				lost++
			}
		}
	}
	return Fraction{num: one().times(won), den: one().times(won + lost)}
}
