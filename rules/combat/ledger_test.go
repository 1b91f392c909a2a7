package combat_test

import (
	"cmp"
	"flag"
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

var rewrite = flag.Bool("ledger", false, "write testdata/ledger.txt again; read what has changed in it before committing")

const ledgerFile = "testdata/ledger.txt"

// ifMeant is what to do when a ledger tells a change that was meant.
const ifMeant = "If that is meant, as where there is one more action or creature: go test ./rules/combat -run TestLedger -args -ledger."

// marks stands in the ledger before one digest a position.
const marks = "the positions one by one:\n"

// tally is what became of the wishes for one verb in one ruleset.
type tally struct {
	accepted int
	refused  map[string]int // by rule
	events   map[string]int // by kind and rule
	digest   uint64         // of the states that followed
}

// coursed is how many positions the ledger holds.
const coursed = 240

// walked tries wishes in a position, notes in the book what became of them and
// returns the digest of it all.
func walked(t testing.TB, s *rules.Setup, seed int, book map[string]*tally) (mark string, e *rules.Encounter) {
	e, err := rulesets.New(s)
	if err != nil {
		t.Fatal(err)
	}
	w := wisher{Stream: dice.NewStream(uint64(seed)), book: book}
	e.Free = seed%2 == 0
	if e.Rules.Figures != nil {
		e.Free = false
	}
	if !e.Free {
		w.settle(e, "begin", func() { e.Rules.Turn.Begin(e) })
	}
	for range 6 {
		w.round(e)
	}
	return fmt.Sprintf("%08x", uint32(w.sum)), e
}

// TestLedger carries out thousands of random wishes, sensible and senseless, in
// random positions of every ruleset and compares with a written ledger how many
// were accepted, by which rules the others were refused, what happened and, as a
// digest, to which states it led: by which rule turns are skipped (INI-06), say.
// It says that something has changed, as perft
// does; other tests say what is right.
func TestLedger(t *testing.T) {
	want, err := os.ReadFile(ledgerFile)
	if err != nil && !*rewrite {
		t.Fatal(err)
	}
	_, before, _ := strings.Cut(string(want), marks)
	course := strings.Fields(before)
	book := map[string]*tally{}
	var marked []string
	for seed := range coursed {
		s := positions.Example(seed)
		m, e := walked(t, s, seed, book)
		marked = append(marked, m)
		if !*rewrite && (seed >= len(course) || course[seed] != m) {
			t.Fatalf("something has changed in position %d (%s):\n%s\n%s Then read what has changed in %s.", seed, e.Rules.Name, draw(e), ifMeant, ledgerFile)
		}
	}
	got := written(book) + marks
	for chunk := range slices.Chunk(marked, 12) {
		got += strings.Join(chunk, " ") + "\n"
	}
	if *rewrite {
		if err := os.WriteFile(ledgerFile, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != string(want) {
		t.Errorf("%s is not what the positions make", ledgerFile)
	}
}

// wisher makes wishes from a stream of its own.
type wisher struct {
	dice.Stream
	book map[string]*tally
	now  *tally
	sum  uint64 // of all that was folded
	// legal are the canonical actions of the position.
	legal []rules.Action
}

// below draws a number from 0 to n-1.
func (w *wisher) below(n int) int {
	if n < 2 {
		return 0
	}
	return w.D(min(n, 255)) - 1
}

// creature draws a creature, now and then one that does not exist.
func (w *wisher) creature(e *rules.Encounter) rules.ID {
	switch w.below(40) {
	case 0:
		return rules.Nobody
	case 1:
		return e.Count()
	}
	return rules.ID(w.below(int(e.Count())))
}

// round tries wishes of every verb in a position and goes on from one that was
// accepted.
func (w *wisher) round(e *rules.Encounter) {
	if e.Facts.Over {
		return
	}
	w.legal = w.legal[:0]
	for id := range e.Count() {
		if e.Free || id == e.Facts.Active() {
			w.legal = e.LegalFor(id, w.legal)
		}
	}
	var next *rules.Encounter
	for v := rules.Verb(1); v < rules.VerbCount; v++ {
		for range 3 {
			a := w.wish(e, v)
			w.open(e, v.String())
			r := e.Check(&a)
			if !r.OK() {
				w.now.refused[r.Cite.String()]++
				w.told(r.Cite.String())
				w.fold(uint64(r.Who), uint64(r.At.X), uint64(r.At.Y))
				if v == rules.Charge && w.below(2) == 0 {
					end, way, refusal := combat.ChargeWay(e, &a)
					w.told(fmt.Sprint(combat.BarOf(e, &a), end, way, refusal))
				}
				continue
			}
			w.now.accepted++
			if w.below(8) == 0 {
				w.foretold(e, &a)
				w.open(e, v.String())
			}
			c := e.Clone()
			w.settle(c, v.String(), func() { c.Begin(&a) })
			if next == nil || w.below(4) == 0 {
				next = c
			}
		}
	}
	w.listed(e)
	w.known(e)
	if next != nil {
		*e = *next
	}
}

// listed counts the canonical actions.
func (w *wisher) listed(e *rules.Encounter) {
	w.open(e, "listed")
	for i := range w.legal {
		a := &w.legal[i]
		w.now.events[a.Verb.String()]++
		w.fold(uint64(a.On), uint64(a.Weapon), uint64(a.Cell.X), uint64(a.Cell.Y), uint64(a.Option))
	}
}

// foretold folds what the rules tell of an action before it is taken.
func (w *wisher) foretold(e *rules.Encounter, a *rules.Action) {
	w.open(e, "foretold")
	w.now.accepted++
	all, target := combat.Provokes(e, a)
	weapon, mode, touches := combat.Opening(e, a)
	end, way, refusal := combat.ChargeWay(e, a)
	trial, tried := combat.TrialOf(e, a)
	w.told(fmt.Sprint(all, target, weapon, mode, touches, end, way, refusal, trial, tried,
		combat.BarOf(e, a), combat.Received(e, a, nil), combat.Contests(e, a, nil), combat.PathStart(e, a)))
	for i := range max(1, int(a.NBlows)) {
		w.fold(uint64(combat.Mode(e, a, i)))
	}
	squares := combat.Squares(e, a.By, a.Verb)
	w.told(fmt.Sprint(combat.Along(e, a.By, &a.Path, squares, true), combat.AlongMove(e, a, squares, true), combat.Over(e, a)))
	if a.Verb == rules.Power || a.Verb == rules.Drink {
		missed, walled := combat.Missed(e, a.By, a.Option, a.Cell)
		w.told(fmt.Sprint(missed, walled, combat.Template(e, a.By, a.Option, a.Cell, nil)))
		for _, v := range combat.Victims(e, a.By, a.Option, a.On, a.Cell, nil) {
			w.told(fmt.Sprint(v))
		}
	}
	if a.On < 0 || a.On >= e.Count() || a.On == a.By {
		return
	}
	counter, counters := combat.Counter(e, a)
	from := e.Space(a.By)
	if w.below(2) == 0 { // from where it could come
		from.At = e.Facts.Combatants[a.On].At.Step(grid.Dir(w.below(8)))
	}
	to, most, free := combat.Pushed(e, from, a.By, a.On)
	among, random := attack.StruckAtRandom(e, a.By, a.On, a.Weapon, mode)
	w.told(fmt.Sprint(counter, counters, to, most, free, among, random, combat.UnseenIn(e, a.By, a.Cell)))
	var aim rules.Aim
	attack.AimAt(e, a.By, a.On, a.Weapon, 0, &aim)
	w.told(fmt.Sprint(aim, attack.GroundsOf(e, a.By, a.On, a.Weapon, &aim), attack.Strikeable(e, a.By, a.On, a.Weapon, 0)))
	attack.Finishing(e, a.By, a.On, a.Weapon, &aim)
	w.told(fmt.Sprint(aim))
}

// known folds what the rules tell of the creatures as they stand.
func (w *wisher) known(e *rules.Encounter) {
	w.open(e, "known")
	winner, goal, over := combat.Won(e)
	w.told(fmt.Sprint(winner, goal, over))
	by := rules.ID(w.below(int(e.Count())))
	flight, forced := combat.Flight(e, by)
	w.told(fmt.Sprint(flight, forced, attack.ThreatenedCells(e, by, nil), combat.Lookouts(e, by), combat.Reactors(e, by, nil),
		combat.Speed(e, by), combat.Perception(e, by), combat.InitiativeModifier(e, by), combat.OpportunitiesLeft(e, by), combat.Contested(e)))
	hidden := uint64(w.below(64))
	burst := grid.Area{Kind: grid.AreaBurst, From: grid.Square(grid.C(w.below(e.Map.W()), w.below(e.Map.H()))), Size: 1 + w.below(3)}
	for id := range e.Count() {
		w.told(fmt.Sprint(attack.Dexterity(e, id), attack.State(e, id), attack.PersonalConcealment(e, id), combat.Defeated(e, id), combat.OutOfHarm(e, id)))
		w.told(fmt.Sprint(combat.OwnMove(e, id), combat.EitherOr(e, id), combat.Left(rules.StandardAction)(e, id), combat.Left(rules.FreeAction)(e, id)))
		difficulty, any := combat.AmbushDifficulty(e, id, hidden)
		caught, reflex := combat.Caught(e, id, &burst)
		w.told(fmt.Sprint(difficulty, any, caught, reflex))
		if id != by {
			var b rules.Breakdown
			w.told(fmt.Sprint(combat.OpportunityBar(e, id, by, true), combat.OpportunityBar(e, id, by, false), attack.Sees(e, id, by),
				combat.OpenTo(e, by, id), combat.SpotBonus(e, id, by, &b)))
		}
	}
	walk := combat.Reach(e, by, combat.Speed(e, by))
	for y := range e.Map.H() {
		for x := range e.Map.W() {
			cost, ok := walk.Cost(grid.C(x, y))
			if ok {
				w.fold(uint64(x), uint64(y), uint64(cost))
			}
		}
	}
}

// open turns to the account of a verb.
func (w *wisher) open(e *rules.Encounter, verb string) {
	key := e.Rules.Name + " " + verb
	if w.book[key] == nil {
		w.book[key] = &tally{refused: map[string]int{}, events: map[string]int{}, digest: 14695981039346656037}
	}
	w.now = w.book[key]
}

func (w *wisher) fold(values ...uint64) {
	for _, v := range values {
		w.now.digest = (w.now.digest ^ v) * 1099511628211
		w.sum = (w.sum ^ v) * 1099511628211
	}
}

// told folds a text, which stays what it is when a list of names grows.
func (w *wisher) told(text string) {
	for _, c := range []byte(text) {
		w.fold(uint64(c))
	}
}

// settle begins something and works it off, answers drawn, and notes what
// happened.
func (w *wisher) settle(e *rules.Encounter, verb string, begin func()) {
	w.open(e, verb)
	e.Listen = func(ev rules.Event) {
		what := strings.TrimSpace(ev.Kind.String() + " " + ev.Cite.String())
		w.now.events[what]++
		w.told(what)
		w.fold(uint64(ev.Who), uint64(ev.Whom), uint64(ev.A), uint64(ev.B), uint64(ev.C), uint64(ev.Flags), uint64(ev.Condition), uint64(ev.Weapon))
	}
	src := dice.Seeded{Stream: w.Stream}
	begin()
	e.Run(&src)
	for {
		asked, ok := e.Asked()
		if !ok {
			break
		}
		a := rules.Action{Verb: rules.Take, By: asked.Who, On: rules.Nobody}
		if src.D(3) == 1 {
			a.Verb = rules.Decline
		}
		e.Begin(&a)
		e.Run(&src)
	}
	w.Stream, e.Listen = src.Stream, nil
	h := fnv.New64a()
	h.Write(e.AppendBinary(nil))
	w.fold(h.Sum64())
}

// written is the ledger as text, a line an account and kind of entry.
func written(book map[string]*tally) string {
	var b strings.Builder
	for _, key := range slices.Sorted(maps.Keys(book)) {
		x := book[key]
		fmt.Fprintf(&b, "%s: %d accepted, %016x\n", key, x.accepted, x.digest)
		for _, part := range []struct {
			name string
			of   map[string]int
		}{{"refused", x.refused}, {"then", x.events}} {
			if len(part.of) == 0 {
				continue
			}
			names := slices.SortedFunc(maps.Keys(part.of), func(p, q string) int {
				return cmp.Or(part.of[q]-part.of[p], strings.Compare(p, q))
			})
			for i, name := range names {
				names[i] = fmt.Sprintf("%s %d", name, part.of[name])
			}
			fmt.Fprintf(&b, "  %s: %s\n", part.name, strings.Join(names, ", "))
		}
	}
	return b.String()
}
