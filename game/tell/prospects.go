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
)

// ProspectsSlip is the slip of the square that is looked at, nil when none is.
func (pr Prospects) ProspectsSlip() *model.Slip {
	if len(pr.Forecast.Prospects.All) == 0 {
		return nil
	}
	s := &model.Slip{About: model.About{Weapon: pr.T("From %[1]s", pr.Forecast.Prospects.From.Name())}}
	weapon, told := pr.ProspectsWeapon()
	if told {
		s.Weapon = pr.T("From %[1]s · %[2]s", pr.Forecast.Prospects.From.Name(), pr.WeaponName(pr.E.Creatures[pr.Now.Who].Weapon(weapon).Name))
	}
	list, mine := make([]*match.Prospect, 0, len(pr.Forecast.Prospects.All)), pr.StrikesFrom()
	var safe []rules.Cite // of those whom only what stands between protects
	for i := range pr.Forecast.Prospects.All {
		switch p := &pr.Forecast.Prospects.All[i]; {
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
		f := pr.foe(p, &legend)
		if f.Chance != "" && p.Mine.Weapon != weapon { // of several at hand
			f.Reasons = slices.Insert(f.Reasons, 0, pr.withWeapon(p.Mine.Weapon))
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
			s.Notes = append(s.Notes, model.Line{Value: pr.Number(n) + " ×", Words: pr.Key("rule." + c.String() + ".title"), Rule: c.String()})
		}
	}
	if n := len(pr.Forecast.Prospects.All) - len(list) - len(safe); n > 0 {
		all := pr.TN("%[1]d enemy: no attack either way", "%[1]d enemies: no attack either way", n)
		if n < len(pr.Forecast.Prospects.All) {
			all = pr.TN("%[1]d other: no attack either way", "%[1]d others: no attack either way", n)
		}
		value, words, _ := strings.Cut(all, " ")
		s.Notes = append(s.Notes, model.Line{Value: value, Words: words, Rule: pr.cited(rules.GEO14, pr.apart(list)).String()})
	}
	s.Notes = append(s.Notes, legend...)
	if len(pr.Forecast.Proposed.Provoked) > 0 && slices.ContainsFunc(s.Foes, func(f model.Foe) bool { return f.Chance+f.Danger != "" }) {
		s.Notes = append(s.Notes, model.Line{Icon: "dice", Words: pr.T("odds once there, not counting the way"), Rule: rules.AOO05.String()})
	}
	switch {
	case pr.Forecast.Proposed.Split > 0:
		s.Notes = append(s.Notes, model.Line{Icon: "warning", Words: pr.T("two moves: no attack this turn"), Rule: rules.MOV08.String()})
	case pr.Forecast.Proposed.Planned && pr.Forecast.Proposed.Long:
		s.Notes = append(s.Notes, model.Line{Icon: "warning", Words: pr.T("farther than its speed: no attack"), Rule: rules.SKI16.String()})
	case !pr.StrikesFrom():
		s.Notes = append(s.Notes, model.Line{Icon: "warning", Words: pr.T("no attack left this turn"), Rule: pr.E.Rules.Grounds.Budget.String()})
	}
	return s
}

// cited is the rule that a line names: where sides activate figures, that of figures.
func (pr Prospects) cited(usual, figures rules.Cite) rules.Cite {
	if pr.Phases() {
		return figures
	}
	return usual
}

// apart is the rule that keeps all those apart with whom no attack is told in either way, if
// it is the same for all; else that whoever is aimed at must be in the way of an attack.
func (pr Prospects) apart(told []*match.Prospect) (c rules.Cite) {
	if !pr.StrikesFrom() {
		return rules.SKI16
	}
	for i := range pr.Forecast.Prospects.All {
		p := &pr.Forecast.Prospects.All[i]
		switch by := p.Mine.Aim.Refusal.Cite; {
		case slices.Contains(told, p) || p.Mine.Barred():
		case p.Mine.Aim.Refusal.OK() || c != rules.NoCite && c != by:
			return rules.SKI02
		default:
			c = by
		}
	}
	return c
}

// NextPart is who could attack the acting creature on a square in its next turn, each with
// the chance that its first attack hurts.
func (pr Prospects) NextPart(at grid.Cell) model.Part {
	part := model.Part{Title: pr.T("On their next turn, at %[1]s", at.Name())}
	n := plan.NextTurn(pr.Turn)
	if n == nil {
		return part
	}
	for _, m := range n.At(at) {
		words := pr.NameOf(m.Who)
		if !pr.E.Rules.Attack.OneWeapon {
			words = pr.T("%[1]s: %[2]s", words, pr.WeaponName(pr.E.Creatures[m.Who].Weapon(m.Weapon).Name))
		}
		cite := rules.ATK01
		switch {
		case m.Charge:
			words, cite = pr.T("%[1]s, by a charge", words), rules.ACT16
		case m.From != pr.E.Facts.Combatants[m.Who].At:
			words = pr.T("%[1]s, from %[2]s", words, m.From.Name())
		}
		part.Lines = append(part.Lines, model.Line{Value: pr.Chance(m.Hits), Words: words, Rule: cite.String(), Wide: true})
	}
	if len(part.Lines) == 0 {
		part.Lines = append(part.Lines, model.Line{Words: pr.T("nobody can get near enough"), Rule: rules.GEO14.String(), Wide: true})
	}
	return part
}

// NextFoes are the lines of a slip about a square with what each enemy could do there in
// its next turn in place of what it could do from where it stands, the worst first.
func (pr Prospects) NextFoes(at grid.Cell, list []model.Foe) []model.Foe {
	n := plan.NextTurn(pr.Turn)
	if n == nil {
		return list
	}
	var out []model.Foe
	for _, m := range n.At(at) {
		f := model.Foe{Side: int(pr.E.Creatures[m.Who].Side), Name: pr.NameOf(m.Who)}
		if i := slices.IndexFunc(list, func(o model.Foe) bool { return o.Name == f.Name }); i >= 0 {
			f = list[i]
			list = slices.Delete(slices.Clone(list), i, i+1)
		}
		f.Danger, f.Sign, f.Shield = pr.Chance(m.Hits), m.Sign(), ""
		out = append(out, f)
	}
	for _, f := range list {
		f.Danger = ""
		out = append(out, f)
	}
	return out
}

// withWeapon is a line on what an attack is made with.
func (pr Prospects) withWeapon(weapon int8) model.Line {
	w := pr.E.Creatures[pr.Now.Who].Weapon(weapon)
	l := model.Line{Icon: "attack", Words: pr.WeaponName(w.Name)}
	if w.Projectile() {
		l.Icon = "ranged"
	}
	return l
}

// foe is one line of the slip of a square; the signs it shows are explained in
// the legend, each once with its rule.
func (pr Prospects) foe(p *match.Prospect, legend *[]model.Line) model.Foe {
	a := &p.Mine.Aim
	sign := func(icon, words string, c rules.Cite) {
		if !slices.ContainsFunc(*legend, func(l model.Line) bool { return l.Rule == c.String() }) {
			*legend = append(*legend, model.Line{Icon: icon, Words: words, Rule: c.String()})
		}
	}
	f := model.Foe{Side: int(pr.E.Creatures[p.On].Side), Name: pr.NameOf(p.On), Sign: plan.MenaceSign(pr.E, p)}
	cover := pr.cited(rules.COV06, rules.SKI11)
	var tip []string
	rule := pr.cited(rules.ATK01, rules.SKI02)
	if !pr.StrikesFrom() {
		rule = pr.E.Rules.Grounds.Budget
	} else if a.Refusal.OK() {
		f.Chance = pr.Chance(p.Mine.Odds.Damages)
		tip = append(tip, pr.T("You: %[1]s, %[2]s.", pr.Against(int(a.Frame.Bonus), int(a.Frame.AC), nil), f.Chance))
		if a.Cover.AC > 0 {
			rule = cover
			f.Reasons = append(f.Reasons, model.Line{Icon: plan.Between(a), Words: pr.T("cover %[1]s", pr.Signed(int(a.Cover.AC)))})
			sign("cover-half", pr.T("cover"), cover)
		}
		if a.Conceal > 0 {
			f.Reasons = append(f.Reasons, model.Line{Icon: "concealment", Words: pr.T("concealment, miss %[1]s", pr.Percent(a.Conceal))})
			sign("concealment", pr.T("concealment"), rules.CON04)
		}
		if n := len(p.Mine.Among); n > 0 {
			f.Reasons = append(f.Reasons, model.Line{Icon: "grappled", Words: pr.T("struck at random: 1 in %[1]d", n)})
			sign("grappled", pr.Key("rule."+rules.GRP08.String()+".title"), rules.GRP08)
		}
		if a.Flanker != rules.Nobody {
			rule = rules.FLK01
			f.Reasons = slices.Insert(f.Reasons, 0, model.Line{Icon: "flank", Words: pr.T("flanking, with %[1]s", pr.NameOf(a.Flanker))})
			sign("flank", pr.T("flanking"), rules.FLK01)
		}
	} else {
		rule = a.Refusal.Cite
		f.Reasons = []model.Line{{Words: pr.shortRefusal(p)}}
		tip = append(tip, pr.Refusal(a.Refusal))
	}
	t := &p.Theirs.Aim
	if p.Strikes {
		f.Danger = pr.Chance(p.Theirs.Odds.Damages)
		if t.Cover.AC > 0 || t.Conceal > 0 {
			f.Shield = plan.Between(t)
		}
		tip = append(tip, pr.T("It: %[1]s, %[2]s, %[3]s.", pr.WeaponName(pr.E.Creatures[p.On].Weapon(p.Theirs.Weapon).Name), pr.Against(int(t.Frame.Bonus), int(t.Frame.AC), nil), f.Danger))
		if t.Cover.AC > 0 {
			tip = append(tip, pr.T("Your cover against it: %[1]s.", pr.Signed(int(t.Cover.AC))))
			sign("cover-half", pr.T("cover"), cover)
		}
		if t.Flanker != rules.Nobody {
			tip = append(tip, pr.T("It flanks you with %[1]s.", pr.NameOf(t.Flanker)))
			sign("flank", pr.T("flanking"), rules.FLK01)
		}
	}
	switch {
	case plan.Reacted(pr.E, p):
		tip = append(tip, pr.T("It has no opportunity attack left."))
		sign(f.Sign, pr.T("has no opportunity attack left"), rules.AOO08)
	case plan.Watches(pr.E, p) && plan.WillWatch(pr.E, p.On):
		tip = append(tip, pr.T("It threatens this square, but makes no opportunity attack before it has acted."))
		sign(f.Sign, pr.T("threatens this square once it has acted"), rules.AOO13)
	case plan.Watches(pr.E, p):
		tip = append(tip, pr.T("It threatens this square."))
		sign(f.Sign, pr.T("threatens this square"), rules.AOO02)
	case p.Strikes && f.Sign == "ranged":
		sign(f.Sign, pr.T("shoots on its turn"), pr.cited(rules.ATK05, rules.SKI02))
	case p.Strikes:
		sign(f.Sign, pr.T("strikes on its turn only"), pr.cited(rules.ATK01, rules.SKI02))
	}
	f.Tip = model.Tip{Title: f.Name, Text: strings.Join(tip, "\n"), Rule: rule.String()}
	return f
}

// shortRefusal is in two or three words why an enemy could not be attacked.
func (pr Prospects) shortRefusal(p *match.Prospect) string {
	switch p.Mine.Aim.Refusal.Cite {
	case rules.GEO14:
		from := grid.Space{At: pr.Forecast.Prospects.From, N: pr.E.Creatures[pr.Now.Who].Space}
		w := pr.E.Creatures[pr.Now.Who].Weapon(p.Mine.Weapon)
		if pr.E.Options.Grid.SpaceDistance(from, pr.E.Space(p.On)) < int(w.Interval.Min) {
			return pr.T("too close")
		}
		return pr.T("out of reach")
	case rules.ATK05:
		return pr.T("out of range")
	case rules.COV12:
		return pr.T("total cover")
	case rules.CON07:
		return pr.T("not seen")
	}
	return strings.TrimSuffix(pr.Refusal(p.Mine.Aim.Refusal), ".")
}
