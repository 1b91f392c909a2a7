//go:build !js

package shot

import (
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/rules/odds"
)

// offered is a match by mail that was just offered, of the terms that are drawn.
func (p *Posed) offered(secret byte) (*mail.Correspondence, error) {
	terms, err := p.terms()
	if err != nil {
		return nil, err
	}
	terms.Players = [2]string{match.Human, mail.Seat(odds.Orders)}
	terms.Mail = &mail.Agreed{Mode: mail.Modes[int(secret+1)%len(mail.Modes)], Reactions: odds.Orders}
	return terms.OfferByMail(mail.Secret{secret})
}

// openPost opens the list of matches by mail with one that was offered, one that was
// accepted, and one whose turn it is.
func (p *Posed) openPost() (scene.Scene, error) {
	for n := byte(1); n <= 3; n++ {
		m, err := p.offered(n)
		if err != nil {
			return nil, err
		}
		if n > 1 {
			other, err := mail.Accept(&m.Letter, odds.Orders.String(), mail.Secret{10 + n})
			if err != nil {
				return nil, err
			}
			if n == 2 {
				m = other
			} else if err := m.Take(0, other.Letter.Notes[0]); err != nil {
				return nil, err
			}
		}
		if err := saves.KeepMail(p.Store, m); err != nil {
			return nil, err
		}
	}
	return p.Routes.Stories.Mail(p.Context, scene.Letter{})
}
