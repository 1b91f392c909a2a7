package battle

import (
	"fmt"
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// facts are what the inspector says of a square, in a line.
func (b *battle) facts(c grid.Cell) string {
	b.pointAt(c)
	b.arrange()
	if b.desk.Panels.Inspector == nil {
		return ""
	}
	var list []string
	for _, f := range b.desk.Panels.Inspector.Facts {
		list = append(list, f.Words)
	}
	return strings.Join(list, "; ")
}

// TestInspectorTellsOfTheSquare: the column of a wide screen says of the square that is
// looked at what it is made of, how high and how light it is, from whom it covers, and who
// threatens it.
func TestInspectorTellsOfTheSquare(t *testing.T) {
	lay := func(s *rules.Setup) {
		row := []byte(s.Map.Rows[4])
		row[6] = '~'
		s.Map.Rows[4] = string(row)
		s.Map.Elevation = append(s.Map.Elevation, rules.ElevationSetup{Cell: [2]int{2, 8}, Level: 2})
		s.Map.Light = &rules.LightSetup{Ambient: "dark"}
	}
	for _, lang := range text.Codes() {
		b := opening(t, lang, lay, blue("fighter", 4, 9).First(), red("orc", 7, 4))
		b.Resize(1920, 1080, 1)
		b.Layout()
		b.awaitTurn(1) // nobody is flat-footed any more
		b.awaitTurn(0)
		orc := b.tell.NameOf(1)
		for _, v := range []struct {
			at   grid.Cell
			says []string
		}{
			{grid.C(6, 4), []string{b.Key("feature.difficult"), b.T("Threatened by %[1]s", orc), b.Key("light.dark")}},
			{grid.C(2, 8), []string{b.Key("feature.elevation") + " +" + b.Length(2), b.T("No enemy threatens it."), b.T("Open ground")}},
		} {
			got := b.facts(v.at)
			for _, want := range v.says {
				if !strings.Contains(got, want) {
					t.Errorf("%s: of %s it says %q, want %q too", lang, v.at.Name(), got, want)
				}
			}
		}
	}
}

// TestInspectorTellsWhatBushesDo: of a square that slows or conceals the inspector says so on every
// map, whatever is drawn there, and nothing in it begins with a small letter.
func TestInspectorTellsWhatBushesDo(t *testing.T) {
	drawn := 0
	for _, level := range levels.Names() {
		c := newContext(t, "en", 1920, 1080, 1, 100)
		b := New(c, match.Terms{Level: level, Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 7}).(*battle)
		b.Layout()
		e := b.tell.E
		w, h := b.table.Board.Size()
		for i := range w * h {
			at := grid.C(i%w, i/w)
			for _, f := range e.Map.CellFeatures(at) {
				key := "feature." + f.Kind.String()
				if f.Kind.String() != "difficult" && f.Kind.String() != "conceal" {
					continue
				}
				got := b.facts(at)
				if got == "" { // under a panel, or not seen yet
					continue
				}
				if !strings.Contains(got, b.Key(key)) {
					t.Errorf("%s, %s: it says %q, not %q", level, at.Name(), got, b.Key(key))
				}
				if strings.Contains(got, ": bush") {
					drawn++
				}
			}
			for _, fact := range strings.Split(b.facts(at), "; ") {
				if fact != "" && words.Capital(fact) != fact {
					t.Errorf("%s, %s: it says %q", level, at.Name(), fact)
				}
			}
		}
	}
	if drawn == 0 {
		t.Error("no bush was looked at")
	}
}

// TestInspectorTellsOfCover: of a square behind a wall the inspector says from whom it
// covers.
func TestInspectorTellsOfCover(t *testing.T) {
	b := opening(t, "en", func(s *rules.Setup) {
		row := []byte(s.Map.Rows[4])
		row[6] = '#'
		s.Map.Rows[4] = string(row)
	}, blue("fighter", 4, 9).First(), red("orc", 12, 4))
	b.Resize(1920, 1080, 1)
	b.Layout()
	if got, want := b.facts(grid.C(5, 4)), b.T("%[1]s from %[2]s", b.Key("cover.total"), b.tell.NameOf(1)); !strings.Contains(got, want) {
		t.Errorf("behind the wall it says %q, want %q", got, want)
	}
	if got := b.facts(grid.C(5, 9)); strings.Contains(got, b.tell.NameOf(1)) {
		t.Errorf("in the open it says %q", got)
	}
}

// TestInspectorIsNeverEmpty: at 1600 pixels and wider the column beside the map tells
// something on every map, whatever the pointer is on, and nothing of it lies over the map.
func TestInspectorIsNeverEmpty(t *testing.T) {
	for _, level := range levels.Names() {
		for _, size := range [][2]int{{1600, 900}, {1920, 1080}, {2560, 1440}} {
			c := newContext(t, "en", size[0], size[1], 1, 100)
			b := New(c, match.Terms{Level: level, Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 7}).(*battle)
			b.Layout()
			b.arrange()
			where := fmt.Sprint(level, size)
			look := func(what string) {
				p := b.desk.Panels
				if p.Inspector == nil && p.Slip == nil {
					t.Errorf("%s, %s: the column is empty", where, what)
				}
				if box := p.Inspector.Box(); box.W > 0 && (box.X < b.desk.Layout.Side.X || p.Log.Box.H > 0 && box.Shared(p.Log.Box) > 0) {
					t.Errorf("%s, %s: the inspector lies at %.0f, the log at %.0f", where, what, box, p.Log.Box)
				}
			}
			look("at rest")
			w, h := b.table.Board.Size()
			for _, at := range []grid.Cell{grid.C(0, 0), grid.C(w/2, h/2), grid.C(w-1, h-1)} {
				b.pointAt(at)
				b.arrange()
				look(at.Name())
			}
			if b.lookAtAnother(); b.desk.Layout.Beside != (b.table.Camera.Safe.Max.X < size[0]*9/10) {
				t.Errorf("%s: the map ends at %d", where, b.table.Camera.Safe.Max.X)
			}
			b.arrange()
			look("a creature")
		}
	}
}

// lookAtAnother points at a creature of the other side.
func (b *battle) lookAtAnother() {
	for id := range b.turn.E.Count() {
		if b.turn.E.Present(id) && int(b.turn.E.Creatures[id].Side) != b.turn.Side {
			b.pointAt(b.turn.E.Space(id).At)
			return
		}
	}
}

// TestTheLightIsThatOfTheSquare: the square panel says how light a square is to everybody, and of
// who sees more in it by which sense; whoever sees no more is not named.
func TestTheLightIsThatOfTheSquare(t *testing.T) {
	for _, lang := range text.Codes() {
		for _, ambient := range []string{"dim", "dark"} {
			b := opening(t, lang, func(s *rules.Setup) { s.Map.Light = &rules.LightSetup{Ambient: ambient} }, blue("fighter", 4, 9).First(), red("orc", 7, 4))
			b.Resize(1920, 1080, 1)
			b.Layout()
			light := b.Key("light." + ambient)
			for n, eyes := range []grid.Vision{{}, {LowLight: true}, {Darkvision: 12}, {LowLight: true, Darkvision: 12}} {
				who := b.turn.Now.Who
				b.turn.E.Creatures[who].Vision = eyes
				want := light
				switch {
				case eyes.LowLight && ambient == "dim":
					want = b.T("%[1]s; %[2]s sees by low-light vision", light, b.tell.NameOf(who))
				case eyes.Darkvision > 0:
					want = b.T("%[1]s; %[2]s sees by darkvision", light, b.tell.NameOf(who))
				}
				got := b.facts(grid.C(6, 6+n%2))
				if !strings.Contains("; "+got+"; ", "; "+want+"; ") {
					t.Errorf("%s, %s, eyes %+v: it says %q, want %q", lang, ambient, eyes, got, want)
				}
			}
		}
	}
}
