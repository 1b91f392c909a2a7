package rules

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"tenaille/rules/grid"
)

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
	o = Objective{Kind: kind, Side: uint8(side), Zone: -1, Token: -1, Optional: g.Optional, Hidden: g.Hidden}
	for _, step := range [...]func(*Objective, *GoalSetup) error{saysItsKeys, e.aimAt, endBy, e.countFor} {
		if err := step(&o, g); err != nil {
			return o, err
		}
	}
	return o, nil
}

// saysItsKeys checks that a goal says what its kind must have, and nothing it has not.
func saysItsKeys(o *Objective, g *GoalSetup) error {
	n := &needs[o.Kind]
	for _, k := range [...]struct {
		key             string
		given, has, may bool
	}{
		{"who", g.Who != nil, n.who, n.count}, {"zone", g.Zone != "", n.zone, false}, {"token", g.Token != "", n.token, false},
		{"door", g.Door != 0, n.door, false}, {"until", g.Until != 0, n.until, o.Kind == ToProtect},
		{"count", g.Count != 0, false, n.count}, {"percent", g.Percent != 0, false, n.percent},
	} {
		if k.given && !k.has && !k.may {
			return fmt.Errorf("%s: a goal %s has none", k.key, g.Goal)
		}
		if !k.given && k.has {
			return fmt.Errorf("%s: a goal %s must have it", k.key, g.Goal)
		}
	}
	return nil
}

// aimAt finds whom and what a goal names.
func (e *Encounter) aimAt(o *Objective, g *GoalSetup) (err error) {
	n := &needs[o.Kind]
	if o.Who, err = e.ids(g.Who); err != nil {
		return fmt.Errorf("who%w", err)
	}
	if (n.who || g.Who != nil) && o.Who == 0 {
		return errors.New("who: there is nobody")
	}
	if o.Kind == ToSlay && o.Who&e.members[o.Side] != 0 {
		return errors.New("who: one of the side's own")
	}
	if n.zone {
		if o.Zone = e.zone(g.Zone); o.Zone < 0 {
			return fmt.Errorf("zone: there is no zone %q", g.Zone)
		}
	}
	if n.token {
		if o.Token = int8(slices.Index(e.Tokens, g.Token)); o.Token < 0 {
			return fmt.Errorf("token: there is no token %q", g.Token)
		}
	}
	if n.door {
		if _, err := e.doors([]int{g.Door}); err != nil {
			return fmt.Errorf("door: there is no door %d", g.Door)
		}
		o.Door = uint8(g.Door)
	}
	return nil
}

// endBy takes the rounds of a goal.
func endBy(o *Objective, g *GoalSetup) error {
	for _, r := range [...]struct {
		key string
		n   int
		to  *uint16
	}{{"until", g.Until, &o.Until}, {"by", g.By, &o.By}} {
		if r.n < 0 || r.n > maxRounds {
			return fmt.Errorf("%s: %w", r.key, errRound)
		}
		*r.to = uint16(r.n)
	}
	return nil
}

// countFor takes how many are wanted, or what share of them in percent.
func (e *Encounter) countFor(o *Objective, g *GoalSetup) error {
	n, own := &needs[o.Kind], e.members[o.Side]
	switch {
	case n.percent && (g.Percent < 0 || g.Percent > 100):
		return fmt.Errorf("percent: %w", errPercent)
	case n.percent:
		o.Count = 50
		if g.Percent > 0 {
			o.Count = uint8(g.Percent)
		}
	case n.count && o.Who&^own != 0:
		return errors.New("who: not all are of the side")
	case n.count:
		of, least := bits.OnesCount64(own), 1
		if o.Who != 0 {
			of = bits.OnesCount64(o.Who)
			least = of
		}
		if g.Count < 0 || g.Count > of {
			return fmt.Errorf("count: there are %d", of)
		}
		if o.Count = uint8(least); g.Count > 0 {
			o.Count = uint8(g.Count)
		}
	}
	return nil
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
			e.reserve[i] = sc.Arrive
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
