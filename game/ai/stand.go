package ai

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// stand is a place to strike from and the way to come there.
type stand struct {
	// verb brings the soldier there: Move, FiveFootStep, Charge, or NoVerb
	// when it stays. Draw and Load make a weapon fit for use where it is.
	verb   rules.Verb
	at     grid.Cell
	on     rules.ID // Charge: at whom
	weapon int8     // Charge, Draw, Load: with which
	cost   int      // damage to be feared on the way, in thousandths
	path   rules.Path
}

// closer bounds how many places beyond its reach the soldier looks at closely.
const closer = 6

// nearBy is how many squares a shooter whom nobody presses walks for its shot.
const nearBy = 8

// detour is how many squares a way round what is in the way may be longer, for
// a soldier that wants to strike this turn.
const detour = 4

// list finds the places worth weighing besides the one the soldier is in.
func (s *soldier) list() {
	if len(s.foes) == 0 {
		return
	}
	s.listHands()
	if !s.may(rules.Attack) && !s.may(rules.Charge) {
		return
	}
	if s.may(rules.FiveFootStep) {
		s.listSteps()
	}
	if s.movesAndStrikes() {
		s.listMoves()
	}
	if s.may(rules.Charge) {
		s.listCharges()
	}
}

// movesAndStrikes reports whether an attack is left after a move.
func (s *soldier) movesAndStrikes() bool {
	if !s.mobile() {
		return false
	}
	was := s.e.Facts.Combatants[s.me].Budget
	s.e.Emit(rules.Event{Kind: rules.Spent, Who: s.me, Whom: rules.Nobody, A: int16(rules.SpendMove), B: 1})
	ok := s.may(rules.Attack)
	s.e.Facts.Combatants[s.me].Budget = was // a thought, taken back
	return ok
}

// listHands offers weapons that could be drawn or loaded.
func (s *soldier) listHands() {
	c, cr := &s.e.Facts.Combatants[s.me], &s.e.Creatures[s.me]
	for i := range cr.Weapons {
		w := &cr.Weapons[i]
		verb := rules.Draw
		if c.Ready>>i&1 == 1 {
			verb = rules.Load
			if !w.Loads() || c.Loaded>>i&1 == 1 {
				continue
			}
		}
		a := rules.Action{Verb: verb, By: s.me, On: rules.Nobody, Weapon: int8(i)}
		if !w.Natural && s.e.Check(&a).OK() {
			s.jobs = append(s.jobs, stand{verb: verb, at: c.At, weapon: int8(i)})
		}
	}
}

func (s *soldier) listSteps() {
	c := &s.e.Facts.Combatants[s.me]
	shoots, reach := s.arms()
	shoots = shoots && s.threatened(c.At)
	for d := grid.N; d <= grid.NW; d++ {
		at := c.At.Step(d)
		near := false
		for i := range s.foes {
			near = near || s.gap(at, &s.foes[i]) <= reach
		}
		if !near && (!shoots || s.threatened(at)) {
			continue
		}
		a := rules.Action{Verb: rules.FiveFootStep, By: s.me, On: rules.Nobody, Cell: at}
		a.Path.Add(d)
		if s.e.Check(&a).OK() {
			s.jobs = append(s.jobs, stand{verb: rules.FiveFootStep, at: at, path: a.Path})
		}
	}
}

// arms tells what the soldier has in hand: something to shoot with, and how
// far it strikes.
func (s *soldier) arms() (shoots bool, reach int) {
	c, cr := &s.e.Facts.Combatants[s.me], &s.e.Creatures[s.me]
	for i := range cr.Weapons {
		w := &cr.Weapons[i]
		if !w.Natural && c.Ready>>i&1 == 0 {
			continue
		}
		if !w.Projectile() {
			reach = max(reach, int(w.Interval.Max))
		} else if !w.Loads() || c.Loaded>>i&1 == 1 {
			shoots = true
		}
	}
	return shoots, reach
}

// listMoves searches where a move leads and keeps the most promising places:
// those that reach a foe, and for shooters those out of reach of foes.
func (s *soldier) listMoves() {
	shoots, reach := s.arms()
	start := s.e.Facts.Combatants[s.me].At
	if s.shooter() {
		reach = 0
	}
	// One who has a clear shot and is not pressed need not look for a place.
	shoots = shoots && (s.pressed(start) || !s.found || s.best.gain < s.clear()/2)
	speed := s.e.Rules.Move.Speed(s.e, s.me)
	if !shoots && (reach == 0 || s.nearest(start) > speed+reach) {
		return
	}
	around := speed
	switch {
	case shoots && !s.pressed(start): // a clear shot is had near by or not at all
		around = min(speed, nearBy)
	case !shoots: // who only strikes looks round the foes that are about as near as the nearest
		around = min(speed, s.farthest(start, s.nearest(start)+detour)+2*reach+detour)
	}
	s.walk = combat.Reach(s.e, s.me, around)
	s.cells = s.walk.Cells(s.cells[:0])
	s.order = s.order[:0]
	fear := s.fear()
	if reach > 0 {
		s.marks(reach)
	}
	w := s.e.Map.W()
	for i, at := range s.cells {
		gain := 0
		if reach > 0 && s.goals[int(at.Y)*w+int(at.X)] != 0 {
			gain = s.promise(at, reach)
		}
		weight := weighMelee
		if gain == 0 {
			if !shoots {
				continue
			}
			weight = weighShooter
		}
		price, _ := s.walk.Cost(at)
		guess := gain - s.loss(s.walk.Danger(at)*fear)*weighOpportunity/100 - price*20 - s.loss(s.menace(at))*weight/100
		// The best first, those equal as they come.
		s.order = append(s.order, -guess<<17|i<<1|btoi(gain == 0))
	}
	slices.Sort(s.order)
	for n, k := 0, 0; k < min(len(s.order), mostLooks) && n < s.closely(); k++ {
		at := s.cells[s.order[k]>>1&0xFFFF]
		if s.order[k]&1 == 1 && !s.overlooks(at) {
			continue
		}
		n++
		st := stand{verb: rules.Move, at: at, cost: s.walk.Danger(at) * fear}
		s.path = s.walk.Path(at, s.path[:0])
		for _, d := range s.path {
			st.path.Add(d)
		}
		s.jobs = append(s.jobs, st)
	}
}

// farthest is the distance to the farthest foe no farther than so many squares.
func (s *soldier) farthest(at grid.Cell, most int) (far int) {
	for i := range s.foes {
		if d := s.gap(at, &s.foes[i]); d <= most {
			far = max(far, d)
		}
	}
	return far
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// clear is what an unhindered shot at the most rewarding foe may be worth.
func (s *soldier) clear() int {
	f := &s.foes[0]
	part := min(s.ranged/max(f.hp, 1), 1000)
	return prize(f.worth, f.hp, chance{damage: s.ranged, drops: min(part*part/1000, 600)})
}

// pressed reports whether some foe with a melee weapon is near enough to come
// at the soldier before its next turn.
func (s *soldier) pressed(at grid.Cell) bool {
	for i := range s.foes {
		if f := &s.foes[i]; f.comes && s.gap(at, f) <= f.reach+2*f.pace {
			return true
		}
	}
	return false
}

// threatened reports whether some foe strikes as far as the cell.
func (s *soldier) threatened(at grid.Cell) bool {
	for i := range s.foes {
		if f := &s.foes[i]; f.reach > 0 && !f.idle && s.gap(at, f) <= f.reach {
			return true
		}
	}
	return false
}

// overlooks reports whether an arrow from a cell could reach some foe.
func (s *soldier) overlooks(at grid.Cell) bool {
	f := s.e.Field()
	for i := range s.foes[:min(len(s.foes), 6)] {
		if f.EffectSpaces(s.body(at), s.foes[i].space) {
			return true
		}
	}
	return false
}

// fear is the mean damage of an opportunity given by moving, in thousandths.
func (s *soldier) fear() int {
	worst := 0
	for i := range s.foes {
		if f := &s.foes[i]; f.reach > 0 && !f.idle {
			worst = max(worst, f.hurt)
		}
	}
	return worst
}

// promise is a first guess of what striking from a cell is worth, 0 when
// nobody is in reach there.
func (s *soldier) promise(at grid.Cell, reach int) int {
	best := 0
	body := s.body(at)
	for i := range s.foes {
		f := &s.foes[i]
		if s.gap(at, f) > reach {
			continue
		}
		gain := 300*f.worth + f.worth*2000/max(f.hp, 1)
		for _, ally := range s.allies {
			if grid.Flanks(body, ally, f.space) {
				gain += 60 * f.worth
				break
			}
		}
		best = max(best, gain)
	}
	return best
}

// listCharges offers the charges that are open.
func (s *soldier) listCharges() {
	c, cr := &s.e.Facts.Combatants[s.me], &s.e.Creatures[s.me]
	far := 2 * s.e.Rules.Move.Speed(s.e, s.me)
	for i := range s.foes {
		f := &s.foes[i]
		for w := range cr.Weapons {
			wp := &cr.Weapons[w]
			if wp.Projectile() || !wp.Natural && c.Ready>>w&1 == 0 {
				continue
			}
			if d := s.gap(c.At, f); d <= int(wp.Interval.Max) || d > far+int(wp.Interval.Max) {
				continue
			}
			a := rules.Action{Verb: rules.Charge, By: s.me, On: f.id, Weapon: int8(w)}
			if !s.e.Check(&a).OK() {
				continue
			}
			if end, way, r := combat.ChargeWay(s.e, &a); r.OK() {
				s.jobs = append(s.jobs, stand{verb: rules.Charge, at: end, on: f.id, weapon: int8(w), path: way})
			}
		}
	}
}
