package combat_test

import (
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// opening is a level after initiative with dice of seed 1, by the ruleset that
// follows its name and a slash, else by its own.
func opening(tb testing.TB, level string) *rules.Encounter {
	tb.Helper()
	level, ruleset, other := strings.Cut(level, "/")
	s, err := levels.Load(level)
	if err != nil {
		tb.Fatal(err)
	}
	if other {
		s.Ruleset = ruleset
	}
	e, err := rulesets.New(&s)
	if err != nil {
		tb.Fatal(err)
	}
	e.Rules.Turn.Begin(e)
	e.Run(dice.NewSeeded(1))
	return e
}

// ply is what a perft keeps for one depth from node to node: the actions
// listed and the position each of them is carried out on.
type ply struct {
	legal []rules.Action
	next  rules.Encounter
	dice  dice.Seeded
}

// perft counts the sequences of canonical actions as long as plies, as chess
// programs count moves: a node is the last action of a sequence, listed, then
// really carried out to its end (opportunities, dice, whatever turn follows)
// and undone; the positions after it are not listed, and nothing is counted in
// bulk. An answer to a question asked in the middle of an action is an action
// of its own. The dice belong to the position: every action draws from where
// the stream stood before it, and undoing it puts them back.
func perft(e *rules.Encounter, src *dice.Seeded, plies []ply, leaf func(*rules.Encounter)) (n int) {
	p := &plies[0]
	p.legal = e.Legal(p.legal[:0])
	for i := range p.legal {
		e.CopyTo(&p.next)
		p.dice = *src
		p.next.Begin(&p.legal[i])
		p.next.Run(&p.dice)
		switch {
		case len(plies) > 1:
			n += perft(&p.next, &p.dice, plies[1:], leaf)
			continue
		case leaf != nil:
			leaf(&p.next)
		}
		n++
	}
	return n
}

// plain is perft as it is written down: a clone for every action, which is
// checked before it is carried out, and listed anew.
func plain(t *testing.T, e *rules.Encounter, src dice.Seeded, depth int, leaf func(*rules.Encounter)) (n int) {
	for _, a := range e.Legal(nil) {
		next, after := e.Clone(), src
		if r := next.Do(&a, &after); !r.OK() {
			t.Fatalf("%s is listed and refused by %s", a.Verb, r.Cite)
		}
		if depth > 1 {
			n += plain(t, next, after, depth-1, leaf)
			continue
		}
		leaf(next)
		n++
	}
	return n
}

// The actions counted in place are those of the plain count, and lead to the
// same positions.
func TestPerft(t *testing.T) {
	for level, want := range counts {
		if testing.Short() && want[1] > 20_000 {
			continue
		}
		t.Run(level, func(t *testing.T) {
			e := opening(t, level)
			before := e.Hash()
			for depth := 1; depth <= 2; depth++ {
				var fast, slow uint64
				got := perft(e, dice.NewSeeded(2), make([]ply, depth), func(e *rules.Encounter) { fast = fast*31 + e.Hash() })
				again := plain(t, e, *dice.NewSeeded(2), depth, func(e *rules.Encounter) { slow = slow*31 + e.Hash() })
				if got != want[depth-1] || again != got || fast != slow {
					t.Errorf("depth %d: %d nodes (%x), by clones %d (%x), where %d are pinned", depth, got, fast, again, slow, want[depth-1])
				}
			}
			if e.Hash() != before {
				t.Errorf("the position counted from hashes to %x, not %x", e.Hash(), before)
			}
		})
	}
}

// Listing, carrying out and undoing allocate nothing: on every level, in short tests
// on the small ones.
func TestPerftAllocatesNothing(t *testing.T) {
	for level, nodes := range counts {
		if testing.Short() && nodes[1] > 10_000 {
			continue
		}
		e, plies, src := opening(t, level), make([]ply, 2), dice.NewSeeded(2)
		// Several runs, since the runtime itself now and then allocates beside
		// one; what perft allocated, every run would.
		if n := testing.AllocsPerRun(5, func() { perft(e, src, plies, nil) }); n != 0 {
			t.Errorf("%s: %v allocations in a perft of depth 2", level, n)
		}
	}
}

// BenchmarkPerft is the perft of depth 2 on proving-ground; see perft for what
// a node is. The peers of the comparison count chess moves the same way.
func BenchmarkPerft(b *testing.B) {
	e, plies, src := opening(b, "proving-ground"), make([]ply, 2), dice.NewSeeded(2)
	want := counts["proving-ground"][1]
	perft(e, src, plies, nil)
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		if n := perft(e, src, plies, nil); n != want {
			b.Fatalf("%d nodes where %d are pinned", n, want)
		}
	}
	b.ReportMetric(float64(want)*float64(b.N)/b.Elapsed().Seconds(), "nodes/s")
}
