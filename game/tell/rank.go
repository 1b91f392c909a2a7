package tell

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
)

// ranked tells whether a place in the order comes from the score (LIM-05) or
// from a tie of scores (LIM-06), and not from dice.
func ranked(ev *rules.Event) bool { return ev.Cite == rules.LIM05 || ev.Cite == rules.LIM06 }

// ranks are who is known to stand in the order of turns, first to last, in an
// encounter.
type ranks struct {
	e     *rules.Encounter
	order []rules.ID
}

// ranks is the order of turns as far as it has been shown.
func (vo *Voice) ranks() ranks {
	f := &vo.Shown.Facts
	r := ranks{e: vo.E}
	for _, id := range f.Order[:f.Ordered] {
		if vo.E.Creatures[id].Kind != "" && !f.Combatants[id].Absent {
			r.order = append(r.order, id)
		}
	}
	return r
}

// tied are those with the same initiative score as one, in the order of turns; none
// where dice decide.
func (r ranks) tied(id rules.ID) (list []rules.ID) {
	if r.e.Rules.Turn.Tie == nil {
		return nil
	}
	for _, o := range r.order {
		if o != id && r.e.Rules.Turn.Tie(r.e, id, o) != rules.ByScore {
			list = append(list, o)
		}
	}
	return list
}

// scoreWords is the initiative score of a creature, with what a tie was decided
// by (LIM-06).
func (vo *Voice) scoreWords(r ranks, id rules.ID) string {
	c := &r.e.Creatures[id]
	words := []string{vo.Number(r.e.InitiativeScore(id))}
	list := r.tied(id)
	by := func(t rules.Tie) bool {
		return slices.ContainsFunc(list, func(o rules.ID) bool { return r.e.Rules.Turn.Tie(r.e, id, o) == t })
	}
	if c.PC && by(rules.ByPlayer) {
		words = append(words, vo.T("PC"))
	}
	if by(rules.ByAlertness) || by(rules.ByNumber) {
		words = append(words, vo.T("PER %[1]s", vo.Signed(r.e.Alertness(id))))
	}
	return strings.Join(words, " · ")
}

// tieLines says of a creature looked at why it comes before or after each of
// those with the same score (LIM-06).
func (ca Cards) tieLines(id rules.ID) (lines []model.Line) {
	r := ca.ranks()
	placeOf := func(who rules.ID) int { return slices.Index(r.order, who) }
	for _, o := range r.tied(id) {
		before, name := placeOf(id) < placeOf(o), ca.NameOf(o)
		mine, theirs := ca.Signed(ca.E.Alertness(id)), ca.Signed(ca.E.Alertness(o))
		var words string
		switch by := ca.E.Rules.Turn.Tie(ca.E, id, o); {
		case by == rules.ByPlayer && before:
			words = ca.T("before %[1]s: a player character comes first", name)
		case by == rules.ByPlayer:
			words = ca.T("after %[1]s: a player character comes first", name)
		case by == rules.ByNumber && before:
			words = ca.T("before %[1]s: both have PER %[2]s, the order of the armies decides", name, mine)
		case by == rules.ByNumber:
			words = ca.T("after %[1]s: both have PER %[2]s, the order of the armies decides", name, mine)
		case before:
			words = ca.T("before %[1]s: PER %[2]s against %[3]s", name, mine, theirs)
		default:
			words = ca.T("after %[1]s: PER %[2]s against %[3]s", name, mine, theirs)
		}
		lines = append(lines, model.Line{Value: ca.Number(ca.E.InitiativeScore(id)), Words: words, Rule: rules.LIM06.String()})
	}
	return lines
}
