package tactics

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/position"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
)

// evaluate looks closely at one place: the best attack from there by exact odds,
// less what getting there and standing there may cost.
func (s *Soldier) evaluate(st *stand) {
	e := s.pos.E
	c := &e.Facts.Combatants[s.pos.Me]
	was := *c
	mode := rules.AttackMode(0)
	switch st.verb {
	case rules.Move:
		combat.WalkedTo(e, s.pos.Me, st.at)
	case rules.FiveFootStep:
		combat.SteppedTo(e, s.pos.Me, st.at)
	case rules.Charge:
		s.pos.Gives = combat.Opportunities(e, s.pos.Me, &st.path, s.pos.Gives[:0])
		for _, o := range s.pos.Gives {
			for i := range s.pos.Foes {
				if s.pos.Foes[i].ID == o.By {
					st.cost += s.pos.Foes[i].Hurt
				}
			}
		}
		combat.ChargedTo(e, s.pos.Me, st.at)
		s.pos.Ids = combat.Received(e, &rules.Action{Verb: rules.Charge, By: s.pos.Me, On: st.on, Weapon: st.weapon}, s.pos.Ids[:0])
		st.cost += s.pos.Hurt()
		mode = rules.ModeCharge
	case rules.Draw:
		combat.DrawnBy(e, s.pos.Me, st.weapon)
	case rules.Load:
		st.cost = s.pos.Provoked()
		spending := rules.SpendMove
		if e.Creatures[s.pos.Me].Weapon(st.weapon).LoadFull {
			spending = rules.SpendFullRound
		}
		combat.SpentOn(e, s.pos.Me, spending)
		combat.LoadedBy(e, s.pos.Me, st.weapon)
	}
	strike, gain := s.bestStrike(st, mode)
	score := gain - s.risk(st.cost)
	spare := 1 << 30
	if s.Sure() && !s.Keep && st.verb != rules.Draw && st.verb != rules.Load {
		spare = score - s.best.score // what leaves less is not taken
	}
	score -= s.exposure(st, spare)
	*c = was // it was only a thought
	switch {
	case strike.Verb == rules.NoVerb:
	case st.verb == rules.NoVerb:
		s.offer(&strike, score, gain)
	case st.verb == rules.Draw, st.verb == rules.Load:
		first := rules.Action{Verb: st.verb, By: s.pos.Me, On: rules.Nobody, Weapon: st.weapon}
		s.offer(&first, score-gain/10, gain)
	case st.verb == rules.Charge:
		s.offer(&rules.Action{Verb: rules.Charge, By: s.pos.Me, On: st.on, Weapon: st.weapon, Cell: st.at}, score, gain)
	case s.stays(st, &strike, gain):
	default:
		first := rules.Action{Verb: st.verb, By: s.pos.Me, On: rules.Nobody, Cell: st.at, Path: st.path}
		s.offer(&first, score-1, gain)
	}
}

// stays reports whether a shooter has no reason to walk to a place before it
// shoots: the shot is no better there, nobody strikes at it where it stands,
// and whoever comes at it now could come at it there.
func (s *Soldier) stays(st *stand, strike *rules.Action, gain int) bool {
	return st.verb == rules.Move && s.here > 0 && gain <= s.here && s.pos.E.Creatures[s.pos.Me].Weapon(strike.Weapon).Projectile() &&
		!s.pos.Threatened(s.pos.E.Facts.Combatants[s.pos.Me].At) && s.pos.Pressed(st.at)
}

// exposure is what standing in a place may cost before the next turn. It adds no more
// shots to what is most already: they cannot make it less.
func (s *Soldier) exposure(st *stand, most int) int {
	if s.Rash {
		return 0 // it minds no loss
	}
	if !s.pos.Shooter() {
		return s.loss(s.pos.Menace(st.at)) * weightMelee / 100
	}
	sum := s.loss(s.pos.Menace(st.at)) * weightShooter / 100
	shots := 0
	for i := range s.pos.Foes {
		f := &s.pos.Foes[i]
		if !f.Shoots || f.Idle {
			continue
		}
		if shots == 2 || sum >= most {
			break
		}
		shots++
		attack.AimIf(s.pos.E, f.ID, s.pos.Me, f.Weapon, 0, &s.aim)
		if s.aim.Refusal.OK() {
			sum += s.loss(eval.Rough(&s.aim.Frame)) * weightMelee / 100
		}
	}
	return sum
}

// bestStrike finds the attack worth most from where the soldier stands in its
// thoughts; its verb is NoVerb when there is none.
func (s *Soldier) bestStrike(st *stand, mode rules.AttackMode) (best rules.Action, gain int) {
	full := mode == 0 && s.pos.May(rules.FullAttack)
	later := false
	if mode == 0 && !full && !s.pos.May(rules.Attack) {
		if st.verb != rules.Load {
			return best, 0
		}
		later = true // a weapon loaded now is shot in the next turn
	}
	gain, s.guard = -1<<30, -1
	cr := &s.pos.E.Creatures[s.pos.Me]
	shots := 0 // from elsewhere the two most rewarding targets will do
	for i := range s.pos.Foes {
		f := &s.pos.Foes[i]
		if st.verb == rules.Charge && f.ID != st.on {
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
func (s *Soldier) strike(f *position.Foe, w int8, full bool, mode rules.AttackMode) (a rules.Action, worth int, ok bool) {
	e := s.pos.E
	c, cr := &e.Facts.Combatants[s.pos.Me], &e.Creatures[s.pos.Me]
	wp := cr.Weapon(w)
	switch {
	case w == rules.UnarmedWeapon:
		if !cr.Traits.Has(rules.ImprovedUnarmedStrike) && len(cr.Weapons) > 0 {
			return a, 0, false
		}
	case !wp.Natural && c.Ready>>w&1 == 0, wp.Loads() && c.Loaded>>w&1 == 0:
		return a, 0, false
	}
	if !wp.Projectile() && s.pos.Gap(c.At, f) > int(wp.Interval.Max) {
		return a, 0, false
	}
	a = rules.Action{Verb: rules.Attack, By: s.pos.Me, On: f.ID, Weapon: w}
	if full && !wp.Loads() {
		s.combine(&a, wp)
	}
	left, standing := f.HP, 1000
	for i := range max(1, int(a.NBlows)) {
		weapon, how := w, mode
		if a.NBlows == 0 && mode == 0 {
			how = combat.Mode(e, &a, 0) // perhaps one more of a full attack (ATK-15)
		}
		if a.NBlows > 0 {
			weapon, how = a.Blows[i].Weapon, combat.Mode(e, &a, i)
		}
		attack.AimIf(e, s.pos.Me, f.ID, weapon, how, &s.aim)
		if !s.aim.Refusal.OK() {
			if i == 0 {
				return a, 0, false
			}
			continue
		}
		odds := s.odds.Of(&s.aim.Frame, left)
		worth += eval.Part(eval.Prize(f.Worth, left, odds), standing, 1000)
		standing = standing * (1000 - odds.Drops) / 1000
		left = max(1, left-odds.Damage/1000)
	}
	if wp.Projectile() || wp.Unarmed && !cr.Traits.Has(rules.ImprovedUnarmedStrike) {
		if s.guard < 0 {
			s.guard = s.risk(s.pos.Provoked())
		}
		worth -= s.guard
	}
	if e.Facts.Has(s.pos.Me, rules.Disabled) && mode == 0 {
		worth -= s.pos.Worth * 600 // it falls by the effort (HP-02)
	}
	return a, worth, true
}

// combine makes an attack a full attack when that gives more than one blow.
func (s *Soldier) combine(a *rules.Action, wp *rules.Weapon) {
	c, cr := &s.pos.E.Facts.Combatants[s.pos.Me], &s.pos.E.Creatures[s.pos.Me]
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
