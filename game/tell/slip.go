package tell

import (
	"fmt"
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
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
func (te *Teller) slipOf(v sum, o *odds.Attack, hp int) *model.Slip {
	fr := v.frame
	s := &model.Slip{
		About:   model.About{Weapon: te.WeaponName(te.E.Creatures[v.by].Weapon(v.weapon).Name), Target: te.NameOf(v.on), Side: int(te.E.Creatures[v.on].Side), Subject: te.subject(v.on)},
		Dice:    model.Dice{HitFrom: int(fr.HitFrom), ThreatFrom: int(fr.ThreatFrom)},
		Sums:    model.Sums{AttackTitle: te.T("Attack"), DefenceTitle: te.T("Defence")},
		Chances: model.Chances{Against: te.against(int(fr.Bonus), int(fr.AC), v.defence), Needs: te.T("needs %[1]d or more", int(fr.HitFrom))},
	}
	if fr.HitFrom >= 20 {
		s.Needs = te.T("needs a 20")
	}
	s.Attack = te.linesOf(v.attack, v, true)
	s.Defence = te.linesOf(v.defence, v, false)
	if s.Damage = rolled(fr, false); fr.Dice.Count == 0 && attack.Times(fr, false) == 1 {
		s.Damage = te.Number(int(fr.Dice.Plus))
	}
	if te.E.Rules.Attack.OneWeapon {
		s.Weapon = te.NameOf(v.by)
	}
	if fr.Sure && fr.HitFrom < 20 {
		s.Notes = append(s.Notes, model.Line{Value: "20", Words: te.T("hits, double damage"), Rule: rules.SKI03.String()})
	}
	s.Notes = append(s.Notes, te.figureNotes(v)...)
	if fr.Extra.Count > 0 {
		s.Damage += " +" + fr.Extra.String()
	}
	if fr.Sneak > 0 {
		s.Damage += fmt.Sprintf(" +%dd6", fr.Sneak)
	}
	if o != nil {
		s.Notes = append(s.Notes, te.sapLines(&te.E.Creatures[v.by].Weapon(v.weapon).Saps, &fr.Sap, o)...)
	}
	for _, l := range te.linesOf(v.damage, v, true) {
		l.Words = te.T("%[1]s: damage", l.Words)
		s.Notes = append(s.Notes, l)
	}
	if l, ok := te.sneakLine(v); ok {
		s.Notes = append(s.Notes, l)
	}
	if fr.ThreatFrom <= 20 && !fr.Sure {
		threat := "20"
		if fr.ThreatFrom < 20 {
			threat = fmt.Sprintf("%d–20", fr.ThreatFrom)
		}
		s.Notes = append(s.Notes, model.Line{Value: fmt.Sprintf("%s ×%d", threat, attack.Times(fr, true)), Words: te.T("critical hit"), Rule: rules.ATK18.String(), Own: true})
	}
	if fr.Conceal > 0 {
		words, cite := te.Veil(v.by, v.on, v.from, v.to, fr)
		s.Because.Words, s.Because.Rule = words, cite.String()
		s.Notes = append(s.Notes, model.Line{Value: te.Percent(int(fr.Conceal)), Words: te.T("miss chance: %[1]s", words), Rule: cite.String()})
	}
	if o != nil && fr.Mode&rules.ModeOpening != 0 { // a touch deals no damage (MAN-02)
		s.Chance, s.Product, s.Damage, s.Notes = te.Chance(o.Hit.Both(odds.OfHundred(100-int(fr.Conceal)))), te.product(fr, o), "", nil
	} else if o != nil {
		s.Chance, s.Product = te.Chance(o.Damages), te.product(fr, o)
		s.Mean = te.T("on average %[1]s of %[2]s HP", te.Mean(o.Mean.Float()), te.Number(hp))
		s.Kill, s.Outcomes = te.Fells(o), te.outcomes(o)
		if left := te.dying(v.on, hp); left > 0 {
			te.finishes(s, odds.OfDeath(fr, left), left)
		}
	}
	return s
}

// sneakLine is the line of the sneak attack dice, struck where the rules bar
// them (ATK-19); ok is false where there are none.
func (te *Teller) sneakLine(v sum) (l model.Line, ok bool) {
	dice := int(v.frame.Sneak)
	if v.bar != rules.NoSneakBar && dice == 0 {
		dice = int(te.E.Creatures[v.by].Sneak)
		l.Lost, l.Why = true, te.Key("suppressed.sneak_"+v.bar.String())
	}
	l.Value, l.Words, l.Rule = fmt.Sprintf("+%dd6", dice), te.Key("damage.sneak_attack"), rules.ATK19.String()
	return l, dice > 0
}

// linesOf writes every modifier of a roll with its rule.
func (te *Teller) linesOf(d *rules.Breakdown, v sum, attack bool) []model.Line {
	var list []model.Line
	for _, l := range d.Lines[:d.N] {
		row := &te.E.Rules.Rows[l.Row]
		line := model.Line{Value: te.Signed(int(l.Value)), Words: te.SourceName(row.Source), Brief: te.SourceBrief(row.Source), Rule: row.Cite.String(), Own: ownSources[row.Source]}
		if v.sides != nil {
			te.weakened(&line, row.From, v.sides)
		}
		switch row.Source {
		case rules.SourceBase:
			line.Value = te.Number(int(l.Value))
		case rules.SourceCombinedFire:
			list = append(list, te.fireLines(line, l.Value, v.by)...)
			continue
		case rules.SourceFigure:
			line.Value, line.Words = te.Number(int(l.Value)), te.T("Defence of %[1]s", te.NameOf(v.on))
			if attack {
				line.Value, line.Words = te.Signed(int(l.Value)), te.T("Attack of %[1]s", te.NameOf(v.by))
			}
		case rules.SourceFlanking:
			if v.flanker != rules.Nobody {
				line.Words = te.T("Flanking with %[1]s", te.NameOf(v.flanker))
			}
		case rules.SourceCover:
			if v.cover != nil {
				line.Words = te.Key("cover." + v.cover.Grade.String())
			}
		}
		if l.Lost != rules.NoCite {
			line.Lost, line.Why = true, te.whyLost(l.Lost)
			if l.Lost == rules.DEF03 {
				line.Why = te.whyNoDex(v.on, v.by)
			}
		}
		list = append(list, line)
	}
	return list
}

// Planned is the slip of what a click would do, nil when it is no attack.
func (te *Teller) Planned(p *plan.Proposal) *model.Slip {
	s := te.contrived(p)
	if s != nil && len(s.Foes) == 0 && p.Uncounted(te.Turn) {
		te.hush(s)
	}
	return s
}

// contrived is the slip of what a click would do as far as it is known.
func (te *Teller) contrived(p *plan.Proposal) *model.Slip {
	if !p.Planned {
		return nil
	}
	if p.Bar.Why != combat.ChargeFree {
		return te.refusedCharge(p)
	}
	if p.View != nil {
		return te.bout(p)
	}
	if len(p.Strikes) == 0 {
		return te.plannedWay(p)
	}
	v := &p.Strikes[0]
	a := &v.Aim
	s := te.slipOf(sum{te.Now.Who, v.On, v.Weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, p.From, te.E.Space(v.On), a.SneakBar, now(te.E, te.Now.Who, v.On)}, &v.Odds, int(te.E.Facts.Combatants[v.On].HP))
	if n := len(p.Strikes) - 1; n > 0 {
		chances := make([]string, 0, n)
		for i := range p.Strikes[1:] {
			chances = append(chances, te.Chance(p.Strikes[1+i].Odds.Damages))
		}
		s.Notes = append(s.Notes, model.Line{Value: strings.Join(chances, ", "), Words: te.T("further attacks"), Rule: rules.ATK15.String()})
	}
	if !p.Refusal.OK() {
		s.Refused.Words, s.Refused.Rule = te.whyNot(p), p.Refusal.Cite.String()
		if !a.Cover.Effect || !a.Cover.InReach && p.Refusal.Cite == rules.GEO14 {
			s.HitFrom, s.Damage, s.Attack, s.Defence, s.Notes, s.Product = 0, "", nil, nil, nil, ""
		}
		if s.HitFrom > 0 {
			s.Supposed = te.T("If it were allowed:")
		}
	}
	te.explain(s, a)
	te.whole(s, p)
	te.warn(s, p)
	te.markNew(s)
	return s
}

// plannedWay is the slip of a way that gives opportunities, nil when it gives
// none.
func (te *Teller) plannedWay(p *plan.Proposal) *model.Slip {
	if !p.Refusal.OK() || len(p.Path) == 0 {
		return nil
	}
	if s := te.OutlookSlip(); s != nil {
		te.warn(s, p)
		return s
	}
	if len(p.Provoked) == 0 {
		return nil
	}
	s := &model.Slip{About: model.About{Weapon: te.T("On the way to %[1]s", p.Path[len(p.Path)-1].Name())}}
	te.warn(s, p)
	return s
}

// warn tells which opportunity attacks a scheme gives, with their chances.
func (te *Teller) warn(s *model.Slip, p *plan.Proposal) {
	title, words := te.Warning(p)
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
		parts = append(parts, te.NameOf(r.By)+" "+te.Chance(r.Hits))
	}
	after := te.T("only if the hold succeeds: %[1]s", strings.Join(parts, " · "))
	n := len(p.View.After)
	if title == "" {
		s.Danger.Title, s.Danger.Words, s.Danger.Rule = te.TN("%[1]d opportunity attack", "%[1]d opportunity attacks", n, n), after, rules.GRP02.String()
		return
	}
	s.Danger.Title = te.TN("%[2]s, then %[1]d more", "%[2]s, then %[1]d more", n, n, title)
	s.Danger.Words += " · " + after
}

// Warning is the opportunity attacks of a scheme in words.
func (te *Teller) Warning(p *plan.Proposal) (title, words string) {
	var parts []string
	for _, o := range p.Provoked {
		parts = append(parts, te.striker(p, o.By, te.Stepped(p.Path, o.Step)))
	}
	for _, id := range p.Reactors {
		parts = append(parts, te.striker(p, id, te.E.Facts.Combatants[te.Now.Who].At))
	}
	if len(parts) == 0 {
		return "", ""
	}
	return te.TN("%[1]d opportunity attack", "%[1]d opportunity attacks", len(parts)), strings.Join(parts, " · ")
}

// Recorded is the slip of an attack in the log: the same arithmetic with the
// face that was rolled.
func (te *Teller) Recorded(i int) *model.Slip {
	if i < 0 || i >= len(te.Log.Records) {
		return nil
	}
	switch ev := &te.Log.Records[i].Events[0]; ev.Kind {
	case rules.ContestRolled:
		return te.contested(i)
	case rules.TestRolled:
		return te.tested(ev)
	case rules.SpotRolled:
		return te.spotted(te.Log.Records[i].Events)
	case rules.InitiativeRolled, rules.HideRolled, rules.Noticed, rules.Surprised:
		return te.rolledAlone(ev)
	}
	s := te.Thrown(&te.Log.Records[i].Events[0], te.Log.Records[i].Hp)
	if s != nil {
		s.RollText = te.Rolled(te.Log.Records[i].Events, te.Log.Entries[i].Result)
		s.Notes = append(te.WhatElse(&te.Log.Records[i]), s.Notes...)
		te.StoodThen(s, &te.Log.Records[i])
	}
	return s
}

// Rolled is what the dice of an attack came to, with the d100 of the miss
// chance where one was rolled (CON-04).
func (te *Teller) Rolled(events []rules.Event, words string) string {
	d20 := int(events[0].A)
	for i := range events {
		if events[i].Kind == rules.MissChanceRolled {
			return te.T("Rolled %[1]d, d100 %[2]d: %[3]s", d20, int(events[i].A), words)
		}
	}
	return te.T("Rolled %[1]d: %[2]s", d20, words)
}

// Thrown is the slip of an attack whose d20 was rolled: the arithmetic as it
// was promised to a target that had hp.
func (te *Teller) Thrown(ev *rules.Event, hp int) *model.Slip {
	if ev.Kind != rules.AttackRolled || ev.Report == nil || ev.Whom == rules.Nobody {
		return nil
	}
	rep := ev.Report
	fr := rep.Frame
	fr.Stage, fr.Hit, fr.Threat, fr.Critical, fr.Lost, fr.Damage, fr.Sap.Loss = rules.StageRoll, false, false, false, false, 0, 0
	o := odds.OfFrame(&fr, hp)
	s := te.slipOf(sum{ev.Who, ev.Whom, ev.Weapon, &rep.Attack, &rep.Defence, &rep.Damage, &fr, &rep.Cover, rep.Flanker, grid.Square(fr.From), grid.Square(fr.To), rep.SneakBar, atThatTime(te.E, ev)}, &o, hp)
	s.Roll = float64(ev.A)
	return s
}
