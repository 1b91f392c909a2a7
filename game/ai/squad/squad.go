package squad

import (
	"math/bits"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/position"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// Squad commands figures (SKI-01): of those that may still be activated it
// takes the one with most to win at once, weighs its targets and the fire of
// others by the exact odds, strikes where a figure can be finished, and keeps
// those that fight from afar away from those that do not.
type Squad struct {
	eval.Temper
	// Goal is what is played for, nil for simply winning.
	Goal  *eval.Goal
	noise dice.Stream // by which things look more or less than they are
	e     *rules.Encounter
	ways  position.Ways

	mine, foes []member
	band       []member // all of the side, activated or not
	harms      []harm
	aim        rules.Aim
	odds       eval.Chances
	// prospect is what the attack is worth that a figure was last found to have.
	prospect int
	// strayed is one more than the figure that began last, if on a whim: it does
	// nothing else.
	strayed rules.ID
}

// member is what the squad weighs about one figure.
type member struct {
	id    rules.ID
	at    grid.Space
	hp    int
	worth int
	*rules.Figure
	far   int // squares to the nearest enemy
	waits bool
	hurt  bool
}

// Lead decides for the side whose turn it is, that of me.
func (q *Squad) Lead(e *rules.Encounter, me rules.ID, how eval.Temper, noise dice.Stream) rules.Action {
	q.e, q.Temper, q.noise = e, how, noise
	q.read(e, me)
	p := &e.Facts.Phase
	if p.Open {
		if a, ok := q.goOn(p.Lead); ok {
			return a
		}
		if p.Left == 0 || len(q.mine) == 0 {
			return rules.Action{Verb: rules.EndTurn, By: p.Lead, On: rules.Nobody}
		}
	}
	return q.activate()
}

// read takes stock of the figures of both sides; mine holds those that may
// still begin an activation.
func (q *Squad) read(e *rules.Encounter, me rules.ID) {
	q.mine, q.foes, q.band = q.mine[:0], q.foes[:0], q.band[:0]
	for id := range e.Count() {
		if !e.Present(id) {
			continue
		}
		f := eval.CardOf(&e.Creatures[id])
		c := &e.Facts.Combatants[id]
		m := member{id: id, at: e.Space(id), hp: int(c.HP), Figure: f, waits: !c.Activated,
			worth: eval.Standee(e, id, f), far: 1 << 20, hurt: eval.Hurt(e, id)}
		if n, ok := q.Goal.Value(e, id); ok {
			m.worth = n
		}
		if e.Hostile(me, id) {
			q.foes = append(q.foes, m)
			continue
		}
		q.band = append(q.band, m)
		if m.waits {
			q.mine = append(q.mine, m)
		}
	}
	for i := range q.mine {
		q.mine[i].far = q.gap(e, q.mine[i].at, 1<<20)
	}
	q.incline(e)
}

// gap is the distance from a space to the nearest foe, or more than limit when
// none is within that.
func (q *Squad) gap(e *rules.Encounter, at grid.Space, limit int) int {
	least := limit + 1
	for i := range q.foes {
		f := &q.foes[i].at
		// Most are too far by one axis alone, which is quickly seen.
		if int(f.At.X-at.At.X) >= least+int(at.N) || int(at.At.X-f.At.X) >= least+int(f.N) ||
			int(f.At.Y-at.At.Y) >= least+int(at.N) || int(at.At.Y-f.At.Y) >= least+int(f.N) {
			continue
		}
		least = min(least, e.Options.Grid.SpaceDistance(at, *f))
	}
	return least
}

// activate chooses the figure to begin with: one that can strike where it
// stands, then one that can after a move, the strongest of them; else the one
// nearest to a foe.
func (q *Squad) activate() rules.Action {
	best, score := 0, -1<<30
	for i := range q.mine {
		m := &q.mine[i]
		n := m.worth - m.far
		switch {
		case m.far <= 1:
			n += 1 << 12
		case !m.Melee:
			n += 1 << 11
		case m.far <= int(m.Speed)+1:
			n += 1 << 10
		default:
			n -= 64 * m.far
		}
		if q.Wily {
			n = q.turnOf(m, n)
		}
		if q.preys(m) {
			n += 1 << 11
		}
		if q.Single { // each thinks of itself: whoever comes first to mind
			n = q.noise.D(1 << 10)
		}
		if n > score {
			best, score = i, n
		}
	}
	return q.begin(&q.mine[best])
}

// begin decides what a figure does first.
func (q *Squad) begin(m *member) rules.Action {
	if q.Strays(&q.noise) {
		q.strayed = m.id + 1
		if a, ok := q.stroll(m); ok {
			return a
		}
		return rules.Action{Verb: rules.Pass, By: m.id, On: rules.Nobody}
	}
	q.strayed = 0
	if a, ok := q.errand(m); ok {
		return a
	}
	if q.falters(m) {
		if a, ok := q.withdraw(m.id); ok {
			return a
		}
	}
	stays := !m.Melee || m.far <= 1
	if stays && m.Melee && q.preys(m) && !q.besideHurt(m, m.at.At) {
		stays = false // it leaves whom it fights for the weaker
	}
	if stays {
		if a, ok := q.fire(m.id); ok {
			return a
		}
	}
	if a, ok := q.closeOn(m); ok {
		return a
	}
	if q.Wily {
		if a, ok := q.withdraw(m.id); ok {
			return a
		}
	}
	return rules.Action{Verb: rules.Pass, By: m.id, On: rules.Nobody}
}

// goOn decides what the figure whose activation is open does with the rest of
// it; ok is false when it has nothing to do.
func (q *Squad) goOn(id rules.ID) (a rules.Action, ok bool) {
	if q.strayed == id+1 {
		return a, false
	}
	b := &q.e.Facts.Combatants[id].Budget
	if b.Standard > 0 {
		if a, ok := q.fire(id); ok {
			return a, true
		}
		return a, false
	}
	if b.Move > 0 {
		if a, bound := q.onErrand(id, int(q.e.Rules.Move.Speed(q.e, id))); bound {
			return a, a.Verb != rules.NoVerb
		}
	}
	if b.Move > 0 && !q.Rash {
		return q.withdraw(id)
	}
	return a, false
}

// fire finds the attack of a figure that is worth most, from where it stands.
func (q *Squad) fire(id rules.ID) (best rules.Action, ok bool) {
	e := q.e
	top := -1
	for i := range q.foes {
		f := &q.foes[i]
		attack.AimIf(e, id, f.id, 0, 0, &q.aim)
		if !q.aim.Refusal.OK() {
			continue
		}
		if n := q.Look(eval.Prize(f.worth, f.hp, q.odds.Of(&q.aim.Frame, f.hp)), &q.noise); n > top {
			top, ok = n, true
			best = rules.Action{Verb: rules.Attack, By: id, On: f.id}
		}
	}
	q.prospect = top
	if ok && !q.Single && q.anyOther(id) {
		q.join(&best, top)
	}
	return best, ok
}

// anyOther reports whether somebody else of the side is still to be activated.
func (q *Squad) anyOther(id rules.ID) bool {
	return len(q.mine) > 1 || len(q.mine) == 1 && q.mine[0].id != id
}

// join adds the fire of others to an attack where that is worth more than
// what they would do by themselves, the least useful first (SKI-14).
func (q *Squad) join(a *rules.Action, worth int) {
	e := q.e
	set := e.Rules.Attack.Contributors(e, a.By, a.On)
	target := q.foe(a.On)
	for set != 0 {
		idle, price := rules.Nobody, 1<<30
		for rest := set; rest != 0; rest &= rest - 1 {
			id := rules.ID(bits.TrailingZeros64(rest))
			if n := q.alone(e, id, target); n < price {
				idle, price = id, n
			}
		}
		with := a.With | 1<<idle
		attack.AimAt(e, a.By, a.On, 0, rules.Combined(bits.OnesCount64(with)), &q.aim)
		n := eval.Prize(target.worth, target.hp, q.odds.Of(&q.aim.Frame, target.hp))
		if n-worth <= price {
			return
		}
		a.With, worth = with, n
		set &^= 1 << idle
	}
}

func (q *Squad) foe(id rules.ID) *member {
	for i := range q.foes {
		if q.foes[i].id == id {
			return &q.foes[i]
		}
	}
	return nil
}

// later is what an attack is worth, in percent, that a figure can make only
// after it has come nearer.
const later = 60

// alone is about what a figure would win by its own activation, in the terms of
// prize: an attack where it has one in reach, else one that it comes nearer to.
func (q *Squad) alone(e *rules.Encounter, id rules.ID, target *member) int {
	for i := range q.mine {
		m := &q.mine[i]
		if m.id != id {
			continue
		}
		reach := 1 << 20
		if m.Melee {
			reach = int(m.Speed) + 1
		}
		hit := min(max(21-int(target.Defence)+int(m.Attack), 1), 19)
		damage := 50 * hit * int(m.Damage)
		left := max(target.hp, 1)
		n := eval.Prize(target.worth, target.hp, eval.Chance{Damage: damage, Drops: min(50*hit*min(int(m.Damage), left)/left, 50*hit)})
		if m.far > reach {
			n = eval.Part(n, later, 100)
		}
		return n
	}
	return 1 << 29
}
