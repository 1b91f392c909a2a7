package combat

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// drawTargetRows are the rows of drawing who of a grapple is struck.
func drawTargetRows(t *tables) {
	t.rolls[opDrawTarget] = rules.Roll{Ask: askTarget, Got: gotTarget, Peril: rules.PerilToNobody}
}

// drawTarget has a shot from outside strike one of the grapplers at random; it
// reports false when the shot has only one possible target (GRP-08).
func drawTarget(e *rules.Encounter, s *rules.Step) bool {
	if _, random := attack.StruckAtRandom(e, s.Who, s.Whom, s.Weapon, rules.AttackMode(s.Flags)); !random {
		return false
	}
	draw := *s
	draw.Op = opDrawTarget
	e.Push(draw)
	return true
}

func askTarget(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	return dice.Face(dice.RandomTarget, uint8(bits.OnesCount64(e.Facts.Grapple(s.Whom)))), true
}

// gotTarget strikes the k-th grappler by ascending id (GRP-08).
func gotTarget(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	set := e.Facts.Grapple(s.Whom)
	for range a.Value - 1 {
		set &= set - 1
	}
	struck := rules.First(set)
	e.Emit(rules.Event{Kind: rules.TargetDrawn, Verb: s.Verb, Who: s.Who, Whom: struck, Weapon: s.Weapon, A: a.Value, Cite: rules.GRP08})
	s.Op, s.Whom, s.Flags = opBlow, struck, s.Flags&^uint16(rules.ModeSquare)|uint16(rules.ModeDrawn)
	e.Push(*s)
}
