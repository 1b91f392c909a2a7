package combat_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tenaille/game/census"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// gamesFile holds one mark for every moment of the played games.
const gamesFile = "testdata/games.txt"

// played is how many games the moments are of, visited how many actions and
// answers lie between two of them.
const (
	played  = 90
	visited = 17
)

// moments are positions out of games between machines on every map, in every
// ruleset, with drawn armies: what no position that is made up brings together,
// a grapple of three rounds, say, or a net that its thrower still holds.
func moments(t testing.TB) (all []*rules.Encounter) {
	t.Helper()
	n := 0
	err := census.Visit(census.Config{Games: played, Seed: 1}, func(e *rules.Encounter) {
		if what, _ := e.Awaits(); what != rules.AwaitsAction {
			return
		}
		if n++; n%visited == 0 {
			all = append(all, e.Clone())
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// wished tries wishes in a copy of a moment and returns the digest of what became
// of them.
func wished(at *rules.Encounter, seed int) string {
	w := wisher{Stream: dice.NewStream(uint64(seed)), book: map[string]*tally{}}
	e := at.Clone()
	for range 2 {
		w.round(e)
	}
	return fmt.Sprintf("%08x", uint32(w.sum))
}

// TestLedgerOfGames carries out random wishes at moments of played games and
// compares what becomes of them with a written mark for each moment, in short tests
// of every fourth: see TestLedger.
func TestLedgerOfGames(t *testing.T) {
	var got []string
	every := 1
	if testing.Short() && !*rewrite {
		every = 4
	}
	for seed, e := range moments(t) {
		mark := ""
		if seed%every == 0 {
			mark = wished(e, seed)
		}
		got = append(got, mark)
	}
	if *rewrite {
		var b strings.Builder
		for chunk := range slices.Chunk(got, 12) {
			b.WriteString(strings.Join(chunk, " ") + "\n")
		}
		if err := os.WriteFile(gamesFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(gamesFile)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Fields(string(text))
	if len(want) != len(got) || len(got) < 500 {
		t.Fatalf("%d moments of the games have %d marks", len(got), len(want))
	}
	for i := range got {
		if i%every == 0 && got[i] != want[i] {
			t.Fatalf("something has changed at moment %d of the played games. %s", i, ifMeant)
		}
	}
}
