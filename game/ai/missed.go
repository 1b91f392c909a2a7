package ai

import "tenaille/game/ai/tactics"

// Missed is how often a player has decided for something that was not legal and had to
// fall back to something else: never, unless there is a fault.
func Missed(p Player) int {
	switch p := p.(type) {
	case *tactics.Soldier:
		return p.Missed
	case *planner:
		return p.mind.Missed
	}
	return 0
}
