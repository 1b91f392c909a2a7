package portfolio

import (
	"slices"

	"tenaille/game/ai/tactics"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// How many places of each sort a line may begin with walking to.
const (
	placesBeside = 2 // for each of a few foes, to strike from
	foesBeside   = 4
	placesFar    = 3 // to shoot from
	placesSafe   = 2
	placesBefore = 2 // between a foe and one of the side's own
)

// places lists the walks worth thinking of: those of the soldier's own plans, to
// where each foe can be struck or shot at, out of harm's way, and before those of
// the side who cannot help themselves.
func (f *Finder) places(s *tactics.Soldier) {
	s.Ideas(func(a rules.Action, _ int) {
		if a.Verb == rules.Move {
			f.head(0, a)
		}
	})
	if !f.pos.Mobile() {
		return
	}
	f.pos.E = f.before
	speed := f.before.Rules.Move.Speed(f.before, f.me)
	f.ways.Walk = combat.Reach(f.before, f.me, speed)
	f.ways.Cells = f.ways.Walk.Cells(f.ways.Cells[:0])
	_, reach := f.pos.Arms()
	fear := f.pos.Fear()
	f.threat = f.threat[:0]
	for _, at := range f.ways.Cells {
		f.threat = append(f.threat, int(f.loss(f.pos.Menace(at)))/8+int(f.feared(f.ways.Walk.Danger(at)*fear)))
	}
	if reach > 0 {
		for i := range f.pos.Foes[:min(len(f.pos.Foes), foesBeside)] {
			foe := &f.pos.Foes[i]
			f.best(placesBeside, fear, func(at grid.Cell, threat int) (int, bool) {
				if f.pos.Gap(at, foe) > reach {
					return 0, false
				}
				n := -threat
				for _, ally := range f.pos.Allies {
					if grid.Flanks(f.pos.Body(at), ally, foe.Space) {
						n += foe.Worth * 100
						break
					}
				}
				return n, true
			})
		}
	}
	if f.pos.Shooter() {
		f.best(placesFar, fear, func(at grid.Cell, threat int) (int, bool) { return -threat, f.pos.Overlooks(at) })
	}
	f.best(placesSafe, fear, func(at grid.Cell, threat int) (int, bool) { return -threat, true })
	f.wards(fear)
}

// wards lists the places between the ward that is worst off and whoever is nearest
// to it: narrow ones first, which the foe does not get round.
func (f *Finder) wards(fear int) {
	e := f.before
	ward, gap := rules.Nobody, 1<<20
	var foe grid.Space
	for id := range e.Count() {
		if id == f.me || e.Hostile(f.me, id) || !e.Present(id) || !f.frail(id) {
			continue
		}
		for i := range f.pos.Foes {
			if d := e.Options.Grid.SpaceDistance(e.Space(id), f.pos.Foes[i].Space); d < gap {
				ward, gap, foe = id, d, f.pos.Foes[i].Space
			}
		}
	}
	if ward == rules.Nobody || gap < 2 {
		return
	}
	g, home := &e.Options.Grid, e.Space(ward)
	ground := e.Ground()
	first := len(f.heads)
	f.best(placesBefore, fear, func(at grid.Cell, _ int) (int, bool) {
		body := f.pos.Body(at)
		way := g.SpaceDistance(body, foe) + g.SpaceDistance(body, home)
		if way > gap+1 || g.SpaceDistance(body, home) > gap {
			return 0, false
		}
		open := 0
		for d := grid.N; d <= grid.NW; d++ {
			if _, why := ground.Step(body, d); why == grid.StepOK {
				open++
			}
		}
		return -way*4 - open, true
	})
	for i := first; i < len(f.heads); i++ {
		f.heads[i].wards = true
	}
}

// frail reports whether one of the side needs somebody before it.
func (f *Finder) frail(id rules.ID) bool {
	c := &f.before.Facts.Combatants[id]
	return c.Conditions.Any(rules.InertSet) || int(c.HP)*2 < f.before.MaxHP(id)
}

// best adds the walks to the places that are worth most by a measure.
func (f *Finder) best(most, fear int, worth func(at grid.Cell, threat int) (n int, ok bool)) {
	f.ways.Order = f.ways.Order[:0]
	for i, at := range f.ways.Cells {
		if n, ok := worth(at, f.threat[i]); ok {
			price, _ := f.ways.Walk.Cost(at)
			f.ways.Order = append(f.ways.Order, (int64(-n)<<8|int64(min(price, 255)))<<16|int64(i))
		}
	}
	slices.Sort(f.ways.Order)
	for _, k := range f.ways.Order[:min(len(f.ways.Order), most)] {
		at := f.ways.Cells[k&0xFFFF]
		a, ok := f.ways.Move(f.me, at)
		if f.asked = a; ok && f.e.Check(&f.asked).OK() {
			f.head(f.ways.Walk.Danger(at)*fear, a)
		}
	}
}
