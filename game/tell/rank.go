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

// Tied are the creatures known to have the same initiative score as one, in
// the order of turns; none where dice decide.
func (te *Teller) Tied(id rules.ID) (list []rules.ID) {
	if te.E.Rules.Turn.Tie == nil {
		return nil
	}
	f := &te.Shown.Facts
	for place := range int(f.Ordered) {
		o := f.Order[place]
		if o != id && te.E.Creatures[o].Kind != "" && !f.Combatants[o].Absent && te.E.Rules.Turn.Tie(te.E, id, o) != rules.ByScore {
			list = append(list, o)
		}
	}
	return list
}

// ScoreWords is the initiative score of a creature, with what a tie was decided
// by (LIM-06).
func (te *Teller) ScoreWords(id rules.ID) string {
	c := &te.E.Creatures[id]
	words := []string{te.Number(te.E.InitiativeScore(id))}
	list := te.Tied(id)
	by := func(t rules.Tie) bool {
		return slices.ContainsFunc(list, func(o rules.ID) bool { return te.E.Rules.Turn.Tie(te.E, id, o) == t })
	}
	if c.PC && by(rules.ByPlayer) {
		words = append(words, te.T("PC"))
	}
	if by(rules.ByAlertness) || by(rules.ByNumber) {
		words = append(words, te.T("PER %[1]s", te.Signed(te.E.Alertness(id))))
	}
	return strings.Join(words, " · ")
}

// TieLines says of a creature looked at why it comes before or after each of
// those with the same score (LIM-06).
func (te *Teller) TieLines(id rules.ID) (lines []model.Line) {
	f := &te.Shown.Facts
	placeOf := func(who rules.ID) int { return slices.Index(f.Order[:f.Ordered], who) }
	for _, o := range te.Tied(id) {
		before, name := placeOf(id) < placeOf(o), te.NameOf(o)
		mine, theirs := te.Signed(te.E.Alertness(id)), te.Signed(te.E.Alertness(o))
		var words string
		switch by := te.E.Rules.Turn.Tie(te.E, id, o); {
		case by == rules.ByPlayer && before:
			words = te.T("before %[1]s: a player character comes first", name)
		case by == rules.ByPlayer:
			words = te.T("after %[1]s: a player character comes first", name)
		case by == rules.ByNumber && before:
			words = te.T("before %[1]s: both have PER %[2]s, the order of the armies decides", name, mine)
		case by == rules.ByNumber:
			words = te.T("after %[1]s: both have PER %[2]s, the order of the armies decides", name, mine)
		case before:
			words = te.T("before %[1]s: PER %[2]s against %[3]s", name, mine, theirs)
		default:
			words = te.T("after %[1]s: PER %[2]s against %[3]s", name, mine, theirs)
		}
		lines = append(lines, model.Line{Value: te.Number(te.E.InitiativeScore(id)), Words: words, Rule: rules.LIM06.String()})
	}
	return lines
}
