package battle

import (
	"image"
	"testing"

	"tenaille/game/input"
	"tenaille/rules/grid"
)

// onPhone is a battle on a map of 16 by 11 squares on a phone.
func onPhone(t *testing.T, lang string) *battle {
	t.Helper()
	b := opening(t, lang, nil, blue("fighter", 3, 5).First(), red("orc", 12, 2), red("goblin", 12, 9))
	b.Resize(844, 390, 1)
	b.table.Framed = false
	b.Layout()
	b.feign()
	return b
}

// TestAPhoneBringsInWhatIsPlanned: keys and taps bring the square they choose into
// sight with a free square around, as far as the map goes; the camera of a mouse
// stays, since the map would run away under it.
func TestAPhoneBringsInWhatIsPlanned(t *testing.T) {
	b := onPhone(t, "en")
	if b.table.Camera.Square < 40 {
		t.Fatalf("squares of %d pixels, want 40 at the least", b.table.Camera.Square)
	}
	w, h := b.table.Board.Size()
	sheet := image.Rect(0, 0, w, h)
	check := func(how string, at grid.Cell) {
		t.Helper()
		for range 120 {
			b.feign()
		}
		around := image.Rect(int(at.X)-1, int(at.Y)-1, int(at.X)+2, int(at.Y)+2).Intersect(sheet)
		for y := around.Min.Y; y < around.Max.Y; y++ {
			for x := around.Min.X; x < around.Max.X; x++ {
				if r := b.table.Camera.CellRect(grid.C(x, y)); !r.In(b.table.Camera.Safe) {
					t.Fatalf("%s on %s: %s lies at %v, not in %v", how, at.Name(), grid.C(x, y).Name(), r, b.table.Camera.Safe)
				}
			}
		}
	}
	for y := range h {
		for x := range w {
			if testing.Short() && (x+y)%3 != 0 {
				continue
			}
			b.command.SetCursor(grid.C(x, y))
			check("keys", grid.C(x, y))
		}
	}
	b.command.SetCursor(grid.C(8, 5))
	check("keys", grid.C(8, 5))
	at := grid.C(8, 5)
	for y := range h { // the last whole row in sight
		if b.table.Camera.CellRect(grid.C(8, y)).In(b.table.Camera.Safe) {
			at = grid.C(8, y)
		}
	}
	r := b.table.Camera.CellRect(at)
	p := input.Pointer{X: (r.Min.X + r.Max.X) / 2, Y: r.Min.Y + 4, Pinch: 1}
	was := b.table.Camera
	b.Devices.Feign(p)
	b.Update()
	for range 60 {
		b.feign()
	}
	if b.table.Camera != was {
		t.Errorf("the map runs away under a mouse on %s", at.Name())
	}
	p.Touch, p.Pressed, p.Down = true, true, true
	b.Devices.Feign(p)
	b.Update()
	p.Pressed, p.Down, p.Released = false, false, true
	b.Devices.Feign(p)
	b.Update()
	if b.turn.Wanted.Pointer.Cell != at {
		t.Fatalf("the tap is on %s, want %s", b.turn.Wanted.Pointer.Cell.Name(), at.Name())
	}
	b.Devices.Rest()
	check("a tap", at)
}

// TestReducedMotionGlidesNowhere: with reduced motion the camera is there at once.
func TestReducedMotionGlidesNowhere(t *testing.T) {
	b := onPhone(t, "en")
	b.Settings.ReducedMotion = true
	b.command.SetCursor(grid.C(15, 10))
	b.feign()
	if r := b.table.Camera.CellRect(grid.C(15, 10)); !r.In(b.table.Camera.Safe) {
		t.Errorf("after one tick P11 lies at %v, not in %v", r, b.table.Camera.Safe)
	}
}

// TestASecondTapMeansWhatTheFirstHasPlanned: whoever taps a square twice in haste
// means that square, though the map already glides and other squares or a panel
// come under the finger; a second tap elsewhere plans anew.
func TestASecondTapMeansWhatTheFirstHasPlanned(t *testing.T) {
	for _, away := range []int{0, 60} {
		b := onPhone(t, "en")
		at := grid.C(0, 0)
		for x := range 16 { // as far from the middle of the view as can be reached
			for y := range 11 {
				c := grid.C(x, y)
				if st, ok := b.turn.Now.Ways.Reach[c]; ok && st.Cost > 0 && b.table.Camera.CellRect(c).In(b.table.Camera.Safe) && y >= int(at.Y) {
					at = c
				}
			}
		}
		r := b.table.Camera.CellRect(at)
		p := input.Pointer{X: (r.Min.X + r.Max.X) / 2, Y: r.Max.Y - 4, Pinch: 1, Touch: true}
		tap := func() {
			p.Pressed, p.Down, p.Released = true, true, false
			b.Devices.Feign(p)
			b.Update()
			p.Pressed, p.Down, p.Released = false, false, true
			b.Devices.Feign(p)
			b.Update()
		}
		tap()
		p.Pressed, p.Released = false, false
		b.Devices.Feign(p)
		for n := 0; b.table.Camera.CellRect(at).Overlaps(image.Rect(p.X, p.Y, p.X+1, p.Y+1)); n++ {
			if n == 60 {
				t.Fatalf("the map does not glide from under the finger on %s", at.Name())
			}
			b.Update()
		}
		if !b.gliding || b.turn.Wanted.Pointer.Cell != at || !b.turn.Forecast.Proposed.Planned {
			t.Fatalf("the map glides: %v; planned on %s: %v, want %s", b.gliding, b.turn.Wanted.Pointer.Cell.Name(), b.turn.Forecast.Proposed.Planned, at.Name())
		}
		was := b.turn.Match.Hash()
		p.X -= away // the map glides upwards
		tap()
		if acted := len(b.session.Orders) > 0 || b.turn.Match.Hash() != was; acted != (away == 0) {
			t.Errorf("a second tap %d pixels away from the first on %s acts: %v", away, at.Name(), acted)
		}
	}
}

// TestAPhoneShowsAllWhoFireTogether: the enemy, the shooter and both who lend their fire lie in
// sight at once on a phone, on squares somewhat smaller where they have no room otherwise; once
// the sheet is put away squares are as large as before.
func TestAPhoneShowsAllWhoFireTogether(t *testing.T) {
	b := skirmishes(t, nil,
		plain("archer", "blue", 2, 2, 6, 17, false), plain("archer", "blue", 2, 5, 6, 17, false), plain("rogue", "blue", 2, 9, 6, 17, false),
		plain("orc", "red", 12, 5, 6, 20, false))
	b.Resize(844, 390, 1)
	b.table.Framed = false
	b.Layout()
	b.arrange()
	b.table.Zoom(1, 422, 195)
	square := b.table.Camera.Square
	settle := func() {
		for range 120 {
			b.feign()
		}
		b.arrange()
	}
	for _, id := range []string{"action.combined_fire", "fire.2", "fire.3"} {
		b.click(id)
		settle()
	}
	if with := b.turn.Wanted.Fire.With; with != 1<<1|1<<2 {
		t.Fatalf("%b lend their fire", with)
	}
	for id := range b.turn.E.Count() {
		if at := b.table.Camera.SpaceRect(b.turn.E.Space(id)); !at.In(b.table.Camera.Safe) {
			t.Errorf("%s lies at %v, not in %v, on squares of %d", b.tell.NameOf(id), at, b.table.Camera.Safe, b.table.Camera.Square)
		}
	}
	if now := b.table.Camera.Square; now < 32 || now >= square {
		t.Errorf("squares of %d became %d", square, now)
	}
	b.back()
	settle()
	if now := b.table.Camera.Square; now != square {
		t.Errorf("with the sheet put away squares are of %d, before of %d", now, square)
	}
}
