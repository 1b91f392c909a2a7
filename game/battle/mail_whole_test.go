package battle

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tenaille/game/ai"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// TestWholeMatchByMailOnTheScreen has two programs, each with its own store, play by links
// from the offer to the end: machines choose, but every turn passes through the board and
// its sheets. Both read the same end; who made it sees the result, and the last link opens
// it for the other.
func TestWholeMatchByMailOnTheScreen(t *testing.T) {
	for _, mode := range mail.Modes {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			t.Run(string(mode)+"/"+ruleset, func(t *testing.T) { wholeByMail(t, mode, ruleset) })
		}
	}
}

func wholeByMail(t *testing.T, mode mail.Mode, ruleset string) {
	from, to := desktop(t), desktop(t)
	terms := from.NewTerms(match.Human, match.Machine)
	terms.Level, terms.Ruleset, terms.Players[1] = "sheepfold", ruleset, mail.Seat(odds.Orders)
	terms.Mail = &mail.Agreed{Mode: mode, Reactions: odds.Orders}
	if top := upmost(from, from.Routes.Battle(from, terms)); top.Name() != "link" {
		t.Fatalf("what is offered leads to %s", top.Name())
	}
	if top := arrives(t, to, posted(t, from)); top.Name() != "invitation" || !top.(presser).Press("invitation.accept") {
		t.Fatalf("the offer leads to %s", top.Name())
	}
	upmost(to, nil)
	letters, result := 0, false
	for from, to = to, from; ; from, to = to, from {
		if letters++; letters > 120 {
			t.Fatal("it comes to no end")
		}
		top := arrives(t, to, posted(t, from))
		if top.Name() == "replay" { // the end is read
			break
		}
		if top.Name() == "battle" {
			thinks(t, top.(*battle), mode)
			top = upmost(to, nil)
		}
		if top.Name() == "orders" && !top.(presser).Press("orders.send") {
			t.Fatal("the orders cannot be sent")
		}
		if top = upmost(to, nil); top.Name() != "link" {
			t.Fatalf("letter %d ends on %s", letters, top.Name())
		}
		result = slices.ContainsFunc(to.Stack.All(), func(s scene.Scene) bool { return s.Name() == "result" })
	}
	x, y := state(t, kept(t, from)), state(t, kept(t, to))
	if x.Hash() != y.Hash() {
		t.Errorf("for one it ends in %x, for the other in %x", x.Hash(), y.Hash())
	}
	if mode == mail.Trusting && !result {
		t.Error("who has ended it sees no result under the link")
	}
	for _, c := range []*scene.Context{from, to} {
		recorded(t, c)
	}
	t.Logf("%d letters, over in round %d", letters, x.Facts.Round)
}

// kept is the only match by mail of a program, which is over.
func kept(t *testing.T, c *scene.Context) *mail.Correspondence {
	t.Helper()
	posted(t, c)
	m := saves.ListMail(c.Store)[0].Match
	if s, err := m.State(); err != nil || s.Awaits != mail.Over {
		t.Fatalf("it is not over: %v, %v", s, err)
	}
	return m
}

// recorded wants the match of a program kept once among the finished ones, up to where its
// letters end and with all its events, so that it outlives them.
func recorded(t *testing.T, c *scene.Context) {
	t.Helper()
	s, err := kept(t, c).State()
	if err != nil {
		t.Fatal(err)
	}
	names, err := c.Store.List(saves.Finished)
	if err != nil || len(names) != 1 {
		t.Fatalf("%v is kept: %v", names, err)
	}
	if when, ok := saves.RecordTime(strings.TrimPrefix(names[0], saves.Finished)); !ok || time.Since(when) > time.Hour {
		t.Errorf("%s does not tell its day", names[0])
	}
	text, err := saves.Text(c.Store, names[0])
	if err != nil {
		t.Fatal(err)
	}
	if s, err := replay.Verify(bytes.NewReader(text), names[0]); err != nil || s.Result == "" || s.Recorded > 0 {
		t.Fatalf("it ends as %q: %v", s.Result, err)
	}
	rp, err := replay.Read(bytes.NewReader(text), names[0])
	if err != nil {
		t.Fatal(err)
	}
	if got, want := rp.Steps[len(rp.Steps)-1].Hash, fmt.Sprintf("%016x", s.Course.Hash()); got != want {
		t.Errorf("its record ends in %s, its letters in %s", got, want)
	}
	old := bytes.Replace(text, fmt.Appendf(nil, `"rules_revision":%d`, rules.Revision), fmt.Appendf(nil, `"rules_revision":%d`, rules.Revision-1), 1)
	lines := old[:bytes.LastIndexByte(bytes.TrimSpace(old), '\n')+1] // its end tells the sum of them
	if s, _ := replay.Verify(bytes.NewReader(lines), names[0]); s.Recorded == 0 {
		t.Error("once the rules are revised nothing is played from its events")
	}
}

// thinks has a machine play the turn of the side on screen, by the orders of the board.
func thinks(t *testing.T, b *battle, mode mail.Mode) {
	t.Helper()
	b.Layout()
	if b.turn.Match == nil {
		t.Fatal(b.fault)
	}
	own := b.turn.Side
	p, err := ai.New("recruit", 3, own)
	if err != nil {
		t.Fatal(err)
	}
	for n := range 4000 {
		b.session.Skip()
		b.Update()
		if !b.Stack.Settled() {
			return
		}
		if b.turn.Match.Away() || b.play.Busy() || b.session.Busy() {
			continue
		}
		if _, _, side := b.turn.Match.Awaits(); side != own {
			continue
		}
		var a rules.Action
		for done := false; !done; {
			a, done = p.Think(b.turn.Match.View(own), uint64(n), 1<<20)
		}
		b.session.Order(a)
	}
	t.Fatal("the turn comes to no end")
}
