package referee

import (
	"fmt"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
	"tenaille/rules/rulesets"
)

// Answer is the answer to a case: the keys of its "expect".
type Answer map[string]any

// Judge answers the question of a case. The error names what in the case does
// not fit together.
func Judge(c *levels.Case) (Answer, error) {
	e, err := rulesets.New(&c.Setup)
	if err != nil {
		return nil, err
	}
	e.Free = true
	unaware(e)
	a := c.Ask
	switch {
	case a == nil:
		return nil, fmt.Errorf("ask: there is no question")
	case a.Attack != nil:
		return oneAttack(e, a.Attack)
	case a.Lines != nil:
		return lines(e, a.Lines)
	case a.Threatens != nil:
		return threatens(e, a.Threatens)
	case a.Reachable != nil:
		return reachable(e, a.Reachable)
	case a.Path != nil:
		return path(e, a.Path)
	case a.Initiative != nil:
		return initiative(e, a.Initiative)
	case a.Actions != nil:
		return actions(e, a.Actions)
	case a.Script != nil:
		return script(e, a.Script)
	case a.Save != nil:
		return save(e, a.Save)
	case a.Plan != nil:
		return plan(e, a.Plan)
	}
	return surprise(e, a.Surprise)
}

// unaware has those that a position says are surprised be so before any turn:
// flat-footed, without action or opportunity (SUR-04, LIM-04).
func unaware(e *rules.Encounter) {
	for id := range e.Count() {
		if e.Facts.Combatants[id].Surprised && !e.Facts.Has(id, rules.FlatFooted) {
			e.Emit(rules.Event{Kind: rules.ConditionGained, Who: id, Whom: rules.Nobody, Condition: rules.FlatFooted, Cite: e.Rules.Grounds.Surprised})
		}
	}
}

func find(e *rules.Encounter, key string, sheet int) (rules.ID, error) {
	for id := range e.Count() {
		if e.Creatures[id].Sheet == sheet {
			return id, nil
		}
	}
	return rules.Nobody, fmt.Errorf("%s: there is no combatant %d", key, sheet)
}

func oneAttack(e *rules.Encounter, q *levels.AttackAsk) (Answer, error) {
	if q.Square != nil {
		return attackSquare(e, q)
	}
	cmd := levels.Command{Do: "attack", By: q.By, On: q.On, Weapon: q.Weapon, With: q.With}
	a, err := cmd.Action(e)
	if err != nil {
		return nil, fmt.Errorf("ask.attack.%w", err)
	}
	if a.On == rules.Nobody {
		return nil, fmt.Errorf("ask.attack: neither a target nor a square is named")
	}
	var aim rules.Aim
	attack.AimAt(e, a.By, a.On, a.Weapon, combat.Mode(e, &a, 0), &aim)
	return chances(e, &a, &aim), nil
}

// attackSquare answers for an attack on a square: as on the unseen creature
// that stands in it, or a sure miss where none does (CON-07).
func attackSquare(e *rules.Encounter, q *levels.AttackAsk) (Answer, error) {
	if q.On != 0 || len(q.With) > 0 {
		return nil, fmt.Errorf("ask.attack: a square is attacked in place of a target, alone")
	}
	cmd := levels.Command{Do: "attack_square", By: q.By, Square: q.Square, Weapon: q.Weapon}
	a, err := cmd.Action(e)
	if err != nil {
		return nil, fmt.Errorf("ask.attack.%w", err)
	}
	var aim rules.Aim
	on := combat.UnseenIn(e, a.By, a.Cell)
	if on != rules.Nobody {
		attack.AimAt(e, a.By, on, a.Weapon, rules.ModeSquare, &aim)
		return chances(e, &a, &aim), nil
	}
	ans := Answer{"legal": true}
	if refusal := e.Check(&a); !refusal.OK() {
		return Answer{"legal": false, "refusal": refusal.Cite.String()}, nil
	}
	for _, key := range []string{"hit", "damages", "crit", "mean_damage", "drops"} {
		ans[key] = odds.Fraction{}.String()
	}
	return ans, nil
}

// chances tells an attack as it stands and, when it is legal, its odds.
func chances(e *rules.Encounter, a *rules.Action, aim *rules.Aim) Answer {
	ans := Answer{
		"cover": aim.Cover.Grade.String(), "concealment": aim.Conceal,
		"flanking": aim.Flanker != rules.Nobody,
		"bonus":    int(aim.Attack.Total), "ac": int(aim.Defence.Total),
		"rows": modifiers(e, aim),
	}
	refusal := e.Check(a)
	ans["legal"] = refusal.OK()
	if !refusal.OK() {
		ans["refusal"] = refusal.Cite.String()
		return ans
	}
	o := odds.OfFrame(&aim.Frame, int(e.Facts.Combatants[aim.Frame.Target].HP))
	ans["hit"], ans["damages"], ans["crit"] = o.Hit.String(), o.Damages.String(), o.Critical.String()
	ans["mean_damage"], ans["drops"] = o.Mean.String(), o.Drops.String()
	ans["saps"], ans["mean_loss"], ans["spends"] = o.Saps.String(), o.Loss.String(), o.Spends.String()
	return ans
}

func lines(e *rules.Encounter, q *levels.LinesAsk) (Answer, error) {
	from, err := find(e, "ask.lines.from", q.From)
	if err != nil {
		return nil, err
	}
	to, err := find(e, "ask.lines.to", q.To)
	if err != nil {
		return nil, err
	}
	return Answer{
		"effect": e.Field().EffectSpaces(e.Space(from), e.Space(to)),
		"sight":  attack.Sees(e, from, to),
	}, nil
}

func threatens(e *rules.Encounter, q *levels.ThreatensAsk) (Answer, error) {
	by, err := find(e, "ask.threatens.by", q.By)
	if err != nil {
		return nil, err
	}
	return Answer{"cells": pairs(attack.ThreatenedCells(e, by, nil))}, nil
}

func pairs(cells []grid.Cell) []any {
	out := make([]any, len(cells))
	for i, c := range cells {
		out[i] = []any{int(c.X), int(c.Y)}
	}
	return out
}

func reachable(e *rules.Encounter, q *levels.ReachableAsk) (Answer, error) {
	by, err := find(e, "ask.reachable.by", q.By)
	if err != nil {
		return nil, err
	}
	w := combat.Reach(e, by, q.Squares)
	out := []any{}
	start := e.Facts.Combatants[by].At
	for _, c := range w.Cells(nil) {
		if cost, ok := w.Cost(c); ok && c != start {
			out = append(out, []any{int(c.X), int(c.Y), cost})
		}
	}
	return Answer{"cells": out}, nil
}

func path(e *rules.Encounter, q *levels.PathAsk) (Answer, error) {
	cmd := levels.Command{Do: "move", By: q.By, Cells: q.Cells}
	a, err := cmd.Action(e)
	if err != nil {
		return nil, fmt.Errorf("ask.path.%w", err)
	}
	w := combat.Along(e, a.By, &a.Path, q.Squares, true)
	ans := Answer{"legal": w.Refusal.OK()}
	if !w.Refusal.OK() {
		ans["refusal"] = w.Refusal.Cite.String()
		return ans, nil
	}
	list := []any{}
	for _, p := range w.Opportunities {
		list = append(list, map[string]any{"step": p.Step, "by": e.Creatures[p.By].Sheet})
	}
	ans["cost"], ans["opportunities"] = w.Cost, list
	return ans, nil
}
