package battle

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
)

// ranked tells whether a place in the order comes from the score (LIM-05) or
// from a tie of scores (LIM-06), and not from dice.
func ranked(ev *rules.Event) bool { return ev.Cite == rules.LIM05 || ev.Cite == rules.LIM06 }

// tied are the creatures known to have the same initiative score as one, in
// the order of turns; none where dice decide.
func (b *battle) tied(id rules.ID) (list []rules.ID) {
	if b.turn.E.Rules.Turn.Tie == nil {
		return nil
	}
	f := &b.shown.facts
	for place := range int(f.Ordered) {
		o := f.Order[place]
		if o != id && b.turn.E.Creatures[o].Kind != "" && !f.Combatants[o].Absent && b.turn.E.Rules.Turn.Tie(b.turn.E, id, o) != rules.ByScore {
			list = append(list, o)
		}
	}
	return list
}

// scoreWords is the initiative score of a creature, with what a tie was decided
// by (LIM-06).
func (b *battle) scoreWords(id rules.ID) string {
	c := &b.turn.E.Creatures[id]
	words := []string{b.Number(b.turn.E.InitiativeScore(id))}
	list := b.tied(id)
	by := func(t rules.Tie) bool {
		return slices.ContainsFunc(list, func(o rules.ID) bool { return b.turn.E.Rules.Turn.Tie(b.turn.E, id, o) == t })
	}
	if c.PC && by(rules.ByPlayer) {
		words = append(words, b.T("PC"))
	}
	if by(rules.ByAlertness) || by(rules.ByNumber) {
		words = append(words, b.T("PER %[1]s", b.Signed(b.turn.E.Alertness(id))))
	}
	return strings.Join(words, " · ")
}

// tieLines says of a creature looked at why it comes before or after each of
// those with the same score (LIM-06).
func (b *battle) tieLines(id rules.ID) (lines []model.Line) {
	f := &b.shown.facts
	placeOf := func(who rules.ID) int { return slices.Index(f.Order[:f.Ordered], who) }
	for _, o := range b.tied(id) {
		before, name := placeOf(id) < placeOf(o), b.nameOf(o)
		mine, theirs := b.Signed(b.turn.E.Alertness(id)), b.Signed(b.turn.E.Alertness(o))
		var words string
		switch by := b.turn.E.Rules.Turn.Tie(b.turn.E, id, o); {
		case by == rules.ByPlayer && before:
			words = b.T("before %[1]s: a player character comes first", name)
		case by == rules.ByPlayer:
			words = b.T("after %[1]s: a player character comes first", name)
		case by == rules.ByNumber && before:
			words = b.T("before %[1]s: both have PER %[2]s, the order of the armies decides", name, mine)
		case by == rules.ByNumber:
			words = b.T("after %[1]s: both have PER %[2]s, the order of the armies decides", name, mine)
		case before:
			words = b.T("before %[1]s: PER %[2]s against %[3]s", name, mine, theirs)
		default:
			words = b.T("after %[1]s: PER %[2]s against %[3]s", name, mine, theirs)
		}
		lines = append(lines, model.Line{Value: b.Number(b.turn.E.InitiativeScore(id)), Words: words, Rule: rules.LIM06.String()})
	}
	return lines
}
