package voice

import (
	"slices"
	"strings"

	"tenaille/rules"
)

// Ranks are who is known to stand in the order of turns, first to last, in an
// encounter.
type Ranks struct {
	E     *rules.Encounter
	Order []rules.ID
}

// Ranks is the order of turns as far as it has been shown.
func (vo *Voice) Ranks() Ranks {
	f := &vo.Shown.Facts
	r := Ranks{E: vo.E}
	for _, id := range f.Order[:f.Ordered] {
		if vo.E.Creatures[id].Kind != "" && !f.Combatants[id].Absent {
			r.Order = append(r.Order, id)
		}
	}
	return r
}

// Tied are those with the same initiative score as one, in the order of turns; none
// where dice decide.
func (r Ranks) Tied(id rules.ID) (list []rules.ID) {
	if r.E.Rules.Turn.Tie == nil {
		return nil
	}
	for _, o := range r.Order {
		if o != id && r.E.Rules.Turn.Tie(r.E, id, o) != rules.ByScore {
			list = append(list, o)
		}
	}
	return list
}

// ScoreWords is the initiative score of a creature, with what a tie was decided
// by (LIM-06).
func (vo *Voice) ScoreWords(r Ranks, id rules.ID) string {
	c := &r.E.Creatures[id]
	words := []string{vo.Number(r.E.InitiativeScore(id))}
	list := r.Tied(id)
	by := func(t rules.Tie) bool {
		return slices.ContainsFunc(list, func(o rules.ID) bool { return r.E.Rules.Turn.Tie(r.E, id, o) == t })
	}
	if c.PC && by(rules.ByPlayer) {
		words = append(words, vo.T("PC"))
	}
	if by(rules.ByAlertness) || by(rules.ByNumber) {
		words = append(words, vo.T("PER %[1]s", vo.Signed(r.E.Alertness(id))))
	}
	return strings.Join(words, " · ")
}
