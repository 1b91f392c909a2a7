package battle

import (
	"tenaille/game/model"
	"tenaille/rules"
)

// logFilter is which lines of the log are shown.
type logFilter int

// The filters, in the order the button walks through them.
const (
	logAll logFilter = iota
	logMine
	logAttacks
	logDamage
	logOne // the creature on the card
	logFilters
)

// filterName says which lines are shown; subject is the creature that the log is
// about when it is about one.
func (b *battle) filterName(subject rules.ID) string {
	switch b.log.filter {
	case logMine:
		return b.T("mine")
	case logAttacks:
		return b.T("attacks")
	case logDamage:
		return b.T("damage")
	case logOne:
		if subject != rules.Nobody {
			return b.nameOf(subject)
		}
	}
	return b.T("all")
}

// logSubject is the creature that the log is about when it is about one.
func (b *battle) logSubject() rules.ID {
	if b.looked != rules.Nobody {
		return b.looked
	}
	return b.current()
}

// nextFilter shows other lines; an onlooker has none of its own.
func (b *battle) nextFilter(by int) {
	b.turnFilter(by)
	b.dirty = true
}

// turnFilter lets other lines through, from the newest.
func (b *battle) turnFilter(by int) {
	for {
		b.log.filter = (b.log.filter + logFilter(by) + logFilters) % logFilters
		if b.log.filter != logMine || b.turn.Side >= 0 {
			break
		}
	}
	b.log.scroll = 0
}

// logged lists the lines of the log that the filter lets through; what divides
// them stands only over something.
func (b *battle) logged(subject rules.ID) []model.Entry {
	j := &b.log
	if j.filter == logAll {
		return j.entries
	}
	var list []model.Entry
	for i := range j.entries {
		if e := &j.entries[i]; e.Rule {
			if n := len(list); n > 0 && list[n-1].Rule {
				list = list[:n-1]
			}
			list = append(list, *e)
		} else if b.passes(&j.records[i], subject) {
			list = append(list, *e)
		}
	}
	if n := len(list); n > 0 && list[n-1].Rule && n > 1 {
		list = list[:n-1]
	}
	return list
}

// passes tells whether a record is of those that are shown.
func (b *battle) passes(r *record, subject rules.ID) bool {
	ev := &r.events[0]
	switch b.log.filter {
	case logMine:
		return ev.Who != rules.Nobody && int(b.turn.E.Creatures[ev.Who].Side) == b.turn.Side
	case logAttacks:
		switch ev.Kind {
		case rules.AttackRolled, rules.ContestRolled, rules.TestRolled, rules.HideRolled, rules.SpotRolled, rules.OpportunityTaken, rules.OpportunityDeclined, rules.PowerUsed:
			return true
		}
		return false
	case logDamage:
		for i := range r.events {
			switch k := r.events[i].Kind; {
			case k == rules.Damaged, k == rules.Healed, k == rules.AbilityDamaged, k == rules.AbilityHealed:
				return true
			case k == rules.ConditionGained && rules.Set(r.events[i].Condition).Any(rules.DownSet):
				return true
			}
		}
		return false
	case logOne:
		return subject == rules.Nobody || ev.Who == subject || ev.Whom == subject
	}
	return true
}
