package editor

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"tenaille/game/easel"
	"tenaille/game/files"
	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/being"
	"tenaille/game/screens/editor/file"
	"tenaille/game/screens/editor/quests"
	"tenaille/game/screens/editor/whole"
	"tenaille/levels"
	"tenaille/levels/tmx"
)

// drawing is the screen with a new map, over the title.
func drawing(t *testing.T, w, h int) *Editor {
	t.Helper()
	c := screentest.NewContext(t, "en", w, h, 1, 100)
	e := New(c).(*Editor)
	screentest.Show(c, c.Routes.Title(c), e)
	e.Layout()
	return e
}

// pixel is where a spot of the map lies on the screen, which it is brought to.
func (e *Editor) pixel(at easel.Spot) (x, y int) {
	sq := float64(e.view.Camera.Square)
	x, y = int(e.view.Camera.X+at.X*sq), int(e.view.Camera.Y+at.Y*sq)
	if e.onPanel(x, y) {
		e.view.Camera.Centre(at.X, at.Y)
		e.view.Clamp()
		x, y = int(e.view.Camera.X+at.X*sq), int(e.view.Camera.Y+at.Y*sq)
	}
	return x, y
}

// draw draws with the pointer over spots of the map: a mouse, or a finger.
func (e *Editor) draw(touch bool, spots ...easel.Spot) {
	tick := func(at easel.Spot, pressed, down, released bool) {
		x, y := e.pixel(at)
		e.Devices.Feign(input.Pointer{X: x, Y: y, Pressed: pressed, Down: down, Released: released, Touch: touch, Pinch: 1})
		e.Update()
	}
	tick(spots[0], false, false, false)
	tick(spots[0], true, true, false)
	for _, s := range spots[1:] {
		tick(s, false, true, false)
	}
	tick(spots[len(spots)-1], false, false, true)
}

// click clicks a widget with the pointer.
func click(t *testing.T, c *scene.Context, id string) {
	t.Helper()
	s := c.Stack.Top()
	var page = pageOf(s)
	r, ok := page.Page.Rects()[id]
	if !ok {
		t.Fatalf("%s has no %s: %v", s.Name(), id, page.Page.Rects())
	}
	p := input.Pointer{X: r[0] + r[2]/2, Y: r[1] + r[3]/2, Pinch: 1}
	for _, step := range [][3]bool{{}, {true, true, false}, {false, false, true}, {}} {
		p.Pressed, p.Down, p.Released = step[0], step[1], step[2]
		c.Devices.Feign(p)
		s.Update()
	}
	if c.Stack.Settle() && c.Stack.Top() != nil {
		c.Stack.Top().Layout()
	}
}

func pageOf(s scene.Scene) *scene.Screen {
	switch s := s.(type) {
	case *Editor:
		return &s.Screen
	case *file.File:
		return &s.Screen
	case *being.Being:
		return &s.Screen
	case *quests.Quests:
		return &s.Screen
	case *whole.Whole:
		return &s.Screen
	}
	return nil
}

// write types a text into a field.
func write(t *testing.T, c *scene.Context, id, text string) {
	t.Helper()
	s := pageOf(c.Stack.Top())
	s.Page.Focus(id)
	if !s.Page.Editing() {
		t.Fatalf("%s is no field", id)
	}
	s.Page.SetText(text)
	s.Layout()
}

// wheel turns the wheel over the first widget whose id begins so.
func wheel(c *scene.Context, prefix string, by float64) {
	s := c.Stack.Top()
	for id, r := range pageOf(s).Page.Rects() {
		if strings.HasPrefix(id, prefix) {
			c.Devices.Feign(input.Pointer{X: r[0] + r[2]/2, Y: r[1] + r[3]/2, Wheel: by, Pinch: 1})
			s.Update()
			return
		}
	}
}

// intend expresses intents, one a tick.
func (e *Editor) intend(list ...input.Intent) {
	for _, i := range list {
		e.Devices.Feign(screentest.Nowhere, i)
		e.Update()
		e.Devices.Feign(screentest.Nowhere)
		e.Update()
	}
}

// settle lets the screen look at what was painted.
func (e *Editor) settle() {
	for range patience + 2 {
		e.Devices.Feign(screentest.Nowhere)
		e.Update()
	}
}

// two sets a creature down for each side.
func (e *Editor) two(t *testing.T, touch bool) {
	t.Helper()
	click(t, e.Context, "editor.tool.figures")
	click(t, e.Context, "editor.brush.figures.archer")
	e.draw(touch, easel.On(1, 2))
	click(t, e.Context, "editor.side.2")
	e.draw(touch, easel.On(22, 2))
	e.settle()
}

// TestAMapIsDrawnAndPlayedByMouse: ground, a wall with a door, creatures and a start by
// clicks alone; what was painted is taken back and made again; then the battle on it begins,
// and whoever leaves it finds the drawing as it was.
func TestAMapIsDrawnAndPlayedByMouse(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		e := drawing(t, size[0], size[1])
		touch := size[0] != 1280
		click(t, e.Context, "editor.brush.ground.dirt")
		e.draw(touch, easel.On(5, 5), easel.On(8, 5))
		click(t, e.Context, "editor.tool.walls")
		e.draw(touch, easel.Spot{X: 6, Y: 7}, easel.Spot{X: 7, Y: 7}, easel.Spot{X: 9, Y: 7})
		click(t, e.Context, "editor.brush.walls.door")
		e.draw(touch, easel.Spot{X: 7.5, Y: 7.1})
		if w, ok := e.easel.Doc.WallOn(tmx.Edge{X: 7, Y: 7}); !ok || w.Class != "door" {
			t.Fatalf("%v: on the edge stands %+v", size, w)
		}
		before := e.easel.Doc.Bytes()
		click(t, e.Context, "editor.undo")
		if w, _ := e.easel.Doc.WallOn(tmx.Edge{X: 7, Y: 7}); w.Class != "wall" {
			t.Errorf("%v: taken back stands %+v", size, w)
		}
		click(t, e.Context, "editor.redo")
		if !bytes.Equal(e.easel.Doc.Bytes(), before) {
			t.Errorf("%v: made again it is another map", size)
		}
		// Without creatures nothing begins, and it is said why.
		e.settle()
		click(t, e.Context, "editor.play")
		if e.Stack.Top() != scene.Scene(e) || e.fault != 0 {
			t.Fatalf("%v: %s is on top, fault %d", size, e.Stack.Top().Name(), e.fault)
		}
		e.two(t, touch)
		if !e.easel.Sketch.Whole || len(e.easel.Sketch.Setup.Combatants) != 2 {
			t.Fatalf("%v: %v", size, e.easel.Sketch.Faults)
		}
		drawn := e.easel.Doc.Bytes()
		click(t, e.Context, "editor.play")
		if e.Stack.Top().Name() != "battle" {
			t.Fatalf("%v: %s is on top", size, e.Stack.Top().Name())
		}
		e.LeaveBattle()
		e.Stack.Settle()
		if e.Stack.Top() != scene.Scene(e) || !bytes.Equal(e.easel.Doc.Bytes(), drawn) {
			t.Fatalf("%v: after the battle %s is on top", size, e.Stack.Top().Name())
		}
	}
}

// TestTheSameByKeysAndPad: the intents that keys and pad share walk the map, paint on the
// way, draw walls along edges and rectangles between two corners.
func TestTheSameByKeysAndPad(t *testing.T) {
	e := drawing(t, 1280, 720)
	e.easel.Brush = e.easel.Palette(easel.Ground, 1)[2]
	e.intend(input.Right)   // the mark comes up
	ringed := func() bool { // after a key
		e.Page.Hand.Ring = true
		e.mapKeys()
		return e.Page.Hand.Ringed(e.Page.Focused())
	}
	if e.Devices.Feign(screentest.Nowhere); ringed() {
		t.Errorf("%s wears the ring while Enter paints", e.Page.Focused())
	}
	from := e.square()
	e.intend(input.Confirm, input.Right, input.Confirm)
	x, y := int(from.X), int(from.Y)
	if e.easel.On(easel.Ground, x, y) != "dirt" || e.easel.On(easel.Ground, x+1, y) != "dirt" || e.easel.Doc.Undoable() != 2 {
		t.Errorf("%s and the next are %q and %q by %d strokes", from.Name(), e.easel.On(easel.Ground, x, y), e.easel.On(easel.Ground, x+1, y), e.easel.Doc.Undoable())
	}
	// Held down it paints on the way, in one stroke.
	e.Devices.Feign(screentest.Nowhere, input.Confirm)
	e.Update()
	e.Devices.Feign(screentest.Nowhere, input.Confirm, input.Down)
	e.Update()
	e.Devices.Feign(screentest.Nowhere)
	e.Update()
	e.intend(input.Undo)
	if e.easel.Doc.Undoable() != 2 || e.easel.Doc.Redoable() != 1 {
		t.Errorf("%d strokes can be taken back, %d made again", e.easel.Doc.Undoable(), e.easel.Doc.Redoable())
	}
	e.intend(input.Take)
	if e.easel.Doc.Redoable() != 0 {
		t.Error("it is not made again")
	}
	// Walls: half a step leads onto the edge.
	e.tool(easel.Walls)
	at := e.square()
	e.intend(input.Right, input.Confirm)
	edge := tmx.Edge{Vertical: true, X: int(at.X) + 1, Y: int(at.Y)}
	if w, ok := e.easel.Doc.WallOn(edge); !ok || w.Class != "wall" {
		t.Errorf("on %+v stands %+v", edge, w)
	}
	e.intend(input.ActHands)
	if _, ok := e.easel.Doc.WallOn(edge); ok {
		t.Error("it is not rubbed out")
	}
	// Starts: two corners.
	e.tool(easel.Places)
	at = e.square()
	e.intend(input.Confirm, input.Right, input.Down, input.Confirm)
	found := false
	for _, o := range e.easel.Doc.Objects("start") {
		r := e.easel.Doc.Rect(o)
		found = found || r.Has(int(at.X), int(at.Y)) && r.Has(int(at.X)+1, int(at.Y)+1) && r.W == 2 && r.H == 2
	}
	if !found {
		t.Errorf("no start lies from %s on", at.Name())
	}
	// The brushes are walked after the key of all actions, and another is taken by the next.
	before := e.easel.Brush.ID
	e.intend(input.Next)
	if e.easel.Brush.ID == before {
		t.Error("the next brush is the same")
	}
	e.intend(input.ActMore)
	if !e.bar || e.Page.Focused() != brushID(e.easel.Brush) {
		t.Errorf("the focus is on %q", e.Page.Focused())
	}
	if !ringed() {
		t.Error("the brush that Enter takes wears no ring")
	}
	e.intend(input.Right, input.Confirm)
	e.intend(input.Cancel)
	if e.bar || e.Stack.Top() != scene.Scene(e) {
		t.Error("the focus stays on the brushes")
	}
}

// TestTwoFingersPaintNothing: what a finger has begun to paint is gone when it becomes two.
func TestTwoFingersPaintNothing(t *testing.T) {
	e := drawing(t, 844, 390)
	before := e.easel.Doc.Bytes()
	e.easel.Brush = e.easel.Palette(easel.Ground, 1)[2]
	x, y := e.pixel(easel.On(4, 4))
	p := input.Pointer{X: x, Y: y, Pressed: true, Down: true, Touch: true, Pinch: 1}
	e.Devices.Feign(p)
	e.Update()
	p.Pressed, p.X = false, x+80
	e.Devices.Feign(p)
	e.Update()
	if bytes.Equal(e.easel.Doc.Bytes(), before) {
		t.Fatal("one finger paints nothing")
	}
	p.Down, p.Gesture, p.Dragging, p.DragX = false, true, true, -30
	was := e.view.Camera.X
	e.Devices.Feign(p)
	e.Update()
	e.Devices.Feign(p)
	e.Update()
	if !bytes.Equal(e.easel.Doc.Bytes(), before) || e.easel.Doc.Undoable() != 0 || e.view.Camera.X >= was {
		t.Errorf("two fingers leave paint, or do not move the map from %.0f to %.0f", was, e.view.Camera.X)
	}
}

// TestSavedByKey: the key for it saves the map in hand and shows as what, so that it can be
// given another title, and saves that.
func TestSavedByKey(t *testing.T) {
	e := drawing(t, 1280, 720)
	c := e.Context
	e.two(t, false)
	press := func(i input.Intent) {
		c.Devices.Feign(input.Pointer{}, i)
		c.Stack.Top().Update()
		c.Stack.Settle()
		c.Stack.Top().(interface{ Layout() }).Layout()
	}
	press(input.Save)
	first := e.easel.Title
	defer levels.Forget(levels.OwnName(first))
	if c.Stack.Top().Name() != "file" || first == "" || !e.easel.Doc.Kept() {
		t.Fatalf("%s is on top, saved as %q", c.Stack.Top().Name(), first)
	}
	if again := New(c).(*Editor); again.easel.Title != first || !again.easel.Doc.Kept() {
		t.Errorf("a window closed now opens the map as %q, saved %v", again.easel.Title, again.easel.Doc.Kept())
	}
	write(t, c, "file.title", "Salt")
	c.Devices.Feign(input.Pointer{})
	c.Stack.Top().Update()
	press(input.Save)
	defer levels.Forget(levels.OwnName("salt"))
	if e.easel.Title != "salt" || !slices.Contains(levels.Own(), levels.OwnName("salt")) {
		t.Errorf("saved as %q among %v", e.easel.Title, levels.Own())
	}
}

// TestMapsAreSavedAndOpened: a map is saved under a title, stands among the maps of a new
// battle, is opened as it was, and goes for good when it is asked twice.
func TestMapsAreSavedAndOpened(t *testing.T) {
	e := drawing(t, 1280, 720)
	c := e.Context
	e.two(t, false)
	click(t, c, "editor.file")
	const typed = "Le moulin gelé, la nuit !"
	write(t, c, "file.title", typed)
	click(t, c, "file.width.more")
	click(t, c, "file.save")
	if e.easel.Title != "le-moulin-gele-la-nuit" || !e.easel.Doc.Kept() {
		t.Fatalf("saved as %q", e.easel.Title)
	}
	saved := e.easel.Doc.Bytes()
	name := levels.OwnName("le-moulin-gele-la-nuit")
	defer levels.Forget(name)
	if called := c.LevelName(name); called != typed || title(c, e.easel) != typed {
		t.Errorf("it is called %q among the maps, %q above the drawing", called, title(c, e.easel))
	}
	terms := match.Terms{Level: name, Ruleset: "d20", Players: [2]string{match.Human, match.Machine}}
	if _, err := terms.Open(); err != nil {
		t.Errorf("it is not played on: %v", err)
	}
	setup := c.Routes.Setup(c, terms)
	setup.Layout()
	click(t, c, "file.map.new")
	click(t, c, "file.open")
	if c.Stack.Top() != scene.Scene(e) || e.easel.Title != "" {
		t.Fatalf("%s is on top, %q in hand", c.Stack.Top().Name(), e.easel.Title)
	}
	click(t, c, "editor.brush.ground.dirt")
	e.draw(false, easel.On(9, 9))
	click(t, c, "editor.file")
	click(t, c, "file.map.own.le-moulin-gele-la-nuit")
	click(t, c, "file.open")
	if c.Stack.Top() == scene.Scene(e) {
		t.Fatal("what is not saved is let go of without a word")
	}
	click(t, c, "file.open")
	if c.Stack.Top() != scene.Scene(e) || !bytes.Equal(e.easel.Doc.Bytes(), saved) || e.easel.Title != "le-moulin-gele-la-nuit" {
		t.Fatalf("%s is on top, opened is %q", c.Stack.Top().Name(), e.easel.Title)
	}
	click(t, c, "editor.file")
	click(t, c, "file.map.own.le-moulin-gele-la-nuit")
	click(t, c, "file.delete")
	if !slices.Contains(levels.Own(), name) {
		t.Fatal("it goes at the first press")
	}
	click(t, c, "file.delete")
	if slices.Contains(levels.Own(), name) || e.easel.Title != "" {
		t.Error("it stays")
	}
	// A title that is taken, and that of a built-in map.
	write(t, c, "file.title", "ford")
	click(t, c, "file.save")
	if e.easel.Title != "ford-2" {
		t.Errorf("a map called as a built-in one is saved as %q", e.easel.Title)
	}
	levels.Forget(levels.OwnName("ford-2"))
}

// TestTheFirstMapIsNumberOne: a new map that is given no title is the first, and the next
// one the second; the header names it while the sheet is up, and the list shows which one is
// in hand, then and when the sheet is opened again.
func TestTheFirstMapIsNumberOne(t *testing.T) {
	e := drawing(t, 1280, 720)
	c := e.Context
	for _, want := range []string{"map-1", "map-2"} {
		e.take(easel.New(24, 16))
		e.Layout()
		f := e.openFile()
		c.Stack.Settle()
		f.Layout()
		click(t, c, "file.save")
		t.Cleanup(func() { levels.Forget(levels.OwnName(want)) })
		if e.easel.Title != want {
			t.Fatalf("it is saved as %q, want %q", e.easel.Title, want)
		}
		if said := screentest.Told(c, e); !slices.Contains(said, c.LevelName(levels.OwnName(want))) {
			t.Errorf("the header does not name %s: %q", want, said)
		}
		if got := f.Chosen(); got != levels.OwnName(want) {
			t.Errorf("in the list %q is chosen, want %s", got, want)
		}
		click(t, c, "file.back")
		if f = e.openFile(); f.Chosen() != levels.OwnName(want) {
			t.Errorf("opened again, in the list %q is chosen, want %s", f.Chosen(), want)
		}
		c.Stack.Pop()
		c.Stack.Settle()
	}
}

// TestBuiltInMapsOpen: every one is opened by the sheet, and has no fault.
func TestBuiltInMapsOpen(t *testing.T) {
	e := drawing(t, 1280, 720)
	for _, name := range levels.Names() {
		e.openFile()
		e.Stack.Settle()
		e.Stack.Top().Layout()
		id := "file.map." + name
		for range 40 {
			if _, seen := pageOf(e.Stack.Top()).Page.Rects()[id]; seen {
				break
			}
			wheel(e.Context, "file.map.", -1)
		}
		click(t, e.Context, id)
		click(t, e.Context, "file.open")
		if e.Stack.Top() != scene.Scene(e) || !e.easel.Sketch.Whole || e.easel.Title != "" {
			t.Fatalf("%s: %v", name, e.easel.Sketch.Faults)
		}
	}
}

// TestAGivenFileIsTakenIn: a map that is dropped on the window is kept under the name of its
// file and can be opened; what is no map is refused with its cause.
func TestAGivenFileIsTakenIn(t *testing.T) {
	e := drawing(t, 1280, 720)
	data, err := levels.Source("ford")
	if err != nil {
		t.Fatal(err)
	}
	e.Give(files.Given{Name: "Old Ford.tmx", Bytes: data})
	e.Stack.Settle()
	e.Stack.Top().Layout()
	name := levels.OwnName("old-ford")
	defer levels.Forget(name)
	if !slices.Contains(levels.Own(), name) {
		t.Fatalf("known are %v", levels.Own())
	}
	click(t, e.Context, "file.open")
	if e.Stack.Top() != scene.Scene(e) || e.easel.Title != "old-ford" || !bytes.Equal(e.easel.Doc.Bytes(), data) {
		t.Errorf("%s is on top, %q in hand", e.Stack.Top().Name(), e.easel.Title)
	}
	before := len(levels.Own())
	e.Give(files.Given{Name: "x.tmx", Bytes: []byte("<map/>")})
	e.Stack.Settle()
	if len(levels.Own()) != before {
		t.Error("what is no map is kept")
	}
}

// TestADrawingOutlivesTheScreen: what was drawn is there when the screen is opened again, not
// saved as it was.
func TestADrawingOutlivesTheScreen(t *testing.T) {
	e := drawing(t, 1280, 720)
	e.two(t, false)
	drawn := e.easel.Doc.Bytes()
	e.settle()
	if _, kept := e.Drawing(); !bytes.Equal(kept, drawn) {
		t.Error("a closed window loses it")
	}
	click(t, e.Context, "editor.back")
	if e.Stack.Top().Name() != "title" {
		t.Fatalf("%s is on top", e.Stack.Top().Name())
	}
	again := New(e.Context).(*Editor)
	if !bytes.Equal(again.easel.Doc.Bytes(), drawn) || again.easel.Doc.Kept() {
		t.Errorf("it is another map, or called saved: %v", again.easel.Doc.Kept())
	}
	strokes := e.easel.Doc.Undoable()
	if n := again.easel.Doc.Undoable(); n != strokes || n == 0 {
		t.Errorf("%d of %d strokes can still be taken back", n, strokes)
	}
	again.undo()
	again.leaveOff()
	if third := New(e.Context).(*Editor); third.easel.Doc.Redoable() != 1 || third.easel.Doc.Undoable() != strokes-1 {
		t.Errorf("one taken back, %d can be taken back and %d made again", third.easel.Doc.Undoable(), third.easel.Doc.Redoable())
	}
	again.redo()
	e.KeepDrawing(easel.New(9, 9)) // and another map is kept
	if third := New(e.Context).(*Editor); third.easel.Doc.Undoable() != 0 || bytes.Equal(third.easel.Doc.Bytes(), drawn) {
		t.Error("what is kept is not what is shown")
	}
}

// TestFaultsAreToldInWords: what is wrong is told in the player's language and shown where it
// is, one after another.
func TestFaultsAreToldInWords(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"Nobody can stand on E5", "Nobody fights for Azure", "A goal of Ember"},
		"fr": {"E5", "Personne ne combat pour Azur", "Un objectif (Braise)"},
	} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		e := New(c).(*Editor)
		screentest.Show(c, c.Routes.Title(c), e)
		e.Layout()
		e.easel.Brush = e.easel.Palette(easel.Things, 1)[1] // a wall
		e.draw(false, easel.On(4, 4))
		e.easel.Brush = e.easel.Palette(easel.Pieces, 2)[2]
		e.draw(false, easel.On(4, 4))
		e.easel.Brush = e.easel.Palette(easel.Pieces, 2)[3]
		e.draw(false, easel.On(22, 4))
		e.easel.SetGoal(e.easel.AddGoal(2), "slay")
		e.settle()
		all := func() (told string) {
			for range e.easel.Sketch.Faults {
				click(t, c, "editor.faults")
				words, _, _ := e.said()
				told += strings.ReplaceAll(words, "\u00a0", " ") + "\n"
			}
			return told
		}
		if told := all(); !strings.Contains(told, want[1]) {
			t.Errorf("%s: told is\n%s", lang, told)
		}
		e.easel.Brush = e.easel.Palette(easel.Pieces, 1)[2]
		e.draw(false, easel.On(1, 1))
		e.settle()
		if told := all(); !strings.Contains(told, want[0]) || !strings.Contains(told, want[2]) || len(e.view.Picture.Signs.Tags) == 0 || e.view.Picture.Signs.Tags[0].At.Name() != "E5" {
			t.Errorf("%s: told is\n%s marked are %v", lang, told, e.view.Picture.Signs.Tags)
		}
	}
}

// TestSidesThatNeverMeet: where a wall parts the sides for good the map can be played, and
// the sign at the head tells which sides, and where they come nearest; a door takes it back.
func TestSidesThatNeverMeet(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "No way leads from Azure to Ember, nearest are H1 and J1: they never come to blows.",
		"fr": "Aucun chemin ne mène",
	} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		e := New(c).(*Editor)
		screentest.Show(c, c.Routes.Title(c), e)
		e.Layout()
		e.two(t, false)
		click(t, c, "editor.faults")
		if e.easel.Sketch.Apart != nil || e.fault >= 0 {
			t.Fatalf("%s: on a meadow %v", lang, e.easel.Sketch.Apart)
		}
		_, h := e.easel.Doc.Size()
		e.easel.Brush = e.easel.Palette(easel.Things, 1)[1] // a wall
		e.easel.Press(easel.On(8, 0))
		e.easel.Move(easel.On(8, h-1))
		e.easel.Release(easel.On(8, h-1))
		e.settle()
		if a := e.easel.Sketch.Apart; a == nil || !e.easel.Sketch.Whole {
			t.Fatalf("%s: behind a wall %v, %v", lang, a, e.easel.Sketch.Faults)
		}
		click(t, c, "editor.faults")
		if told, _, _ := e.said(); !strings.HasPrefix(told, want) || e.fault != 0 {
			t.Errorf("%s: told is %q", lang, told)
		}
		if tags := e.view.Picture.Signs.Tags; len(tags) < 2 || tags[len(tags)-2].At.Name() != "H1" || tags[len(tags)-1].At.Name() != "J1" {
			t.Errorf("%s: marked are %v", lang, tags)
		}
		e.easel.Undo()
		e.settle()
		if e.easel.Sketch.Apart != nil || e.fault >= 0 {
			t.Errorf("%s: without the wall %v is told, fault %d", lang, e.easel.Sketch.Apart, e.fault)
		}
		click(t, c, "editor.redo")
		e.settle()
		click(t, c, "editor.play")
		c.Stack.Settle()
		if c.Stack.Top() == scene.Scene(e) {
			t.Errorf("%s: it is not played", lang)
		}
	}
}
