package study

import (
	"slices"

	"tenaille/game/match"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/session"
	"tenaille/game/tell"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Dice are the dice whose next throw can be set, by their sides.
var Dice = []int{4, 6, 8, 10, 12, 20, 100}

// Rounds are how long a condition can be put on for, 0 being until it is lifted.
var Rounds = []int{0, 1, 2, 3, 5, 10}

// Bench is what a player who studies a match has in hand.
type Bench struct {
	// Die is the number of sides of the die to be set, For how many rounds a condition is
	// put on for.
	Die, For int
	// Problem is why the last change could not be made, empty when it was; Rule is the id
	// of the rule that says so.
	Problem, Rule string

	session *session.Session
	turn    *plan.Turn
	tell    *tell.Teller
	notices *notice.Notices
	subject rules.ID
	placing bool
}

// New is the bench of a session.
func New(s *session.Session, turn *plan.Turn, t *tell.Teller, n *notice.Notices) *Bench {
	return &Bench{Die: 20, session: s, turn: turn, tell: t, notices: n, subject: rules.Nobody}
}

// Match is the match that is studied, nil where none is that may be changed by hand.
func (b *Bench) Match() *match.Study {
	if b.turn.Match == nil || b.session.Recording != nil {
		return nil
	}
	if s := b.turn.Match.Study(); s != nil && s.ByHand() {
		return s
	}
	return nil
}

// edit makes a change and tells whether that could be done.
func (b *Bench) edit(x rules.Edit) (done bool) {
	done, b.Problem, b.Rule = b.session.Edit(x)
	return done
}

// TakeBack takes the last action or change back, of whatever side, and those of machines
// before it.
func (b *Bench) TakeBack() {
	b.Problem = ""
	if m := b.Match(); m != nil && m.Undoable() > 0 {
		b.session.Halt()
		b.session.Undo()
	}
}

// Face is what the next die of the chosen size is set to, 0 for nothing.
func (b *Bench) Face() int {
	if set := b.Match().NextDie(); int(set.Sides) == b.Die {
		return int(set.Face)
	}
	return 0
}

// SetDie sets the next die of the chosen size, 0 for leaving it to chance.
func (b *Bench) SetDie(face int) {
	b.edit(rules.Edit{Kind: rules.EditDie, Of: int16(b.Die), Number: int16(face)})
}

// Seat lets a side be played by somebody else from now on.
func (b *Bench) Seat(side int, player string) {
	if b.turn.Match.Seat(side) != player {
		b.edit(rules.Edit{Kind: rules.EditSeat, Of: int16(side), Player: player})
	}
}

// Player is who plays a side.
func (b *Bench) Player(side int) string { return b.turn.Match.Seat(side) }

// creatures are those that the side on the screen knows and that can be changed.
func (b *Bench) creatures() (list []rules.ID) {
	for id := range b.turn.E.Count() {
		if b.turn.E.Present(id) {
			list = append(list, id)
		}
	}
	return list
}

// Subject is whom the hand changes: the one chosen, else whose turn it is; Nobody where
// nobody is known.
func (b *Bench) Subject() rules.ID {
	list := b.creatures()
	switch {
	case slices.Contains(list, b.subject):
		return b.subject
	case slices.Contains(list, b.turn.Now.Who):
		return b.turn.Now.Who
	case len(list) > 0:
		return list[0]
	}
	return rules.Nobody
}

// Take has the hand change a creature, if it is one that it can.
func (b *Bench) Take(id rules.ID) {
	if slices.Contains(b.creatures(), id) {
		b.subject = id
	}
}

// Walk goes to the next creature, or to the one before.
func (b *Bench) Walk(step int) {
	list := b.creatures()
	if n := len(list); n > 0 {
		b.subject = list[((slices.Index(list, b.Subject())+step)%n+n)%n]
	}
}

// Name is what the subject is called.
func (b *Bench) Name() string { return b.tell.NameOf(b.Subject()) }

// Side is the side of the subject.
func (b *Bench) Side() int { return int(b.turn.E.Creatures[b.Subject()].Side) }

// Facts are those of the subject, as the side on the screen knows them.
func (b *Bench) Facts() (c *rules.Combatant, most int) {
	id := b.Subject()
	return &b.turn.E.Facts.Combatants[id], b.turn.E.MaxHP(id)
}

// Conditions are those that can be put on and lifted in this match.
func (b *Bench) Conditions() (list []rules.Condition) {
	can := combat.EditableIn(b.turn.E)
	for c := range rules.ConditionCount {
		if can.Has(c) {
			list = append(list, c)
		}
	}
	return list
}

// Toggle puts a condition on the subject, or lifts it.
func (b *Bench) Toggle(c rules.Condition) {
	b.subject = b.Subject() // and stays so when it loses its turn by that
	x := rules.Edit{Kind: rules.EditCondition, Who: b.subject, Condition: c, Number: int16(b.For)}
	if f, _ := b.Facts(); f.Conditions.Has(c) {
		x.Kind, x.Number = rules.EditLift, 0
	}
	b.edit(x)
}

// SetHP sets the hit points of the subject.
func (b *Bench) SetHP(n int) {
	b.edit(rules.Edit{Kind: rules.EditHP, Who: b.Subject(), Number: int16(n)})
}

// Place has the next square that is chosen be where the subject is put.
func (b *Bench) Place() {
	b.subject = b.Subject()
	b.placing, b.Problem = b.subject != rules.Nobody, ""
}

// Placing reports whether a square is to be chosen.
func (b *Bench) Placing() bool { return b.placing }

// Put puts the subject at the square pointed at, and tells whether one was to be chosen.
// It stays in hand where it cannot stand, and why not is said over the map.
func (b *Bench) Put() (took bool) {
	if !b.placing {
		return false
	}
	if p := &b.turn.Wanted.Pointer; p.OnMap {
		b.placing = !b.edit(rules.Edit{Kind: rules.EditPlace, Who: b.subject, To: p.Cell})
		if b.Problem != "" {
			b.notices.Warn(b.Problem, b.Rule)
		}
	}
	return true
}

// Drop lets go of a creature in hand and tells whether there was one.
func (b *Bench) Drop() (was bool) {
	was, b.placing = b.placing, false
	return was
}

// Words are what the hand holds, for a sign on the screen: whom it puts somewhere, the
// die that is set, or nothing more than that the match is studied.
func (b *Bench) Words() string {
	m := b.Match()
	switch {
	case m == nil:
		return ""
	case b.placing:
		return b.tell.T("Choose a square: %[1]s", b.tell.NameOf(b.subject))
	}
	if set := m.NextDie(); set.Sides > 0 {
		return b.tell.T("Study: %[1]s = %[2]d", b.tell.DieName(int(set.Sides)), int(set.Face))
	}
	return b.tell.T("Study")
}
