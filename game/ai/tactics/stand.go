package tactics

import (
	"slices"

	"tenaille/game/ai/position"
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
	// promise is about the most that it may be worth, known only of a Move.
	promise int
}

// hopeless is how much less than the best so far a place may promise, in thousandths
// of the soldier's worth, and still be looked at: of 80,000 places so far behind and
// farther, eight were better after all.
const hopeless = 100

// vain reports whether a place promises so little that a soldier need not look at it. One
// who does not see things as they are, or keeps all its plans, looks at every one.
func (st *stand) vain(s *Soldier) bool {
	return st.verb == rules.Move && s.found && s.Sure() && !s.Keep && s.best.score-st.promise > hopeless*s.pos.Worth
}

// closer bounds how many places beyond its reach the soldier looks at closely.
const closer = 6

// nearBy is how many squares a shooter whom nobody presses walks for its shot.
const nearBy = 8

// detour is how many squares a way round what is in the way may be longer, for
// a soldier that wants to strike this turn.
const detour = 4

// list finds the places worth weighing besides the one the soldier is in.
func (s *Soldier) list() {
	if len(s.pos.Foes) == 0 {
		return
	}
	s.listHands()
	if !s.pos.May(rules.Attack) && !s.pos.May(rules.Charge) {
		return
	}
	if s.pos.May(rules.FiveFootStep) {
		s.listSteps()
	}
	if s.pos.MovesAndStrikes() {
		s.listMoves()
	}
	if s.pos.May(rules.Charge) {
		s.listCharges()
	}
}

// listHands offers weapons that could be drawn or loaded.
func (s *Soldier) listHands() {
	c, cr := &s.pos.E.Facts.Combatants[s.pos.Me], &s.pos.E.Creatures[s.pos.Me]
	for i := range cr.Weapons {
		w := &cr.Weapons[i]
		verb := rules.Draw
		if c.Ready>>i&1 == 1 {
			verb = rules.Load
			if !w.Loads() || c.Loaded>>i&1 == 1 {
				continue
			}
		}
		a := rules.Action{Verb: verb, By: s.pos.Me, On: rules.Nobody, Weapon: int8(i)}
		if !w.Natural && s.pos.Legal(a) {
			s.jobs = append(s.jobs, stand{verb: verb, at: c.At, weapon: int8(i)})
		}
	}
}

func (s *Soldier) listSteps() {
	c := &s.pos.E.Facts.Combatants[s.pos.Me]
	shoots, reach := s.pos.Arms()
	shoots = shoots && s.pos.Threatened(c.At)
	for d := grid.N; d <= grid.NW; d++ {
		at := c.At.Step(d)
		near := false
		for i := range s.pos.Foes {
			near = near || s.pos.Gap(at, &s.pos.Foes[i]) <= reach
		}
		if !near && (!shoots || s.pos.Threatened(at)) {
			continue
		}
		a := rules.Action{Verb: rules.FiveFootStep, By: s.pos.Me, On: rules.Nobody, Cell: at}
		a.Path.Add(d)
		if s.pos.Legal(a) {
			s.jobs = append(s.jobs, stand{verb: rules.FiveFootStep, at: at, path: a.Path})
		}
	}
}

// listMoves searches where a move leads and keeps the most promising places:
// those that reach a foe, and for shooters those out of reach of foes.
func (s *Soldier) listMoves() {
	shoots, reach := s.pos.Arms()
	start := s.pos.E.Facts.Combatants[s.pos.Me].At
	if s.pos.Shooter() {
		reach = 0
	}
	// One who has a clear shot and is not pressed need not look for a place.
	shoots = shoots && (s.pos.Pressed(start) || !s.found || s.best.gain < s.pos.ClearShot()/2)
	speed := s.pos.E.Rules.Move.Speed(s.pos.E, s.pos.Me)
	if !shoots && (reach == 0 || s.pos.Nearest(start) > speed+reach) {
		return
	}
	around := speed
	switch {
	case shoots && !s.pos.Pressed(start): // a clear shot is had near by or not at all
		around = min(speed, nearBy)
	case !shoots: // who only strikes looks round the foes that are about as near as the nearest
		around = min(speed, s.pos.Farthest(start, s.pos.Nearest(start)+detour)+2*reach+detour)
	}
	s.ways.Walk = combat.Reach(s.pos.E, s.pos.Me, around)
	s.ways.Cells = s.ways.Walk.Cells(s.ways.Cells[:0])
	s.ways.Order = s.ways.Order[:0]
	fear := s.pos.Fear()
	if reach > 0 {
		s.ways.Mark(&s.pos, reach)
	}
	w := s.pos.E.Map.W()
	for i, at := range s.ways.Cells {
		gain := 0
		if reach > 0 && s.ways.Goals[int(at.Y)*w+int(at.X)] != 0 {
			gain = s.pos.Promise(at, reach)
		}
		weight := weightMelee
		if gain == 0 {
			if !shoots {
				continue
			}
			weight = weightShooter
		}
		price, _ := s.ways.Walk.Cost(at)
		guess := gain - s.risk(s.ways.Walk.Danger(at)*fear) - price*20 - s.loss(s.pos.Menace(at))*weight/100
		// The best first, those equal as they come.
		s.ways.Order = append(s.ways.Order, int64(-guess)<<17|int64(i<<1|btoi(gain == 0)))
	}
	slices.Sort(s.ways.Order)
	for n, k := 0, 0; k < min(len(s.ways.Order), position.MostLooks) && n < s.closely(); k++ {
		at := s.ways.Cells[s.ways.Order[k]>>1&0xFFFF]
		if s.ways.Order[k]&1 == 1 && !s.pos.Overlooks(at) {
			continue
		}
		n++
		st := stand{verb: rules.Move, at: at, cost: s.ways.Walk.Danger(at) * fear, promise: -int(s.ways.Order[k] >> 17)}
		if s.ways.Order[k]&1 == 1 {
			st.promise += s.pos.ClearShot()
		}
		s.ways.Path = s.ways.Walk.Path(at, s.ways.Path[:0])
		for _, d := range s.ways.Path {
			st.path.Add(d)
		}
		s.jobs = append(s.jobs, st)
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// listCharges offers the charges that are open.
func (s *Soldier) listCharges() {
	c, cr := &s.pos.E.Facts.Combatants[s.pos.Me], &s.pos.E.Creatures[s.pos.Me]
	far := 2 * s.pos.E.Rules.Move.Speed(s.pos.E, s.pos.Me)
	for i := range s.pos.Foes {
		f := &s.pos.Foes[i]
		for w := range cr.Weapons {
			wp := &cr.Weapons[w]
			if wp.Projectile() || !wp.Natural && c.Ready>>w&1 == 0 {
				continue
			}
			if d := s.pos.Gap(c.At, f); d <= int(wp.Interval.Max) || d > far+int(wp.Interval.Max) {
				continue
			}
			a := rules.Action{Verb: rules.Charge, By: s.pos.Me, On: f.ID, Weapon: int8(w)}
			if !s.pos.Legal(a) {
				continue
			}
			if end, way, r := combat.ChargeWay(s.pos.E, &a); r.OK() {
				s.jobs = append(s.jobs, stand{verb: rules.Charge, at: end, on: f.ID, weapon: int8(w), path: way})
			}
		}
	}
}
