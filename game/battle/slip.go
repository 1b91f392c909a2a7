package battle

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
func (b *battle) slipOf(v sum, o *odds.Attack, hp int) *model.Slip {
	fr := v.frame
	s := &model.Slip{
		About:   model.About{Weapon: b.WeaponName(b.turn.E.Creatures[v.by].Weapon(v.weapon).Name), Target: b.nameOf(v.on), Side: int(b.turn.E.Creatures[v.on].Side), Subject: b.subject(v.on)},
		Dice:    model.Dice{HitFrom: int(fr.HitFrom), ThreatFrom: int(fr.ThreatFrom)},
		Sums:    model.Sums{AttackTitle: b.T("Attack"), DefenceTitle: b.T("Defence")},
		Chances: model.Chances{Against: b.against(int(fr.Bonus), int(fr.AC), v.defence), Needs: b.T("needs %[1]d or more", int(fr.HitFrom))},
	}
	if fr.HitFrom >= 20 {
		s.Needs = b.T("needs a 20")
	}
	s.Attack = b.linesOf(v.attack, v, true)
	s.Defence = b.linesOf(v.defence, v, false)
	if s.Damage = rolled(fr, false); fr.Dice.Count == 0 && attack.Times(fr, false) == 1 {
		s.Damage = b.Number(int(fr.Dice.Plus))
	}
	if b.turn.E.Rules.Attack.OneWeapon {
		s.Weapon = b.nameOf(v.by)
	}
	if fr.Sure && fr.HitFrom < 20 {
		s.Notes = append(s.Notes, model.Line{Value: "20", Words: b.T("hits, double damage"), Rule: rules.SKI03.String()})
	}
	s.Notes = append(s.Notes, b.figureNotes(v)...)
	if fr.Extra.Count > 0 {
		s.Damage += " +" + fr.Extra.String()
	}
	if fr.Sneak > 0 {
		s.Damage += fmt.Sprintf(" +%dd6", fr.Sneak)
	}
	if o != nil {
		s.Notes = append(s.Notes, b.sapLines(&b.turn.E.Creatures[v.by].Weapon(v.weapon).Saps, &fr.Sap, o)...)
	}
	for _, l := range b.linesOf(v.damage, v, true) {
		l.Words = b.T("%[1]s: damage", l.Words)
		s.Notes = append(s.Notes, l)
	}
	if l, ok := b.sneakLine(v); ok {
		s.Notes = append(s.Notes, l)
	}
	if fr.ThreatFrom <= 20 && !fr.Sure {
		threat := "20"
		if fr.ThreatFrom < 20 {
			threat = fmt.Sprintf("%d–20", fr.ThreatFrom)
		}
		s.Notes = append(s.Notes, model.Line{Value: fmt.Sprintf("%s ×%d", threat, attack.Times(fr, true)), Words: b.T("critical hit"), Rule: rules.ATK18.String(), Own: true})
	}
	if fr.Conceal > 0 {
		words, cite := b.veil(v.by, v.on, v.from, v.to, fr)
		s.Because.Words, s.Because.Rule = words, cite.String()
		s.Notes = append(s.Notes, model.Line{Value: b.Percent(int(fr.Conceal)), Words: b.T("miss chance: %[1]s", words), Rule: cite.String()})
	}
	if o != nil && fr.Mode&rules.ModeOpening != 0 { // a touch deals no damage (MAN-02)
		s.Chance, s.Product, s.Damage, s.Notes = b.Chance(o.Hit.Both(odds.OfHundred(100-int(fr.Conceal)))), b.product(fr, o), "", nil
	} else if o != nil {
		s.Chance, s.Product = b.Chance(o.Damages), b.product(fr, o)
		s.Mean = b.T("on average %[1]s of %[2]s HP", b.Mean(o.Mean.Float()), b.Number(hp))
		s.Kill, s.Outcomes = b.fells(o), b.outcomes(o)
		if left := b.dying(v.on, hp); left > 0 {
			b.finishes(s, odds.OfDeath(fr, left), left)
		}
	}
	return s
}

// sneakLine is the line of the sneak attack dice, struck where the rules bar
// them (ATK-19); ok is false where there are none.
func (b *battle) sneakLine(v sum) (l model.Line, ok bool) {
	dice := int(v.frame.Sneak)
	if v.bar != rules.NoSneakBar && dice == 0 {
		dice = int(b.turn.E.Creatures[v.by].Sneak)
		l.Lost, l.Why = true, b.Key("suppressed.sneak_"+v.bar.String())
	}
	l.Value, l.Words, l.Rule = fmt.Sprintf("+%dd6", dice), b.Key("damage.sneak_attack"), rules.ATK19.String()
	return l, dice > 0
}

// linesOf writes every modifier of a roll with its rule.
func (b *battle) linesOf(d *rules.Breakdown, v sum, attack bool) []model.Line {
	var list []model.Line
	for _, l := range d.Lines[:d.N] {
		row := &b.turn.E.Rules.Rows[l.Row]
		line := model.Line{Value: b.Signed(int(l.Value)), Words: b.SourceName(row.Source), Brief: b.SourceBrief(row.Source), Rule: row.Cite.String(), Own: ownSources[row.Source]}
		if v.sides != nil {
			b.weakened(&line, row.From, v.sides)
		}
		switch row.Source {
		case rules.SourceBase:
			line.Value = b.Number(int(l.Value))
		case rules.SourceCombinedFire:
			list = append(list, b.fireLines(line, l.Value, v.by)...)
			continue
		case rules.SourceFigure:
			line.Value, line.Words = b.Number(int(l.Value)), b.T("Defence of %[1]s", b.nameOf(v.on))
			if attack {
				line.Value, line.Words = b.Signed(int(l.Value)), b.T("Attack of %[1]s", b.nameOf(v.by))
			}
		case rules.SourceFlanking:
			if v.flanker != rules.Nobody {
				line.Words = b.T("Flanking with %[1]s", b.nameOf(v.flanker))
			}
		case rules.SourceCover:
			if v.cover != nil {
				line.Words = b.Key("cover." + v.cover.Grade.String())
			}
		}
		if l.Lost != rules.NoCite {
			line.Lost, line.Why = true, b.whyLost(l.Lost)
			if l.Lost == rules.DEF03 {
				line.Why = b.whyNoDex(v.on, v.by)
			}
		}
		list = append(list, line)
	}
	return list
}

// planned is the slip of what a click would do, nil when it is no attack.
func (b *battle) planned(p *plan.Proposal) *model.Slip {
	s := b.contrived(p)
	if s != nil && len(s.Foes) == 0 && p.Uncounted(b.turn) {
		b.hush(s)
	}
	return s
}

// contrived is the slip of what a click would do as far as it is known.
func (b *battle) contrived(p *plan.Proposal) *model.Slip {
	if !p.Planned {
		return nil
	}
	if p.Bar.Why != combat.ChargeFree {
		return b.refusedCharge(p)
	}
	if p.View != nil {
		return b.bout(p)
	}
	if len(p.Strikes) == 0 {
		return b.plannedWay(p)
	}
	v := &p.Strikes[0]
	a := &v.Aim
	s := b.slipOf(sum{b.turn.Now.Who, v.On, v.Weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, p.From, b.turn.E.Space(v.On), a.SneakBar, now(b.turn.E, b.turn.Now.Who, v.On)}, &v.Odds, int(b.turn.E.Facts.Combatants[v.On].HP))
	if n := len(p.Strikes) - 1; n > 0 {
		chances := make([]string, 0, n)
		for i := range p.Strikes[1:] {
			chances = append(chances, b.Chance(p.Strikes[1+i].Odds.Damages))
		}
		s.Notes = append(s.Notes, model.Line{Value: strings.Join(chances, ", "), Words: b.T("further attacks"), Rule: rules.ATK15.String()})
	}
	if !p.Refusal.OK() {
		s.Refused.Words, s.Refused.Rule = b.whyNot(p), p.Refusal.Cite.String()
		if !a.Cover.Effect || !a.Cover.InReach && p.Refusal.Cite == rules.GEO14 {
			s.HitFrom, s.Damage, s.Attack, s.Defence, s.Notes, s.Product = 0, "", nil, nil, nil, ""
		}
		if s.HitFrom > 0 {
			s.Supposed = b.T("If it were allowed:")
		}
	}
	b.explain(s, a)
	b.whole(s, p)
	b.warn(s, p)
	b.markNew(s)
	return s
}

// plannedWay is the slip of a way that gives opportunities, nil when it gives
// none.
func (b *battle) plannedWay(p *plan.Proposal) *model.Slip {
	if !p.Refusal.OK() || len(p.Path) == 0 {
		return nil
	}
	if s := b.outlookSlip(); s != nil {
		b.warn(s, p)
		return s
	}
	if len(p.Provoked) == 0 {
		return nil
	}
	s := &model.Slip{About: model.About{Weapon: b.T("On the way to %[1]s", p.Path[len(p.Path)-1].Name())}}
	b.warn(s, p)
	return s
}

// warn tells which opportunity attacks a scheme gives, with their chances.
func (b *battle) warn(s *model.Slip, p *plan.Proposal) {
	title, words := b.warning(p)
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
		parts = append(parts, b.nameOf(r.By)+" "+b.Chance(r.Hits))
	}
	after := b.T("only if the hold succeeds: %[1]s", strings.Join(parts, " · "))
	n := len(p.View.After)
	if title == "" {
		s.Danger.Title, s.Danger.Words, s.Danger.Rule = b.TN("%[1]d opportunity attack", "%[1]d opportunity attacks", n, n), after, rules.GRP02.String()
		return
	}
	s.Danger.Title = b.TN("%[2]s, then %[1]d more", "%[2]s, then %[1]d more", n, n, title)
	s.Danger.Words += " · " + after
}

// warning is the opportunity attacks of a scheme in words.
func (b *battle) warning(p *plan.Proposal) (title, words string) {
	var parts []string
	for _, o := range p.Provoked {
		parts = append(parts, b.striker(p, o.By, b.stepped(p.Path, o.Step)))
	}
	for _, id := range p.Reactors {
		parts = append(parts, b.striker(p, id, b.turn.E.Facts.Combatants[b.turn.Now.Who].At))
	}
	if len(parts) == 0 {
		return "", ""
	}
	return b.TN("%[1]d opportunity attack", "%[1]d opportunity attacks", len(parts)), strings.Join(parts, " · ")
}

// recorded is the slip of an attack in the log: the same arithmetic with the
// face that was rolled.
func (b *battle) recorded(i int) *model.Slip {
	if i < 0 || i >= len(b.log.records) {
		return nil
	}
	switch ev := &b.log.records[i].events[0]; ev.Kind {
	case rules.ContestRolled:
		return b.contested(i)
	case rules.TestRolled:
		return b.tested(ev)
	case rules.SpotRolled:
		return b.spotted(b.log.records[i].events)
	case rules.InitiativeRolled, rules.HideRolled, rules.Noticed, rules.Surprised:
		return b.rolledAlone(ev)
	}
	s := b.thrown(&b.log.records[i].events[0], b.log.records[i].hp)
	if s != nil {
		s.RollText = b.rolled(b.log.records[i].events, b.log.entries[i].Result)
		s.Notes = append(b.whatElse(&b.log.records[i]), s.Notes...)
		b.stoodThen(s, &b.log.records[i])
	}
	return s
}

// rollingSlip is the slip of the attack being shown, its marker running.
func (b *battle) rollingSlip() *model.Slip {
	if !b.play.rolling() {
		return nil
	}
	s := b.thrown(&b.play.playing[0], b.shown.hp)
	if s == nil {
		return nil
	}
	at, stopped := b.play.face(b.Settings.Speed)
	if !b.diceRun() {
		at, stopped = float64(b.play.playing[0].A), true
	}
	s.Roll = at
	if stopped {
		words := b.T("miss")
		if b.play.playing[0].Flags&rules.FlagHit != 0 {
			words = b.T("hit")
		}
		for i := range b.play.playing {
			if b.play.playing[i].Flags&rules.FlagLost != 0 {
				words = b.T("miss")
			}
		}
		s.RollText = b.rolled(b.play.playing, words)
	}
	return s
}

// rolled is what the dice of an attack came to, with the d100 of the miss
// chance where one was rolled (CON-04).
func (b *battle) rolled(events []rules.Event, words string) string {
	d20 := int(events[0].A)
	for i := range events {
		if events[i].Kind == rules.MissChanceRolled {
			return b.T("Rolled %[1]d, d100 %[2]d: %[3]s", d20, int(events[i].A), words)
		}
	}
	return b.T("Rolled %[1]d: %[2]s", d20, words)
}

// thrown is the slip of an attack whose d20 was rolled: the arithmetic as it
// was promised to a target that had hp.
func (b *battle) thrown(ev *rules.Event, hp int) *model.Slip {
	if ev.Kind != rules.AttackRolled || ev.Report == nil || ev.Whom == rules.Nobody {
		return nil
	}
	rep := ev.Report
	fr := rep.Frame
	fr.Stage, fr.Hit, fr.Threat, fr.Critical, fr.Lost, fr.Damage, fr.Sap.Loss = rules.StageRoll, false, false, false, false, 0, 0
	o := odds.OfFrame(&fr, hp)
	s := b.slipOf(sum{ev.Who, ev.Whom, ev.Weapon, &rep.Attack, &rep.Defence, &rep.Damage, &fr, &rep.Cover, rep.Flanker, grid.Square(fr.From), grid.Square(fr.To), rep.SneakBar, atThatTime(b.turn.E, ev)}, &o, hp)
	s.Roll = float64(ev.A)
	return s
}
