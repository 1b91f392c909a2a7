package battle

import (
	"tenaille/game/probe"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/view"
)

// Probe tells what the side on screen knows and where everything is.
func (b *battle) Probe(s *probe.State) {
	if b.turn.Match == nil {
		s.Message = b.fault
		return
	}
	if b.curtain != nil {
		b.curtain.Probe(s)
		return
	}
	s.Round = b.turn.Match.Round()
	s.Turn = b.tell.Shown.Turns
	s.Hash = probe.Hash(b.turn.Match.Hash())
	if b.turn.Match.Secret() && b.turn.Side != view.Everyone {
		s.Hash = probe.Hash(b.turn.E.Hash()) // of what the side on screen knows
	}
	s.Busy = b.session.Busy() || b.gliding // squares that move cannot be clicked
	s.Log = len(b.tell.Log.Records)
	s.Thinking = b.session.Thought.Probe()
	if !b.notices.Toast.Over() {
		s.Message = b.notices.Toast.Text
	}
	sides := b.turn.Match.Sides()
	if b.turn.Side >= 0 && b.turn.Side < len(sides) {
		s.Side = sides[b.turn.Side]
	}
	if b.turn.Now.Who != rules.Nobody {
		s.Acting = b.turn.E.Creatures[b.turn.Now.Who].Sheet
		s.Seat = b.turn.Match.Seat(b.turn.Now.Side)
	}
	if b.session.Asking() {
		asked, _ := b.turn.E.Question()
		if s.Asking = asked.String(); asked == rules.AskOffer {
			s.Asking = "opportunity"
		}
	}
	s.Focus = b.hand.Focus
	if b.turn.Wanted.Pointer.OnMap {
		s.Cursor, s.Planned = b.turn.Wanted.Pointer.Cell.Name(), b.turn.Forecast.Proposed.Planned && b.turn.Forecast.Proposed.Refusal.OK()
	}
	if b.desk.Panels != nil {
		for _, r := range b.desk.Panels.All() {
			x, y := b.desk.PanelStyle.Px(r.Box.X), b.desk.PanelStyle.Px(r.Box.Y)
			s.Widgets[r.ID] = b.Independent([4]int{x, y, b.desk.PanelStyle.Px(r.Box.W), b.desk.PanelStyle.Px(r.Box.H)})
		}
	}
	b.probeSquares(s)
	if b.desk.Panels != nil {
		seen, all := b.desk.Share()
		s.Board = probe.Board{seen, all, b.Independent([4]int{0, 0, b.table.Camera.Square, 0})[2]}
	}
	for id := range b.turn.E.Count() {
		c := &b.turn.E.Facts.Combatants[id]
		if c.Absent {
			continue
		}
		cr := &b.turn.E.Creatures[id]
		s.Creatures = append(s.Creatures, probe.Creature{
			ID: cr.Sheet, Kind: cr.Kind, Side: sides[cr.Side], Square: c.At.Name(),
			Space: int(cr.Space), HP: int(c.HP), Down: c.Conditions.Any(rules.DownSet),
		})
		if b.turn.Now.Known.Marks[id] {
			s.Targets = append(s.Targets, cr.Sheet)
		}
	}
}

// probeSquares tells where the squares are that no panel hides, and which of
// them can be reached.
func (b *battle) probeSquares(s *probe.State) {
	w, h := b.table.Board.Size()
	k := b.desk.PanelStyle.Scale()
	for y := range h {
		for x := range w {
			c := grid.C(x, y)
			r := b.table.Camera.CellRect(c)
			if !r.In(b.table.Camera.View) {
				continue
			}
			if b.desk.Panels != nil {
				if _, hidden := b.desk.Panels.Hit(float64(r.Min.X+r.Max.X)/2/k, float64(r.Min.Y+r.Max.Y)/2/k); hidden {
					continue
				}
			}
			s.Squares[c.Name()] = b.Independent([4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()})
		}
	}
	if !b.session.Busy() {
		for _, c := range b.turn.Now.Ways.Far {
			if st, ok := b.turn.Now.Ways.Reach[c]; ok && st.Cost > 0 {
				s.Reachable = append(s.Reachable, c.Name())
			}
		}
	}
}
