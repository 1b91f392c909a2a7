package ui

import "testing"

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

func newGesture(t *testing.T, touch bool) (*gesture, *Scroll) {
	s := board()
	list := &Scroll{All: 20, View: 5, Step: 30}
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
	if list.At != 2 {
		t.Errorf("70 units of a finger scrolled to row %v, want 2", list.At)
	}
	if g.at(40, 5, false); g.hand.Hot != "" {
		t.Error("a finger that has left points at something")
	}
	m, list := newGesture(t, false)
	m.at(40, 75, true)
	m.at(40, 5, true)
	m.at(40, 5, false)
	m.want()
	if list.At != 0 {
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
	if list.At != 15 || moved != 15 {
		t.Errorf("40 notches lead to row %v in %d steps, want 15 of 20 rows in sight", list.At, moved)
	}
	g.at(350, 90, false)
	if moved != 15 {
		t.Error("the wheel scrolls what it is not over")
	}
	g.p.Wheel = 0
	if list.Show(3, 4); list.At != 3 {
		t.Errorf("row 3 is shown from row %v", list.At)
	}
	if list.Show(11, 12); list.At != 7 {
		t.Errorf("row 11 is shown from row %v", list.At)
	}
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
	if g.hand.Tipped() != "" {
		t.Error("the tip comes too early")
	}
	if g.at(420, 30, false); g.hand.Tipped() != "alone" {
		t.Errorf("the tip of %q is due", g.hand.Tipped())
	}
	if g.at(420, 30, true); g.hand.Tipped() != "" {
		t.Error("the tip lies over what is pressed")
	}
	f, _ := newGesture(t, true)
	f.at(420, 30, true)
	f.p.Rests = true
	f.at(420, 30, true)
	f.at(420, 30, false)
	f.want()
}
