package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// contestRows are the rows of the two dice of an opposed check.
func contestRows(t *tables) {
	t.rolls[opContest] = rules.Roll{Ask: askContest, Got: gotContest, Peril: rules.PerilToNobody, Opposed: rules.OpensCheck}
	t.rolls[opReply] = rules.Roll{Ask: askReply, Got: gotReply, Peril: rules.PerilToNobody, Opposed: rules.MeetsCheck}
}

// An opposed check is two questions in sequence: opContest, the d20 of who
// begins, and opReply, that of the other; where several resist, opReply comes
// once for each (MAN-01, DIC-08). Operands: A and B are the total and the
// modifier of who began, Cell.X its total in this pair, Cell.Y whatever the
// verb remembers.

// Flags of a contest.
const (
	contestCounter uint16 = 1 << iota // the attempt in return
	contestLost                       // somebody has already won against who began
	contestArtist                     // Escape Artist in place of the grapple check
	contestAgain                      // this pair is being rolled again
	contestAlly                       // to break the pin of an ally
)

// iterativeBits of a contest's flags say which attack of its turn it takes the
// place of; who began has 5 less for each before it (ATK-15).
const iterativeBits uint16 = 3 << rules.IterativeShift

func contest(verb rules.Verb, who, whom rules.ID, weapon int8, memo int, flags uint16) rules.Step {
	s := rules.Step{Op: opContest, Verb: verb, Who: who, Whom: whom, Weapon: weapon, Flags: flags}
	s.Cell.Y = int16(memo)
	return s
}

func askContest(*rules.Encounter, *rules.Step) (dice.Question, bool) {
	return dice.Face(dice.Check, 20), true
}

// askReply asks for the d20 of who resists: on which side of the other's total
// it comes out, and of a bull rush by how much (MAN-04).
func askReply(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	if s.Verb == rules.BullRush {
		return dice.Face(dice.Check, 20), true
	}
	var b rules.Breakdown
	equal := int(s.Cell.X - sideBonus(e, s, false, &b))
	cut := func(face int) uint8 { return uint8(min(max(face, 1), 21)) }
	return dice.Question{Purpose: dice.Check, Count: 1, Sides: 20, Cuts: dice.Cuts(0).With(cut(equal)).With(cut(equal + 1))}, true
}

func gotContest(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	var b rules.Breakdown
	bonus := sideBonus(e, s, true, &b)
	s.Cell.X = a.Value + bonus
	if s.Flags&contestAgain == 0 {
		s.A, s.B = s.Cell.X, bonus
	}
	e.Emit(rules.Event{Kind: rules.ContestRolled, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: a.Value, B: s.Cell.X, C: bonus, Flags: rules.FlagBegins, Cite: rules.MAN01, Report: explainCheck(e, s, true, &b)})
	reveal(e, s.Who)
	s.Op = opReply
	e.Push(*s)
}

// gotReply decides a pair: the higher total wins, then the higher modifier;
// equal again, both roll again (MAN-01).
func gotReply(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	var b rules.Breakdown
	bonus := sideBonus(e, s, false, &b)
	total := a.Value + bonus
	ev := rules.Event{Kind: rules.ContestRolled, Verb: s.Verb, Who: s.Whom, Whom: s.Who, A: a.Value, B: total, C: bonus, Cite: rules.MAN01, Report: explainCheck(e, s, false, &b)}
	won, again := Outdoes(int(s.Cell.X), int(total), int(s.B), int(bonus))
	if again {
		e.Emit(ev)
		s.Op, s.Cell.X, s.Flags = opContest, 0, s.Flags|contestAgain
		if nextOpponent(e, s) == rules.Nobody { // the first total counts for nobody else: all begins anew
			s.A, s.B, s.Flags = 0, 0, s.Flags&^contestAgain
		}
		e.Push(*s)
		return
	}
	if !won {
		ev.Flags = rules.FlagHit
		s.Flags |= contestLost
	}
	e.Emit(ev)
	if next := nextOpponent(e, s); next != rules.Nobody {
		s.Whom, s.Cell.X, s.Flags = next, s.A, s.Flags&^contestAgain
		e.Push(*s)
		return
	}
	e.Rules.Verbs[s.Verb].Decided(e, s, s.Flags&contestLost == 0, int(s.Cell.X)-int(total))
}

// Outdoes decides an opposed check between who began and the other by their
// totals, then by what they added; again has both roll anew (MAN-01).
func Outdoes(mine, theirs, added, otherAdded int) (won, again bool) {
	switch {
	case mine != theirs:
		return mine > theirs, false
	case added != otherAdded:
		return added > otherAdded, false
	}
	return false, true
}

// rollers are who rolls for one side of a contest, against whom, with what, in
// place of which attack of its turn.
func rollers(e *rules.Encounter, s *rules.Step, begins bool) (roller, other rules.ID, weapon int8, nth int) {
	if begins {
		return s.Who, s.Whom, s.Weapon, rules.AttackMode(s.Flags).Nth()
	}
	if s.Verb == rules.Disarm { // nothing else is resisted with a weapon
		weapon = guard(e, s.Whom, s.Who, int8(s.Cell.Y))
	}
	return s.Whom, s.Who, weapon, 0
}

// sideBonus gathers what one side of a contest adds.
func sideBonus(e *rules.Encounter, s *rules.Step, begins bool, b *rules.Breakdown) int16 {
	roller, other, weapon, nth := rollers(e, s, begins)
	return int16(checkBreakdown(e, checkStat(s, begins), roller, other, weapon, s.Verb, nth, b))
}

// strikeBonus gathers what the attack bonus is made of that one side of a
// disarm adds whole; nothing for any other contest (MAN-03).
func strikeBonus(e *rules.Encounter, s *rules.Step, begins bool) rules.Breakdown {
	if s.Verb != rules.Disarm {
		return rules.Breakdown{}
	}
	roller, other, weapon, nth := rollers(e, s, begins)
	var aim rules.Aim
	attack.Aim(e, roller, other, weapon, rules.Iterative(nth), &aim)
	return aim.Attack
}

// explainCheck is the report of one side's roll in a contest, nil when nobody
// listens.
func explainCheck(e *rules.Encounter, s *rules.Step, begins bool, b *rules.Breakdown) *rules.Report {
	if e.Listen == nil {
		return nil
	}
	return &rules.Report{Rows: e.Rules.Checks, Attack: *b, Strike: strikeBonus(e, s, begins), Flanker: rules.Nobody}
}

// nextOpponent returns who else has to be won against: leaving, moving a
// grapple and drawing in it take a win against every opponent (GRP-05, GRP-06).
func nextOpponent(e *rules.Encounter, s *rules.Step) rules.ID {
	switch s.Verb {
	case rules.GrappleMove, rules.Draw:
	case rules.GrappleEscape:
		if s.Flags&contestAlly != 0 || e.Facts.Has(s.Who, rules.Pinned) {
			return rules.Nobody // the pinner only
		}
	default:
		return rules.Nobody
	}
	return rules.First(opponents(e, s.Who) &^ (1<<(s.Whom+1) - 1))
}

// onWin gives a check two ends: one that is lost is lost with its action.
func onWin(then func(*rules.Encounter, *rules.Step)) func(*rules.Encounter, *rules.Step, bool, int) {
	return func(e *rules.Encounter, s *rules.Step, won bool, _ int) {
		if !won {
			forfeit(e, s, e.Rules.Verbs[s.Verb].Cite)
			return
		}
		then(e, s)
	}
}
