package deploy

import (
	"tenaille/game/sound"
	"tenaille/levels"
	"tenaille/rules/grid"
)

// did shows that something has changed.
func (d *Deploy) did() {
	d.said = refusal{}
	d.Sound.Play(sound.Select)
	d.Stale()
}

// pick takes a combatant in hand, held at a square of its space.
func (d *Deploy) pick(i int, at grid.Cell) {
	if d.armies.Take(i, at) {
		d.bar = false
		d.did()
	}
}

// put puts the one in hand down at a square: on a free one, or in exchange for
// another of its side; otherwise it says why not.
func (d *Deploy) put(at grid.Cell) {
	switch m, moved := d.armies.Put(at); {
	case !m.OK():
		d.refuse(m)
	case moved:
		d.did()
	default: // where it stood
		d.Stale()
	}
}

func (d *Deploy) refuse(m levels.Misfit) {
	d.said = refusal{words: d.why(m)}
	if m.Why != levels.OutsideStart {
		d.said.rule = m.Cite.String()
	}
	d.Sound.Play(sound.Warning)
	d.Stale()
}

// why tells in words why a creature cannot stand somewhere.
func (d *Deploy) why(m levels.Misfit) string {
	at := m.Cell.Name()
	switch m.Why {
	case levels.OffMap:
		return d.T("It would stick out over the edge of the map.")
	case levels.OutsideStart:
		return d.T("%[1]s lies outside %[2]s’s start zone.", at, d.SideName(d.armies.Now))
	case levels.OnFeature:
		return d.T("Nobody can stand on %[1]s: %[2]s.", at, d.Key("feature."+m.Feature.String()))
	case levels.AcrossEdge:
		return d.T("A wall would run through its space at %[1]s.", at)
	case levels.OnCreature:
		if m.With >= 0 && !d.armies.Shown(m.With) {
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
func (d *Deploy) nameOf(i int) string {
	s := &d.armies.Setup.Combatants[i]
	return d.KindName(s.Kind, s.Name)
}

// auto has the side placed by itself.
func (d *Deploy) auto() {
	switch moved, err := d.armies.Auto(); {
	case err != nil:
		d.said = refusal{words: d.T("%[1]s’s start zone has no room left: %[2]s.", d.SideName(d.armies.Now), "")}
		d.Stale()
	case moved:
		d.did()
	}
}

// reset puts the side back to where it stood at first.
func (d *Deploy) reset() {
	if d.armies.Reset() {
		d.did()
	}
}

// undo takes the last change of the side back.
func (d *Deploy) undo() {
	if d.armies.Undo() {
		d.did()
	}
}

// cycle takes the next or the one before of the side in hand.
func (d *Deploy) cycle(step int) {
	i := d.armies.Following(step)
	if i < 0 {
		return
	}
	at := d.armies.Space(i).At
	d.pick(i, at)
	d.mark = mark{cell: at, onMap: true, keys: true}
	d.view.Camera.AimInto(float64(at.X)+.5, float64(at.Y)+.5)
}

// toggleLie has the one in hand lie in ambush, or stand openly.
func (d *Deploy) toggleLie() {
	if d.armies.Hold < 0 {
		return
	}
	if m := d.armies.ToggleLie(); !m.OK() {
		d.refuse(m)
		return
	}
	d.did()
}

// against is the rule that speaks against the last wish, else against the square
// pointed at for the one in hand; empty for none.
func (d *Deploy) against() string {
	if d.said.words != "" || d.armies.Hold < 0 || !d.mark.onMap {
		return d.said.rule
	}
	m := d.armies.Misfit(d.armies.Hold, d.armies.Corner(d.mark.cell))
	if m.OK() || m.Why == levels.OutsideStart || d.armies.Trades(m) {
		return ""
	}
	return m.Cite.String()
}

// openRule opens the rule that speaks against it.
func (d *Deploy) openRule() {
	if id := d.against(); id != "" {
		d.Stack.Push(d.Routes.Rules(d.Context, id))
	}
}
