package link

import (
	"fmt"
	"testing"

	"tenaille/game/mail"
	"tenaille/levels"
	"tenaille/rules"
)

// TestMailTravels has two people begin a match by links, and play a turn of it each: what
// arrives is what was sent, and short.
func TestMailTravels(t *testing.T) {
	for _, mode := range mail.Modes {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			t.Run(string(mode)+"/"+ruleset, func(t *testing.T) {
				f, err := levels.OpenField("ford")
				if err != nil {
					t.Fatal(err)
				}
				s, err := f.Place(ruleset)
				if err != nil {
					t.Fatal(err)
				}
				s.Ruleset, s.Fog = ruleset, "off"
				a, err := mail.New(mode, s, 0, "orders", mail.Secret{1})
				if err != nil {
					t.Fatal(err)
				}
				b, err := mail.Accept(travelled(t, a).(Offer).Letter, "always", mail.Secret{2})
				if err != nil {
					t.Fatal(err)
				}
				if got, want := b.Letter.ID(), a.Letter.ID(); got != want {
					t.Fatalf("the offer has arrived as another: %v, not %v", got, want)
				}
				from, to := b, a
				for range 6 {
					n := travelled(t, from).(Note)
					if n.Match != a.Letter.ID() {
						t.Fatal("the note is of another match")
					}
					if err := to.Take(n.Number, n.Note); err != nil {
						t.Fatal(err)
					}
					from, to = to, from
					wait(t, from)
				}
			})
		}
	}
}

// wait has somebody do nothing in their turn but end it.
func wait(t *testing.T, c *mail.Correspondence) {
	t.Helper()
	for c.Letter.Offer.Mode == mail.Trusting {
		s, err := c.State()
		if err != nil {
			t.Fatal(err)
		}
		if s.Awaits != mail.Own {
			break
		}
		e := s.Course.Encounter()
		a, _ := rules.Idle(e.Legal(nil))
		if err := c.Do(levels.CommandOf(e, &a)); err != nil {
			t.Fatal(err)
		}
	}
	if err := c.Send(""); err != nil {
		t.Fatal(err)
	}
}

// travelled is what the next link of a match by mail brings.
func travelled(t *testing.T, c *mail.Correspondence) Thing {
	t.Helper()
	text, err := Encode(OfMail(&c.Letter))
	if err != nil {
		t.Fatal(err)
	}
	thing, err := Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Letter.Notes) > 0 && len(text) > 400 {
		t.Errorf("%d letters for a note: %s", len(text), text)
	}
	again, err := Encode(thing)
	if err != nil || again != text {
		t.Errorf("%v: it goes on as another: %s, not %s", err, again, text)
	}
	t.Log(fmt.Sprintf("%T", thing), len(text))
	return thing
}
