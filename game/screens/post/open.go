package post

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"strings"

	"tenaille/game/files"
	"tenaille/game/link"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/game/words"
	"tenaille/rules"
)

// New opens what a letter asks for: the offer or the turn that a link has brought, the
// terms of a match to be offered, a turn that has come to its end; the list of all matches
// by mail where it asks for nothing. The error is what is wrong with the letter.
func New(c *scene.Context, l scene.Letter) (scene.Scene, error) {
	switch {
	case l.Offer != nil:
		return offer(c, l.Offer)
	case l.Turn != nil:
		return turn(c, l.Turn)
	}
	switch t := l.Brought.(type) {
	case link.Offer:
		for _, p := range saves.ListMail(c.Store) {
			if p.Match == nil {
				continue
			}
			err := p.Match.Receive(t.Letter)
			switch {
			case errors.Is(err, mail.ErrOther):
				continue
			case errors.Is(err, mail.ErrOld):
				c.Tell(c.T("You have this match already."))
				return newList(c), nil
			}
			return nil, err // the opening was replaced
		}
		return newInvitation(c, t.Letter), nil
	case link.Note:
		return took(c, t)
	}
	return newList(c), nil
}

// secret draws what the secrets of a match come from.
func secret() (s mail.Secret, err error) {
	if err = files.Random(s[:]); err != nil {
		err = fmt.Errorf("chance: %w", err)
	}
	return s, err
}

// offer keeps a new match and hands its offer on.
func offer(c *scene.Context, t *match.Terms) (scene.Scene, error) {
	s, err := secret()
	if err != nil {
		return nil, err
	}
	m, err := t.OfferByMail(s)
	if err != nil {
		return nil, err
	}
	if err := saves.KeepMail(c.Store, m); err != nil {
		return nil, err
	}
	l := newList(c)
	l.next = m
	return l, nil
}

// took takes over the note that a link has brought, and opens its match.
func took(c *scene.Context, n link.Note) (scene.Scene, error) {
	m, err := saves.LoadMail(c.Store, n.Match)
	if errors.Is(err, store.ErrNotFound) {
		return nil, mail.ErrOther
	}
	if err != nil {
		return nil, err
	}
	switch err := m.Take(n.Number, n.Note); {
	case errors.Is(err, mail.ErrOld):
		c.Tell(c.T("This letter has been read already."))
	case err != nil:
		return nil, err
	default:
		if err := saves.KeepMail(c.Store, m); err != nil {
			return nil, err
		}
		if s, err := m.State(); err == nil && len(s.Missed) > 0 {
			c.Tell(missed(c, s))
		}
		finish(c, m)
	}
	return open(c, m)
}

// named is how many of the orders that were refused are told one by one.
const named = 3

// missed tells which of one's own orders the rules refused, and by which of them.
func missed(c *scene.Context, s *mail.State) string {
	n, e := len(s.Missed), s.Course.Encounter()
	told := c.TN("%[1]d of your orders was refused by the rules when its turn came.", "%[1]d of your orders were refused by the rules when their turn came.", n)
	var list []string
	for _, u := range s.Missed[:min(n, named)] {
		what := c.VerbName(u.Verb)
		if u.Who != rules.Nobody {
			what = c.T("%[1]s: %[2]s", c.CreatureName(e, u.Who), what)
		}
		if id := u.Cite.String(); id != "" {
			what += " (" + id + ")"
		}
		list = append(list, what)
	}
	if n > named {
		list = append(list, "…")
	}
	return told + " " + strings.Join(list, ", ")
}

// open opens a match: to be played, to be sent, or to be looked at.
func open(c *scene.Context, m *mail.Correspondence) (scene.Scene, error) {
	s, err := m.State()
	if err != nil {
		return nil, err
	}
	switch s.Awaits {
	case mail.Own:
		t, err := match.MailTerms(m)
		if err != nil {
			return nil, err
		}
		return c.Routes.Battle(c, t), nil
	case mail.Over:
		finish(c, m) // the store may have refused it before
		rp, err := replay.Read(bytes.NewReader(s.Course.Text()), "mail")
		if err != nil {
			return nil, err
		}
		return c.Routes.Replay(c, rp, 0)
	}
	l := newList(c)
	l.next = m
	return l, nil
}

// turn goes on with a match whose own turn has come to its end on the board.
func turn(c *scene.Context, t *match.Terms) (scene.Scene, error) {
	m := t.Mail.Match
	rp, err := t.Begun.Replay()
	if err != nil {
		return nil, err
	}
	if s, err := m.State(); err != nil || m.Letter.Offer.Mode == mail.Sealed && s.Awaits == mail.Own {
		if err != nil {
			return nil, err
		}
		return newOrders(c, t.Mail, rp)
	}
	m.Drafted(rp)
	l := newList(c)
	l.next = m
	return l, nil
}

// finish keeps the record of a match that is over among the finished ones, where it outlives
// its letters.
func finish(c *scene.Context, m *mail.Correspondence) {
	switch fresh, err := saves.KeepMailEnd(c.Store, m); {
	case err != nil:
		c.Alarm(c.T("The match cannot be saved: %[1]s", saves.FaultWords(c.Words, err, "")))
	case fresh:
		c.Tell(c.T("The match is over, and kept among the finished ones under Matches."))
	}
}

// send writes the own note of a match, where one is due, and keeps it.
func send(c *scene.Context, m *mail.Correspondence, orders string) error {
	s, err := m.State()
	if err != nil {
		return err
	}
	if s.Awaits == mail.Ready || s.Awaits == mail.Own {
		if err := m.Send(orders); err != nil {
			return err
		}
	}
	if err := saves.KeepMail(c.Store, m); err != nil {
		return err
	}
	finish(c, m)
	return nil
}

// hand opens the sheet of the link that goes to the other.
func hand(c *scene.Context, m *mail.Correspondence) {
	title := c.T("Your turn, for the other to go on")
	switch len(m.Letter.Notes) {
	case 0:
		title = c.T("An offer, for the other to accept")
	case 1:
		title = c.T("Your answer, for the other to begin")
	}
	c.Stack.Push(c.Routes.Sheets.Link(c, scene.Linked{Title: title + ": " + what(c, m), Thing: func() (link.Thing, error) {
		return link.OfMail(&m.Letter), nil
	}}))
}

// what names map and rules of a match.
func what(c *scene.Context, m *mail.Correspondence) string {
	s := &m.Letter.Offer.Setup
	return c.LevelName(s.Name) + " · " + c.RulesetName(s.Ruleset)
}

// fault says what is wrong with a letter, on one line.
func fault(c *scene.Context, err error) string {
	slog.Warn("a letter is not taken", "cause", err)
	return c.LinkWords(err)
}

// letters are the words of letters.
func letters(c *scene.Context) words.Letters { return words.Letters{Words: c.Words} }
