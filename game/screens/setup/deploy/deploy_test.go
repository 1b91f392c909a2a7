package deploy

import (
	"math"
	"slices"
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/inspect"
	"tenaille/game/internal/arena"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// deploying is the placing of the armies of a match, over the set-up it comes from.
func deploying(t *testing.T, lang string, edit func(p *match.Terms)) *Deploy {
	t.Helper()
	c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
	terms := match.Terms{Level: "broken-keep", Ruleset: "d20", Players: [2]string{"human", match.Machine}, Seed: 7}
	if edit != nil {
		edit(&terms)
	}
	d := opened(t, c, terms)
	screentest.Show(c, c.Routes.Setup(c, terms), d)
	d.Layout()
	return d
}

// opened is the placing of the armies of terms.
func opened(t *testing.T, c *scene.Context, terms match.Terms) *Deploy {
	t.Helper()
	f, armies := arena.Armies(t, terms)
	d, err := New(c, f, armies)
	if err != nil {
		t.Fatal(err)
	}
	d.Enter(terms)
	return d
}

// pointer moves the pointer to a square and does with its button what is asked.
func (d *Deploy) press(c grid.Cell, pressed, down, released bool) {
	r := d.view.Camera.CellRect(c)
	m := r.Min.Add(r.Max).Div(2)
	d.Devices.Feign(input.Pointer{X: m.X, Y: m.Y, Pressed: pressed, Down: down, Released: released})
	d.Update()
}

func (d *Deploy) click(c grid.Cell) {
	d.press(c, false, false, false)
	d.press(c, true, true, false)
	d.press(c, false, false, true)
}

func (d *Deploy) drawTo(from, to grid.Cell) {
	d.press(from, false, false, false)
	d.press(from, true, true, false)
	d.press(to, false, true, false)
	d.press(to, false, false, true)
}

func (d *Deploy) intend(list ...input.Intent) {
	for _, i := range list {
		d.Devices.Feign(input.Pointer{}, i)
		d.Update()
	}
}

// where is the square of the n-th combatant.
func (d *Deploy) where(i int) grid.Cell { return d.armies.Space(i).At }

// empty is a free square of the start for a combatant.
func (d *Deploy) empty(t *testing.T, i int) grid.Cell {
	t.Helper()
	cells := slices.Clone(d.armies.Field.Starts[d.armies.Now])
	slices.Reverse(cells)
	for _, c := range cells {
		if d.armies.Misfit(i, c).OK() && c != d.where(i) {
			return c
		}
	}
	t.Fatal("no square is free")
	return grid.Cell{}
}

// TestDeploymentByPointer places by clicks and by drawing, changes places, asks
// for what cannot be, and takes it back.
func TestDeploymentByPointer(t *testing.T) {
	d := deploying(t, "en", nil)
	from, to := d.where(0), d.empty(t, 0)
	d.click(from)
	if d.armies.Hold != 0 {
		t.Fatalf("a click on the first takes %d in hand", d.armies.Hold)
	}
	d.click(to)
	if d.where(0) != to || d.armies.Hold >= 0 {
		t.Errorf("it stands on %s, want %s; in hand %d", d.where(0).Name(), to.Name(), d.armies.Hold)
	}
	d.drawTo(to, from)
	if d.where(0) != from || d.armies.Hold >= 0 {
		t.Errorf("drawn back it stands on %s, want %s", d.where(0).Name(), from.Name())
	}
	second := d.where(1)
	d.drawTo(from, second)
	if d.where(0) != second || d.where(1) != from {
		t.Errorf("drawn on the second they stand on %s and %s", d.where(0).Name(), d.where(1).Name())
	}
	if d.armies.Changes() != 3 {
		t.Errorf("%d changes can be taken back, want 3", d.armies.Changes())
	}
	outside := grid.C(10, 8)
	d.click(d.where(0))
	d.click(outside)
	if d.where(0) != second || !strings.Contains(d.said.words, outside.Name()) || d.armies.Hold != 0 {
		t.Errorf("outside the start: it stands on %s, said %q, in hand %d", d.where(0).Name(), d.said.words, d.armies.Hold)
	}
	wall := grid.C(2, 8)
	d.click(wall)
	if d.said.rule != "GEO-05" || d.said.words == "" {
		t.Errorf("in the wall: said %q by rule %q", d.said.words, d.said.rule)
	}
	d.intend(input.Cancel)
	if d.armies.Hold >= 0 {
		t.Error("Esc keeps it in hand")
	}
	d.intend(input.Undo, input.Undo, input.Undo)
	if d.where(0) != from || d.where(1) != second || d.armies.Changes() != 0 {
		t.Errorf("all taken back they stand on %s and %s", d.where(0).Name(), d.where(1).Name())
	}
	// The enemy's may not be touched.
	foe := slices.IndexFunc(d.armies.Setup.Combatants, func(s rules.Sheet) bool { return s.Side == "red" })
	d.click(d.where(foe))
	if d.armies.Hold >= 0 {
		t.Error("a creature of the other side is in hand")
	}
}

// TestPointerThatRestsIsNoMove: where the pointer happens to be as the screen opens,
// or comes back, moves nothing that the keys have in hand; its first way does.
func TestPointerThatRestsIsNoMove(t *testing.T) {
	d := deploying(t, "en", nil)
	at := func(c grid.Cell) input.Pointer {
		r := d.view.Camera.CellRect(c)
		return input.Pointer{X: r.Min.X + 3, Y: r.Min.Y + 3}
	}
	there, next := d.empty(t, 0), d.where(1)
	for range 2 {
		d.Layout()
		d.Devices.Feign(at(there), input.Next)
		d.Update()
		if want := d.where(d.armies.Hold); d.mark.cell != want || !d.mark.keys {
			t.Fatalf("%d is in hand over %s, want it over %s, where the keys are", d.armies.Hold, d.mark.cell.Name(), want.Name())
		}
	}
	d.Devices.Feign(at(next))
	d.Update()
	if d.mark.cell != next || d.mark.keys {
		t.Errorf("the pointer went to %s, the mark is on %s", next.Name(), d.mark.cell.Name())
	}
}

// TestDeploymentByKeys places with the intents that keys and pad share.
func TestDeploymentByKeys(t *testing.T) {
	d := deploying(t, "fr", nil)
	d.intend(input.Next)
	if d.armies.Hold != 0 || !d.mark.keys {
		t.Fatalf("the next one takes %d in hand", d.armies.Hold)
	}
	from := d.where(0)
	steps := 0
	for d.armies.At(d.mark.cell) >= 0 && steps < 12 {
		d.intend(input.Down)
		steps++
	}
	d.intend(input.Confirm)
	if d.where(0) == from || d.armies.Hold >= 0 {
		t.Errorf("it still stands on %s (%s), in hand %d, said %q", d.where(0).Name(), d.mark.cell.Name(), d.armies.Hold, d.said.words)
	}
	d.intend(input.ActHands) // all as at first
	if d.where(0) != from {
		t.Errorf("put back it stands on %s, want %s", d.where(0).Name(), from.Name())
	}
	d.intend(input.ActAttack) // by itself
	for i := range d.armies.Setup.Combatants {
		if m := d.armies.Misfit(i, d.where(i)); !m.OK() {
			t.Errorf("placed by itself combatant %d does not fit: %+v", i, m)
		}
	}
	// The buttons are reached too.
	d.intend(input.ActMore)
	if d.Page.Focused() != "deploy.ready" {
		t.Errorf("the focus is on %q", d.Page.Focused())
	}
	d.intend(input.Left, input.Cancel)
	if d.bar {
		t.Error("the focus stays on the buttons")
	}
	d.intend(input.EndTurn)
	d.Stack.Settle()
	if got := d.Stack.Top().Name(); got != "battle" {
		t.Errorf("when ready comes %q", got)
	}
}

// TestLargeCreaturesNeedTheirWholeSpace: an ogre is placed where four squares are
// free, and keeps the square it is held by under the hand.
func TestLargeCreaturesNeedTheirWholeSpace(t *testing.T) {
	d := deploying(t, "en", func(p *match.Terms) { p.Armies[0] = levels.Army{{Kind: "ogre", Count: 1}, {Kind: "goblin", Count: 2}} })
	s := d.armies.Space(0)
	held := grid.C(int(s.At.X)+1, int(s.At.Y)+1)
	d.click(held)
	if d.armies.Hold != 0 || d.armies.Corner(held) != s.At {
		t.Fatalf("in hand %d from %s", d.armies.Hold, d.armies.Corner(held).Name())
	}
	for _, c := range d.armies.Fits() {
		if _, in := slices.BinarySearchFunc(d.armies.Field.Starts[0], c, func(a, b grid.Cell) int {
			return (int(a.Y)-int(b.Y))*1000 + int(a.X) - int(b.X)
		}); !in {
			t.Errorf("%s is offered and lies outside the start", c.Name())
		}
	}
	to := d.empty(t, 0)
	d.click(grid.C(int(to.X)+1, int(to.Y)+1))
	if d.where(0) != to {
		t.Errorf("it stands on %s, want %s; said %q", d.where(0).Name(), to.Name(), d.said.words)
	}
}

// TestSecretDeployment: with fog the second person sees nothing of the first's
// places, on the way there and back.
func TestSecretDeployment(t *testing.T) {
	for _, fog := range []string{"off", "sight", "memory"} {
		d := deploying(t, "en", func(p *match.Terms) { p.Players = [2]string{"human", "human"}; p.Fog = fog })
		open := func(side int) {
			t.Helper()
			if (d.curtain != nil) != (fog != "off") {
				t.Fatalf("fog %s: a curtain before side %d: %v", fog, side, d.curtain != nil)
			}
			if d.curtain != nil {
				if p := inspect.Probe(d); len(p.Creatures)+len(p.Squares) > 0 || p.Scene != "curtain" {
					t.Errorf("fog %s: the curtain shows %+v", fog, p)
				}
				d.curtain.Open()
			}
			d.Layout()
			seen := map[string]int{}
			for _, c := range inspect.Probe(d).Creatures {
				seen[c.Side]++
			}
			own := []string{"blue", "red"}[side]
			if d.armies.Now != side || seen[own] == 0 || fog != "off" && len(seen) != 1 || fog == "off" && len(seen) != 2 {
				t.Errorf("fog %s: side %d has the screen and sees %v, want side %d", fog, d.armies.Now, seen, side)
			}
			if (len(d.armies.Unseen) > 0) != (fog == "memory") {
				t.Errorf("fog %s: %d squares are unseen", fog, len(d.armies.Unseen))
			}
		}
		open(0)
		d.drawTo(d.where(0), d.empty(t, 0))
		placed := d.where(0)
		d.ready()
		open(1)
		if d.armies.Changes() != 0 {
			t.Errorf("fog %s: the second may take back what the first did", fog)
		}
		d.auto()
		red := d.armies.Places()
		d.leaveStep()
		open(0)
		d.leaveStep()
		d.Stack.Settle()
		if top := d.Stack.Top().Name(); top != "setup" {
			t.Fatalf("fog %s: back from the first comes %s", fog, top)
		}
		// Coming again finds everything where it was.
		d.Enter(d.armies.Terms)
		if d.where(0) != placed || !slices.Equal(d.armies.Places(), red) {
			t.Errorf("fog %s: coming again %v, want %v", fog, d.armies.Places(), red)
		}
	}
}

// TestStartOfTheEnemyIsShown: its squares are ground, known in fog off and of
// sight; fog of memory hides those that cannot be seen from the own start.
func TestStartOfTheEnemyIsShown(t *testing.T) {
	for _, fog := range []string{"off", "sight", "memory"} {
		d := deploying(t, "en", func(p *match.Terms) { p.Fog = fog })
		if d.curtain != nil {
			t.Fatalf("fog %s: a curtain before one person", fog)
		}
		all, signs := d.armies.Field.Starts[1], &d.view.Picture.Signs
		if signs.Areas.EnemySide != 1 || signs.Areas.StartSide != 0 || !slices.Equal(signs.Areas.Start, d.armies.Field.Starts[0]) {
			t.Errorf("fog %s: the starts are those of %d and %d", fog, signs.Areas.StartSide, signs.Areas.EnemySide)
		}
		if fog != "memory" {
			if !slices.Equal(signs.Areas.Enemy, all) {
				t.Errorf("fog %s: %d of %d squares are shown", fog, len(signs.Areas.Enemy), len(all))
			}
			continue
		}
		if len(signs.Areas.Enemy) == len(all) {
			t.Errorf("fog of memory: all %d squares are shown; none is unseen", len(all))
		}
		for _, c := range all {
			if slices.Contains(d.armies.Unseen, c) == slices.Contains(signs.Areas.Enemy, c) {
				t.Errorf("fog of memory: %s is shown %v", c.Name(), slices.Contains(signs.Areas.Enemy, c))
			}
		}
	}
}

// TestViewStaysWhilePlacing: laying the panels out anew does not move the map, on
// a phone either, where its squares are made smaller.
func TestViewStaysWhilePlacing(t *testing.T) {
	d := deploying(t, "en", nil)
	for _, size := range [][2]int{{844, 390}, {1280, 720}} {
		d.Resize(size[0], size[1], 1)
		d.view.Framed = false
		d.Layout()
		before := d.view.Camera
		for range 3 {
			d.Layout()
		}
		if now := d.view.Camera; math.Abs(now.X-before.X) > 2 || math.Abs(now.Y-before.Y) > 2 || now.Square != before.Square {
			t.Errorf("%v: the map went from %.0f, %.0f to %.0f, %.0f", size, before.X, before.Y, now.X, now.Y)
		}
	}
}
