package replay

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// entry is an event as a line has it, by its keys. What a reader does not know, or
// does not find, was said by another program: it is left out.
type entry map[string]json.RawMessage

var errNoEvent = errors.New("no event")

// event reads what appendEvent has written: the same event, but for the report of a
// roll. The error is an event that this encounter cannot have.
func (w entry) event(e *rules.Encounter) (ev rules.Event, err error) {
	name := w.text("event")
	kind, ok := rules.EventKindByName(name)
	if !ok {
		return ev, fmt.Errorf("%w is called %q", errNoEvent, shorten(name))
	}
	var keys eventKeys
	if int(kind) < len(eventTable) {
		keys = eventTable[kind]
	}
	ev = rules.Event{Kind: kind, Who: w.who("who", e), Whom: w.who("whom", e), From: w.cell("from"), To: w.cell("to")}
	if ev.Verb, ok = rules.VerbByName(w.text("do")); !ok && w.text("do") != "" {
		return ev, fmt.Errorf("%w: no action is called %q", errNoEvent, shorten(w.text("do")))
	}
	ev.Cite = keys.cite(e, &ev)
	if _, ok := w["rule"]; ok {
		ev.Cite, _ = rules.CiteByName(w.text("rule")) // one that is no more has no id
	}
	if ev.Weapon, ok = w.weapon(&keys, &ev, e); !ok && kind != rules.ActionTaken { // which only tells
		return ev, fmt.Errorf("%w: no weapon %q", errNoEvent, shorten(w.text("weapon")))
	}
	if keys.effect {
		if ev.Effect, err = w.effect(e); err != nil {
			return ev, err
		}
		ev.Condition = ev.Effect.Condition
	} else if ev.Condition, ok = rules.ConditionByName(w.text("condition")); keys.condition && !ok {
		return ev, fmt.Errorf("%w: no condition %q", errNoEvent, shorten(w.text("condition")))
	}
	for i, flag := range rules.FlagNames() {
		if string(w[flag]) == "true" {
			ev.Flags |= 1 << i
		}
	}
	return ev, w.numbers(&keys, &ev, e)
}

// numbers reads A, B and C.
func (w entry) numbers(keys *eventKeys, ev *rules.Event, e *rules.Encounter) error {
	switch ev.Kind {
	case rules.Won:
		goal, ok := rules.GoalByName(w.text("goal"))
		if !ok {
			return fmt.Errorf("%w: no goal %q", errNoEvent, shorten(w.text("goal")))
		}
		ev.A, ev.B = int16(slices.Index(e.Sides, w.text("side"))), int16(goal)
		return nil
	case rules.Spent:
		what, ok := rules.SpendingByName(w.text("what"))
		if !ok {
			return fmt.Errorf("%w: nothing %q to spend", errNoEvent, shorten(w.text("what")))
		}
		ev.A, ev.B, ev.C = int16(what), w.number("count"), w.number("shot")
		return nil
	}
	for i, n := range [...]*int16{&ev.A, &ev.B, &ev.C} {
		name := keys.numbers[i]
		switch {
		case i == 1 && keys.score:
			score, ok := rules.ScoreByName(w.text("score"))
			if !ok {
				return fmt.Errorf("%w: no score %q", errNoEvent, shorten(w.text("score")))
			}
			*n = int16(score)
			continue
		case name == "":
			name = string(rune('a' + i))
		}
		*n = w.number(name)
	}
	return nil
}

// effect reads what appendEffect has written.
func (w entry) effect(e *rules.Encounter) (x rules.Effect, err error) {
	kind, ok := rules.EffectKindByName(w.text("effect"))
	if !ok {
		return x, fmt.Errorf("%w: no effect %q", errNoEvent, shorten(w.text("effect")))
	}
	x = rules.Effect{Kind: kind, Who: w.who("on", e), By: w.who("by", e), Against: w.who("against", e), Value: int8(w.number("value")), Left: int8(w.number("turns"))}
	if _, ok := w["condition"]; ok {
		if x.Condition, ok = rules.ConditionByName(w.text("condition")); !ok {
			return x, fmt.Errorf("%w: no condition %q", errNoEvent, shorten(w.text("condition")))
		}
	}
	if kind == rules.Saps {
		if x.Score, ok = rules.ScoreByName(w.text("score")); !ok {
			return x, fmt.Errorf("%w: no score %q", errNoEvent, shorten(w.text("score")))
		}
	}
	if x.Who == rules.Nobody {
		return x, fmt.Errorf("%w: an effect on nobody", errNoEvent)
	}
	return x, nil
}

// weapon is the number of the weapon that an event names.
func (w entry) weapon(keys *eventKeys, ev *rules.Event, e *rules.Encounter) (n int8, ok bool) {
	_, named := w["weapon"]
	_, numbered := w["index"]
	owner := bearer(keys, ev)
	if numbered || !named || owner == rules.Nobody {
		return int8(w.number("index")), true
	}
	return weaponNamed(&e.Creatures[owner], w.text("weapon"))
}

// weaponNamed is the number of the first weapon of a creature with a name.
func weaponNamed(c *rules.Creature, name string) (n int8, ok bool) {
	for i := range c.Weapons {
		if c.Weapons[i].Name == name {
			return int8(i), true
		}
	}
	switch name {
	case c.Fist.Name:
		return rules.UnarmedWeapon, true
	case c.Net.Name:
		return rules.NetWeapon, true
	}
	for i := range c.Powers {
		if c.Powers[i].Weapon.Name == name {
			return rules.PowerWeapon + int8(i), true
		}
	}
	return 0, false
}

func (w entry) text(key string) (s string) {
	if json.Unmarshal(w[key], &s) != nil {
		return ""
	}
	return s
}

func (w entry) number(key string) int16 {
	n, err := strconv.Atoi(string(w[key]))
	if err != nil {
		return 0
	}
	return int16(min(max(n, math.MinInt16), math.MaxInt16))
}

func (w entry) cell(key string) grid.Cell {
	var xy [2]int16
	if json.Unmarshal(w[key], &xy) != nil {
		return grid.Cell{}
	}
	return grid.Cell{X: xy[0], Y: xy[1]}
}

// who is the creature of a sheet, Nobody where none is named or there is none such.
func (w entry) who(key string, e *rules.Encounter) rules.ID {
	sheet, err := strconv.Atoi(string(w[key]))
	if err != nil {
		return rules.Nobody
	}
	return rules.ID(slices.IndexFunc(e.Creatures, func(c rules.Creature) bool { return c.Sheet == sheet }))
}
