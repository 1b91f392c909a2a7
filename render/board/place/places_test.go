package place

import (
	"testing"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
)

// crowded are places with panels, marks, faces and feet at random.
func crowded(t *rapid.T) *Places {
	box := rapid.Custom(func(t *rapid.T) Box {
		at := pen.V(rapid.Float64Range(0, 400).Draw(t, "x"), rapid.Float64Range(0, 300).Draw(t, "y"))
		return Around(at, rapid.Float64Range(4, 90).Draw(t, "w"), rapid.Float64Range(4, 60).Draw(t, "h"))
	})
	p := &Places{}
	p.Clear(Box{X1: 400, Y1: 300})
	for _, keep := range []func(Box){p.Shut, p.Mark, p.Face, p.Foot} {
		for range rapid.IntRange(0, 5).Draw(t, "boxes") {
			keep(box.Draw(t, "box"))
		}
	}
	return p
}

// TestWordsHideNothing: however many words want the same place, none lies over another,
// under a panel, over a mark or outside; a chance hides no face and no bar either, and
// what finds no place takes none.
func TestWordsHideNothing(t *testing.T) {
	cam := camera.Camera{Square: 48, Scale: 1}
	rapid.Check(t, func(t *rapid.T) {
		p := crowded(t)
		for range rapid.IntRange(1, 12).Draw(t, "words") {
			about := pen.V(rapid.Float64Range(-20, 420).Draw(t, "x"), rapid.Float64Range(-20, 320).Draw(t, "y"))
			w, h := rapid.Float64Range(8, 60).Draw(t, "w"), rapid.Float64Range(8, 24).Draw(t, "h")
			wished := []pen.Vec{about, about.Add(pen.V(0, -30)), about.Add(pen.V(40, 0))}
			before := len(p.Taken())
			choose, chance := p.Settle, rapid.Bool().Draw(t, "chance")
			if chance {
				choose = p.Perch
			}
			at, i, ok := choose(cam, about, w, h, wished)
			if len(p.Taken())-before != map[bool]int{true: 1}[ok] {
				t.Fatalf("put %v, and %d more places are taken", ok, len(p.Taken())-before)
			}
			if !ok {
				continue
			}
			q := Around(at, w, h)
			if i >= 0 && at != wished[i] || chance && i < 0 {
				t.Fatalf("the words stand at %v, their place is said to be %d", at, i)
			}
			if chance && p.Shuns(q, true) {
				t.Fatalf("the chance at %v hides a face or a bar", q)
			}
			if !q.within(p.open) || p.hidden(about) {
				t.Fatalf("words at %v about %v are out of sight", q, about)
			}
			for _, list := range [][]Box{p.shut, p.strokes, p.labels[:before]} {
				for _, v := range list {
					if q.Meets(v) {
						t.Fatalf("the words at %v lie over %v", q, v)
					}
				}
			}
		}
	})
}

// TestAFaceComesBeforeABar: words cover a bar of hit points rather than a face, and a
// face rather than go unsaid.
func TestAFaceComesBeforeABar(t *testing.T) {
	cam := camera.Camera{Square: 48, Scale: 1}
	p := &Places{}
	p.Clear(Box{X1: 200, Y1: 200})
	face, foot := pen.V(50, 50), pen.V(50, 100)
	p.Face(Around(face, 40, 30))
	p.Foot(Around(foot, 40, 10))
	if at, i, ok := p.Settle(cam, face, 30, 12, []pen.Vec{face, foot}); !ok || i != 1 || at != foot {
		t.Errorf("the words stand at %v, want them over the bar at %v", at, foot)
	}
	full := &Places{}
	full.Clear(Box{X1: 60, Y1: 60})
	full.Face(Box{X1: 60, Y1: 60})
	if _, _, ok := full.Settle(cam, pen.V(30, 30), 20, 10, []pen.Vec{pen.V(30, 30)}); !ok {
		t.Error("where there are only faces the words go unsaid")
	}
	if _, _, ok := full.Perch(cam, pen.V(30, 30), 20, 10, []pen.Vec{pen.V(30, 20)}); ok {
		t.Error("a chance hides a face, though the slip tells it")
	}
}
