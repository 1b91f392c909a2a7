package battle

import (
	"cmp"
	"slices"
	"strings"

	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
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
			v.Chance, v.Percent = b.tight(p.Mine.Odds.Damages), p.Mine.Odds.Damages.Percent()
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
			v.Danger = b.tight(p.Theirs.Odds.Damages)
		}
		s.Views = append(s.Views, v)
	}
	if len(b.turn.Outlook) > 0 {
		b.coverSigns(s, from)
	}
}

// tight is a chance as a badge writes it: no wider than a square allows, so that
// the sign before a number stands close to it.
func (b *battle) tight(f odds.Fraction) string {
	return strings.NewReplacer("<\u00a0", "<", ">\u00a0", ">").Replace(b.Chance(f))
}

// outlookSlip is the slip of the square that is looked at, nil when none is.
func (b *battle) outlookSlip() *model.Slip {
	if len(b.turn.Outlook) == 0 {
		return nil
	}
	s := &model.Slip{About: model.About{Weapon: b.T("From %[1]s", b.turn.OutlookAt.Name())}}
	weapon, told := b.turn.OutlookWeapon()
	if told {
		s.Weapon = b.T("From %[1]s · %[2]s", b.turn.OutlookAt.Name(), b.WeaponName(b.turn.E.Creatures[b.turn.Now.Who].Weapon(weapon).Name))
	}
	list, mine := make([]*match.Prospect, 0, len(b.turn.Outlook)), b.turn.StrikesFrom()
	var safe []rules.Cite // of those whom only what stands between protects
	for i := range b.turn.Outlook {
		switch p := &b.turn.Outlook[i]; {
		case !plan.Matters(p, mine):
		case p.Mine.Aim.Refusal.OK() || p.Strikes || p.Threatens:
			list = append(list, p)
		case p.Mine.Barred():
			safe = append(safe, p.Mine.Aim.Refusal.Cite)
		}
	}
	// Those that endanger come first, then those that can be struck.
	slices.SortStableFunc(list, func(p, q *match.Prospect) int { return cmp.Compare(plan.Weight(q), plan.Weight(p)) })
	var legend []model.Line
	for _, p := range list {
		f := b.foe(p, &legend)
		if f.Chance != "" && p.Mine.Weapon != weapon { // of several at hand
			f.Reasons = slices.Insert(f.Reasons, 0, b.withWeapon(p.Mine.Weapon))
		}
		s.Foes = append(s.Foes, f)
	}
	slices.Sort(safe)
	for i, c := range safe {
		if i == 0 || safe[i-1] != c {
			n := 0
			for _, other := range safe {
				if other == c {
					n++
				}
			}
			s.Notes = append(s.Notes, model.Line{Value: b.Number(n) + " ×", Words: b.Key("rule." + c.String() + ".title"), Rule: c.String()})
		}
	}
	if n := len(b.turn.Outlook) - len(list) - len(safe); n > 0 {
		all := b.TN("%[1]d enemy: no attack either way", "%[1]d enemies: no attack either way", n)
		if n < len(b.turn.Outlook) {
			all = b.TN("%[1]d other: no attack either way", "%[1]d others: no attack either way", n)
		}
		value, words, _ := strings.Cut(all, " ")
		s.Notes = append(s.Notes, model.Line{Value: value, Words: words, Rule: rules.GEO14.String()})
	}
	s.Notes = append(s.Notes, legend...)
	if len(b.turn.Proposed.Provoked) > 0 && slices.ContainsFunc(s.Foes, func(f model.Foe) bool { return f.Chance+f.Danger != "" }) {
		s.Notes = append(s.Notes, model.Line{Icon: "dice", Words: b.T("chances once there, the way not counted"), Rule: rules.AOO05.String()})
	}
	switch {
	case b.turn.Proposed.Split > 0:
		s.Notes = append(s.Notes, model.Line{Icon: "warning", Words: b.T("two moves: no attack this turn"), Rule: rules.MOV08.String()})
	case !b.turn.StrikesFrom():
		s.Notes = append(s.Notes, model.Line{Icon: "warning", Words: b.T("no attack left this turn"), Rule: rules.ACT01.String()})
	}
	return s
}

// withWeapon is a line on what an attack is made with.
func (b *battle) withWeapon(weapon int8) model.Line {
	w := b.turn.E.Creatures[b.turn.Now.Who].Weapon(weapon)
	l := model.Line{Icon: "attack", Words: b.WeaponName(w.Name)}
	if w.Projectile() {
		l.Icon = "ranged"
	}
	return l
}

// foe is one line of the slip of a square; the signs it shows are explained in
// the legend, each once with its rule.
func (b *battle) foe(p *match.Prospect, legend *[]model.Line) model.Foe {
	a := &p.Mine.Aim
	sign := func(icon, words string, c rules.Cite) {
		if !slices.ContainsFunc(*legend, func(l model.Line) bool { return l.Rule == c.String() }) {
			*legend = append(*legend, model.Line{Icon: icon, Words: words, Rule: c.String()})
		}
	}
	f := model.Foe{Side: int(b.turn.E.Creatures[p.On].Side), Name: b.nameOf(p.On), Sign: plan.MenaceSign(b.turn.E, p)}
	var tip []string
	rule := rules.ATK01
	if !b.turn.StrikesFrom() {
		rule = rules.ACT01
	} else if a.Refusal.OK() {
		f.Chance = b.Chance(p.Mine.Odds.Damages)
		tip = append(tip, b.T("You: %[1]s, %[2]s.", b.against(int(a.Frame.Bonus), int(a.Frame.AC), nil), f.Chance))
		if a.Cover.AC > 0 {
			rule = rules.COV06
			f.Reasons = append(f.Reasons, model.Line{Icon: plan.Between(a), Words: b.T("cover %[1]s", b.Signed(int(a.Cover.AC)))})
			sign("cover-half", b.T("cover"), rules.COV06)
		}
		if a.Conceal > 0 {
			f.Reasons = append(f.Reasons, model.Line{Icon: "concealment", Words: b.T("concealment, miss %[1]s", b.Percent(a.Conceal))})
			sign("concealment", b.T("concealment"), rules.CON04)
		}
		if a.Flanker != rules.Nobody {
			rule = rules.FLK01
			f.Reasons = slices.Insert(f.Reasons, 0, model.Line{Icon: "flank", Words: b.T("flanking, with %[1]s", b.nameOf(a.Flanker))})
			sign("flank", b.T("flanking"), rules.FLK01)
		}
	} else {
		rule = a.Refusal.Cite
		f.Reasons = []model.Line{{Words: b.shortRefusal(p)}}
		tip = append(tip, b.refusal(a.Refusal))
	}
	t := &p.Theirs.Aim
	if p.Strikes {
		f.Danger = b.Chance(p.Theirs.Odds.Damages)
		if t.Cover.AC > 0 || t.Conceal > 0 {
			f.Shield = plan.Between(t)
		}
		tip = append(tip, b.T("It: %[1]s, %[2]s, %[3]s.", b.WeaponName(b.turn.E.Creatures[p.On].Weapon(p.Theirs.Weapon).Name), b.against(int(t.Frame.Bonus), int(t.Frame.AC), nil), f.Danger))
		if t.Cover.AC > 0 {
			tip = append(tip, b.T("Your cover against it: %[1]s.", b.Signed(int(t.Cover.AC))))
			sign("cover-half", b.T("cover"), rules.COV06)
		}
		if t.Flanker != rules.Nobody {
			tip = append(tip, b.T("It flanks you with %[1]s.", b.nameOf(t.Flanker)))
			sign("flank", b.T("flanking"), rules.FLK01)
		}
	}
	switch {
	case plan.Reacted(b.turn.E, p):
		tip = append(tip, b.T("It has no opportunity attack left."))
		sign(f.Sign, b.T("has no opportunity attack left"), rules.AOO08)
	case p.Threatens:
		tip = append(tip, b.T("It threatens this square."))
		sign(f.Sign, b.T("threatens this square"), rules.AOO02)
	case p.Strikes && f.Sign == "ranged":
		sign(f.Sign, b.T("shoots on its turn"), rules.ATK05)
	case p.Strikes:
		sign(f.Sign, b.T("strikes on its turn only"), rules.ATK01)
	}
	f.Tip = model.Tip{Title: f.Name, Text: strings.Join(tip, "\n"), Rule: rule.String()}
	return f
}

// shortRefusal is in two or three words why an enemy could not be attacked.
func (b *battle) shortRefusal(p *match.Prospect) string {
	switch p.Mine.Aim.Refusal.Cite {
	case rules.GEO14:
		from := grid.Space{At: b.turn.OutlookAt, N: b.turn.E.Creatures[b.turn.Now.Who].Space}
		w := b.turn.E.Creatures[b.turn.Now.Who].Weapon(p.Mine.Weapon)
		if b.turn.E.Options.Grid.SpaceDistance(from, b.turn.E.Space(p.On)) < int(w.Interval.Min) {
			return b.T("too close")
		}
		return b.T("out of reach")
	case rules.ATK05:
		return b.T("out of range")
	case rules.COV12:
		return b.T("total cover")
	case rules.CON07:
		return b.T("not seen")
	}
	return strings.TrimSuffix(b.refusal(p.Mine.Aim.Refusal), ".")
}

// toggleWhatIf turns the outlook on or off.
func (b *battle) toggleWhatIf() {
	b.Settings.WhatIf = !b.Settings.WhatIf
	b.SaveSettings()
	b.plot()
}
