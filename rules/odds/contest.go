package odds

import "tenaille/rules/combat"

// OfContest returns the chance that the first of two opposed d20 checks wins,
// by what each side adds: the higher total, then the higher modifier, equal
// again both roll anew (MAN-01).
func OfContest(mine, theirs int) Fraction {
	var won, lost uint64
	for a := 1; a <= 20; a++ {
		for b := 1; b <= 20; b++ {
			switch wins, again := combat.Outdoes(a+mine, b+theirs, mine, theirs); {
			case wins:
				won++
			case !again:
				lost++
			}
		}
	}
	return Fraction{num: one().times(won), den: one().times(won + lost)}
}
