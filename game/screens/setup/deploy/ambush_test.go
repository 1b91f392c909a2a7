package deploy

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules/grid"
)

// waylaying is a deployment in which a side lies in ambush.
func waylaying(t *testing.T, lang, who, fog string, players [2]string) *Deploy {
	t.Helper()
	d := deploying(t, lang, func(p *match.Terms) { p.Ambush, p.Fog, p.Players = who, fog, players })
	return d
}

// TestAmbushIsDeployedAfterTheOthers: whoever lies in ambush takes its places last,
// person or machine, behind a curtain where two persons share the screen; the others
// see neither its figures nor where it starts (SUR-01).
func TestAmbushIsDeployedAfterTheOthers(t *testing.T) {
	for _, r := range []struct {
		who   string
		sides []int // in the order in which persons place them
		two   bool
	}{{"blue", []int{1, 0}, true}, {"red", []int{0, 1}, true}, {"none", []int{0, 1}, true}, {"red", []int{0}, false}, {"blue", []int{0}, false}} {
		players := [2]string{"human", "human"}
		if !r.two {
			players[1] = match.Machine
		}
		d := waylaying(t, "en", r.who, "off", players)
		for k, side := range r.sides {
			if curtain := r.two && r.who != "none"; (d.curtain != nil) != curtain {
				t.Fatalf("%s lies in ambush: a curtain before side %d: %v", r.who, side, !curtain)
			}
			if d.curtain != nil {
				d.curtain.Open()
			}
			if d.armies.Now != side {
				t.Fatalf("%s lies in ambush: side %d takes its places as number %d", r.who, d.armies.Now, k+1)
			}
			d.Layout()
			watched := r.who == match.SideIDs[1-side]
			for _, c := range inspect.Probe(d).Creatures {
				if watched && c.Side != d.armies.Field.Sides[side] {
					t.Errorf("%s lies in ambush: the other side sees the %s on %s", r.who, c.Kind, c.Square)
				}
			}
			if (len(d.armies.Enemy) == 0) != watched {
				t.Errorf("%s lies in ambush: side %d sees %d squares of the other start", r.who, side, len(d.armies.Enemy))
			}
			if k < len(r.sides)-1 {
				d.ready()
			}
		}
		d.ready()
		s := d.armies.Setup
		for i := range s.Combatants {
			if slices.Contains(s.Ambush, s.Combatants[i].ID) {
				if m := d.armies.Misfit(i, d.where(i)); !m.OK() {
					t.Errorf("%s: the %s goes into battle in plain sight of %s", r.who, s.Combatants[i].Kind, m.Cell.Name())
				}
			}
		}
		if (len(s.Ambush) > 0) != (r.who != "none") {
			t.Errorf("%s lies in ambush with %v", r.who, s.Ambush)
		}
	}
}

// TestHiddenPlacesAreShown: with nobody in hand and with one, the squares that hide it
// are framed; any other is refused with who would see it and the rule, by click, by
// drawing and by keys; auto-placing and reset obey (STL-01).
func TestHiddenPlacesAreShown(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		d := waylaying(t, lang, "blue", "off", [2]string{"human", match.Machine})
		d.Layout()
		shelters := slices.Clone(d.view.Picture.Signs.Areas.Reach)
		if n := len(shelters); n == 0 || n == len(d.armies.Field.Starts[0]) {
			t.Fatalf("%d of %d squares hide", n, len(d.armies.Field.Starts[0]))
		}
		open := d.armies.Field.Starts[0][slices.IndexFunc(d.armies.Field.Starts[0], func(c grid.Cell) bool {
			return !slices.Contains(shelters, c) && d.armies.Misfit(0, c).Why == levels.InTheOpen
		})]
		from := d.where(0)
		d.click(from)
		d.press(open, false, false, false)
		if _, sub, icon := d.sayings(); d.against() != "STL-01" || icon != "warning" || sub == "" || strings.Contains(sub, "%!") {
			t.Errorf("pointed at %s: %q by rule %q", open.Name(), sub, d.against())
		}
		d.click(open)
		if d.where(0) != from || d.said.rule != "STL-01" || !strings.Contains(d.said.words, "R6") && d.said.words == "" {
			t.Errorf("on %s it is told %q by %q", open.Name(), d.said.words, d.said.rule)
		}
		d.intend(input.Cancel)
		d.drawTo(from, open)
		if d.where(0) != from {
			t.Error("drawn into the open it stands there")
		}
		d.armies.Hold, d.mark = 0, mark{cell: open, onMap: true, keys: true}
		d.intend(input.Confirm)
		if d.where(0) != from || d.said.rule != "STL-01" {
			t.Errorf("by keys it stands on %s, told %q", d.where(0).Name(), d.said.rule)
		}
		for _, f := range []func(){d.auto, d.reset} {
			f()
			for i := range d.armies.Setup.Combatants {
				if d.armies.Own(i) && d.armies.Lies(i) && !d.armies.Misfit(i, d.where(i)).OK() {
					t.Errorf("placed by itself, the %s on %s is in plain sight", d.nameOf(i), d.where(i).Name())
				}
			}
		}
	}
}

// TestOneMayStandOpenly: a figure of the ambush can be told to stand openly and to hide
// again, and that is taken back like any change; in the open it may go anywhere.
func TestOneMayStandOpenly(t *testing.T) {
	d := waylaying(t, "en", "blue", "off", [2]string{"human", match.Machine})
	lie, all := d.armies.Hidden()
	if lie != all {
		t.Fatalf("%d of %d lie hidden", lie, all)
	}
	d.armies.Hold = 0
	d.Layout()
	lies := func() bool {
		d.Page.Focus("deploy.lie")
		return d.Page.Press()
	}
	if !lies() {
		t.Fatal("nothing lets one stand openly")
	}
	if n, _ := d.armies.Hidden(); n != lie-1 || d.armies.Lies(0) {
		t.Fatalf("%d of %d lie hidden after one stood up", n, all)
	}
	open := d.armies.Field.Starts[0][slices.IndexFunc(d.armies.Field.Starts[0], func(c grid.Cell) bool {
		return d.armies.Misfit(0, c).OK() && !slices.Contains(d.armies.Shelters(), c)
	})]
	d.put(open)
	if d.where(0) != open {
		t.Errorf("in the open it stands on %s, not on %s: %q", d.where(0).Name(), open.Name(), d.said.words)
	}
	d.armies.Hold = 0
	d.Layout()
	if !lies() {
		t.Fatal("nothing lets one hide again")
	}
	if d.armies.Lies(0) || d.said.rule != "STL-01" {
		t.Errorf("it hides in plain sight, told %q", d.said.rule)
	}
	d.undo()
	d.undo()
	if n, _ := d.armies.Hidden(); n != lie || d.armies.Changes() != 0 {
		t.Errorf("taken back %d of %d lie hidden", n, all)
	}
}

// TestNoPlaceToHideIsTold: where no square of the start hides anybody the player who
// chose the ambush is told so, in either language and every window, and only where
// there might have been one (STL-01, SKI-18).
func TestNoPlaceToHideIsTold(t *testing.T) {
	found := inspect.Findings{}
	for _, r := range []struct {
		ruleset, who string
		told         bool
	}{{"d20", "blue", true}, {"limited", "blue", true}, {"d20", "none", false}, {"d20", "red", false}, {"skirmish", "blue", false}} {
		for _, lang := range pseudo.Languages(t) {
			d := deploying(t, lang, func(p *match.Terms) { p.Level, p.Ruleset, p.Ambush = "holloway", r.ruleset, r.who })
			head, sub, _ := d.sayings()
			if told := strings.Contains(head, "STL-01") && sub == d.T("All stand openly: there is no ambush."); told != r.told {
				t.Errorf("%s, %s: %s lies in ambush, and it says %q, %q", r.ruleset, lang, r.who, head, sub)
			}
			if !r.told {
				continue
			}
			for _, v := range inspect.Windows() {
				screentest.Wear(d.Context, v)
				d.Stale()
				screentest.Inspect(d.Context, v, d, found, "no place to hide "+r.ruleset+" "+lang)
			}
		}
	}
	found.TellLong(t, pseudo.Code)
}

// TestEveryTextOfAnAmbushPlacedHasRoom looks at the placing of an ambush in every
// window: at first, with one in hand, and with one refused.
func TestEveryTextOfAnAmbushPlacedHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		d := waylaying(t, lang, "blue", "off", [2]string{"human", match.Machine})
		for _, v := range inspect.Windows() {
			screentest.Wear(d.Context, v)
			for _, state := range []string{"at first", "in hand", "refused"} {
				d.armies.Hold, d.said, d.mark = -1, refusal{}, mark{}
				if state != "at first" {
					d.armies.Hold = 0
				}
				if state == "refused" {
					at := d.armies.Field.Starts[0][slices.IndexFunc(d.armies.Field.Starts[0], func(c grid.Cell) bool { return d.armies.Misfit(0, c).Why == levels.InTheOpen })]
					d.put(at)
				}
				d.Stale()
				screentest.Inspect(d.Context, v, d, found, "ambush "+state+" "+lang)
			}
		}
	}
	found.TellLong(t, pseudo.Code)
}
