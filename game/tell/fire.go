package tell

import (
	"math/bits"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// FireChips are those who may lend their fire.
func (te *Teller) FireChips() [][]model.Action {
	if te.Fire.On == rules.Nobody {
		return nil
	}
	var row []model.Action
	set := te.Lenders(te.Fire.On)
	for id := range te.E.Count() {
		if set>>id&1 == 0 {
			continue
		}
		a := model.Action{ID: te.LenderID(id), Icon: "combined-fire", Label: te.NameOf(id), Sub: te.Signed(rules.FireBonus), Selected: te.Fire.With>>id&1 == 1}
		a.Tip = model.Tip{Title: a.Label, Text: te.T("Adds +4 to the attack and has then acted."), Rule: rules.SKI14.String()}
		if n := len(row) + 1; n <= 6 {
			a.Key = te.Number(n)
		}
		row = append(row, a)
	}
	return [][]model.Action{row}
}

func (te *Teller) LenderID(id rules.ID) string {
	return "fire." + te.Number(te.E.Creatures[id].Sheet)
}

// fireLines write each +4 of combined fire on a line of its own, with the name
// of who lends it where that is still known.
func (te *Teller) fireLines(line model.Line, value int8, by rules.ID) []model.Line {
	if te.Mode != plan.FireMode || by != te.Now.Who || int(value) != 4*bits.OnesCount64(te.Fire.With) {
		return []model.Line{line}
	}
	var list []model.Line
	for id := range te.E.Count() {
		if te.Fire.With>>id&1 == 1 {
			l := line
			l.Value, l.Words = te.Signed(rules.FireBonus), te.T("Combined fire: %[1]s", te.NameOf(id))
			list = append(list, l)
		}
	}
	return list
}

// figureNotes tell what of its place decides whether a figure may be attacked:
// that it is the nearest, or next to the attacker (SKI-10, SKI-13).
func (te *Teller) figureNotes(v sum) []model.Line {
	switch {
	case v.by != te.Now.Who || te.E.Rules.Attack.Nearest == nil || !te.Now.Mine || v.from.At != te.E.Space(v.by).At:
		return nil
	case v.cover != nil && v.cover.Adjacent && v.cover.Effect:
		return []model.Line{{Icon: "attack", Words: te.T("next to it: only such may be attacked"), Rule: rules.SKI13.String()}}
	case te.E.Rules.Attack.Nearest(te.E, v.by)>>v.on&1 == 1:
		return []model.Line{{Icon: "los", Words: te.T("the nearest enemy"), Rule: rules.SKI10.String()}}
	}
	return nil
}
