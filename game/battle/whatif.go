package battle

import (
	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// outlook is how every enemy would stand to the acting creature on the square
// that is looked at: the end of the way being planned, or its own. It is worked
// out once for a square.
func (b *battle) outlook() ([]match.Prospect, grid.Cell) {
	if !b.Settings.WhatIf || b.busy() {
		return nil, grid.Cell{}
	}
	return b.turn.Prospects()
}

// outlookSigns badge the enemies as they would stand.
func (b *battle) outlookSigns(s *board.Signs) {
	from := grid.Space{At: b.turn.OutlookAt}
	if b.turn.Now.Who != rules.Nobody {
		from.N = b.turn.E.Creatures[b.turn.Now.Who].Space
	}
	mine := b.turn.StrikesFrom()
	for i := range b.turn.Outlook {
		p := &b.turn.Outlook[i]
		if !plan.Matters(p, mine) {
			continue
		}
		a := &p.Mine.Aim
		v := board.Outlook{On: b.turn.E.Space(p.On), Icon: plan.Between(a), Sign: plan.MenaceSign(b.turn.E, p)}
		if !mine {
			v.Icon = ""
		} else if a.Refusal.OK() {
			v.Chance, v.Percent = b.tell.Tight(p.Mine.Odds.Damages), p.Mine.Odds.Damages.Percent()
			if a.Flanker != rules.Nobody {
				s.Flanks = append(s.Flanks, board.Flank{Target: v.On, From: from, To: b.turn.E.Space(a.Flanker)})
			}
		} else if v.Icon = ""; p.Mine.Barred() {
			v.Blocked = true
			if a.Refusal.Cite == rules.CON07 {
				v.Icon = "concealment"
			}
		}
		if p.Strikes {
			v.Danger = b.tell.Tight(p.Theirs.Odds.Damages)
		}
		s.Views = append(s.Views, v)
	}
	if len(b.turn.Outlook) > 0 {
		b.coverSigns(s, from)
	}
}

// toggleWhatIf turns the outlook on or off.
func (b *battle) toggleWhatIf() {
	b.Settings.WhatIf = !b.Settings.WhatIf
	b.SaveSettings()
	b.plot()
}
