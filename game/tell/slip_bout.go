package tell

import (
	"fmt"
	"strings"

	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/odds"
)

// bout is the slip of what is not one plain attack: touch and opposed check of
// a maneuver, a trial, several attacks, an ability with those it catches.
func (te *Teller) bout(p *plan.Proposal) *model.Slip {
	v := p.View
	var s *model.Slip
	switch {
	case p.Wished == rules.Drink && len(p.Acts) > 0 && p.Refusal.OK():
		return te.draught(p)
	case len(p.Strikes) > 0:
		s = te.struck(p)
	case len(v.Contests)+len(v.Trials)+len(v.Victims)+len(v.Area)+len(v.Lookouts) > 0:
		s = te.bareSlip(p)
	case len(p.Acts) > 0 && combat.Gropes(&p.Acts[0]):
		s = te.groping(p)
	default:
		s = te.plannedWay(p)
		if s == nil && len(p.Reactors) > 0 {
			s = &model.Slip{About: model.About{Weapon: te.wishedName(p)}, Chances: model.Chances{Bare: true}}
			te.whole(s, p)
			te.warn(s, p)
		}
		if s != nil && p.Wished == rules.Power {
			s.Weapon = te.wishedName(p)
		}
		return s
	}
	for i := range v.Contests {
		te.contestParts(s, &v.Contests[i])
	}
	te.aftermath(s, p)
	for i := range v.Trials {
		te.trialPart(s, &v.Trials[i])
	}
	if len(v.Victims)+len(v.Area) > 0 {
		te.victimParts(s, p)
		if d := te.DoubtOf(p); d.Words != "" {
			s.Refused.Words, s.Refused.Rule, s.Grave = d.Words, d.Cite.String(), d.own
		}
	}
	if len(v.Lookouts) > 0 {
		te.lookoutParts(s, v.Lookouts)
	}
	if p.Wished == rules.Overrun && p.Refusal.OK() {
		s.Notes = append(s.Notes, model.Line{Words: te.T("unless the target lets you pass"), Rule: rules.MAN05.String()})
	}
	if !p.Refusal.OK() {
		s.Refused.Words, s.Refused.Rule = te.RefusalOf(p.Verb(te.Mode), p.Refusal), p.Refusal.Cite.String()
	}
	te.whole(s, p)
	te.warn(s, p)
	if len(p.Strikes) > 0 {
		te.markNew(s)
	}
	return s
}

// groping is the slip of an attack on a square, or of a grapple there: what it
// comes to if somebody unseen is in it (CON-07, GRP-02).
func (te *Teller) groping(p *plan.Proposal) *model.Slip {
	a := &p.Acts[0]
	part := model.Part{Title: te.T("If somebody is there"), Lines: []model.Line{
		{Value: te.Percent(50), Words: te.T("miss chance: %[1]s", te.T("unseen target")), Rule: rules.CON07.String(), Wide: true},
	}}
	s := &model.Slip{About: model.About{Weapon: te.T("%[1]s: %[2]s", te.Brief(p.Wished), te.WeaponOf(a))}}
	if a.Verb == rules.Grapple {
		s.Weapon = te.T("%[1]s: %[2]s", te.Brief(p.Wished), te.T("A square"))
		if _, first := combat.Provokes(te.E, a); first && te.E.Rules.Attack.Opportunities(&te.E.Options) {
			part.Lines = append(part.Lines, model.Line{Words: te.T("it may strike first, and any damage foils the attempt"), Rule: rules.GRP02.String(), Wide: true})
		}
		part.Lines = append(part.Lines, model.Line{Words: te.T("then touch and opposed check"), Rule: rules.GRP02.String(), Wide: true})
	}
	s.Parts = []model.Part{part}
	return s
}

// struck begins the slip with its first attack: a maneuver's touch, whose
// headline is the chance of the whole, or the first of several.
func (te *Teller) struck(p *plan.Proposal) *model.Slip {
	t := &p.Strikes[0]
	a := &t.Aim
	s := te.slipOf(sum{te.Now.Who, t.On, t.Weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, p.From, te.E.Space(t.On), a.SneakBar, now(te.E, te.Now.Who, t.On)}, &t.Odds, int(te.E.Facts.Combatants[t.On].HP))
	switch p.Wished {
	case rules.Trip, rules.Grapple, rules.Net:
		s.Needs = te.T("touch: %[1]d or more", int(a.Frame.HitFrom))
		s.Against = te.T("%[1]s: %[2]s", te.against(int(a.Frame.Bonus), int(a.Frame.AC), nil), te.Chance(p.View.Strikes[0].Lands()))
		s.AttackTitle = te.T("Touch attack %[1]s", te.Signed(int(a.Frame.Bonus)))
		s.DefenceTitle = te.worded("defence.touch", int(a.Frame.AC))
		s.Damage, s.Mean, s.Kill, s.Outcomes = "", "", "", nil
		s.Notes = nil
		if p.View.Sure {
			s.Chance = te.Chance(p.View.Chance)
		}
		if len(p.View.Contests) == 1 {
			s.Product = te.T("%[1]s touch × %[2]s check", te.Chance(p.View.Strikes[0].Lands()), te.Chance(p.View.Contests[0].Wins))
		} else if c := p.View.Course; c != nil && Foiled(c) {
			s.Product = te.Chance(p.View.Strikes[0].Lands())
		}
		s.Weapon = te.T("%[1]s: %[2]s", te.Brief(p.Wished), s.Weapon)
		if p.Wished == rules.Net {
			s.Weapon = te.Key("verb.net")
		}
	case rules.CoupDeGrace:
		s.HitFrom, s.Bare, s.Chance, s.Product = 0, true, te.Chance(odds.Certain()), ""
		s.Needs, s.Against = te.T("hits, critical"), te.T("no roll to hit")
		s.Attack, s.Defence, s.Outcomes = nil, nil, nil
		s.Notes = append(s.Notes, model.Line{Value: te.Key("save.fortitude"), Words: te.T("DC 10 + damage, or dies"), Rule: rules.HLP04.String()})
	}
	te.fullLines(s, p)
	if !p.Refusal.OK() && !a.Cover.Effect {
		s.HitFrom, s.Damage, s.Attack, s.Defence, s.Notes, s.Product = 0, "", nil, nil, nil, ""
	}
	return s
}

// fullLines adds the attacks after the first, each with its chance and face.
func (te *Teller) fullLines(s *model.Slip, p *plan.Proposal) {
	if len(p.Strikes) < 2 {
		return
	}
	part := model.Part{Title: te.T("All %[1]d attacks", len(p.Strikes))}
	for i := range p.Strikes {
		t := &p.Strikes[i]
		words := te.T("%[1]s from %[2]d, %[3]s", te.Signed(int(t.Aim.Frame.Bonus)), int(t.Aim.Frame.HitFrom), te.WeaponName(te.E.Creatures[te.Now.Who].Weapon(t.Weapon).Name))
		part.Lines = append(part.Lines, model.Line{Value: te.Chance(t.Odds.Damages), Words: words, Wide: true})
	}
	s.Parts = append(s.Parts, part)
	f := p.View.Full
	if f == nil { // on several targets, or not legal: nothing is said of the whole
		s.Mean, s.Kill, s.Outcomes = "", "", nil
		return
	}
	s.Kill = ""
	if f.Drops.Float() > 0 {
		s.Kill = te.T("fells %[1]s", te.Chance(f.Drops))
	}
	s.Outcomes = te.allOutcomes(f)
	s.Mean = te.T("all together: %[1]s of %[2]s HP on average", te.Mean(f.Mean.Float()), te.Number(int(te.E.Facts.Combatants[p.Strikes[0].On].HP)))
	if te.E.Facts.Combatants[p.Strikes[0].On].HP <= 0 {
		s.Kill, s.Mean = "", te.T("all together: %[1]s on average", te.Mean(f.Mean.Float()))
		if f.Kills.Float() > 0 {
			s.Kill = te.T("kills %[1]s", te.Chance(f.Kills))
		}
	}
	whole := model.Part{Title: te.T("How many hit")}
	for n := range f.Hits {
		whole.Lines = append(whole.Lines, model.Line{Value: te.Chance(f.Hits[n]), Words: te.TN("%[1]d hit", "%[1]d hits", n, n), Wide: true})
	}
	if len(whole.Lines) > 0 {
		whole.Lines[len(whole.Lines)-1].Rule = rules.ATK15.String()
	}
	s.Parts = append(s.Parts, whole)
}

// wishedName is the name of what is wished: of an ability its own.
func (te *Teller) wishedName(p *plan.Proposal) string {
	if p.Wished == rules.Power || p.Wished == rules.Drink {
		return te.EntryName(plan.Choice{Verb: p.Wished, Power: p.Power})
	}
	return te.EntryName(plan.Choice{Verb: p.Wished, Power: -1})
}

// bareSlip begins the slip of what opens without an attack roll.
func (te *Teller) bareSlip(p *plan.Proposal) *model.Slip {
	s := &model.Slip{About: model.About{Weapon: te.wishedName(p)}, Chances: model.Chances{Bare: true}}
	v := p.View
	if p.Target != rules.Nobody && p.Target != te.Now.Who {
		s.Target, s.Side, s.Subject = te.NameOf(p.Target), int(te.E.Creatures[p.Target].Side), te.subject(p.Target)
	}
	if v.Sure {
		s.Chance = te.Chance(v.Chance)
	}
	switch {
	case len(v.Contests) == 1 && v.Contests[0].Lost:
		s.Chance, s.Needs = te.Percent(0), te.T("lost without a roll")
	case len(v.Contests) == 1:
		c := &v.Contests[0]
		s.Needs, s.Against = te.T("opposed check"), te.T("%[1]s against %[2]s", te.Signed(int(c.Mine.Total)), te.Signed(int(c.Theirs.Total)))
	case len(v.Contests) > 1:
		s.Needs, s.Against = te.T("opposed checks"), te.T("all must be won")
	case len(v.Trials) == 1:
		t := &v.Trials[0]
		s.Needs, s.Against = te.T("needs %[1]d or more", max(t.DC-t.Bonus, 1)), te.T("%[1]s against DC %[2]d", te.Signed(t.Bonus), t.DC)
		if t.Verb == rules.Aid {
			s.Needs, s.Against = te.T("roll to aid: %[1]d or more", max(t.DC-t.Bonus, 2)), te.against(t.Bonus, t.DC, nil)
		}
	case len(v.Victims) == 1 && !v.Victims[0].Allowed:
		s.Needs = te.T("is affected in full")
		if pw := te.Ability(p.Power); pw != nil && v.Victims[0].Hurts {
			s.Notes = append(s.Notes, te.sapNotes(&pw.Saps, v.Victims[0].Burst.Loss, v.Victims[0].Burst.Spends)...)
		} else if pw != nil && pw.Mends {
			var facts model.Part
			if te.mending(s, &facts, pw, v.Victims[0].Who); len(facts.Lines) > 0 {
				facts.Title = te.NameOf(v.Victims[0].Who)
				s.Parts = append(s.Parts, facts)
			}
		}
	case len(v.Victims) == 1:
		s.Chance, s.Needs = te.Chance(v.Victims[0].Fails), te.T("is affected in full")
		if len(p.Acts) == 0 {
			break
		}
		if pw := te.Ability(int(p.Acts[0].Option)); pw != nil {
			te.oneVictim(s, pw, &v.Victims[0])
		}
	case len(v.Lookouts) > 0:
		s.Needs = te.T("Hide against Perception")
	case len(v.Victims) == 0:
		s.Needs = te.T("nobody caught")
	default:
		s.Needs = te.TN("%[1]d creature caught", "%[1]d creatures caught", len(v.Victims), len(v.Victims))
		ours := 0
		for i := range v.Victims {
			if !te.E.Hostile(te.Now.Who, v.Victims[i].Who) {
				ours++
			}
		}
		if pw := te.Ability(p.Power); ours > 0 && pw != nil && !pw.Kind() {
			s.Against = te.TN("%[1]d of them on your own side", "%[1]d of them on your own side", ours, ours)
		}
	}
	return s
}

// contestFact is the chance of an opposed check in one line, for questions.
func (te *Teller) contestFact(c *match.Contest) string {
	return te.T("%[1]s: %[2]s against %[3]s, wins %[4]s", te.NameOf(c.By), te.Signed(int(c.Mine.Total)), te.Signed(int(c.Theirs.Total)), te.Chance(c.Wins))
}

// StrikeFacts are the chance and the damage of an attack, for questions.
func (te *Teller) StrikeFacts(by rules.ID, s *match.Strike) []string {
	w := te.E.Creatures[by].Weapon(s.Weapon)
	words := rolled(&s.Aim.Frame, false)
	if s.Aim.Frame.Sneak > 0 {
		words += fmt.Sprintf(" +%dd6", s.Aim.Frame.Sneak)
	}
	return []string{te.offerLine(w, &s.Aim.Frame, &s.Odds, s.On), strings.TrimSpace(te.T("Damage %[1]s, on average %[2]s", words, te.Mean(s.Odds.Mean.Float())))}
}
