package ai

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/tactics"
)

// Seek tells a machine player what it plays for, nil for simply winning: what a person
// who is asked a puzzle reads beside the board. One that plays aimlessly does not listen.
func Seek(p Player, g *eval.Goal) {
	switch p := p.(type) {
	case *tactics.Soldier:
		p.Quest.Goal = g
	case *planner:
		p.mind.Quest.Goal = g
		p.play.Seek(g)
	}
}
