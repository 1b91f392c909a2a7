package post

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/link"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// offered is a match by mail that was just offered.
func offered(t testing.TB, c *scene.Context, mode mail.Mode, secret byte) *mail.Correspondence {
	t.Helper()
	terms := c.NewTerms(match.Human, match.Machine)
	terms.Level, terms.Ruleset, terms.Players[1] = "ford", "d20", mail.Seat(odds.Orders)
	terms.Mail = &mail.Agreed{Mode: mode, Reactions: odds.Orders}
	m, err := terms.OfferByMail(mail.Secret{secret})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// kept keeps matches by mail that wait for each of what there is to wait for.
func kept(t testing.TB, c *scene.Context) {
	t.Helper()
	for i, mode := range mail.Modes {
		m := offered(t, c, mode, byte(1+i))
		other, err := mail.Accept(&offered(t, c, mode, byte(11+i)).Letter, "orders", mail.Secret{byte(21 + i)})
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range []*mail.Correspondence{offered(t, c, mode, byte(41+i)), other} {
			if err := saves.KeepMail(c.Store, m); err != nil {
				t.Fatal(err)
			}
		}
		answer, err := mail.Accept(&m.Letter, "orders", mail.Secret{byte(31 + i)})
		if err != nil {
			t.Fatal(err)
		}
		third := offered(t, c, mode, byte(1+i))
		if err := third.Take(0, answer.Letter.Notes[0]); err != nil {
			t.Fatal(err)
		}
		if err := saves.KeepMail(c.Store, third); err != nil {
			t.Fatal(err)
		}
	}
	if err := c.Store.Save(saves.Post+"damaged.json", []byte("{")); err != nil {
		t.Fatal(err)
	}
}

// specimens are the screens in their states.
func specimens(t testing.TB) screentest.Specimens {
	return func(c *scene.Context) []scene.Scene {
		kept(t, c)
		all, said := newList(c), newList(c)
		said.said = c.LinkWords(&mail.Cheat{Deceit: mail.AlteredAction, Err: errors.New("it differs")})
		offer := newInvitation(c, &offered(t, c, mail.Sealed, 9).Letter)
		open := newInvitation(c, &offered(t, c, mail.Trusting, 9).Letter)
		return []scene.Scene{all, said, offer, open, ordered(t, c, ""), ordered(t, c, "2: move D4 E5; if 7 hurt { 3: attack 7 } else { 3: delay }")}
	}
}

// ordered is the page of orders that were rehearsed.
func ordered(t testing.TB, c *scene.Context, text string) *orders {
	t.Helper()
	m := offered(t, c, mail.Sealed, 51)
	answer, err := mail.Accept(&m.Letter, "orders", mail.Secret{52})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Take(0, answer.Letter.Notes[0]); err != nil {
		t.Fatal(err)
	}
	terms, err := match.MailTerms(m)
	if err != nil {
		t.Fatal(err)
	}
	rp, err := terms.Begun.Replay()
	if err != nil {
		t.Fatal(err)
	}
	s, err := newOrders(c, terms.Mail, rp)
	if err != nil {
		t.Fatal(err)
	}
	if s.text = text; text != "" {
		s.left = 2
	}
	return s
}

func TestWidgetsOfThePost(t *testing.T) { screentest.Widgets(t, specimens(t)) }

func TestTextsOfThePostFit(t *testing.T) { screentest.Texts(t, specimens(t)) }

// TestOrdersAreTold in words, each creature with the number that names it, and a turn for a case
// is asked for with what was ordered before.
func TestOrdersAreTold(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := ordered(t, c, "")
	own, foe := -1, -1
	for i := range s.now.Creatures {
		if int(s.now.Creatures[i].Side) == s.match.Side && own < 0 {
			own = i
		} else if int(s.now.Creatures[i].Side) != s.match.Side && foe < 0 {
			foe = i
		}
	}
	by, on := s.now.Creatures[own].Sheet, s.now.Creatures[foe].Sheet
	who, whom := letters(c).Numbered(s.now, by), letters(c).Numbered(s.now, on)
	s.text = fmt.Sprintf("if %[2]d falls { } else { %[1]d: attack %[2]d }; if %[2]d falls { %[1]d: move D5 } else { %[1]d: delay }", by, on)
	want := []string{
		fmt.Sprintf("%s: Attack, %s, unless %s has fallen", who, whom, whom),
		fmt.Sprintf("If %s has fallen:", whom), fmt.Sprintf("    %s: Move, D5", who), "Else:", fmt.Sprintf("    %s: Delay", who),
	}
	if got := s.lines(); !slices.Equal(got, want) {
		t.Errorf("it is told as %q, want %q", got, want)
	}
	if at := s.chosen(); at.Who != on || at.Is != mail.Falls {
		t.Errorf("the first case is %v", at)
	}
	text := s.text
	for _, broken := range []string{"if 4 falls {", text} {
		s.text = broken
		s.Layout()
		if !s.Press("orders.also") {
			t.Fatal("a case cannot be rehearsed")
		}
		if (s.said != "") != (broken != text) {
			t.Errorf("of %q it is said %q", broken, s.said)
		}
	}
}

// TestWhatBelongsToNobody: a note of a match that is not kept here, and one that was tampered
// with, are refused in words, and nothing is kept of them.
func TestWhatBelongsToNobody(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	m := offered(t, c, mail.Trusting, 1)
	answer, err := mail.Accept(&m.Letter, "orders", mail.Secret{2})
	if err != nil {
		t.Fatal(err)
	}
	n, _ := link.NoteOf(&answer.Letter)
	if _, err := New(c, scene.Letter{Brought: n}); !errors.Is(err, mail.ErrOther) || c.LinkWords(err) != c.T("This letter belongs to no match here.") {
		t.Errorf("a letter of nobody's: %v", err)
	}
	if list := saves.ListMail(c.Store); len(list) != 0 {
		t.Errorf("%d matches are kept", len(list))
	}
	if err := saves.KeepMail(c.Store, m); err != nil {
		t.Fatal(err)
	}
	n.Note.Reveal = &mail.Secret{3}
	if _, err := New(c, scene.Letter{Brought: n}); err == nil {
		t.Error("a note that accepts and reveals is taken")
	}
	n.Note.Reveal = nil
	if _, err := New(c, scene.Letter{Brought: n}); err != nil {
		t.Error(err)
	}
	if list := saves.ListMail(c.Store); len(list) != 1 || len(list[0].Match.Letter.Notes) != 1 {
		t.Errorf("%v is kept", list)
	}
	var cheat *mail.Cheat
	if s, err := New(c, scene.Letter{Brought: link.Offer{Letter: &m.Letter}}); err != nil || s.Name() != "post" {
		t.Errorf("the offer that is kept leads to %v, %v", s, err)
	}
	replaced := m.Letter
	replaced.Notes, replaced.Offer.Reactions = nil, "never"
	if _, err := New(c, scene.Letter{Brought: link.Offer{Letter: &replaced}}); !errors.As(err, &cheat) || cheat.Deceit != mail.ReplacedOpening {
		t.Errorf("an offer that is another under the same seal: %v", err)
	}
}

// TestKeptElsewhere: what another window knows more of is not written over.
func TestKeptElsewhere(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	old, m := offered(t, c, mail.Trusting, 1), offered(t, c, mail.Trusting, 1)
	answer, err := mail.Accept(&m.Letter, "orders", mail.Secret{2})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Take(0, answer.Letter.Notes[0]); err != nil {
		t.Fatal(err)
	}
	if err := saves.KeepMail(c.Store, m); err != nil {
		t.Fatal(err)
	}
	if err := saves.KeepMail(c.Store, old); !errors.Is(err, saves.ErrMailElsewhere) {
		t.Errorf("it is written over: %v", err)
	}
}

// TestMissedOrdersAreNamed: who was to do what, and the rule that refused it, three of them
// at most.
func TestMissedOrdersAreNamed(t *testing.T) {
	c := screentest.NewContext(t, "fr", 1280, 720, 1, 100)
	setup, err := levels.Load("ford")
	if err != nil {
		t.Fatal(err)
	}
	setup.Ruleset = "d20"
	course, err := replay.NewCourse(replay.NewHeader(setup, []string{match.Human, match.Human}, 1), true)
	if err != nil {
		t.Fatal(err)
	}
	s := &mail.State{Course: course, Missed: []mail.Undone{{Who: 0, Verb: rules.Attack, Cite: rules.ACT05}, {Who: rules.Nobody, Verb: rules.Move}}}
	name := c.CreatureName(course.Encounter(), 0)
	for range 2 {
		told := missed(c, s)
		for _, want := range []string{strconv.Itoa(len(s.Missed)), name, c.VerbName(rules.Attack), "ACT-05", c.VerbName(rules.Move)} {
			if !strings.Contains(told, want) {
				t.Errorf("%q is not told in %q", want, told)
			}
		}
		if more := strings.HasSuffix(told, "…"); more != (len(s.Missed) > named) {
			t.Errorf("%d are told as %q", len(s.Missed), told)
		}
		s.Missed = append(s.Missed, s.Missed...)
	}
}
