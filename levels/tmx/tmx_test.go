package tmx_test

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"tenaille/levels"
	"tenaille/levels/tmx"
)

// maps are the files of all maps of the repository.
func maps(t *testing.T) map[string][]byte {
	t.Helper()
	list, err := filepath.Glob("../*.tmx")
	if err != nil || len(list) < 10 {
		t.Fatalf("%d maps found: %v", len(list), err)
	}
	out := map[string][]byte{}
	for _, path := range list {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		out[filepath.Base(path)] = data
	}
	return out
}

func open(t *testing.T, data []byte) *tmx.Document {
	t.Helper()
	d, err := tmx.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// same compares two files, byte for byte.
func same(t *testing.T, what string, got, want []byte) {
	t.Helper()
	if bytes.Equal(got, want) {
		return
	}
	g, w := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range w {
		if i >= len(g) || g[i] != w[i] {
			t.Fatalf("%s: line %d differs:\n%s\nwant\n%s", what, i+1, strings.Join(g[min(i, len(g)):min(i+3, len(g))], "\n"), strings.Join(w[i:min(i+3, len(w))], "\n"))
		}
	}
	t.Fatalf("%s: %d bytes, want %d", what, len(got), len(want))
}

// TestEveryMapIsWrittenAsItWasRead opens every map of the repository and writes it: not a
// byte is another. It stays so when all of it is painted over and taken back, and what was
// taken back and made again is what it was.
func TestEveryMapIsWrittenAsItWasRead(t *testing.T) {
	for name, data := range maps(t) {
		d := open(t, data)
		same(t, name, d.Bytes(), data)
		r := rand.New(rand.NewPCG(1, 2))
		strokes := 0
		for range 300 {
			if d.Do(func() { stroke(d, r) }) {
				strokes++
			}
		}
		painted := d.Bytes()
		if strokes < 200 || bytes.Equal(painted, data) || d.Undoable() != strokes {
			t.Fatalf("%s: %d strokes, %d of them can be taken back", name, strokes, d.Undoable())
		}
		same(t, name+" painted and read", open(t, painted).Bytes(), painted)
		for d.Undo() {
		}
		same(t, name+" taken back", d.Bytes(), data)
		for d.Redo() {
		}
		same(t, name+" made again", d.Bytes(), painted)
	}
}

// stroke changes something, drawn by lot.
func stroke(d *tmx.Document, r *rand.Rand) {
	w, h := d.Size()
	x, y := r.IntN(w), r.IntN(h)
	rect := tmx.Rect{X: x, Y: y, W: 1 + r.IntN(w-x), H: 1 + r.IntN(h-y)}
	pick := func(layer string) (tmx.Object, bool) {
		list := d.Objects(layer)
		if len(list) == 0 {
			return tmx.Object{}, false
		}
		return list[r.IntN(len(list))], true
	}
	switch r.IntN(9) {
	case 0:
		d.SetTile("ground", x, y, uint32(1+r.IntN(8)))
	case 1:
		d.SetTile("props", x, y, uint32(r.IntN(40)))
	case 2:
		d.SetTile("elevation", x, y, uint32(41+r.IntN(4)))
	case 3, 4:
		class := []string{"wall", "door", "low", ""}[r.IntN(4)]
		d.SetWall(tmx.Edge{Vertical: r.IntN(2) == 0, X: x, Y: y}, tmx.Wall{Class: class})
	case 5:
		d.Clear("start", rect, func(tmx.Object) bool { return true })
		o := tmx.Object{Class: "start"}
		o.SetNumber("side", 1+r.IntN(2))
		d.Add("start", d.Over(o, rect))
	case 6:
		o := tmx.Object{Class: "creature", Name: "<Ida> & \"co\""}
		o.Set("kind", "orc")
		o.SetNumber("side", 1)
		d.Add("creatures", d.PointOn(o, x, y))
	case 7:
		if o, ok := pick("creatures"); ok {
			o.Set("kind", "wolf\nor\n<two>")
			o.SetTruth("pc", r.IntN(2) == 0)
			d.Change(d.PointOn(o, x, y))
		}
	case 8:
		if o, ok := pick("lights"); ok {
			d.Remove(o.ID)
		}
		d.SetProperty("ambient", []string{"", "dim", "dark"}[r.IntN(3)])
	}
}

// TestAMapIsUnderstoodAfterPainting: what was painted is what levels reads.
func TestAMapIsUnderstoodAfterPainting(t *testing.T) {
	d := tmx.New(12, 8, 2)
	start := func(side int, r tmx.Rect) {
		o := tmx.Object{Class: "start"}
		o.SetNumber("side", side)
		d.Add("start", d.Over(o, r))
	}
	start(1, tmx.Rect{X: 0, Y: 0, W: 3, H: 8})
	start(2, tmx.Rect{X: 9, Y: 0, W: 3, H: 8})
	creature := func(kind string, side, x, y int) {
		o := tmx.Object{Class: "creature"}
		o.Set("kind", kind)
		o.SetNumber("side", side)
		d.Add("creatures", d.PointOn(o, x, y))
	}
	creature("fighter", 1, 1, 1)
	creature("orc", 2, 10, 6)
	for y := range 8 {
		d.SetWall(tmx.Edge{Vertical: true, X: 6, Y: y}, tmx.Wall{Class: "wall"})
	}
	d.SetWall(tmx.Edge{Vertical: true, X: 6, Y: 3}, tmx.Wall{Class: "door"})
	d.SetTile("elevation", 4, 4, 42)
	goal := tmx.Object{Class: "goal", Name: "out"}
	goal.Set("goal", "open")
	goal.SetNumber("side", 1)
	goal.SetNumber("door", 1)
	d.Add("goals", goal)
	if n := len(d.Objects("edges")); n != 3 {
		t.Errorf("a wall with a door in it is %d objects, want 3", n)
	}
	d.SetWall(tmx.Edge{X: 8, Y: 2}, tmx.Wall{Class: "door"})
	d.SetProperty("ambient", "dim")
	s, err := levels.LoadFS(fstest.MapFS{"mine.tmx": {Data: d.Bytes()}}, "mine.tmx")
	if err != nil {
		t.Fatalf("%v\n%s", err, d.Bytes())
	}
	doors := 0
	for _, e := range s.Map.Edges {
		if e.Door != 0 {
			doors++
		}
	}
	if len(s.Combatants) != 2 || s.Combatants[1].Kind != "orc" || s.Combatants[1].At != [2]int{10, 6} || len(s.Map.Edges) != 9 || doors != 2 || len(s.Map.Elevation) != 1 || s.Map.Light == nil || s.Map.Light.Ambient != "dim" {
		t.Errorf("read are %d creatures, %d edges, %d doors, light %v", len(s.Combatants), len(s.Map.Edges), doors, s.Map.Light)
	}
	if len(s.Goals) != 1 || s.Goals[0].Goal != "open" || s.Goals[0].Door != 1 {
		t.Errorf("the goals are %+v", s.Goals)
	}
	// The first door goes: the second is the first now, and the goal of the first is of none.
	d.Change(func() tmx.Object { o := d.Objects("goals")[0]; o.SetNumber("door", 2); return o }())
	d.SetWall(tmx.Edge{Vertical: true, X: 6, Y: 3}, tmx.Wall{Class: "wall"})
	if o := d.Objects("goals")[0]; o.Number("door") != 1 {
		t.Errorf("the goal speaks of door %d, want the one it spoke of", o.Number("door"))
	}
	if n := len(d.Objects("edges")); n != 3 {
		t.Errorf("the wall is mended: %d objects, want 3", n)
	}
}

// TestPackedLayersStayPacked: a layer in base64 stays in it, packed as it was, and is the
// very text it was while nobody paints on it.
func TestPackedLayersStayPacked(t *testing.T) {
	raw := make([]byte, 0, 4*6)
	for i := range 6 {
		raw = binary.LittleEndian.AppendUint32(raw, uint32(i+1))
	}
	var z bytes.Buffer
	w := zlib.NewWriter(&z)
	_, _ = w.Write(raw)
	_ = w.Close()
	for packing, text := range map[string]string{"": base64.StdEncoding.EncodeToString(raw), "zlib": base64.StdEncoding.EncodeToString(z.Bytes())} {
		file := fmt.Sprintf(`<map orientation="orthogonal" width="3" height="2" tilewidth="16" tileheight="16"><tileset firstgid="1" source="terrain.tsx"/><layer id="1" name="ground" width="3" height="2"><data encoding="base64" compression=%q>%s</data></layer></map>`, packing, text)
		d := open(t, []byte(file))
		same(t, packing, d.Bytes(), []byte(file))
		if d.Tile("ground", 2, 1) != 6 {
			t.Errorf("%q: the last tile is %d", packing, d.Tile("ground", 2, 1))
		}
		d.SetTile("ground", 0, 0, 0x80000009)
		again := open(t, d.Bytes())
		if again.Tile("ground", 0, 0) != 0x80000009 || again.Tile("ground", 2, 1) != 6 || !strings.Contains(string(d.Bytes()), `encoding="base64"`) {
			t.Errorf("%q: written is %s", packing, d.Bytes())
		}
	}
}

// TestAnotherSizeIsTakenBack: what lies beyond the new ends is gone, and comes back.
func TestAnotherSizeIsTakenBack(t *testing.T) {
	for name, data := range maps(t) {
		d := open(t, data)
		w, h := d.Size()
		d.Resize(w-4, h+3, 2)
		if nw, nh := d.Size(); nw != w-4 || nh != h+3 || d.Tile("ground", 0, h) != 2 {
			t.Errorf("%s is %d by %d", name, nw, nh)
		}
		if _, err := tmx.Read(d.Bytes()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		d.SetTile("ground", 0, h+1, 3)
		smaller := d.Bytes()
		for d.Undo() {
		}
		same(t, name, d.Bytes(), data)
		for d.Redo() {
		}
		same(t, name, d.Bytes(), smaller)
	}
}

// TestWhatIsNoMapIsRefused: the error says why.
func TestWhatIsNoMapIsRefused(t *testing.T) {
	head := `<map orientation="orthogonal" width="2" height="1" tilewidth="16" tileheight="16">`
	for file, why := range map[string]string{
		"":                               "not a Tiled map",
		"<map":                           "line 1",
		"<map></layer>":                  "ends what has not begun",
		`<map orientation="hexagonal"/>`: "hexagonal",
		strings.Replace(head, `"2"`, `"0"`, 1) + "</map>":                               "width",
		strings.Replace(head, `"2"`, `"9999"`, 1) + "</map>":                            "width",
		head + `<layer name="ground"><data encoding="csv">1</data></layer></map>`:       "1 cells where the map has 2",
		head + `<layer name="ground"><data encoding="csv">1,x</data></layer></map>`:     "not a tile number",
		head + `<layer name="ground"><data encoding="base64">????</data></layer></map>`: "ground",
		head + `<layer name="ground"><data><tile gid="1"/></data></layer></map>`:        "inside the tile data",
		head + `<layer name="ground"/></map>`:                                           "no tile data",
		head:                                                                            "has no end",
	} {
		if _, err := tmx.Read([]byte(file)); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v, want %q", file, err, why)
		}
	}
}

// TestKeptIsKnown: the map is as it was written after as many strokes back as forth.
func TestKeptIsKnown(t *testing.T) {
	d := tmx.New(4, 4, 1)
	if !d.Kept() {
		t.Error("a new map is changed")
	}
	for i := range 3 {
		d.Do(func() { d.SetTile("ground", i, 0, 2) })
	}
	if d.Keep(); !d.Kept() {
		t.Error("what was kept is changed")
	}
	if d.Undo(); d.Kept() {
		t.Error("what was taken back is kept")
	}
	if d.Redo(); !d.Kept() {
		t.Error("made again it is changed")
	}
	d.Undo()
	d.Do(func() { d.SetTile("ground", 0, 3, 2) })
	if d.Kept() {
		t.Error("another way is not what was kept")
	}
}

// TestClearLeavesTheRest: a rectangle with a hole is four, which cover what is left.
func TestClearLeavesTheRest(t *testing.T) {
	d := tmx.New(10, 10, 1)
	d.Add("zones", d.Over(tmx.Object{Class: "zone", Name: "gate"}, tmx.Rect{X: 1, Y: 1, W: 8, H: 8}))
	hole := tmx.Rect{X: 3, Y: 4, W: 2, H: 1}
	d.Clear("zones", hole, func(o tmx.Object) bool { return o.Name == "gate" })
	count := 0
	for y := range 10 {
		for x := range 10 {
			n := 0
			for _, o := range d.Objects("zones") {
				if d.Rect(o).Has(x, y) {
					n++
				}
			}
			want := 0
			if x >= 1 && x < 9 && y >= 1 && y < 9 && !hole.Has(x, y) {
				want = 1
			}
			if n != want {
				t.Errorf("%d,%d is covered %d times, want %d", x, y, n, want)
			}
			count += n
		}
	}
	if count != 62 || len(d.Objects("zones")) != 4 {
		t.Errorf("%d squares in %d rectangles", count, len(d.Objects("zones")))
	}
}
