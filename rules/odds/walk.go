package odds

import (
	"math/big"
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// A walk plays an action on the real agenda in every way its dice can fall. What
// has come to the same is put together, so that a state is looked at once
// however many throws lead to it.

// certain is the sum of the shares of a walk. A share that does not divide is
// rounded down, by less than one in 2^90, and the last one takes what is left.
var certain = weight{hi: 1 << 36}

// most is how many answers of dice a walk looks at before it gives up.
const most = 60_000

// state is an encounter that the action may lead to, with what has come of the
// action so far and the share of the throws that lead there.
type state struct {
	e   *rules.Encounter
	so  progress
	w   weight
	key string
	// next is a die that is set and not thrown yet; it is spent by the first that asks.
	next dice.Set
}

// walk is one under way.
type walk struct {
	deed
	next  dice.Set // the die that is set before it begins
	start *rules.Encounter
	until bool // only until the first die of the action itself is owed
	pairs bool // every pair of faces of an opposed check is played

	open    [][]*state // by steps left on the agenda
	known   map[string]*state
	key     []byte
	free    []*state
	answers int
	notes   []note
	ends    func(s *state)
	strikes []Reaction
	sums    tallies
}

// note is an opportunity that was taken in a stretch of play, or that hurt, or
// damage that the action dealt.
type note struct {
	by          rules.ID
	nth         int
	at          grid.Cell
	after, hurt bool
	dealt       int // by nobody's opportunity: what the action itself deals
}

// branch is where an answer leads.
type branch struct {
	s     *state
	notes []note
	done  bool
}

// begin puts an action on the agenda of a copy of e, and nothing that follows it.
// The answer to a question has only what it leads to.
func (w *walk) begin(e *rules.Encounter, a *rules.Action) {
	w.act, w.start, w.known = *a, e, map[string]*state{}
	s := w.state()
	e.CopyTo(s.e)
	asked, ready := e.Asked()
	if w.ready = ready; ready {
		w.act = rules.Action{Verb: rules.Attack, By: asked.Who, On: asked.Whom, Weapon: asked.Weapon}
		if r := &e.Facts.Combatants[asked.Who].Readied; e.Rules.Questions[asked.Op].Name == rules.AskReadied {
			w.act = combat.Due(e, r, asked.Who, asked.Whom)
		}
		n := len(s.e.Agenda.Steps)
		s.e.Agenda.Steps = append(s.e.Agenda.Steps[:0], s.e.Agenda.Steps[n-1])
	}
	w.goal = w.goalOf(e)
	s.w, s.next = certain, w.next
	b := w.play(s, func() {
		s.e.Begin(a)
		if !ready {
			s.e.Agenda.Steps = s.e.Agenda.Steps[1:] // what follows the action is no part of it
		}
	})
	w.count(b.notes, s.w)
	w.settle(&b, s.w)
}

// run walks until nothing is open; ok is false when there is too much of it.
func (w *walk) run() (ok bool) {
	_, ok = w.goOn(most + 1)
	return ok
}

// goOn walks until nothing is open or about so many answers have been looked at
// since the beginning; done reports that nothing is left to do, ok that all is
// known.
func (w *walk) goOn(answers int) (done, ok bool) {
	for n := len(w.open) - 1; n >= 0; n = len(w.open) - 1 {
		if len(w.open[n]) == 0 {
			w.open = w.open[:n]
			continue
		}
		s := w.open[n][0]
		w.open[n] = w.open[n][1:]
		delete(w.known, s.key)
		if w.answers > most {
			return true, false
		}
		w.expand(s)
		if w.free = append(w.free, s); w.answers >= answers {
			return len(w.open) == 0, true
		}
	}
	return true, true
}

// expand plays all answers to the question that a state waits for.
func (w *walk) expand(s *state) {
	if combat.Contested(s.e) {
		w.contest(s)
		return
	}
	q, _ := s.e.Pending()
	w.fork(s, q, s.w, func(b *branch, share weight) {
		w.count(b.notes, share)
		w.settle(b, share)
	})
}

// fork plays each answer to a question from a state and hands on what it leads
// to, with its share of so much.
func (w *walk) fork(s *state, q dice.Question, of weight, each func(b *branch, share weight)) {
	var room [48]dice.Outcome
	out, total, rest := s.next.Outcomes(room[:0], q)
	left := of
	for i := range out {
		share := left
		if i+1 < len(out) {
			share = of.part(out[i].Weight, total)
			left = left.minus(share)
		}
		b := w.try(s, out[i].Answer)
		b.s.w, b.s.next = share, rest
		each(&b, share)
	}
}

// try plays one answer from a state.
func (w *walk) try(s *state, a dice.Answer) branch {
	w.answers++
	next := w.state()
	s.e.CopyTo(next.e)
	next.so, next.next = s.so, s.next
	return w.play(next, func() { next.e.Answer(a) })
}

// settle keeps what an answer has led to: an end, or a state to be gone on from.
func (w *walk) settle(b *branch, share weight) {
	s := b.s
	s.w = share
	if b.done {
		w.ends(s)
		w.free = append(w.free, s)
		return
	}
	if k := w.known[string(w.keyOf(s))]; k != nil {
		k.w = k.w.plus(share)
		w.free = append(w.free, s)
		return
	}
	s.key = string(w.key)
	w.known[s.key] = s
	n := len(s.e.Agenda.Steps)
	for len(w.open) <= n {
		w.open = append(w.open, nil)
	}
	w.open[n] = append(w.open[n], s)
}

// keyOf tells two states apart that go on in different ways; it stands until the
// next one.
func (w *walk) keyOf(s *state) []byte {
	if c := &s.e.Facts.Combatants[w.act.By]; c.HP > 1 && combat.OutOfHarm(s.e, w.act.By) {
		c.HP = 1 // one hit point is as good as many
	}
	w.key = s.e.AppendBinary(w.key[:0])
	w.key = append(w.key, uint8(s.so), uint8(s.so>>8), s.next.Sides, s.next.Face)
	return w.key
}

// state is a state to be filled.
func (w *walk) state() *state {
	if n := len(w.free) - 1; n >= 0 {
		s := w.free[n]
		w.free = w.free[:n]
		*s = state{e: s.e}
		return s
	}
	return &state{e: new(rules.Encounter)}
}

// part is n of total of w, rounded down.
func (w weight) part(n, total uint64) weight {
	if w.bits()+bits.Len64(n) <= 128 {
		return w.times(n).over(total)
	}
	b := w.big()
	b.Mul(b, new(big.Int).SetUint64(n))
	return weightOf(b.Quo(b, new(big.Int).SetUint64(total)))
}

// scaled is n of total of w, rounded down.
func (w weight) scaled(n, total weight) weight {
	b := w.big()
	b.Mul(b, n.big())
	return weightOf(b.Quo(b, total.big()))
}

func (w weight) minus(v weight) weight {
	lo, borrow := bits.Sub64(w.lo, v.lo, 0)
	hi, _ := bits.Sub64(w.hi, v.hi, borrow)
	return weight{hi, lo}
}
