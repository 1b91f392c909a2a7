package scene

import (
	"tenaille/game/input"
	"tenaille/game/link"
	"tenaille/game/live/presence"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/study"
	"tenaille/game/thinking"
	"tenaille/rules"
)

// Routes are the ways to the screens, all of which stand above this package: a
// screen reaches another by them alone. Whoever puts the program together hands
// them in.
type Routes struct {
	// Title opens the first screen.
	Title func(c *Context) Scene
	// Setup opens the set-up of a match, beginning with its terms.
	Setup func(c *Context, t match.Terms) Scene
	// Army opens the recruiting of a side for a match of these terms.
	Army func(c *Context, t match.Terms, side int) Scene
	// Deploy opens the placing of the armies of the terms. The error says why they
	// cannot be placed.
	Deploy func(c *Context, t match.Terms) (Scene, error)
	// Battle opens the match of the terms.
	Battle func(c *Context, t match.Terms) Scene
	// Replay opens a recorded match at the place after so many actions. The error
	// names the line that cannot be played.
	Replay func(c *Context, r *replay.Replay, at int) (Scene, error)
	// Sheets lead to the small sheets over another screen.
	Sheets Sheets
	// Pause opens the menu over the battle of the terms, or over a recorded one
	// that is watched; of the former there is no replay.
	Pause func(c *Context, t match.Terms, watched *replay.Replay) Scene
	// Study opens what can be done with a match that is studied.
	Study func(c *Context, b *study.Bench) Scene
	// Result opens what became of a match.
	Result func(c *Context, o Outcome) Scene
	// Editor opens the drawing of maps.
	Editor func(c *Context) Scene
	// Stories lead to what is played for more than a victory.
	Stories Stories
	// Matches opens the recorded matches.
	Matches func(c *Context) Scene
	// Rules opens the rule book at the rule of an id, or where it begins.
	Rules func(c *Context, at string) Scene
	// Options opens the options of a scope, with the focus on the one named, if any.
	Options func(c *Context, scope *OptionScope, at string) Scene
	// Settings opens the settings of the program.
	Settings func(c *Context) Scene
	// Verbs lists what the key of an intent chooses in a battle.
	Verbs func(i input.Intent) []rules.Verb
}

// Stories are the ways to what is played for more than a victory.
type Stories struct {
	// Scenarios opens the fights that have goals of their own.
	// They are listed at a tab, or at the one that suits the player best where none is named.
	Scenarios func(c *Context, tab string) Scene
	// Campaign opens the camp of the campaign.
	Campaign func(c *Context) Scene
	// Hall opens the matches of a server, or the way to one; nil where the program has no
	// line to any.
	Hall func(c *Context, m Meeting) Scene
	// Mail opens what a letter asks for. The error is what is wrong with it.
	Mail func(c *Context, l Letter) (Scene, error)
}

// PuzzlesTab is that of the puzzles among the fights that have goals of their own.
const PuzzlesTab = "puzzles"

// Letter is what a match by mail is opened for: one of these, or nothing for the list of
// all of them.
type Letter struct {
	// Brought is what a link has brought, a link.Offer or a link.Note.
	Brought link.Thing
	// Offer are the terms of a match to be offered.
	Offer *match.Terms
	// Turn are those of a match whose own turn has come to its end on the board.
	Turn *match.Terms
}

// Meeting is what the matches of a server are opened for: one of these, or nothing for the
// list of them.
type Meeting struct {
	// Offer are the terms of a match to be offered there.
	Offer *match.Terms
	// Brought is the match that an invitation has brought.
	Brought *link.Meeting
	// Live is one's place in a match that is played: what there is beside its board.
	Live *presence.Place
}

// Wanted is a match for which a store has no room.
type Wanted struct {
	// Record is the one it is kept under, and Size how many bytes it takes, 0 where
	// that is not known.
	Record string
	Size   int
	// Keep tries again to keep it and tells whether that was possible.
	Keep func() bool
	// Let lets it go for good; nil where that is not asked.
	Let func()
}

// Sheets are the ways to the small sheets over another screen.
type Sheets struct {
	// Keypad opens the digits on which a seed is typed, beginning with a text; done
	// is given the new one.
	Keypad func(c *Context, text string, done func(text string)) Scene
	// Room opens that of a full store: it asks what may go.
	Room func(c *Context, w Wanted) Scene
	// PlayOn opens the one on which a match is begun at a place of a recorded one,
	// counted in actions.
	PlayOn func(c *Context, r *replay.Replay, at int) Scene
	// Compose opens the one on which a puzzle is made of a place of a recorded match,
	// counted in actions.
	Compose func(c *Context, r *replay.Replay, at int) Scene
	// Why opens what machines have weighed; show draws an idea of one on the board, with
	// no account none.
	Why func(c *Context, accounts []thinking.Account, show func(a *thinking.Account, idea int)) Scene
	// Film opens a recorded match that is shown from its beginning by itself.
	Film func(c *Context, r *replay.Replay) (Scene, error)
	// Answer opens what the choices in a puzzle were worth.
	Answer func(c *Context, a Answered) Scene
	// Link opens what is to be handed on, as a link and its code.
	Link func(c *Context, l Linked) Scene
	// Yield opens the one on which the machine of a side offers to yield; accept is
	// called where that is accepted.
	Yield func(c *Context, side int, accept func()) Scene
}
