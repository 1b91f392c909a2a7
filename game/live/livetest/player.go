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
	// Look is the match where not everybody knows everything; then Board is empty.
	Look live.Lookout
	// Refused are the answers that said no.
	Refused []live.Answer
	// Err is what of the entries could not be played.
	Err error
	// Idle has it only follow.
	Idle bool
	// Told are the entries that it was told and could play.
	Told []live.Entry

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

// At is a player at a hall of any server.
func At(h *live.Hall, machine string) *Player { return &Player{Hall: h, name: machine} }

// Act takes the news, plays them on the board and does what it wishes then. It reports
// whether the match is over for it.
func (p *Player) Act() (over bool) {
	p.Hall.Update()
	for p.Err == nil {
		e, ok := p.Game.Next()
		if !ok {
			break
		}
		if e.Glimpse != nil || p.Look.View() != nil {
			p.Look.Side = max(p.Game.Side(), 0)
			if p.Err = p.Look.Play(e); p.Err == nil && e.Truth() != nil {
				p.Err = p.Board.Play(*e.Truth())
			}
		} else {
			p.Err = p.Board.Play(e)
		}
		if p.Err == nil {
			p.Told = append(p.Told, e)
		}
		over = e.Kind == live.Told
	}
	if a, ok := p.Game.Refused(); ok {
		p.Refused = append(p.Refused, a)
	}
	if p.Err == nil && !p.Idle && p.awaited() && !p.Game.Wishing() && p.Game.Fault() == nil {
		p.Wish()
	}
	return over
}

// View is what it knows, nil before the match has begun.
func (p *Player) View() *view.View {
	if v := p.Look.View(); v != nil || p.Board.Course() == nil {
		return v
	}
	return view.New(p.Board.Course().Encounter(), max(p.Game.Side(), 0))
}

// awaited reports whether an action or an answer of its own side is awaited.
func (p *Player) awaited() (own bool) {
	v := p.View()
	if _, ended := p.Board.Over(); v == nil || ended || p.Game.Side() < 0 || p.Game.Listing().Stage == live.Over {
		return false
	}
	v.Read(func(e *rules.Encounter) {
		what, who := e.Awaits()
		own = (what == rules.AwaitsAction || what == rules.AwaitsAnswer) && int(e.Creatures[who].Side) == p.Game.Side()
	})
	return own
}

// Wish wishes what its machine would do now.
func (p *Player) Wish() {
	if p.mind == nil {
		if p.mind, p.Err = ai.New(p.name, 1, p.Game.Side()); p.Err != nil {
			return
		}
	}
	a, done := rules.Action{}, false
	v := p.View()
	for !done {
		a, done = p.mind.Think(v, uint64(p.Board.Played()+p.Look.Played()), 1<<20)
	}
	p.wish(v, a)
}

// wish wishes an action that is legal by what it knows.
func (p *Player) wish(v *view.View, a rules.Action) {
	v.Read(func(e *rules.Encounter) {
		cmd := levels.CommandOf(e, &a)
		p.Game.Wish(live.Wish{Will: live.Act, Do: &cmd})
	})
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
