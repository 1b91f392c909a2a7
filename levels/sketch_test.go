package levels

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tenaille/levels/tmx"
	"tenaille/rules/grid"
)

func drawnOn(t *testing.T, name string) *tmx.Document {
	t.Helper()
	data, err := mapFiles.ReadFile(name + ".tmx")
	if err != nil {
		t.Fatal(err)
	}
	d, err := tmx.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestEveryMapIsSketched: every built-in map is whole while it is drawn on, with everybody
// where the map has them, points by the numbers of their objects.
func TestEveryMapIsSketched(t *testing.T) {
	for _, name := range Names() {
		d := drawnOn(t, name)
		s, err := ReadSketch(d.Bytes())
		if err != nil || !s.Whole || len(s.Faults) > 0 {
			t.Errorf("%s: %v, whole %v, %v", name, err, s.Whole, s.Faults)
			continue
		}
		if len(s.Points) != len(s.Setup.Combatants) {
			t.Errorf("%s: %d points for %d creatures", name, len(s.Points), len(s.Setup.Combatants))
		}
		for i, id := range s.Points {
			if id == 0 {
				continue
			}
			o, layer, ok := d.Object(id)
			x, y := d.Cell(o)
			if c := s.Setup.Combatants[i]; !ok || layer != "creatures" || o.Get("kind") != c.Kind || c.At != [2]int{x, y} {
				t.Errorf("%s: the %s at %v is object %d, a %s at %d,%d", name, c.Kind, c.At, id, o.Get("kind"), x, y)
			}
		}
	}
}

// TestFaultsAreToldWhereTheyAre: each fault of a map that is drawn names its object or its
// square, several at once, and the rest of the map is there to be seen.
func TestFaultsAreToldWhereTheyAre(t *testing.T) {
	d := drawnOn(t, "ford")
	wrong := tmx.Object{Class: "creature"}
	wrong.Set("kind", "gobelin")
	wrong.SetNumber("side", 1)
	kind := d.Add("creatures", d.PointOn(wrong, 3, 3))
	wrong.Set("kind", "goblin")
	stuck := d.Add("creatures", d.PointOn(wrong, 12, 0)) // in deep water
	goal := tmx.Object{Class: "goal"}
	goal.Set("goal", "reach")
	goal.SetNumber("side", 1)
	goal.Set("zone", "nowhere")
	reach := d.Add("goals", goal)
	d.SetTile("props", 5, 5, 0x80000001)
	d.SetProperty("ambient", "purple")
	s, err := ReadSketch(d.Bytes())
	if err != nil || s.Whole {
		t.Fatalf("%v, whole %v", err, s.Whole)
	}
	var objects []int
	cells, properties := 0, 0
	for _, f := range s.Faults {
		switch {
		case f.Object > 0:
			objects = append(objects, f.Object)
		case f.OnCell:
			cells++
			if f.Cell != grid.C(5, 5) {
				t.Errorf("a square is wrong at %s", f.Cell.Name())
			}
		case f.property != "":
			properties++
		}
	}
	slices.Sort(objects)
	if !slices.Equal(objects, []int{kind, stuck, reach}) || cells != 1 || properties != 1 {
		t.Errorf("wrong are the objects %v, %d squares and %d properties, want %v, 1 and 1:\n%v", objects, cells, properties, []int{kind, stuck, reach}, s.Faults)
	}
	if len(s.Setup.Map.Rows) != 16 || len(s.Setup.Combatants) != 1 {
		t.Errorf("of the map %d rows and %d figures are to be seen", len(s.Setup.Map.Rows), len(s.Setup.Combatants))
	}
}

// TestANewMapLacksItsSides: it can be looked at, and says what it needs.
func TestANewMapLacksItsSides(t *testing.T) {
	d := tmx.New(20, 12, 2)
	for _, want := range []struct {
		side int
		of   Needed
	}{{1, LacksStart}, {2, LacksStart}, {1, LacksCreatures}} {
		s, err := ReadSketch(d.Bytes())
		var lack *Lack
		if err != nil || len(s.Faults) != 1 || !errors.As(s.Faults[0].Err, &lack) || lack.Side != want.side || lack.Of != want.of {
			t.Fatalf("%v, %v; want side %d to lack %d", err, s.Faults, want.side, want.of)
		}
		o := tmx.Object{Class: "start"}
		o.SetNumber("side", want.side)
		d.Add("start", d.Over(o, tmx.Rect{X: want.side * 5, W: 2, H: 2}))
	}
}

// TestOwnMapsOpenByTheirNames: a map that was brought opens as a built-in one does, is
// listed, and is gone when it is forgotten.
func TestOwnMapsOpenByTheirNames(t *testing.T) {
	data, err := mapFiles.ReadFile("ford.tmx")
	if err != nil {
		t.Fatal(err)
	}
	name := Bring("ferry", data)
	defer Forget(name)
	f, err := OpenField(name)
	if err != nil || f.Setup.Name != name || len(f.Setup.Combatants) < 2 || Title(name) != "ferry" || !slices.Contains(Own(), name) {
		t.Fatalf("%v: %q, own are %v", err, name, Own())
	}
	if Called(name) != "ferry" || Called("ford") != "" {
		t.Errorf("without a title it is called %q, a map that is built in %q", Called(name), Called("ford"))
	}
	long := strings.Repeat("é", LongestTitle+5)
	for given, want := range map[string]string{"Le bac\n": "Le bac\\n", " The Ferry ": "The Ferry", long: long[:2*LongestTitle], "": "ferry"} {
		titled := strings.Replace(string(data), "<properties>", "<properties><property name=\"title\" value=\""+strings.ReplaceAll(given, "\n", "&#10;")+"\"/>", 1)
		Bring("ferry", []byte(titled))
		if _, err := OpenField(name); err != nil || Called(name) != want {
			t.Errorf("with the title %q it is called %q, want %q: %v", given, Called(name), want, err)
		}
	}
	if Bring("ferry", []byte("<map/>")) != name {
		t.Error("it has another name now")
	}
	if _, err := OpenField(name); err == nil || !strings.Contains(err.Error(), name) {
		t.Errorf("a broken one opens: %v", err)
	}
	if Forget(name); len(Own()) > 0 || Title("ford") != "" {
		t.Errorf("own are %v", Own())
	}
	if _, err := OpenField(name); err == nil {
		t.Error("what was forgotten opens")
	}
}

// TestBrushesAreTheTiles: every tile of the set is a brush with a name of its own.
func TestBrushesAreTheTiles(t *testing.T) {
	seen := map[string]bool{}
	grounds, props, levels := 0, 0, 0
	for _, b := range Brushes() {
		if b.Name == "" || seen[b.Name] {
			t.Errorf("tile %d is called %q", b.Tile, b.Name)
		}
		seen[b.Name] = true
		switch {
		case b.Ground:
			grounds++
		case b.Prop:
			props++
		case b.Level != 0:
			levels++
		}
	}
	if grounds != 21 || props < 30 || levels != 5 || grounds+props+levels != len(Brushes()) {
		t.Errorf("%d grounds, %d props, %d levels of %d", grounds, props, levels, len(Brushes()))
	}
}
