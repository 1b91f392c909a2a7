// Command wesnoth measures in one go what a machine player's side-turn costs the processor: that
// of Battle for Wesnoth's default AI, playing itself in one of its own scenarios, and in turn with
// it that of our soldier, captain and warlord. Where Wesnoth is not installed it says so and
// measures ours alone. Nothing of it is part of this repository: its program is run as it is.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"tenaille/.ci/bench/scratch"
)

// What is measured, by the command line.
var (
	program  = flag.String("wesnoth", "", "Wesnoth's program; looked for where it is usual if none is named")
	scenario = flag.String("scenario", "multiplayer_The_Freelands", "its scenario")
	turns    = flag.Int("turns", 20, "its turns, at most")
	runs     = flag.Int("runs", 3, "times each is run")
	level    = flag.String("level", "proving-ground", "our level")
	ruleset  = flag.String("ruleset", "d20", "our ruleset")
	pairs    = flag.Int("pairs", 1, "pairs of our games a run, of soldiers ten times as many")
)

func main() {
	flag.Parse()
	scratch.Main("wesnoth", measure)
}

// ours are our players, with the pairs of games of each in a run.
var ours = []struct {
	name  string
	times int
}{{"soldier", 10}, {"captain", 1}, {"warlord", 1}}

// measure runs everybody in turn and prints the medians.
func measure(here, dir string) error {
	game := filepath.Join(dir, "tenaille")
	made := exec.Command("go", "build", "-o", game, ".")
	made.Dir, made.Stderr = filepath.Join(here, "..", ".."), os.Stderr
	if err := made.Run(); err != nil {
		return fmt.Errorf("building the game: %w", err)
	}
	theirs := found()
	if theirs == "" {
		fmt.Println("Wesnoth is not here: no ratio. Debian has it as wesnoth-1.16-core.")
	} else if _, _, err := wesnoth(theirs, dir, 1, 1); err != nil { // writes its cache
		return err
	}
	costs := map[string][]float64{}
	for run := range *runs {
		fmt.Fprintf(os.Stderr, "round %d of %d\n", run+1, *runs)
		if theirs != "" {
			ms, err := sideTurn(theirs, dir, run+1)
			if err != nil {
				return err
			}
			costs["wesnoth"] = append(costs["wesnoth"], ms)
		}
		for _, p := range ours {
			ms, err := simulated(game, p.name, run+1, 2*p.times**pairs)
			if err != nil {
				return err
			}
			costs[p.name] = append(costs[p.name], ms)
		}
	}
	if theirs != "" {
		fmt.Printf("Wesnoth's default AI, %s: %s\n", *scenario, told(costs["wesnoth"]))
	}
	for _, p := range ours {
		fmt.Printf("%s, %s by %s: %s", p.name, *level, *ruleset, told(costs[p.name]))
		if theirs != "" {
			fmt.Printf("; Wesnoth's takes %.3g times as much", median(costs["wesnoth"])/median(costs[p.name]))
		}
		fmt.Println()
	}
	return nil
}

// found is where Wesnoth's program lies, empty where it is not installed.
func found() string {
	for _, name := range []string{*program, os.Getenv("WESNOTH"), "wesnoth", "/usr/games/wesnoth", "wesnoth-1.18", "wesnoth-1.16"} {
		if name == "" {
			continue
		}
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// sideTurn is what a side-turn of Wesnoth's costs, in ms: a whole match less one that ends with
// its first turn, so that starting and ending the program do not count.
func sideTurn(program, dir string, seed int) (ms float64, err error) {
	for range 5 { // a match may be over before it has gone on for long
		one, played, err := wesnoth(program, dir, seed, 1)
		if err != nil {
			return 0, err
		}
		all, more, err := wesnoth(program, dir, seed, *turns)
		if err != nil {
			return 0, err
		}
		if more-played >= 4 {
			return (all - one).Seconds() * 1000 / float64(more-played), nil
		}
	}
	return 0, fmt.Errorf("the matches of %s are over in two turns", *scenario)
}

// Two lines of Wesnoth's log: what a side has at the end of its turn, and who has won.
var (
	villages = regexp.MustCompile(`ai/testing: .*Villages`)
	winner   = regexp.MustCompile(`WINNER: [0-9]`)
)

// wesnoth plays a match without a window and returns the time of the processor that it took, and
// the side-turns in it.
func wesnoth(program, dir string, seed, turns int) (cpu time.Duration, sideTurns int, err error) {
	home := filepath.Join(dir, "home")
	if err := os.MkdirAll(home, 0o755); err != nil {
		return 0, 0, err
	}
	c := exec.Command(program, "--nogui", "--nodelay", "--nosound", "--nomusic", "--multiplayer",
		"--scenario="+*scenario, "--era=era_default", "--side=1:Loyalists", "--side=2:Rebels",
		"--controller=1:ai", "--controller=2:ai", fmt.Sprint("--turns=", turns), fmt.Sprint("--rng-seed=", seed),
		"--exit-at-end", "--log-precise", "--log-info=ai/testing")
	c.Env = append(os.Environ(), "HOME="+home, "SDL_VIDEODRIVER=dummy", "SDL_AUDIODRIVER=dummy")
	out, err := c.CombinedOutput()
	if err != nil {
		return 0, 0, fmt.Errorf("%s: %w\n%s", program, err, out[max(0, len(out)-2000):])
	}
	sideTurns = len(villages.FindAll(out, -1))
	if winner.Match(out) { // the one in which the last leader fell
		sideTurns++
	}
	if sideTurns == 0 {
		return 0, 0, fmt.Errorf("%s played no turn:\n%s", program, out[max(0, len(out)-2000):])
	}
	return c.ProcessState.UserTime() + c.ProcessState.SystemTime(), sideTurns, nil
}

// simulated is what a side-turn of a player of ours costs, in ms, starting and ending the program
// included; a round is one of each side.
func simulated(game, player string, seed, games int) (ms float64, err error) {
	c := exec.Command(game, "simulate", "--level", *level, "--ruleset", *ruleset, "--blue", player, "--red", player,
		"--games", fmt.Sprint(games), "--seed", fmt.Sprint(seed), "--workers", "1", "--json")
	c.Stderr = os.Stderr
	out, err := c.Output()
	if err != nil {
		return 0, fmt.Errorf("%s: %w", strings.Join(c.Args[1:], " "), err)
	}
	var told struct {
		Games  int     `json:"games"`
		Rounds float64 `json:"mean_rounds"`
	}
	if err := json.Unmarshal(out, &told); err != nil {
		return 0, err
	}
	if told.Rounds == 0 {
		return 0, fmt.Errorf("no game of %ss was played", player)
	}
	cpu := c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	return cpu.Seconds() * 1000 / (2 * told.Rounds * float64(told.Games)), nil
}

// told is a median and its range.
func told(ms []float64) string {
	return fmt.Sprintf("%.2f ms of the processor a side-turn (median of %d; %.2f to %.2f)", median(ms), len(ms), slices.Min(ms), slices.Max(ms))
}

func median(list []float64) float64 {
	list = slices.Sorted(slices.Values(list))
	return (list[(len(list)-1)/2] + list[len(list)/2]) / 2
}
