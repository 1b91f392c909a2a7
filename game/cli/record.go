//go:build !js

package cli

import (
	"fmt"
	"io"
	"math"
	"slices"

	"tenaille/game/lab"
	"tenaille/levels"
	"tenaille/rules"
)

// record is what came of simulated games. Where sides are swapped players, wins,
// interval and elo are told under the sides that the players have in the first game.
type record struct {
	Level    string                  `json:"level"`
	Ruleset  string                  `json:"ruleset"`
	Seed     string                  `json:"seed"`
	Games    int                     `json:"games"`
	Wanted   int                     `json:"wanted,omitempty"` // more games than were played: it was interrupted
	Swapped  bool                    `json:"swapped"`
	Players  map[string]string       `json:"players"`
	Wins     map[string]int          `json:"wins"`
	SideWins map[string]int          `json:"side_wins"` // whoever played them
	Interval map[string]lab.Interval `json:"interval"`  // of the wins in 100 games, a draw being half of one
	Elo      map[string]rating       `json:"elo"`       // by how much stronger than the others

	// Placed are the sides that took their places by search, where any was to.
	Placed map[string]*placed `json:"placed,omitempty"`

	Draws          int     `json:"draws"`
	Stopped        int     `json:"stopped"` // without a winner after maxRounds
	MeanRounds     float64 `json:"mean_rounds"`
	MostRounds     int     `json:"most_rounds"`
	Surprised      float64 `json:"surprised"` // creatures a game, at its beginning
	Actions        uint64  `json:"actions"`
	Seconds        float64 `json:"seconds"`
	GamesPerSecond float64 `json:"games_per_second"`

	sides   []string
	counted string // what the games are counted in: rounds, or phases
}

// rating is a difference in Elo with the bounds that hold it 95 times in 100; what has
// no bound is left out.
type rating struct {
	Points *float64 `json:"points,omitempty"`
	Low    *float64 `json:"low,omitempty"`
	High   *float64 `json:"high,omitempty"`
}

func newRecord(s *simulate, setup *rules.Setup, seats []string) *record {
	r := &record{
		Level: s.Level, Ruleset: setup.Ruleset, Seed: s.Seed, Wanted: s.Games, Swapped: len(seats) == 2 && !s.NoSwap,
		Players: map[string]string{}, Wins: map[string]int{}, SideWins: map[string]int{},
		Interval: map[string]lab.Interval{}, Elo: map[string]rating{}, counted: counted(setup.Ruleset, 2),
	}
	for _, sheet := range setup.Combatants {
		if !slices.Contains(r.sides, sheet.Side) {
			r.Players[sheet.Side] = seats[len(r.sides)]
			r.sides = append(r.sides, sheet.Side)
		}
	}
	return r
}

// kind is 1 for a game whose sides are changed, else 0.
func (r *record) kind(i int) int {
	if r.Swapped {
		return i % 2
	}
	return 0
}

// add counts game i.
func (r *record) add(i int, o *lab.Outcome) {
	switch {
	case o.Stopped:
		r.Stopped++
	case o.Winner < 0:
		r.Draws++
	default:
		r.SideWins[o.Sides[o.Winner]]++
		winner := o.Winner
		if r.kind(i) == 1 {
			winner = 1 - winner
		}
		r.Wins[o.Sides[winner]]++
	}
	r.gained(1, o)
	r.MeanRounds += float64(o.Rounds)
	r.MostRounds = max(r.MostRounds, o.Rounds)
	r.Surprised += float64(o.Surprised)
	r.Actions += o.Actions
}

// sum makes means and intervals of what was counted.
func (r *record) sum(seconds float64) {
	r.Seconds, r.GamesPerSecond = seconds, float64(r.Games)/seconds
	r.MeanRounds /= float64(max(r.Games, 1))
	r.Surprised /= float64(max(r.Games, 1))
	r.gains()
	if r.Wanted == r.Games {
		r.Wanted = 0
	}
	for _, side := range r.sides {
		r.Wins[side] += 0
		r.SideWins[side] += 0
		// A game that nobody has won is half won by two, a third by three.
		points := float64(r.Wins[side]) + float64(r.Draws+r.Stopped)/float64(len(r.sides))
		share := lab.Wilson(points, r.Games)
		r.Interval[side] = share
		if len(r.sides) == 2 {
			r.Elo[side] = rate(share)
		}
	}
}

// rate is the rating that a share of the games stands for.
func rate(i lab.Interval) rating {
	return rating{bounded(lab.Elo(i.Share)), bounded(lab.Elo(i.Low)), bounded(lab.Elo(i.High))}
}

// bounded is a number that JSON can say, or nothing.
func bounded(f float64) *float64 {
	if math.IsInf(f, 0) {
		return nil
	}
	f = math.Round(f*10) / 10
	return &f
}

func (r *record) print(w io.Writer) {
	if r.Wanted > 0 {
		fmt.Fprintf(w, "interrupted: only %d of %d games were played\n", r.Games, r.Wanted)
	}
	how := ""
	if r.Swapped {
		how = ", sides swapped every other game"
	}
	fmt.Fprintf(w, "%d games on %s (%s), seed %s%s\n", r.Games, levels.Line(r.Level), r.Ruleset, r.Seed, how)
	for _, side := range r.sides {
		i := r.Interval[side]
		fmt.Fprintf(w, "%-8s %-8s %6d wins  %5.1f %% (%s)%s\n", levels.Line(side), r.Players[side], r.Wins[side], 100*float64(r.Wins[side])/float64(r.Games), between(i), r.Elo[side])
	}
	for _, side := range r.sides {
		if p := r.Placed[side]; p != nil {
			fmt.Fprintln(w, p.told(levels.Line(side)))
		}
	}
	if r.Swapped {
		fmt.Fprintf(w, "whoever played it:")
		for _, side := range r.sides {
			fmt.Fprintf(w, " %s %d", levels.Line(side), r.SideWins[side])
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintf(w, "%d drawn, %d stopped after %d %s\n", r.Draws, r.Stopped, maxRounds, r.counted)
	fmt.Fprintf(w, "%.1f %s a game, at most %d; %.1f actions a game\n", r.MeanRounds, r.counted, r.MostRounds, float64(r.Actions)/float64(max(r.Games, 1)))
	if r.Surprised > 0 {
		fmt.Fprintf(w, "%.1f surprised a game\n", r.Surprised)
	}
	fmt.Fprintf(w, "%.1f games per second (%.2f s)\n", r.GamesPerSecond, r.Seconds)
}

// between tells the bounds of an interval in whole percent.
func between(i lab.Interval) string { return fmt.Sprintf("%.0f to %.0f", 100*i.Low, 100*i.High) }

// String tells a rating for the end of a line, nothing where there is none.
func (r rating) String() string {
	switch {
	case r.Low == nil && r.High == nil:
		return ""
	case r.Low == nil:
		return fmt.Sprintf("  Elo below %+.0f", *r.High)
	case r.High == nil:
		return fmt.Sprintf("  Elo above %+.0f", *r.Low)
	}
	return fmt.Sprintf("  Elo %+.0f (%+.0f to %+.0f)", *r.Points, *r.Low, *r.High)
}
