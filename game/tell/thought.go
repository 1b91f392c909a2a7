package tell

import (
	"strings"

	"tenaille/game/ai"
	"tenaille/game/ai/eval"
	"tenaille/game/thinking"
	"tenaille/game/words"
	"tenaille/rules"
)

// Line names what an idea of a machine does, action by action.
func Line(w *words.Words, a *thinking.Account, idea int) string {
	var list []string
	at := a.Before.Clone()
	for _, act := range a.Acts(idea) {
		list = append(list, Deed(w, at, &act, false))
		if act.Path.Len() > 0 { // what follows begins there
			c := &at.Facts.Combatants[act.By]
			c.At = act.Path.End(c.At)
		}
	}
	if t := &a.Ideas[idea]; len(t.Acts) == 0 {
		list = append(list, about(w, a.Before, &t.About))
	}
	return strings.Join(list, ", ")
}

// about names what the whole side is about in an idea that leaves its turn to habit.
func about(w *words.Words, e *rules.Encounter, s *eval.Scheme) string {
	switch {
	case s.Quarry > 0:
		return w.T("all go for %[1]s", w.CreatureName(e, s.Quarry-1))
	case s.Holds:
		return w.T("all hold their ground")
	case s.Temper != "":
		return w.T("all of the side: %[1]s", w.Key("temper."+s.Temper))
	}
	return w.T("as by habit")
}

// Against names what spoke against an idea: what it gives and costs a play on average, and
// how much less it is worth than what was chosen, in creatures like the one who acts.
func Against(w *words.Words, a *thinking.Account, idea int) string {
	t := &a.Ideas[idea]
	var list []string
	each := func(n int) string { return w.Tenths((n + 5) / 10) }
	for _, o := range t.Against {
		switch o.Reason {
		case ai.Opportunities:
			list = append(list, w.T("%[1]s opportunities", each(o.N)))
		case ai.Exposed:
			list = append(list, w.T("%[1]s foes in reach", each(o.N)))
		case ai.Hurts:
			list = append(list, w.T("costs %[1]s HP", each(o.N)))
		case ai.Tried:
			list = append(list, w.TN("given up after %[1]d try", "given up after %[1]d tries", o.N, o.N))
		}
	}
	if less := (a.Ideas[0].Value - t.Value) / int64(100*max(worth(a.Before, a.Who), 1)); less > 0 {
		list = append(list, w.T("worth %[1]s less", w.Tenths(int(min(less, 1<<20)))))
	}
	return strings.Join(list, " · ")
}

// worth is what a creature is worth to the machines.
func worth(e *rules.Encounter, id rules.ID) int {
	if card := e.Creatures[id].Card; card != nil {
		return eval.FigureWorth(card)
	}
	return eval.Worth(e, id)
}
