package command

import (
	"tenaille/game/input"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/game/words"
	"tenaille/rules"
)

// endOfTurn is what waits for a second press on the end of a turn.
var endOfTurn = rules.Action{Verb: rules.EndTurn}

// sureTicks is how long the first press on the end of a turn waits for the second: 4
// seconds.
const sureTicks = 240

// EndTurn ends the turn, or in a ruleset of phases what is under way; where something
// is left to do it asks once.
func (c *Commander) EndTurn() {
	switch {
	case c.session.Asking():
	case c.play.Busy():
		c.session.Skip()
		c.changed()
	case c.turn.Supposed():
		c.Plans.Leave()
	case c.session.Hurry():
		c.changed()
	case c.session.Finished():
		c.warn(c.T("The match is over."), "")
	case !c.turn.Now.Mine || c.turn.Now.What != rules.AwaitsAction || c.session.Busy():
		c.warn(c.T("It is not your turn."), c.turn.E.Rules.Grounds.Order.String())
	case c.turn.Phases():
		c.endFigures()
	case c.Settings.ConfirmEnd && !c.Ending() && c.tell.Unspent() > 0:
		n := c.tell.Unspent()
		c.askOnce(c.TN("%[1]d action left: %[2]s again to end the turn", "%[1]d actions left: %[2]s again to end the turn", n, n, pressed(c)), rules.NoCite)
	default:
		c.order(rules.Action{Verb: rules.EndTurn, By: c.turn.Now.Who, On: rules.Nobody})
	}
}

// endFigures ends what is under way: the activation of a figure, which leaves
// the others of the side theirs, else the turn of the side, whose figures that
// would pass by it are named first (SKI-15, SKI-16).
func (c *Commander) endFigures() {
	ask := c.Settings.ConfirmEnd && !c.Ending()
	key := pressed(c)
	if p := &c.turn.E.Facts.Phase; p.Open {
		if n := c.tell.Unspent(); ask && n > 0 {
			c.askOnce(c.TN("%[2]s has %[1]d action left: %[3]s again to end the activation", "%[2]s has %[1]d actions left: %[3]s again to end the activation", n, n, c.tell.NameOf(p.Lead), key), rules.SKI16)
			return
		}
		c.order(rules.Action{Verb: rules.EndTurn, By: p.Lead, On: rules.Nobody})
		return
	}
	list := c.turn.Passers()
	if len(list) == 0 {
		return
	}
	if ask {
		c.askOnce(c.T("Ending the turn passes with %[1]s: %[2]s again", c.tell.Names(list), key), rules.SKI15)
		return
	}
	acts := make([]rules.Action, len(list))
	for i, id := range list {
		acts[i] = rules.Action{Verb: rules.Pass, By: id, On: rules.Nobody}
	}
	if !c.Settings.ConfirmEnd { // nobody was asked: it is told
		c.notices.Toast = notice.Note{Text: c.TN("%[2]s passes.", "%[2]s pass.", len(list), len(list), c.tell.Names(list)), Rule: rules.SKI15.String(), Ticks: sureTicks}
	}
	c.order(acts...)
}

// pressed is what ends a turn, in the words of the device that was used last.
func pressed(c *Commander) string {
	switch c.Devices.Last() {
	case input.Mouse:
		return c.T("click")
	case input.Touch:
		return c.T("tap")
	}
	return c.KeyOr(input.EndTurn, c.EndWords())
}

// askOnce asks for a second press before a turn or an activation ends.
func (c *Commander) askOnce(words string, cite rules.Cite) {
	c.confirmation.Ask(endOfTurn, sureTicks)
	c.notices.Toast = notice.Note{Text: words, Rule: cite.String(), Asks: true, Ticks: sureTicks}
	c.changed()
}

// RollAsked asks for a second click before dice are thrown.
func RollAsked(w *words.Words) notice.Note {
	return notice.Note{Text: w.T("This rolls dice: click again"), Asks: true, Ticks: sureTicks}
}

// Ending reports whether a second press ends the turn, or the activation.
func (c *Commander) Ending() bool { return c.confirmation.WaitsFor(endOfTurn) }

// pass has the chosen figure do nothing more: its activation ends, or comes to
// nothing.
func pass(c *Commander) {
	a := rules.Action{Verb: rules.Pass, By: c.turn.Now.Who, On: rules.Nobody}
	if plan.Begun(c.turn.E, a.By) {
		a.Verb = rules.EndTurn
	}
	c.Sound.Play(sound.Select)
	c.order(a)
}

// EndWords are what the button that ends a turn says.
func (c *Commander) EndWords() string {
	if c.turn.Phases() && c.tell.Turns.Activation().Open {
		return c.T("End activation")
	}
	return c.T("End turn")
}
