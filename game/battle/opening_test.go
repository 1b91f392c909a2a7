package battle

import (
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestOpeningPicture: the first picture of a battle shows everybody whom the side
// sees, whole and on squares on which they can be told apart, where there is room
// for that; and in any window whoever acts, clear of all panels.
func TestOpeningPicture(t *testing.T) {
	inspect.Openings(t, func(t *testing.T, v inspect.Window, level string) {
		c := newContext(t, "en", v.W, v.H, 1, v.Percent)
		plan := match.Terms{Level: level, Ruleset: "d20", Players: [2]string{"human", "soldier"}, Seed: 7}
		b := New(c, plan).(*battle)
		if b.turn.Match == nil {
			t.Fatal(b.fault)
		}
		b.Layout()
		b.arrange()
		var all []grid.Space
		for id := range b.turn.E.Count() {
			if b.turn.E.Present(id) {
				all = append(all, b.turn.E.Space(id))
			}
		}
		free := b.table.Camera.Safe
		box := inspect.Extent(all)
		least, usual := 32, 32
		if b.desk.Layout.Compact { // for fingers
			least, usual = min(32, 32*v.W/844)&^1, 40
		}
		fits := box.Dx()*usual+40 <= free.Dx() && (box.Dy()+2)*usual+40 <= free.Dy()
		if b.table.Camera.Square < least {
			t.Errorf("squares of %d pixels, want at least %d", b.table.Camera.Square, least)
		}
		for id := range b.turn.E.Count() {
			if r := b.table.Camera.SpaceRect(b.turn.E.Space(id)); !r.In(free) && b.turn.E.Present(id) && (fits || id == b.turn.Now.Who) {
				t.Errorf("%s at %v on squares of %d is not whole in %v", b.turn.E.Creatures[id].Kind, r, b.table.Camera.Square, free)
			}
		}
		if b.turn.Now.Who == rules.Nobody {
			return
		}
		at := b.spaceBox(b.turn.Now.Who)
		for _, r := range b.desk.Panels.All() {
			if r.Box.X < at.X+at.W && at.X < r.Box.X+r.Box.W && r.Box.Y < at.Y+at.H && at.Y < r.Box.Y+r.Box.H {
				t.Errorf("who acts lies at %.0f under %s at %.0f", at, r.ID, r.Box)
			}
		}
	})
}

// TestOpeningShowsAMapThatNearlyFits: at 1280x720 a map of 16 by 11 squares, too tall
// by a strip for squares of 56, is shown whole on slightly smaller ones.
func TestOpeningShowsAMapThatNearlyFits(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 7, 5).First(), red("orc", 8, 5))
	b.Layout()
	b.arrange()
	if r := b.table.Camera.CellRect(grid.C(0, 0)).Union(b.table.Camera.CellRect(grid.C(15, 10))); !r.In(b.table.Camera.Safe) || b.table.Camera.Square < 40 {
		t.Errorf("on squares of %d the map lies at %v and not in %v", b.table.Camera.Square, r, b.table.Camera.Safe)
	}
}

// TestAPhoneHasLittleBareTable: held either way, a phone opens every map so that the whole of it is
// in sight, or at most a quarter of what the panels leave free is table, three tenths where only
// smaller squares show all of the own; on squares no smaller than four fifths of what a finger wants and no larger than three halves.
func TestAPhoneHasLittleBareTable(t *testing.T) {
	for _, level := range levels.Names() {
		b := openedBattle(t, "en", level, 3, "human", "human")
		for _, size := range [][2]int{{844, 390}, {667, 375}, {390, 844}, {360, 740}} {
			b.Resize(size[0], size[1], 1)
			b.table.Framed, b.table.Zoomed = false, false
			b.Layout()
			w, h := b.table.Board.Size()
			safe := b.table.Camera.Safe
			most := .25
			if b.table.Camera.Square < b.FingerSquare() {
				most = .3
			}
			drawn := b.table.Camera.Sheet(w, h).Intersect(safe)
			if bare := 1 - float64(drawn.Dx()*drawn.Dy())/float64(safe.Dx()*safe.Dy()); bare > most && drawn != b.table.Camera.Sheet(w, h) {
				t.Errorf("%s, %v: %.0f %% of the room is bare table, squares of %d", level, size, 100*bare, b.table.Camera.Square)
			}
			if n, finger := b.table.Camera.Square, b.FingerSquare(); n < finger*4/5&^1 || n > finger*3/2 {
				t.Errorf("%s, %v: squares of %d", level, size, n)
			}
		}
	}
}

// TestADeskFillsItsRoom: a desk opens every map so that it takes nearly all of the width that the
// panels leave free, or of the height.
func TestADeskFillsItsRoom(t *testing.T) {
	for _, level := range levels.Names() {
		b := openedBattle(t, "en", level, 3, "human", "human")
		for _, size := range [][2]int{{1280, 720}, {1366, 768}, {1600, 900}, {1920, 1080}} {
			b.Resize(size[0], size[1], 1)
			b.table.Framed, b.table.Zoomed = false, false
			b.Layout()
			rim := int(b.table.Camera.Margin())
			sheet, safe := b.table.Camera.Sheet(b.table.Board.Size()).Inset(-rim), b.table.Camera.Safe
			if wide, tall := float64(sheet.Dx())/float64(safe.Dx()), float64(sheet.Dy())/float64(safe.Dy()); max(wide, tall) < .94 {
				t.Errorf("%s, %v: the map takes %.0f %% of the width and %.0f %% of the height, on squares of %d", level, size, 100*wide, 100*tall, b.table.Camera.Square)
			}
		}
	}
}

// TestLogOfAPhoneHidesNobodyWhoActs: on a small screen the log opens over the map,
// which makes room for whoever acts.
func TestLogOfAPhoneHidesNobodyWhoActs(t *testing.T) {
	wide := func(s *rules.Setup) {
		for i := range s.Map.Rows {
			s.Map.Rows[i] = strings.Repeat(".", 40)
		}
	}
	b := opening(t, "en", wide, blue("fighter", 17, 5).First(), red("orc", 2, 5))
	b.Resize(844, 390, 1)
	b.table.Framed = false
	b.Layout()
	b.feign()
	log := b.desk.Layout.LogBox
	under := func() bool { at := b.spaceBox(0); return at.X+at.W > log.X }
	if !under() {
		t.Fatalf("the fighter at %.0f is not where the log opens, at %.0f", b.spaceBox(0), log)
	}
	b.click("toggle.log")
	for range 90 {
		b.feign()
	}
	if under() || b.table.Hidden(b.turn.E.Space(0)) {
		t.Errorf("the fighter at %.0f lies under the log at %.0f", b.spaceBox(0), log)
	}
}
