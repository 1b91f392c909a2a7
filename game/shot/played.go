//go:build !js

package shot

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// match is the match to be seen, as far played as the shot asks.
func (p *Posed) match() (*match.Match, error) {
	s := &p.shot
	if strings.HasSuffix(s.Of, ".jsonl") || strings.HasSuffix(s.Of, ".jsonl.gz") {
		return p.watched()
	}
	setup, err := p.setup()
	if err != nil {
		return nil, err
	}
	tries := 1
	if s.Select != 0 {
		if !slices.ContainsFunc(setup.Combatants, func(c rules.Sheet) bool { return c.ID == s.Select }) {
			return nil, fmt.Errorf("creature %d: there are %s", s.Select, idsOf(setup))
		}
		if s.Seed == "" {
			tries = mostSeeds
		}
	}
	first, err := match.New(match.Config{Setup: *setup, Seed: *p.Named.Seed, Study: s.Screen == "study"})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.Of, err)
	}
	_, begins, _ := first.Awaits()
	rolled := false // the order of turns is not the same at every seed
	for n, m := 0, first; ; {
		if _, who, _ := m.Awaits(); who != begins {
			rolled = true
		}
		if err := p.machines(m); err != nil {
			return nil, err
		}
		if s.Select == 0 || p.selected(m) {
			return m, nil
		}
		if n++; n == tries || n == fewSeeds && !rolled {
			break
		}
		if m, err = first.Again(*p.Named.Seed + uint64(n)); err != nil {
			return nil, err
		}
	}
	return p.passed(first)
}

// mostSeeds is how many seeds are tried for one that gives a creature its turn,
// fewSeeds after how many it is clear that no dice decide that.
const (
	mostSeeds = 3000
	fewSeeds  = 20
)

// passed lets everybody else of a match that has just begun end its turn until
// the creature asked for may act.
func (p *Posed) passed(m *match.Match) (*match.Match, error) {
	if err := p.machines(m); err != nil {
		return nil, err
	}
	for range 2 * len(m.Setup().Combatants) {
		if p.selected(m) {
			return m, nil
		}
		what, who, side := m.Awaits()
		if what != rules.AwaitsAction {
			break
		}
		a := rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
		if r := m.View(side).Check(&a); !r.OK() {
			break
		}
		if _, err := m.Do(a); err != nil {
			return nil, err
		}
	}
	return nil, fmt.Errorf("creature %d never is the one to act", p.shot.Select)
}

// selected reports whether the creature asked for may act now.
func (p *Posed) selected(m *match.Match) bool {
	what, who, side := m.Awaits()
	if what != rules.AwaitsAction {
		return false
	}
	id := creature(m, p.shot.Select)
	ok := who == id
	m.View(side).Read(func(e *rules.Encounter) {
		if e.Rules.Turn.Phases { // a side chooses among its own (SKI-15)
			ok = ok || int(e.Creatures[id].Side) == side && e.Present(id) && e.Rules.Turn.Acts(e, id)
		}
	})
	return ok
}

// creature is the number in the match of the creature with an id.
func creature(m *match.Match, id int) rules.ID {
	list := m.Setup().Combatants
	ids := make([]int, len(list))
	for i := range list {
		ids[i] = list[i].ID
	}
	slices.Sort(ids)
	return rules.ID(slices.Index(ids, id))
}

// idsOf lists the creatures for a message.
func idsOf(s *rules.Setup) string {
	var list []string
	for _, c := range s.Combatants {
		list = append(list, fmt.Sprintf("%d (%s)", c.ID, c.Kind))
	}
	return strings.Join(list, ", ")
}

// machines plays the actions that the shot wants before the picture, and goes
// on to the beginning of a turn.
func (p *Posed) machines(m *match.Match) error {
	players := make([]ai.Player, len(m.Sides()))
	for side := range players {
		var err error
		if players[side], err = ai.New(match.Machine, m.Seed(), side); err != nil {
			return err
		}
	}
	for n := 0; n < p.shot.After; {
		if over, _ := m.Over(); over {
			return nil
		}
		_, _, side := m.Awaits()
		if side < 0 {
			return nil
		}
		a, done := players[side].Think(m.View(side), m.Actions(), 1<<20)
		if !done {
			continue
		}
		n++
		turn := a.Verb == rules.EndTurn
		if r, err := m.Do(a); err != nil || !r.OK() {
			return fmt.Errorf("after %d actions: %v, %w", n, r, err)
		}
		if n == p.shot.After && !turn && p.shot.After < mostActions {
			p.shot.After++ // the turn is played to its end
		}
	}
	return nil
}

// mostActions is where a turn is no longer waited for to end.
const mostActions = 1 << 19

// setup is the situation of a level or a position file.
func (p *Posed) setup() (*rules.Setup, error) {
	s := &p.shot
	if s.Of == "" {
		s.Of = levels.Names()[0]
	}
	var setup rules.Setup
	var err error
	if s.Case != "" {
		setup, err = caseOf(s.Of, s.Case)
	} else {
		setup, err = levels.Load(s.Of)
	}
	if errors.Is(err, levels.ErrCases) {
		return nil, fmt.Errorf("%w; --case names the one to draw", err)
	}
	if err != nil {
		return nil, err
	}
	if s.Ruleset != "" {
		setup.Ruleset = s.Ruleset
	}
	if s.Fog != "" {
		setup.Fog = s.Fog
	}
	if s.Ambush != "" {
		f, err := levels.OpenField(s.Of)
		if err != nil {
			return nil, err
		}
		sides, err := f.Ambushers(s.Ambush)
		if err != nil {
			return nil, fmt.Errorf("ambush: %w", err)
		}
		if setup, err = f.Ambush(setup, sides...); err != nil {
			return nil, err
		}
	}
	if setup.Name == "" {
		setup.Name = strings.TrimSuffix(filepath.Base(s.Of), filepath.Ext(s.Of))
	}
	return &setup, nil
}

// caseOf reads one of several cases of a position file.
func caseOf(path, id string) (rules.Setup, error) {
	file, err := levels.OpenPosition(path)
	if err != nil {
		return rules.Setup{}, err
	}
	for i := range file.Cases {
		if c := &file.Cases[i]; c.ID == id {
			if _, err := rulesets.New(&c.Setup); err != nil {
				return rules.Setup{}, fmt.Errorf("%s: %s: %w", path, c.Place, err)
			}
			return c.Setup, nil
		}
	}
	return rules.Setup{}, fmt.Errorf("%s: none of its %d cases is %q", path, len(file.Cases), id)
}

// watched is the match of a replay, or of a save, as far as it is to be seen.
func (p *Posed) watched() (*match.Match, error) {
	s := &p.shot
	if s.Fog != "" {
		return nil, fmt.Errorf("%s: fog %s: a record keeps its own", s.Of, s.Fog)
	}
	f, err := replay.Open(s.Of)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	rp, err := replay.Read(io.Reader(f), s.Of)
	if err != nil {
		return nil, err
	}
	m, err := match.Watch(rp)
	if err != nil {
		return nil, err
	}
	most := len(rp.Steps) - 1
	if s.At > most {
		return nil, fmt.Errorf("%s: action %d: it has %d", s.Of, s.At, most)
	}
	for n := 0; n < most && (s.At < 0 || n < s.At); n++ {
		if _, err := m.Step(); err != nil {
			return nil, err
		}
	}
	if s.Select != 0 && !p.selected(m) {
		_, who, _ := m.Awaits()
		return nil, fmt.Errorf("%s: creature %d is not the one to act after action %d, %s is", s.Of, s.Select, s.At, nameIn(m, who))
	}
	return m, nil
}

// nameIn names a creature for a message.
func nameIn(m *match.Match, who rules.ID) string {
	for _, c := range m.Setup().Combatants {
		if who != rules.Nobody && creature(m, c.ID) == who {
			return fmt.Sprintf("%d (%s)", c.ID, c.Kind)
		}
	}
	return "nobody"
}
