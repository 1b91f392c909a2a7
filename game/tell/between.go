package tell

import (
	"strings"

	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Between tells what stands between two squares: the cover and its bonus, what gives or
// stops it, and what conceals, with the rule that decides.
func (sq Squares) Between(b *plan.Lookout) (words string, cite rules.Cite) {
	ob, g := voice.Obstacles(sq), &b.Grounds
	var list []string
	switch grade := g.Cover.Grade; {
	case g.Unseen || !g.Cover.Effect:
		list, cite = append(list, sq.Key("cover.total")), rules.COV12
	case grade == grid.CoverNone:
		list, cite = append(list, sq.Key("cover.none")), rules.COV01
	default:
		list, cite = append(list, sq.T("%[1]s, %[2]s AC", sq.Key("cover."+grade.String()), sq.Signed(int(g.Cover.AC)))), rules.COV06
	}
	if sq.E.Rules.Attack.Lines != nil {
		cite = rules.SKI07
	}
	if by := ob.Lined(g.Lines); by != "" {
		list[0] = sq.T("%[1]s (%[2]s)", list[0], by)
	}
	if v := &g.Veil; v.Pct != 0 {
		what := sq.T("darkness or dim light")
		if v.Fog {
			what = sq.T("fog or growth")
		}
		at := v.To
		if v.Fog {
			at = v.By
		}
		list = append(list, sq.T("%[1]s: missed in %[2]s (%[3]s)", what, sq.Percent(v.Pct), at.Name()))
	}
	return sq.T("%[1]s: %[2]s", b.From.At.Name()+" → "+b.To.At.Name(), strings.Join(list, " · ")), cite
}
