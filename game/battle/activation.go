package battle

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// activation is where the side to act stands in its turn, as far as the match
// has been shown (SKI-15).
type activation struct {
	at   int  // the one under way, else the next one, counted from 1
	of   int  // how many the turn has
	open bool // one is under way
}

// left is how many are not over yet, the one under way included.
func (a activation) left() int { return a.of - a.at + 1 }

// activation tells where the side to act stands in its turn.
func (b *battle) activation() activation {
	p := &b.shown.facts.Phase
	rest := int(p.Left)
	if fog := b.turn.Match.Setup().Fog; int(p.Side) == b.turn.Side || fog == "" || fog == "off" {
		rest = min(rest, b.unactivated(int(p.Side))) // others may have lent their fire (SKI-14)
	}
	begun := max(b.turnBegan()-int(p.Left), 0)
	if p.Open {
		return activation{at: max(begun, 1), of: max(begun, 1) + rest, open: true}
	}
	return activation{at: begun + 1, of: begun + rest}
}

// turnBegan is with how many activations the side's turn shown began: two, or
// one where only one figure was left.
func (b *battle) turnBegan() int {
	seen := b.turn.Match.Perceived(b.turn.Side, 0)
	shown := min(b.past(), len(seen))
	for i := shown - 1; i >= 0; i-- {
		if ev := &seen[i]; ev.Kind == rules.SideTurnBegan {
			return int(ev.B)
		}
	}
	return 0
}

// unactivated counts the figures of a side that have not acted in the phase.
func (b *battle) unactivated(side int) (n int) {
	for id := range b.turn.E.Count() {
		c := &b.shown.facts.Combatants[id]
		if int(b.turn.E.Creatures[id].Side) == side && !c.Absent && !c.Activated && !c.Conditions.Has(rules.Dead) {
			n++
		}
	}
	return n
}

// names lists creatures for a sentence.
func (b *battle) names(list []rules.ID) string {
	words := ""
	for i, id := range list {
		if i == 0 {
			words = b.nameOf(id)
			continue
		}
		words = b.T("%[1]s and %[2]s", words, b.nameOf(id))
	}
	return words
}

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
	ask := b.Settings.ConfirmEnd && b.sure == 0
	key := b.KeyOr(input.EndTurn, b.endButton().Label)
	if p := &b.turn.E.Facts.Phase; p.Open {
		if n := b.unspent(); ask && n > 0 {
			b.askOnce(b.TN("%[2]s has %[1]d action left: %[3]s again to end its activation", "%[2]s has %[1]d actions left: %[3]s again to end its activation", n, n, b.nameOf(p.Lead), key), rules.SKI16)
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
		b.askOnce(b.T("Ending the turn passes with %[1]s: %[2]s again", b.names(list), key), rules.SKI15)
		return
	}
	acts := make([]rules.Action, len(list))
	for i, id := range list {
		acts[i] = rules.Action{Verb: rules.Pass, By: id, On: rules.Nobody}
	}
	if !b.Settings.ConfirmEnd { // nobody was asked: it is told
		b.toast = note{text: b.TN("%[2]s passes.", "%[2]s pass.", len(list), len(list), b.names(list)), rule: rules.SKI15.String(), ticks: sureTicks}
	}
	b.order(acts...)
}

// askOnce asks for a second press before a turn or an activation ends.
func (b *battle) askOnce(words string, cite rules.Cite) {
	b.sure = sureTicks
	b.toast = note{text: words, rule: cite.String(), ticks: sureTicks}
	b.dirty = true
}

// endOfFigures fills the button that ends an activation, or the side's turn.
func (b *battle) endOfFigures(a *model.Action) {
	v := b.activation()
	if !v.open {
		a.Sub = b.TN("%[1]d activation left", "%[1]d activations left", v.left())
		a.Tip = model.Tip{Title: b.T("End the turn of %[1]s", b.SideName(b.turn.Now.Side)), Key: a.Key, Rule: rules.SKI15.String()}
		list := b.turn.Passers()
		a.Tip.Text = b.TN("%[2]s passes: it does nothing in this phase.", "%[2]s pass: they do nothing in this phase.", len(list), len(list), b.names(list))
	} else {
		a.Label = b.T("End activation")
		a.Sub = b.T("Activation %[1]d of %[2]d", v.at, v.of)
		a.Tip = model.Tip{Title: b.T("End the activation of %[1]s", b.nameOf(b.turn.E.Facts.Phase.Lead)), Text: b.follows(v), Key: a.Key, Rule: rules.SKI16.String()}
		a.Urged = !b.busy() && b.unspent() == 0
	}
	if b.sure > 0 {
		a.Sub = b.T("Press again to end")
	}
}

// follows says what comes after the activation under way in the side's turn.
func (b *battle) follows(v activation) string {
	if v.of > v.at {
		return b.TN("%[1]d more activation after it in this turn.", "%[1]d more activations after it in this turn.", v.of-v.at)
	}
	return b.T("It is the last activation of this turn.")
}

// turnTip tells how far the side has come in its turn.
func (b *battle) turnTip(title string) model.Tip {
	v := b.activation()
	tip := model.Tip{Title: title, Rule: rules.SKI15.String(), Text: b.TN("%[1]d activation left", "%[1]d activations left", v.left())}
	if lead := b.shown.facts.Phase.Lead; v.open && lead != rules.Nobody {
		tip.Text = b.T("Activation %[1]d of %[2]d: %[3]s.", v.at, v.of, b.nameOf(lead)) + " " + b.follows(v)
	}
	return tip
}
