package words

import (
	"errors"

	"tenaille/game/mail"
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
		return w.T("A turn is played as at a table, and its dice are seen. Nobody chooses them, but who wants to cheat can try other turns with the same dice before sending one: for friends.")
	}
	return w.T("A turn is sent as orders, with conditions where you like. Its dice are thrown by the other's next letter: nobody can try rolls. One letter more than with open dice before you see what came of it.")
}

// Agreed says what is so in all matches by mail, before one begins.
func (w Letters) Agreed() string {
	return w.T("Fog is off in a match by mail: both see the whole board.") + " " + w.Lasting()
}

// Lasting says how long letters last.
func (w Letters) Lasting() string {
	return w.T("Letters are of this version of the rules; one that is finished can be kept for good.")
}

// Reactions names how creatures react while their player is away.
func (w Letters) Reactions(r odds.Reactions) string {
	switch r {
	case odds.Always:
		return w.T("to everything")
	case odds.Never:
		return w.T("to nothing")
	}
	return w.T("as is wise")
}

// Fault says what is wrong with a letter, or why there is none, on one line; nothing
// where it is something else than a letter.
func (w Letters) Fault(err error) string {
	var cheat *mail.Cheat
	switch {
	case errors.As(err, &cheat):
		return w.T("This letter was tampered with: %[1]s.", w.deceit(cheat.Deceit))
	case errors.Is(err, mail.ErrRevision):
		return w.T("The match was begun by another version of the rules; letters end with it.")
	case errors.Is(err, mail.ErrGap):
		return w.T("A letter before this one is missing.")
	case errors.Is(err, mail.ErrOther):
		return w.T("No match here goes on with this letter.")
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
		return w.T("the match was begun with something else")
	case mail.WithheldReveal:
		return w.T("the secret is withheld that the dice need")
	}
	return w.T("an action is not what was done, or came to something else")
}
