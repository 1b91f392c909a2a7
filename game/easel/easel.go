package easel

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"tenaille/levels"
	"tenaille/levels/tmx"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Easel is a map that is being drawn.
type Easel struct {
	Doc *tmx.Document
	// Title is what the map is called and kept under, empty as long as it has none.
	Title string
	// From is the built-in map that it was begun from, empty for none.
	From string
	// Sketch is the map as it was looked at last.
	Sketch levels.Sketch
	// Brush is what is painted with.
	Brush Brush

	stroke stroke
	named  [2]int // who was renamed last, and how many strokes there were then
	other  bool   // something has changed since it was looked at
	hasty  bool   // and since it was glanced at
}

// plain is the ground of a new map: grass.
const plain = 2

// New is a new map of a size: grass, with a start for each side at its ends.
func New(width, height int) *Easel {
	e := &Easel{Doc: tmx.New(width, height, plain)}
	width, height = e.Doc.Size()
	depth := max(min(4, width/4), 1)
	e.start(1, tmx.Rect{X: 0, Y: 0, W: depth, H: height})
	e.start(2, tmx.Rect{X: width - depth, Y: 0, W: depth, H: height})
	d, err := tmx.Read(e.Doc.Bytes()) // nothing of it is to be taken back
	if err == nil {
		e.Doc = d
	}
	e.begin()
	return e
}

// ErrTiles is the cause when a map is painted with another tile set than the game's.
var ErrTiles = errors.New("the map has other tiles than terrain.tsx")

// Open is a map from its file. The error says why it cannot be drawn on.
func Open(title string, file []byte) (*Easel, error) {
	d, err := tmx.Read(file)
	if err != nil {
		return nil, err
	}
	if d.First("terrain.tsx") == 0 {
		return nil, ErrTiles
	}
	if _, err := levels.ReadSketch(file); err != nil {
		return nil, err
	}
	e := &Easel{Doc: d, Title: title}
	e.begin()
	return e, nil
}

func (e *Easel) begin() {
	e.Brush = e.Palette(Ground, 1)[1]
	e.other = true
	e.Look()
}

// Look looks at the map anew, where it has changed, and tells whether it had.
func (e *Easel) Look() bool {
	if !e.other {
		return false
	}
	e.other, e.hasty = false, false
	s, err := levels.ReadSketch(e.Doc.Bytes())
	if err != nil { // of what was opened something was to be seen
		e.Sketch.Whole, e.Sketch.Faults, e.Sketch.Apart = false, s.Faults, nil
		return true
	}
	e.Sketch = s
	return true
}

// Glance looks at what was painted since, without asking what is wrong with it, and tells
// whether anything was.
func (e *Easel) Glance() bool {
	if !e.hasty {
		return false
	}
	e.hasty = false
	return e.Sketch.Glance(e.Doc.Bytes()) || e.Look()
}

// changed notes that the map is another.
func (e *Easel) changed() { e.other, e.hasty = true, true }

// Do makes one stroke of a change.
func (e *Easel) Do(f func()) {
	if e.Doc.Do(f) {
		e.changed()
	}
}

// Undo takes the last stroke back and tells whether there was one.
func (e *Easel) Undo() bool {
	e.Drop()
	if !e.Doc.Undo() {
		return false
	}
	e.changed()
	return true
}

// Redo makes a stroke again that was taken back and tells whether there was one.
func (e *Easel) Redo() bool {
	e.Drop()
	if !e.Doc.Redo() {
		return false
	}
	e.changed()
	return true
}

// Resize gives the map another size, as far as there are such. One that is larger than a new
// one can be, or smaller, stays so in the direction that is not meant.
func (e *Easel) Resize(width, height int) {
	e.Drop()
	w, h := e.Doc.Size()
	width = min(max(width, min(w, 4)), max(w, tmx.MostWidth))
	height = min(max(height, min(h, 4)), max(h, tmx.MostHeight))
	e.Doc.Resize(width, height, e.gid(plain))
	e.changed()
}

// gid is the number in the map of a tile that is counted from 1 in its set.
func (e *Easel) gid(tile uint32) uint32 {
	if tile == 0 {
		return 0
	}
	return e.Doc.First("terrain.tsx") + tile - 1
}

// start has a side begin on a rectangle, and no other side there.
func (e *Easel) start(side int, r tmx.Rect) {
	e.Doc.Clear("start", r, func(tmx.Object) bool { return true })
	o := tmx.Object{Class: "start"}
	o.SetNumber("side", side)
	e.Doc.Add("start", e.Doc.Over(o, r))
}

// Ambient is the light of the whole map, one of Ambients.
func (e *Easel) Ambient() string {
	if v := e.Doc.Property("ambient"); v != "" {
		return v
	}
	return Ambients[0]
}

// Ambients are the lights that a map can lie in.
var Ambients = []string{"bright", "dim", "dark"}

// SetAmbient lays the map in another light.
func (e *Easel) SetAmbient(light string) {
	if light == Ambients[0] && e.Doc.Property("ambient") == "" {
		return
	}
	e.Do(func() { e.Doc.SetProperty("ambient", light) })
}

// figure is the creature on a square, by its place in the sketch, -1 for none.
func (e *Easel) figure(x, y int) int {
	for i := range e.Sketch.Setup.Combatants {
		s := &e.Sketch.Setup.Combatants[i]
		if (grid.Space{At: grid.C(s.At[0], s.At[1]), N: s.Fills()}).Contains(grid.C(x, y)) {
			return i
		}
	}
	return -1
}

// Figure is the kind of the creature on a square and its side, from 1; ok is false where
// nobody stands.
func (e *Easel) Figure(x, y int) (kind string, side int, ok bool) {
	i := e.figure(x, y)
	if i < 0 {
		return "", 0, false
	}
	s := &e.Sketch.Setup.Combatants[i]
	return s.Kind, SideNumber(s.Side), true
}

// Sheet is the sheet of the creature on a square, as far as it was looked at, and its side,
// from 1; ok is false where nobody stands.
func (e *Easel) Sheet(x, y int) (s *rules.Sheet, side int, ok bool) {
	i := e.figure(x, y)
	if i < 0 {
		return nil, 0, false
	}
	s = &e.Sketch.Setup.Combatants[i]
	return s, SideNumber(s.Side), true
}

// SideNumber is the number of a side of a set-up, from 1.
func SideNumber(name string) int {
	switch name {
	case "blue":
		return 1
	case "red":
		return 2
	}
	n, _ := strconv.Atoi(strings.TrimPrefix(name, "side"))
	return n
}

// dismiss takes the creature of a place in the sketch off the map: its point, or one of its
// kind from the roster of its side.
func (e *Easel) dismiss(i int) {
	if id := e.Sketch.Points[i]; id != 0 {
		letGo(e, id)
		e.Doc.Remove(id)
		return
	}
	s := &e.Sketch.Setup.Combatants[i]
	name := "roster." + strconv.Itoa(SideNumber(s.Side))
	var kinds []string
	for kind := range strings.SplitSeq(e.Doc.Property(name), ",") {
		kinds = append(kinds, strings.TrimSpace(kind))
	}
	if k := slices.Index(kinds, s.Kind); k >= 0 {
		e.Doc.SetProperty(name, strings.Join(slices.Delete(kinds, k, k+1), ", "))
	}
}

// settle puts the creature of a place in the sketch on a square of its own.
func (e *Easel) settle(i, x, y int) {
	if id := e.Sketch.Points[i]; id != 0 {
		o, _, _ := e.Doc.Object(id)
		e.Doc.Change(e.Doc.PointOn(o, x, y))
		return
	}
	s := &e.Sketch.Setup.Combatants[i]
	e.dismiss(i)
	e.enlist(s.Kind, SideNumber(s.Side), x, y)
}

// enlist puts a new creature on a square and returns its number.
func (e *Easel) enlist(kind string, side, x, y int) (id int) {
	o := tmx.Object{Class: "creature"}
	o.Set("kind", kind)
	o.SetNumber("side", side)
	return e.Doc.Add("creatures", e.Doc.PointOn(o, x, y))
}
