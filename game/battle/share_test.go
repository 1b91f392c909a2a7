//go:build !js

package battle

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// shareView is a window in which the share of the board is counted, with what it owes
// of a map of 24 by 16 squares or fewer, a desktop of one of 26 by 16: at rest, and with any
// panel open.
type shareView struct {
	w, h, least int // the least squares, in pixels
	rest, open  int // percent
}

var shareViews = []shareView{
	{1280, 720, 40, 85, 60},
	{1920, 1080, 48, 100, 60},
	{2560, 1440, 64, 100, 60},
	{844, 390, 40, 38, 25},
	{390, 844, 40, 36, 17},
}

// sharePanels are what is opened over the board, one at a time.
var sharePanels = []struct {
	name, ruleset string
	open          func(b *battle) bool
}{
	{"rest", "d20", func(*battle) bool { return true }},
	{"slip", "d20", func(b *battle) bool { b.lookAtAnother(); return true }},
	{"log", "d20", func(b *battle) bool { b.command.LogOpen = true; return true }},
	{"actions", "d20", func(b *battle) bool { b.command.Menu = true; return true }},
	{"weapons", "d20", func(b *battle) bool { b.desk.ArmsOpen = true; return true }},
	{"ready", "d20", func(b *battle) bool { return b.Press("palette.ready") }},
	{"aiming", "d20", func(b *battle) bool { return b.Press("action.move") }},
}

// TestShareOfTheBoard counts, on every map and in every window, the squares that are in
// sight at the opening zoom, at rest and with each panel open, and holds them against
// what ART.md wants. With -v it prints the table.
func TestShareOfTheBoard(t *testing.T) {
	var table strings.Builder
	fmt.Fprintf(&table, "%-16s %-10s %-7s", "map", "window", "square")
	for _, p := range sharePanels {
		fmt.Fprintf(&table, " %8s", p.name)
	}
	for _, level := range levels.Names() {
		for _, v := range shareViews {
			fmt.Fprintf(&table, "\n%-16s %-10s", level, fmt.Sprintf("%dx%d", v.w, v.h))
			for i, p := range sharePanels {
				c := newContext(t, "en", v.w, v.h, 1, 100)
				c.Settings.ReducedMotion = true
				b := New(c, match.Terms{Level: level, Ruleset: p.ruleset, Players: [2]string{"human", "human"}, Seed: 7}).(*battle)
				if b.turn.Match == nil {
					t.Fatal(b.fault)
				}
				b.curtain = nil // of an ambush
				b.Layout()
				b.arrange()
				if !p.open(b) {
					fmt.Fprintf(&table, " %8s", "-")
					continue
				}
				b.arrange()
				b.arrange()
				told := inspect.Probe(b).Board
				seen, all := told[0], told[1]
				if i == 0 {
					fmt.Fprintf(&table, " %-7d", told[2])
				}
				fmt.Fprintf(&table, " %7.1f%%", 100*float64(seen)/float64(all))
				b.owes(t, v, level, p.name, seen, all)
			}
		}
	}
	t.Log("\n" + table.String())
}

// owes holds a share against what a window owes.
func (b *battle) owes(t *testing.T, v shareView, level, panel string, seen, all int) {
	w, h := b.table.Board.Size()
	want := v.open
	if panel == "rest" {
		want = v.rest
		b.opensWell(t, v, level, seen == all)
	}
	broad := 24
	if v.w >= 1280 { // a desktop owes as much of those two columns broader
		broad = 26
	}
	if w > broad || h > 16 {
		return
	}
	if 100*seen < want*all {
		t.Errorf("%s in %dx%d, %s: %d of %d squares are in sight, want %d %%", level, v.w, v.h, panel, seen, all, want)
	}
}

// opensWell holds the squares of the first picture, and the own side on it, against what
// a window owes: squares smaller than wanted only where the map is whole then, or where
// more of the own are seen; and nobody of them cut for whom there is room.
func (b *battle) opensWell(t *testing.T, v shareView, level string, whole bool) {
	var own []grid.Space
	for id := range b.turn.E.Count() {
		if b.turn.E.Present(id) && int(b.turn.E.Creatures[id].Side) == b.turn.Side {
			own = append(own, b.turn.E.Space(id))
		}
	}
	w, h := b.table.Board.Size()
	at := b.turn.E.Space(b.turn.Now.Who) // whoever acts is shown with the squares around
	ring := image.Rect(int(at.At.X)-1, int(at.At.Y)-1, int(at.At.X)+int(at.N)+1, int(at.At.Y)+int(at.N)+1)
	box, free := inspect.Extent(own).Union(ring.Intersect(image.Rect(0, 0, w, h))), b.table.Camera.Safe
	fits := func(square int) bool { return box.Dx()*square <= free.Dx()-24 && box.Dy()*square <= free.Dy()-24 }
	s, least := b.table.Camera.Square, v.least
	switch {
	case whole:
		least = min(least, 40)
	case !fits(least):
		least = least * 4 / 5
	}
	if s < least {
		t.Errorf("%s in %dx%d opens with squares of %d, want %d", level, v.w, v.h, s, least)
	}
	for _, at := range own {
		if r := b.table.Camera.SpaceRect(at); fits(v.least*4/5) && !r.In(free) {
			t.Errorf("%s in %dx%d: one of the own at %v is cut by %v", level, v.w, v.h, r, free)
		}
	}
}

// TestShareOfAPhoneOnSmallerSquares: one step out, on squares of 32, a phone shows 55 % of
// every map of 24 by 16 squares or fewer.
func TestShareOfAPhoneOnSmallerSquares(t *testing.T) {
	for _, level := range levels.Names() {
		c := newContext(t, "en", 844, 390, 1, 100)
		b := New(c, match.Terms{Level: level, Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 7}).(*battle)
		b.curtain = nil
		b.Layout()
		b.arrange()
		for b.table.Camera.Square > 32 {
			b.table.Zoom(-1, 422, 195)
		}
		b.arrange()
		w, h := b.table.Board.Size()
		if seen, all := b.desk.Share(); w <= 24 && h <= 16 && 100*seen < 55*all {
			t.Errorf("%s on squares of %d: %d of %d squares are in sight, want 55 %%", level, b.table.Camera.Square, seen, all)
		}
	}
}

// TestQuestionLeavesTheBoardInSight: a question on a phone stands where the lower row was
// and leaves five rows of squares, which are more than a quarter of a map of 24 by 16; its
// words have room in every window. On a desktop it stands there too, and never over those
// it is about.
func TestQuestionLeavesTheBoardInSight(t *testing.T) {
	found := inspect.Findings{}
	for name, q := range inquiries {
		for _, lang := range text.Codes() {
			b := q.until(t, name, lang, "off")
			b.look(found, fmt.Sprint("question ", name, " ", lang))
			b.Settings.Scale, b.Settings.LargeText = 100, false
			b.Resize(844, 390, 1)
			b.Layout()
			b.arrange()
			if box, free := b.desk.Panels.Ask.Box(), b.desk.Layout.Free(); box.Y < free.Y+5*40 || box.Y+box.H > b.desk.Layout.H {
				t.Errorf("%s, %s: the question at %.0f leaves less than five rows of %.0f", name, lang, box, free)
			}
			b.Resize(1280, 720, 1)
			b.Layout()
			for range 200 {
				b.feign()
			}
			b.arrange()
			box := b.desk.Panels.Ask.Box()
			if seen, all := b.desk.Share(); box.Y < b.desk.Layout.CardBox.Y-60 || 100*seen < 60*all && all <= 24*16 {
				t.Errorf("%s, %s: on a desktop the question at %.0f leaves %d of %d squares in sight", name, lang, box, seen, all)
			}
			step, _ := plan.Asked(b.turn.E)
			for _, id := range []rules.ID{step.Who, step.Whom} {
				if id == rules.Nobody || !b.turn.E.Present(id) {
					continue
				}
				if r := b.table.Camera.SpaceRect(b.turn.E.Space(id)); r.Overlaps(image.Rect(int(box.X), int(box.Y), int(box.X+box.W), int(box.Y+box.H))) {
					t.Errorf("%s, %s: the question at %.0f hides creature %d at %v", name, lang, box, id, r)
				}
			}
		}
	}
	found.Tell(t)
}

// TestSlipHidesNothingItTellsOf: where the map takes the whole width, the slip stands on
// the other side of what is pointed at.
func TestSlipHidesNothingItTellsOf(t *testing.T) {
	b := openedBattle(t, "en", "standing-stones", 7, "human", "human")
	b.Settings.WhatIf = true
	if b.desk.Layout.Beside {
		t.Fatal("the map leaves room for the column")
	}
	w, h := b.table.Board.Size()
	told, left := 0, 0
	for y := range h {
		for x := range w {
			c := grid.C(x, y)
			if !b.table.Camera.CellRect(c).In(b.table.Camera.Safe) {
				continue
			}
			b.pointAt(c)
			b.arrange()
			r, ok := b.desk.Panels.Find("slip")
			if !ok {
				continue
			}
			told++
			if r.Box.X < 100 {
				left++
			}
			if look := b.desk.Screen().On.Look; r.Box.Shared(look) > 0 {
				t.Errorf("the slip at %.0f lies over %s at %.0f", r.Box, c.Name(), look)
			}
		}
	}
	if told < 50 || left == 0 {
		t.Errorf("%d slips were shown, %d of them at the left", told, left)
	}
}
