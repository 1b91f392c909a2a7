package scene

import (
	"bytes"
	"cmp"
	"errors"
	"log/slog"

	"tenaille/game/link"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/words"
	"tenaille/levels"
)

// Linked is what is to be handed on as a link.
type Linked struct {
	// Title says what it is.
	Title string
	// Text is the whole link where it is known already, else empty.
	Text string
	// Thing is what the link is to hold. The error is why there is nothing.
	Thing func() (link.Thing, error)
	// Kept is the name in the store of what travels as a file where it is too much for a
	// link, empty where there is none.
	Kept string
}

// LinkKept hands on a match that lies in the store under a name.
func (c *Context) LinkKept(title, name string) {
	c.Stack.Push(c.Routes.Sheets.Link(c, Linked{Title: title, Kept: name, Thing: func() (link.Thing, error) {
		text, err := saves.Text(c.Store, name)
		return link.Match{Record: text}, err
	}}))
}

// LinkPuzzle hands on a puzzle: one that is built in by its name, one of the player's own
// whole.
func (c *Context) LinkPuzzle(name string) {
	c.Stack.Push(c.Routes.Sheets.Link(c, Linked{Title: c.LevelName(name), Thing: func() (link.Thing, error) {
		if levels.OwnPuzzleTitle(name) == "" {
			return link.Puzzle{Name: name}, nil
		}
		p, err := levels.OpenPuzzle(name)
		if err != nil {
			return nil, err
		}
		var file bytes.Buffer
		err = levels.WritePuzzle(&file, p)
		return link.Position{File: file.Bytes()}, err
	}}))
}

// LinkThing hands on what travels as a link or not at all.
func (c *Context) LinkThing(title string, t link.Thing) {
	c.Stack.Push(c.Routes.Sheets.Link(c, Linked{Title: title, Thing: func() (link.Thing, error) { return t, nil }}))
}

// LinkWords say why a link cannot be made or opened, on one line.
func (c *Context) LinkWords(err error) string {
	switch {
	case errors.Is(err, errOffline):
		return c.T("This edition of the game cannot play over a server.")
	case errors.Is(err, link.ErrForeign):
		return c.T("This is not a Tenaille link.")
	case errors.Is(err, link.ErrNewer):
		return c.T("This link comes from a newer version of the game.")
	case errors.Is(err, link.ErrOther):
		return c.T("This link comes from a version of the game with other maps or rules.")
	case errors.Is(err, link.ErrDamaged):
		return c.T("The link is cut off or altered.")
	case errors.Is(err, link.ErrLong):
		return c.T("This is too much for a link, which holds %[1]d characters at most.", link.Longest)
	case errors.Is(err, link.ErrOlder):
		return c.T("The match was played under the rules of an earlier version, which a link does not carry.")
	case errors.Is(err, link.ErrBound):
		return c.T("It needs a map or creatures of your own, which this link does not carry.")
	case errors.Is(err, link.ErrSides):
		return c.T("This position cannot be played: it takes two sides.")
	}
	return cmp.Or(words.Letters{Words: c.Words}.Fault(err), saves.FaultWords(c.Words, err, ""))
}

// errOffline says that an invitation cannot be followed.
var errOffline = errors.New("this edition of the game plays no matches over a server")

// openLink opens what a link holds, and tells what the player has to know of it. Nothing
// that is kept is changed by it.
func (c *Context) openLink(text string) (Scene, error) {
	if m, ok := link.ReadMeeting(text); ok {
		if c.Routes.Stories.Hall == nil {
			return nil, errOffline
		}
		return c.Routes.Stories.Hall(c, Meeting{Brought: &m}), nil
	}
	t, err := link.Decode(text)
	if err != nil {
		return nil, err
	}
	switch t := t.(type) {
	case link.Match:
		return c.openMatch(t)
	case link.Puzzle:
		p, err := levels.OpenPuzzle(t.Name)
		if err != nil {
			return nil, err
		}
		return c.Routes.Battle(c, match.PuzzleTerms(p, c.seed())), nil
	case link.Position:
		p, err := t.Case()
		if err != nil {
			return nil, err
		}
		return c.Routes.Battle(c, c.positionTerms(p)), nil
	case link.Offer, link.Note:
		return c.Routes.Stories.Mail(c, Letter{Brought: t})
	case link.SetUp:
		return c.Routes.Setup(c, t.Terms()), nil
	case link.Army:
		terms := c.NewTerms(match.Human, match.Machine)
		terms.Ruleset, terms.Points = t.Ruleset, max(terms.Points, t.Points)
		terms.Armies[0] = t.Army
		return c.Routes.Setup(c, terms), nil
	}
	return nil, link.ErrNewer
}

// openMatch opens a match of a link: to be watched when it is over, else to be gone on
// with, as one of the player's own.
func (c *Context) openMatch(m link.Match) (Scene, error) {
	rp, err := m.Replay("link")
	if err != nil {
		return nil, err
	}
	if rp.End != nil {
		return c.Routes.Replay(c, rp, 0)
	}
	terms, err := saves.OpenFile(rp)
	if err != nil {
		return nil, err
	}
	c.Tell(c.T("The match of the link goes on as a copy of your own; nothing of yours is overwritten."))
	return c.Routes.Battle(c, terms), nil
}

// positionTerms are the terms of a position: the puzzle that it is, else what is studied,
// both sides played by hand.
func (c *Context) positionTerms(p *levels.Case) match.Terms {
	if p.Puzzle != nil {
		return match.PuzzleTerms(p, c.seed())
	}
	setup := p.Setup
	return match.Terms{
		Level: setup.Name, Ruleset: setup.Ruleset, Fog: setup.Fog, Seed: c.seed(), Placed: &setup, Study: true,
		Players: [2]string{match.Human, match.Human},
	}
}

// seed is the one that the options name, else a new one.
func (c *Context) seed() uint64 {
	if c.Named.Seed != nil {
		return *c.Named.Seed
	}
	return match.NewSeed()
}

// Tell tells the player something on whatever screen comes.
func (c *Context) Tell(words string) {
	c.captions.add(caption{words, "check", 3 * captionTicks})
}

// Alarm is Tell of what went wrong.
func (c *Context) Alarm(words string) {
	c.captions.add(caption{words, "warning", 3 * captionTicks})
}

// follow opens a link that was followed while the game runs, over the title. What was
// being played is kept.
func (c *Context) follow(text string) {
	s, err := c.openLink(text)
	if err != nil {
		slog.Warn("a link is not opened", "cause", err)
		c.captions.add(caption{c.LinkWords(err), "warning", 3 * captionTicks})
		return
	}
	c.LeaveBattle()
	c.Stack.Push(s)
}
