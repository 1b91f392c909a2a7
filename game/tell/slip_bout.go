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
func (sl *Slips) bout(p *plan.Proposal) *model.Slip {
	v := p.View
	var s *model.Slip
	switch {
	case p.Drafted == rules.Drink && len(p.Acts) > 0 && p.Refusal.OK():
		return sl.draught(p)
	case len(p.Strikes) > 0:
		s = sl.struck(p)
	case len(v.Contests)+len(v.Trials)+len(v.Victims)+len(v.Area)+len(v.Lookouts) > 0:
		s = sl.bareSlip(p)
	case len(p.Acts) > 0 && combat.Gropes(&p.Acts[0]):
		s = sl.groping(p)
	default:
		s = sl.plannedWay(p)
		if s == nil && len(p.Reactors) > 0 {
			s = &model.Slip{About: model.About{Weapon: sl.draftedName(p)}, Chances: model.Chances{Bare: true}}
			sl.whole(s, p)
			sl.warn(s, p)
		}
		if s != nil && p.Drafted == rules.Power {
			s.Weapon = sl.draftedName(p)
		}
		return s
	}
	for i := range v.Contests {
		Parts{sl.Voice}.contestParts(s, &v.Contests[i])
	}
	sl.aftermath(s, p)
	for i := range v.Trials {
		Parts{sl.Voice}.trialPart(s, &v.Trials[i])
	}
	if len(v.Victims)+len(v.Area) > 0 {
		Parts{sl.Voice}.victimParts(s, p)
		if d := sl.Objection(p); d.Words != "" {
			s.Refused.Words, s.Refused.Rule, s.Grave = d.Words, d.Cite.String(), d.own
		}
	}
	if len(v.Lookouts) > 0 {
		Parts{sl.Voice}.lookoutParts(s, v.Lookouts)
	}
	if p.Drafted == rules.Overrun && p.Refusal.OK() {
		s.Notes = append(s.Notes, model.Line{Words: sl.T("unless the target lets you pass"), Rule: rules.MAN05.String()})
	}
	if !p.Refusal.OK() {
		s.Refused.Words, s.Refused.Rule = sl.RefusalOf(p.Verb(sl.Wanted.Mode), p.Refusal), p.Refusal.Cite.String()
	}
	sl.whole(s, p)
	sl.warn(s, p)
	if len(p.Strikes) > 0 {
		sl.markNew(s, p)
	}
	return s
}

// groping is the slip of an attack on a square, or of a grapple there: what it
// comes to if somebody unseen is in it (CON-07, GRP-02).
func (sl *Slips) groping(p *plan.Proposal) *model.Slip {
	a := &p.Acts[0]
	part := model.Part{Title: sl.T("If somebody is there"), Lines: []model.Line{
		{Value: sl.Percent(50), Words: sl.T("miss chance: %[1]s", sl.T("unseen target")), Rule: rules.CON07.String(), Wide: true},
	}}
	s := &model.Slip{About: model.About{Weapon: sl.T("%[1]s: %[2]s", sl.Brief(p.Drafted), sl.WeaponOf(a))}}
	if a.Verb == rules.Grapple {
		s.Weapon = sl.T("%[1]s: %[2]s", sl.Brief(p.Drafted), sl.T("A square"))
		if _, first := combat.Provokes(sl.E, a); first && sl.E.Rules.Attack.Opportunities(&sl.E.Options) {
			part.Lines = append(part.Lines, model.Line{Words: sl.T("it may strike first, and any damage foils the attempt"), Rule: rules.GRP02.String(), Wide: true})
		}
		part.Lines = append(part.Lines, model.Line{Words: sl.T("then touch and opposed check"), Rule: rules.GRP02.String(), Wide: true})
	}
	s.Parts = []model.Part{part}
	return s
}

// struck begins the slip with its first attack: a maneuver's touch, whose
// headline is the chance of the whole, or the first of several.
func (sl *Slips) struck(p *plan.Proposal) *model.Slip {
	t := &p.Strikes[0]
	a := &t.Aim
	s := sl.slipOf(sum{sl.Now.Who, t.On, t.Weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, p.From, sl.E.Space(t.On), a.SneakBar, now(sl.E, sl.Now.Who, t.On)}, &t.Odds, int(sl.E.Facts.Combatants[t.On].HP))
	switch p.Drafted {
	case rules.Trip, rules.Grapple, rules.Net:
		s.Needs = sl.T("touch: %[1]d or more", int(a.Frame.HitFrom))
		s.Against = sl.T("%[1]s: %[2]s", sl.Against(int(a.Frame.Bonus), int(a.Frame.AC), nil), sl.Chance(p.View.Strikes[0].Lands()))
		s.AttackTitle = sl.T("Touch attack %[1]s", sl.Signed(int(a.Frame.Bonus)))
		s.DefenceTitle = sl.Phrase("defence.touch", int(a.Frame.AC))
		s.Damage, s.Mean, s.Kill, s.Outcomes = "", "", "", nil
		s.Notes = nil
		if p.View.Sure {
			s.Chance = sl.Chance(p.View.Chance)
		}
		if len(p.View.Contests) == 1 {
			s.Product = sl.T("%[1]s touch × %[2]s check", sl.Chance(p.View.Strikes[0].Lands()), sl.Chance(p.View.Contests[0].Wins))
		} else if c := p.View.Course; c != nil && foiled(c) {
			s.Product = sl.Chance(p.View.Strikes[0].Lands())
		}
		s.Weapon = sl.T("%[1]s: %[2]s", sl.Brief(p.Drafted), s.Weapon)
		if p.Drafted == rules.Net {
			s.Weapon = sl.Key("verb.net")
		}
	case rules.CoupDeGrace:
		s.HitFrom, s.Bare, s.Chance, s.Product = 0, true, sl.Chance(odds.Certain()), ""
		s.Needs, s.Against = sl.T("hits, critical"), sl.T("no roll to hit")
		s.Attack, s.Defence, s.Outcomes = nil, nil, nil
		s.Notes = append(s.Notes, model.Line{Value: sl.Key("save.fortitude"), Words: sl.T("DC 10 + damage, or dies"), Rule: rules.HLP04.String()})
	}
	sl.fullLines(s, p)
	if !p.Refusal.OK() && !a.Cover.Effect {
		s.HitFrom, s.Damage, s.Attack, s.Defence, s.Notes, s.Product = 0, "", nil, nil, nil, ""
	}
	return s
}

// fullLines adds the attacks after the first, each with its chance and face.
func (sl *Slips) fullLines(s *model.Slip, p *plan.Proposal) {
	if len(p.Strikes) < 2 {
		if p.Drafted == rules.FullAttack {
			s.Notes = append(s.Notes, model.Line{Icon: "warning", Words: sl.T("one attack only: a plain attack does as much and leaves a move"), Rule: rules.ATK15.String()})
		}
		return
	}
	part := model.Part{Title: sl.T("All %[1]d attacks", len(p.Strikes))}
	for i := range p.Strikes {
		t := &p.Strikes[i]
		words := sl.T("%[1]s from %[2]d, %[3]s", sl.Signed(int(t.Aim.Frame.Bonus)), int(t.Aim.Frame.HitFrom), sl.WeaponName(sl.E.Creatures[sl.Now.Who].Weapon(t.Weapon).Name))
		part.Lines = append(part.Lines, model.Line{Value: sl.Chance(t.Odds.Damages), Words: words, Wide: true})
	}
	s.Parts = append(s.Parts, part)
	f := p.View.Full
	if f == nil { // on several targets, or not legal: nothing is said of the whole
		s.Mean, s.Kill, s.Outcomes = "", "", nil
		return
	}
	s.Kill = falls(sl.Voice, f.Fells)
	s.Outcomes = sl.allOutcomes(f)
	s.Mean = sl.T("all together: %[1]s of %[2]s HP on average, misses included", sl.Mean(f.Mean.Float()), sl.Number(int(sl.E.Facts.Combatants[p.Strikes[0].On].HP)))
	if on := p.Strikes[0].On; sl.dying(on, int(sl.E.Facts.Combatants[on].HP)) > 0 {
		s.Kill, s.Mean = "", sl.T("all together: %[1]s on average, misses included", sl.Mean(f.Mean.Float()))
		if f.Kills.Float() > 0 {
			s.Kill = sl.T("kills %[1]s", sl.Chance(f.Kills))
		}
	}
	whole := model.Part{Title: sl.T("How many hit")}
	for n, chance := range sl.hitChances(f) {
		whole.Lines = append(whole.Lines, model.Line{Value: chance, Words: sl.TN("%[1]d hit", "%[1]d hits", n, n), Wide: true})
	}
	if len(whole.Lines) > 0 {
		whole.Lines[len(whole.Lines)-1].Rule = rules.ATK15.String()
	}
	s.Parts = append(s.Parts, whole)
}

// draftedName is the name of what is drafted: of an ability its own.
func (sl *Slips) draftedName(p *plan.Proposal) string {
	if p.Drafted == rules.Power || p.Drafted == rules.Drink {
		return sl.EntryName(plan.Choice{Verb: p.Drafted, Power: p.Power})
	}
	return sl.EntryName(plan.Choice{Verb: p.Drafted, Power: -1})
}

// bareSlip begins the slip of what opens without an attack roll.
func (sl *Slips) bareSlip(p *plan.Proposal) *model.Slip {
	s := &model.Slip{About: model.About{Weapon: sl.draftedName(p)}, Chances: model.Chances{Bare: true}}
	v := p.View
	if p.Target != rules.Nobody && p.Target != sl.Now.Who {
		s.Target, s.Side, s.Subject = sl.NameOf(p.Target), int(sl.E.Creatures[p.Target].Side), Cards{sl.Voice}.subject(p.Target)
	}
	if v.Sure {
		s.Chance = sl.Chance(v.Chance)
	}
	switch {
	case len(v.Contests) == 1 && v.Contests[0].Lost:
		s.Chance, s.Needs = sl.Percent(0), sl.T("lost without a roll")
	case len(v.Contests) == 1:
		c := &v.Contests[0]
		s.Needs, s.Against = sl.T("opposed check"), sl.T("%[1]s against %[2]s", sl.Signed(int(c.Mine.Total)), sl.Signed(int(c.Theirs.Total)))
	case len(v.Contests) > 1:
		s.Needs, s.Against = sl.T("opposed checks"), sl.T("all must be won")
	case len(v.Trials) == 1:
		t := &v.Trials[0]
		s.Needs, s.Against = sl.T("needs %[1]d or more", max(t.DC-t.Bonus, 1)), sl.T("%[1]s against DC %[2]d", sl.Signed(t.Bonus), t.DC)
		if t.Verb == rules.Aid {
			s.Needs, s.Against = sl.T("roll to aid: %[1]d or more", max(t.DC-t.Bonus, 2)), sl.Against(t.Bonus, t.DC, nil)
		}
	case len(v.Victims) == 1 && !v.Victims[0].Allowed:
		s.Needs = sl.T("is affected in full")
		if pw := sl.Ability(p.Power); pw != nil && v.Victims[0].Heals {
			sl.heals(s, pw, &v.Victims[0])
		} else if pw != nil && v.Victims[0].Hurts {
			s.Notes = append(s.Notes, Parts{sl.Voice}.sapNotes(&pw.Saps, v.Victims[0].Burst.Loss, v.Victims[0].Burst.Spends)...)
		} else if pw != nil && pw.Mends {
			var facts model.Part
			if sl.mending(s, &facts, pw, v.Victims[0].Who); len(facts.Lines) > 0 {
				facts.Title = sl.NameOf(v.Victims[0].Who)
				s.Parts = append(s.Parts, facts)
			}
		}
	case len(v.Victims) == 1:
		s.Chance, s.Needs = sl.Chance(v.Victims[0].Fails), sl.T("is affected in full")
		if len(p.Acts) == 0 {
			break
		}
		if pw := sl.Ability(int(p.Acts[0].Option)); pw != nil {
			Parts{sl.Voice}.oneVictim(s, pw, &v.Victims[0])
		}
	case len(v.Lookouts) > 0:
		s.Needs = sl.T("Hide against Perception")
	case len(v.Victims) == 0:
		s.Needs = sl.T("nobody caught")
	default:
		s.Needs = Caught(sl.Voice, len(v.Victims))
		ours := 0
		for i := range v.Victims {
			if !sl.E.Hostile(sl.Now.Who, v.Victims[i].Who) {
				ours++
			}
		}
		if pw := sl.Ability(p.Power); ours > 0 && pw != nil && !pw.Kind() {
			s.Against = sl.TN("%[1]d of them on your own side", "%[1]d of them on your own side", ours, ours)
		}
	}
	return s
}

// contestFact is the chance of an opposed check in one line, for questions.
func (sl *Slips) contestFact(c *match.Contest) string {
	return sl.T("%[1]s: %[2]s against %[3]s, wins %[4]s", sl.NameOf(c.By), sl.Signed(int(c.Mine.Total)), sl.Signed(int(c.Theirs.Total)), sl.Chance(c.Wins))
}

// strikeFacts are the chance and the damage of an attack, for questions.
func (sl *Slips) strikeFacts(by rules.ID, s *match.Strike) []string {
	w := sl.E.Creatures[by].Weapon(s.Weapon)
	words := rolled(&s.Aim.Frame, false)
	if s.Aim.Frame.Sneak > 0 {
		words += fmt.Sprintf(" +%dd6", s.Aim.Frame.Sneak)
	}
	return []string{sl.offerLine(w, &s.Aim.Frame, &s.Odds, s.On), strings.TrimSpace(sl.T("Damage %[1]s; on average %[2]s, misses included", words, sl.Mean(s.Odds.Mean.Float())))}
}
