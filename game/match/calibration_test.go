package match

import (
	"encoding/binary"
	"flag"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// The calibration plays so many plans so often each; a slice of them in short tests.
var (
	calibrated = flag.Int("plans", 1000, "random plans that TestPlansAreCalibrated plays; in short tests a twentieth of that")
	turns      = flag.Int("turns", 1000, "how often each of them is played")
)

// TestPlansAreCalibrated plays random plans in random positions of all three rulesets with
// the dice of a match, a million turns in all, and holds how often each end came about
// against its exact share, by chi-square: of every plan with a limit that one in 10^9 passes
// by chance (Laurent and Massart: d + 2 sqrt(21 d) + 42 for d degrees of freedom), so that
// all of them together err less than once in a million; and of their sum within five
// standard deviations, which a fault too small for any one plan would leave. An end that is
// said to be impossible may not come about at all (AOO-08, AOO-10, DIC-01).
func TestPlansAreCalibrated(t *testing.T) {
	plans := *calibrated
	if testing.Short() {
		plans /= 20
	}
	sum, degrees, played, long := int64(0), int64(0), 0, 0
	kinds := map[string]int{}
	for seed := uint64(1); played < plans; seed++ {
		ruleset := []string{"d20", "limited", "skirmish"}[seed%3]
		m, err := thronged(ruleset, 50_000+seed)
		if err != nil {
			continue
		}
		_, _, side := m.Awaits()
		if over, _ := m.Over(); over || side < 0 {
			continue
		}
		src := dice.NewSeeded(seed)
		p := odds.Plan{Acts: meant(m, src), Most: 20_000}
		if len(p.Acts) == 0 {
			continue
		}
		var o odds.Outlook
		m.View(side).Read(func(e *rules.Encounter) { o = odds.OfPlan(e, p) })
		if o.Open.Sign() > 0 {
			long++
			continue
		}
		if len(o.Ends) == 1 {
			continue // nothing in it is left to dice
		}
		played++
		x, d := chiSquare(t, m.course.Encounter(), &p, &o, src, fmt.Sprintf("%s, position %d", ruleset, seed))
		if d > 0 {
			kinds[fmt.Sprint(ruleset, " ", len(p.Acts))]++
		}
		if excess := x/1000 - d - 42; excess > 0 && excess*excess > 4*21*d {
			t.Errorf("%s, position %d, %s: a chi-square of %d with %d degrees of freedom", ruleset, seed, named(p.Acts), x/1000, d)
		}
		sum, degrees = sum+x, degrees+d
	}
	sum /= 1000
	t.Logf("%d plans of %d turns each: a chi-square of %d with %d degrees of freedom; %v; %d plans were too long", played, *turns, sum, degrees, kinds, long)
	if off := sum - degrees; off*off > 25*2*degrees {
		t.Errorf("all plans together: a chi-square of %d with %d degrees of freedom", sum, degrees)
	}
	for _, kind := range []string{"d20 2", "limited 2", "skirmish 2"} {
		if kinds[kind] == 0 {
			t.Errorf("no plan of %s with dice was played: too few to prove anything", kind)
		}
	}
}

// meant draws up to four actions that whoever is awaited, or who may act after it, could do
// one after the other.
func meant(m *Match, src *dice.Seeded) (acts []rules.Action) {
	there := m.course.Encounter().Clone()
	for range src.D(4) {
		if what, _ := there.Awaits(); what != rules.AwaitsAction {
			break
		}
		var keen, others []rules.Action
		for _, a := range there.Legal(nil) {
			switch a.Verb {
			case rules.EndTurn, rules.Delay, rules.Pass, rules.Speak, rules.Ready:
			case rules.Move, rules.Drop, rules.DropProne, rules.Kneel, rules.Sheathe, rules.Draw, rules.Release, rules.FiveFootStep, rules.Search, rules.TotalDefenceAction:
				others = append(others, a)
			default:
				keen = append(keen, a)
			}
		}
		if len(keen) == 0 || len(others) > 0 && src.D(2) == 1 {
			keen = others
		}
		if len(keen) == 0 {
			break
		}
		a := keen[src.D(len(keen))-1]
		acts = append(acts, a)
		turn(there, &a, src)
	}
	return acts
}

// turn carries an action out, and nothing that follows it.
func turn(e *rules.Encounter, a *rules.Action, src dice.Source) {
	e.Begin(a)
	e.Agenda.Steps = e.Agenda.Steps[1:]
	for e.Run(src); ; e.Run(src) {
		if _, asked := e.Asked(); !asked {
			break
		}
		e.Begin(answer(e))
	}
	if e.Rules.Turn.Settle(e); len(e.Agenda.Steps) > 0 { // whoever acted has no turn any more
		e.Agenda.Steps = e.Agenda.Steps[:0]
		e.Facts.Over = true
	}
}

// chiSquare plays a plan again and again and compares how often it ended in which way with
// the shares foretold; ends that are expected fewer than five times are taken together.
func chiSquare(t *testing.T, before *rules.Encounter, p *odds.Plan, o *odds.Outlook, src *dice.Seeded, where string) (x, degrees int64) {
	shares, came := map[string]*big.Rat{}, map[string]int64{}
	var order []string
	for i := range o.Ends {
		end := &o.Ends[i]
		key := keyOf(end.Begun, func(id rules.ID) odds.State { return end.States[id] }, before.Count())
		if shares[key] == nil {
			shares[key] = new(big.Rat)
			order = append(order, key)
		}
		shares[key].Add(shares[key], end.Share)
	}
	var e rules.Encounter
	for range *turns {
		before.CopyTo(&e)
		begun := uint16(0)
		for i := range p.Acts {
			a, there := p.Acts[i], true
			if a.Verb == rules.Move {
				a, there = along(&e, a)
			}
			if !there || !e.Check(&a).OK() {
				break
			}
			begun |= 1 << i
			turn(&e, &a, src)
		}
		key := keyOf(begun, func(id rules.ID) odds.State { return odds.StateOf(&e, id) }, e.Count())
		if shares[key] == nil {
			t.Errorf("%s, %s: an end that is said to be impossible", where, named(p.Acts))
			return 0, 0
		}
		came[key]++
	}
	n, rest, restCame := big.NewRat(int64(*turns), 1), new(big.Rat), int64(0)
	total := new(big.Rat)
	add := func(share *big.Rat, came int64) {
		expected := new(big.Rat).Mul(share, n)
		off := new(big.Rat).Sub(big.NewRat(came, 1), expected)
		total.Add(total, off.Quo(off.Mul(off, off), expected))
		degrees++
	}
	for _, key := range order {
		if expected := new(big.Rat).Mul(shares[key], n); expected.Cmp(big.NewRat(5, 1)) < 0 {
			rest.Add(rest, shares[key])
			restCame += came[key]
			continue
		}
		add(shares[key], came[key])
	}
	if rest.Sign() > 0 && new(big.Rat).Mul(rest, n).Cmp(big.NewRat(5, 1)) >= 0 {
		add(rest, restCame)
	}
	if degrees--; degrees < 1 {
		return 0, 0
	}
	total.Mul(total, big.NewRat(1000, 1))
	return new(big.Int).Quo(total.Num(), total.Denom()).Int64(), degrees
}

// along is a walk over the squares it was planned over, from wherever its creature stands;
// false where the first of them is not beside it.
func along(e *rules.Encounter, a rules.Action) (rules.Action, bool) {
	squares := []grid.Cell{a.Cell}
	for i := a.Path.Len() - 1; i > 0; i-- {
		squares = append(squares, squares[len(squares)-1].Step((a.Path.Step(i)+4)%8))
	}
	slices.Reverse(squares)
	at := combat.PathStart(e, &a)
	a.Path = rules.Path{}
	for _, to := range squares {
		d, beside := grid.DirBetween(at, to)
		if !beside {
			return a, false
		}
		a.Path.Add(d)
		at = to
	}
	return a, true
}

// keyOf tells the ends of plans apart.
func keyOf(begun uint16, state func(id rules.ID) odds.State, count rules.ID) string {
	le := binary.LittleEndian
	b := le.AppendUint16(nil, begun)
	for id := range count {
		s := state(id)
		b = append(le.AppendUint64(b, uint64(s.Conditions)), uint8(s.Band), s.Spent.Standard, s.Spent.Move, s.Spent.Blows, s.Spent.Opportunities, bit(s.Spent.Step))
		b = le.AppendUint16(le.AppendUint16(le.AppendUint16(b, uint16(s.At.X)), uint16(s.At.Y)), s.Spent.Loaded)
		b = append(b, s.Spent.Uses[:]...)
	}
	return string(b)
}

// named are the actions of a plan in words.
func named(acts []rules.Action) (s string) {
	for i := range acts {
		s += fmt.Sprintf("%s by %d on %d; ", acts[i].Verb, acts[i].By, acts[i].On)
	}
	return s
}
