package story

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/odds"
)

// blow is an attack whose dice are falling.
type blow struct {
	roll Roll
	stakes
	before health // of who is struck
	on     bool
	hit    bool
	harms  bool // a hit deals damage
	untold bool // nothing is recorded of what its dice decided but how it came out
}

// stakes are what the dice of a deed decide: its worth, and the hit points that
// count.
type stakes struct{ worth, points prospect }

// assess looks for rolls that decide something.
func (t *teller) assess(ev *rules.Event) {
	switch ev.Kind {
	case rules.AttackRolled:
		t.closeBlow(0)
		t.openBlow(ev)
	case rules.MissChanceRolled:
		if b := &t.blow; b.on {
			b.hit = b.hit && ev.Flags&rules.FlagLost == 0
			if !b.hit || !b.harms { // nothing more is rolled for it
				t.closeBlow(0)
			}
		}
	case rules.ConfirmationRolled:
		if t.blow.on && ev.Flags&rules.FlagCritical != 0 { // the hit stands whether it is confirmed or not (ATK-18)
			t.critical()
		}
	case rules.DamageRolled:
		if ev.Cite == rules.ACT28 && t.power.on {
			t.powerDice(ev)
		}
	case rules.Damaged:
		if b := &t.blow; b.on && b.harms && ev.Who == b.roll.Whom && ev.Whom == b.roll.Who {
			t.closeBlow(int(ev.A))
		}
	case rules.PowerUsed:
		t.closeBlow(0)
		t.power = use{who: ev.Who, whom: ev.Whom, option: uint8(ev.A), at: ev.To, on: true}
		if p := t.ability(); p != nil && p.Deals && p.Damage.Count == 0 {
			t.power.rolled = max(1, int(p.Damage.Plus))
		}
	case rules.TestRolled:
		t.closeBlow(0)
		t.test(ev)
	case rules.ContestRolled:
		t.closeBlow(0)
		t.contest(ev)
	case rules.StabilisationRolled:
		p := either(Whole/10, worthCheck, 0)
		t.decide(Roll{Kind: Check, Who: ev.Who, Whom: rules.Nobody, Chance: Whole / 10, Success: ev.B == 0, Real: got(ev.B == 0, worthCheck)}, &p, 0, 0)
	}
}

// got is what a success is worth.
func got(success bool, worth int64) int64 {
	if success {
		return worth
	}
	return 0
}

// openBlow begins an attack whose d20 has just shown.
func (t *teller) openBlow(ev *rules.Event) {
	touch := ev.Report != nil && ev.Report.Frame.Mode&rules.ModeOpening != 0 || ev.Report == nil && maneuver(ev.Verb) // at a square where nobody was
	h := t.hero(ev.Who)
	if !touch {
		h.Attacks++
	}
	if ev.Whom == rules.Nobody {
		return
	}
	if ev.Report == nil { // of an earlier revision of the rules
		t.story.Untold = true
		t.blow = blow{on: !touch, untold: true, hit: ev.Flags&rules.FlagHit != 0, harms: true, roll: Roll{Kind: Attack, Who: ev.Who, Whom: ev.Whom}}
		if !touch && ev.Flags&rules.FlagCritical != 0 {
			t.critical()
		}
		return
	}
	fr := ev.Report.Frame
	fr.Renew()
	deal := odds.OfDeal(&fr)
	b := blow{on: true, hit: ev.Flags&rules.FlagHit != 0, harms: !touch && !fr.Harmless}
	b.before = healthOf(t.e, ev.Whom)
	b.roll = Roll{Kind: Attack, Who: ev.Who, Whom: ev.Whom, Verb: ev.Verb, Weapon: ev.Weapon, Natural: int(ev.A), Chance: deal.Lands, CriticalChance: deal.Critical}
	switch {
	case touch:
		b.roll.Kind = Touch
		b.worth = either(deal.Lands, worthTouch, 0)
	case fr.Harmless:
		p := &t.e.Creatures[ev.Who].Powers[max(int(ev.Weapon)-rules.PowerWeapon, 0)]
		worth := laid(t.e, ev.Whom, p)
		if p.Save != rules.NoSave { // the save is a roll of its own
			worth /= 2
		}
		b.worth = either(deal.Lands, worth, 0)
	default:
		for damage, share := range deal.Damage {
			if share == 0 {
				continue
			}
			b.worth.values = append(b.worth.values, b.before.harm(t.e, ev.Whom, damage))
			b.worth.shares = append(b.worth.shares, share)
			b.points.values = append(b.points.values, b.before.counted(t.e, ev.Whom, damage))
			if b.before.fells(t.e, ev.Whom, damage) {
				b.roll.FellChance += share
			}
			b.roll.Mean += signed(int64(damage)*1000, share)
		}
		b.points.shares = b.worth.shares
	}
	t.blow = b
	if ev.Flags&rules.FlagCritical != 0 { // sure, without a confirmation (SKI-03)
		t.critical()
	}
	if !b.hit || !b.harms && fr.Conceal == 0 { // else the miss chance is still to be rolled (CON-04)
		t.closeBlow(0)
	}
}

func (t *teller) critical() {
	if !t.blow.roll.Critical {
		t.blow.roll.Critical = true
		t.hero(t.blow.roll.Who).Criticals++
	}
}

// closeBlow ends the attack under way with the damage it has dealt.
func (t *teller) closeBlow(damage int) {
	b := &t.blow
	if !b.on {
		return
	}
	b.on = false
	r := b.roll
	r.Success, r.Damage = b.hit, damage
	if b.hit && r.Kind == Attack {
		t.hero(r.Who).Hits++
	}
	if b.untold {
		return
	}
	var points int64
	switch {
	case !b.hit:
	case damage > 0:
		r.Real, points = b.before.harm(t.e, r.Whom, damage), b.before.counted(t.e, r.Whom, damage)
		r.Fell = b.before.fells(t.e, r.Whom, damage)
	case !b.harms && len(b.worth.values) > 0:
		r.Real = b.worth.values[0]
	}
	t.decide(r, &b.worth, points, b.points.mean())
}

// decide writes a roll down and gives its luck to those it concerns: it is the
// deed of Who on Whom, or for Who's own side.
func (t *teller) decide(r Roll, p *prospect, points, meanPoints int64) {
	r.Step, r.Event, r.Round, r.Expected = t.step, t.event, max(t.story.Last, 1), p.mean()
	t.story.Rolls = append(t.story.Rolls, r)
	t.share(r.Who, r.Whom, r.Swing(), points-meanPoints, p.variance())
	if r.Kind == Attack && r.Whom != rules.Nobody {
		h := t.hero(r.Who)
		if t.sideOf(r.Who) == t.sideOf(r.Whom) {
			h.Worth -= r.Real
		} else {
			h.Worth += r.Real
		}
	}
}

// share gives luck to creatures and sides.
func (t *teller) share(who, whom rules.ID, swing, points, variance int64) {
	mine, theirs := t.sideOf(who), t.sideOf(whom)
	give := func(l *Luck, made, met, hp int64) {
		l.Made += made
		l.Met += met
		l.HP += hp
		l.Variance += variance
	}
	if whom == rules.Nobody {
		give(&t.hero(who).Luck, swing, 0, points)
		give(&t.story.Sides[mine].Luck, swing, 0, points)
		return
	}
	give(&t.hero(whom).Luck, 0, -swing, -points)
	give(&t.story.Sides[theirs].Luck, 0, -swing, -points)
	switch {
	case who == rules.Nobody:
	case mine != theirs:
		give(&t.hero(who).Luck, swing, 0, points)
		give(&t.story.Sides[mine].Luck, swing, 0, points)
	case who != whom:
		give(&t.hero(who).Luck, -swing, 0, -points)
	}
}

// test weighs a saving throw or a check.
func (t *teller) test(ev *rules.Event) {
	bonus, dc := int(ev.B-ev.A), int(ev.C)
	passed := ev.Flags&rules.FlagHit != 0
	if ev.Cite == rules.DMG11 {
		t.venom(ev, bonus, dc)
		return
	}
	if ev.Cite != rules.SAV01 {
		chance := ofFraction(odds.OfTrial(bonus, dc, ev.Verb == rules.Aid))
		p := either(chance, worthCheck, 0)
		t.decide(Roll{Kind: Check, Who: ev.Who, Whom: rules.Nobody, Verb: ev.Verb, Natural: int(ev.A), Chance: chance, Success: passed, Real: got(passed, worthCheck)}, &p, 0, 0)
		return
	}
	fails := Whole - ofFraction(odds.OfSave(bonus, dc))
	r := Roll{Kind: Save, Who: ev.Whom, Whom: ev.Who, Verb: ev.Verb, Natural: int(ev.A), Chance: fails, Success: !passed}
	var bad, good, badPoints, goodPoints int64 // for whoever caused it
	switch ev.Verb {
	case rules.CoupDeGrace, rules.Attack:
		bad = standing(t.e, ev.Who)
		r.FellChance = got64(bad > 0, fails)
		r.Fell = !passed && bad > 0
	default:
		p := t.ability()
		if !t.power.on || p == nil || t.power.who != ev.Whom {
			return
		}
		r.Weapon = rules.PowerWeapon + int8(t.power.option)
		if t.power.saved = passed; p.SavesFirst() {
			bad, good, badPoints, goodPoints = t.saved(p, ev.Who, bonus, fails, &r)
			break
		}
		bad, good, badPoints, goodPoints = t.suffers(p, ev.Who, bonus)
		if !p.Strikes && p.Deals {
			v, h := t.victim(p, ev.Who, bonus), healthOf(t.e, ev.Who)
			full, half := combat.Suffers(t.e, &v, p, t.power.rolled, false), combat.Suffers(t.e, &v, p, t.power.rolled, true)
			r.FellChance = got64(h.fells(t.e, ev.Who, full), fails) + got64(h.fells(t.e, ev.Who, half), Whole-fails)
			r.Damage = full
			if passed {
				r.Damage = half
			}
			r.Mean = signed(int64(full)*1000, fails) + signed(int64(half)*1000, Whole-fails)
			r.Fell = h.fells(t.e, ev.Who, r.Damage)
		}
	}
	p, points := either(fails, bad, good), either(fails, badPoints, goodPoints)
	r.Real = good
	real := goodPoints
	if !passed {
		r.Real, real = bad, badPoints
	}
	t.decide(r, &p, real, points.mean())
}

// venom weighs the save against the ability damage of a weapon (DMG-11).
func (t *teller) venom(ev *rules.Event, bonus, dc int) {
	fails := Whole - ofFraction(odds.OfSave(bonus, dc))
	p := either(fails, sapping(t.e, ev.Who, &t.e.Creatures[ev.Whom].Weapon(ev.Weapon).Saps), 0)
	passed := ev.Flags&rules.FlagHit != 0
	t.decide(Roll{Kind: Save, Who: ev.Whom, Whom: ev.Who, Verb: ev.Verb, Weapon: ev.Weapon, Natural: int(ev.A), Chance: fails, Success: !passed,
		Real: got(!passed, p.values[0])}, &p, 0, 0)
}

func got64(so bool, n uint64) uint64 {
	if so {
		return n
	}
	return 0
}

// contest weighs an opposed check when its second die has shown.
func (t *teller) contest(ev *rules.Event) {
	if ev.Flags&rules.FlagBegins != 0 {
		t.check = opposed{begins: *ev, fresh: true, on: true}
		return
	}
	c := &t.check
	if !c.on {
		return
	}
	mine := &c.begins
	if mine.B == ev.B && mine.C == ev.C {
		return // equal: both are rolled anew
	}
	won := ev.Flags&rules.FlagHit == 0
	chance := ofFraction(odds.OfContest(int(mine.C), int(ev.C)))
	if !c.fresh { // the first die is known already
		chance = against(int(mine.B), int(mine.C), int(ev.C))
	}
	c.fresh = false
	if t.sideOf(mine.Who) == t.sideOf(ev.Who) {
		return
	}
	p := either(chance, worthContest, 0)
	t.decide(Roll{Kind: Contest, Who: mine.Who, Whom: ev.Who, Verb: ev.Verb, Natural: int(mine.A), Chance: chance, Success: won, Real: got(won, worthContest)}, &p, 0, 0)
}

// against is the chance that a total stands against a d20 with a modifier
// (MAN-01).
func against(total, mine, theirs int) uint64 {
	won, again := uint64(0), false
	for face := 1; face <= 20; face++ {
		switch other := face + theirs; {
		case total > other || total == other && mine > theirs:
			won++
		case total == other && mine == theirs:
			again = true
		}
	}
	if again {
		return share(won, 20) + ofFraction(odds.OfContest(mine, theirs))/20
	}
	return share(won, 20)
}
