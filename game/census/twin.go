package census

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// twin is the match under another value of one option: what it would allow and
// do differently is what the option decides.
type twin struct {
	row      rules.OptionRow
	scenario *rules.Scenario
	e        *rules.Encounter
	stated   bool // whether the match itself has another value than the default
}

// most is how many options a game is compared under.
const most = 7

// twins makes those of a match, of other options in every game.
func (w *watcher) twins(setup *rules.Setup, turn int) error {
	rows := rulesets.OptionsOf(setup.Ruleset)
	for k := range min(most, len(rows)) {
		row := rows[(turn*most+k)%len(rows)]
		s := *setup
		s.Options = maps.Clone(setup.Options)
		now := s.Options[row.Name]
		s.Options[row.Name] = other(&row, now)
		e, err := rulesets.New(&s)
		if err != nil {
			return err
		}
		w.alike = append(w.alike, &twin{row: row, scenario: e.Scenario, e: e, stated: now != row.Plain()})
	}
	return nil
}

// follow makes the twin stand where the match stands.
func (t *twin) follow(e *rules.Encounter) {
	e.CopyTo(t.e)
	t.e.Scenario = t.scenario
}

// begins compares how the match and its twins begin.
func (w *watcher) begins(seed uint64) {
	if s := w.e.Setup; len(s.Ambush)+len(s.Surprised) > 0 && !w.e.HasOpening() {
		w.met(rules.SIL38) // figures begin plainly, whoever the map says lies in ambush
	}
	plain := w.e.Clone()
	plain.Rules.Turn.Begin(plain)
	first := dice.NewSeeded(seed)
	answerAll(plain, first)
	for _, t := range w.alike {
		t.e.Rules.Turn.Begin(t.e)
		answerAll(t.e, dice.NewSeeded(seed))
		if !same(plain, t.e) {
			w.differs(t)
		}
	}
}

// differs counts an option that made a difference.
func (w *watcher) differs(t *twin) {
	w.met(t.row.Cite)
	w.met(rules.RST03)
	if t.stated {
		w.met(rules.RST02) // a stated value was stronger than the default
	}
	if t.row.Cite == rules.CFL03 {
		w.met(rules.GEO09)
	}
}

// compare carries a decision out in thought, with the same dice, in the match as
// it is and in its twins, and once more with its dice written down (DIC-17).
func (w *watcher) compare(who rules.ID, a *rules.Action) error {
	seed := w.draw.Next()
	plain := w.e.Clone()
	plain.Apart()
	src := dice.NewSeeded(seed)
	src.Logging = true
	if r := plain.Do(a, src); !r.OK() {
		return nil // what only an unseen creature bars
	}
	answerAll(plain, src)
	if err := w.scripted(a, plain, src.Log); err != nil {
		return err
	}
	w.here.look(w.e, who)
	for _, t := range w.alike {
		t.follow(w.e)
		if w.there.look(t.e, who); !w.here.equal(&w.there) {
			w.differs(t)
			continue
		}
		if r := t.e.Do(a, dice.NewSeeded(seed)); !r.OK() {
			w.differs(t)
			continue
		}
		answerAll(t.e, dice.NewSeeded(seed))
		if !same(plain, t.e) {
			w.differs(t)
		}
	}
	return nil
}

// scripted plays an action again with its dice from a list.
func (w *watcher) scripted(a *rules.Action, plain *rules.Encounter, log []dice.Roll) error {
	if len(log) == 0 {
		return nil
	}
	list := make([][2]int, len(log))
	for i, d := range log {
		list[i] = [2]int{int(d.Sides), int(d.Result)}
	}
	src := dice.NewScripted(list)
	again := w.e.Clone()
	again.Apart()
	again.Do(a, src)
	answerAll(again, src)
	switch {
	case src.Err() != nil:
		return fmt.Errorf("%s again: %w", a.Verb, src.Err())
	case src.Left() > 0 || !same(plain, again):
		return errors.New(a.Verb.String() + " again, with the same dice, came out otherwise")
	}
	w.met(rules.DIC17)
	return nil
}

// answerAll answers every question as the rule book does for those for whom nobody
// decides.
func answerAll(e *rules.Encounter, src dice.Source) {
	e.Run(src)
	for {
		s, ok := e.Asked()
		if !ok {
			return
		}
		e.Do(&rules.Action{Verb: e.Wise(), By: s.Who, On: rules.Nobody}, src)
	}
}

func same(a, b *rules.Encounter) bool {
	return bytes.Equal(a.AppendBinary(nil), b.AppendBinary(nil))
}

// standing is what a creature may do, and how its attacks and those on it stand.
type standing struct {
	legal []rules.Action
	aims  []stood
}

// stood is how one attack stands.
type stood struct {
	conceal, attack, defence int
	refusal                  rules.Refusal
	flanker                  rules.ID
}

// look takes down how a creature stands in an encounter.
func (s *standing) look(e *rules.Encounter, who rules.ID) {
	s.legal, s.aims = s.legal[:0], s.aims[:0]
	if what, _ := e.Awaits(); what == rules.AwaitsAction {
		s.legal = e.LegalFor(who, s.legal)
	}
	var a rules.Aim
	for id := range e.Count() {
		if !e.Present(id) || !e.Hostile(id, who) {
			continue
		}
		for _, pair := range [...][2]rules.ID{{who, id}, {id, who}} {
			for k := range e.Creatures[pair[0]].Weapons {
				attack.AimAt(e, pair[0], pair[1], int8(k), 0, &a)
				s.aims = append(s.aims, stood{int(a.Conceal), int(a.Attack.Total), int(a.Defence.Total), a.Refusal, a.Flanker})
			}
		}
	}
}

func (s *standing) equal(o *standing) bool {
	return slices.Equal(s.legal, o.legal) && slices.Equal(s.aims, o.aims)
}

// reads offers the reader of sheets what the rules do not know: a quick action
// beside the others is refused (ACT-06).
func (w *watcher) reads(setup *rules.Setup) {
	for i := range setup.Combatants {
		if len(setup.Combatants[i].Powers) == 0 {
			continue
		}
		s := *setup
		s.Combatants = slices.Clone(s.Combatants)
		s.Combatants[i].Powers = slices.Clone(s.Combatants[i].Powers)
		s.Combatants[i].Powers[0].Cost = "swift"
		if _, err := rulesets.New(&s); err != nil {
			w.met(rules.ACT06)
		}
		return
	}
}
