package battle

import (
	"testing"

	"tenaille/game/link"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// desktop is the program of one of two people who play by mail, with its own store.
func desktop(t *testing.T) *scene.Context {
	t.Helper()
	c := newContext(t, "en", 1280, 720, 1, 100)
	c.Settings.ReducedMotion = true
	c.Routes = Screens(screens.All())
	c.Stack.Replace(c.Routes.Title(c))
	c.Stack.Settle()
	return c
}

// upmost shows a scene and returns the one that lies on top when everything has settled.
func upmost(c *scene.Context, s scene.Scene) scene.Scene {
	if s != nil {
		c.Stack.Push(s)
	}
	for range 8 {
		c.Stack.Settle()
		if top := c.Stack.Top(); top.Name() != "battle" {
			top.Layout()
			top.Update()
		}
	}
	return c.Stack.Top()
}

// posted is the link of the only match by mail that a program has.
func posted(t *testing.T, c *scene.Context) string {
	t.Helper()
	list := saves.ListMail(c.Store)
	if len(list) != 1 || list[0].Err != nil {
		t.Fatalf("%d matches are kept, %v", len(list), list)
	}
	text, err := link.Encode(link.OfMail(&list[0].Match.Letter))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// arrives opens what a link holds.
func arrives(t *testing.T, c *scene.Context, text string) scene.Scene {
	t.Helper()
	thing, err := link.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := c.Routes.Stories.Mail(c, scene.Letter{Brought: thing})
	if err != nil {
		t.Fatal(err)
	}
	return upmost(c, s)
}

type presser interface{ Press(id string) bool }

// TestMatchByMailOnTheScreen has two programs play by links alone: one offers, the other
// accepts, and each turn is played on the board, or rehearsed and sealed, and sent; the
// board of the other shows what was done.
func TestMatchByMailOnTheScreen(t *testing.T) {
	for _, mode := range mail.Modes {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			t.Run(string(mode)+"/"+ruleset, func(t *testing.T) {
				a, b := desktop(t), desktop(t)
				terms := a.NewTerms(match.Human, match.Machine)
				terms.Level, terms.Ruleset, terms.Players[1] = "ford", ruleset, mail.Seat(odds.Orders)
				terms.Mail = &mail.Agreed{Mode: mode, Reactions: odds.Orders}
				if top := upmost(a, a.Routes.Battle(a, terms)); top.Name() != "link" {
					t.Fatalf("what is offered leads to %s", top.Name())
				}
				top := arrives(t, b, posted(t, a))
				if top.Name() != "invitation" || !top.(presser).Press("invitation.accept") {
					t.Fatalf("the offer leads to %s", top.Name())
				}
				if top := upmost(b, nil); top.Name() != "link" {
					t.Fatalf("what is accepted leads to %s", top.Name())
				}
				from, to, moved := b, a, 0
				for n := range 8 {
					top := arrives(t, to, posted(t, from))
					if top.Name() == "battle" {
						moved += plays(t, top.(*battle), mode)
						top = upmost(to, nil)
					}
					if top.Name() == "orders" && !top.(presser).Press("orders.send") {
						t.Fatal("the orders cannot be sent")
					}
					if top = upmost(to, nil); top.Name() != "link" {
						t.Fatalf("letter %d ends on %s", n, top.Name())
					}
					from, to = to, from
				}
				x, y := saves.ListMail(from.Store)[0].Match, saves.ListMail(to.Store)[0].Match
				if err := y.Take(len(x.Letter.Notes)-1, x.Letter.Notes[len(x.Letter.Notes)-1]); err != nil {
					t.Fatal(err)
				}
				l, m := state(t, x), state(t, y)
				at := 0
				for i := range l.Facts.Combatants {
					if l.Facts.Combatants[i].At != m.Facts.Combatants[i].At && mode == mail.Trusting {
						t.Errorf("%s stands elsewhere for the other", l.Creatures[i].Name)
					}
					if start := x.Letter.Offer.Setup.Combatants[i].At; l.Facts.Combatants[i].At != grid.C(start[0], start[1]) {
						at++
					}
				}
				if moved == 0 || at == 0 {
					t.Errorf("%d steps were made on the boards, %d stand elsewhere by the letters", moved, at)
				}
			})
		}
	}
}

// TestCaseOnTheScreen: a sealed turn that was rehearsed is rehearsed once more for a case, and
// what differs is sent as what is done in that case alone.
func TestCaseOnTheScreen(t *testing.T) {
	a, b := desktop(t), desktop(t)
	terms := a.NewTerms(match.Human, match.Machine)
	terms.Level, terms.Ruleset, terms.Players[1] = "ford", "d20", mail.Seat(odds.Orders)
	terms.Mail = &mail.Agreed{Mode: mail.Sealed, Reactions: odds.Orders}
	upmost(a, a.Routes.Battle(a, terms))
	arrives(t, b, posted(t, a)).(presser).Press("invitation.accept")
	upmost(b, nil)
	from, to := b, a
	top := arrives(t, to, posted(t, from))
	for range 4 { // until somebody's turn has come
		if top.Name() == "battle" {
			break
		}
		from, to = to, from
		top = arrives(t, to, posted(t, from))
	}
	plays(t, top.(*battle), mail.Sealed)
	if top = upmost(to, nil); top.Name() != "orders" || !top.(presser).Press("orders.also") {
		t.Fatalf("the rehearsal leads to %s", top.Name())
	}
	if top = upmost(to, nil); top.Name() != "battle" {
		t.Fatalf("a case leads to %s", top.Name())
	}
	other := top.(*battle)
	other.Layout()
	for n := 0; to.Stack.Settled() && n < 4000; n++ { // nobody does anything
		other.session.Skip()
		other.Update()
		if _, _, side := other.turn.Match.Awaits(); side == other.turn.Side && !other.turn.Match.Away() && !other.session.Busy() && !other.play.Busy() {
			if idle, ok := rules.Idle(other.turn.Match.View(side).Legal(nil)); ok {
				other.session.Order(idle)
			}
		}
	}
	if top = upmost(to, nil); top.Name() != "orders" || !top.(presser).Press("orders.send") {
		t.Fatalf("the case leads to %s", top.Name())
	}
	upmost(to, nil)
	notes := saves.ListMail(to.Store)[0].Match.Letter.Notes
	list, err := mail.ParseOrders(notes[len(notes)-1].Orders)
	if err != nil || len(list) == 0 {
		t.Fatalf("%q: %v", notes[len(notes)-1].Orders, err)
	}
	last := list[len(list)-1]
	if last.If == nil || last.If.Is != mail.Falls || len(last.Then) == 0 || len(last.Else) == 0 {
		t.Errorf("it is sent as %q", notes[len(notes)-1].Orders)
	}
}

func state(t *testing.T, c *mail.Correspondence) *rules.Encounter {
	t.Helper()
	s, err := c.State()
	if err != nil {
		t.Fatal(err)
	}
	return s.Course.Encounter()
}

// plays moves everybody of the side on screen a step, where they can, and ends their turns;
// it tells how many have moved.
func plays(t *testing.T, b *battle, mode mail.Mode) (moved int) {
	t.Helper()
	b.Layout()
	if b.turn.Match == nil {
		t.Fatal(b.fault)
	}
	own := b.turn.Side
	if rehearsed := match.Rehearsed(b.turn.Match); rehearsed != (mode == mail.Sealed) {
		t.Fatalf("rehearsed: %t", rehearsed)
	}
	for n := 0; n < 400; n++ {
		b.session.Skip()
		b.Update()
		if !b.Stack.Settled() {
			return moved
		}
		if b.turn.Match.Away() || b.play.Busy() || b.session.Busy() {
			continue
		}
		if _, _, side := b.turn.Match.Awaits(); side != own {
			continue
		}
		stepped := false
		for _, a := range b.turn.Match.View(own).Legal(nil) {
			if a.Verb == rules.Move && a.Path.Len() == 1 {
				b.session.Order(a)
				moved, stepped = moved+1, true
				break
			}
		}
		if stepped {
			for range 2000 {
				if !b.session.Busy() || b.turn.Match.Away() {
					break
				}
				b.session.Skip()
				b.Update()
			}
		}
		if _, _, side := b.turn.Match.Awaits(); side == own && !b.turn.Match.Away() {
			if idle, ok := rules.Idle(b.turn.Match.View(own).Legal(nil)); ok {
				b.session.Order(idle)
			}
		}
	}
	t.Fatal("the turn comes to no end")
	return moved
}
