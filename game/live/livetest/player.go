package livetest

import (
	"fmt"

	"tenaille/game/ai"
	"tenaille/game/live"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/view"
)

// Player is somebody at the end of a line who follows one match and, where it has a seat,
// plays it as a machine would: the other of whoever is tested.
type Player struct {
	Hall  *live.Hall
	Line  *Line
	Game  *live.Game
	Board live.Board
	// Refused are the answers that said no.
	Refused []live.Answer
	// Err is what of the entries could not be played.
	Err error
	// Idle has it only follow.
	Idle bool

	mind ai.Player
	name string
}

// Player is one who is about to open, join or watch a match: Game is to be set. machine is
// who decides, a name of package ai.
func (s *Server) Player(key, machine string) *Player {
	p := &Player{name: machine}
	p.Hall, p.Line = s.Hall(key)
	return p
}

// Act takes the news, plays them on the board and does what it wishes then. It reports
// whether the match is over for it.
func (p *Player) Act() (over bool) {
	p.Hall.Update()
	for p.Err == nil {
		e, ok := p.Game.Next()
		if !ok {
			break
		}
		p.Err = p.Board.Play(e)
		over = e.Kind == live.Told
	}
	if a, ok := p.Game.Refused(); ok {
		p.Refused = append(p.Refused, a)
	}
	side, course := p.Game.Side(), p.Board.Course()
	if p.Err != nil || p.Idle || side < 0 || course == nil || course.Awaited() != side || p.Game.Wishing() || p.Game.Fault() != nil {
		return over
	}
	if _, ended := p.Board.Over(); ended {
		return over
	}
	p.Wish()
	return over
}

// Wish wishes what its machine would do now.
func (p *Player) Wish() {
	course, side := p.Board.Course(), p.Game.Side()
	if p.mind == nil {
		if p.mind, p.Err = ai.New(p.name, 1, side); p.Err != nil {
			return
		}
	}
	a, done := rules.Action{}, false
	for !done {
		a, done = p.mind.Think(view.New(course.Encounter(), side), uint64(p.Board.Played()), 1<<20)
	}
	cmd := levels.CommandOf(course.Encounter(), &a)
	p.Game.Wish(live.Wish{Will: live.Act, Do: &cmd})
}

// Offer is a match of a ruleset on a level that a person opens as side 0; machine plays the
// other side until somebody joins, if it is not empty. The error is a level there is none of.
func Offer(level, ruleset, machine string) (live.Offer, error) {
	s, err := levels.Load(level)
	if err != nil {
		return live.Offer{}, fmt.Errorf("live match: %w", err)
	}
	s.Ruleset, s.Fog = ruleset, ""
	return live.Offer{Revision: rules.Revision, Setup: s, Level: level, Machine: machine, By: "Anna"}, nil
}
