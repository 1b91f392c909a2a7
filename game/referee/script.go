package referee

import (
	"fmt"
	"slices"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

func initiative(e *rules.Encounter, q *levels.InitiativeAsk) (Answer, error) {
	src := dice.NewScripted(q.Dice)
	ans := Answer{}
	if q.Aware != nil {
		aware, err := set(e, "ask.initiative.aware", q.Aware)
		if err != nil {
			return nil, err
		}
		for id := range e.Count() {
			if so := int16(1 - aware>>id&1); so == 1 != e.Facts.Combatants[id].Surprised {
				e.Emit(rules.Event{Kind: rules.Surprised, Who: id, Whom: rules.Nobody, A: so})
			}
		}
	}
	late := e.Rules.Turn.SurpriseRound && combat.Ambushed(e)
	if q.Aware != nil {
		ans["surprise_order"] = []any{} // of nobody, where all are aware or nobody is (SUR-03)
	}
	if late {
		e.Rules.Turn.Initiative(e, true)
		e.Run(src)
		ans["surprise_order"] = order(e)
	}
	e.Rules.Turn.Initiative(e, !late)
	e.Run(src)
	if err := src.Err(); err != nil {
		return nil, fmt.Errorf("ask.initiative.%w", err)
	}
	ans["order"], ans["dice_left"] = order(e), src.Left()
	return ans, nil
}

// set returns the creatures of a list of sheet ids.
func set(e *rules.Encounter, key string, sheets []int) (ids uint64, err error) {
	for i, sheet := range sheets {
		id, err := find(e, fmt.Sprintf("%s[%d]", key, i), sheet)
		if err != nil {
			return 0, err
		}
		ids |= 1 << id
	}
	return ids, nil
}

// surprise plays the tests of an ambush and tells who is surprised (SUR-02,
// LIM-02). What the question does not name is as the position has it: who hides,
// all their enemies, the situation.
func surprise(e *rules.Encounter, q *levels.SurpriseAsk) (Answer, error) {
	hidden, err := set(e, "ask.surprise.hidden", q.Hidden)
	if err != nil {
		return nil, err
	}
	observers, err := set(e, "ask.surprise.observers", q.Observers)
	if err != nil {
		return nil, err
	}
	for id := range e.Count() {
		switch {
		case len(q.Hidden) == 0 && e.Facts.Combatants[id].Lurking:
			hidden |= 1 << id
		case hidden>>id&1 == 1 && !e.Facts.Has(id, rules.Hidden):
			e.Emit(rules.Event{Kind: rules.ConditionGained, Who: id, Whom: rules.Nobody, Condition: rules.Hidden})
		}
	}
	for id := range e.Count() {
		for h := range e.Count() {
			if len(q.Observers) == 0 && hidden>>h&1 == 1 && e.Hostile(id, h) {
				observers |= 1 << id
			}
		}
	}
	if q.Situation != nil { // the case is the referee's own
		if err := e.Situate(q.Situation); err != nil {
			return nil, fmt.Errorf("ask.surprise.%w", err)
		}
	}
	src := dice.NewScripted(q.Dice)
	if e.Rules.Sight.Ambush != nil {
		e.Rules.Sight.Ambush(e, hidden, observers)
	}
	e.Run(src)
	if err := src.Err(); err != nil {
		return nil, fmt.Errorf("ask.surprise.%w", err)
	}
	ans := Answer{"dice_left": src.Left()}
	surprised := []any{}
	for id := range e.Count() {
		if e.Facts.Combatants[id].Surprised {
			surprised = append(surprised, e.Creatures[id].Sheet)
		}
		if observers>>id&1 == 1 {
			if nd, lurked := combat.AmbushDifficulty(e, id, hidden); lurked {
				ans["difficulty"] = nd
			}
		}
	}
	ans["surprised"] = surprised
	return ans, nil
}

func order(e *rules.Encounter) []any {
	out := []any{}
	for _, id := range e.Facts.Order[:e.Facts.Ordered] {
		out = append(out, e.Creatures[id].Sheet)
	}
	return out
}

func actions(e *rules.Encounter, q *levels.ActionsAsk) (Answer, error) {
	by, err := find(e, "ask.actions.by", q.By)
	if err != nil {
		return nil, err
	}
	if q.Restricted {
		e.Emit(rules.Event{Kind: rules.TurnBegan, Who: by, A: -1, B: int16(e.Options.FreeActionCap), C: 1})
	}
	if err := combat.Spend(e, by, q.Spent); err != nil {
		return nil, fmt.Errorf("ask.actions.spent%w", err)
	}
	names := []any{}
	add := func(verb rules.Verb) {
		if name := verb.String(); !slices.Contains(names, any(name)) {
			names = append(names, name)
		}
	}
	for _, a := range e.LegalFor(by, nil) {
		add(a.Verb)
	}
	for _, verb := range combat.Beyond(e, by) {
		add(verb)
	}
	return Answer{"legal": names}, nil
}

// script plays the commands one after the other, opportunities being taken
// by all who may unless the command declines for them.
func script(e *rules.Encounter, q *levels.ScriptAsk) (Answer, error) {
	src := dice.NewScripted(q.Dice)
	if err := setOrder(e, q.Order); err != nil {
		return nil, err
	}
	ans := Answer{}
	for i := range q.Commands {
		a, err := q.Commands[i].Action(e)
		if err != nil {
			return nil, fmt.Errorf("ask.script.commands[%d].%w", i, err)
		}
		if row := &e.Rules.Verbs[a.Verb]; row.Start == nil && row.Cite == rules.NoCite {
			return nil, fmt.Errorf("ask.script.commands[%d].do: %q is no command of %s", i, q.Commands[i].Do, e.Rules.Name)
		}
		if r := e.Do(&a, src); !r.OK() {
			ans["refused"], ans["refusal"] = i, r.Cite.String()
			break
		}
		for asked, ok := e.Asked(); ok; asked, ok = e.Asked() {
			answer := reply(e, &q.Commands[i], &a, asked)
			e.Do(&answer, src)
		}
		if err := src.Err(); err != nil {
			return nil, fmt.Errorf("ask.script.commands[%d]: %w", i, err)
		}
		if winner, goal, over := combat.Won(e); over && ans["winner"] == nil {
			ans["winner"], ans["goal"] = "draw", goal.String()
			if winner >= 0 {
				ans["winner"] = e.Sides[winner]
			}
		}
		if a.Verb == rules.NewPhase { // whoever gives a command later has the turn then
			ans["first"] = e.Sides[e.Facts.Phase.Side]
		}
	}
	ans["dice_left"], ans["combatants"] = src.Left(), combatants(e)
	if e.Facts.Ordered > 0 {
		ans["order"] = order(e)
	}
	return ans, nil
}

// reply answers a question asked in the middle of a command, by the keys of
// the command where it has one, else as the rule book has it.
func reply(e *rules.Encounter, c *levels.Command, a *rules.Action, asked rules.Step) rules.Action {
	answer := rules.Action{Verb: e.Wise(), By: asked.Who, On: rules.Nobody}
	say := func(yes bool) {
		answer.Verb = rules.Decline
		if yes {
			answer.Verb = rules.Take
		}
	}
	question, _ := e.Question()
	take, said := c.Says(question)
	switch {
	case said:
		say(take)
	case question == rules.AskDropInstead, question == rules.AskFollow:
		say(false)
	case question == rules.AskCounterTrip, question == rules.AskCounterDisarm, question == rules.AskKnockDown:
		say(true)
	case question == rules.AskOffer:
		say(a.Declined>>asked.Who&1 == 0)
	case a.Declined>>asked.Who&1 == 1 && question != rules.AskBlock:
		say(false)
	}
	return answer
}

func setOrder(e *rules.Encounter, ids []int) error {
	for i, sheet := range ids {
		id, err := find(e, "ask.script.order", sheet)
		if err != nil {
			return err
		}
		if slices.Contains(ids[:i], sheet) {
			return fmt.Errorf("ask.script.order[%d]: %d stands there twice", i, sheet)
		}
		e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(i)})
	}
	return nil
}

// abilities are the six scores of a creature as they are now (DMG-11).
func abilities(e *rules.Encounter, id rules.ID) map[string]any {
	out := make(map[string]any, rules.ScoreCount)
	for s := range rules.ScoreCount {
		out[s.String()] = e.Score(id, s)
	}
	return out
}

// conditionNames are the conditions that an answer lists: dying and stable imply unconscious,
// and dead stands alone.
func conditionNames(c rules.Conditions) []string {
	names := []string{}
	for k := range rules.ConditionCount {
		if c.Has(k) && (k != rules.Unconscious || !c.Any(rules.DownSet)) {
			names = append(names, k.String())
		}
	}
	return names
}

func combatants(e *rules.Encounter) []any {
	out := []any{}
	for id := range e.Count() {
		c := &e.Facts.Combatants[id]
		names := conditionNames(c.Conditions)
		slices.Sort(names)
		conditions := make([]any, len(names))
		for i, n := range names {
			conditions[i] = n
		}
		holds := []string{}
		for i := range e.Creatures[id].Weapons {
			if c.Ready>>i&1 == 1 {
				holds = append(holds, e.Creatures[id].Weapons[i].Name)
			}
		}
		for _, it := range e.Facts.Items {
			if it.Holder == id {
				holds = append(holds, e.Creatures[it.Owner].Weapon(it.Weapon).Name)
			}
		}
		slices.Sort(holds)
		held := make([]any, len(holds))
		for i, n := range holds {
			held[i] = n
		}
		out = append(out, map[string]any{
			"id": e.Creatures[id].Sheet, "hp": int(c.HP), "at": []any{int(c.At.X), int(c.At.Y)},
			"conditions": conditions, "holds": held, "abilities": abilities(e, id),
		})
	}
	return out
}
