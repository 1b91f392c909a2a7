package battle

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// pass has the chosen figure do nothing more: its activation ends, or comes to
// nothing.
func (b *battle) pass() {
	a := rules.Action{Verb: rules.Pass, By: b.turn.Now.Who, On: rules.Nobody}
	if plan.Begun(b.turn.E, a.By) {
		a.Verb = rules.EndTurn
	}
	b.Sound.Play(sound.Select)
	b.order(a)
}

// endFigures ends what is under way: the activation of a figure, which leaves
// the others of the side theirs, else the turn of the side, whose figures that
// would pass by it are named first (SKI-15, SKI-16).
func (b *battle) endFigures() {
	ask := b.Settings.ConfirmEnd && !b.ending()
	key := b.KeyOr(input.EndTurn, b.endButton().Label)
	if p := &b.turn.E.Facts.Phase; p.Open {
		if n := b.tell.Unspent(); ask && n > 0 {
			b.askOnce(b.TN("%[2]s has %[1]d action left: %[3]s again to end its activation", "%[2]s has %[1]d actions left: %[3]s again to end its activation", n, n, b.tell.NameOf(p.Lead), key), rules.SKI16)
			return
		}
		b.order(rules.Action{Verb: rules.EndTurn, By: p.Lead, On: rules.Nobody})
		return
	}
	list := b.turn.Passers()
	if len(list) == 0 {
		return
	}
	if ask {
		b.askOnce(b.T("Ending the turn passes with %[1]s: %[2]s again", b.tell.Names(list), key), rules.SKI15)
		return
	}
	acts := make([]rules.Action, len(list))
	for i, id := range list {
		acts[i] = rules.Action{Verb: rules.Pass, By: id, On: rules.Nobody}
	}
	if !b.Settings.ConfirmEnd { // nobody was asked: it is told
		b.toast = note{text: b.TN("%[2]s passes.", "%[2]s pass.", len(list), len(list), b.tell.Names(list)), rule: rules.SKI15.String(), ticks: sureTicks}
	}
	b.order(acts...)
}

// askOnce asks for a second press before a turn or an activation ends.
func (b *battle) askOnce(words string, cite rules.Cite) {
	b.confirmation.Ask(endOfTurn, sureTicks)
	b.toast = note{text: words, rule: cite.String(), ticks: sureTicks}
	b.dirty = true
}

// endOfFigures fills the button that ends an activation, or the side's turn.
func (b *battle) endOfFigures(a *model.Action) {
	v := b.tell.Turns.Activation()
	if !v.Open {
		a.Sub = b.TN("%[1]d activation left", "%[1]d activations left", v.Left())
		a.Tip = model.Tip{Title: b.T("End the turn of %[1]s", b.SideName(b.turn.Now.Side)), Key: a.Key, Rule: rules.SKI15.String()}
		list := b.turn.Passers()
		a.Tip.Text = b.TN("%[2]s passes: it does nothing in this phase.", "%[2]s pass: they do nothing in this phase.", len(list), len(list), b.tell.Names(list))
	} else {
		a.Label = b.T("End activation")
		a.Sub = b.T("Activation %[1]d of %[2]d", v.At, v.Of)
		a.Tip = model.Tip{Title: b.T("End the activation of %[1]s", b.tell.NameOf(b.turn.E.Facts.Phase.Lead)), Text: b.tell.Turns.Follows(v), Key: a.Key, Rule: rules.SKI16.String()}
		a.Urged = !b.busy() && b.tell.Unspent() == 0
	}
	if b.ending() {
		a.Sub = b.T("Press again to end")
	}
}
