package tell

import (
	"tenaille/game/model"
	"tenaille/rules"
)

// LogFilter is which lines of the log are shown.
type LogFilter int

// The filters, in the order the button walks through them.
const (
	logAll LogFilter = iota
	logMine
	logAttacks
	logDamage
	logOne // the creature on the card
	logFilters
)

// FilterName says which lines are shown; subject is the creature that the log is
// about when it is about one.
func (j *Log) FilterName(subject rules.ID) string {
	switch j.Filter {
	case logMine:
		return j.T("mine")
	case logAttacks:
		return j.T("attacks")
	case logDamage:
		return j.T("damage")
	case logOne:
		if subject != rules.Nobody {
			return j.NameOf(subject)
		}
	}
	return j.T("all")
}

// TurnFilter lets other lines through, from the newest.
func (j *Log) TurnFilter(by int) {
	for {
		j.Filter = (j.Filter + LogFilter(by) + logFilters) % logFilters
		if j.Filter != logMine || j.Side >= 0 {
			break
		}
	}
	j.Scroll = 0
}

// Logged lists the lines of the log that the filter lets through; what divides
// them stands only over something.
func (j *Log) Logged(subject rules.ID) []model.Entry {
	if j.Filter == logAll {
		return j.Entries
	}
	var list []model.Entry
	for i := range j.Entries {
		if e := &j.Entries[i]; e.Rule {
			if n := len(list); n > 0 && list[n-1].Rule {
				list = list[:n-1]
			}
			list = append(list, *e)
		} else if j.passes(&j.Records[i], subject) {
			list = append(list, *e)
		}
	}
	if n := len(list); n > 0 && list[n-1].Rule && n > 1 {
		list = list[:n-1]
	}
	return list
}

// passes tells whether a record is of those that are shown.
func (j *Log) passes(r *Record, subject rules.ID) bool {
	ev := &r.Events[0]
	switch j.Filter {
	case logMine:
		return ev.Who != rules.Nobody && int(j.E.Creatures[ev.Who].Side) == j.Side
	case logAttacks:
		switch ev.Kind {
		case rules.AttackRolled, rules.ContestRolled, rules.TestRolled, rules.HideRolled, rules.SpotRolled, rules.OpportunityTaken, rules.OpportunityDeclined, rules.PowerUsed:
			return true
		}
		return false
	case logDamage:
		for i := range r.Events {
			switch k := r.Events[i].Kind; {
			case k == rules.Damaged, k == rules.Healed, k == rules.AbilityDamaged, k == rules.AbilityHealed:
				return true
			case k == rules.ConditionGained && rules.Set(r.Events[i].Condition).Any(rules.DownSet):
				return true
			}
		}
		return false
	case logOne:
		return subject == rules.Nobody || ev.Who == subject || ev.Whom == subject
	}
	return true
}
