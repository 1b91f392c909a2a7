package rules

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"tenaille/rules/grid"
)

// The bounds of what a setup may say of goals (SKI-19).
const (
	MaxGoals  = 16
	MaxScenes = 32
	MaxTokens = 4
	MaxZones  = 32
	maxRounds = 999
)

// GoalSetup states what a side plays for (SKI-19). Which keys a goal has depends
// on its kind.
type GoalSetup struct {
	Goal string `json:"goal"`
	// Name is what scenes call it by, and the catalog's key of its text where the
	// text of its kind is not told.
	Name string `json:"name,omitempty"`
	Side string `json:"side"`
	// Who are the ids of whom it is about: slay, protect; reach and escape may have it
	// where only these of the side count.
	Who []int `json:"who,omitempty"`
	// Zone is the name of one: hold, reach, escape, carry.
	Zone string `json:"zone,omitempty"`
	// Count is how many: reach, escape; 0 is 1, or all of Who.
	Count int `json:"count,omitempty"`
	// Percent is the part of the enemies: rout; 0 is 50.
	Percent int `json:"percent,omitempty"`
	// Until is the round at whose end it is reached: hold, survive; protect has
	// it where it is reached before the match is over.
	Until int `json:"until,omitempty"`
	// By is the round at whose end it has failed, if it is not reached; 0 is never.
	By    int    `json:"by,omitempty"`
	Door  int    `json:"door,omitempty"`
	Token string `json:"token,omitempty"`
	// Optional goals decide nothing.
	Optional bool `json:"optional,omitempty"`
	// Hidden goals are known to the side alone, until they are reached.
	Hidden bool `json:"hidden,omitempty"`
}

// ZoneSetup states a part of the map: rectangles of squares, each x, y, width and
// height.
type ZoneSetup struct {
	Name  string   `json:"name"`
	Rects [][4]int `json:"rects"`
}

// TokenSetup states something that can be carried, and where it lies.
type TokenSetup struct {
	Name string `json:"name"`
	At   [2]int `json:"at"`
}

// SceneSetup states what happens once, when something else does (SKI-19).
type SceneSetup struct {
	When CueSetup `json:"when"`
	// Arrive are the ids of those who come to the board, where their sheets say.
	Arrive []int       `json:"arrive,omitempty"`
	Say    []LineSetup `json:"say,omitempty"`
	// Reveal names goals that are hidden no more.
	Reveal []string `json:"reveal,omitempty"`
	Open   []int    `json:"open,omitempty"`  // doors
	Close  []int    `json:"close,omitempty"` // doors
}

// CueSetup states when a scene happens: exactly one of its keys, Side beside Enters.
type CueSetup struct {
	Round  int    `json:"round,omitempty"`  // that one begins
	Enters string `json:"enters,omitempty"` // somebody of Side stands in a zone
	Side   string `json:"side,omitempty"`
	Falls  []int  `json:"falls,omitempty"` // all of these are lost
	Goal   string `json:"goal,omitempty"`  // one is reached
}

// LineSetup states what somebody says; By is 0 for nobody on the board.
type LineSetup struct {
	By   int    `json:"by,omitempty"`
	Text string `json:"text"`
}

// Objective is a goal of a side, checked (SKI-19).
type Objective struct {
	Kind             Goal
	Side             uint8
	Who              uint64 // creatures by ID
	Zone             int8   // index in Scenario.Zones
	Token            int8   // index in Scenario.Tokens
	Count            uint8  // how many, of rout the percentage
	Door             uint8
	Until, By        uint16 // rounds, 0 where there is none
	Optional, Hidden bool
}

// Counts reports whether a creature is one of those by whom its side reaches a goal.
func (o *Objective) Counts(e *Encounter, id ID) bool {
	return e.Creatures[id].Side == o.Side && (o.Who == 0 || o.Who>>id&1 == 1)
}

// Zone is a part of the map.
type Zone struct {
	Name  string
	cells []uint64 // a bit each, by their index
	far   []uint16 // of each cell, in squares
}

// unreached is how far a cell is from a zone to which no way leads.
const unreached = 1 << 12

// Far is how many squares away a cell of the map is from the zone by the ways that a
// creature of one square could go if all doors stood open and nobody were in its way;
// diagonals count 1. Where no way leads it is very far.
func (z *Zone) Far(m *grid.Map, c grid.Cell) int { return int(z.far[m.Index(c)]) }

// measure finds how far every cell is.
func (z *Zone) measure(e *Encounter) {
	n := e.Map.W() * e.Map.H()
	z.far = make([]uint16, n)
	field := grid.Field{Map: e.Map, OpenDoors: 1<<64 - 1, Rules: e.Options.Grid}
	var queue []grid.Cell
	for i := range n {
		z.far[i] = unreached
		if c := e.Map.CellAt(i); z.Has(e.Map, c) {
			z.far[i], queue = 0, append(queue, c)
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		for d := grid.N; d <= grid.NW; d++ {
			// The step is the one that comes nearer, from the farther cell.
			from := at.Step(d)
			if !e.Map.Inside(from) || z.far[e.Map.Index(from)] != unreached {
				continue
			}
			back, _ := grid.DirBetween(from, at)
			if _, why := field.Step(grid.Square(from), back); why == grid.StepOK {
				z.far[e.Map.Index(from)] = z.far[e.Map.Index(at)] + 1
				queue = append(queue, from)
			}
		}
	}
}

// Has reports whether a cell of a map is in the zone.
func (z *Zone) Has(m *grid.Map, c grid.Cell) bool {
	i := m.Index(c)
	return m.Inside(c) && z.cells[i>>6]>>(i&63)&1 == 1
}

// Scene is what happens once, when its cue comes (SKI-19).
type Scene struct {
	Round  uint16 // that begins, 0 for another cue
	Zone   int8   // in which somebody of Side stands, or -1
	Side   uint8
	Falls  uint64 // that all are lost
	Goal   int8   // that is reached, or -1
	Arrive uint64
	Reveal uint32 // goals, by their index
	Opens  uint64 // doors
	Closes uint64
}

// State is how far a goal has come.
type State uint8

// The states of a goal.
const (
	Pursued State = iota
	Reached
	Failed
)

// Away says why a creature is not on the board; a creature that is not known to
// whoever holds the facts is not on it either, for no such reason.
type Away uint8

// Where creatures may be that are not on the board.
const (
	Here Away = iota
	// Waiting: it comes with a scene (SKI-19).
	Waiting
	// Departed: it has escaped (SKI-19).
	Departed
)

// Token is where something that can be carried is (SKI-19).
type Token struct {
	Holder ID // Nobody while it lies
	At     grid.Cell
}

// Nowhere is where a token lies for a side that does not know where it is.
var Nowhere = grid.C(-1, -1)

// Quest is how far the goals of a match have come.
type Quest struct {
	Goals    [MaxGoals]State
	Revealed uint32 // goals that are hidden no more
	Played   uint32 // scenes that have happened
	Tokens   [MaxTokens]Token
}

// noQuest is that of a match with nothing but elimination to play for.
var noQuest = Quest{Tokens: [MaxTokens]Token{{Holder: Nobody}, {Holder: Nobody}, {Holder: Nobody}, {Holder: Nobody}}}

// HasQuest reports whether the encounter has anything but elimination to play
// for, or scenes.
func (s *Scenario) HasQuest() bool { return len(s.Objectives)+len(s.Scenes)+len(s.Tokens) > 0 }

// Known reports whether a side, or everyone for one below 0, knows of a goal.
func (e *Encounter) Known(goal int, side int) bool {
	o := &e.Objectives[goal]
	return o.Kind != NoGoal && (!o.Hidden || side < 0 || int(o.Side) == side || e.Facts.Quest.Revealed>>goal&1 == 1 || e.Facts.Quest.Goals[goal] == Reached)
}

// Stands reports whether any of a creature's squares lies in a zone.
func (e *Encounter) Stands(id ID, zone int8) bool {
	s := e.Space(id)
	for y := range int(s.N) {
		for x := range int(s.N) {
			if e.Zones[zone].Has(e.Map, grid.C(int(s.At.X)+x, int(s.At.Y)+y)) {
				return true
			}
		}
	}
	return false
}

// beginQuest checks what the setup says of zones, tokens, goals and scenes, and
// takes those who come later off the board. The error names the key that is wrong.
func (e *Encounter) beginQuest() error {
	s := e.Setup
	e.Facts.Quest = noQuest
	for _, step := range []func(*Setup) error{e.newZones, e.newTokens, e.newObjectives, e.newScenes} {
		if err := step(s); err != nil {
			return err
		}
	}
	return nil
}

// QuestError is what is wrong with one of the zones, tokens, goals or events of a
// setup; Err begins with its key, as in "zone: ...".
type QuestError struct {
	List string // zones, tokens, goals or events
	At   int    // index in it
	Err  error
}

// Error returns "goals[3].zone: cause".
func (e *QuestError) Error() string { return fmt.Sprintf("%s[%d].%v", e.List, e.At, e.Err) }

// Unwrap returns the cause.
func (e *QuestError) Unwrap() error { return e.Err }

func (e *Encounter) newZones(s *Setup) error {
	if len(s.Zones) > MaxZones {
		return fmt.Errorf("zones: more than %d", MaxZones)
	}
	w, h := e.Map.W(), e.Map.H()
	for i := range s.Zones {
		z := Zone{Name: s.Zones[i].Name, cells: make([]uint64, (w*h+63)/64)}
		if z.Name == "" || e.zone(z.Name) >= 0 {
			return &QuestError{"zones", i, fmt.Errorf("name: %q is empty or there twice", z.Name)}
		}
		for k, r := range s.Zones[i].Rects {
			if r[0] < 0 || r[1] < 0 || r[2] < 1 || r[3] < 1 || r[0] > w-r[2] || r[1] > h-r[3] {
				return &QuestError{"zones", i, fmt.Errorf("rects[%d]: not a rectangle on the map", k)}
			}
			for y := range r[3] {
				for x := range r[2] {
					n := e.Map.Index(grid.C(r[0]+x, r[1]+y))
					z.cells[n>>6] |= 1 << (n & 63)
				}
			}
		}
		if !slices.ContainsFunc(z.cells, func(w uint64) bool { return w != 0 }) {
			return &QuestError{"zones", i, fmt.Errorf("rects: there are none")}
		}
		z.measure(e)
		e.Zones = append(e.Zones, z)
	}
	return nil
}

// zone returns the index of a zone by its name, or -1.
func (s *Scenario) zone(name string) int8 {
	return int8(slices.IndexFunc(s.Zones, func(z Zone) bool { return z.Name == name }))
}

func (e *Encounter) newTokens(s *Setup) error {
	if len(s.Tokens) > MaxTokens {
		return fmt.Errorf("tokens: more than %d", MaxTokens)
	}
	for i := range s.Tokens {
		t := &s.Tokens[i]
		at := grid.C(t.At[0], t.At[1])
		switch {
		case t.Name == "" || slices.Contains(e.Tokens, t.Name):
			return &QuestError{"tokens", i, fmt.Errorf("name: %q is empty or there twice", t.Name)}
		case !e.Map.Inside(at) || !e.Ground().Stands(grid.Square(at)):
			return &QuestError{"tokens", i, fmt.Errorf("at: nobody can stand at [%d,%d]", t.At[0], t.At[1])}
		}
		e.Tokens = append(e.Tokens, t.Name)
		e.Facts.Quest.Tokens[i] = Token{Holder: Nobody, At: at}
	}
	return nil
}

// ids returns the set of the creatures with such ids.
func (e *Encounter) ids(list []int) (set uint64, err error) {
	for i, sheet := range list {
		id := slices.IndexFunc(e.Creatures, func(c Creature) bool { return c.Sheet == sheet })
		if id < 0 {
			return 0, fmt.Errorf("[%d]: there is no combatant %d", i, sheet)
		}
		set |= 1 << id
	}
	return set, nil
}

// doors returns the set of doors with such numbers.
func (e *Encounter) doors(list []int) (set uint64, err error) {
	for i, n := range list {
		if n < 1 || n > e.Map.Doors() {
			return 0, fmt.Errorf("[%d]: there is no door %d", i, n)
		}
		set |= 1 << (n - 1)
	}
	return set, nil
}

var (
	errRound   = fmt.Errorf("must be a round from 1 to %d", maxRounds)
	errPercent = errors.New("must be from 1 to 100")
)

// needs says which keys a kind of goal has, besides those of every kind.
var needs = [goalCount]struct{ who, zone, count, percent, until, door, token bool }{
	ToSlay:    {who: true},
	ToHold:    {zone: true, until: true},
	ToReach:   {zone: true, count: true},
	ToEscape:  {zone: true, count: true},
	ToProtect: {who: true},
	ToRout:    {percent: true},
	ToSurvive: {until: true},
	ToCarry:   {zone: true, token: true},
	ToOpen:    {door: true},
	ToClose:   {door: true},
}

func (e *Encounter) newObjectives(s *Setup) error {
	if len(s.Goals) > MaxGoals {
		return fmt.Errorf("goals: more than %d", MaxGoals)
	}
	for i := range s.Goals {
		o, err := e.newObjective(&s.Goals[i])
		if err != nil {
			return &QuestError{"goals", i, err}
		}
		if n := s.Goals[i].Name; n != "" && slices.ContainsFunc(s.Goals[:i], func(g GoalSetup) bool { return g.Name == n }) {
			return &QuestError{"goals", i, fmt.Errorf("name: %q is there twice", n)}
		}
		e.Objectives = append(e.Objectives, o)
	}
	return nil
}

func (e *Encounter) newObjective(g *GoalSetup) (o Objective, err error) {
	side := slices.Index(e.Sides, g.Side)
	kind, ok := GoalByName(g.Goal)
	if !ok || kind <= Missed {
		return o, fmt.Errorf("goal: %q is none of %v", g.Goal, goalNames[Missed+1:])
	}
	if side < 0 {
		return o, fmt.Errorf("side: there is no side %q", g.Side)
	}
	n := &needs[kind]
	o = Objective{Kind: kind, Side: uint8(side), Zone: -1, Token: -1, Optional: g.Optional, Hidden: g.Hidden}
	for _, k := range [...]struct {
		key             string
		given, has, may bool
	}{
		{"who", g.Who != nil, n.who, n.count}, {"zone", g.Zone != "", n.zone, false}, {"token", g.Token != "", n.token, false},
		{"door", g.Door != 0, n.door, false}, {"until", g.Until != 0, n.until, kind == ToProtect},
		{"count", g.Count != 0, false, n.count}, {"percent", g.Percent != 0, false, n.percent},
	} {
		if k.given && !k.has && !k.may {
			return o, fmt.Errorf("%s: a goal %s has none", k.key, g.Goal)
		}
		if !k.given && k.has {
			return o, fmt.Errorf("%s: a goal %s must have it", k.key, g.Goal)
		}
	}
	if o.Who, err = e.ids(g.Who); err != nil {
		return o, fmt.Errorf("who%w", err)
	}
	if (n.who || g.Who != nil) && o.Who == 0 {
		return o, errors.New("who: there is nobody")
	}
	if kind == ToSlay && o.Who&e.members[side] != 0 {
		return o, errors.New("who: one of the side's own")
	}
	if n.zone {
		if o.Zone = e.zone(g.Zone); o.Zone < 0 {
			return o, fmt.Errorf("zone: there is no zone %q", g.Zone)
		}
	}
	if n.token {
		if o.Token = int8(slices.Index(e.Tokens, g.Token)); o.Token < 0 {
			return o, fmt.Errorf("token: there is no token %q", g.Token)
		}
	}
	if n.door {
		if _, err := e.doors([]int{g.Door}); err != nil {
			return o, fmt.Errorf("door: there is no door %d", g.Door)
		}
		o.Door = uint8(g.Door)
	}
	for _, r := range [...]struct {
		key string
		n   int
		to  *uint16
	}{{"until", g.Until, &o.Until}, {"by", g.By, &o.By}} {
		if r.n < 0 || r.n > maxRounds {
			return o, fmt.Errorf("%s: %w", r.key, errRound)
		}
		*r.to = uint16(r.n)
	}
	switch {
	case n.percent && (g.Percent < 0 || g.Percent > 100):
		return o, fmt.Errorf("percent: %w", errPercent)
	case n.percent:
		o.Count = 50
		if g.Percent > 0 {
			o.Count = uint8(g.Percent)
		}
	case n.count && o.Who&^e.members[side] != 0:
		return o, errors.New("who: not all are of the side")
	case n.count:
		of, least := bits.OnesCount64(e.members[side]), 1
		if o.Who != 0 {
			of = bits.OnesCount64(o.Who)
			least = of
		}
		if g.Count < 0 || g.Count > of {
			return o, fmt.Errorf("count: there are %d", of)
		}
		if o.Count = uint8(least); g.Count > 0 {
			o.Count = uint8(g.Count)
		}
	}
	return o, nil
}

func (e *Encounter) newScenes(s *Setup) error {
	if len(s.Events) > MaxScenes {
		return fmt.Errorf("events: more than %d", MaxScenes)
	}
	var come uint64
	for i := range s.Events {
		sc, err := e.newScene(&s.Events[i])
		if err != nil {
			return &QuestError{"events", i, err}
		}
		if sc.Arrive&come != 0 {
			return &QuestError{"events", i, fmt.Errorf("arrive: one of them comes twice")}
		}
		come |= sc.Arrive
		for _, id := range append(slices.Clone(s.Ambush), s.Surprised...) {
			if slices.Contains(s.Events[i].Arrive, id) {
				return &QuestError{"events", i, fmt.Errorf("arrive: combatant %d lies in ambush or is surprised", id)}
			}
		}
		if sc.Round > 0 {
			e.reserve |= sc.Arrive
		}
		e.Scenes = append(e.Scenes, sc)
	}
	for side, all := range e.members[:len(e.Sides)] {
		if all&^come == 0 {
			return fmt.Errorf("events: nobody of side %q is there from the beginning", e.Sides[side])
		}
	}
	for ; come != 0; come &= come - 1 {
		c := &e.Facts.Combatants[First(come)]
		c.Absent, c.Away = true, Waiting
	}
	return nil
}

func (e *Encounter) newScene(x *SceneSetup) (sc Scene, err error) {
	sc = Scene{Zone: -1, Goal: -1}
	w := &x.When
	cues := 0
	for _, given := range [...]bool{w.Round != 0, w.Enters != "", w.Falls != nil, w.Goal != ""} {
		if given {
			cues++
		}
	}
	if cues != 1 {
		return sc, errors.New("when: must be one of round, enters, falls, goal")
	}
	if w.Round < 0 || w.Round > maxRounds {
		return sc, fmt.Errorf("when.round: %w", errRound)
	}
	sc.Round = uint16(w.Round)
	if w.Enters != "" {
		side := slices.Index(e.Sides, w.Side)
		if sc.Zone = e.zone(w.Enters); sc.Zone < 0 {
			return sc, fmt.Errorf("when.enters: there is no zone %q", w.Enters)
		}
		if side < 0 {
			return sc, fmt.Errorf("when.side: there is no side %q", w.Side)
		}
		sc.Side = uint8(side)
	} else if w.Side != "" {
		return sc, errors.New("when.side: only enters has one")
	}
	named := func(name string) int {
		return slices.IndexFunc(e.Setup.Goals, func(g GoalSetup) bool { return g.Name == name && name != "" })
	}
	if w.Goal != "" {
		if sc.Goal = int8(named(w.Goal)); sc.Goal < 0 {
			return sc, fmt.Errorf("when.goal: no goal is named %q", w.Goal)
		}
	}
	for _, set := range [...]struct {
		key  string
		list []int
		find func([]int) (uint64, error)
		to   *uint64
	}{{"when.falls", w.Falls, e.ids, &sc.Falls}, {"arrive", x.Arrive, e.ids, &sc.Arrive}, {"open", x.Open, e.doors, &sc.Opens}, {"close", x.Close, e.doors, &sc.Closes}} {
		if *set.to, err = set.find(set.list); err != nil {
			return sc, fmt.Errorf("%s%w", set.key, err)
		}
	}
	for i, name := range x.Reveal {
		n := named(name)
		if n < 0 {
			return sc, fmt.Errorf("reveal[%d]: no goal is named %q", i, name)
		}
		sc.Reveal |= 1 << n
	}
	for i, l := range x.Say {
		if _, err := e.ids([]int{l.By}); l.By != 0 && err != nil {
			return sc, fmt.Errorf("say[%d].by: there is no combatant %d", i, l.By)
		}
		if l.Text == "" {
			return sc, fmt.Errorf("say[%d].text: is empty", i)
		}
	}
	return sc, nil
}

// Comes reports whether a creature that is not on the board yet comes to it for
// certain, with the rounds (SKI-19).
func (e *Encounter) Comes(id ID) bool {
	return e.reserve>>id&1 == 1 && e.Facts.Combatants[id].Away == Waiting
}

// Line returns what is said by the number of a Spoken event: the scene's and
// the line's in it.
func (s *Setup) Line(scene, line int) (l LineSetup, ok bool) {
	if scene < 0 || scene >= len(s.Events) || line < 0 || line >= len(s.Events[scene].Say) {
		return l, false
	}
	return s.Events[scene].Say[line], true
}
