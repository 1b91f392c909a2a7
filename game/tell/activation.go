package tell

import (
	"tenaille/game/model"
	"tenaille/rules"
)

// Activation is where the side to act stands in its turn, as far as the match
// has been shown (SKI-15).
type Activation struct {
	At   int  // the one under way, else the next one, counted from 1
	Of   int  // how many the turn has
	Open bool // one is under way
}

// Left is how many are not over yet, the one under way included.
func (a Activation) Left() int { return a.Of - a.At + 1 }

// Activation tells where the side to act stands in its turn.
func (tu Turns) Activation() Activation {
	p := &tu.Shown.Facts.Phase
	rest := int(p.Left)
	if fog := tu.Match.Setup().Fog; int(p.Side) == tu.Side || fog == "" || fog == "off" {
		rest = min(rest, tu.unactivated(int(p.Side))) // others may have lent their fire (SKI-14)
	}
	begun := max(tu.turnBegan()-int(p.Left), 0)
	if p.Open {
		return Activation{At: max(begun, 1), Of: max(begun, 1) + rest, Open: true}
	}
	return Activation{At: begun + 1, Of: begun + rest}
}

// turnBegan is with how many activations the side's turn shown began: two, or
// one where only one figure was left.
func (tu Turns) turnBegan() int {
	seen := tu.Match.Perceived(tu.Side, 0)
	shown := min(tu.Past(), len(seen))
	for i := shown - 1; i >= 0; i-- {
		if ev := &seen[i]; ev.Kind == rules.SideTurnBegan {
			return int(ev.B)
		}
	}
	return 0
}

// unactivated counts the figures of a side that have not acted in the phase.
func (tu Turns) unactivated(side int) (n int) {
	for id := range tu.E.Count() {
		c := &tu.Shown.Facts.Combatants[id]
		if int(tu.E.Creatures[id].Side) == side && !c.Absent && !c.Activated && !c.Conditions.Has(rules.Dead) {
			n++
		}
	}
	return n
}

// Follows says what comes after the activation under way in the side's turn.
func (tu Turns) Follows(v Activation) string {
	if v.Of > v.At {
		return tu.TN("%[1]d more activation after it in this turn.", "%[1]d more activations after it in this turn.", v.Of-v.At)
	}
	return tu.T("It is the last activation of this turn.")
}

// turnTip tells how far the side has come in its turn.
func (tu Turns) turnTip(title string) model.Tip {
	v := tu.Activation()
	tip := model.Tip{Title: title, Rule: rules.SKI15.String(), Text: tu.TN("%[1]d activation left", "%[1]d activations left", v.Left())}
	if lead := tu.Shown.Facts.Phase.Lead; v.Open && lead != rules.Nobody {
		tip.Text = tu.T("Activation %[1]d of %[2]d: %[3]s.", v.At, v.Of, tu.NameOf(lead)) + " " + tu.Follows(v)
	}
	return tip
}
