package thinking

import (
	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/view"
)

// Account is what a machine has weighed for one decision.
type Account struct {
	Who   rules.ID
	Side  int
	Round int
	// Before is the situation it decided in, Did what it did then.
	Before *rules.Encounter
	Did    rules.Action
	// Ideas are what it played out, the chosen one first, and of the others those that
	// lasted longest.
	Ideas []ai.Thought
}

// Acts are the actions of an idea; of the chosen one where it says none what was done.
func (a *Account) Acts(idea int) []rules.Action {
	if t := &a.Ideas[idea]; len(t.Acts) > 0 || !t.Chosen {
		return t.Acts
	}
	return []rules.Action{a.Did}
}

// most is how many decisions are kept, and ideas of one.
const most, ideas = 24, 6

// Journal holds the accounts since a person last acted.
type Journal struct{ list []Account }

// Note takes down what the machine that a match awaits has weighed for the decision it has
// just made, before it is carried out. Where a side may not know everything nothing is
// noted: what a machine thinks of tells what it knows.
func (j *Journal) Note(m *match.Match, did rules.Action) {
	list := match.ThinkingOf(m).Thoughts()
	if len(list) == 0 || m.Secret() {
		return
	}
	_, _, side := m.Awaits()
	a := Account{Who: did.By, Side: side, Round: m.Round(), Before: m.View(view.Everyone).Encounter(), Did: did, Ideas: list[:min(len(list), ideas)]}
	if j.list = append(j.list, a); len(j.list) > most {
		j.list = j.list[1:]
	}
}

// Clear forgets all: a person acts.
func (j *Journal) Clear() { j.list = nil }

// Accounts are those that were noted, the latest last.
func (j *Journal) Accounts() []Account { return j.list }
