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

// MissedInPlay is how often a soldier that played a planner's ideas out had to fall back:
// what it took for true of somebody unseen may have been wrong.
func MissedInPlay(p Player) int {
	if p, ok := p.(*planner); ok {
		return p.play.Missed()
	}
	return 0
}
