package battle

import (
	"testing"

	"tenaille/game/advice"
	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/game/replay"
	"tenaille/game/tell"
	"tenaille/rules"
)

// asked asks a captain and waits until it has answered.
func (b *battle) askCaptain(t *testing.T) {
	t.Helper()
	b.click("toggle.advice")
	if !b.command.Counsel.Asked() {
		t.Fatalf("nobody thinks: %q", b.notices.Toast.Text)
	}
	for range 20_000 {
		if b.command.Counsel.Think(); !b.command.Counsel.Asked() {
			b.arrange()
			return
		}
	}
	t.Fatal("the captain does not answer")
}

// TestCaptainAdvises: in every ruleset a captain who is asked plans on the board what one
// would do by itself on what the side knows, nothing happens by that, and confirming it does
// just that.
func TestCaptainAdvises(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		b := begun(t, match.Terms{Level: "proving-ground", Ruleset: ruleset, Players: [2]string{match.Human, match.Human}, Seed: 3, Fog: "sight"})
		var own advice.Adviser
		for range 6 {
			side := b.turn.Side
			if !own.Ask(b.turn.Match, side) {
				t.Fatalf("%s: no action is awaited", ruleset)
			}
			var want rules.Action
			for done := false; !done; {
				want, done = own.Think(1 << 20)
			}
			hash, actions := b.turn.Match.Hash(), b.turn.Match.Actions()
			b.askCaptain(t)
			p := &b.turn.Forecast.Proposed
			if !p.Planned || !p.Refusal.OK() || len(p.Acts) != 1 || p.Acts[0] != want {
				t.Fatalf("%s: planned %+v, a captain would %+v", ruleset, p.Acts, want)
			}
			if words := b.T("A captain would: %[1]s. Confirm, or choose otherwise.", tell.Deed(b.Words, b.turn.E, &want, true)); b.notices.Toast.Text != words {
				t.Errorf("%s: said is %q, want %q", ruleset, b.notices.Toast.Text, words)
			}
			if b.turn.Match.Hash() != hash || b.turn.Match.Actions() != actions {
				t.Fatalf("%s: advice has changed the match", ruleset)
			}
			said := b.notices.Toast.Text
			b.command.Act()
			b.rest(t)
			if left := b.notices.Toast; left.Text == said && left.Ticks > 30 {
				t.Errorf("%s: %q is still said after it was done, for %d ticks", ruleset, said, left.Ticks)
			}
			if b.turn.Match.Actions() == actions {
				t.Fatalf("%s: %+v was not done: %q", ruleset, want, b.notices.Toast.Text)
			}
		}
	}
}

// TestAdviceIsLeft: it is forgotten when something else is pointed at, given up by the
// same key, and not offered in an ironman match.
func TestAdviceIsLeft(t *testing.T) {
	terms := match.Terms{Level: "proving-ground", Ruleset: "d20", Players: [2]string{match.Human, match.Machine}, Seed: 3}
	b := begun(t, terms)
	b.askCaptain(t)
	was := b.turn.Forecast.Proposed.Acts[0]
	b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
	if p := &b.turn.Forecast.Proposed; p.Planned {
		t.Errorf("with nothing pointed at %+v is planned, advised was %+v", p.Acts, was)
	}
	b.click("toggle.advice")
	b.click("toggle.advice")
	if b.command.Counsel.Asked() || !b.notices.Toast.Over() {
		t.Error("the same press does not give it up")
	}
	terms.Reload = replay.Ironman
	b = begun(t, terms)
	if b.click("toggle.advice"); b.command.Counsel.Asked() || b.notices.Toast.Text != b.T("In an ironman match nobody gives advice.") {
		t.Errorf("in an ironman match: %q", b.notices.Toast.Text)
	}
}

// begun is a battle of these terms whose first turn is a person's.
func begun(t *testing.T, terms match.Terms) *battle {
	t.Helper()
	plain := opening(t, "en", nil, stand{Kind: "fighter", Side: "blue", At: [2]int{3, 5}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{6, 5}})
	b := New(plain.Context, terms).(*battle)
	if b.turn.Match == nil {
		t.Fatal(b.fault)
	}
	b.Layout()
	b.quiet(t)
	return b
}

// rest waits until an action of a person is awaited, and answers no to every question.
func (b *battle) rest(t *testing.T) {
	t.Helper()
	for b.quiet(t); b.session.Asking(); b.quiet(t) {
		b.session.Answer(rules.Decline)
	}
}
