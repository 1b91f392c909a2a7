package tell

import (
	"fmt"
	"strings"

	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// sum is the arithmetic of one attack, before or after its dice.
type sum struct {
	by, on          rules.ID
	weapon          int8
	attack, defence *rules.Breakdown
	damage          *rules.Breakdown // what adds to the weapon's own damage
	frame           *rules.Frame
	cover           *grid.CoverResult
	flanker         rules.ID
	from, to        grid.Space // of both when it strikes
	bar             rules.SneakBar
	sides           *parties
}

// ownSources are what a creature adds whomever it meets wherever: nothing of the
// situation is in them.
var ownSources = map[rules.Source]bool{
	rules.SourceBase: true, rules.SourceBAB: true, rules.SourceStrength: true, rules.SourceDexterity: true,
	rules.SourceFinesse: true, rules.SourceSize: true, rules.SourceEnhancement: true, rules.SourceArmour: true,
	rules.SourceShield: true, rules.SourceNatural: true, rules.SourceDeflection: true, rules.SourceDodge: true,
	rules.SourceFeat: true, rules.SourceAttackBonus: true, rules.SourceRanks: true, rules.SourceWisdom: true,
	rules.SourceMind: true, rules.SourceFigure: true, rules.SourceWeaponFocus: true, rules.SourceTwoWeaponDefence: true,
}

// slipOf writes the odds slip of an attack on a target that has hp.
func (sl *Slips) slipOf(v sum, o *odds.Attack, hp int) *model.Slip {
	fr, sums := v.frame, Parts{sl.Voice}
	s := &model.Slip{
		About:   model.About{Weapon: sl.WeaponName(sl.E.Creatures[v.by].Weapon(v.weapon).Name), Target: sl.NameOf(v.on), Side: int(sl.E.Creatures[v.on].Side), Subject: Cards{sl.Voice}.subject(v.on)},
		Dice:    model.Dice{HitFrom: int(fr.HitFrom), ThreatFrom: int(fr.ThreatFrom)},
		Sums:    model.Sums{AttackTitle: sl.T("Attack"), DefenceTitle: sl.T("Defence")},
		Chances: model.Chances{Against: sl.Against(int(fr.Bonus), int(fr.AC), v.defence), Needs: sl.T("needs %[1]d or more", int(fr.HitFrom))},
	}
	if fr.HitFrom >= 20 {
		s.Needs = sl.T("needs a 20")
	}
	s.Attack = sums.linesOf(v.attack, v, true)
	s.Defence = sums.linesOf(v.defence, v, false)
	s.Damage = rolled(fr, false)
	if sl.E.Rules.Attack.OneWeapon {
		s.Weapon = sl.NameOf(v.by)
	}
	if fr.Sure && fr.HitFrom < 20 {
		s.Notes = append(s.Notes, model.Line{Value: "20", Words: sl.T("hits, double damage"), Rule: rules.SKI03.String()})
	}
	s.Notes = append(s.Notes, sl.figureNotes(v)...)
	if fr.Extra.Count > 0 {
		s.Damage += " +" + fr.Extra.String()
	}
	if fr.Sneak > 0 {
		s.Damage += fmt.Sprintf(" +%dd6", fr.Sneak)
	}
	if o != nil {
		s.Notes = append(s.Notes, sums.sapLines(&sl.E.Creatures[v.by].Weapon(v.weapon).Saps, &fr.Sap, o)...)
	}
	for _, l := range sums.linesOf(v.damage, v, true) {
		l.Words = sl.T("%[1]s: damage", l.Words)
		s.Notes = append(s.Notes, l)
	}
	if l, ok := sums.sneakLine(v); ok {
		s.Notes = append(s.Notes, l)
	}
	if fr.ThreatFrom <= 20 && !fr.Sure {
		threat := "20"
		if fr.ThreatFrom < 20 {
			threat = fmt.Sprintf("%d–20", fr.ThreatFrom)
		}
		s.Notes = append(s.Notes, model.Line{Value: fmt.Sprintf("%s ×%d", threat, attack.Times(fr, true)), Words: sl.T("critical hit"), Rule: rules.ATK18.String(), Own: true})
	}
	if fr.Conceal > 0 {
		words, cite := voice.Obstacles{Voice: sl.Voice}.Veil(v.by, v.on, v.from, v.to, fr)
		s.Because.Words, s.Because.Rule = words, cite.String()
		s.Notes = append(s.Notes, model.Line{Value: sl.Percent(int(fr.Conceal)), Words: sl.T("miss chance: %[1]s", words), Rule: cite.String()})
	}
	if o != nil && fr.Mode&rules.ModeOpening != 0 { // a touch deals no damage (MAN-02)
		s.Chance, s.Product, s.Damage, s.Notes = sl.Chance(o.Hit.Both(odds.OfHundred(100-int(fr.Conceal)))), sl.product(fr, o), "", nil
	} else if o != nil {
		s.Chance, s.Product = sl.Chance(o.Damages), sl.product(fr, o)
		s.Mean = sl.T("on average %[1]s of %[2]s HP, misses included", sl.Mean(o.Mean.Float()), sl.Number(hp))
		s.Kill, s.Outcomes = sl.fells(o), sl.outcomes(o)
		if left := sl.dying(v.on, hp); left > 0 {
			sl.finishes(s, odds.OfDeath(fr, left), left)
		}
	}
	return s
}

// sneakLine is the line of the sneak attack dice, struck where the rules bar
// them (ATK-19); ok is false where there are none.
func (pa Parts) sneakLine(v sum) (l model.Line, ok bool) {
	dice := int(v.frame.Sneak)
	if v.bar != rules.NoSneakBar && dice == 0 {
		dice = int(pa.E.Creatures[v.by].Sneak)
		l.Lost, l.Why = true, pa.Key("suppressed.sneak_"+v.bar.String())
	}
	l.Value, l.Words, l.Rule = fmt.Sprintf("+%dd6", dice), pa.Key("damage.sneak_attack"), rules.ATK19.String()
	return l, dice > 0
}

// linesOf writes every modifier of a roll with its rule.
func (pa Parts) linesOf(d *rules.Breakdown, v sum, attack bool) []model.Line {
	var list []model.Line
	for _, l := range d.Lines[:d.N] {
		row := &pa.E.Rules.Rows[l.Row]
		line := model.Line{Value: pa.Signed(int(l.Value)), Words: pa.SourceName(row.Source), Brief: pa.SourceBrief(row.Source), Rule: row.Cite.String(), Own: ownSources[row.Source]}
		if v.sides != nil {
			pa.weakened(&line, row.From, v.sides)
		}
		switch row.Source {
		case rules.SourceBase:
			line.Value = pa.Number(int(l.Value))
		case rules.SourceCombinedFire:
			list = append(list, pa.fireLines(line, l.Value, v.by)...)
			continue
		case rules.SourceFigure:
			line.Value, line.Words = pa.Number(int(l.Value)), pa.T("%[1]s’s defence", pa.NameOf(v.on))
			if attack {
				line.Value, line.Words = pa.Signed(int(l.Value)), pa.T("%[1]s’s attack", pa.NameOf(v.by))
			}
		case rules.SourceFlanking:
			if v.flanker != rules.Nobody {
				line.Words = pa.T("Flanking with %[1]s", pa.NameOf(v.flanker))
			}
		case rules.SourceCover:
			if v.cover != nil {
				line.Words = pa.Key("cover." + v.cover.Grade.String())
			}
		}
		if l.Lost != rules.NoCite {
			line.Lost, line.Why = true, pa.WhyLost(l.Lost)
			if l.Lost == rules.DEF03 {
				line.Why = pa.WhyNoDex(v.on, v.by)
			}
		}
		if !attack && !line.Own && row.Source != rules.SourceCover && row.Stat != rules.PsychicDefence {
			line.Words = pa.Phrase("defence.row", line.Words) // beside those of the attack its sign would say the contrary
		}
		list = append(list, line)
	}
	return list
}

// Planned is the slip of what a click would do, nil when it is no attack.
func (sl *Slips) Planned(p *plan.Proposal) *model.Slip {
	s := sl.contrived(p)
	if s != nil && len(s.Foes) == 0 && p.Uncounted(sl.Turn) {
		sl.hush(s)
	}
	if s != nil && s.Subject != nil {
		for _, h := range p.Harms(sl.Turn) {
			if h.On == p.Target {
				s.Subject.Loss = model.Loss{Mean: h.Mean, Most: h.Most}
			}
		}
	}
	setDie(sl.Voice, s, sl.fair(p))
	return s
}

// contrived is the slip of what a click would do as far as it is known.
func (sl *Slips) contrived(p *plan.Proposal) *model.Slip {
	if !p.Planned {
		return nil
	}
	if p.Bar.Why != combat.ChargeFree {
		return sl.refusedCharge(p)
	}
	if p.View != nil {
		return sl.bout(p)
	}
	if len(p.Strikes) == 0 {
		return sl.plannedWay(p)
	}
	v := &p.Strikes[0]
	a := &v.Aim
	s := sl.slipOf(sum{sl.Now.Who, v.On, v.Weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, p.From, sl.E.Space(v.On), a.SneakBar, now(sl.E, sl.Now.Who, v.On)}, &v.Odds, int(sl.E.Facts.Combatants[v.On].HP))
	if n := len(p.Strikes) - 1; n > 0 {
		chances := make([]string, 0, n)
		for i := range p.Strikes[1:] {
			chances = append(chances, sl.Chance(p.Strikes[1+i].Odds.Damages))
		}
		s.Notes = append(s.Notes, model.Line{Value: strings.Join(chances, ", "), Words: sl.T("further attacks"), Rule: rules.ATK15.String()})
	}
	if !p.Refusal.OK() {
		s.Refused.Words, s.Refused.Rule = voice.Obstacles{Voice: sl.Voice}.WhyNot(p), p.Refusal.Cite.String()
		if !a.Cover.Effect || !a.Cover.InReach && p.Refusal.Cite == rules.GEO14 {
			s.HitFrom, s.Damage, s.Attack, s.Defence, s.Notes, s.Product = 0, "", nil, nil, nil, ""
		}
		if s.HitFrom > 0 {
			s.Supposed = sl.T("If it were allowed:")
		}
	}
	voice.Obstacles{Voice: sl.Voice}.Explain(s, a)
	sl.drawn(s, v)
	sl.whole(s, p)
	sl.warn(s, p)
	sl.markNew(s, p)
	return s
}

// drawn tells of a shot into a grapple that its target is drawn, and how likely it hurts each of
// the others (GRP-08).
func (sl *Slips) drawn(s *model.Slip, v *match.Strike) {
	if len(v.Among) == 0 || s.Chance == "" {
		return
	}
	s.Product = sl.T("struck at random: 1 in %[1]d", len(v.Among))
	var notes []model.Line
	for i := range v.Among {
		if d := &v.Among[i]; d.Who != v.On {
			notes = append(notes, model.Line{Value: sl.Chance(d.Odds.Damages), Words: sl.T("to hurt %[1]s instead", sl.NameOf(d.Who)), Rule: rules.GRP08.String(), Kept: true})
		}
	}
	s.Notes = append(notes, s.Notes...)
}

// plannedWay is the slip of a way that gives opportunities, nil when it gives
// none.
func (sl *Slips) plannedWay(p *plan.Proposal) *model.Slip {
	if !p.Refusal.OK() || len(p.Path) == 0 {
		return nil
	}
	square := Prospects{sl.Voice}
	if s := square.ProspectsSlip(); s != nil {
		sl.warn(s, p)
		return s
	}
	if len(p.Provoked) == 0 {
		return nil
	}
	s := &model.Slip{About: model.About{Weapon: sl.T("On the way to %[1]s", p.Path[len(p.Path)-1].Name())}}
	sl.warn(s, p)
	return s
}

// warn tells which opportunity attacks a proposal gives, with their chances.
func (sl *Slips) warn(s *model.Slip, p *plan.Proposal) {
	title, words := sl.Warning(p)
	if title != "" {
		s.Danger.Title, s.Danger.Words, s.Danger.Rule = title, words, rules.AOO05.String()
		if len(p.Provoked) == 0 {
			s.Danger.Rule = rules.AOO06.String()
		}
	}
	if p.View == nil || len(p.View.After) == 0 || !p.Refusal.OK() {
		return
	}
	parts := make([]string, 0, len(p.View.After))
	for _, r := range p.View.After {
		parts = append(parts, sl.NameOf(r.By)+" "+sl.Chance(r.Hits))
	}
	after := sl.T("only if the hold succeeds: %[1]s", strings.Join(parts, " · "))
	n := len(p.View.After)
	if title == "" {
		s.Danger.Title, s.Danger.Words, s.Danger.Rule = sl.TN("%[1]d opportunity attack", "%[1]d opportunity attacks", n, n), after, rules.GRP02.String()
		return
	}
	s.Danger.Title = sl.TN("%[2]s, then %[1]d more", "%[2]s, then %[1]d more", n, n, title)
	s.Danger.Words += " · " + after
}

// Warning is the opportunity attacks of a proposal in words.
func (sl *Slips) Warning(p *plan.Proposal) (title, words string) {
	var parts []string
	for _, o := range p.Provoked {
		parts = append(parts, sl.striker(p, o.By, p.Leaves(sl.Turn, o.Step)))
	}
	for _, id := range p.Reactors {
		parts = append(parts, sl.striker(p, id, sl.E.Facts.Combatants[sl.Now.Who].At))
	}
	if len(parts) == 0 {
		return "", ""
	}
	return sl.TN("%[1]d opportunity attack", "%[1]d opportunity attacks", len(parts)), strings.Join(parts, " · ")
}

// Recorded is the slip of an attack in the log: the same arithmetic with the
// face that was rolled.
func (ro Rolls) Recorded(i int) *model.Slip {
	if i < 0 || i >= len(ro.log.Records) {
		return nil
	}
	switch ev := &ro.log.Records[i].Events[0]; ev.Kind {
	case rules.ContestRolled:
		return ro.contested(i)
	case rules.TestRolled:
		return ro.tested(ev)
	case rules.SpotRolled:
		return ro.spotted(ro.log.Records[i].Events)
	case rules.InitiativeRolled, rules.HideRolled, rules.Noticed, rules.Surprised:
		return ro.rolledAlone(ev)
	}
	s := ro.Thrown(&ro.log.Records[i].Events[0], ro.log.Records[i].Hp)
	if s != nil {
		s.RollText = ro.Rolled(ro.log.Records[i].Events, ro.log.Entries[i].Result)
		s.Notes = append(ro.whatElse(&ro.log.Records[i]), s.Notes...)
		ro.stoodThen(s, &ro.log.Records[i])
	}
	return s
}

// Rolled is what the dice of an attack came to, with the d100 of the miss
// chance where one was rolled (CON-04).
func (ro Rolls) Rolled(events []rules.Event, words string) string {
	d20 := int(events[0].A)
	for i := range events {
		if events[i].Kind == rules.MissChanceRolled {
			return ro.T("Rolled %[1]d, d100 %[2]d: %[3]s", d20, int(events[i].A), words)
		}
	}
	return ro.T("Rolled %[1]d: %[2]s", d20, words)
}

// Thrown is the slip of an attack whose d20 was rolled: the arithmetic as it
// was promised to a target that had hp.
func (ro Rolls) Thrown(ev *rules.Event, hp int) *model.Slip {
	if ev.Kind != rules.AttackRolled || ev.Report == nil || ev.Whom == rules.Nobody {
		return nil
	}
	rep := ev.Report
	fr := rep.Frame
	fr.Renew()
	o := odds.OfFrame(&fr, combat.ToFellFrom(ro.E, ev.Whom, hp))
	s := ro.slips.slipOf(sum{ev.Who, ev.Whom, ev.Weapon, &rep.Attack, &rep.Defence, &rep.Damage, &fr, &rep.Cover, rep.Flanker, grid.Square(fr.From), grid.Square(fr.To), rep.SneakBar, atThatTime(ro.E, ev)}, &o, hp)
	s.Roll = float64(ev.A)
	return s
}
