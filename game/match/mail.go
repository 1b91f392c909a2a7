package match

import (
	"bytes"
	"encoding/hex"
	"errors"
	"slices"

	"tenaille/game/mail"
	"tenaille/game/replay"
	"tenaille/rules/odds"
)

// MailSide is the side of whoever is here in a match by mail, -1 in any other.
func (t *Terms) MailSide() int {
	away := slices.IndexFunc(t.Players[:], func(seat string) bool { _, ok := mail.Seated(seat); return ok })
	if away < 0 || !IsHuman(t.Players[1-away]) {
		return -1
	}
	return 1 - away
}

var errNoMail = errors.New("players: a match by mail is played by one here and one away")

// OfferByMail offers the match of the terms to somebody who is away; secret is drawn by
// whoever calls and told to nobody. The error says what of the terms cannot be had.
func (t *Terms) OfferByMail(secret mail.Secret) (*mail.Correspondence, error) {
	side := t.MailSide()
	if side < 0 {
		return nil, errNoMail
	}
	open := *t // all of it is in the letters
	open.Fog, open.Ambush, open.Situation = "off", Nobody, nil
	s, err := open.setup()
	if err != nil {
		return nil, err
	}
	how := mail.Agreed{Mode: mail.Sealed, Reactions: odds.Orders}
	if t.Mail != nil {
		how = *t.Mail
	}
	return mail.New(how.Mode, s, side, how.Reactions.String(), secret)
}

// MailTerms are the terms of a match by mail that has begun, as far as whoever is here
// knows it. The error is a letter that cannot be played.
func MailTerms(c *mail.Correspondence) (Terms, error) {
	s, err := c.State()
	if err != nil {
		return Terms{}, err
	}
	if s.Course == nil {
		return Terms{}, replay.ErrNotBegun
	}
	rp, err := replay.Read(bytes.NewReader(s.Course.Text()), "mail")
	if err != nil {
		return Terms{}, err
	}
	m, err := Resume(rp)
	if err != nil {
		return Terms{}, err
	}
	if c.Letter.Offer.Mode == mail.Sealed && s.Awaits == mail.Own {
		m.course.Rehearse()
		m.settle()
	}
	t := TermsOf(m)
	t.Record = MailRecord(c.Letter.ID())
	t.Mail = &mail.Agreed{Mode: c.Letter.Offer.Mode, Match: c}
	return t, nil
}

// MailRecord is what tells the record of a match by mail from all others.
func MailRecord(id mail.Secret) string { return "mail-" + hex.EncodeToString(id[:]) }
