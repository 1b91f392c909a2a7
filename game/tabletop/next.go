package tabletop

import (
	"slices"

	"tenaille/game/plan"
	"tenaille/render/board"
)

// mostNext is how many enemies at the most show their chance at a time: the worst.
const mostNext = 4

// nextSigns show what enemies can do in their next turn: on every square that one may go
// to how many could attack there, and on the enemies how likely they hurt on the square
// that is looked at.
func (tb *Table) nextSigns(s *board.Signs) {
	n := plan.NextTurn(tb.Turn)
	if !tb.Threat || n == nil {
		return
	}
	cells := append(slices.Clone(tb.Now.Ways.Near), tb.E.Facts.Combatants[tb.Now.Who].At)
	least, most := 1<<10, 0
	for _, c := range cells {
		least, most = min(least, n.Count(c)), max(most, n.Count(c))
	}
	for _, c := range cells {
		if v := n.Count(c); v > 0 {
			s.Harm.Counts = append(s.Harm.Counts, board.Count{At: c, Text: tb.Number(v), Worst: v == most && most > least})
		}
	}
	at, ok := n.Looked()
	if !ok {
		return
	}
	for i := range s.Views { // what they can do next, not only from where they stand
		s.Views[i].Danger = ""
	}
	list := n.At(at)
	for _, m := range list[:min(len(list), mostNext)] {
		on := tb.E.Space(m.Who)
		i := slices.IndexFunc(s.Views, func(v board.Prospect) bool { return v.On == on })
		if i < 0 {
			i = len(s.Views)
			s.Views = append(s.Views, board.Prospect{On: on})
		}
		s.Views[i].Danger, s.Views[i].Sign = tb.Tight(m.Hits), m.Sign()
	}
}
