package battle

import (
	"cmp"
	"slices"
	"strings"

	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// vantage is a square the acting creature looks from in thought, with the weapon
// that was chosen or all that it has in hand.
type vantage struct {
	at     grid.Cell
	chosen bool
	weapon int8
}

// atHand are the weapons that an attack of a creature may be made with: the one
// the player chose, else all that are ready; bare hands where there is none.
func (b *battle) atHand(id rules.ID) []int8 {
	list := []int8{b.inHand(id, false)}
	if _, chosen := b.arm[id]; chosen || b.figures() {
		return list
	}
	for i := range b.e.Creatures[id].Weapons {
		ready := b.e.Facts.Combatants[id].Ready>>i&1 == 1 || b.e.Creatures[id].Weapons[i].Natural
		if ready && int8(i) != list[0] {
			list = append(list, int8(i))
		}
	}
	return list
}

// outlook is how every enemy would stand to the acting creature on the square
// that is looked at: the end of the way being planned, or its own. It is worked
// out once for a square.
func (b *battle) outlook() ([]match.Prospect, grid.Cell) {
	if !b.Settings.WhatIf || b.busy() {
		return nil, grid.Cell{}
	}
	return b.prospects()
}

// prospects are the outlook wherever it is asked for.
func (b *battle) prospects() ([]match.Prospect, grid.Cell) {
	s := &b.sit
	if !b.awaited() || !b.hover.onMap {
		return nil, grid.Cell{}
	}
	at := b.e.Facts.Combatants[s.who].At
	switch {
	case b.aim.planned && b.aim.target == rules.Nobody && b.aim.refusal.OK() && len(b.aim.path) > 1:
		at = b.aim.from.At
	case b.hover.who == s.who && !b.aim.planned:
	default:
		return nil, grid.Cell{}
	}
	_, chosen := b.arm[s.who]
	k := vantage{at, chosen, b.inHand(s.who, false)}
	list, known := s.views[k]
	if !known {
		list = b.match.ProspectsOf(s.who, k.at, b.atHand(s.who)...)
		if s.views == nil {
			s.views = map[vantage][]match.Prospect{}
		}
		s.views[k] = list
	}
	return list, at
}

// matters reports whether a prospect is worth showing: somebody could strike,
// or would but for what stands between. mine tells that the creature has an
// attack left.
func matters(p *match.Prospect, mine bool) bool {
	return p.Strikes || p.Threatens || mine && (p.Mine.Aim.Refusal.OK() || p.Mine.Barred())
}

// outlookSigns badge the enemies as they would stand.
func (b *battle) outlookSigns(s *board.Signs) {
	from := grid.Space{At: b.viewAt}
	if b.sit.who != rules.Nobody {
		from.N = b.e.Creatures[b.sit.who].Space
	}
	mine := b.strikesFrom()
	for i := range b.views {
		p := &b.views[i]
		if !matters(p, mine) {
			continue
		}
		a := &p.Mine.Aim
		v := board.Outlook{On: b.e.Space(p.On), Icon: between(a), Sign: menaceSign(b.e, p)}
		if !mine {
			v.Icon = ""
		} else if a.Refusal.OK() {
			v.Chance, v.Percent = b.tight(p.Mine.Odds.Damages), p.Mine.Odds.Damages.Percent()
			if a.Flanker != rules.Nobody {
				s.Flanks = append(s.Flanks, board.Flank{Target: v.On, From: from, To: b.e.Space(a.Flanker)})
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
	if len(b.views) > 0 {
		b.coverSigns(s, from)
	}
}

// tight is a chance as a badge writes it: no wider than a square allows, so that
// the sign before a number stands close to it.
func (b *battle) tight(f odds.Fraction) string {
	return strings.NewReplacer("<\u00a0", "<", ">\u00a0", ">").Replace(b.Chance(f))
}

// between is the sign of what stands between an attack and its target, "" for
// nothing.
func between(a *rules.Aim) string {
	switch {
	case a.Cover.Grade == grid.CoverImproved || a.Cover.Grade == grid.CoverTotal:
		return "cover-full"
	case a.Cover.AC > 0:
		return "cover-half"
	case a.Conceal > 0:
		return "concealment"
	}
	return ""
}

// outlookSlip is the slip of the square that is looked at, nil when none is.
func (b *battle) outlookSlip() *model.Slip {
	if len(b.views) == 0 {
		return nil
	}
	s := &model.Slip{Weapon: b.T("From %[1]s", b.viewAt.Name())}
	weapon, told := b.outlookWeapon()
	if told {
		s.Weapon = b.T("From %[1]s · %[2]s", b.viewAt.Name(), b.WeaponName(b.e.Creatures[b.sit.who].Weapon(weapon).Name))
	}
	list, mine := make([]*match.Prospect, 0, len(b.views)), b.strikesFrom()
	var safe []rules.Cite // of those whom only what stands between protects
	for i := range b.views {
		switch p := &b.views[i]; {
		case !matters(p, mine):
		case p.Mine.Aim.Refusal.OK() || p.Strikes || p.Threatens:
			list = append(list, p)
		case p.Mine.Barred():
			safe = append(safe, p.Mine.Aim.Refusal.Cite)
		}
	}
	// Those that endanger come first, then those that can be struck.
	slices.SortStableFunc(list, func(p, q *match.Prospect) int { return cmp.Compare(weight(q), weight(p)) })
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
	if n := len(b.views) - len(list) - len(safe); n > 0 {
		all := b.TN("%[1]d enemy: no attack either way", "%[1]d enemies: no attack either way", n)
		if n < len(b.views) {
			all = b.TN("%[1]d other: no attack either way", "%[1]d others: no attack either way", n)
		}
		value, words, _ := strings.Cut(all, " ")
		s.Notes = append(s.Notes, model.Line{Value: value, Words: words, Rule: rules.GEO14.String()})
	}
	s.Notes = append(s.Notes, legend...)
	if len(b.aim.provoked) > 0 && slices.ContainsFunc(s.Foes, func(f model.Foe) bool { return f.Chance+f.Danger != "" }) {
		s.Notes = append(s.Notes, model.Line{Icon: "dice", Words: b.T("chances once there, the way not counted"), Rule: rules.AOO05.String()})
	}
	switch {
	case b.aim.split > 0:
		s.Notes = append(s.Notes, model.Line{Icon: "warning", Words: b.T("two moves: no attack this turn"), Rule: rules.MOV08.String()})
	case !b.strikesFrom():
		s.Notes = append(s.Notes, model.Line{Icon: "warning", Words: b.T("no attack left this turn"), Rule: rules.ACT01.String()})
	}
	return s
}

// outlookWeapon is the weapon of the slip's title: the one at hand, of several that
// with which most of the enemies can be struck; told is false where none can be.
func (b *battle) outlookWeapon() (weapon int8, told bool) {
	arms, most := b.atHand(b.sit.who), 0
	for _, w := range arms {
		n := 0
		for i := range b.views {
			if p := &b.views[i]; p.Mine.Weapon == w && p.Mine.Aim.Refusal.OK() {
				n++
			}
		}
		if n > most {
			weapon, most = w, n
		}
	}
	if len(arms) == 1 {
		return arms[0], len(b.views) > 0
	}
	return weapon, most > 0
}

// withWeapon is a line on what an attack is made with.
func (b *battle) withWeapon(weapon int8) model.Line {
	w := b.e.Creatures[b.sit.who].Weapon(weapon)
	l := model.Line{Icon: "attack", Words: b.WeaponName(w.Name)}
	if w.Projectile() {
		l.Icon = "ranged"
	}
	return l
}

// strikesFrom reports whether an attack is left to the awaited creature on the
// square that is looked at, once the way there is walked.
func (b *battle) strikesFrom() bool {
	if b.e.Rules.Figures != nil {
		return true
	}
	budget := &b.e.Facts.Combatants[b.sit.who].Budget
	if budget.Standard == 0 && budget.Blows == 0 {
		return false
	}
	if p := &b.aim; p.planned && len(p.acts) > 0 {
		switch p.acts[0].Verb {
		case rules.FiveFootStep:
			return true
		case rules.Move:
			return p.split == 0 && b.sit.moves > 1
		}
		return false
	}
	return true
}

// weight orders enemies by how much they matter from a square.
func weight(p *match.Prospect) int {
	n := 0
	if p.Threatens {
		n += 4
	}
	if p.Strikes {
		n += 2
	}
	if p.Mine.Aim.Refusal.OK() {
		n++
	}
	return n
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
	f := model.Foe{Side: int(b.e.Creatures[p.On].Side), Name: b.nameOf(p.On), Sign: menaceSign(b.e, p)}
	var tip []string
	rule := rules.ATK01
	if !b.strikesFrom() {
		rule = rules.ACT01
	} else if a.Refusal.OK() {
		f.Chance = b.Chance(p.Mine.Odds.Damages)
		tip = append(tip, b.T("You: %[1]s, %[2]s.", b.against(int(a.Frame.Bonus), int(a.Frame.AC), nil), f.Chance))
		if a.Cover.AC > 0 {
			rule = rules.COV06
			f.Reasons = append(f.Reasons, model.Line{Icon: between(a), Words: b.T("cover %[1]s", b.Signed(int(a.Cover.AC)))})
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
			f.Shield = between(t)
		}
		tip = append(tip, b.T("It: %[1]s, %[2]s, %[3]s.", b.WeaponName(b.e.Creatures[p.On].Weapon(p.Theirs.Weapon).Name), b.against(int(t.Frame.Bonus), int(t.Frame.AC), nil), f.Danger))
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
	case reacted(b.e, p):
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

// reacted reports whether an enemy threatens but has made all its attacks of
// opportunity before its next turn (AOO-08).
func reacted(e *rules.Encounter, p *match.Prospect) bool {
	return p.Threatens && combat.OpportunitiesLeft(e, p.On) == 0
}

// menaceSign is the sign of how an enemy strikes: stripes where it threatens and
// may still react, else what it strikes with on its turn.
func menaceSign(e *rules.Encounter, p *match.Prospect) string {
	switch {
	case p.Threatens && !reacted(e, p):
		return "threat"
	case e.Creatures[p.On].Weapon(p.Theirs.Weapon).Projectile() || !p.Theirs.Aim.Cover.Adjacent:
		return "ranged"
	}
	return "attack"
}

// shortRefusal is in two or three words why an enemy could not be attacked.
func (b *battle) shortRefusal(p *match.Prospect) string {
	switch p.Mine.Aim.Refusal.Cite {
	case rules.GEO14:
		from := grid.Space{At: b.viewAt, N: b.e.Creatures[b.sit.who].Space}
		w := b.e.Creatures[b.sit.who].Weapon(p.Mine.Weapon)
		if b.e.Options.Grid.SpaceDistance(from, b.e.Space(p.On)) < int(w.Interval.Min) {
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
