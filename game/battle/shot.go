//go:build !js

package battle

import (
	"fmt"

	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/game/scene"
	"tenaille/rules"
	"tenaille/rules/grid"
)

var _ scene.Board = (*battle)(nil)

// Bare leaves all panels out.
func (b *battle) Bare() { b.desk.Bare = true }

// Activate lets a figure act where the player chooses which one does (SKI-15).
func (b *battle) Activate(id rules.ID) {
	if b.turn.Phases() {
		b.command.Pick(id)
	}
}

// Press clicks a part of the panels and tells whether it could.
func (b *battle) Press(id string) bool {
	if b.curtain != nil {
		return b.curtain.Press(id)
	}
	b.arrange()
	b.dirty = true // no device told of it
	if _, ok := b.desk.Panels.Find(id); ok {
		b.click(id)
		return true
	}
	v, offered := b.command.EntryOf(id)
	if offered { // behind another tab: its key would do
		b.command.Choose(v)
		bringAimed(b)
	}
	return offered
}

// Point rests the pointer on a square, which is brought into sight.
func (b *battle) Point(p scene.Poser, c grid.Cell) error {
	w, h := b.table.Board.Size()
	if int(c.X) >= w || int(c.Y) >= h {
		return fmt.Errorf("square %s lies outside of the map, which ends at %s", c.Name(), grid.C(w-1, h-1).Name())
	}
	if !inSight(b, c) {
		b.table.Camera.Aim(float64(c.X)+.5, float64(c.Y)+.5)
		if err := p.Settle(); err != nil {
			return err
		}
		if !inSight(b, c) {
			return fmt.Errorf("square %s cannot be brought out from under the panels at this size", c.Name())
		}
	}
	if b.desk.Bare {
		b.command.HoverAt(plan.Pointer{Cell: c, OnMap: true, Who: plan.StandsAt(b.turn.E, c)})
		return nil
	}
	rest := func() {
		r := b.table.Camera.CellRect(c)
		p.Tick(input.Pointer{X: (r.Min.X + r.Max.X) / 2, Y: (r.Min.Y + r.Max.Y) / 2, Pinch: 1})
	}
	rest()
	if b.desk.Layout.Compact { // as a tap would
		if b.table.BringPlan(); b.table.Camera.Land(w, h) {
			b.dirty = true // what lies beside something on the map goes with it
			rest()
		}
	}
	return nil
}

// inSight reports whether the middle of a square is in sight and under no panel.
func inSight(b *battle, c grid.Cell) bool {
	r := b.table.Camera.CellRect(c)
	x, y := (r.Min.X+r.Max.X)/2, (r.Min.Y+r.Max.Y)/2
	if !r.In(b.table.Camera.View) {
		return false
	}
	if b.desk.Panels == nil || b.desk.Bare {
		return true
	}
	_, over := b.desk.Panels.Hit(float64(x)/b.desk.PanelStyle.Scale(), float64(y)/b.desk.PanelStyle.Scale())
	return !over
}

// Rests reports whether nothing of the battle moves, apart from flames. What is
// being shown it brings to its end.
func (b *battle) Rests() bool {
	if b.turn.Match == nil {
		return true
	}
	if b.play.Busy() {
		b.session.Skip()
		return false
	}
	over, _ := b.turn.Match.Over()
	waits := b.session.Asking() // what is left of the orders waits for the answer
	return !b.gliding && b.table.Rests() && (waits || len(b.session.Orders) == 0) && len(b.turn.Now.Known.Previews.Counted) == 0 && b.turn.Now.Known.Previews.Outlooks.Weighed == nil && b.notices.Banner.Over() && (b.Still || !over)
}

// Whole reports whether all of the board has been painted.
func (b *battle) Whole() bool { return !b.table.Board.Busy() }
