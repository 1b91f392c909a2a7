package tell

import (
	"math/bits"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// FireChips are those who may lend their fire.
func (ch Choices) FireChips() [][]model.Action {
	if ch.Wanted.Fire.On == rules.Nobody {
		return nil
	}
	var row []model.Action
	set := ch.Lenders(ch.Wanted.Fire.On)
	for id := range ch.E.Count() {
		if set>>id&1 == 0 {
			continue
		}
		a := model.Action{ID: ch.LenderID(id), Icon: "combined-fire", Label: ch.NameOf(id), Sub: ch.Signed(rules.FireBonus), Selected: ch.Wanted.Fire.With>>id&1 == 1}
		a.Tip = model.Tip{Title: a.Label, Text: ch.T("Adds +4 to the attack and counts as having acted."), Rule: rules.SKI14.String()}
		if n := len(row) + 1; n <= 6 {
			a.Key = ch.Number(n)
		}
		row = append(row, a)
	}
	return [][]model.Action{row}
}

func (ch Choices) LenderID(id rules.ID) string {
	return "fire." + ch.Number(ch.E.Creatures[id].Sheet)
}

// fireLines write each +4 of combined fire on a line of its own, with the name
// of who lends it where that is still known.
func (pa Parts) fireLines(line model.Line, value int8, by rules.ID) []model.Line {
	if pa.Wanted.Mode != plan.FireMode || by != pa.Now.Who || int(value) != 4*bits.OnesCount64(pa.Wanted.Fire.With) {
		return []model.Line{line}
	}
	var list []model.Line
	for id := range pa.E.Count() {
		if pa.Wanted.Fire.With>>id&1 == 1 {
			l := line
			l.Value, l.Words = pa.Signed(rules.FireBonus), pa.T("Combined fire: %[1]s", pa.NameOf(id))
			list = append(list, l)
		}
	}
	return list
}

// figureNotes tell what of its place decides whether a figure may be attacked:
// that it is the nearest, or next to the attacker (SKI-10, SKI-13).
func (sl *Slips) figureNotes(v sum) []model.Line {
	switch {
	case v.by != sl.Now.Who || sl.E.Rules.Attack.Nearest == nil || !sl.Now.Mine || v.from.At != sl.E.Space(v.by).At:
		return nil
	case v.cover != nil && v.cover.Adjacent && v.cover.Effect:
		return []model.Line{{Icon: "attack", Words: sl.T("next to it: only these may be attacked"), Rule: rules.SKI13.String()}}
	case sl.E.Rules.Attack.Nearest(sl.E, v.by)>>v.on&1 == 1:
		return []model.Line{{Icon: "los", Words: sl.T("the nearest enemy"), Rule: rules.SKI10.String()}}
	}
	return nil
}
