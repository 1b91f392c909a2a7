package battle

import (
	"bytes"
	"strings"
	"testing"

	"tenaille/game/desk"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/game/tabletop"
	"tenaille/game/thinking"
	"tenaille/render/hud/log"
	"tenaille/rules"
)

// against is a battle of a person against a captain, in which the machine has just acted.
func against(t *testing.T, ruleset, fog string) *battle {
	t.Helper()
	b := begun(t, match.Terms{Level: "proving-ground", Ruleset: ruleset, Players: [2]string{match.Human, "captain"}, Seed: 3, Fog: fog})
	for range 40 {
		if len(b.session.Journal.Accounts()) > 0 {
			return b
		}
		b.session.Order(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
		if b.turn.Phases() {
			b.command.EndTurn()
			b.command.EndTurn()
		}
		b.rest(t)
		if fog != "off" && b.turn.Match.Round() > 3 {
			return b
		}
	}
	return b
}

// TestMachineSaysWhy: after a captain's turn each of its decisions has an account: what was
// done was the chosen idea, which stands first; looked at, an idea is drawn on the board and
// taken off again; a person's action ends it.
func TestMachineSaysWhy(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		b := against(t, ruleset, "off")
		list := b.session.Journal.Accounts()
		if len(list) == 0 {
			t.Fatalf("%s: nothing was weighed", ruleset)
		}
		for i := range list {
			a := &list[i]
			if a.Side != 1 || len(a.Ideas) < 2 || !a.Ideas[0].Chosen || a.Did.By != a.Who || a.Acts(0)[0] != a.Did {
				t.Errorf("%s: %d: %+v did %+v", ruleset, i, a.Ideas[0], a.Did)
			}
			if r := a.Before.Check(&a.Did); !r.OK() {
				t.Errorf("%s: %d: what was done could not be done before: %v", ruleset, i, r)
			}
			for k := range a.Ideas {
				if idea := &a.Ideas[k]; idea.Chosen != (k == 0) || idea.Plays < 1 || idea.Came > idea.Plays {
					t.Errorf("%s: idea %d: %+v", ruleset, k, idea)
				}
			}
		}
		b.arrange()
		if _, there := b.desk.Panels.Find(log.WhyID); !there {
			t.Errorf("%s: nothing in the log asks why", ruleset)
		}
		var shown []thinking.Account
		var show func(a *thinking.Account, idea int)
		b.Routes.Sheets.Why = func(_ *scene.Context, list []thinking.Account, s func(a *thinking.Account, idea int)) scene.Scene {
			shown, show = list, s
			return b
		}
		b.click(desk.WhyID)
		if len(shown) != len(list) {
			t.Fatalf("%s: %d of %d accounts are shown", ruleset, len(shown), len(list))
		}
		show(&list[0], 1)
		want := tabletop.Explain(list[0].Before, list[0].Ideas[1].Acts)
		if x := b.table.Explained; x == nil || len(x.Way) != len(want.Way) || len(x.On) != len(want.On) {
			t.Errorf("%s: drawn is %+v, want %+v", ruleset, x, want)
		}
		if p := b.table.Picture.Signs.Path; len(want.Way) > 1 && (p == nil || len(p.Cells) != len(want.Way)) {
			t.Errorf("%s: the way on the board is %+v, want %v", ruleset, p, want.Way)
		}
		if show(nil, 0); b.table.Explained != nil {
			t.Errorf("%s: it stays drawn", ruleset)
		}
		b.Stack.Pop()
		b.session.Do(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
		for i := range b.session.Journal.Accounts() {
			if &b.session.Journal.Accounts()[i] == &list[0] {
				t.Errorf("%s: an account outlives a person's action", ruleset)
			}
		}
	}
}

// TestMachineKeepsItsSecrets: where a side may not know everything a machine says nothing.
func TestMachineKeepsItsSecrets(t *testing.T) {
	b := against(t, "d20", "sight")
	if n := len(b.session.Journal.Accounts()); n > 0 || b.turn.Match.Round() < 3 {
		t.Errorf("in fog %d decisions are explained, in round %d", n, b.turn.Match.Round())
	}
}

// TestMachineIsHurried: while a captain thinks, the button says how far it is, and the same
// press has it decide at once; that stands in the record, which verifies.
func TestMachineIsHurried(t *testing.T) {
	b := begun(t, match.Terms{Level: "proving-ground", Ruleset: "d20", Players: [2]string{match.Human, "warlord"}, Seed: 3, Fog: "off"})
	hurried := 0
	for n := 0; n < 6000 && hurried < 2; n++ {
		if b.turn.Now.Mine && !b.session.Busy() {
			b.session.Order(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
		}
		if percent, ok := b.session.Progress(); ok && !b.play.Busy() {
			b.arrange()
			if end := b.desk.Panels.Buttons.End; end.Waiting || end.Off || !strings.Contains(end.Sub, b.Percent(percent)) || percent > 100 {
				t.Errorf("at %d %% the button says %+v", percent, end)
			}
			actions := b.turn.Match.Actions()
			b.click("end_turn")
			for range 3 {
				b.session.Run()
			}
			if b.turn.Match.Actions() == actions {
				t.Fatalf("hurried at %d %% it does not decide", percent)
			}
			hurried++
		}
		b.session.Skip()
		b.Update()
	}
	if hurried == 0 {
		t.Fatal("nobody was to be hurried")
	}
	var text bytes.Buffer
	if err := b.turn.Match.Save(&text); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(text.String(), `"hurried":true`); n != hurried {
		t.Errorf("%d actions of %d are noted as hurried", n, hurried)
	}
	written := bytes.Clone(text.Bytes())
	rp, err := replay.Read(&text, "hurried")
	if err != nil {
		t.Fatal(err)
	}
	again, err := match.Resume(rp)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Save(&text); err != nil || !bytes.Equal(text.Bytes(), written) {
		t.Errorf("read again it is another record, %v", err)
	}
}
