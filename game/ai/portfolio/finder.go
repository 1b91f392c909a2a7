package portfolio

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/position"
	"tenaille/game/ai/squad"
	"tenaille/game/ai/tactics"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// Finder finds the lines of a creature in its turn: from each of a few places and
// postures whatever the ruleset lists there.
type Finder struct {
	e    *rules.Encounter // as it is; not changed
	me   rules.ID
	side uint8

	pos    position.Position // what it knows, on an encounter to try things on
	ways   position.Ways
	before *rules.Encounter // after the first part of a line
	trial  *rules.Encounter
	means  eval.Attacks
	src    dice.Seeded

	heads  []head
	next   int
	lines  []Line
	turns  []squad.Turn
	legal  []rules.Action
	asked  rules.Action // these two would be made anew each time otherwise
	main   rules.Action
	threat []int
}

// head is how a line may begin: nothing, a step, a walk, another posture.
type head struct {
	acts [2]rules.Action
	n    int
	cost int // damage to be feared on the way, in thousandths
	// wards says that it leads before one of the side who needs that.
	wards bool
}

// Lines are those found.
func (f *Finder) Lines() []Line { return f.lines }

// Begin begins to find the lines of whoever is to act, whose soldier has come to
// a decision.
func (f *Finder) Begin(s *tactics.Soldier) {
	f.e, f.me = s.Encounter(), s.Self()
	f.side = f.e.Creatures[f.me].Side
	f.lines, f.heads, f.next = f.lines[:0], f.heads[:0], 0
	f.before = reset(f.before, f.e)
	f.trial = reset(f.trial, f.e)
	f.pos.E, f.pos.Me = f.before, f.me
	f.pos.TakeStock()
	f.head(0)
	f.postures()
	f.steps()
	f.places(s)
}

// reset makes a copy of an encounter where an older copy may be.
func reset(to, from *rules.Encounter) *rules.Encounter {
	if to == nil {
		return from.Clone()
	}
	from.CopyTo(to)
	return to
}

// head adds a beginning unless it is there.
func (f *Finder) head(cost int, acts ...rules.Action) {
	h := head{cost: cost, n: len(acts)}
	copy(h.acts[:], acts)
	for i := range f.heads {
		if f.heads[i].n == h.n && f.heads[i].acts == h.acts {
			return
		}
	}
	f.heads = append(f.heads, h)
}

// heading are the verbs that change how one stands before something else is done.
var heading = [...]rules.Verb{
	rules.StandUp, rules.Rise, rules.RightSelf, rules.Kneel, rules.DropProne, rules.Crawl,
	rules.Draw, rules.Load, rules.PickUp, rules.Release, rules.ReadyShield,
}

// postures lists what may come before anything else on the spot.
func (f *Finder) postures() {
	for _, verb := range heading {
		for _, a := range f.list(f.e, verb) {
			cost := 0
			if all, _ := combat.Provokes(f.e, &a); all {
				cost = f.pos.Provoked()
			}
			f.head(cost, a)
		}
	}
}

// steps lists the 5-foot steps.
func (f *Finder) steps() {
	for _, a := range f.list(f.e, rules.FiveFootStep) {
		f.head(0, a)
	}
}

// list lists the actions of a verb, valid until the next are listed.
func (f *Finder) list(e *rules.Encounter, verb rules.Verb) []rules.Action {
	row := &e.Rules.Verbs[verb]
	f.legal = f.legal[:0]
	if row.List == nil || row.Start == nil {
		return nil
	}
	f.asked = rules.Action{Verb: verb, By: f.me, On: rules.Nobody}
	if !e.Rules.Turn.Barred(e, &f.asked, row).OK() {
		return nil
	}
	f.legal = row.List(e, f.me, f.legal)
	return f.legal
}

// Step finds the lines of one more beginning; done says that it was the last.
func (f *Finder) Step() (done bool) {
	if f.next == len(f.heads) {
		return true
	}
	h := &f.heads[f.next]
	f.next++
	f.before = reset(f.before, f.e)
	f.src = *dice.NewSeeded(1)
	for i := range h.n {
		f.begun(&h.acts[i])
	}
	f.pos.E = f.before
	f.pos.TakeStock()
	f.mains(h)
	return f.next == len(f.heads)
}

// begun does the beginning of a line in thought: a walk without what may happen
// on the way, which is counted.
func (f *Finder) begun(a *rules.Action) {
	switch a.Verb {
	case rules.Move:
		combat.WalkedTo(f.before, f.me, a.Cell)
	default:
		f.do(f.before, a)
	}
}

// do does an action and what is asked meanwhile; ok is false when it is refused.
func (f *Finder) do(e *rules.Encounter, a *rules.Action) (ok bool) {
	if !e.Do(a, &f.src).OK() {
		return false
	}
	for range 64 {
		what, who := e.Awaits()
		if what != rules.AwaitsAnswer {
			break
		}
		f.asked = rules.Action{Verb: e.Wise(), By: who, On: rules.Nobody}
		e.Do(&f.asked, &f.src)
	}
	return true
}

// throws is how often something with dice of its own is tried.
const throws = 3

// mainly are the verbs a line may be for, besides walking.
var mainly = [...]rules.Verb{
	rules.FullAttack, rules.Attack, rules.Charge, rules.CoupDeGrace, rules.Power, rules.Drink,
	rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.Overrun, rules.Net,
	rules.GrappleDamage, rules.GrapplePin, rules.GrappleEscape, rules.GrappleMove, rules.Escape,
	rules.Aid, rules.FirstAid, rules.Wake, rules.FightDefensively, rules.TotalDefenceAction, rules.Ready,
	rules.Delay, rules.Withdraw, rules.Run, rules.Hide, rules.OpenDoor, rules.CloseDoor, rules.Sheathe,
}

// mains finds what may be done after a beginning, and nothing more.
func (f *Finder) mains(h *head) {
	e := f.before
	if what, who := e.Awaits(); what != rules.AwaitsAction || who != f.me {
		return
	}
	stands := eval.Standing(e, f.side)
	here := f.exposed(e, 100)
	lost := f.feared(h.cost)
	walk := Walk
	if h.wards {
		walk = Guard
	}
	f.keep(h, nil, walk, stands-lost-here)
	for _, verb := range mainly {
		if (verb == rules.Charge || verb == rules.Run || verb == rules.Withdraw || verb == rules.Delay) && h.n > 0 {
			continue
		}
		kind := kindOf(verb)
		for i, a := range f.list(e, verb) {
			if kind == Strike && f.bare(&a) {
				continue
			}
			switch verb {
			case rules.Attack, rules.FullAttack, rules.FightDefensively:
				on := a.On
				if a.NBlows == 1 || f.low(h) && !e.Creatures[f.me].Weapon(a.Weapon).Projectile() {
					continue // no more than an attack, or worse on the knees
				}
				if a.NBlows > 0 {
					on = a.Blows[0].On
				}
				if on < 0 || !e.Hostile(f.me, on) || e.Rules.Attack.Defeated(e, on) {
					continue
				}
				worth := f.means.Mean(e, &a, f.side)
				cost := int64(0)
				if all, _ := combat.Provokes(e, &a); all {
					cost = f.feared(f.pos.Provoked())
				}
				share := int64(100)
				if verb == rules.FightDefensively {
					worth, share = worth*3/4, 85
				}
				f.keep(h, &a, kind, stands+worth-lost-cost-here*share/100)
				if a.NBlows > 1 {
					f.split(h, &a, stands+worth-lost-cost-here)
				}
			case rules.TotalDefenceAction:
				f.keep(h, &a, kind, stands-lost-here*6/10)
			case rules.Ready:
				if a.Option > uint8(rules.EnemyAttacks) && i > 0 {
					continue
				}
				f.keep(h, &a, kind, stands-lost-here+f.waits(&a))
			case rules.Delay:
				f.keep(h, &a, kind, stands-lost-here)
			case rules.Run, rules.Withdraw:
				at := e.Facts.Combatants[f.me].At
				e.Facts.Combatants[f.me].At = a.Cell // a thought, taken back
				f.keep(h, &a, kind, stands-lost-f.exposed(e, 100))
				e.Facts.Combatants[f.me].At = at
			default:
				if !f.low(h) {
					f.keep(h, &a, kind, f.tried(&a)-lost)
				}
			}
		}
	}
}

// split keeps a full attack whose blows after the first go at another foe.
func (f *Finder) split(h *head, a *rules.Action, guess int64) {
	for i := range f.pos.Foes {
		other := *a
		if other.On = f.pos.Foes[i].ID; other.On == a.Blows[0].On {
			continue
		}
		for k := 1; k < int(other.NBlows); k++ {
			other.Blows[k].On = f.pos.Foes[i].ID
		}
		other.On = a.On
		if attack.Strikeable(f.before, f.me, f.pos.Foes[i].ID, other.Blows[1].Weapon, rules.ModeFull).OK() && f.before.Check(&other).OK() {
			f.keep(h, &other, Strike, guess-1)
		}
	}
}

// bare reports whether somebody with weapons strikes with bare hands without being
// made for it; a coup de grâce is not meant.
func (f *Finder) bare(a *rules.Action) bool {
	switch cr := &f.before.Creatures[f.me]; a.Verb {
	case rules.Attack, rules.FullAttack, rules.FightDefensively, rules.Charge:
		return a.Weapon == rules.UnarmedWeapon && f.before.Facts.Combatants[f.me].Ready != 0 && !cr.Traits.Has(rules.ImprovedUnarmedStrike)
	}
	return false
}

// low reports whether a beginning ends on the knees or on the ground.
func (f *Finder) low(h *head) bool {
	return h.n > 0 && (h.acts[h.n-1].Verb == rules.Kneel || h.acts[h.n-1].Verb == rules.DropProne)
}

// tried is how the side stands after an action, by a few throws.
func (f *Finder) tried(a *rules.Action) int64 {
	sum := int64(0)
	f.main = *a
	for k := range uint64(throws) {
		f.before.CopyTo(f.trial)
		f.src = *dice.NewSeeded(k*0x9E37 + 7)
		if !f.do(f.trial, &f.main) {
			return -1 << 60
		}
		sum += eval.Standing(f.trial, f.side) - f.exposed(f.trial, 100)
	}
	return sum / throws
}

// waits is about what a readied attack is worth: somebody may come.
func (f *Finder) waits(a *rules.Action) int64 {
	if a.Then != rules.Attack {
		return 0
	}
	w := f.before.Creatures[f.me].Weapon(a.Weapon)
	best := 0
	for i := range f.pos.Foes {
		best = max(best, f.pos.Foes[i].Worth*min(eval.Damage(f.before.Mod(f.me, rules.Str), w)/2/max(f.pos.Foes[i].HP, 1), 1000))
	}
	return int64(best / 4)
}

// exposed is what standing where it does may cost the creature before its next
// turn, in percent of all of it.
func (f *Finder) exposed(e *rules.Encounter, percent int) int64 {
	if !e.Present(f.me) || e.Rules.Attack.Defeated(e, f.me) {
		return 0
	}
	was := f.pos.E
	f.pos.E = e
	n := f.loss(f.pos.Menace(e.Facts.Combatants[f.me].At)) * int64(percent) / 800
	f.pos.E = was
	return n
}

// loss is what so much damage, in thousandths, costs.
func (f *Finder) loss(damage int) int64 {
	hp := max(1, int(f.e.Facts.Combatants[f.me].HP))
	return int64(f.pos.Worth * min(damage/hp, 1000))
}

// feared is what opportunities on the way that would do so much damage, in thousandths,
// cost: they wound, and do not bring down.
func (f *Finder) feared(damage int) int64 { return f.loss(damage) * eval.ShareHP / 100 }

// keep keeps a line.
func (f *Finder) keep(h *head, a *rules.Action, kind Kind, guess int64) {
	var l Line
	for i := range h.n {
		l.Add(h.acts[i])
	}
	if a != nil {
		l.Add(*a)
	}
	l.Kind, l.Guess = kind, guess
	if kind == Strike || kind == Maneuver || kind == Other {
		l.Loose = true
	}
	f.lines = append(f.lines, l)
}
