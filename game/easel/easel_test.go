package easel

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/levels/tmx"
)

// brush takes the brush of a tool by its id in hand.
func (e *Easel) brush(t *testing.T, tool Tool, side int, id string) {
	t.Helper()
	list := e.Palette(tool, side)
	i := slices.IndexFunc(list, func(b Brush) bool { return b.ID == id })
	if i < 0 {
		t.Fatalf("%v has no brush %q", tool, id)
	}
	e.Brush = list[i]
}

// draw makes a stroke over spots.
func (e *Easel) draw(spots ...Spot) {
	e.Press(spots[0])
	for _, s := range spots {
		e.Move(s)
	}
	e.Release(spots[len(spots)-1])
	e.Look()
}

// TestANewMapIsMadePlayable: with every tool something is painted, and it is played on.
func TestANewMapIsMadePlayable(t *testing.T) {
	e := New(16, 10)
	if e.Sketch.Whole || len(e.Sketch.Faults) != 1 || e.Doc.Undoable() != 0 || !e.Doc.Kept() {
		t.Fatalf("a new map: whole %v, %v, %d strokes", e.Sketch.Whole, e.Sketch.Faults, e.Doc.Undoable())
	}
	before := e.Doc.Bytes()
	e.brush(t, Ground, 1, "dirt")
	e.draw(On(5, 5), On(9, 5))
	e.brush(t, Things, 1, "tree")
	e.draw(On(7, 2))
	e.brush(t, Height, 1, "height2")
	e.draw(On(8, 8), On(8, 9))
	e.brush(t, Walls, 1, "wall")
	e.draw(Spot{10, 0}, Spot{10, 2}, Spot{10, 5})
	e.brush(t, Walls, 1, "door_locked")
	e.draw(Spot{10.1, 2.5})
	e.brush(t, Light, 1, "lamp6")
	e.draw(On(6, 6))
	e.SetAmbient("dark")
	e.brush(t, Pieces, 1, "fighter")
	e.draw(On(1, 1))
	e.brush(t, Pieces, 2, "ogre")
	e.draw(On(13, 5))
	e.brush(t, Places, 2, "start2")
	e.draw(On(12, 0), On(15, 9))
	e.brush(t, Places, 2, "zone.zone 1")
	e.draw(On(9, 9), On(8, 8))
	e.brush(t, Places, 2, "token.token 1")
	e.draw(On(4, 4))
	s := &e.Sketch
	if !s.Whole {
		t.Fatalf("it is not whole: %v", s.Faults)
	}
	look := s.Setup.Look
	if look.Ground[5][4:11] != "gdddddg" || len(look.Props) != 1 || len(s.Setup.Map.Elevation) != 2 || len(s.Setup.Map.Edges) != 5 {
		t.Errorf("ground %q, props %v, heights %v, edges %v", look.Ground[5], look.Props, s.Setup.Map.Elevation, s.Setup.Map.Edges)
	}
	locked := 0
	for _, v := range s.Setup.Map.Edges {
		if v.Locked && v.Edge == "V(10,2)" {
			locked++
		}
	}
	if l := s.Setup.Map.Light; locked != 1 || l == nil || l.Ambient != "dark" || len(l.Sources) != 1 || l.Sources[0].Bright != 6 {
		t.Errorf("%d locked doors, light %+v", locked, l)
	}
	if len(s.Setup.Combatants) != 2 || s.Setup.Combatants[1].Kind != "ogre" || s.Setup.Combatants[1].Side != "red" || len(s.Setup.Zones) != 1 || s.Setup.Zones[0].Rects[0] != [4]int{8, 8, 2, 2} || len(s.Setup.Tokens) != 1 {
		t.Errorf("%d figures, zones %v, tokens %v", len(s.Setup.Combatants), s.Setup.Zones, s.Setup.Tokens)
	}
	painted := e.Doc.Bytes()
	for e.Undo() {
	}
	if !bytes.Equal(e.Doc.Bytes(), before) {
		t.Error("taken back it is another map")
	}
	for e.Redo() {
	}
	if e.Look(); !bytes.Equal(e.Doc.Bytes(), painted) || !e.Sketch.Whole {
		t.Error("made again it is another map")
	}
}

// TestFiguresArePickedUp: a figure is drawn to another square, its kind and side are changed
// by painting over it, it is rubbed out; one of a roster leaves the roster for a point.
func TestFiguresArePickedUp(t *testing.T) {
	data, err := os.ReadFile("../../levels/ford.tmx")
	if err != nil {
		t.Fatal(err)
	}
	e, err := Open("ford", data)
	if err != nil {
		t.Fatal(err)
	}
	count := len(e.Sketch.Setup.Combatants)
	e.brush(t, Pieces, 1, "wolf")
	i := slices.Index(e.Sketch.Points, 0)
	s := e.Sketch.Setup.Combatants[i]
	from := On(s.At[0], s.At[1])
	to := On(9, 14)
	e.draw(from, to)
	if kind, side, ok := e.Figure(9, 14); !ok || kind != s.Kind || side != 1 || len(e.Sketch.Setup.Combatants) != count || strings.Contains(e.Doc.Property("roster.1"), s.Kind) {
		t.Errorf("drawn is a %s of side %d (%v), roster %q, %d of %d", kind, side, ok, e.Doc.Property("roster.1"), len(e.Sketch.Setup.Combatants), count)
	}
	e.draw(to)
	if kind, _, _ := e.Figure(9, 14); kind != "wolf" {
		t.Errorf("painted over it is a %s", kind)
	}
	e.Brush = Rubber(Pieces)
	e.draw(to)
	if _, _, ok := e.Figure(9, 14); ok || len(e.Sketch.Setup.Combatants) != count-1 {
		t.Error("rubbed out it still stands")
	}
	e.Undo()
	e.Look()
	if e.Brush.Side = 2; !e.Take(to) || e.Brush.Kind != "wolf" || e.Brush.Side != 1 {
		t.Errorf("taken is %+v", e.Brush)
	}
}

// TestStrokesThatAreDroppedLeaveNothing: a finger that becomes two paints nothing.
func TestStrokesThatAreDroppedLeaveNothing(t *testing.T) {
	e := New(8, 8)
	before := e.Doc.Bytes()
	e.Brush = e.Palette(Ground, 1)[4]
	e.Press(On(1, 1))
	e.Move(On(4, 4))
	if bytes.Equal(e.Doc.Bytes(), before) {
		t.Fatal("nothing is painted")
	}
	if e.Drop(); !bytes.Equal(e.Doc.Bytes(), before) || e.Painting() || e.Doc.Undoable() != 0 {
		t.Error("it is painted all the same")
	}
}

// TestWallsFollowTheGrid: a wall that is drawn askew runs along edges from corner to corner,
// without a gap, and ends at the ends of the map.
func TestWallsFollowTheGrid(t *testing.T) {
	e := New(8, 8)
	e.brush(t, Walls, 1, "wall")
	e.draw(Spot{1.1, 1.05}, Spot{2.6, 2.4}, Spot{4.2, 3.3}, Spot{12, 3.4})
	n := 0
	ends := map[[2]int]int{}
	for at := range e.Doc.Walls() {
		n++
		ends[[2]int{at.X, at.Y}]++
		if at.Vertical {
			ends[[2]int{at.X, at.Y + 1}]++
		} else {
			ends[[2]int{at.X + 1, at.Y}]++
		}
	}
	loose := 0
	for _, v := range ends {
		if v == 1 {
			loose++
		}
	}
	if n != 9 || loose != 2 || len(e.Doc.Objects("edges")) != 1 || e.Doc.Undoable() != 1 {
		t.Errorf("%d edges with %d ends in %d lines by %d strokes", n, loose, len(e.Doc.Objects("edges")), e.Doc.Undoable())
	}
}

// TestEveryMapOpens: every map of the repository is drawn on, whole, and is what it was.
func TestEveryMapOpens(t *testing.T) {
	list, err := filepath.Glob("../../levels/*.tmx")
	if err != nil || len(list) != len(levels.Names()) {
		t.Fatal(list, err)
	}
	for _, path := range list {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		e, err := Open("x", data)
		if err != nil || !e.Sketch.Whole || !bytes.Equal(e.Doc.Bytes(), data) {
			t.Errorf("%s: %v", path, err)
			continue
		}
		e.brush(t, Ground, 1, "dirt")
		w, h := e.Doc.Size()
		for y := range h {
			for x := range w {
				e.Press(On(x, y))
				e.Release(On(x, y))
				if x > 2 {
					break
				}
			}
		}
		for e.Undo() {
		}
		if !bytes.Equal(e.Doc.Bytes(), data) {
			t.Errorf("%s is another after %d strokes were taken back", path, e.Doc.Redoable())
		}
	}
	if _, err := Open("x", []byte("<map/>")); err == nil {
		t.Error("what is no map opens")
	}
	foreign := bytes.ReplaceAll(New(8, 8).Doc.Bytes(), []byte("terrain.tsx"), []byte("other.tsx"))
	if _, err := Open("x", foreign); err != ErrTiles {
		t.Errorf("other tiles: %v", err)
	}
}

// TestSizesAreBounded: no map becomes larger than the game draws, or smaller than an army.
func TestSizesAreBounded(t *testing.T) {
	e := New(8, 8)
	e.Resize(1000, 1)
	if w, h := e.Doc.Size(); w != tmx.MostWidth || h != 4 {
		t.Errorf("it is %d by %d", w, h)
	}
	if e.Undo(); e.Doc.Undoable() != 0 {
		t.Error("more than a stroke")
	}
}

// TestALargeMapIsNotCutByResizing: of a map that is larger than a new one can be, or smaller,
// only what is meant changes.
func TestALargeMapIsNotCutByResizing(t *testing.T) {
	for _, row := range [][2][2]int{{{70, 50}, {70, 49}}, {{70, 50}, {71, 50}}, {{3, 9}, {3, 10}}, {{60, 40}, {61, 40}}, {{4, 4}, {3, 4}}} {
		e := New(10, 10)
		e.Doc.Resize(row[0][0], row[0][1], plain)
		e.Resize(row[1][0], row[1][1])
		want := row[1]
		if row[1][0] > max(row[0][0], tmx.MostWidth) || row[0] == [2]int{4, 4} {
			want = row[0]
		}
		if w, h := e.Doc.Size(); w != want[0] || h != want[1] {
			t.Errorf("%v made %v is %d by %d", row[0], row[1], w, h)
		}
	}
}

// TestALineThatBeginsLikeANumber: it is said by nobody unless somebody is chosen.
func TestALineThatBeginsLikeANumber(t *testing.T) {
	for text, by := range map[string]int{"3: the hour has come": 0, "Wait!": 0, "7: in the morning": 4} {
		data, err := levels.Source("ford")
		if err != nil {
			t.Fatal(err)
		}
		e, err := Open("it", data)
		if err != nil {
			t.Fatal(err)
		}
		id := e.AddEvent()
		e.SetSay(id, by, text)
		o, _, _ := e.Doc.Object(id)
		if who, said := Say(o); who != by || said != text {
			t.Errorf("%q by %d is read as %q by %d", text, by, said, who)
		}
	}
}

// TestCreaturesAreEdited: a name is one stroke however it is typed, conditions come with their
// rounds, nobody is surprised in ambush, who holds lets go of whom is gone; the battle's reader
// has all of it, and taken back the map is what it was.
func TestCreaturesAreEdited(t *testing.T) {
	e := New(16, 10)
	e.brush(t, Pieces, 1, "monk")
	e.draw(On(5, 5))
	e.brush(t, Pieces, 2, "ogre")
	e.draw(On(6, 5))
	before, strokes := e.Doc.Bytes(), e.Doc.Undoable()
	monk, ok := e.Meet(5, 5)
	ogre, too := e.Meet(7, 6)
	if !ok || !too || monk == ogre {
		t.Fatalf("met are %d and %d", monk, ogre)
	}
	for _, typed := range []string{"I", "Id", "Ida"} {
		Rename(e, monk, typed)
	}
	if e.Doc.Undoable() != strokes+1 {
		t.Errorf("a name is %d strokes", e.Doc.Undoable()-strokes)
	}
	SetState(e, monk, "prone", 0)
	SetState(e, monk, "blinded", 3)
	SetState(e, monk, "dazzled", 2)
	SetState(e, monk, "dazzled", -1)
	SetOpening(e, monk, "ambush", true)
	SetOpening(e, monk, "surprised", true)
	SetHold(e, ogre, monk, true)
	SetStrength(e, ogre, 9)
	e.Look()
	if !e.Sketch.Whole {
		t.Fatalf("it is not whole: %v", e.Sketch.Faults)
	}
	s := &e.Sketch.Setup
	m, o := s.Combatants[0], s.Combatants[1]
	var states []string
	for _, v := range m.State {
		states = append(states, v.ID)
	}
	if m.Name != "Ida" || !slices.Equal(states, []string{"prone", "blinded", "grappling", "pinned"}) || m.State[1].Rounds != 3 || len(s.Ambush) != 0 || !slices.Equal(s.Surprised, []int{m.ID}) {
		t.Errorf("%q begins %v, ambush %v, surprised %v", m.Name, states, s.Ambush, s.Surprised)
	}
	if o.HP != 9 || o.MaxHP <= 9 {
		t.Errorf("the ogre has %d of %d hit points", o.HP, o.MaxHP)
	}
	edited := e.Doc.Bytes()
	Dismiss(e, monk)
	if left, _, _ := e.Doc.Object(ogre); left.Get("pins") != "" {
		t.Error("who is gone is held")
	}
	e.Undo()
	if !bytes.Equal(e.Doc.Bytes(), edited) {
		t.Error("taken back the held one is not as it was")
	}
	for e.Doc.Undoable() > strokes {
		e.Undo()
	}
	if !bytes.Equal(e.Doc.Bytes(), before) {
		t.Error("taken back it is another map")
	}
	for e.Redo() {
	}
}

// TestAnotherKindIsWhole: what is left of an ogre is not left of the rat painted over it.
func TestAnotherKindIsWhole(t *testing.T) {
	e := New(16, 10)
	e.brush(t, Pieces, 1, "ogre")
	e.draw(On(1, 1))
	id, _ := e.Meet(1, 1)
	SetStrength(e, id, 20)
	e.brush(t, Pieces, 1, "rat")
	e.draw(On(1, 1))
	if o, _, _ := e.Doc.Object(id); o.Get("kind") != "rat" || o.Get("hp") != "" {
		t.Errorf("the %s has %s hit points", o.Get("kind"), o.Get("hp"))
	}
}

// TestCreaturesOfEveryMapAreEdited: whoever stands on a map of the repository, by a point or
// from a roster, is renamed and wounded; the map can be played, its other creatures stand
// where they stood, and taken back it is the same file.
func TestCreaturesOfEveryMapAreEdited(t *testing.T) {
	for _, name := range levels.Names() {
		data, err := levels.Source(name)
		if err != nil {
			t.Fatal(err)
		}
		e, err := Open("x", data)
		if err != nil {
			t.Fatal(err)
		}
		count := len(e.Sketch.Setup.Combatants)
		at := e.Sketch.Setup.Combatants[count-1].At
		id, ok := e.Meet(at[0], at[1])
		if !ok {
			t.Fatalf("%s: nobody stands on %v", name, at)
		}
		Rename(e, id, "Old Ida")
		SetStrength(e, id, 1)
		e.Look()
		s := e.Sketch.Setup.Combatants
		i := slices.Index(e.Sketch.Points, id)
		if !e.Sketch.Whole || len(s) != count || i < 0 || s[i].Name != "Old Ida" || s[i].HP != 1 || s[i].At != at {
			t.Errorf("%s: %v, %d of %d creatures", name, e.Sketch.Faults, len(s), count)
		}
		for e.Undo() {
		}
		if !bytes.Equal(e.Doc.Bytes(), data) {
			t.Errorf("%s is another after it was taken back", name)
		}
	}
}

// TestSidesAreAdded: each start makes room for the next side, up to the last a map can have,
// and the map is read with all of them.
func TestSidesAreAdded(t *testing.T) {
	e := New(20, 10)
	for side := 1; side <= levels.MostSides; side++ {
		if side > 2 {
			if e.Offered() != side {
				t.Fatalf("%d sides are offered where %d are there", e.Offered(), e.Sides())
			}
			e.brush(t, Places, side, "start"+string(rune('0'+side)))
			e.draw(On(2*side, 8), On(2*side+1, 9))
		}
		e.brush(t, Pieces, side, "wolf")
		x := 2 * side
		if side == 1 {
			x = 0
		}
		e.draw(On(x, 8))
	}
	if e.Sides() != levels.MostSides || e.Offered() != levels.MostSides || !e.Sketch.Whole {
		t.Fatalf("%d sides, %d offered, %v", e.Sides(), e.Offered(), e.Sketch.Faults)
	}
	seen := map[string]bool{}
	for _, c := range e.Sketch.Setup.Combatants {
		seen[c.Side] = true
		if n := SideNumber(c.Side); n < 1 || n > levels.MostSides {
			t.Errorf("%s is number %d", c.Side, n)
		}
	}
	if len(seen) != levels.MostSides {
		t.Errorf("%d sides stand there", len(seen))
	}
}

// TestAStartGivesWay: however small a new map is made, each side keeps a start of its own as
// large as it was, as long as there is room for both; a stroke brings the old places back.
func TestAStartGivesWay(t *testing.T) {
	e := New(24, 16)
	area := func() (list []tmx.Rect) {
		for _, o := range e.Doc.Objects("start") {
			list = append(list, e.Doc.Rect(o))
		}
		return list
	}
	before := area()
	for width := 23; width >= 10; width-- {
		e.Resize(width, 16)
	}
	after := area()
	if len(before) != 2 || len(after) != 2 || after[0] != before[0] || after[1].X+after[1].W != 10 || after[1].W != before[1].W || after[1].H != before[1].H {
		t.Errorf("%v became %v", before, after)
	}
	for width := 9; width >= 4; width-- {
		e.Resize(width, 16)
	}
	if narrow := area(); len(narrow) != 1 || narrow[0] != before[0] {
		t.Errorf("on 4 squares there are %v", narrow)
	}
	for e.Undo() {
	}
	if back := area(); len(back) != 2 || back[0] != before[0] || back[1] != before[1] {
		t.Errorf("taken back are %v, before %v", back, before)
	}
}
