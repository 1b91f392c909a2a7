package odds

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// round is a full attack under way.
type round struct {
	by, on rules.ID
	hp     int // of the target, before
	fells  int // the fewest whose loss puts it out of the fight
	slip   int // of its Constitution, before
	whole  wide
	open   []*situation // in which an attack is to be rolled
	done   []*situation // in which none is left
}

// situation is a state of the encounter that the attacks may lead to, the
// target's hit points aside, with the throws that lead there.
type situation struct {
	e   *rules.Encounter
	key string
	// left is what the target may have left in it.
	left int
	// throws are counted by attacks that dealt damage and hit points lost.
	throws [rules.MaxAttacks + 1][]wide
}

// landing is what the situations that one leads to may depend on: what is left of
// the target, the points of a score lost, whether the damage is massive (HP-07).
type landing struct {
	left, loss int
	massive    bool
}

// begin plays up to the first attack roll: what the opportunities that the action
// gives have left of who attacks. Where there are none that is one situation, and
// all odds are exact.
func (r *round) begin(e *rules.Encounter, a *rules.Action) (ok bool) {
	type start struct {
		e *rules.Encounter
		w weight
	}
	var starts []start
	w := walk{until: true}
	w.ends = func(s *state) {
		if c := &s.e.Facts.Combatants[r.by]; c.HP > 1 && combat.OutOfHarm(s.e, r.by) {
			c.HP = 1 // one hit point is as good as many
		}
		starts = append(starts, start{s.e.Clone(), s.w})
	}
	w.begin(e, a)
	if !w.run() {
		return false
	}
	r.whole = wide{certain.lo, certain.hi}
	if len(starts) == 1 {
		r.whole, starts[0].w = wide{1}, one()
	}
	for _, s := range starts {
		first := r.enter(s.e, min(r.hp, 1))
		if first == nil {
			return false
		}
		first.count(0, 0, &wide{s.w.lo, s.w.hi}, 1)
	}
	return true
}

// enter goes on in e until an attack is to be rolled or none is left, and
// returns the situation it comes to, nil when something else is asked. left is
// what the target has left.
func (r *round) enter(e *rules.Encounter, left int) *situation {
	list := &r.done
	for {
		if q, owed := e.Pending(); owed {
			f := &e.Agenda.Blow
			if q.Purpose != dice.Attack || f.Stage != rules.StageRoll || f.Attacker != r.by || f.Target != r.on {
				return nil
			}
			list = &r.open
			break
		}
		s, asked := e.Asked()
		if !asked {
			break
		}
		e.Begin(&rules.Action{Verb: rules.Decline, By: s.Who, On: rules.Nobody})
	}
	e.Facts.Combatants[r.on].HP = 0
	key := string(e.AppendBinary(nil))
	for _, s := range *list {
		if s.key == key {
			return s
		}
	}
	s := &situation{e: e, key: key, left: left}
	*list = append(*list, s)
	return s
}

func (s *situation) count(hits, lost int, w *wide, n uint64) {
	list := s.throws[hits]
	if list == nil {
		list = make([]wide, 0, lost+128)
	}
	for len(list) <= lost {
		list = append(list, wide{})
	}
	list[lost].plus(w, n)
	s.throws[hits] = list
}

// strike rolls the next attack in every situation that has one.
func (r *round) strike() bool {
	now := r.open
	r.open = nil
	spreads := make([]spread, len(now))
	common := uint64(1)
	for i, s := range now {
		var ok bool
		if spreads[i], ok = spreadOf(&s.e.Agenda.Blow); !ok {
			return false
		}
		w := spreads[i].whole
		hi, lo := bits.Mul64(common, w/divisor(common, w))
		if hi != 0 {
			return false
		}
		common = lo
	}
	if !r.whole.scale(common) {
		return false
	}
	for _, s := range r.done {
		for h := range s.throws {
			for i := range s.throws[h] {
				s.throws[h][i].scale(common)
			}
		}
	}
	for i, s := range now {
		if !r.spread(s, &spreads[i], common/spreads[i].whole) {
			return false
		}
	}
	return true
}

// spread lets the attack of one situation land in all ways; each throw of its
// dice counts times over. What a blow leads to depends on what it leaves of the
// target: all hit points above 0 are alike, and so are all at which it is dead
// (HP-04); damage of 50 and more may be told apart (HP-07).
func (r *round) spread(s *situation, p *spread, times uint64) bool {
	dead := -s.e.DeathThreshold(r.on)
	lands := make(map[landing]*situation)
	withered := r.withered(s.e)
	missed := (*situation)(nil)
	if p.none > 0 {
		if missed = r.land(s, s.left, &deal{}, 0); missed == nil {
			return false
		}
	}
	for hits := range s.throws {
		for lost := range s.throws[hits] {
			w := &s.throws[hits][lost]
			if w.zero() {
				continue
			}
			if missed != nil {
				missed.count(hits, lost, w, p.none*times)
			}
			for i := range p.deals {
				d := &p.deals[i]
				cost := r.withers(s.e, d.loss)
				k := landing{max(dead, min(r.hp-lost-withered-d.damage-cost, 1)), d.loss, d.damage >= 50}
				if lands[k] == nil {
					if lands[k] = r.land(s, k.left, d, cost); lands[k] == nil {
						return false
					}
				}
				lands[k].count(hits+1, lost+d.damage, w, d.throws*times)
			}
		}
	}
	return true
}

// land plays on after the attack roll of s, which misses when it deals no
// damage, and returns what it comes to; cost are the hit points that go with the
// points of a score.
func (r *round) land(s *situation, left int, d *deal, cost int) *situation {
	e := s.e.Clone()
	e.Facts.Combatants[r.on].HP = int16(left + d.damage + cost)
	if d.damage == 0 {
		e.Answer(dice.Answer{})
		return r.enter(e, left)
	}
	e.Answer(dice.Answer{Band: 1})
	f := &e.Agenda.Blow
	f.Stage, f.Hit, f.Damage = rules.StageDone, true, int16(d.damage)
	f.Sap.Loss, f.Sap.Fails = int8(d.loss), 20 // what a save has kept is no loss
	return r.enter(e, left)
}

// withered are the hit points of the target that have gone with its Constitution
// since the attacks began (DMG-11).
func (r *round) withered(e *rules.Encounter) int {
	return int(e.Creatures[r.on].HitDice) * (e.Slip(r.on, rules.Con) - r.slip)
}

// withers are the hit points that would go with so many points of what the next
// attack saps.
func (r *round) withers(e *rules.Encounter, loss int) int {
	p := e.Agenda.Blow.Sap
	p.Loss = int8(loss)
	return p.Withers()
}
