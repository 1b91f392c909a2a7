package tell

import (
	"slices"

	"tenaille/game/model"
	"tenaille/rules"
)

// ranked tells whether a place in the order comes from the score (LIM-05) or
// from a tie of scores (LIM-06), and not from dice.
func ranked(ev *rules.Event) bool { return ev.Cite == rules.LIM05 || ev.Cite == rules.LIM06 }

// tieLines says of a creature looked at why it comes before or after each of
// those with the same score (LIM-06).
func (ca Cards) tieLines(id rules.ID) (lines []model.Line) {
	r := ca.Ranks()
	placeOf := func(who rules.ID) int { return slices.Index(r.Order, who) }
	for _, o := range r.Tied(id) {
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
