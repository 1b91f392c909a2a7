package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// outlookSigns badge the enemies as they would stand.
func (tb *Table) outlookSigns(s *board.Signs) {
	from := grid.Space{At: tb.Turn.Forecast.ProspectsAt}
	if tb.Turn.Now.Who != rules.Nobody {
		from.N = tb.Turn.E.Creatures[tb.Turn.Now.Who].Space
	}
	mine := tb.Turn.StrikesFrom()
	for i := range tb.Turn.Forecast.Prospects {
		p := &tb.Turn.Forecast.Prospects[i]
		if !plan.Matters(p, mine) {
			continue
		}
		a := &p.Mine.Aim
		v := board.Outlook{On: tb.Turn.E.Space(p.On), Icon: plan.Between(a), Sign: plan.MenaceSign(tb.Turn.E, p)}
		if !mine {
			v.Icon = ""
		} else if a.Refusal.OK() {
			v.Chance, v.Percent = tb.Teller.Tight(p.Mine.Odds.Damages), p.Mine.Odds.Damages.Percent()
			if a.Flanker != rules.Nobody {
				s.Flanks = append(s.Flanks, board.Flank{Target: v.On, From: from, To: tb.Turn.E.Space(a.Flanker)})
			}
		} else if v.Icon = ""; p.Mine.Barred() {
			v.Blocked = true
			if a.Refusal.Cite == rules.CON07 {
				v.Icon = "concealment"
			}
		}
		if p.Strikes {
			v.Danger = tb.Teller.Tight(p.Theirs.Odds.Damages)
		}
		s.Views = append(s.Views, v)
	}
	if len(tb.Turn.Forecast.Prospects) > 0 {
		tb.coverSigns(s, from)
	}
}
