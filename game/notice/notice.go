package notice

import (
	"tenaille/game/model"
	"tenaille/game/sound"
	"tenaille/rules/grid"
)

// Note is a short text that fades away.
type Note struct {
	Text, Rule string
	Side       int  // whose it is
	Bad        bool // a warning
	Asks       bool // it asks for the same press again
	Ticks      int  // left
	// There tells that it is about a square, At, and stands beside it.
	There bool
	At    grid.Cell
}

// Over reports whether it has faded.
func (n *Note) Over() bool { return n.Ticks == 0 }

// fades is how many ticks a note takes to fade.
const fades = 18

// tick lets a note grow older by a tick and tells whether it looks different.
func (n *Note) tick() bool {
	if n.Ticks == 0 {
		return false
	}
	n.Ticks--
	return n.Ticks < fades
}

// Notices are the toast and the banner of a battle.
type Notices struct {
	Toast, Banner Note

	sound *sound.Player
}

// New is the notices of a battle, none as yet.
func New(s *sound.Player) *Notices { return &Notices{sound: s} }

// Tick lets both grow older and tells whether one looks different.
func (n *Notices) Tick() bool {
	toast, banner := n.Toast.tick(), n.Banner.tick()
	return toast || banner
}

// warned is how many ticks a warning stays.
const warned = 200

// Warn shows a warning, and sounds it.
func (n *Notices) Warn(text, rule string) {
	n.Toast = Note{Text: text, Rule: rule, Bad: true, Ticks: warned}
	n.sound.Play(sound.Warning)
}

// WarnAt is Warn about a square.
func (n *Notices) WarnAt(at grid.Cell, text, rule string) {
	n.Warn(text, rule)
	n.Toast.There, n.Toast.At = true, at
}

// Drop takes both away.
func (n *Notices) Drop() { n.Toast, n.Banner = Note{}, Note{} }

// Answered lets a warning or a question fade, since something was done meanwhile.
func (n *Notices) Answered() {
	if n.Toast.Bad || n.Toast.Asks {
		n.Toast.Ticks = min(n.Toast.Ticks, fades)
	}
}

// Model is the toast as the panels show it, nil when there is none.
func (n *Notices) Model() *model.Toast {
	t := &n.Toast
	if t.Over() {
		return nil
	}
	fade := 0.
	if t.Ticks < fades {
		fade = 1 - float64(t.Ticks)/fades
	}
	return &model.Toast{Text: t.Text, Rule: t.Rule, Bad: t.Bad, Fade: fade}
}
