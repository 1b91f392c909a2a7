package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// prospectSigns badge the enemies as they would stand.
func (tb *Table) prospectSigns(s *board.Signs) {
	from := grid.Space{At: tb.Forecast.Prospects.From}
	if tb.Now.Who != rules.Nobody {
		from.N = tb.E.Creatures[tb.Now.Who].Space
	}
	mine := tb.StrikesFrom()
	for _, p := range plan.Foremost(tb.Forecast.Prospects.All, mine) {
		a := &p.Mine.Aim
		v := board.Prospect{On: tb.E.Space(p.On), Icon: plan.Between(a), Sign: plan.MenaceSign(tb.E, p)}
		if !mine {
			v.Icon = ""
		} else if a.Refusal.OK() {
			v.Chance, v.Percent = tb.Tight(p.Mine.Odds.Damages), p.Mine.Odds.Damages.Percent()
			if a.Flanker != rules.Nobody {
				s.Flanks = append(s.Flanks, board.Flank{Target: v.On, From: from, To: tb.E.Space(a.Flanker)})
			}
		} else if v.Icon = ""; p.Mine.Barred() {
			v.Blocked = true
			if a.Refusal.Cite == rules.CON07 {
				v.Icon = "concealment"
			}
		}
		if p.Strikes {
			v.Danger = tb.Tight(p.Theirs.Odds.Damages)
		}
		s.Views = append(s.Views, v)
	}
	if len(tb.Forecast.Prospects.All) > 0 {
		tb.coverSigns(s, from)
	}
}
