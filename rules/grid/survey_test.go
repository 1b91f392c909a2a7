package grid

import (
	"testing"

	"pgregory.net/rapid"
)

// What the survey says of every line and every pair of cells is what the plain
// lines say, doors open and nobody in the way.
func TestSurveyAgreesWithLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMap(t, 11, 11, 16)
		m.Survey()
		s := m.survey
		f := &Field{Map: m, OpenDoors: ^uint64(0), Rules: DefaultOptions()}
		for i := range m.w * m.h {
			for k := range m.w * m.h {
				a, c := m.CellAt(i), m.CellAt(k)
				bare := *m
				bare.survey = nil
				open, known := s.sees(a, c)
				if a != c && known && open != (&Field{Map: &bare, OpenDoors: f.OpenDoors}).Effect(a, c) {
					t.Fatalf("effect %v to %v: surveyed %v\n%v", a, c, open, scene{f: f, q: CoverQuery{Attacker: Square(a), Target: Square(c)}})
				}
			}
		}
		list := m.blockers(func(p *place) bool { return hard(p.still()) != 0 })
		var all []obstacle
		for _, b := range list {
			all = append(all, obstacle{int16(b.x), int16(b.y), NoTag, b.form, hard(m.at(b).still())})
		}
		for x := range m.w + 1 {
			for y := range m.h + 1 {
				for u := range m.w + 1 {
					for v := range m.h + 1 {
						l := line{x, y, u - x, v - y}
						if l.dx == 0 && l.dy == 0 {
							continue
						}
						w := f.obstructed(&l, all)
						var got [3]bool
						for k := range got {
							got[k] = k == 1 && got[0]
							if s.grades[k] != nil {
								got[k] = s.row(s.grades[k], x, y)[u]>>v&1 == 1
							}
						}
						want := [3]bool{w != 0, w&(weighsStandard|weighsImproved) != 0, w&weighsImproved != 0}
						if got != want {
							t.Fatalf("line (%d,%d) to (%d,%d): surveyed %v, plain %v (%b)\n%v", x, y, u, v, got, want, w, scene{f: f})
						}
					}
				}
			}
		}
	})
}
