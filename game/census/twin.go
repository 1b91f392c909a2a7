package census

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"

	"tenaille/rules"
	"tenaille/rules/combat"
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
	var rows []rules.OptionRow
	for _, row := range rules.OptionTable() {
		if slices.Contains(row.Rulesets, setup.Ruleset) {
			rows = append(rows, row)
		}
	}
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
	plain := w.e.Clone()
	plain.Rules.Begin(plain)
	first := dice.NewSeeded(seed)
	answerAll(plain, first)
	for _, t := range w.alike {
		t.e.Rules.Begin(t.e)
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
	for _, t := range w.alike {
		t.follow(w.e)
		if w.stand(who, t.e) {
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

// stand reports whether what a creature may do, and how its attacks and those on it
// stand, differs in another encounter.
func (w *watcher) stand(who rules.ID, o *rules.Encounter) bool {
	if what, _ := w.e.Awaits(); what == rules.AwaitsAction && !slices.Equal(w.e.LegalFor(who, nil), o.LegalFor(who, nil)) {
		return true
	}
	var a, b combat.Aim
	for id := range w.e.Count() {
		if !w.e.Present(id) || !w.e.Hostile(id, who) {
			continue
		}
		for _, pair := range [...][2]rules.ID{{who, id}, {id, who}} {
			for k := range w.e.Creatures[pair[0]].Weapons {
				combat.AimAt(w.e, pair[0], pair[1], int8(k), 0, &a)
				combat.AimAt(o, pair[0], pair[1], int8(k), 0, &b)
				if a.Conceal != b.Conceal || a.Refusal != b.Refusal || a.Attack.Total != b.Attack.Total || a.Defence.Total != b.Defence.Total || a.Flanker != b.Flanker {
					return true
				}
			}
		}
	}
	return false
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
