package lab

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

var (
	soaked  = flag.Int("games", 0, "play so many games, going on with the counts of build/soak-games.json")
	workers = flag.Int("workers", 0, "games played at a time, 0 for one a processor")
)

// soakFile is where the counts of a soak are kept, soakRounds after how many a game is
// stopped.
const (
	soakFile   = "../../build/soak-games.json"
	soakRounds = 200
)

// counts are what came of the games with one player as the strongest.
type counts struct {
	Games, Actions, Rounds, Missed, Stopped int
}

// soak is what came of the games of one program.
type soak struct {
	Program  string             `json:"program"`
	Next     int                `json:"next"` // how many have been played
	By       map[string]*counts `json:"by"`
	Findings []string           `json:"findings"`
}

// pairs are who plays: of forty games the strongest is soldier at most in 34, captain in
// five and warlord in one.
var pairs = [3][][2]string{
	{
		{"soldier", "soldier"}, {"recruit", "soldier"}, {"soldier", "random"}, {"recruit", "recruit"}, {"random", "recruit"},
		{"soldier", "recruit"}, {"random", "soldier"}, {"recruit", "random"}, {"random", "random"},
	},
	{{"captain", "soldier"}, {"recruit", "captain"}, {"captain", "random"}, {"captain", "captain"}, {"soldier", "captain"}},
	{{"warlord", "captain"}, {"soldier", "warlord"}, {"warlord", "warlord"}, {"recruit", "warlord"}},
}

// seated are the players of game i.
func seated(i int) (seats []string) {
	class, nth := 0, i/40*34+i%40
	switch k := i % 40; {
	case k == 39:
		class, nth = 2, i/40
	case k >= 34:
		class, nth = 1, i/40*5+k-34
	}
	p := pairs[class][nth%len(pairs[class])]
	return p[:]
}

// soakOrder is the game that is played as number n: of every 20,000 those of soldiers at
// most first, since 17,000 of them take less time than a hundred of captains.
func soakOrder(n int) int {
	const batch, light, heavy = 20_000, 17_000, 19_500
	base := n / batch * batch
	switch n %= batch; {
	case n < light:
		return base + n/34*40 + n%34
	case n < heavy:
		n -= light
		return base + n/5*40 + 34 + n%5
	}
	return base + (n-heavy)*40 + 39
}

// strongest is the name of the stronger of two players.
func strongest(seats []string) string {
	order := []string{"random", "recruit", "soldier", "captain", "warlord"}
	if slices.Index(order, seats[0]) > slices.Index(order, seats[1]) {
		return seats[0]
	}
	return seats[1]
}

// soakGame is game i: every map under every ruleset in turn, without fog, with it, and
// with memory, every kind of pair on each.
func soakGame(i int) (Game, error) {
	names, sets, fogs := levels.Names(), rulesets.Names(), []string{"off", "sight", "memory"}
	seeds := dice.NewStream(uint64(i) + 20_000)
	g := Game{Kind: -1, Seats: seated(i), Seed: seeds.Next(), Rounds: soakRounds, Record: true}
	at := int(seeds.Next() % uint64(len(names)*len(sets)*len(fogs)))
	setup, err := levels.Load(names[at%len(names)])
	if err != nil {
		return g, err
	}
	setup.Ruleset = sets[at/len(names)%len(sets)]
	setup.Fog = fogs[at/len(names)/len(sets)]
	if rs, err := rulesets.ByName(setup.Ruleset); err != nil || rs.Turn.Phases {
		setup.Fog = "off"
	}
	g.Setup = &setup
	return g, err
}

// count adds what came of a game, and says what is wrong with it.
func (s *soak) count(i int, g *Game, o *Outcome) {
	who := strongest(g.Seats)
	if s.By == nil {
		s.By = map[string]*counts{}
	}
	if s.By[who] == nil {
		s.By[who] = &counts{}
	}
	c := s.By[who]
	c.Games++
	c.Actions += int(o.Actions)
	c.Rounds += o.Rounds
	c.Missed += o.Missed
	wrong := func(format string, args ...any) {
		s.Findings = append(s.Findings, fmt.Sprintf("game %d (%v on %s, %s, fog %s): %s", i, g.Seats, g.Setup.Name, g.Setup.Ruleset, g.Setup.Fog, fmt.Sprintf(format, args...)))
	}
	if o.Missed > 0 {
		wrong("%d decisions were not legal", o.Missed)
	}
	if o.Stopped {
		c.Stopped++
		if !slices.Contains(g.Seats, "random") { // who does anything at all need not come to an end
			wrong("no end after %d rounds", o.Rounds)
		}
	}
	if _, err := replay.Verify(bytes.NewReader(o.Replay), "its record"); err != nil {
		wrong("%v", err)
	}
}

// play plays the games from the next one to n, or those of a list, and counts them. A
// game that cannot be played to its end is a finding.
func (s *soak) play(t *testing.T, games []int, told func()) {
	t.Helper()
	plans := make([]Game, len(games))
	for at := 0; at < len(games); {
		base := at
		plan := func(k int) Game {
			g, err := soakGame(games[base+k])
			if err != nil {
				t.Error(err)
			}
			plans[base+k] = g
			return g
		}
		done, err := Run(context.Background(), 0, len(games)-base, *workers, plan, func(k int, o *Outcome) error {
			s.count(games[base+k], &plans[base+k], o)
			plans[base+k] = Game{} // its set-up is large
			s.Next++
			told()
			return nil
		})
		if at = base + done; err != nil { // that game is over, the others go on
			s.Findings = append(s.Findings, fmt.Sprintf("game %d: %v", games[at], err))
			s.Next++
			at++
		}
	}
}

// tell logs what there was of each player.
func (s *soak) tell(t *testing.T) {
	t.Helper()
	for _, who := range []string{"random", "recruit", "soldier", "captain", "warlord"} {
		if c := s.By[who]; c != nil {
			t.Logf("%-8s %6d games, %9d actions, %7d rounds, %d without an end after %d rounds, %d fallbacks", who, c.Games, c.Actions, c.Rounds, c.Stopped, soakRounds, c.Missed)
		}
	}
	for _, f := range s.Findings {
		t.Error(f)
	}
}

// TestSoakSlice plays a slice of the games of a soak, of every pair up to soldiers. In
// game 19 one who lies and does not dare to get up once wanted to walk.
func TestSoakSlice(t *testing.T) {
	var games []int
	for i := range 31 {
		if !testing.Short() || i%4 == 0 {
			games = append(games, i)
		}
	}
	s := &soak{}
	s.play(t, games, func() {})
	s.tell(t)
	if played := s.By["soldier"].Games + s.By["recruit"].Games; played == 0 || s.Next != len(games) {
		t.Errorf("%d played, of %d", played, s.Next)
	}
	shares, seen := map[string]int{}, map[int]bool{}
	for n := range 20_000 {
		i := soakOrder(20_000 + n)
		seen[i] = true
		who := strongest(seated(i))
		shares[who]++
		if late := map[string]int{"captain": 17_000, "warlord": 19_500}[who]; n < late {
			t.Fatalf("a %s plays as number %d", who, n)
		}
	}
	if len(seen) != 20_000 || !seen[20_000] || !seen[39_999] {
		t.Errorf("%d different games of 20,000", len(seen))
	}
	if shares["captain"] != 2500 || shares["warlord"] != 500 {
		t.Errorf("of 20,000 games %v", shares)
	}
}

// TestWaitersMeet: in game 3437 the last two, each a captain who remembered where the other
// had been, waited for each other with a readied blow for 150 rounds.
func TestWaitersMeet(t *testing.T) {
	if testing.Short() {
		t.Skip("a captain's game")
	}
	s := &soak{}
	s.play(t, []int{3437}, func() {})
	s.tell(t)
	if c := s.By["captain"]; c == nil || c.Games != 1 || c.Rounds > 80 {
		t.Errorf("%+v", c)
	}
}

// TestSoakGames plays as many games as it is told to, and goes on where it was broken
// off: no decision that is not legal, none that a fallback had to replace, no match
// without an end, and every record verifies.
func TestSoakGames(t *testing.T) {
	if *soaked == 0 {
		return // "make soak-games" asks for it; TestSoakSlice plays a slice
	}
	program := programOf(t)
	s := &soak{}
	b, err := os.ReadFile(soakFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		t.Fatal(err)
	default:
		if err := json.Unmarshal(b, s); err != nil {
			t.Fatal(err)
		}
	}
	if s.Program != program {
		t.Logf("begun anew: %s holds %d games of another program", soakFile, s.Next)
		*s = soak{Program: program}
	}
	var games []int
	for n := s.Next; n < *soaked; n++ {
		games = append(games, soakOrder(n))
	}
	kept, began, first := time.Now(), time.Now(), s.Next
	keep := func() {
		b, err := json.MarshalIndent(s, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(filepath.Dir(soakFile), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(soakFile+".new", b, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(soakFile+".new", soakFile); err != nil {
			t.Fatal(err)
		}
	}
	s.play(t, games, func() {
		if time.Since(kept) < 10*time.Second {
			return
		}
		kept = time.Now()
		keep()
		left := time.Since(began) * time.Duration(*soaked-s.Next) / time.Duration(max(s.Next-first, 1))
		fmt.Fprintf(os.Stderr, "%d of %d games, %d findings, about %s left\n", s.Next, *soaked, len(s.Findings), left.Round(time.Minute))
	})
	keep()
	s.tell(t)
}

// programOf names the program of this test by its bytes.
func programOf(t *testing.T) string {
	t.Helper()
	file, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%016x", rules.Sum(b))
}
