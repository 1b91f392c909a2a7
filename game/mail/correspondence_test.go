package mail

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tenaille/game/ai"
	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// secretOf is a secret for tests.
func secretOf(s string) Secret { return hashed("test", []byte(s)) }

func setupOf(t testing.TB, level, ruleset string) rules.Setup {
	t.Helper()
	f, err := levels.OpenField(level)
	fine(t, err)
	s, err := f.Place(ruleset)
	fine(t, err)
	s.Ruleset, s.Fog = ruleset, "off"
	return s
}

// pair is a match by mail with both of its players.
type pair struct{ a, b *Correspondence }

// begun is an offer that was accepted.
func begun(t testing.TB, mode Mode, level, ruleset, reactions string) pair {
	t.Helper()
	a, err := New(mode, setupOf(t, level, ruleset), 0, reactions, secretOf("a"))
	fine(t, err)
	b, err := Accept(sent(t, a), reactions, secretOf("b"))
	fine(t, err)
	fine(t, a.Receive(sent(t, b)))
	return pair{a, b}
}

// sent is a letter as it arrives.
func sent(t testing.TB, c *Correspondence) *Letter {
	t.Helper()
	text, err := c.Letter.Text()
	fine(t, err)
	l, err := Read(text)
	fine(t, err)
	return l
}

// turn has a machine play the turn of a correspondence and send it.
func turn(t testing.TB, c *Correspondence, player string, n int) {
	t.Helper()
	s, err := c.State()
	fine(t, err)
	if c.Letter.Offer.Mode == Sealed {
		orders := ""
		if s.Awaits == Own {
			orders = ordersFor(t, s.Course.Encounter(), c.Side, uint64(n))
		}
		fine(t, c.Send(orders))
		return
	}
	p, err := ai.New(player, uint64(n), c.Side)
	fine(t, err)
	for k := uint64(0); s.Awaits == Own; k++ {
		e := s.Course.Encounter()
		a, done := p.Think(view.New(e, c.Side), k, 1<<20)
		for !done {
			a, done = p.Think(view.New(e, c.Side), k, 1<<20)
		}
		fine(t, c.Do(levels.CommandOf(e, &a)))
		s, err = c.State()
		fine(t, err)
	}
	fine(t, c.Send(""))
}

// ordersFor is what somebody might order who thinks that all goes as in one throw of the
// dice, with what else to do where a foe falls sooner than that.
func ordersFor(t testing.TB, e *rules.Encounter, side int, seed uint64) string {
	t.Helper()
	var steps []string
	now, src := e.Clone(), dice.NewSeeded(seed)
	p, err := ai.New("soldier", seed, side)
	fine(t, err)
	for k := uint64(0); k < 100; k++ {
		what, who := now.Awaits()
		if what == rules.AwaitsNothing || int(now.Creatures[who].Side) != side && what == rules.AwaitsAction {
			break
		}
		a := rules.Action{Verb: rules.Decline, By: who, On: rules.Nobody}
		if what == rules.AwaitsAction {
			for done := false; !done; {
				a, done = p.Think(view.New(now, side), k, 1<<20)
			}
			cmd := levels.CommandOf(now, &a)
			text, ok := cmd.Short()
			if !ok {
				continue
			}
			if a.On != rules.Nobody && now.Hostile(a.By, a.On) {
				text = fmt.Sprintf("if %d falls {} else { %s }", now.Creatures[a.On].Sheet, text)
			}
			steps = append(steps, text)
		}
		if r := now.Do(&a, src); !r.OK() {
			t.Fatalf("%v is refused by %s", a.Verb, r.Cite)
		}
	}
	return strings.Join(steps, "; ")
}

// TestWholeMatchByMail plays matches from hand to hand in all rulesets and both modes:
// both come to the same end, and the record of it is right.
func TestWholeMatchByMail(t *testing.T) {
	for _, mode := range Modes {
		for _, set := range rulesets.All() {
			t.Run(string(mode)+"/"+set.Name, func(t *testing.T) {
				p := begun(t, mode, "ford", set.Name, "orders")
				who, other := p.a, p.b
				n := 1
				for ; ; n++ {
					if n > 200 {
						t.Fatal("it comes to no end")
					}
					turn(t, who, "soldier", n)
					fine(t, other.Receive(sent(t, who)))
					who, other = other, who
					if s, err := who.State(); err != nil || s.Awaits == Over {
						fine(t, err)
						break
					}
				}
				x, err := p.a.State()
				fine(t, err)
				y, err := p.b.State()
				fine(t, err)
				equal(t, x.Awaits, Over)
				equal(t, y.Awaits, Over)
				equal(t, x.Course.Hash(), y.Course.Hash())
				s, err := replay.Verify(strings.NewReader(string(x.Course.Text())), "match")
				fine(t, err)
				third, err := Prove(sent(t, p.a))
				fine(t, err)
				equal(t, third.Course.Hash(), x.Course.Hash())
				text, err := p.a.Letter.Text()
				fine(t, err)
				t.Logf("%d notes, %d actions, %d rounds, %d bytes, %s won by %s", n, s.Actions, s.Rounds, len(text), s.Goal, s.Winner)
			})
		}
	}
}

// TestDiceNeedBothSecrets wants other dice for every secret that either of the two could
// have had, and a chain of which each link is that of the next.
func TestDiceNeedBothSecrets(t *testing.T) {
	seeds := map[uint64]bool{}
	for i := range 50 {
		for k := range 50 {
			seeds[seed(secretOf("match"), 3, secretOf(fmt.Sprint("a", i)), secretOf(fmt.Sprint("b", k)))] = true
		}
	}
	equal(t, len(seeds), 2500)
	s := secretOf("x")
	for n := 1; n < 20; n++ {
		equal(t, s.chain(n).link(), s.chain(n-1))
	}
}

// halfway is a match by mail of which some notes are written; the next is a's.
func halfway(t *testing.T, mode Mode) pair {
	p := begun(t, mode, "ford", "d20", "orders")
	who, other := p.a, p.b
	for n := 1; n <= 4; n++ {
		turn(t, who, "soldier", n)
		fine(t, other.Receive(sent(t, who)))
		who, other = other, who
	}
	return p
}

// TestCheatsAreNamed tampers with letters in each way there is, as the player whose turn it
// is could, and has the other name what was done.
func TestCheatsAreNamed(t *testing.T) {
	for _, mode := range Modes {
		forge := map[string]struct {
			deceit Deceit
			do     func(l *Letter)
		}{
			"the map":        {ReplacedOpening, func(l *Letter) { l.Offer.Setup.Combatants[0].HP += 5 }},
			"who reacts how": {ReplacedOpening, func(l *Letter) { l.Offer.Reactions = "never" }},
			"an earlier turn": {AlteredAction, func(l *Letter) {
				n := &l.Notes[3]
				n.Orders, n.Done = n.Orders+" ", append([]levels.Command{{Do: "end_turn", By: 1}}, n.Done...)
			}},
			"what it comes to":    {AlteredAction, func(l *Letter) { l.Notes[5].Hash = "0123456789abcdef" }},
			"an earlier secret":   {AlteredSecret, func(l *Letter) { l.Notes[4].Fresh = secretOf("other") }},
			"the secret":          {AlteredSecret, func(l *Letter) { *l.Notes[5].Reveal = secretOf("other") }},
			"the one before":      {AlteredSecret, func(l *Letter) { *l.Notes[5].Reveal = *l.Notes[3].Reveal }},
			"no secret":           {WithheldReveal, func(l *Letter) { l.Notes[5].Reveal = nil }},
			"more than one's own": {AlteredAction, func(l *Letter) { l.Notes = append(l.Notes, l.Notes[5]) }},
		}
		for name, f := range forge {
			t.Run(string(mode)+"/"+name, func(t *testing.T) {
				p := halfway(t, mode)
				turn(t, p.a, "soldier", 9)
				l := sent(t, p.a)
				equal(t, len(l.Notes), 6)
				f.do(l)
				before, err := p.b.Letter.Text()
				fine(t, err)
				var cheat *Cheat
				if err := p.b.Receive(l); !errors.As(err, &cheat) {
					t.Fatalf("it was not found: %v", err)
				}
				equal(t, cheat.Deceit, f.deceit)
				equal(t, cheat.Side, 0)
				after, err := p.b.Letter.Text()
				fine(t, err)
				equal(t, string(after), string(before))
				fine(t, p.b.Receive(sent(t, p.a)))
			})
		}
	}
}

// TestThirdPersonFindsOut has somebody who has only the letter prove it: what differs from
// the secrets and the rules is found without either player's help.
func TestThirdPersonFindsOut(t *testing.T) {
	for _, mode := range Modes {
		p := halfway(t, mode)
		_, err := Prove(sent(t, p.a))
		fine(t, err)
		l := sent(t, p.a)
		l.Notes[2].Fresh = secretOf("other")
		var cheat *Cheat
		if _, err := Prove(l); !errors.As(err, &cheat) {
			t.Errorf("%s: %v", mode, err)
		}
	}
}

// TestNothingNew refuses letters that have come before, and those of other matches.
func TestNothingNew(t *testing.T) {
	p := halfway(t, Trusting)
	equal(t, p.b.Receive(sent(t, p.a)), ErrOld)
	other, err := New(Trusting, setupOf(t, "ford", "d20"), 0, "orders", secretOf("c"))
	fine(t, err)
	equal(t, p.b.Receive(sent(t, other)), ErrOther)
	_, err = Accept(sent(t, p.a), "orders", secretOf("c"))
	fails(t, err)
}

// TestNotYours keeps everybody from doing what is the other's.
func TestNotYours(t *testing.T) {
	p := begun(t, Trusting, "ford", "skirmish", "orders")
	equal(t, p.b.Send(""), errNotYours)
	s, err := p.a.State()
	fine(t, err)
	if s.Awaits != Own { // the other begins
		turn(t, p.a, "soldier", 1)
		fine(t, p.b.Receive(sent(t, p.a)))
		p.a, p.b = p.b, p.a
		s, err = p.a.State()
		fine(t, err)
	}
	equal(t, s.Awaits, Own)
	fails(t, p.a.Send(""))
	theirs := 0
	for i := range s.Course.Encounter().Creatures {
		if c := &s.Course.Encounter().Creatures[i]; int(c.Side) != p.a.Side {
			theirs = c.Sheet
		}
	}
	fails(t, p.a.Do(levels.Command{Do: "pass", By: theirs}))
	fails(t, p.b.Do(levels.Command{Do: "pass", By: theirs}))
	fails(t, p.a.Do(levels.Command{Do: "pass", By: 99}))
}

// TestYield gives up by mail, in the middle of the match.
func TestYield(t *testing.T) {
	for _, mode := range Modes {
		p := halfway(t, mode)
		s, err := p.a.State()
		fine(t, err)
		equal(t, s.Awaits, Own)
		if mode == Trusting {
			fine(t, p.a.Do(levels.Command{Do: Yields}))
			fine(t, p.a.Send(""))
		} else {
			fine(t, p.a.Send("1: yield"))
		}
		fine(t, p.b.Receive(sent(t, p.a)))
		s, err = p.b.State()
		fine(t, err)
		truly(t, s.Course.Over())
		if mode == Sealed { // the secret is owed all the same
			equal(t, s.Awaits, Ready)
			fine(t, p.b.Send(""))
			fine(t, p.a.Receive(sent(t, p.b)))
		}
		for _, c := range []*Correspondence{p.a, p.b} {
			s, err := c.State()
			fine(t, err)
			equal(t, s.Awaits, Over)
		}
	}
}

// TestDraftIsKept goes on with a turn that was left in its middle: what was done stays done.
func TestDraftIsKept(t *testing.T) {
	p := halfway(t, Trusting)
	s, err := p.a.State()
	fine(t, err)
	equal(t, s.Awaits, Own)
	e := s.Course.Encounter()
	a, ok := rules.Idle(e.Legal(nil))
	truly(t, ok)
	fine(t, p.a.Do(levels.CommandOf(e, &a)))
	equal(t, len(p.a.Draft), 1)
	s, err = p.a.State()
	fine(t, err)
	text, err := json.Marshal(p.a)
	fine(t, err)
	var kept Correspondence
	fine(t, json.Unmarshal(text, &kept))
	again, err := kept.State()
	fine(t, err)
	equal(t, again.Course.Hash(), s.Course.Hash())
}

// TestOrdersThatCannotBe tells what was ordered and could not be done, and goes on.
func TestOrdersThatCannotBe(t *testing.T) {
	p := begun(t, Sealed, "ford", "d20", "orders")
	who, other := p.a, p.b
	if s, err := who.State(); err != nil || s.Awaits != Own {
		fine(t, err)
		fine(t, who.Send(""))
		fine(t, other.Receive(sent(t, who)))
		who, other = other, who
	}
	s, err := who.State()
	fine(t, err)
	equal(t, s.Awaits, Own)
	_, id := s.Course.Encounter().Awaits()
	by := s.Course.Encounter().Creatures[id].Sheet
	fails(t, who.Send("99: end_turn"))
	fails(t, who.Send("if 99 falls {}"))
	fails(t, who.Send(fmt.Sprintf("%d: attack 99", by)))
	foe := 0
	for i := range s.Course.Encounter().Creatures {
		if c := &s.Course.Encounter().Creatures[i]; c.Side != s.Course.Encounter().Creatures[id].Side {
			foe = c.Sheet
		}
	}
	fine(t, who.Send(fmt.Sprintf("%d: move A1 A2 A3; %d: coup_de_grace %d; end_turn", by, by, foe)))
	fine(t, other.Receive(sent(t, who)))
	s, err = other.State()
	fine(t, err)
	equal(t, len(s.Refused), 2)
	equal(t, len(s.Missed), 0)
	fine(t, other.Send(""))
	fine(t, who.Receive(sent(t, other)))
	s, err = who.State()
	fine(t, err)
	equal(t, len(s.Missed), 2)
	equal(t, s.Missed[0].Who, id)
	equal(t, s.Missed[0].Verb, rules.Move)
	equal(t, s.Missed[1].Who, id)
	equal(t, s.Missed[1].Verb, rules.CoupDeGrace)
	equal(t, s.Missed[1].Cite != rules.NoCite, true)
}
