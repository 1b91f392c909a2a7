package referee

import (
	"fmt"
	"math/big"
	"strconv"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/odds"
)

// plan answers what commands come to that are carried out one after the other: how likely it
// is that each is begun and does what it is for, and what becomes of everybody. Chances are
// exact, or limits where more would have to be walked than is.
func plan(e *rules.Encounter, q *levels.PlanAsk) (Answer, error) {
	list, err := q.Steps()
	if err != nil {
		return nil, fmt.Errorf("ask.plan: %w", err)
	}
	if len(list) > odds.MaxActs {
		return nil, fmt.Errorf("ask.plan: %d steps are more than %d", len(list), odds.MaxActs)
	}
	p := odds.Plan{Most: min(max(q.Most, 0), 1_000_000)} // seconds, whatever a file wants
	if q.Reactions != "" {
		var ok bool
		if p.Reactions, ok = odds.ReactionsByName(q.Reactions); !ok {
			return nil, fmt.Errorf("ask.plan.reactions: %q is none of always, never, orders", q.Reactions)
		}
	}
	acts, there, err := levels.PlanActions(e, list)
	if err != nil {
		return nil, fmt.Errorf("ask.plan: %w", err)
	}
	for i := range acts {
		if row := &e.Rules.Verbs[acts[i].Verb]; row.Start == nil && row.Cite == rules.NoCite {
			return nil, fmt.Errorf("ask.plan: step %d: %q is no command of %s", i+1, list[i].Do, e.Rules.Name)
		}
	}
	p.Acts, p.Said = acts, make([]odds.Said, len(acts))
	for i := range list {
		for question := range rules.QuestionCount {
			if take, said := list[i].Says(question); said {
				p.Said[i].Say(question, take)
			}
		}
	}
	o := odds.OfPlan(e, p)
	ans := Answer{
		"reactions": o.Reactions.String(), "succeeds": o.Headline().String(), "all": o.All().String(), "open": o.Open.RatString(),
		"steps":      stepsOf(&o, acts, list, there),
		"bands":      fates(e, &o, bands(), func(id rules.ID, s *odds.State) []string { return []string{s.Band.String()} }),
		"conditions": fates(e, &o, nil, func(id rules.ID, s *odds.State) []string { return conditionNames(s.Conditions) }),
		"ends":       fates(e, &o, nil, func(id rules.ID, s *odds.State) []string { return []string{s.At.Name()} }),
		"spent":      fates(e, &o, nil, func(id rules.ID, s *odds.State) []string { return spentOf(e, id, s) }),
	}
	if len(e.Objectives) > 0 {
		ans["goals"] = reaches(e, &o)
	}
	return ans, nil
}

// reaches are the chances that each goal is reached, by its name or else its place.
func reaches(e *rules.Encounter, o *odds.Outlook) map[string]any {
	out := map[string]any{}
	for i := range e.Objectives {
		name := e.Setup.Goals[i].Name
		if name == "" {
			name = strconv.Itoa(i)
		}
		out[name] = o.Reaches(i).String()
	}
	return out
}

// stepsOf tells of each step how likely it is begun and does what it is for, by which rule
// it is carried out and by which it is kept from that, and of an attack every modifier where
// it is planned to be made.
func stepsOf(o *odds.Outlook, acts []rules.Action, list []levels.Command, there []*rules.Encounter) []any {
	out := []any{}
	for i := range acts {
		a, e := &acts[i], there[i]
		step := map[string]any{
			"do": list[i].Do, "by": list[i].By, "begun": o.Begun(i).String(), "succeeds": o.Succeeds(i).String(),
			"rule": e.Rules.Verbs[a.Verb].Cite.String(),
		}
		barred := map[string]any{}
		for k := range o.Ends {
			x := &o.Ends[k]
			if x.Bar == rules.NoCite || x.Begun != 1<<i-1 {
				continue
			}
			if barred[x.Bar.String()] == nil {
				barred[x.Bar.String()] = o.Chance(func(y *odds.End) bool { return y.Bar == x.Bar && y.Begun == x.Begun }).String()
			}
		}
		if len(barred) > 0 {
			step["barred"] = barred
		}
		if rows := rowsOfPlanned(e, a); rows != nil {
			step["rows"] = rows
		}
		out = append(out, step)
	}
	return out
}

// rowsOfPlanned are the modifiers of an attack that a plan makes, nil of anything else: of a
// full attack those of its first.
func rowsOfPlanned(e *rules.Encounter, a *rules.Action) []any {
	switch a.Verb {
	case rules.Attack, rules.FullAttack, rules.FightDefensively:
	default:
		return nil
	}
	on, weapon := a.On, a.Weapon
	if a.NBlows > 0 {
		on, weapon = a.Blows[0].On, a.Blows[0].Weapon
	}
	if on < 0 || on >= e.Count() || !e.Present(on) {
		return nil
	}
	var aim rules.Aim
	attack.AimAt(e, a.By, on, weapon, combat.Mode(e, a, 0), &aim)
	return modifiers(e, &aim)
}

// spentOf names what is left of a creature's turn, and what it has used.
func spentOf(e *rules.Encounter, id rules.ID, s *odds.State) (names []string) {
	had, b := &e.Facts.Combatants[id], &s.Spent
	if b.Standard < had.Budget.Standard {
		names = append(names, "standard")
	}
	if b.Move < had.Budget.Move {
		names = append(names, "move")
	}
	if had.Budget.Step && !b.Step {
		names = append(names, "five_foot_step")
	}
	for n := had.Opportunities; n < b.Opportunities; n++ {
		names = append(names, "opportunity "+strconv.Itoa(int(n-had.Opportunities)+1))
	}
	for i := range e.Creatures[id].Powers {
		if b.Uses[i] > had.Uses[i] {
			names = append(names, e.Creatures[id].Powers[i].ID)
		}
	}
	return names
}

// bands are the names of all bands.
func bands() (names []string) {
	for b := range odds.BandCount {
		names = append(names, b.String())
	}
	return names
}

// fates are the chances of what a function names of each creature, by its id. What cannot be
// is left out; where not all is known, none of the names that there are in any case.
func fates(e *rules.Encounter, o *odds.Outlook, all []string, names func(id rules.ID, s *odds.State) []string) map[string]any {
	out := map[string]any{}
	for id := range e.Count() {
		if e.Facts.Combatants[id].Absent {
			continue
		}
		sums := map[string]*big.Rat{}
		if o.Open.Sign() > 0 {
			for _, name := range all {
				sums[name] = new(big.Rat)
			}
		}
		for i := range o.Ends {
			x := &o.Ends[i]
			for _, name := range names(id, &x.States[id]) {
				if sums[name] == nil {
					sums[name] = new(big.Rat)
				}
				sums[name].Add(sums[name], x.Share)
			}
		}
		own := map[string]any{}
		for name, from := range sums {
			own[name] = odds.Range{From: from, To: new(big.Rat).Add(from, o.Open)}.String()
		}
		out[strconv.Itoa(e.Creatures[id].Sheet)] = own
	}
	return out
}
