package match

import (
	"slices"

	"tenaille/game/ai"
	"tenaille/rules"
)

// cast marks the player characters of a match: where people play some sides
// and machines others, the creatures of the people's sides and nobody else.
// Where only people play, or only machines, sheets and map have said it (LIM-06).
func cast(s *rules.Setup, seats []string) {
	if !slices.Contains(seats, Human) || !slices.ContainsFunc(seats, func(name string) bool { return name != Human }) {
		return
	}
	sides := s.SidesInOrder()
	s.Combatants = slices.Clone(s.Combatants)
	for i := range s.Combatants {
		c := &s.Combatants[i]
		c.PC = seats[slices.Index(sides, c.Side)] == Human
	}
}

// Missed is how often the machines of a match have decided for something that was not
// legal and had to fall back to something else.
func Missed(m *Match) (n int) {
	for _, p := range m.players {
		if p != nil {
			n += ai.Missed(p)
		}
	}
	return n
}
