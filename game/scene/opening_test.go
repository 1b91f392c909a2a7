package scene

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// windows are those in which opening pictures are looked at.
var windows = [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {667, 375}, {932, 430}}

// openings calls f for every level in every window at several scales.
func openings(t *testing.T, f func(t *testing.T, c *Context, level string)) {
	for _, level := range levels.Names() {
		for _, w := range windows {
			for _, percent := range []int{75, 100, 150, 200} {
				t.Run(fmt.Sprintf("%s/%dx%d/%d%%", level, w[0], w[1], percent), func(t *testing.T) {
					f(t, newContext(t, "en", w[0], w[1], 1, percent), level)
				})
			}
		}
	}
}

// extent is how many squares wide and tall the box of spaces is.
func extent(list []grid.Space) (r image.Rectangle) {
	for _, s := range list {
		r = r.Union(image.Rect(int(s.At.X), int(s.At.Y), int(s.At.X)+int(s.N), int(s.At.Y)+int(s.N)))
	}
	return r
}

// TestOpeningPicture: the first picture of a battle shows everybody whom the side
// sees, whole and on squares on which they can be told apart, where there is room
// for that; and in any window whoever acts, clear of all panels.
func TestOpeningPicture(t *testing.T) {
	openings(t, func(t *testing.T, c *Context, level string) {
		plan := Plan{Level: level, Ruleset: "d20", Players: [2]string{"human", machine}, Seed: 7}
		b := NewBattle(c, plan).(*battle)
		if b.match == nil {
			t.Fatal(b.fault)
		}
		b.Layout()
		b.arrange()
		var all []grid.Space
		for id := range b.e.Count() {
			if b.e.Present(id) {
				all = append(all, b.e.Space(id))
			}
		}
		free := b.camera.Safe
		box := extent(all)
		least := 32
		if b.layout.Compact { // for fingers
			least = min(46, 46*c.pixels[0]/844) &^ 1
		}
		fits := box.Dx()*least+40 <= free.Dx() && (box.Dy()+2)*least+40 <= free.Dy()
		if b.camera.Square < least {
			t.Errorf("squares of %d pixels, want at least %d", b.camera.Square, least)
		}
		for id := range b.e.Count() {
			if r := b.camera.SpaceRect(b.e.Space(id)); !r.In(free) && b.e.Present(id) && (fits || id == b.sit.who) {
				t.Errorf("%s at %v on squares of %d is not whole in %v", b.e.Creatures[id].Kind, r, b.camera.Square, free)
			}
		}
		if b.sit.who == rules.Nobody {
			return
		}
		at := b.spaceBox(b.sit.who)
		for _, r := range b.panels.Regions() {
			if r.Box.X < at.X+at.W && at.X < r.Box.X+r.Box.W && r.Box.Y < at.Y+at.H && at.Y < r.Box.Y+r.Box.H {
				t.Errorf("who acts lies at %.0f under %s at %.0f", at, r.ID, r.Box)
			}
		}
	})
}

// TestOpeningShowsAMapThatNearlyFits: at 1280x720 a map of 16 by 11 squares, too tall
// by a strip for squares of 48, is shown whole on slightly smaller ones.
func TestOpeningShowsAMapThatNearlyFits(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 7, 5).first(), red("orc", 8, 5))
	b.Layout()
	b.arrange()
	if r := b.camera.CellRect(grid.C(0, 0)).Union(b.camera.CellRect(grid.C(15, 10))); !r.In(b.camera.Safe) || b.camera.Square < 40 {
		t.Errorf("on squares of %d the map lies at %v and not in %v", b.camera.Square, r, b.camera.Safe)
	}
}

// TestOpeningOfTheDeployment: both starts lie in what the panels leave, where there
// is room for them; the own does in any window.
func TestOpeningOfTheDeployment(t *testing.T) {
	openings(t, func(t *testing.T, c *Context, level string) {
		plan := Plan{Level: level, Ruleset: "d20", Players: [2]string{"human", machine}, Seed: 7}
		s := NewSetup(c, plan).(*setup)
		c.Stack.scenes = []Scene{s}
		s.Layout()
		s.deploy()
		c.Stack.settle()
		d := c.Stack.Top().(*deploy)
		d.Layout()
		cam, free := &d.camera, d.camera.Safe
		own := d.field.Starts[d.side]
		both := make([]grid.Space, 0, len(own)+len(d.enemy))
		for _, c := range append(own[:len(own):len(own)], d.enemy...) {
			both = append(both, grid.Square(c))
		}
		box := extent(both)
		fits := box.Dx()*32+40 <= free.Dx() && box.Dy()*32+40 <= free.Dy()
		for i, at := range both {
			if r := cam.SpaceRect(at); !r.In(free) && (fits || i < len(own)) {
				t.Fatalf("the square %s of a start lies at %v on squares of %d, not in %v", cellName(at.At), r, cam.Square, free)
			}
		}
		w, h := d.board.Size()
		if w*32+20 <= free.Dx() && h*32+20 <= free.Dy() {
			if r := cam.CellRect(grid.C(0, 0)).Union(cam.CellRect(grid.C(w-1, h-1))); !r.In(free) {
				t.Errorf("the map lies at %v and not in %v", r, free)
			}
		}
	})
}

// TestLogOfAPhoneHidesNobodyWhoActs: on a small screen the log opens over the map,
// which makes room for whoever acts.
func TestLogOfAPhoneHidesNobodyWhoActs(t *testing.T) {
	wide := func(s *rules.Setup) {
		for i := range s.Map.Rows {
			s.Map.Rows[i] = strings.Repeat(".", 40)
		}
	}
	b := opening(t, "en", wide, blue("fighter", 14, 5).first(), red("orc", 2, 5))
	b.resize(844, 390, 1)
	b.framed = false
	b.Layout()
	b.feign()
	log := b.layout.LogBox
	under := func() bool { at := b.spaceBox(0); return at.X+at.W > log.X }
	if !under() {
		t.Fatalf("the fighter at %.0f is not where the log opens, at %.0f", b.spaceBox(0), log)
	}
	b.click("toggle.log")
	for range 90 {
		b.feign()
	}
	if under() || b.hidden(b.e.Space(0)) {
		t.Errorf("the fighter at %.0f lies under the log at %.0f", b.spaceBox(0), log)
	}
}
