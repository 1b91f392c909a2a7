package tell

import "tenaille/game/match"

// People counts the sides played by persons.
func (vo *Voice) People() int {
	n := 0
	for i := range vo.Match.Sides() {
		if vo.Match.Seat(i) == match.Human {
			n++
		}
	}
	return n
}
