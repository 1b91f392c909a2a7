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
		p.Goal = g
	case *planner:
		how := *p.skill
		how.temper.Goal = g
		p.skill, p.mind.Goal = &how, g
		p.play.Seek(g)
	}
}
