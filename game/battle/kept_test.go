package battle

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/render/widget"
	"tenaille/rules"
)

// words are the texts of a screen that is laid out at the scale of its context.
func wordsOf(b *battle, s scene.Scene) string {
	ledger := &widget.Ledger{}
	b.Style.Ledger = ledger
	s.Layout()
	s.Draw(nil)
	b.Style.Ledger = nil
	var list []string
	for i := range ledger.Marks {
		list = append(list, ledger.Marks[i].Text)
	}
	return strings.Join(list, " ")
}

// resumed opens the match kept last as the title does.
func (b *battle) resumed(t *testing.T) *battle {
	t.Helper()
	b.Stack.Replace(b.Routes.Title(b.Context))
	b.Stack.Settle()
	title := b.Stack.Top()
	title.Layout()
	if p, ok := title.(interface{ Press(id string) bool }); !ok || !p.Press("title.continue") {
		t.Fatal("the title offers no match to go on with")
	}
	b.Stack.Settle()
	again, ok := b.Stack.Top().(*battle)
	if !ok || again.turn.Match == nil {
		t.Fatalf("the title goes on with the %s screen", b.Stack.Top().Name())
	}
	return again
}

// TestMatchThatWasLeftGoesOn: the title offers a match that was left just now
// before all else, and says how far it is.
func TestMatchThatWasLeftGoesOn(t *testing.T) {
	b := squad(t, nil)
	b.click("action.pass")
	b.quiet(t)
	b.Stack.Push(b)
	b.Stack.Settle()
	b.Stack.Replace(b.Routes.Title(b.Context))
	b.Stack.Settle()
	title := b.Stack.Top()
	if said := wordsOf(b, title); !strings.Contains(said, " · Phase 1") {
		t.Errorf("the title says %q", said)
	}
	if p := inspect.Probe(title); p.Focus != "title.continue" {
		t.Errorf("after a match was left %q has the focus", p.Focus)
	}
}

// TestEndedTurnIsKept: the end of a turn is saved at once, before any of what it
// leads to is shown, though nobody at this screen may be next.
func TestEndedTurnIsKept(t *testing.T) {
	b := squad(t, nil)
	b.session.Do(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
	n := b.turn.Match.Actions()
	if n == 0 {
		t.Fatal("the turn was not ended")
	}
	b.Store = refusing{b.Store} // the window is closed: nothing is kept on leaving
	if got := b.resumed(t).turn.Match.Actions(); got != n {
		t.Errorf("of %d actions %d are kept", n, got)
	}
}

// TestUnkeptMatchIsTold: the menu over a battle says that the match is saved, until
// it cannot be.
func TestUnkeptMatchIsTold(t *testing.T) {
	b := squad(t, nil)
	b.click("action.pass")
	b.quiet(t)
	if said := wordsOf(b, b.Routes.Pause(b.Context, b.terms, nil)); !strings.Contains(said, "saved after every action") {
		t.Errorf("the menu says %q", said)
	}
	b.Store = refusing{b.Store}
	b.click("action.pass")
	b.quiet(t)
	if said := wordsOf(b, b.Routes.Pause(b.Context, b.terms, nil)); !strings.Contains(said, "cannot be saved") {
		t.Errorf("of a store that refuses the menu says %q", said)
	}
	if list, _ := b.Store.List(""); !slices.ContainsFunc(list, func(name string) bool { return strings.HasPrefix(name, "saves/") }) {
		t.Errorf("what was kept before is gone: %v", list)
	}
}

// refusing is a store that keeps nothing more.
type refusing struct{ store.Store }

func (refusing) Save(string, []byte) error { return errors.New("no room") }
