package solve

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// Most is how many answers of dice and actions a proof looks at before it gives up,
// where nothing else is asked for.
const Most = 10_000_000

// ErrTooBig is the end of a proof that was given up.
var ErrTooBig = errors.New("the position is too big to be proved")

// slice is how many of them are looked at before a walk in slices pauses.
const slice = 128

// errStopped is the end of a walk in slices that nobody goes on with.
var errStopped = errors.New("the proof was left off")

// key stands for a state, whose encoding is much longer: half of its digest, which of
// millions of states no two share but by a chance of one in 2^80.
type key [sha256.Size / 2]byte

// walk is a proof under way.
type walk struct {
	goal  *eval.Goal
	bound Value // between which all that can come of it lies

	known map[key]Value
	open  map[key]bool // being looked at: a way that comes back to it is no way
	text  []byte
	free  []*rules.Encounter
	most  int
	seen  int
	rolls bool // a die was thrown
	err   error
	pause func() bool // asked now and then whether to go on; nil never pauses

	e     *rules.Encounter // being played on
	over  bool             // its worth has been read
	worth Value
	watch func(rules.Event)
}

func newWalk(e *rules.Encounter, g *eval.Goal, most int) *walk {
	w := &walk{goal: g, known: map[key]Value{}, open: map[key]bool{}, most: most}
	low, high := g.Bounds(e)
	w.bound = Value{low * perWorth, high * perWorth}
	w.watch = w.note
	return w
}

// note reads the worth of a position at the moment it is wanted.
func (w *walk) note(ev rules.Event) {
	if !w.over && w.goal.Due(w.e, &ev) {
		w.over, w.worth = true, w.read(w.e)
	}
}

// read is the worth of a position as it stands.
func (w *walk) read(e *rules.Encounter) Value {
	n := w.goal.Worth(e) * perWorth
	return Value{n, n}
}

// play carries a step out and goes on to what is awaited next; e is used up.
func (w *walk) play(e *rules.Encounter, step func()) Value {
	if w.seen++; w.seen > w.most {
		w.err = ErrTooBig
	}
	if w.pause != nil && w.seen%slice == 0 && !w.pause() {
		w.err = errStopped
	}
	if w.err != nil {
		return Value{}
	}
	w.e, w.over = e, false
	e.Watch = w.watch
	step()
	q, owed := e.Pending()
	if w.over {
		return w.worth
	}
	w.text = e.AppendBinary(w.text[:0])
	digest := sha256.Sum256(w.text)
	k := key(digest[:len(key{})])
	if v, ok := w.known[k]; ok {
		return v
	}
	if w.open[k] {
		return Value{1, 0}
	}
	w.open[k] = true
	var v Value
	if owed {
		v = w.throw(e, q)
	} else {
		v = w.choose(e)
	}
	delete(w.open, k)
	if w.err == nil {
		w.known[k] = v
	}
	return v
}

// nothing reports a value that is none: of a way that comes back to where it began.
func (v Value) nothing() bool { return v.Low > v.High }

// throw is the mean of all answers to a question. An answer that comes back to where it
// began is a contest tied that is thrown again (MAN-01): as it can be only where both
// modifiers are equal, every first die ties with one second die in twenty, and the mean
// of the other answers is that of all.
func (w *walk) throw(e *rules.Encounter, q dice.Question) Value {
	w.rolls = true
	var room [48]dice.Outcome
	out, total := dice.Outcomes(room[:0], q)
	if total == 0 {
		w.err = fmt.Errorf("%w: %dd%d have too many throws", ErrTooBig, q.Count, q.Sides)
		return Value{}
	}
	var m mean
	var again uint64 // the weight of what is thrown again
	for i := range out {
		c := w.copy(e)
		v := w.play(c, func() { c.Answer(out[i].Answer) })
		w.free = append(w.free, c)
		switch {
		case w.err != nil:
			return v
		case v.nothing():
			again += out[i].Weight
		default:
			m.add(v, out[i].Weight)
		}
	}
	if again == total {
		return Value{1, 0}
	}
	return m.of(total - again)
}

// choose is the best of what may be done for the side that is to do it.
func (w *walk) choose(e *rules.Encounter) Value {
	what, who := e.Awaits()
	if what == rules.AwaitsNothing {
		return w.read(e)
	}
	own := e.Creatures[who].Side == w.goal.Side
	list := w.list(e, what, own)
	best := Value{1, 0}
	for i := range list {
		v := w.act(e, &list[i])
		switch {
		case w.err != nil:
			return v
		case v.nothing():
		case best.nothing():
			best = v
		case own:
			best = Value{max(best.Low, v.Low), max(best.High, v.High)}
		default:
			best = Value{min(best.Low, v.Low), min(best.High, v.High)}
		}
		if !best.nothing() && (own && best.Low >= w.bound.High || !own && best.High <= w.bound.Low) {
			break // there is nothing better
		}
	}
	return best
}

// list are the actions looked at in a position where something is awaited.
func (w *walk) list(e *rules.Encounter, what rules.Awaited, own bool) []rules.Action {
	verbs := w.goal.Mine
	if !own {
		verbs = w.goal.Theirs
	}
	list := actions(e, verbs, what == rules.AwaitsAnswer)
	if len(list) == 0 { // nothing that is looked at: the turn ends
		list = actions(e, []rules.Verb{rules.EndTurn, rules.Pass}, false)
	}
	return list
}

// act is what an action is worth.
func (w *walk) act(e *rules.Encounter, a *rules.Action) Value {
	c := w.copy(e)
	v := w.play(c, func() { c.Begin(a) })
	w.free = append(w.free, c)
	return v
}

func (w *walk) copy(e *rules.Encounter) *rules.Encounter {
	c := new(rules.Encounter)
	if n := len(w.free) - 1; n >= 0 {
		c, w.free = w.free[n], w.free[:n]
	}
	e.CopyTo(c)
	return c
}

// actions are the canonical actions of those verbs, of all where none is named, and the
// ways that give no opportunity besides the cheapest. Who has a weapon in hand strikes
// with it, and with bare hands only by Improved Unarmed Strike. An answer is always
// looked at.
func actions(e *rules.Encounter, verbs []rules.Verb, answer bool) []rules.Action {
	list := e.Legal(nil)
	if answer {
		return list
	}
	list = slices.DeleteFunc(list, func(a rules.Action) bool {
		return verbs != nil && !slices.Contains(verbs, a.Verb) || eval.Barehanded(e, &a)
	})
	if e.Rules.Turn.Phases || verbs != nil && !slices.Contains(verbs, rules.Move) {
		return list
	}
	if i := slices.IndexFunc(list, func(a rules.Action) bool { return a.Verb == rules.Move }); i >= 0 {
		by := list[i].By
		for _, a := range combat.Ways(e, rules.Move, by, combat.ReachWary(e, by, e.Rules.Move.Speed(e, by)), nil) {
			if !slices.Contains(list, a) && e.Check(&a).OK() {
				list = append(list, a)
			}
		}
	}
	return list
}
