package forecast

import (
	"tenaille/game/lab"
	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/view"
)

const (
	// Games is of how many games a whole forecast is.
	Games = 200
	// longest is after how many rounds a game counts as drawn.
	longest = 100
	// piece is how much a machine thinks in one piece of work.
	piece = 24
)

// SeedOf is the seed of a game, counted from 0: the same battle has the same forecast,
// whatever the seed that it will be played with.
func SeedOf(game int) uint64 { return 0x7E4A11E + uint64(game) }

// Forecast plays a battle again and again, a soldier on each side.
type Forecast struct {
	// Tally is what the games played so far have come to.
	Tally Tally

	err   error
	first *match.Match
	begun *rules.Encounter
	now   *match.Match // nil between two games
	games int
	up    []bool // which creatures stood at the beginning
}

// Tally counts what games have come to.
type Tally struct {
	Games int
	// Wins are those of each side, in the order of match.SideIDs; what is missing was
	// drawn, or not over after a hundred rounds.
	Wins [len(match.SideIDs)]int
	// Fallen says of each creature, by its place in the encounter, in how many games it
	// did not stand at the end.
	Fallen []int

	rounds []int // how many games took so many
}

// Chance is the share of the games that a side won, a drawn one counted half, with the
// bounds of what so few games can tell.
func (t *Tally) Chance(side int) lab.Interval {
	drawn := t.Games
	for _, n := range t.Wins {
		drawn -= n
	}
	return lab.Wilson(float64(t.Wins[side])+float64(drawn)/2, t.Games)
}

// Rounds is the median of how long the games took, 0 for none.
func (t *Tally) Rounds() int {
	sum := 0
	for n, games := range t.rounds {
		if sum += games; 2*sum >= t.Games {
			return n
		}
	}
	return 0
}

// New begins the forecast of a battle of so many games. Who plays it, from which seed,
// and what is agreed about saves makes no difference to it.
func New(terms *match.Terms, games int) *Forecast {
	t := *terms
	t.More = nil // as the others
	for side := range t.Players {
		t.Players[side] = match.Machine
	}
	t.Seed, t.Study, t.Reload, t.Record, t.Begun = SeedOf(0), false, "", "", nil
	f := &Forecast{games: games}
	if f.first, f.err = t.Open(); f.err != nil {
		return f
	}
	f.now, f.begun = f.first, f.first.View(view.Everyone).Encounter()
	f.up = make([]bool, f.begun.Count())
	for id := range f.begun.Count() {
		f.up[id] = f.begun.Present(id) && !f.begun.Rules.Attack.Defeated(f.begun, id)
	}
	f.Tally.Fallen = make([]int, len(f.up))
	return f
}

// Err is why the battle cannot be played, nil when it can.
func (f *Forecast) Err() error { return f.err }

// Done reports whether all games are played, or none can be.
func (f *Forecast) Done() bool { return f.err != nil || f.Tally.Games == f.games }

// Work does a small piece and reports whether that was the last.
func (f *Forecast) Work() (done bool) {
	if f.Done() {
		return true
	}
	if f.now == nil {
		if f.now, f.err = f.first.Again(SeedOf(f.Tally.Games)); f.err != nil {
			return true
		}
	}
	over, winner := f.now.Over()
	if !over && f.now.Round() <= longest {
		f.step()
		return f.err != nil
	}
	f.count(winner)
	return f.Done()
}

// step lets the game go on by a thought or an action.
func (f *Forecast) step() {
	a, decided := f.now.Think(piece)
	if !decided {
		return
	}
	if refusal, err := f.now.Do(a); err != nil {
		f.err = err
	} else if !refusal.OK() { // never: a machine chooses what is legal
		f.now.Stop()
		f.count(-1)
	}
}

// count takes down the game that is over.
func (f *Forecast) count(winner int) {
	t := &f.Tally
	t.Games++
	if winner >= 0 && winner < len(t.Wins) {
		t.Wins[winner]++
	}
	n := min(f.now.Round(), longest)
	t.rounds = append(t.rounds, make([]int, max(0, n+1-len(t.rounds)))...)
	t.rounds[n]++
	f.now.View(view.Everyone).Read(func(e *rules.Encounter) {
		for id, up := range f.up {
			if up && (!e.Present(rules.ID(id)) || e.Rules.Attack.Defeated(e, rules.ID(id))) {
				t.Fallen[id]++
			}
		}
	})
	f.now = nil
}

// Frailest is who of a side falls most often, of equals the first, and in how many
// games; Nobody where nobody of it has ever fallen.
func (f *Forecast) Frailest(side int) (who rules.ID, fallen int) {
	who = rules.Nobody
	for id, n := range f.Tally.Fallen {
		if int(f.begun.Creatures[id].Side) == side && n > fallen {
			who, fallen = rules.ID(id), n
		}
	}
	return who, fallen
}

// Begun is the battle as it begins, to look at; nil where it cannot begin.
func (f *Forecast) Begun() *rules.Encounter { return f.begun }

// Share is so many of the games in whole percent.
func (t *Tally) Share(games int) int { return (200*games + t.Games) / (2 * max(t.Games, 1)) }
