package portfolio

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
)

// MostActs bounds the actions of a line.
const MostActs = 6

// Line is a turn thought of beforehand: its actions, and whether what is left of
// the turn goes by habit or is given up.
type Line struct {
	Acts [MostActs]rules.Action
	N    int
	// Loose leaves the rest of the turn to habit; else it ends.
	Loose bool
	Kind  Kind
	// Guess is a first guess of what it is worth, in the terms of eval.Standing.
	Guess int64
	// Scheme is what its whole side is about when it is played.
	Scheme eval.Scheme
}

// Add puts an action at the end of a line.
func (l *Line) Add(a rules.Action) {
	if l.N < MostActs {
		l.Acts[l.N] = a
		l.N++
	}
}

// Main is the action that the line is for, its last but for walking on: nil of
// one that is all habit.
func (l *Line) Main() *rules.Action {
	for i := l.N - 1; i >= 0; i-- {
		switch l.Acts[i].Verb {
		case rules.Move, rules.FiveFootStep, rules.EndTurn:
		default:
			return &l.Acts[i]
		}
	}
	if l.N == 0 {
		return nil
	}
	return &l.Acts[0]
}

// same reports whether two lines begin alike and are as long.
func (l *Line) same(m *Line) bool {
	if l.N != m.N || l.Loose != m.Loose {
		return false
	}
	for i := range l.N {
		if l.Acts[i] != m.Acts[i] {
			return false
		}
	}
	return true
}

// Kind is what a line is about: of each kind a few are played out.
type Kind uint8

// The kinds of lines.
const (
	Own Kind = iota // what habit says
	Strike
	Maneuver
	Help
	Guard // to stand before somebody
	Defence
	Wait
	Walk
	Other
	kinds
)

// kindOf sorts the verbs into kinds.
func kindOf(v rules.Verb) Kind {
	switch v {
	case rules.Attack, rules.FullAttack, rules.Charge, rules.Power, rules.CoupDeGrace, rules.GrappleDamage:
		return Strike
	case rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.Overrun, rules.Net, rules.GrapplePin, rules.GrappleMove, rules.GrappleEscape:
		return Maneuver
	case rules.Aid, rules.FirstAid, rules.Drink, rules.Wake, rules.Release, rules.Escape:
		return Help
	case rules.TotalDefenceAction, rules.FightDefensively, rules.Withdraw, rules.Hide, rules.CloseDoor, rules.Run, rules.DropProne:
		return Defence
	case rules.Ready, rules.Delay:
		return Wait
	case rules.Move, rules.FiveFootStep, rules.EndTurn, rules.Crawl:
		return Walk
	}
	return Other
}
