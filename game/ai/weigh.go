package ai

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
)

// weigh looks closely at one place: the best attack from there by exact odds,
// less what getting there and standing there may cost.
func (s *soldier) weigh(st *stand) {
	e := s.e
	c := &e.Facts.Combatants[s.me]
	was := *c
	mode := rules.AttackMode(0)
	switch st.verb {
	case rules.Move:
		e.Emit(rules.Event{Kind: rules.Spent, Who: s.me, Whom: rules.Nobody, A: int16(rules.SpendMove), B: 1})
		e.Emit(rules.Event{Kind: rules.Moved, Who: s.me, Whom: rules.Nobody, From: was.At, To: st.at})
	case rules.FiveFootStep:
		e.Emit(rules.Event{Kind: rules.Moved, Who: s.me, Whom: rules.Nobody, From: was.At, To: st.at, B: 1})
	case rules.Charge:
		way := combat.Along(e, s.me, &st.path, 1<<10, true)
		for _, o := range way.Opportunities {
			for i := range s.foes {
				if s.foes[i].id == o.By {
					st.cost += s.foes[i].hurt
				}
			}
		}
		e.Emit(rules.Event{Kind: rules.Moved, Who: s.me, Whom: rules.Nobody, From: was.At, To: st.at})
		e.Emit(rules.Event{Kind: rules.ConditionGained, Who: s.me, Whom: rules.Nobody, Condition: rules.Charging})
		s.ids = combat.Received(e, &rules.Action{Verb: rules.Charge, By: s.me, On: st.on, Weapon: st.weapon}, s.ids[:0])
		st.cost += s.hurt()
		mode = rules.ModeCharge
	case rules.Draw:
		e.Emit(rules.Event{Kind: rules.Spent, Who: s.me, Whom: rules.Nobody, A: int16(rules.SpendMove), B: 1})
		e.Emit(rules.Event{Kind: rules.WeaponDrawn, Who: s.me, Whom: rules.Nobody, Weapon: st.weapon})
	case rules.Load:
		st.cost = s.provoked()
		spending := rules.SpendMove
		if e.Creatures[s.me].Weapon(st.weapon).LoadFull {
			spending = rules.SpendFullRound
		}
		e.Emit(rules.Event{Kind: rules.Spent, Who: s.me, Whom: rules.Nobody, A: int16(spending), B: 1})
		e.Emit(rules.Event{Kind: rules.WeaponLoaded, Who: s.me, Whom: rules.Nobody, Weapon: st.weapon})
	}
	strike, gain := s.bestStrike(st, mode)
	score := gain - s.loss(st.cost)*weighOpportunity/100 - s.exposure(st)
	*c = was // it was only a thought
	switch {
	case strike.Verb == rules.NoVerb:
	case st.verb == rules.NoVerb:
		s.offer(&strike, score, gain)
	case st.verb == rules.Draw, st.verb == rules.Load:
		first := rules.Action{Verb: st.verb, By: s.me, On: rules.Nobody, Weapon: st.weapon}
		s.offer(&first, score-gain/10, gain)
	case st.verb == rules.Charge:
		s.offer(&rules.Action{Verb: rules.Charge, By: s.me, On: st.on, Weapon: st.weapon, Cell: st.at}, score, gain)
	case s.stays(st, &strike, gain):
	default:
		first := rules.Action{Verb: st.verb, By: s.me, On: rules.Nobody, Cell: st.at, Path: st.path}
		s.offer(&first, score-1, gain)
	}
}

// stays reports whether a shooter has no reason to walk to a place before it
// shoots: the shot is no better there, nobody strikes at it where it stands,
// and whoever comes at it now could come at it there.
func (s *soldier) stays(st *stand, strike *rules.Action, gain int) bool {
	return st.verb == rules.Move && s.here > 0 && gain <= s.here && s.e.Creatures[s.me].Weapon(strike.Weapon).Projectile() &&
		!s.threatened(s.e.Facts.Combatants[s.me].At) && s.pressed(st.at)
}

// exposure is what standing in a place may cost before the next turn.
func (s *soldier) exposure(st *stand) int {
	if !s.shooter() {
		return s.loss(s.menace(st.at)) * weighMelee / 100
	}
	sum := s.loss(s.menace(st.at)) * weighShooter / 100
	shots := 0
	for i := range s.foes {
		f := &s.foes[i]
		if !f.shoots || f.idle || shots == 2 {
			continue
		}
		shots++
		attack.AimAt(s.e, f.id, s.me, f.weapon, 0, &s.aim)
		if s.aim.Refusal.OK() {
			sum += s.loss(rough(&s.aim.Frame)) * weighMelee / 100
		}
	}
	return sum
}

// bestStrike finds the attack worth most from where the soldier stands in its
// thoughts; its verb is NoVerb when there is none.
func (s *soldier) bestStrike(st *stand, mode rules.AttackMode) (best rules.Action, gain int) {
	full := mode == 0 && s.may(rules.FullAttack)
	later := false
	if mode == 0 && !full && !s.may(rules.Attack) {
		if st.verb != rules.Load {
			return best, 0
		}
		later = true // a weapon loaded now is shot in the next turn
	}
	gain, s.guard = -1<<40, -1
	cr := &s.e.Creatures[s.me]
	shots := 0 // from elsewhere the two most rewarding targets will do
	for i := range s.foes {
		f := &s.foes[i]
		if st.verb == rules.Charge && f.id != st.on {
			continue
		}
		if shots == 2 && st.verb != rules.NoVerb {
			break
		}
		for w := int8(rules.UnarmedWeapon); int(w) < len(cr.Weapons); w++ {
			if (st.verb == rules.Charge || st.verb == rules.Draw || st.verb == rules.Load) && w != st.weapon {
				continue
			}
			a, worth, ok := s.strike(f, w, full, mode)
			if ok && worth > gain {
				best, gain = a, worth
			}
			if ok && cr.Weapon(w).Projectile() {
				shots++
			}
		}
	}
	if later {
		gain /= 2
	}
	return best, gain
}

// strike weighs attacking one foe with one weapon; ok is false when that
// cannot be done.
func (s *soldier) strike(f *foe, w int8, full bool, mode rules.AttackMode) (a rules.Action, worth int, ok bool) {
	e := s.e
	c, cr := &e.Facts.Combatants[s.me], &e.Creatures[s.me]
	wp := cr.Weapon(w)
	switch {
	case w == rules.UnarmedWeapon:
		if !cr.Traits.Has(rules.ImprovedUnarmedStrike) && len(cr.Weapons) > 0 {
			return a, 0, false
		}
	case !wp.Natural && c.Ready>>w&1 == 0, wp.Loads() && c.Loaded>>w&1 == 0:
		return a, 0, false
	}
	if !wp.Projectile() && s.gap(c.At, f) > int(wp.Interval.Max) {
		return a, 0, false
	}
	a = rules.Action{Verb: rules.Attack, By: s.me, On: f.id, Weapon: w}
	if full && !wp.Loads() {
		s.combine(&a, wp)
	}
	left, standing := f.hp, 1000
	for i := range max(1, int(a.NBlows)) {
		weapon, how := w, mode
		if a.NBlows == 0 && mode == 0 {
			how = combat.Mode(e, &a, 0) // perhaps one more of a full attack (ATK-15)
		}
		if a.NBlows > 0 {
			weapon, how = a.Blows[i].Weapon, combat.Mode(e, &a, i)
		}
		attack.AimAt(e, s.me, f.id, weapon, how, &s.aim)
		if !s.aim.Refusal.OK() {
			if i == 0 {
				return a, 0, false
			}
			continue
		}
		odds := s.odds.of(&s.aim.Frame, left)
		worth += prize(f.worth, left, odds) * standing / 1000
		standing = standing * (1000 - odds.drops) / 1000
		left = max(1, left-odds.damage/1000)
	}
	if wp.Projectile() || wp.Unarmed && !cr.Traits.Has(rules.ImprovedUnarmedStrike) {
		if s.guard < 0 {
			s.guard = s.loss(s.provoked()) * weighOpportunity / 100
		}
		worth -= s.guard
	}
	if e.Facts.Has(s.me, rules.Disabled) && mode == 0 {
		worth -= s.worth * 600 // it falls by the effort (HP-02)
	}
	return a, worth, true
}

// combine makes an attack a full attack when that gives more than one blow.
func (s *soldier) combine(a *rules.Action, wp *rules.Weapon) {
	c, cr := &s.e.Facts.Combatants[s.me], &s.e.Creatures[s.me]
	if wp.OffHand {
		return
	}
	for range attack.Blows(cr) {
		a.Blows[a.NBlows] = rules.Blow{Weapon: a.Weapon, On: a.On}
		a.NBlows++
	}
	if !wp.Projectile() && wp.Hand != rules.TwoHanded && !wp.TwoGrip && cr.Traits.Has(rules.TwoWeaponFighting) {
		for i := range cr.Weapons {
			if cr.Weapons[i].OffHand && c.Ready>>i&1 == 1 && int(a.NBlows) < rules.MaxAttacks {
				a.Blows[a.NBlows] = rules.Blow{Weapon: int8(i), On: a.On}
				a.NBlows++
				break
			}
		}
	}
	if a.NBlows == 1 {
		a.NBlows, a.Blows[0] = 0, rules.Blow{}
		return
	}
	a.Verb = rules.FullAttack
}
