package link

import (
	"encoding/json"

	"tenaille/game/mail"
	"tenaille/game/replay"
)

// Offer is a match by mail that somebody offers: what is agreed, and nothing more.
type Offer struct{ Letter *mail.Letter }

// Note is what one of the two adds to a match by mail that both have.
type Note struct {
	// Match tells which one, Number which note of it, from 0 on.
	Match  mail.Secret `json:"match"`
	Number int         `json:"number"`
	Note   mail.Note   `json:"note"`
}

// NoteOf is the last note of a match by mail. ok is false where there is none.
func NoteOf(l *mail.Letter) (n Note, ok bool) {
	last := len(l.Notes) - 1
	if last < 0 {
		return n, false
	}
	return Note{l.ID(), last, l.Notes[last]}, true
}

// OfMail is what the next link of a match by mail holds: the offer, or the last note.
func OfMail(l *mail.Letter) Thing {
	if n, ok := NoteOf(l); ok {
		return n
	}
	return Offer{l}
}

func (Offer) kind() byte { return kindOffer }
func (Note) kind() byte  { return kindNote }

// agreed is what an offer says besides the situation.
type agreed struct {
	Mode      mail.Mode   `json:"mode"`
	By        int         `json:"by"`
	Seal      mail.Secret `json:"seal"`
	Reactions string      `json:"reactions"`
}

func (o Offer) write(c *coder) error {
	of := &o.Letter.Offer
	h := replay.NewHeader(of.Setup, nil, 0)
	h.Revision = of.Revision
	if _, err := c.header(h); err != nil {
		return err
	}
	return c.said(&agreed{of.Mode, of.By, of.Seal, of.Reactions})
}

func readOffer(c *coder) (Thing, error) {
	h, err := c.header(replay.Header{})
	if err != nil {
		return nil, err
	}
	var a agreed
	if err := c.said(&a); err != nil {
		return nil, err
	}
	l := &mail.Letter{Offer: mail.Offer{Mode: a.Mode, Revision: h.Revision, By: a.By, Setup: h.Setup, Seal: a.Seal, Reactions: a.Reactions}}
	if l.Check() != nil || l.Playable() != nil {
		return nil, ErrOther
	}
	return Offer{l}, nil
}

// written is what notes are made of, as usual is of set-ups.
func written() []byte {
	return []byte(`{"do":"charge","by":,"on":,"weapon":"longsword"},{"do":"end_turn","by":},{"do":"pass","by":},{"do":"attack","by":,"on":},{"do":"move","by":,"cells":[[1,2],[2,3],[10,11],[12,13]]}],"orders":"; if  falls { } else { } stands end_turn 2: attack 3: move 4: charge ","hash":""}}{"match":"","number":1,"note":{"reveal":"","fresh":"","done":[{"do":"`)
}

func (n Note) write(c *coder) error {
	text, err := json.Marshal(&n)
	if err == nil {
		_, err = c.text(written(), text, mostText)
	}
	return err
}

func readNote(c *coder) (Thing, error) {
	text, err := c.text(written(), nil, mostText)
	if err != nil {
		return nil, err
	}
	var n Note
	if replay.Strict(text, &n) != nil {
		return nil, errDamaged
	}
	return n, nil
}
