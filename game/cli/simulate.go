//go:build !js

package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"

	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/view"
)

// maxRounds is when a simulated game that has no winner is stopped.
const maxRounds = 200

// thinkNodes is how much a machine thinks between two looks at whether it is
// done; here nobody waits for a picture.
const thinkNodes = 1 << 20

// simulate holds the flags of the simulate command.
type simulate struct {
	Level       string `default:"proving-ground" help:"Map: a name from the game or the path of a Tiled map or position file."`
	Ruleset     string `help:"Ruleset to play by instead of the map's own."`
	Games       int    `default:"100" help:"Number of games."`
	Seed        string `default:"1" help:"Seed, an unsigned 64-bit number, from which every game draws its own."`
	Red         string `default:"soldier" help:"Player of the second side: ${players}."`
	Blue        string `default:"soldier" help:"Player of the first side: ${players}."`
	Ambush      string `placeholder:"SIDES" help:"Sides that lie in ambush instead of the map's own, with commas between: blue, red, ...; none for nobody."`
	JSON        bool   `name:"json" help:"Print as JSON."`
	SaveReplays string `placeholder:"DIR" help:"Write one replay per game into DIR."`
}

// record is what came of the games.
type record struct {
	Level          string            `json:"level"`
	Ruleset        string            `json:"ruleset"`
	Seed           string            `json:"seed"`
	Games          int               `json:"games"`
	Players        map[string]string `json:"players"` // by side
	Wins           map[string]int    `json:"wins"`    // by side
	Draws          int               `json:"draws"`
	Stopped        int               `json:"stopped"` // without a winner after maxRounds
	MeanRounds     float64           `json:"mean_rounds"`
	MostRounds     int               `json:"most_rounds"`
	Surprised      float64           `json:"surprised"` // creatures a game, at its beginning
	Actions        uint64            `json:"actions"`
	Seconds        float64           `json:"seconds"`
	GamesPerSecond float64           `json:"games_per_second"`

	sides   []string
	counted string // what the games are counted in: rounds, or phases
}

// Run plays the games and prints what came of them.
func (s *simulate) Run(to streams) error {
	seed, err := strconv.ParseUint(s.Seed, 10, 64)
	switch {
	case err != nil:
		return fmt.Errorf("--seed: %q is no number from 0 to 18446744073709551615", s.Seed)
	case s.Games < 1:
		return fmt.Errorf("--games: %d, must be 1 or more", s.Games)
	}
	for _, player := range []string{s.Blue, s.Red} {
		if !slices.Contains(ai.Names(), player) {
			return fmt.Errorf("no machine is called %q; there are %s", player, strings.Join(ai.Names(), ", "))
		}
	}
	setup, err := s.setup()
	if err != nil {
		return err
	}
	if s.SaveReplays != "" {
		if err := os.MkdirAll(s.SaveReplays, 0o755); err != nil {
			return fmt.Errorf("--save-replays: %w", err)
		}
	}
	r := record{Level: s.Level, Ruleset: setup.Ruleset, Seed: s.Seed, Games: s.Games, Players: map[string]string{}, Wins: map[string]int{}, counted: counted(setup.Ruleset)}
	seeds := dice.NewStream(seed)
	// A game holds little and throws much away: collecting it seldom costs some
	// megabytes and saves a twentieth of the time.
	defer debug.SetGCPercent(debug.SetGCPercent(800))
	start := time.Now()
	var m *match.Match // the game before
	for i := range s.Games {
		if m, err = s.game(i, m, setup, seeds.Next(), &r); err != nil {
			return fmt.Errorf("game %d of seed %s: %w", i+1, s.Seed, err)
		}
	}
	r.Seconds = time.Since(start).Seconds()
	r.GamesPerSecond = float64(r.Games) / r.Seconds
	r.MeanRounds /= float64(r.Games)
	r.Surprised /= float64(r.Games)
	if s.JSON {
		b, err := json.MarshalIndent(&r, "", "  ")
		if err != nil {
			return err
		}
		fmt.Fprintf(to.out, "%s\n", b)
		return nil
	}
	r.print(to.out)
	return nil
}

// setup is the situation that every game begins with.
func (s *simulate) setup() (rules.Setup, error) {
	if s.Ambush == "" {
		setup, err := levels.Load(s.Level)
		if s.Ruleset != "" {
			setup.Ruleset = s.Ruleset
		}
		return setup, err
	}
	f, err := levels.OpenField(s.Level)
	if err != nil {
		return rules.Setup{}, err
	}
	setup := f.Setup
	if s.Ruleset != "" {
		setup.Ruleset = s.Ruleset
	}
	sides, err := f.Ambushers(s.Ambush)
	if err != nil {
		return setup, fmt.Errorf("--ambush: %w", err)
	}
	return f.Ambush(setup, sides...)
}

// seats gives every side its player: the first is blue's unless the sides bear
// these names.
func (s *simulate) seats(setup *rules.Setup) []string {
	var sides, seats []string
	for _, sheet := range setup.Combatants {
		if slices.Contains(sides, sheet.Side) {
			continue
		}
		sides = append(sides, sheet.Side)
		switch {
		case sheet.Side == "blue", sheet.Side != "red" && len(sides) == 1:
			seats = append(seats, s.Blue)
		default:
			seats = append(seats, s.Red)
		}
	}
	return seats
}

// game plays game i to its end and adds it to the record; last is the game
// before it.
func (s *simulate) game(i int, last *match.Match, setup rules.Setup, seed uint64, r *record) (m *match.Match, err error) {
	if last != nil {
		m, err = last.Again(seed)
	} else {
		m, err = match.New(match.Config{Setup: setup, Seats: s.seats(&setup), Seed: seed, Silent: s.SaveReplays == ""})
	}
	if err != nil {
		return nil, err
	}
	m.View(view.Everyone).Read(func(e *rules.Encounter) {
		for id := range e.Count() {
			if e.Facts.Combatants[id].Surprised {
				r.Surprised++
			}
		}
	})
	over, winner := m.Over()
	for ; !over; over, winner = m.Over() {
		if m.Round() > maxRounds {
			m.Stop()
			break
		}
		a, done := m.Think(thinkNodes)
		if !done {
			if !m.Machine() {
				return nil, errors.New("nobody is to act and yet the game is not over")
			}
			continue
		}
		if refusal, err := m.Do(a); err != nil {
			return nil, err
		} else if !refusal.OK() {
			return nil, fmt.Errorf("the machine chose what is not legal: %v", refusal)
		}
	}
	r.sides = m.Sides()
	for i, side := range r.sides {
		r.Players[side] = m.Seat(i)
		r.Wins[side] += 0
	}
	switch {
	case !over:
		r.Stopped++
	case winner >= 0:
		r.Wins[r.sides[winner]]++
	default:
		r.Draws++
	}
	r.MeanRounds += float64(m.Round())
	r.MostRounds = max(r.MostRounds, m.Round())
	r.Actions += m.Actions()
	if s.SaveReplays == "" {
		return m, nil
	}
	f, err := os.Create(filepath.Join(s.SaveReplays, fmt.Sprintf("game-%04d.jsonl", i+1)))
	if err != nil {
		return nil, fmt.Errorf("--save-replays: %w", err)
	}
	return m, errors.Join(m.Save(f), f.Close())
}

func (r *record) print(w io.Writer) {
	fmt.Fprintf(w, "%d games on %s (%s), seed %s\n", r.Games, levels.Line(r.Level), r.Ruleset, r.Seed)
	for _, side := range r.sides {
		fmt.Fprintf(w, "%-8s %-8s %6d wins  %5.1f %%\n", levels.Line(side), r.Players[side], r.Wins[side], 100*float64(r.Wins[side])/float64(r.Games))
	}
	fmt.Fprintf(w, "%d drawn, %d stopped after %d %s\n", r.Draws, r.Stopped, maxRounds, r.counted)
	fmt.Fprintf(w, "%.1f %s a game, at most %d; %.1f actions a game\n", r.MeanRounds, r.counted, r.MostRounds, float64(r.Actions)/float64(r.Games))
	if r.Surprised > 0 {
		fmt.Fprintf(w, "%.1f surprised a game\n", r.Surprised)
	}
	fmt.Fprintf(w, "%.1f games per second (%.2f s)\n", r.GamesPerSecond, r.Seconds)
}
