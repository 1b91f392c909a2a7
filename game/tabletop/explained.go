package tabletop

import (
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Explained is what a machine might have done, shown on the board: ways and whom they
// lead to.
type Explained struct {
	Way []grid.Cell // anchors, the start first; none where nobody walks
	N   int         // width of who walks
	On  []grid.Space
}

// Explain is the picture of a line of actions from a situation.
func Explain(e *rules.Encounter, acts []rules.Action) *Explained {
	x := &Explained{}
	for i := range acts {
		a := &acts[i]
		if i == 0 {
			at := e.Space(a.By)
			x.Way, x.N = []grid.Cell{at.At}, int(at.N)
		}
		if a.By == acts[0].By {
			x.Way = a.Path.Cells(x.Way, x.Way[len(x.Way)-1])
		}
		on := a.On
		if a.NBlows > 0 {
			on = a.Blows[0].On
		}
		if on >= 0 && on < e.Count() && on != a.By {
			x.On = append(x.On, e.Space(on))
		}
	}
	return x
}

// explainSigns draw it.
func (tb *Table) explainSigns(s *board.Signs) {
	x := tb.Explained
	if len(x.Way) > 0 {
		s.Path = &board.Path{Cells: x.Way, N: x.N, Costs: make([]string, len(x.Way))}
		s.Acting = &grid.Space{At: x.Way[0], N: uint8(x.N)}
	}
	if len(x.On) > 0 {
		s.Target = &x.On[0]
		s.Instead = x.On[1:]
	}
}
