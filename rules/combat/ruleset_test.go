package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// The pips of every ruleset: name, price, rule, and how many a fresh turn has
// (ACT-02, ACT-03, ACT-05 and SIL-12; LIM-07 and SIL-12; SKI-15 and SKI-16).
func TestPipsOfRulesets(t *testing.T) {
	type pip struct {
		name string
		cost rules.Cost
		cite rules.Cite
		n    int
	}
	for name, want := range map[string][]pip{
		"d20": {{"standard", rules.StandardAction, rules.ACT02, 1}, {"move", rules.MoveAction, rules.ACT03, 1}, {"free", rules.FreeAction, rules.ACT05, 3}},
		"limited": {{"L", rules.FullRoundAction, rules.LIM07, 1}, {"M", rules.MoveAction, rules.LIM07, 1}, {"A", rules.StandardAction, rules.LIM07, 1}, {"M", rules.MoveAction, rules.LIM08, 1},
			{"free", rules.FreeAction, rules.ACT05, 3}},
		"skirmish": {{"activation", rules.NoCost, rules.SKI15, 2}, {"attack", rules.StandardAction, rules.SKI16, 1}, {"move", rules.MoveAction, rules.SKI16, 1}},
	} {
		e := stage(t, scene{rows: []string{"G....a......", "G..........."}, change: under(name), options: map[string]string{"free_action_cap": "3"}})
		if len(e.Rules.Turn.Pips) != len(want) {
			t.Fatalf("%s has %d pips, want %d", name, len(e.Rules.Turn.Pips), len(want))
		}
		for i, w := range want {
			p := &e.Rules.Turn.Pips[i]
			if p.Name != w.name || p.Cost != w.cost || p.Cite != w.cite || p.Of(e, 0) != w.n || p.Left(e, 0) != w.n {
				t.Errorf("%s: pip %s costs %d by %s, %d of %d left; want %s, %d, %s, %d of %d", name,
					p.Name, p.Cost, p.Cite, p.Left(e, 0), p.Of(e, 0), w.name, w.cost, w.cite, w.n, w.n)
			}
		}
	}
}

// The rules that limited and skirmish refuse by (LIM-05, LIM-08, LIM-09,
// LIM-15; SKI-15, SKI-16; LIM-04, SKI-18).
func TestGroundsOfRulesets(t *testing.T) {
	for name, want := range map[string]rules.Grounds{
		"limited":  {Budget: rules.LIM08, Restricted: rules.LIM08, Disabled: rules.LIM15, Far: rules.LIM09, Order: rules.LIM05, Surprised: rules.LIM04},
		"skirmish": {Budget: rules.SKI16, Restricted: rules.SKI16, Disabled: rules.SKI16, Far: rules.SKI16, Order: rules.SKI15, Surprised: rules.SKI18},
	} {
		r, err := rulesets.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		if r.Grounds != want {
			t.Errorf("%s refuses by %+v, want %+v", name, r.Grounds, want)
		}
	}
}

// TestChoicesNameTheirRule: every question of every ruleset is asked by a rule,
// and its refusal does something of its own (AOO-08, INI-07, INI-08, MAN-02 to
// MAN-05).
func TestChoicesNameTheirRule(t *testing.T) {
	asked := map[rules.Question]rules.Cite{rules.AskOffer: rules.AOO08, rules.AskActNow: rules.INI07, rules.AskReadied: rules.INI08}
	for _, r := range rulesets.All() {
		for op, row := range r.Questions {
			if row.Name == rules.NoQuestion && row.Take == nil {
				continue
			}
			if row.Name == rules.NoQuestion || row.Cite == rules.NoCite || row.Take == nil || row.Decline == nil {
				t.Errorf("%s: step %d, %q, is asked by %q, answered by take: %v, by decline: %v", r.Name, op, row.Name, row.Cite, row.Take != nil, row.Decline != nil)
			}
			if want, ok := asked[row.Name]; ok && row.Cite != want {
				t.Errorf("%s: %q is asked by %s, want %s", r.Name, row.Name, row.Cite, want)
			}
		}
	}
}
