package odds

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// Course is what an action comes to as a whole, with all that may interrupt it.
// Enemies who may strike at an opportunity are taken to strike, in their order
// and as often as they may (AOO-08, AOO-10); one who is run into is taken to
// block, and whoever may try in return to try. Readied actions are taken to be
// kept, and the choices of who acts to be declined.
type Course struct {
	// Succeeds is the chance that the action does what it is for: its one attack
	// deals damage or lands its effect, its check is won, its deed is done, its
	// way walked to the end.
	Succeeds Fraction
	// Begins is the chance that nothing foils it before its own first roll, or
	// before its deed where it has none.
	Begins Fraction
	// Attack is what an action of one attack comes to for whom it is aimed at, of a shot
	// into a grapple too (GRP-08).
	Attack Attack
	// Kills is the chance that whom it strikes is dead after it, Falls that who
	// acts is felled by it (HP-02, HP-03).
	Kills, Falls Fraction
	// Returns is the chance that an attempt in return is made and succeeds
	// (MAN-02, MAN-03).
	Returns Fraction
	// Strikes are the opportunities, in the order in which they come.
	Strikes []Reaction
}

// Reaction is an opportunity that an action gives.
type Reaction struct {
	By rules.ID
	// Nth counts those of one enemy in this action, from 0.
	Nth int
	// At is where who acts stood.
	At grid.Cell
	// Made is the chance that it comes to it, Hurts that it does and deals
	// damage.
	Made, Hurts Fraction
	// After reports that it comes only after the action's own first roll.
	After bool
}

// Hits is the chance that a reaction hurts once it is made.
func (r *Reaction) Hits() Fraction {
	if r.Made.num.zero() {
		return Fraction{den: one()}
	}
	return Fraction{r.Hurts.num, r.Made.num}
}

// OfCourse walks an action through every answer of the dice, its interruptions
// included, by the steps that carry it out. The action must be legal, or answer
// the question that is asked. ok is false when that would take too long: then
// there are no odds.
func OfCourse(e *rules.Encounter, a *rules.Action) (c Course, ok bool) {
	r := Reckon(e, a, dice.Set{}, false)
	r.Go(most + 1)
	return r.Course()
}

// Reckoning is a Course that is worked out piece by piece, for those who cannot
// wait for it. However it is cut into pieces it comes to the same.
type Reckoning struct {
	w        walk
	own      bool // the encounter it began with is its own
	done, ok bool
}

// Reckon begins a Course. Where opening says so it goes only up to the first attack
// roll of the action: who may strike before it, and the chance that it comes to it.
// Of a full attack the rest is for OfFull. A die that is set shows what it is set to in
// every way the dice can fall, whoever throws it first.
func Reckon(e *rules.Encounter, a *rules.Action, next dice.Set, opening bool) *Reckoning {
	r := &Reckoning{w: walk{next: next, until: opening}}
	r.w.ends = r.w.end
	r.w.begin(e, a)
	return r
}

// Go looks at about so many more answers of the dice and reports whether that was
// all. Until it is, the encounter that it began with may change as it likes.
func (r *Reckoning) Go(answers int) (done bool) {
	if r.done {
		return true
	}
	if r.done, r.ok = r.w.goOn(r.w.answers + answers); !r.done && !r.own {
		r.own, r.w.start = true, r.w.start.Clone()
	}
	return r.done
}

// Course is what has come of it; ok is false until it is done, and where it would
// take too long.
func (r *Reckoning) Course() (c Course, ok bool) {
	if !r.done || !r.ok {
		return Course{}, false
	}
	return r.w.reckon(), true
}

// tallies add up the ends of a walk.
type tallies struct {
	succeeds, begins, hit, damages, critical, drops, kills, falls, returns, sum weight
	most                                                                        int
}

// end counts a way in which the action has ended.
func (w *walk) end(s *state) {
	t := &w.sums
	add := func(to *weight, so bool) {
		if so {
			*to = to.plus(s.w)
		}
	}
	me := w.act.By
	lost, drops, kills := 0, false, false
	for id := range s.e.Count() {
		now, was := &s.e.Facts.Combatants[id], &w.start.Facts.Combatants[id]
		if id == me || s.so&astray != 0 || now.HP >= was.HP && !now.Conditions.Has(rules.Dead) {
			continue
		}
		lost += int(was.HP - now.HP)
		drops = drops || now.HP < was.HP && (combat.Down(w.start, id, int(now.HP)) || now.Spent&^was.Spent != 0)
		kills = kills || now.Conditions.Has(rules.Dead) && !was.Conditions.Has(rules.Dead)
	}
	hurts := s.so&landed != 0 && lost > 0 || w.act.Verb == rules.CoupDeGrace && lost > 0
	add(&t.succeeds, w.succeeded(s.so))
	add(&t.begins, s.so&began != 0)
	add(&t.hit, s.so&rolled != 0)
	add(&t.damages, hurts)
	add(&t.critical, hurts && s.so&critical != 0)
	add(&t.drops, drops)
	add(&t.kills, kills)
	add(&t.falls, s.so&felled != 0)
	add(&t.returns, s.so&returned != 0)
}

// reckon adds everything up.
func (w *walk) reckon() Course {
	of := func(n weight) Fraction { return Fraction{n, certain} }
	t := &w.sums
	c := Course{
		Succeeds: of(t.succeeds), Begins: of(t.begins), Kills: of(t.kills), Falls: of(t.falls), Returns: of(t.returns),
		Attack: Attack{
			Hit: of(t.hit), Damages: of(t.damages), Critical: of(t.critical),
			Miss: of(certain.minus(t.damages)), Drops: of(t.drops), Mean: of(t.sum), Most: t.most,
		},
		Strikes: w.strikes,
	}
	return c
}
