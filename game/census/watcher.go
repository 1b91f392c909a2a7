package census

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// watcher looks at one match and counts in it.
type watcher struct {
	*tally
	e *rules.Encounter
	// draw decides what is looked at closely; it is apart from the match's dice.
	draw dice.Stream
	// done is what has happened since the action under way was declared.
	done []rules.Event
	// alike are the same match under other options.
	alike []*twin
	// here and there are how a creature stands in the match and in a twin.
	here, there standing
	looks       int
}

// hear counts what cites a rule in an event, and which rules it shows at work
// that no event cites.
func (w *watcher) hear(ev rules.Event) {
	if ev.Kind == rules.ActionTaken || ev.Kind == rules.TurnBegan {
		w.done = w.done[:0]
	}
	w.met(ev.Cite)
	if r := ev.Report; r != nil {
		w.rows(r.Rows, &r.Attack)
		w.rows(r.Rows, &r.Defence)
		w.rows(r.Rows, &r.Damage)
		w.rows(w.e.Rules.Rows, &r.Strike)
	}
	if ev.Kind == rules.TurnSkipped {
		w.states(ev.Who, func(row *rules.StateRow) bool { return row.NoAction })
	}
	for i := range quietEvents {
		if quietEvents[i].shown(w, &ev) {
			w.met(quietEvents[i].rule)
		}
	}
	ev.Report = nil
	w.done = append(w.done, ev)
}

// rows counts the modifiers of a roll, those that lost with what they lost by.
func (w *watcher) rows(table []rules.Row, b *rules.Breakdown) {
	var sources [2]int // penalties and dodge bonuses that count
	for i := range b.Lines[:b.N] {
		l := &b.Lines[i]
		row := &table[l.Row]
		w.met(row.Cite)
		w.met(l.Lost)
		w.met(quietTerms[row.From])
		if l.Lost != rules.NoCite {
			continue
		}
		if l.Value < 0 {
			sources[0]++
		} else if row.Type == rules.DodgeBonus {
			sources[1]++
		}
	}
	if sources[0] > 1 {
		w.met(rules.STK03) // penalties of several sources add
	}
	if sources[1] > 0 {
		w.met(rules.STK02)
	}
}

// decides looks at a decision that is about to be carried out: what else could
// have been wished, how attacks stand, what another option would change.
func (w *watcher) decides(who rules.ID, a *rules.Action) error {
	if asked, cite := w.e.Question(); asked != rules.NoQuestion {
		w.met(cite)
		w.attempt(&rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody})
	}
	w.looks++
	w.budget(who)
	w.contests(a)
	w.attempts(who)
	w.answers(who)
	w.lookouts(who)
	if w.looks%3 == 0 { // it costs most
		return w.compare(who, a)
	}
	return nil
}

// budget counts the rules of the parts of a turn that are used up (ACT-01).
func (w *watcher) budget(who rules.ID) {
	for i := range w.e.Rules.Turn.Pips {
		if p := &w.e.Rules.Turn.Pips[i]; p.Left(w.e, who) == 0 {
			w.met(p.Cite)
		}
	}
}

// contests counts the modifiers of the checks that an action leads to.
func (w *watcher) contests(a *rules.Action) {
	if len(w.e.Rules.Checks) == 0 {
		return
	}
	for _, v := range combat.Contests(w.e, a, nil) {
		w.rows(w.e.Rules.Checks, &v.Mine)
		w.rows(w.e.Rules.Checks, &v.Theirs)
		w.rows(w.e.Rules.Rows, &v.MyStrike)
		w.rows(w.e.Rules.Rows, &v.TheirStrike)
	}
}

// lookouts counts the modifiers of hiding where a creature stands, and of who
// would look for it.
func (w *watcher) lookouts(who rules.ID) {
	if w.e.Rules.Sight.Ambush == nil || !w.e.Present(who) {
		return
	}
	for _, l := range combat.Lookouts(w.e, who) {
		w.rows(w.e.Rules.Tests, &l.Hiding)
		w.rows(w.e.Rules.Tests, &l.Spotting)
	}
}

// states counts the rules of the conditions that keep a creature from something:
// the table of conditions with the entry of its row (CND-01).
func (w *watcher) states(id rules.ID, kept func(row *rules.StateRow) bool) {
	for cs := w.e.Facts.Combatants[id].Conditions; cs != 0; cs = cs.Rest() {
		if row := &w.e.Rules.States[cs.First()]; kept(row) {
			w.met(row.Cite)
			w.met(rules.CND01)
		}
	}
}

// ends looks at the match as it ended.
func (w *watcher) ends() {
	if w.e.Count() > 0 {
		w.attempt(&rules.Action{Verb: rules.EndTurn, By: 0, On: rules.Nobody})
	}
}

// happened reports whether the action under way has had an event like this.
func (w *watcher) happened(like func(ev *rules.Event) bool) bool {
	for i := range w.done {
		if like(&w.done[i]) {
			return true
		}
	}
	return false
}

// stands reports whether a cell holds a feature of one of some kinds.
func (w *watcher) stands(c grid.Cell, kinds ...grid.FeatureKind) bool {
	if !w.e.Map.Inside(c) {
		return false
	}
	for _, f := range w.e.Map.CellFeatures(c) {
		for _, k := range kinds {
			if f.Kind == k {
				return true
			}
		}
	}
	return false
}
