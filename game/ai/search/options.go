package search

import (
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/position"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// never are verbs that no search looks at: they do nothing, undo what was done, or
// are for what is not known.
var never = verbs(rules.Drop, rules.Sheathe, rules.Speak, rules.Search, rules.LooseShield, rules.AttackSquare,
	rules.CoupDeGraceFind, rules.Heal, rules.NewPhase)

// simple are the verbs of the others where not everything is looked at: what hurts, and
// what lets them come to where they can.
var simple = verbs(rules.Attack, rules.FullAttack, rules.Charge, rules.CoupDeGrace, rules.Power, rules.Move, rules.StandUp, rules.Rise,
	rules.Draw, rules.Load, rules.FiveFootStep, rules.OpenDoor, rules.GrappleDamage, rules.GrappleEscape, rules.Escape, rules.EndTurn, rules.Pass)

func verbs(list ...rules.Verb) (set [rules.VerbCount]bool) {
	for _, v := range list {
		set[v] = true
	}
	return set
}

// list appends what may well be done by whoever is to act, to acts; where that is
// nothing the turn ends.
func (s *Search) list(e *rules.Encounter, who rules.ID, own bool) {
	from := len(s.acts)
	s.all(e, who, own)
	if len(s.acts) > from {
		return
	}
	for _, a := range e.Legal(s.batch[:0]) {
		if a.Verb == rules.EndTurn || a.Verb == rules.Pass {
			s.acts = append(s.acts, a)
		}
	}
}

// all appends what may well be done by one creature, or by each that may be activated.
func (s *Search) all(e *rules.Encounter, who rules.ID, own bool) {
	if e.Rules.Turn.Phases {
		for id := range e.Count() {
			if id == who || e.Rules.Turn.Acts(e, id) {
				s.listFor(e, id, own)
			}
		}
		return
	}
	s.listFor(e, who, own)
}

// listFor appends what may well be done by one creature.
func (s *Search) listFor(e *rules.Encounter, me rules.ID, own bool) {
	s.pos.E, s.pos.Me = e, me
	s.pos.TakeStock()
	c := &e.Facts.Combatants[me]
	shots := false
	for i := range s.pos.Foes {
		shots = shots || s.pos.Foes[i].Shoots
	}
	told := s.told(own)
	for _, v := range order {
		row := &e.Rules.Verbs[v]
		switch {
		case row.List == nil || told != nil && !slices.Contains(told, v) || !s.pos.May(v):
			continue
		case told != nil:
		case never[v] && !(s.scope.wide && v == rules.Drop) || !own && !s.scope.wide && !simple[v]:
			continue
		case v == rules.DropProne && !shots, v == rules.Kneel && !shots && !s.scope.wide:
			continue
		case (v == rules.Delay || v == rules.Hide) && (c.Budget.Moved || c.Budget.Standard == 0):
			continue
		}
		s.batch = row.List(e, me, s.batch[:0])
		switch v {
		case rules.Move:
			s.moves(e, me, own)
		case rules.Run, rules.Withdraw:
			if !s.scope.wide || len(s.batch) > fewWalks {
				s.walks(e, me, 4)
				break
			}
			s.acts = append(s.acts, s.batch...)
		case rules.FiveFootStep, rules.Crawl:
			s.steps(e, me, own)
		default:
			for i := range s.batch {
				a := &s.batch[i]
				switch {
				case eval.Barehanded(e, a), v == rules.FullAttack && a.NBlows == 1: // no more than an attack
					continue
				case v == rules.Ready && told == nil && (a.Then != rules.Attack || a.Option > uint8(rules.EnemyAttacks) && !s.scope.wide):
					continue
				}
				s.acts = append(s.acts, *a)
			}
		}
	}
}

// told are the verbs that the goal looks at, nil where it looks at all.
func (s *Search) told(own bool) []rules.Verb {
	switch {
	case s.goal == nil:
		return nil
	case !own:
		return s.goal.Theirs
	case len(s.stack) == 1:
		return s.goal.First
	}
	return s.goal.Mine
}

// order is in which the verbs are looked at: what decides most first.
var order = func() (list []rules.Verb) {
	first := []rules.Verb{rules.CoupDeGrace, rules.FullAttack, rules.Attack, rules.Charge, rules.Power, rules.GrappleDamage, rules.Trip, rules.Grapple,
		rules.StandUp, rules.Rise, rules.FiveFootStep, rules.Move}
	for v := range rules.VerbCount {
		if !slices.Contains(first, v) && v != rules.EndTurn && v != rules.Pass {
			list = append(list, v)
		}
	}
	return append(append(first, list...), rules.EndTurn, rules.Pass)
}()

// manyWalks is how many kinds of places are walked to at most, unless all are looked at;
// fewWalks how many there may be for all to be looked at.
const manyWalks, fewWalks = 12, 100

// moves appends the walks of batch that lead to different kinds of places, and those
// that give no opportunity where the shortest give one.
func (s *Search) moves(e *rules.Encounter, me rules.ID, own bool) {
	if w := combat.ReachWary(e, me, e.Rules.Move.Speed(e, me)); !e.Rules.Turn.Phases {
		shortest := len(s.batch)
		s.batch = combat.Ways(e, rules.Move, me, w, s.batch)
		n := shortest
		for i := shortest; i < len(s.batch); i++ {
			if !slices.Contains(s.batch[:shortest], s.batch[i]) && e.Check(&s.batch[i]).OK() {
				s.batch[n] = s.batch[i]
				n++
			}
		}
		s.batch = s.batch[:n]
	}
	if s.scope.wide && len(s.batch) <= fewWalks {
		s.acts = append(s.acts, s.batch...)
		return
	}
	many := manyWalks
	if !own {
		many = manyWalks / 2
	}
	s.walks(e, me, many)
}

// steps appends the 5-foot steps, or those of others that lead to somebody.
func (s *Search) steps(e *rules.Encounter, me rules.ID, own bool) {
	if own || s.scope.wide {
		s.acts = append(s.acts, s.batch...)
		return
	}
	s.walks(e, me, 3)
}

// walks appends the best walks of batch to different kinds of places, so many at most: of
// each kind one. What makes a kind is how one would stand there to every foe.
func (s *Search) walks(e *rules.Encounter, me rules.ID, many int) {
	c := &e.Facts.Combatants[me]
	home := c.At
	s.kinds, s.order = s.kinds[:0], s.order[:0]
	for i := range s.batch {
		a := &s.batch[i]
		c.At = a.Cell // a thought, taken back
		kind, worth := s.kind(e, me, a.Cell)
		c.At = home
		way := combat.Along(e, a.By, &a.Path, 1<<10, true)
		switch {
		case e.Rules.Turn.Phases:
			if way.Cost > int(eval.CardOf(&e.Creatures[me]).Speed) {
				kind ^= 0xAAAA // nothing is left to strike with
				worth -= 100
			}
		case a.Verb != rules.FiveFootStep && len(way.Opportunities) > 0:
			kind ^= 0x5555
			worth -= 200
		}
		key := int64(-worth)<<24 | int64(min(way.Cost, 255))<<16 | int64(i)
		if k := slices.Index(s.kinds, kind); k >= 0 {
			s.order[k] = min(s.order[k], key)
			continue
		}
		s.kinds = append(s.kinds, kind)
		s.order = append(s.order, key)
	}
	slices.Sort(s.order)
	for _, k := range s.order[:min(len(s.order), many)] {
		s.acts = append(s.acts, s.batch[k&0xFFFF])
	}
}

// kind is how one stands to every foe at a place, and about what that is worth.
func (s *Search) kind(e *rules.Encounter, me rules.ID, at grid.Cell) (kind uint64, worth int) {
	kind = 0xCBF29CE484222325
	add := func(n int) { kind = (kind ^ uint64(n+1)) * 0x100000001B3 }
	_, reach := s.pos.Arms()
	body := s.pos.Body(at)
	worth = min(s.pos.Nearest(at), 30)
	if s.goal.There(e, me) {
		add(1000)
		worth += 1000
	}
	for i := range s.pos.Foes {
		f := &s.pos.Foes[i]
		d := s.pos.Gap(at, f)
		add(s.near(e, d, f))
		if d <= reach && !e.Rules.Turn.Phases {
			worth += 400
		}
		mine := s.stand(e, me, f.ID, s.weapon(e, me))
		add(mine)
		if mine > 0 {
			worth += 100 + mine
		}
		his := s.stand(e, f.ID, me, f.Weapon)
		add(his)
		if his > 0 {
			worth -= 50 + his/2
		}
		for k, ally := range s.pos.Allies {
			if grid.Flanks(body, ally, f.Space) {
				add(k + 100)
				worth += 60
			}
		}
	}
	for _, ally := range s.pos.Allies {
		if e.Options.Grid.SpaceDistance(body, ally) <= 1 {
			add(7)
		}
	}
	return kind, worth
}

// near is how near a foe is that stands so many squares away, in what it may walk.
func (s *Search) near(e *rules.Encounter, d int, f *position.Foe) int {
	if !e.Rules.Turn.Phases {
		return s.pos.Range(d, f)
	}
	speed := int(eval.CardOf(&e.Creatures[f.ID]).Speed)
	switch {
	case d <= 1:
		return 0
	case d <= speed+1:
		return 1
	case d <= 2*speed+1:
		return 2
	}
	return 3
}

// weapon is what a creature strikes with as a rule.
func (s *Search) weapon(e *rules.Encounter, me rules.ID) int8 {
	cr, c := &e.Creatures[me], &e.Facts.Combatants[me]
	for i := range cr.Weapons {
		if cr.Weapons[i].Natural || c.Ready>>i&1 == 1 {
			return int8(i)
		}
	}
	return rules.UnarmedWeapon
}

// stand is how well one strikes another as they stand, 0 where not at all.
func (s *Search) stand(e *rules.Encounter, a, b rules.ID, weapon int8) int {
	if e.Rules.Turn.Phases {
		if !e.Rules.Attack.Strikeable(e, a, b, 0, 0).OK() {
			return 0
		}
		weapon = 0
	}
	attack.AimAt(e, a, b, weapon, 0, &s.aim)
	if !s.aim.Refusal.OK() {
		return 0
	}
	f := &s.aim.Frame
	return 1 + (21-int(f.HitFrom))*4 + int(f.Sneak)*8 + (100-int(f.Conceal))/10
}
