package words

import (
	"errors"
	"fmt"
	"strings"

	"tenaille/game/mail"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// Letters are the words of matches that go by mail.
type Letters struct{ *Words }

// Mode names when the dice of a turn by mail are known.
func (w Letters) Mode(m mail.Mode) string {
	if m == mail.Trusting {
		return w.T("Open dice")
	}
	return w.T("Sealed dice")
}

// About says what that means, before it is agreed.
func (w Letters) About(m mail.Mode) string {
	if m == mail.Trusting {
		return w.T("A turn is played as at a table, and its dice are seen. Nobody chooses them, but a cheat could try other turns with the same dice before sending one: for friends.")
	}
	return w.T("A turn is sent as orders, with conditions where you like. The other player’s next letter throws its dice, so nobody can try rolls. You see the outcome one letter later than with open dice.")
}

// Agreed says what is so in all matches by mail, before one begins.
func (w Letters) Agreed() string {
	return w.T("Fog is off in a match by mail: both see the whole board.") + " " + w.Lasting()
}

// Lasting says how long letters last.
func (w Letters) Lasting() string {
	return w.T("Letters are good for this version of the rules only; a finished match can be kept for good.")
}

// Reactions names how creatures react while their player is away.
func (w Letters) Reactions(r odds.Reactions) string {
	switch r {
	case odds.Always:
		return w.T("to everything")
	case odds.Never:
		return w.T("to nothing")
	}
	return w.T("wisely")
}

// Orders are the orders of a turn in words, one a line, those of a case under it: who is called
// with the number that orders in their notation name them by.
func (w Letters) Orders(e *rules.Encounter, list []mail.Order) (lines []string) {
	for i := range list {
		o := &list[i]
		if o.If == nil {
			lines = append(lines, w.order(e, o.Do))
			continue
		}
		if len(o.Then) == 0 && len(o.Else) == 1 && o.If.Is == mail.Falls && o.Else[0].If == nil { // as a rehearsal has every blow
			lines = append(lines, w.T("%[1]s, unless %[2]s has fallen", w.order(e, o.Else[0].Do), w.Numbered(e, o.If.Who)))
			continue
		}
		branch := func(head string, list []mail.Order) {
			lines = append(lines, head)
			for _, l := range w.Orders(e, list) {
				lines = append(lines, "    "+l)
			}
		}
		if len(o.Then) > 0 {
			branch(w.Case(e, o.If)+":", o.Then)
			if len(o.Else) > 0 {
				branch(w.T("Else:"), o.Else)
			}
		} else {
			branch(w.T("Not if: %[1]s", w.Case(e, o.If))+":", o.Else)
		}
	}
	return lines
}

// Case says what must be so for orders to be carried out.
func (w Letters) Case(e *rules.Encounter, c *mail.Condition) string {
	who := w.Numbered(e, c.Who)
	switch c.Is {
	case mail.Falls:
		return w.T("If %[1]s has fallen", who)
	case mail.Stands:
		return w.T("If %[1]s is up", who)
	case mail.Hurt:
		return w.T("If %[1]s has half the hit points or fewer", who)
	}
	return w.T("If %[1]s is at %[2]s", who, c.At.Name())
}

// Numbered is who has a number in orders, with it.
func (w Letters) Numbered(e *rules.Encounter, n int) string {
	for i := range e.Creatures {
		if e.Creatures[i].Sheet == n {
			return fmt.Sprintf("%s (%d)", w.CreatureName(e, rules.ID(i)), n)
		}
	}
	return fmt.Sprintf("(%d)", n)
}

// order is one in words: who does what, to whom or where, with what.
func (w Letters) order(e *rules.Encounter, c *levels.Command) string {
	what := c.Do
	if v, ok := rules.VerbByName(c.Do); ok {
		what = w.VerbName(v)
	} else if c.Do == mail.Yields {
		what = w.T("Give up")
	}
	var more []string
	add := func(words string) {
		if words != "" {
			more = append(more, words)
		}
	}
	if c.On != 0 {
		add(w.Numbered(e, c.On))
	}
	for i, on := range c.Targets {
		if add(w.Numbered(e, on)); i < len(c.Weapons) {
			add(w.WeaponName(c.Weapons[i]))
		}
	}
	switch n := len(c.Cells); {
	case c.Square != nil:
		add(grid.C(c.Square[0], c.Square[1]).Name())
	case n > 0:
		add(grid.C(c.Cells[n-1][0], c.Cells[n-1][1]).Name())
	}
	if c.Weapon != "" {
		add(w.WeaponName(c.Weapon))
	}
	if c.Option != "" {
		add(w.PowerName(c.Option))
	}
	for _, id := range c.With {
		add(w.Numbered(e, id))
	}
	return w.T("%[1]s: %[2]s", w.Numbered(e, c.By), strings.Join(append([]string{what}, more...), ", "))
}

// Fault says what is wrong with a letter, or why there is none, on one line; nothing
// where it is something else than a letter.
func (w Letters) Fault(err error) string {
	var cheat *mail.Cheat
	switch {
	case errors.As(err, &cheat):
		return w.T("This letter was tampered with: %[1]s.", w.deceit(cheat.Deceit))
	case errors.Is(err, mail.ErrRevision):
		return w.T("The match was begun under another version of the rules; its letters end with that version.")
	case errors.Is(err, mail.ErrGap):
		return w.T("A letter before this one is missing.")
	case errors.Is(err, mail.ErrOther):
		return w.T("This letter belongs to no match here.")
	case errors.Is(err, mail.ErrOrders):
		return w.T("These orders cannot be read: %[1]s", mail.OrdersFault(err))
	}
	return ""
}

// deceit says what somebody has done.
func (w Letters) deceit(d mail.Deceit) string {
	switch d {
	case mail.AlteredSecret:
		return w.T("the secret is not the one that was sealed")
	case mail.ReplacedOpening:
		return w.T("the match began with something else")
	case mail.WithheldReveal:
		return w.T("the secret that the dice need is withheld")
	}
	return w.T("an action is not what was done, or had another outcome")
}
