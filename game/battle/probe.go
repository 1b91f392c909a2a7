package battle

import (
	"tenaille/game/probe"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Probe tells what the side on screen knows and where everything is.
func (b *battle) Probe(s *probe.State) {
	if b.match == nil {
		s.Message = b.fault
		return
	}
	if b.curtain != nil {
		b.curtain.Probe(s)
		return
	}
	s.Round = b.match.Round()
	s.Turn = b.play.turns
	s.Hash = probe.Hash(b.match.Hash())
	s.Busy = b.busy() || b.gliding // squares that move cannot be clicked
	s.Log = len(b.log.records)
	s.Thinking = b.thought.probe()
	if b.toast.ticks > 0 {
		s.Message = b.toast.text
	}
	sides := b.match.Sides()
	if b.side >= 0 && b.side < len(sides) {
		s.Side = sides[b.side]
	}
	if b.sit.who != rules.Nobody {
		s.Acting = b.e.Creatures[b.sit.who].Sheet
		s.Seat = b.seatOf(b.sit.side)
	}
	if b.asking() {
		asked, _ := b.e.Question()
		if s.Asking = asked.String(); asked == rules.AskOffer {
			s.Asking = "opportunity"
		}
	}
	s.Focus = b.focus
	if b.hover.onMap {
		s.Cursor, s.Planned = b.hover.cell.Name(), b.aim.planned && b.aim.refusal.OK()
	}
	if b.panels != nil {
		for _, r := range b.panels.All() {
			x, y := b.style.Px(r.Box.X), b.style.Px(r.Box.Y)
			s.Widgets[r.ID] = b.Independent([4]int{x, y, b.style.Px(r.Box.W), b.style.Px(r.Box.H)})
		}
	}
	b.probeSquares(s)
	for id := range b.e.Count() {
		c := &b.e.Facts.Combatants[id]
		if c.Absent {
			continue
		}
		cr := &b.e.Creatures[id]
		s.Creatures = append(s.Creatures, probe.Creature{
			ID: cr.Sheet, Kind: cr.Kind, Side: sides[cr.Side], Square: c.At.Name(),
			Space: int(cr.Space), HP: int(c.HP), Down: c.Conditions.Any(rules.DownSet),
		})
		if b.sit.marks[id] {
			s.Targets = append(s.Targets, cr.Sheet)
		}
	}
}

// probeSquares tells where the squares are that no panel hides, and which of
// them can be reached.
func (b *battle) probeSquares(s *probe.State) {
	w, h := b.board.Size()
	k := b.style.Scale()
	for y := range h {
		for x := range w {
			c := grid.C(x, y)
			r := b.camera.CellRect(c)
			if !r.In(b.camera.View) {
				continue
			}
			if b.panels != nil {
				if _, hidden := b.panels.Hit(float64(r.Min.X+r.Max.X)/2/k, float64(r.Min.Y+r.Max.Y)/2/k); hidden {
					continue
				}
			}
			s.Squares[c.Name()] = b.Independent([4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()})
		}
	}
	if !b.busy() {
		for _, c := range b.sit.far {
			if st, ok := b.sit.reach[c]; ok && st.cost > 0 {
				s.Reachable = append(s.Reachable, c.Name())
			}
		}
	}
}
