package setup

import (
	"slices"

	"tenaille/game/sound"
	"tenaille/levels"
	"tenaille/rules/grid"
)

// places are how everybody stands.
func (d *deploy) places() []standing {
	out := make([]standing, len(d.d.Setup.Combatants))
	for i := range out {
		out[i] = standing{d.d.Setup.Combatants[i].At, d.d.Lies(i)}
	}
	return out
}

// restore puts those of the side on screen where they stood.
func (d *deploy) restore(places []standing) {
	for i := range places {
		if d.own(i) {
			d.d.Setup.Combatants[i].At = places[i].at
		}
	}
	for i := range places {
		if d.own(i) && d.d.Lies(i) != places[i].lies {
			d.d.Lie(i, places[i].lies)
		}
	}
}

// did keeps what the places were before a change.
func (d *deploy) did(before []standing) {
	d.past = append(d.past, before)
	d.said = refusal{}
	d.Sound.Play(sound.Select)
	d.Stale()
}

// pick takes a combatant in hand, held at a square of its space.
func (d *deploy) pick(i int, at grid.Cell) {
	if !d.own(i) {
		return
	}
	s := d.d.Space(i)
	d.hold, d.said, d.bar = i, refusal{}, false
	d.grab = [2]int{int(at.X - s.At.X), int(at.Y - s.At.Y)}
	if !s.Contains(at) {
		d.grab = [2]int{}
	}
	d.Sound.Play(sound.Select)
	d.Stale()
}

// corner is where the space of the one in hand would begin with the hand at a
// square.
func (d *deploy) corner(at grid.Cell) grid.Cell {
	return grid.C(int(at.X)-d.grab[0], int(at.Y)-d.grab[1])
}

// put puts the one in hand down at a square: on a free one, or in exchange for
// another of its side; otherwise it says why not.
func (d *deploy) put(at grid.Cell) {
	i, before := d.hold, d.places()
	to := d.corner(at)
	if d.d.Space(i).At == to {
		d.hold = -1
		d.Stale()
		return
	}
	m := d.d.Place(i, to)
	if m.Why == levels.OnCreature && d.own(m.With) {
		if s := d.d.Swap(i, m.With); s.OK() {
			m = s
		}
	}
	if !m.OK() {
		d.refuse(m)
		return
	}
	d.hold = -1
	d.did(before)
}

func (d *deploy) refuse(m levels.Misfit) {
	d.said = refusal{words: d.why(m)}
	if m.Why != levels.OutsideStart {
		d.said.rule = m.Cite.String()
	}
	d.Sound.Play(sound.Warning)
	d.Stale()
}

// why tells in words why a creature cannot stand somewhere.
func (d *deploy) why(m levels.Misfit) string {
	at := m.Cell.Name()
	switch m.Why {
	case levels.OffMap:
		return d.T("Its space would leave the map.")
	case levels.OutsideStart:
		return d.T("%[1]s lies outside the start of %[2]s.", at, d.SideName(d.side))
	case levels.OnFeature:
		return d.T("Nobody can stand on %[1]s: %[2]s.", at, d.Key("feature."+m.Feature.String()))
	case levels.AcrossEdge:
		return d.T("A wall would run through its space at %[1]s.", at)
	case levels.OnCreature:
		if m.With >= 0 && !d.shown(m.With) {
			return d.T("%[1]s is taken.", at)
		}
		return d.T("%[1]s stands on %[2]s.", d.nameOf(m.With), at)
	case levels.InTheOpen:
		if m.With >= 0 {
			return d.T("In plain sight of %[1]s on %[2]s: no cover, no concealment.", d.nameOf(m.With), at)
		}
		return d.T("In plain sight from %[1]s: no cover, no concealment.", at)
	}
	return ""
}

// nameOf is the name of a combatant on the screen.
func (d *deploy) nameOf(i int) string {
	s := &d.d.Setup.Combatants[i]
	return d.KindName(s.Kind, s.Name)
}

// auto has the side placed by itself.
func (d *deploy) auto() {
	before := d.places()
	if err := d.d.Arrange(d.side); err != nil {
		d.said = refusal{words: d.T("The start of %[1]s has no room left: %[2]s.", d.SideName(d.side), "")}
		d.Stale()
		return
	}
	d.hold = -1
	if !slices.Equal(before, d.places()) {
		d.did(before)
	}
}

// reset puts the side back to where it stood at first.
func (d *deploy) reset() {
	before := d.places()
	d.restore(d.fresh)
	d.settle(d.side)
	d.hold = -1
	if !slices.Equal(before, d.places()) {
		d.did(before)
	}
}

// undo takes the last change of the side back.
func (d *deploy) undo() {
	if n := len(d.past); n > 0 {
		d.restore(d.past[n-1])
		d.past = d.past[:n-1]
		d.hold, d.said = -1, refusal{}
		d.Sound.Play(sound.Select)
		d.Stale()
	}
}

// cycle takes the next or the one before of the side in hand.
func (d *deploy) cycle(step int) {
	n := len(d.d.Setup.Combatants)
	at := d.hold
	if at < 0 && step < 0 {
		at = 0
	}
	for k := 1; k <= n; k++ {
		if i := ((at+step*k)%n + n) % n; d.own(i) {
			d.pick(i, d.d.Space(i).At)
			d.mark = mark{cell: d.d.Space(i).At, onMap: true, keys: true}
			d.camera.AimInto(float64(d.mark.cell.X)+.5, float64(d.mark.cell.Y)+.5)
			return
		}
	}
}

// fits lists the squares that the one in hand could fill.
func (d *deploy) fits() []grid.Cell {
	if d.hold < 0 {
		return nil
	}
	return d.fitsOf(d.hold)
}

// search works out the squares that a combatant could fill.
func (d *deploy) search(i int) []grid.Cell {
	in := map[grid.Cell]bool{}
	space := d.d.Space(i)
	for _, c := range d.field.Starts[d.side] {
		m := d.d.Misfit(i, c)
		if m.OK() || m.Why == levels.OnCreature && d.own(m.With) && d.d.Misfit(i, c, m.With).OK() {
			space.At = c
			for _, q := range space.Cells(nil) {
				in[q] = true
			}
		}
	}
	var list []grid.Cell
	for _, c := range d.field.Starts[d.side] {
		if in[c] {
			list = append(list, c)
		}
	}
	return list
}

// spaceAt is the space of the one in hand at a square.
func (d *deploy) spaceAt(c grid.Cell) grid.Space {
	s := d.d.Space(d.hold)
	s.At = c
	return s
}

// against is the rule that speaks against the last wish, else against the square
// pointed at for the one in hand; empty for none.
func (d *deploy) against() string {
	if d.said.words != "" || d.hold < 0 || !d.mark.onMap {
		return d.said.rule
	}
	m := d.d.Misfit(d.hold, d.corner(d.mark.cell))
	if m.OK() || m.Why == levels.OutsideStart || m.Why == levels.OnCreature && d.own(m.With) {
		return ""
	}
	return m.Cite.String()
}

// openRule opens the rule that speaks against it.
func (d *deploy) openRule() {
	if id := d.against(); id != "" {
		d.Stack.Push(d.Routes.Rules(d.Context, id))
	}
}
