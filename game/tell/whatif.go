package tell

import (
	"cmp"
	"slices"
	"strings"

	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// Tight is a chance as a badge writes it: no wider than a square allows, so that
// the sign before a number stands close to it.
func (te *Teller) Tight(f odds.Fraction) string {
	return strings.NewReplacer("<\u00a0", "<", ">\u00a0", ">").Replace(te.Chance(f))
}

// OutlookSlip is the slip of the square that is looked at, nil when none is.
func (te *Teller) OutlookSlip() *model.Slip {
	if len(te.Outlook) == 0 {
		return nil
	}
	s := &model.Slip{About: model.About{Weapon: te.T("From %[1]s", te.OutlookAt.Name())}}
	weapon, told := te.OutlookWeapon()
	if told {
		s.Weapon = te.T("From %[1]s · %[2]s", te.OutlookAt.Name(), te.WeaponName(te.E.Creatures[te.Now.Who].Weapon(weapon).Name))
	}
	list, mine := make([]*match.Prospect, 0, len(te.Outlook)), te.StrikesFrom()
	var safe []rules.Cite // of those whom only what stands between protects
	for i := range te.Outlook {
		switch p := &te.Outlook[i]; {
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
		f := te.foe(p, &legend)
		if f.Chance != "" && p.Mine.Weapon != weapon { // of several at hand
			f.Reasons = slices.Insert(f.Reasons, 0, te.withWeapon(p.Mine.Weapon))
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
			s.Notes = append(s.Notes, model.Line{Value: te.Number(n) + " ×", Words: te.Key("rule." + c.String() + ".title"), Rule: c.String()})
		}
	}
	if n := len(te.Outlook) - len(list) - len(safe); n > 0 {
		all := te.TN("%[1]d enemy: no attack either way", "%[1]d enemies: no attack either way", n)
		if n < len(te.Outlook) {
			all = te.TN("%[1]d other: no attack either way", "%[1]d others: no attack either way", n)
		}
		value, words, _ := strings.Cut(all, " ")
		s.Notes = append(s.Notes, model.Line{Value: value, Words: words, Rule: rules.GEO14.String()})
	}
	s.Notes = append(s.Notes, legend...)
	if len(te.Proposed.Provoked) > 0 && slices.ContainsFunc(s.Foes, func(f model.Foe) bool { return f.Chance+f.Danger != "" }) {
		s.Notes = append(s.Notes, model.Line{Icon: "dice", Words: te.T("chances once there, the way not counted"), Rule: rules.AOO05.String()})
	}
	switch {
	case te.Proposed.Split > 0:
		s.Notes = append(s.Notes, model.Line{Icon: "warning", Words: te.T("two moves: no attack this turn"), Rule: rules.MOV08.String()})
	case !te.StrikesFrom():
		s.Notes = append(s.Notes, model.Line{Icon: "warning", Words: te.T("no attack left this turn"), Rule: rules.ACT01.String()})
	}
	return s
}

// withWeapon is a line on what an attack is made with.
func (te *Teller) withWeapon(weapon int8) model.Line {
	w := te.E.Creatures[te.Now.Who].Weapon(weapon)
	l := model.Line{Icon: "attack", Words: te.WeaponName(w.Name)}
	if w.Projectile() {
		l.Icon = "ranged"
	}
	return l
}

// foe is one line of the slip of a square; the signs it shows are explained in
// the legend, each once with its rule.
func (te *Teller) foe(p *match.Prospect, legend *[]model.Line) model.Foe {
	a := &p.Mine.Aim
	sign := func(icon, words string, c rules.Cite) {
		if !slices.ContainsFunc(*legend, func(l model.Line) bool { return l.Rule == c.String() }) {
			*legend = append(*legend, model.Line{Icon: icon, Words: words, Rule: c.String()})
		}
	}
	f := model.Foe{Side: int(te.E.Creatures[p.On].Side), Name: te.NameOf(p.On), Sign: plan.MenaceSign(te.E, p)}
	var tip []string
	rule := rules.ATK01
	if !te.StrikesFrom() {
		rule = rules.ACT01
	} else if a.Refusal.OK() {
		f.Chance = te.Chance(p.Mine.Odds.Damages)
		tip = append(tip, te.T("You: %[1]s, %[2]s.", te.against(int(a.Frame.Bonus), int(a.Frame.AC), nil), f.Chance))
		if a.Cover.AC > 0 {
			rule = rules.COV06
			f.Reasons = append(f.Reasons, model.Line{Icon: plan.Between(a), Words: te.T("cover %[1]s", te.Signed(int(a.Cover.AC)))})
			sign("cover-half", te.T("cover"), rules.COV06)
		}
		if a.Conceal > 0 {
			f.Reasons = append(f.Reasons, model.Line{Icon: "concealment", Words: te.T("concealment, miss %[1]s", te.Percent(a.Conceal))})
			sign("concealment", te.T("concealment"), rules.CON04)
		}
		if a.Flanker != rules.Nobody {
			rule = rules.FLK01
			f.Reasons = slices.Insert(f.Reasons, 0, model.Line{Icon: "flank", Words: te.T("flanking, with %[1]s", te.NameOf(a.Flanker))})
			sign("flank", te.T("flanking"), rules.FLK01)
		}
	} else {
		rule = a.Refusal.Cite
		f.Reasons = []model.Line{{Words: te.shortRefusal(p)}}
		tip = append(tip, te.Refusal(a.Refusal))
	}
	t := &p.Theirs.Aim
	if p.Strikes {
		f.Danger = te.Chance(p.Theirs.Odds.Damages)
		if t.Cover.AC > 0 || t.Conceal > 0 {
			f.Shield = plan.Between(t)
		}
		tip = append(tip, te.T("It: %[1]s, %[2]s, %[3]s.", te.WeaponName(te.E.Creatures[p.On].Weapon(p.Theirs.Weapon).Name), te.against(int(t.Frame.Bonus), int(t.Frame.AC), nil), f.Danger))
		if t.Cover.AC > 0 {
			tip = append(tip, te.T("Your cover against it: %[1]s.", te.Signed(int(t.Cover.AC))))
			sign("cover-half", te.T("cover"), rules.COV06)
		}
		if t.Flanker != rules.Nobody {
			tip = append(tip, te.T("It flanks you with %[1]s.", te.NameOf(t.Flanker)))
			sign("flank", te.T("flanking"), rules.FLK01)
		}
	}
	switch {
	case plan.Reacted(te.E, p):
		tip = append(tip, te.T("It has no opportunity attack left."))
		sign(f.Sign, te.T("has no opportunity attack left"), rules.AOO08)
	case p.Threatens:
		tip = append(tip, te.T("It threatens this square."))
		sign(f.Sign, te.T("threatens this square"), rules.AOO02)
	case p.Strikes && f.Sign == "ranged":
		sign(f.Sign, te.T("shoots on its turn"), rules.ATK05)
	case p.Strikes:
		sign(f.Sign, te.T("strikes on its turn only"), rules.ATK01)
	}
	f.Tip = model.Tip{Title: f.Name, Text: strings.Join(tip, "\n"), Rule: rule.String()}
	return f
}

// shortRefusal is in two or three words why an enemy could not be attacked.
func (te *Teller) shortRefusal(p *match.Prospect) string {
	switch p.Mine.Aim.Refusal.Cite {
	case rules.GEO14:
		from := grid.Space{At: te.OutlookAt, N: te.E.Creatures[te.Now.Who].Space}
		w := te.E.Creatures[te.Now.Who].Weapon(p.Mine.Weapon)
		if te.E.Options.Grid.SpaceDistance(from, te.E.Space(p.On)) < int(w.Interval.Min) {
			return te.T("too close")
		}
		return te.T("out of reach")
	case rules.ATK05:
		return te.T("out of range")
	case rules.COV12:
		return te.T("total cover")
	case rules.CON07:
		return te.T("not seen")
	}
	return strings.TrimSuffix(te.Refusal(p.Mine.Aim.Refusal), ".")
}
