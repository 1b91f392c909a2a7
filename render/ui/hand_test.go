package ui

import (
	"testing"

	"tenaille/game/model"
)

// gesture is a pointer that a test moves.
type gesture struct {
	t       *testing.T
	s       *Regions
	areas   []Area
	hand    Hand
	p       Pointer
	pressed []string
}

// at moves the pointer, its button or finger down or not.
func (g *gesture) at(x, y float64, down bool) {
	was := g.p.Down
	g.p.X, g.p.Y, g.p.Down, g.p.Pressed, g.p.Released = x, y, down, down && !was, was && !down
	if _, clicked := g.hand.Update(g.p, g.s, g.areas); clicked != nil {
		g.pressed = append(g.pressed, clicked.ID)
	}
}

func newGesture(t *testing.T, touch bool) (*gesture, *Rows) {
	s := board()
	list := &Rows{Size: 20, Fit: 5, Tall: 30}
	g := &gesture{t: t, s: s, areas: []Area{{Box: Rect{X: 0, Y: 0, W: 300, H: 100}, Scroll: list}}, p: Pointer{Touch: touch}}
	s.list = s.list[:7] // without the plate
	return g, list
}

func (g *gesture) want(pressed ...string) {
	g.t.Helper()
	if len(g.pressed) != len(pressed) || len(pressed) > 0 && g.pressed[0] != pressed[0] {
		g.t.Errorf("pressed %v, want %v", g.pressed, pressed)
	}
	g.pressed = nil
}

// TestAPressIsALetGo: what the pointer goes down on and leaves is pressed; what it
// goes down on and slides off is not, nor is what is off.
func TestAPressIsALetGo(t *testing.T) {
	for _, touch := range []bool{false, true} {
		g, _ := newGesture(t, touch)
		g.at(420, 30, true)
		if !g.hand.Down("alone") {
			t.Error("what is pressed does not look it")
		}
		g.at(420, 30, false)
		g.want("alone")
		g.at(420, 30, true)
		g.at(420, 90, true)
		if g.hand.Down("alone") {
			t.Error("what the pointer has left looks pressed")
		}
		g.at(420, 90, false)
		g.want()
		g.s.list[6].Off = true
		g.at(420, 30, true)
		g.at(420, 30, false)
		g.want()
	}
}

// TestAFingerScrollsAndPressesNothing: a finger that pulls a list, on a button of it
// too, scrolls by whole rows and presses nothing; one that hardly moves presses. A
// mouse on a button does not scroll.
func TestAFingerScrollsAndPressesNothing(t *testing.T) {
	g, list := newGesture(t, true)
	g.at(40, 75, true)
	g.at(40, 70, true)
	g.at(40, 70, false)
	g.want("d")
	g.at(40, 75, true)
	for y := 74.; y >= 5; y-- {
		g.at(40, y, true)
	}
	g.at(40, 5, false)
	g.want()
	if list.Top != 2 {
		t.Errorf("70 units of a finger scrolled to row %v, want 2", list.Top)
	}
	if g.at(40, 5, false); g.hand.Hot != "" {
		t.Error("a finger that has left points at something")
	}
	m, list := newGesture(t, false)
	m.at(40, 75, true)
	m.at(40, 5, true)
	m.at(40, 5, false)
	m.want()
	if list.Top != 0 {
		t.Error("a mouse that holds a button scrolls")
	}
}

// TestWheelAndEnds: the wheel scrolls what it is over, never past the ends.
func TestWheelAndEnds(t *testing.T) {
	g, list := newGesture(t, false)
	moved := 0
	g.areas[0].Moved = func() { moved++ }
	for range 40 {
		g.p.Wheel = -1
		g.at(90, 90, false)
	}
	if list.Top != 15 || moved != 15 {
		t.Errorf("40 notches lead to row %v in %d steps, want 15 of 20 rows in sight", list.Top, moved)
	}
	g.at(350, 90, false)
	if moved != 15 {
		t.Error("the wheel scrolls what it is not over")
	}
	g.p.Wheel = 0
	for _, r := range []struct{ top, row, dy, want int }{{4, 8, 1, 5}, {4, 7, 1, 4}, {4, 4, -1, 3}, {0, 0, -1, 0}, {15, 19, 1, 15}, {4, 9, 1, 4}} {
		list.Top = r.top
		if moved := list.Lead(r.row, r.dy); list.Top != r.want || moved != (r.want != r.top) {
			t.Errorf("from row %d on, walking %d from row %d leads to %d, want %d", r.top, r.dy, r.row, list.Top, r.want)
		}
	}
	list.Top = 7
	if bar := list.Thumb(Rect{Y: 100, H: 80}, 8); bar.H != 20 || bar.Y != 100+60*7./15 {
		t.Errorf("the thumb is %+v", bar)
	}
}

// TestTipsComeToThoseWhoWait: a tip is due when the pointer has rested, at once when
// a finger has, and goes with the press.
func TestTipsComeToThoseWhoWait(t *testing.T) {
	g, _ := newGesture(t, false)
	for range tipTicks - 1 {
		g.at(420, 30, false)
	}
	if g.hand.Tip != "" {
		t.Error("the tip comes too early")
	}
	if g.at(420, 30, false); g.hand.Tip != "alone" {
		t.Errorf("the tip of %q is due", g.hand.Tip)
	}
	if g.at(420, 30, true); g.hand.Tip != "" {
		t.Error("the tip lies over what is pressed")
	}
	f, _ := newGesture(t, true)
	f.at(420, 30, true)
	f.p.Rests = true
	f.at(420, 30, true)
	f.at(420, 30, false)
	f.want()
}

// TestTheHandKnowsWhereItIs: a screen that takes the pointer itself tells the hand
// what is under it; a tip stands at once, stays while the pointer is on its way to it,
// and once closed comes back only when the pointer has been elsewhere.
func TestTheHandKnowsWhereItIs(t *testing.T) {
	var h Hand
	if !h.Point("a") || h.Point("a") || h.Hot != "a" {
		t.Error("what is under the pointer is not told once")
	}
	a := Region{ID: "a", Tip: model.Tip{Title: "A"}}
	b := Region{ID: "b", Tip: model.Tip{Text: "b"}}
	for i, r := range []struct {
		on            Region
		kept, changed bool
		tip           string
	}{
		{a, false, true, "a"}, {a, true, false, "a"}, {b, true, false, "a"}, {Region{}, true, false, "a"}, {b, false, true, "b"}, {Region{}, false, true, ""},
	} {
		if changed := h.ShowTip(r.on, r.kept); changed != r.changed || h.Tip != r.tip {
			t.Errorf("step %d: the tip of %q stands (changed %v), want %q", i, h.Tip, changed, r.tip)
		}
	}
	h.ShowTip(a, false)
	h.CloseTip("a")
	if h.ShowTip(a, false); h.Tip != "" {
		t.Error("a tip that was closed stands under the same pointer")
	}
	h.ShowTip(Region{}, false)
	if h.ShowTip(a, false); h.Tip != "a" {
		t.Error("a tip that was closed never comes back")
	}
}

// TestTheFocusIsOfTheHand: keys walk the focus over what can be used, it stays where
// there is nothing to go to, and a press of the pointer takes it along or away.
func TestTheFocusIsOfTheHand(t *testing.T) {
	g, _ := newGesture(t, false)
	h := &g.hand
	h.FocusOn(g.s, "nobody")
	if h.Focus != "" {
		t.Error("what is not there has the focus")
	}
	h.Cycle(g.s, 1, nil)
	first := h.Focus
	if first == "" || h.Ringed(first) {
		t.Errorf("the first step of the ring leads to %q, ringed %v", first, h.Ringed(first))
	}
	if h.Ring = true; !h.Ringed(first) || h.Ringed("alone") {
		t.Error("not the focus wears the ring")
	}
	h.FocusOn(g.s, "alone")
	if h.Walk(g.s, 1, 0, nil) || h.Focus != "alone" {
		t.Errorf("to the right of all the focus goes to %q", h.Focus)
	}
	g.at(40, 75, true)
	g.at(40, 75, false)
	if h.Focus != "d" {
		t.Errorf("after a press the focus is on %q", h.Focus)
	}
	g.at(380, 300, true)
	g.at(380, 300, false)
	if h.Focus != "" {
		t.Errorf("after a press beside everything the focus is on %q", h.Focus)
	}
	h.FocusOn(g.s, "d")
	if h.Leave(); h.Focus != "" || h.Ring || h.Tip != "" {
		t.Error("what was left keeps the focus")
	}
}

// TestATextFollowsTheFinger: a text scrolls as far as the finger goes, no further
// than it is long, and not at all where all of it is in sight.
func TestATextFollowsTheFinger(t *testing.T) {
	s := &Scroll{All: 300, View: 100, Notch: 60}
	for _, r := range []struct {
		do   func() bool
		want float64
	}{
		{func() bool { return s.Pull(-35) }, 35}, {func() bool { return s.Wheel(-1) }, 95}, {func() bool { return s.Wheel(.5) }, 65},
		{func() bool { return s.By(900) }, 200}, {func() bool { return s.Pull(500) }, 0}, {func() bool { return s.By(-1) }, 0},
	} {
		before := s.At
		if moved := r.do(); s.At != r.want || moved != (before != r.want) {
			t.Errorf("from %v to %v, moved %v, want %v", before, s.At, moved, r.want)
		}
	}
	if short := (&Scroll{All: 50, View: 100}); short.Long() || short.By(10) {
		t.Error("what is all in sight can be scrolled")
	}
}

// TestAClickClosesTheTip: the tip of a button does not lie over what the button
// opens; it comes back once the pointer has left and returned.
func TestAClickClosesTheTip(t *testing.T) {
	var h Hand
	over := Region{ID: "action.ready", Tip: model.Tip{Title: "Ready"}}
	h.ShowTip(over, false)
	if h.Tip != over.ID {
		t.Fatalf("the tip shown is of %q", h.Tip)
	}
	h.CloseTip(over.ID)
	h.ShowTip(over, false)
	if h.Tip != "" {
		t.Errorf("after the click the tip of %q is shown", h.Tip)
	}
	h.ShowTip(Region{}, false)
	if h.ShowTip(over, false); h.Tip != over.ID {
		t.Errorf("the pointer comes back and the tip shown is of %q", h.Tip)
	}
}

// TestRowsGiveWayHalfWay: a finger moves a list by a row once it has pulled more than half
// of its height, however tall rows are, and back again; less moves nothing and is forgotten.
func TestRowsGiveWayHalfWay(t *testing.T) {
	r := Rows{Fit: 3, Size: 9, Tall: 100}
	for i, step := range []struct {
		dy  float64
		top int
	}{{-40, 0}, {-20, 1}, {-80, 1}, {-20, 2}, {40, 1}, {-400, 5}, {-400, 6}} {
		if r.Pull(step.dy); r.Top != step.top {
			t.Errorf("step %d: row %d is at the top, want %d", i, r.Top, step.top)
		}
	}
	r.Top = 0
	r.Rest()
	for range 3 {
		if r.Pull(-45); r.Top != 0 {
			t.Errorf("less than half a row moved the list to %d", r.Top)
		}
		r.Rest()
	}
}
