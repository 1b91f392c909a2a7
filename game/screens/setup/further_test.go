package setup

import (
	"slices"
	"testing"

	"tenaille/game/easel"
	"tenaille/game/input"
	"tenaille/game/link"
	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/scene"
	"tenaille/game/screens/setup/deploy"
	"tenaille/levels"
)

// fourSides is a map with four sides, a goblin each.
func fourSides() []byte {
	m := easel.New(24, 16)
	for side, at := range [][2]int{{1, 4}, {22, 4}, {9, 1}, {14, 14}} {
		for _, b := range m.Palette(easel.Places, side+1) {
			if b.Side == side+1 && b.Zone == "" && b.Token == "" && side > 1 {
				m.Brush = b
				m.Press(easel.On(at[0]-1, at[1]-1))
				m.Release(easel.On(at[0]+1, at[1]+1))
			}
		}
		for _, b := range m.Palette(easel.Pieces, side+1) {
			if b.Kind == "goblin" {
				m.Brush = b
				m.Press(easel.On(at[0], at[1]))
				m.Release(easel.On(at[0], at[1]))
			}
		}
	}
	return m.Doc.Bytes()
}

// press clicks a widget of the screen on top.
func press(t *testing.T, c *scene.Context, page *scene.Screen, id string) {
	t.Helper()
	r, ok := page.Page.Rects()[id]
	if !ok {
		t.Fatalf("%s has no %s: %v", c.Stack.Top().Name(), id, page.Page.Rects())
	}
	p := input.Pointer{X: r[0] + r[2]/2, Y: r[1] + r[3]/2, Pinch: 1}
	s := c.Stack.Top()
	for _, step := range [][3]bool{{}, {true, true, false}, {false, false, true}, {}} {
		p.Pressed, p.Down, p.Released = step[0], step[1], step[2]
		c.Devices.Feign(p)
		s.Update()
	}
	c.Stack.Settle()
	c.Stack.Top().Layout()
}

// TestFurtherSidesArePlayedByWhomOneLikes: on a desk and on a phone, the third side of a map
// of four goes to a person and the fourth to another machine with a temper; so it is in the
// battle, in the link of the set-up, and in the next set-up.
func TestFurtherSidesArePlayedByWhomOneLikes(t *testing.T) {
	four := levels.Bring("four", fourSides())
	defer levels.Forget(four)
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		s := settingUp(t, "en", size[0], size[1])
		c := s.Context
		s.take("sheepfold")
		s.Layout()
		if _, there := s.Page.Rects()["setup.further"]; there || len(s.tabs("")) != 4 {
			t.Fatalf("%v: a map of two sides has further ones", size)
		}
		s.take(four)
		s.Layout()
		page := &s.Screen
		if s.Compact() {
			press(t, c, page, "setup.tab.more")
		} else {
			press(t, c, page, "setup.further")
			page = &c.Stack.Top().(*further).Screen
		}
		if got := s.Draft.Terms.Seats(4); !slices.Equal(got, []string{"human", "soldier", "soldier", "soldier"}) {
			t.Fatalf("%v: at first they are played by %q", size, got)
		}
		for range 8 {
			if match.IsHuman(s.Draft.Terms.Player(2)) {
				break
			}
			press(t, c, page, "further.0.before")
		}
		at := "further.2." // the side of a person has no temper
		for range 8 {
			if s.Draft.Terms.Player(3) == "captain" {
				break
			}
			press(t, c, page, at+"next")
		}
		press(t, c, page, "further.3.next")
		if !s.Compact() {
			press(t, c, page, "further.back")
		}
		want := []string{"human", "soldier", "human", s.Draft.Terms.Player(3)}
		if got := s.Draft.Terms.Seats(4); !slices.Equal(got, want) || want[3] == "captain" || scene.LevelOf(want[3]) != "captain" {
			t.Fatalf("%v: they are played by %q", size, got)
		}
		if s.Draft.People() != 2 {
			t.Errorf("%v: %d people", size, s.Draft.People())
		}
		if again := link.SetUpOf(&s.Draft.Terms).Terms(); !slices.Equal(again.Seats(4), want) {
			t.Errorf("%v: of a link they are %q", size, again.Seats(4))
		}
		next := c.NewTerms("human", match.Machine)
		if !slices.Equal(next.Seats(4), want) {
			t.Errorf("%v: the next set-up has %q", size, next.Seats(4))
		}
		s.start()
		c.Stack.Settle()
		m, err := s.Draft.Terms.Open()
		if err != nil || c.Stack.Top().Name() != "battle" {
			t.Fatalf("%v: %v, %s is on top", size, err, c.Stack.Top().Name())
		}
		for side, name := range want {
			if m.Seat(side) != name {
				t.Errorf("%v: side %d is played by %q, want %q", size, side+1, m.Seat(side), name)
			}
		}
		if again := match.TermsOf(m); !slices.Equal(again.Seats(4), want) {
			t.Errorf("%v: a match that goes on has %q", size, again.Seats(4))
		}
	}
}

// TestPersonsOfFurtherSidesPlaceTheirs: a person who plays the third side places it, after
// the first, within its own start.
func TestPersonsOfFurtherSidesPlaceTheirs(t *testing.T) {
	four := levels.Bring("four", fourSides())
	defer levels.Forget(four)
	s := settingUp(t, "en", 1280, 720)
	s.take(four)
	s.Draft.Terms.Seat(2, match.Human)
	s.deploy()
	s.Stack.Settle()
	d, ok := s.Stack.Top().(*deploy.Deploy)
	if !ok {
		t.Fatalf("%s is on top: %s", s.Stack.Top().Name(), s.notice)
	}
	var placed []string
	for range 6 {
		if s.Stack.Top() != scene.Scene(d) {
			break
		}
		d.Layout()
		told := probe.State{Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
		d.Probe(&told)
		placed = append(placed, told.Side)
		press(t, s.Context, &d.Screen, "deploy.ready")
	}
	if !slices.Equal(placed, []string{"blue", "side3"}) || s.Stack.Top().Name() != "battle" {
		t.Errorf("%v place, %s is on top: %v", placed, s.Stack.Top().Name(), d.Page.Rects())
	}
}
