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

// Foggy reports whether the side on screen does not see the whole map.
func (vo *Voice) Foggy() bool {
	if vo.Side < 0 || vo.Match == nil {
		return false
	}
	f := vo.Match.Setup().Fog
	return f == "sight" || f == "memory"
}
