package tell

import "tenaille/game/match"

// People counts the sides played by persons.
func (te *Teller) People() int {
	n := 0
	for i := range te.Match.Sides() {
		if te.Match.Seat(i) == match.Human {
			n++
		}
	}
	return n
}
