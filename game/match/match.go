package match

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"tenaille/game/ai"
	"tenaille/game/mail"
	"tenaille/game/replay"
	"tenaille/rules"
)

// Human is the seat of a side that a person plays.
const Human = "human"

// Config states a new match.
type Config struct {
	Setup rules.Setup
	// Seats holds the player of each side, in the order of the sides: Human
	// or one of ai.Names, with a temper or without, as ai.WithTemper joins them.
	// Missing ones are people.
	Seats []string
	// Seed starts the dice (DIC-01).
	Seed uint64
	// Reload is what is agreed about going back to a save, one of replay.Reloads.
	Reload string
	// Silent writes no replay and keeps no events, for simulations.
	Silent bool
	// Study lets the match be changed by hand, and any action be taken back.
	Study bool
}

// Match is one match under way. It belongs to one goroutine.
type Match struct {
	course  *replay.Course
	seed    uint64
	players []ai.Player // nil for a person
	seated  []string    // who they are
	ears    []ear       // of each side, the onlooker's last
	actions uint64
	watched watched
	revised *Revision
	ground  []bool // the squares the side to act sees, none where that is not known
	free    int    // how many of the last actions have shown no new ground

	ahead ahead

	told struct {
		silent   bool // nobody is told of its events
		hurried  bool // a machine was told to decide at once
		reseeded bool // it has just been loaded and goes on with other dice
		afar     bool // each action has dice of its own, which is worth no word
		// whole is a match that was played elsewhere as it was, as far as it is shown.
		whole *Match
	}
}

// Seats lists the players there are, people first; machines may have a temper too.
func Seats() []string { return append([]string{Human}, ai.Names()...) }

// New checks the setup, rolls initiative and comes to the first turn. The
// error says what is wrong with the setup or the seats.
func New(c Config) (*Match, error) {
	sides := c.Setup.SidesInOrder()
	seats := slices.Clone(c.Seats)
	if len(seats) > len(sides) {
		return nil, fmt.Errorf("seats: %d for %d sides", len(seats), len(sides))
	}
	for len(seats) < len(sides) {
		seats = append(seats, Human)
	}
	m := &Match{seed: c.Seed}
	m.told.silent = c.Silent
	if err := m.seat(seats); err != nil {
		return nil, err
	}
	cast(&c.Setup, seats)
	if err := cmp.Or(replay.CheckReload(c.Reload), replay.CheckStudy(c.Study, c.Reload)); err != nil {
		return nil, err
	}
	header := replay.NewHeader(c.Setup, seats, c.Seed)
	header.Reload, header.Study = c.Reload, c.Study
	var err error
	if m.course, err = replay.NewCourse(header, m.told.silent); err != nil {
		return nil, err
	}
	return m, m.begin()
}

// Again returns a new match of the same set-up and seats with another seed, at
// its first turn, for less than New costs. It belongs to the same goroutine.
func (m *Match) Again(seed uint64) (*Match, error) {
	n := &Match{seed: seed, seated: m.seated}
	n.told.silent = m.told.silent
	n.players, n.ears = make([]ai.Player, len(m.players)), make([]ear, len(m.ears))
	for side, p := range m.players {
		if p != nil {
			n.players[side] = ai.Again(p, seed, side)
		}
	}
	var err error
	if n.course, err = m.course.Again(seed); err != nil {
		return nil, err
	}
	return n, n.begin()
}

// seat calls the machine players.
func (m *Match) seat(seats []string) error {
	m.players, m.seated = make([]ai.Player, len(seats)), seats
	m.ears = make([]ear, len(seats)+1)
	for side, name := range seats {
		if name == Human {
			continue
		}
		p, err := player(side, name, m.seed, m.told.silent)
		if err != nil {
			return err
		}
		m.players[side] = p
		_, afar := p.(distant)
		m.told.afar = m.told.afar || afar
	}
	return nil
}

// player calls the machine of a name for a side. One with other settings than its own
// plays only where nothing is recorded: a record names those that everybody has.
func player(side int, name string, seed uint64, silent bool) (ai.Player, error) {
	if r, ok := mail.Seated(name); ok {
		return absent{r}, nil
	}
	if p, ok := seated(name); ok {
		return p, nil
	}
	p, err := ai.New(name, seed, side)
	if err != nil || !silent && !ai.Named(name) {
		return nil, fmt.Errorf("seat %d: %q is none of %s", side+1, name, strings.Join(Seats(), ", "))
	}
	return p, nil
}

// begin plays to the first turn.
func (m *Match) begin() error {
	truth := m.course.Encounter()
	for side := range m.ears {
		m.ears[side].Doors = truth.Facts.OpenDoors // how the map begins is known to all
	}
	hear := m.hear
	if m.told.silent {
		if hear = nil; !m.clear() && truth.Map.Doors() > 0 {
			hear = m.mind
		}
	}
	if err := m.course.Begin(hear); err != nil {
		return err
	}
	if m.course.Recorded() {
		return nil
	}
	m.settle()
	m.attend()
	return nil
}

// Setup returns the situation the match began with, its options resolved. It
// must not be changed.
func (m *Match) Setup() *rules.Setup { return &m.course.Header.Setup }

// Seed returns the seed of the match's dice.
func (m *Match) Seed() uint64 { return m.seed }

// Sides lists the sides, in the order of their lowest ids.
func (m *Match) Sides() []string { return slices.Clone(m.course.Encounter().Sides) }

// Seat returns who plays a side: Human or the name of a machine.
func (m *Match) Seat(side int) string { return m.course.Seats()[side] }

// Round returns the number of the round, counted from 1.
func (m *Match) Round() int { return int(m.course.Encounter().Facts.Round) }

// Over reports whether the match has ended; winner is the side that won, -1
// for none.
func (m *Match) Over() (over bool, winner int) {
	f := &m.course.Encounter().Facts
	if !f.Over {
		return m.course.Over(), -1
	}
	return true, int(f.Winner)
}

// Goal is what decided a match that is over, NoGoal when nothing did (SKI-19).
func (m *Match) Goal() rules.Goal { return m.course.Encounter().Facts.Goal }

// Stop ends the match without a winner.
func (m *Match) Stop() { m.course.Stop() }

// Hash is the hash of facts, agenda and dice; equal hashes go on equally.
func (m *Match) Hash() uint64 { return m.course.Hash() }

// Actions is the number of actions carried out, those taken back included.
func (m *Match) Actions() uint64 { return m.actions }

// Awaits says what the match waits for: the action of the creature whose turn
// it is, or the answer of one that may react, and whose side that is. When
// nothing is awaited the side is -1.
func (m *Match) Awaits() (what rules.Awaited, who rules.ID, side int) {
	e := m.course.Encounter()
	if m.course.Over() {
		return rules.AwaitsNothing, rules.Nobody, -1
	}
	what, who = e.Awaits()
	if who == rules.Nobody {
		return what, who, -1
	}
	return what, who, int(e.Creatures[who].Side)
}

// check says whether an action is legal as far as the side knows that is to
// act.
func (m *Match) check(a *rules.Action) rules.Refusal {
	if m.course.Over() {
		return rules.Refuse(rules.SKI19)
	}
	_, _, side := m.Awaits()
	return m.View(side).Check(a)
}

// Do carries out an action of whoever is awaited, until the next answer is
// awaited, and writes its line of the replay. A refused action changes
// nothing. A way that a creature bars whom the side does not know of stops
// there with an event. The error is a bug of the program, *replay.Broken: the
// match is at its end then, and the error holds its replay.
func (m *Match) Do(a rules.Action) (rules.Refusal, error) {
	if m.course.Over() {
		return rules.Refuse(rules.SKI19), nil
	}
	before := m.known()
	scout := m.scout()
	m.mark()
	do := (*replay.Course).DoAs
	if passed(m, &a) {
		do = replay.DoChecked
	}
	r, err := do(m.course, m.within(a), m.told.hurried)
	m.told.hurried = false
	if err != nil || !r.OK() {
		m.unmark()
		return r, err
	}
	m.actions++
	m.revised, m.told.reseeded = nil, false
	m.learn(before)
	m.attend()
	m.explored(scout)
	return rules.Refusal{}, nil
}

// passed reports whether the side to act has just found an action legal and knows all
// that the course would ask about it: then it needs no asking twice.
func passed(m *Match, a *rules.Action) bool {
	e := m.course.Encounter()
	_, _, side := m.Awaits()
	if side < 0 || !m.clear() || e.HasQuest() {
		return false
	}
	ear := &m.ears[side]
	return !ear.stale && ear.View() != nil && ear.View().Passed(a)
}

// learn settles an action: one that showed a side somebody new cannot be
// taken back.
func (m *Match) learn(before []uint64) {
	m.settle()
	after := m.known()
	for i, was := range before {
		if after[i]&^was != 0 && !m.course.Recorded() && !m.course.Free() { // there nobody takes anything back
			m.course.Forget()
			m.settle()
		}
	}
}

// known returns the creatures each side knows of; nothing where fog is off.
func (m *Match) known() []uint64 {
	if m.clear() {
		return nil
	}
	sets := make([]uint64, len(m.players))
	for i := range sets {
		v := m.View(i)
		for id := range m.course.Encounter().Count() {
			if v.Knows(id) {
				sets[i] |= 1 << id
			}
		}
	}
	return sets
}

// CanUndo reports whether a side may take its last action back: it drew no
// die, showed no side anybody or any ground it did not see before, and asked nobody.
func (m *Match) CanUndo(side int) bool {
	_, _, now := m.Awaits()
	return side == now && m.course.Undoable() > 0 && m.watched.of == nil && (m.course.Free() || m.free > 0 || !m.Foggy())
}

// Undo takes the last action back and writes so in the replay. What was
// perceived of it is forgotten: Heard is smaller afterwards.
func (m *Match) Undo() error {
	if m.free == 0 && m.Foggy() && !m.course.Free() {
		return errExplored
	}
	if err := m.course.Undo(); err != nil {
		return err
	}
	m.actions++
	m.free, m.ground = max(m.free-1, 0), m.ground[:0]
	for i := range m.ears {
		m.ears[i].takeBack()
	}
	m.settle()
	return reseat(m, true)
}

// Think works for about so many nodes on the answer of a machine whose turn it
// is to answer; done says that a is the answer, which the caller then gives to
// Do. It is called again until then. When a person is awaited, or nobody, it
// is never done.
func (m *Match) Think(nodes int) (a rules.Action, done bool) {
	_, _, side := m.Awaits()
	if side < 0 || m.players[side] == nil {
		return a, false
	}
	if a, done = m.ahead.take(m, side); done {
		return a, true
	}
	return m.players[side].Think(m.View(side), m.actions, nodes)
}

// Machine reports whether a machine is awaited.
func (m *Match) Machine() bool {
	_, _, side := m.Awaits()
	return side >= 0 && m.players[side] != nil && !m.Away() && !Distant(m)
}

// Save writes the replay as it is so far; a match that is not over is a saved
// game that Resume goes on with.
func (m *Match) Save(w io.Writer) error {
	_, err := w.Write(m.course.Text())
	return err
}
