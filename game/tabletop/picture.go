package tabletop

import (
	"slices"

	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Asked is what the picture of the map is to show besides what is planned.
type Asked struct {
	Ordered rules.ID // creature pointed at in the order of turns, or Nobody
	Nearest rules.ID // creature of whom the slip tells before anything is pointed at, or Nobody
	Entry   int      // entry of the log whose slip is open, or -1
	Asking  bool     // the player is asked about an opportunity
	Held    bool     // nothing is planned: orders are carried out
	Still   bool     // nothing closes by and by
	Gauge   plan.Gauge
	// Done: the roll of the player's own is still told, and nothing was pointed at since.
	Done bool
}

// Show fills the picture of the map: pieces as the stage has them, and the
// signs of what is being planned.
func (tb *Table) Show(v Asked) {
	p := &tb.Picture
	p.Signs = board.Signs{Grid: float64(tb.Settings.Grid) / 100, Plain: tb.Settings.HighContrast}
	if !tb.Grid {
		p.Signs.Grid = -1
	}
	if tb.Foggy() {
		tb.fog.Look()
		p.Signs.Areas.Unseen, p.Signs.Areas.Memory = tb.fog.Squares()
	}
	tb.signs(&p.Signs, v)
	tb.heightSigns(&p.Signs)
	tb.jaws.close(p.Signs.Flanks, v.Still || tb.Settings.ReducedMotion)
	tb.Stage.Fill(p)
	tb.leaveOutFlatFooted(p)
	standAside(tb, p)
	p.Pieces = tb.fog.Ghosts(p.Pieces)
	tb.spread(p)
	tb.gripSigns(&p.Signs, p.Pieces)
}

// leaveOutFlatFooted leaves out the sign of the flat-footed but on the creature pointed at
// or aimed at: as a fight begins nearly everybody has it. Where jaws close they tell it
// all, and its card has the sign.
func (tb *Table) leaveOutFlatFooted(p *board.Picture) {
	p.Pieces = slices.Clone(p.Pieces) // they are the stage's
	for i := range p.Pieces {
		q := &p.Pieces[i]
		jaws := slices.ContainsFunc(p.Signs.Flanks, func(f board.Flank) bool { return f.Target.At == q.At })
		if id := rules.ID(q.ID); !jaws && (id == tb.Wanted.Pointer.Who || tb.Forecast.Proposed.Planned && id == tb.Forecast.Proposed.Target) {
			continue
		}
		if at := slices.IndexFunc(q.Badges, func(v piece.Badge) bool { return v.Icon == voice.FlatFooted }); at >= 0 {
			q.Badges = slices.Delete(slices.Clone(q.Badges), at, at+1)
		}
	}
}

// standAside thins out the badges of all who are neither acting nor aimed at nor looked at: a
// board full of signs hides the faces, and what everybody has tells nothing.
func standAside(tb *Table, p *board.Picture) {
	on := func(at *grid.Space, q *piece.Piece) bool { return at != nil && at.At == q.At }
	for i := range p.Pieces {
		q := &p.Pieces[i]
		asked := on(p.Signs.Acting, q) || on(p.Signs.Target, q) || rules.ID(q.ID) == tb.Wanted.Pointer.Who && tb.Wanted.Pointer.OnMap
		if !asked {
			q.Aside()
		}
	}
}
