package match

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"tenaille/game/ai"
	"tenaille/game/live"
	"tenaille/game/live/presence"
	"tenaille/game/mail"
	"tenaille/levels"
	"tenaille/rules"
)

// Terms are what is agreed before a match: where, by which rules, with whom and
// from which seed it is played. The set-up writes them, the battle opens them.
type Terms struct {
	// Level is the name of an embedded level or a path.
	Level string
	// Ruleset is the name of a ruleset, one of package rulesets.
	Ruleset string
	// Players are who plays each side, by name: "human", "soldier" ...
	Players [2]string
	// More are who plays the sides after the second, the third first. One that is missing or
	// empty is played as the last of the first two that a machine plays, else by a person.
	More []string
	// Options are the rules options chosen for it, by name (RST-03); the level's
	// own and the defaults hold where none is.
	Options map[string]string
	// Seed starts the match's dice (DIC-01).
	Seed uint64
	// Fog is what a side may know, one of Fogs; empty is what the level says.
	Fog string
	// Ambush is who lies in ambush when it begins: one of SideIDs, or Nobody;
	// empty is what the level says (SUR-01, LIM-02).
	Ambush string
	// Situation is what distance and surroundings add to the tests of PER against
	// an ambush, nil for what the level says (LIM-03).
	Situation *int
	// Points is what an army may cost, 0 for what suits the level.
	Points int
	// Armies are those of the sides, nil for the level's own.
	Armies [2]levels.Army
	// Reload is what is agreed about going back to a save, one of replay.Reloads.
	Reload string
	// Study lets the match be changed by hand, and any action be taken back.
	Study bool
	// Mail is how the match goes by mail, nil where everybody is here.
	Mail *mail.Agreed
	// Live is one's place in a match over a server, nil where it is played on this machine.
	Live *presence.Place
	// Record is the name the match is kept under, empty before it began.
	Record string
	// Placed is the situation to begin with where it is known already: after a
	// deployment by hand, or of a match that has begun; nil otherwise.
	Placed *rules.Setup
	// Begun is a match that has begun already and goes on; nil for a new one.
	Begun *Match
}

// FirstPerson is the first side that a person plays, the first of all where none does: the
// one whose chances are told.
func (t *Terms) FirstPerson() int {
	return max(slices.IndexFunc(t.Seats(2+len(t.More)), IsHuman), 0)
}

// Player is who plays a side, by its number from 0.
func (t *Terms) Player(side int) string {
	switch {
	case side < len(t.Players):
		return t.Players[side]
	case side-len(t.Players) < len(t.More) && t.More[side-len(t.Players)] != "":
		return t.More[side-len(t.Players)]
	}
	more := Human
	for _, p := range t.Players {
		if !IsHuman(p) {
			more = p
		}
	}
	return more
}

// Seat has somebody play a side.
func (t *Terms) Seat(side int, player string) {
	if side < len(t.Players) {
		t.Players[side] = player
		return
	}
	k := side - len(t.Players)
	list := make([]string, max(len(t.More), k+1)) // other terms may have the old one
	copy(list, t.More)
	list[k] = player
	t.More = list
}

// Seats are the players of so many sides.
func (t *Terms) Seats(sides int) []string {
	list := make([]string, max(sides, len(t.Players)))
	for side := range list {
		list[side] = t.Player(side)
	}
	return list
}

// SideIDs are the sides by the names that files and options of the program use.
var SideIDs = [...]string{"blue", "red"}

// Nobody is the answer that no side lies in ambush.
const Nobody = "none"

// Fogs are the values of the fog, in the order they are offered.
var Fogs = []string{"off", "sight", "memory"}

// Machine is the player that is offered against a person.
const Machine = "soldier"

// IsHuman tells whether a player is a person.
func IsHuman(player string) bool { return player == Human }

// OnlyPerson is the side of the only person among the players, by sides, -1 where there is
// none or more: won and lost are told from one's own seat.
func OnlyPerson(players ...string) int {
	own := slices.IndexFunc(players, IsHuman)
	if own >= 0 && slices.ContainsFunc(players[own+1:], IsHuman) {
		return -1
	}
	return own
}

// Apart reports whether somebody among the players, by sides, plays elsewhere: by mail or over a
// server. Nobody chooses the dice of such a match; the seed in its record is that of its first
// throw alone, and by mail with open dice of what follows in that turn, so it is shown to none.
func Apart(players ...string) bool {
	return slices.ContainsFunc(players, func(seat string) bool {
		_, posted := mail.Seated(seat)
		_, online := live.Seated(seat)
		return posted || online
	})
}

// Watched reports whether nobody who plays the match is here: it is one of others, over a server.
func (t *Terms) Watched() bool {
	return Apart(t.Players[:]...) && t.LiveSide() < 0 && t.MailSide() < 0
}

// CheckSeat refuses a name that is no player.
func CheckSeat(name string) error {
	if IsHuman(name) || ai.Named(name) {
		return nil
	}
	return fmt.Errorf("player %q: there are %s, machines with a temper too as %s", name, strings.Join(Seats(), ", "), ai.WithTemper(Machine, ai.Tempers()[1]))
}

// NewSeed draws a seed for a new match: one the player can read aloud. It is
// the only chance outside of a match's own dice.
func NewSeed() uint64 { return rand.Uint64N(1_000_000_000) }

// ParseSeed reads an unsigned 64-bit decimal. The error says what is wanted.
func ParseSeed(s string) (uint64, error) {
	v, err := strconv.ParseUint(s, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("seed %q: want a number from 0 to 18446744073709551615", s)
	}
	return v, nil
}

// TermsOf are the terms of a match that has begun, which goes on in them.
func TermsOf(m *Match) Terms {
	s := m.Setup()
	t := Terms{Level: s.Name, Ruleset: s.Ruleset, Options: maps.Clone(s.Options), Seed: m.Seed(), Fog: s.Fog, Reload: m.Reload(), Placed: s, Study: m.course.Header.Study, Begun: m}
	for side := range m.Sides() {
		t.Seat(side, m.Seat(side))
	}
	return t
}

// Learner is who plays against a person in a lesson.
const Learner = "recruit"

// LessonTerms are the terms of a lesson, which is played by a ruleset: whoever learns takes
// back whatever was tried, through its dice.
func LessonTerms(name, ruleset string, seed uint64) Terms {
	return Terms{Level: name, Ruleset: ruleset, Seed: seed, Players: [2]string{Human, Learner}, Study: true}
}

// WithNewDice are the terms of the same battle with a seed of its own. In a lesson it is one
// with which a person is the first to act: whoever learns is told what is asked before
// anything befalls them, and no lesson is lost before it has begun.
func (t Terms) WithNewDice() Terms {
	t = t.Again()
	t.Seed = NewSeed()
	if !levels.IsLesson(t.Level) {
		return t
	}
	m, err := t.Open() // an error is told when the battle is opened
	for tries := 0; err == nil && m.Machine() && tries < mostDealt; tries++ {
		t.Seed = NewSeed()
		m, err = m.Again(t.Seed)
	}
	return t
}

// mostDealt is how often dice are drawn for a lesson; every other draw will do, or more.
const mostDealt = 64

// PuzzleTerms are the terms of a puzzle that is played by the person who is to act in it,
// against the machine.
func PuzzleTerms(c *levels.Case, seed uint64) Terms {
	setup := c.Setup
	setup.Name, setup.Turn = c.ID, c.Puzzle.Turn()
	t := Terms{Level: c.ID, Ruleset: setup.Ruleset, Seed: seed, Placed: &setup, Players: [2]string{Machine, Machine}}
	for _, s := range setup.Combatants {
		if side := slices.Index(setup.SidesInOrder(), s.Side); s.ID == c.Puzzle.Order[0] && side < len(t.Players) {
			t.Players[side] = Human
		}
	}
	return t
}

// Puzzle is the puzzle that is played by the terms, nil for a match. It is not kept, and
// over when its aim is read.
func (t *Terms) Puzzle() *levels.Case {
	if t.Placed == nil || t.Begun != nil { // what is played on from a film is a match
		return nil
	}
	return levels.PuzzleOf(t.Placed)
}

// Again are the terms of the same battle from its beginning: the same armies in
// the same places.
func (t Terms) Again() Terms {
	t.Begun, t.Live, t.Record = nil, nil, ""
	return t
}

// Open opens the match: the one that has begun, or a new one. The error says
// what of the terms cannot be had.
func (t *Terms) Open() (*Match, error) {
	if t.Begun != nil {
		return t.Begun, nil
	}
	setup, err := t.setup()
	if err != nil {
		return nil, err
	}
	return New(Config{Setup: setup, Seats: t.Seats(len(setup.SidesInOrder())), Seed: t.Seed, Reload: t.Reload, Study: t.Study})
}

// setup is the situation that a new match begins with.
func (t Terms) setup() (rules.Setup, error) {
	var s rules.Setup
	if t.Placed != nil {
		s = *t.Placed
	} else {
		f, err := levels.OpenField(t.Level)
		if err != nil {
			return rules.Setup{}, err
		}
		if s, err = t.LineUp(f); err != nil {
			return rules.Setup{}, err
		}
	}
	s.Ruleset = t.Ruleset
	stated := maps.Clone(s.Options)
	if stated == nil {
		stated = map[string]string{}
	}
	maps.Copy(stated, t.Options)
	s.Options = stated
	if t.Fog != "" {
		s.Fog = t.Fog
	}
	return s, nil
}

// LineUp is Place for a match that begins without anybody being placed by hand: those whom
// the map gives no place of their own stand in a line of battle, not in file.
func (t Terms) LineUp(f *levels.Field) (rules.Setup, error) {
	return t.place(f, f.LineUp)
}

// Place places the armies on their field, and says who of them lies in ambush.
func (t Terms) Place(f *levels.Field) (rules.Setup, error) {
	return t.place(f, func(s rules.Setup) (rules.Setup, error) { return s, nil })
}

// place is Place with a say in where they stand before anybody hides.
func (t Terms) place(f *levels.Field, line func(rules.Setup) (rules.Setup, error)) (rules.Setup, error) {
	s, err := f.Place(t.Ruleset, t.Armies[:]...)
	if err == nil {
		s, err = line(s)
	}
	if err != nil {
		return s, err
	}
	if t.Situation != nil {
		s.Situation = rules.Situation{All: *t.Situation}
	}
	if side := slices.Index(SideIDs[:], t.Ambush); side >= 0 && side < len(f.Sides) {
		return f.Ambush(s, f.Sides[side])
	}
	if t.Ambush == Nobody {
		return f.Ambush(s)
	}
	return s, nil
}
