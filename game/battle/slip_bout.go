package battle

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
func (b *battle) bout(p *plan.Proposal) *model.Slip {
	v := p.View
	var s *model.Slip
	switch {
	case p.Wished == rules.Drink && len(p.Acts) > 0 && p.Refusal.OK():
		return b.draught(p)
	case len(p.Strikes) > 0:
		s = b.struck(p)
	case len(v.Contests)+len(v.Trials)+len(v.Victims)+len(v.Area)+len(v.Lookouts) > 0:
		s = b.bareSlip(p)
	case len(p.Acts) > 0 && combat.Gropes(&p.Acts[0]):
		s = b.groping(p)
	default:
		s = b.plannedWay(p)
		if s == nil && len(p.Reactors) > 0 {
			s = &model.Slip{About: model.About{Weapon: b.wishedName(p)}, Chances: model.Chances{Bare: true}}
			b.whole(s, p)
			b.warn(s, p)
		}
		if s != nil && p.Wished == rules.Power {
			s.Weapon = b.wishedName(p)
		}
		return s
	}
	for i := range v.Contests {
		b.contestParts(s, &v.Contests[i])
	}
	b.aftermath(s, p)
	for i := range v.Trials {
		b.trialPart(s, &v.Trials[i])
	}
	if len(v.Victims)+len(v.Area) > 0 {
		b.victimParts(s, p)
		if d := b.doubtOf(p); d.words != "" {
			s.Refused.Words, s.Refused.Rule, s.Grave = d.words, d.cite.String(), d.own
		}
	}
	if len(v.Lookouts) > 0 {
		b.lookoutParts(s, v.Lookouts)
	}
	if p.Wished == rules.Overrun && p.Refusal.OK() {
		s.Notes = append(s.Notes, model.Line{Words: b.T("unless the target lets you pass"), Rule: rules.MAN05.String()})
	}
	if !p.Refusal.OK() {
		s.Refused.Words, s.Refused.Rule = b.refusalOf(p.Verb(b.turn.Mode), p.Refusal), p.Refusal.Cite.String()
	}
	b.whole(s, p)
	b.warn(s, p)
	if len(p.Strikes) > 0 {
		b.markNew(s)
	}
	return s
}

// groping is the slip of an attack on a square, or of a grapple there: what it
// comes to if somebody unseen is in it (CON-07, GRP-02).
func (b *battle) groping(p *plan.Proposal) *model.Slip {
	a := &p.Acts[0]
	part := model.Part{Title: b.T("If somebody is there"), Lines: []model.Line{
		{Value: b.Percent(50), Words: b.T("miss chance: %[1]s", b.T("unseen target")), Rule: rules.CON07.String(), Wide: true},
	}}
	s := &model.Slip{About: model.About{Weapon: b.T("%[1]s: %[2]s", b.brief(p.Wished), b.weaponOf(a))}}
	if a.Verb == rules.Grapple {
		s.Weapon = b.T("%[1]s: %[2]s", b.brief(p.Wished), b.T("A square"))
		if _, first := combat.Provokes(b.turn.E, a); first && b.turn.E.Rules.Attack.Opportunities(&b.turn.E.Options) {
			part.Lines = append(part.Lines, model.Line{Words: b.T("it may strike first, and any damage foils the attempt"), Rule: rules.GRP02.String(), Wide: true})
		}
		part.Lines = append(part.Lines, model.Line{Words: b.T("then touch and opposed check"), Rule: rules.GRP02.String(), Wide: true})
	}
	s.Parts = []model.Part{part}
	return s
}

// struck begins the slip with its first attack: a maneuver's touch, whose
// headline is the chance of the whole, or the first of several.
func (b *battle) struck(p *plan.Proposal) *model.Slip {
	t := &p.Strikes[0]
	a := &t.Aim
	s := b.slipOf(sum{b.turn.Now.Who, t.On, t.Weapon, &a.Attack, &a.Defence, &a.Damage, &a.Frame, &a.Cover, a.Flanker, p.From, b.turn.E.Space(t.On), a.SneakBar, now(b.turn.E, b.turn.Now.Who, t.On)}, &t.Odds, int(b.turn.E.Facts.Combatants[t.On].HP))
	switch p.Wished {
	case rules.Trip, rules.Grapple, rules.Net:
		s.Needs = b.T("touch: %[1]d or more", int(a.Frame.HitFrom))
		s.Against = b.T("%[1]s: %[2]s", b.against(int(a.Frame.Bonus), int(a.Frame.AC), nil), b.Chance(p.View.Strikes[0].Lands()))
		s.AttackTitle = b.T("Touch attack %[1]s", b.Signed(int(a.Frame.Bonus)))
		s.DefenceTitle = b.worded("defence.touch", int(a.Frame.AC))
		s.Damage, s.Mean, s.Kill, s.Outcomes = "", "", "", nil
		s.Notes = nil
		if p.View.Sure {
			s.Chance = b.Chance(p.View.Chance)
		}
		if len(p.View.Contests) == 1 {
			s.Product = b.T("%[1]s touch × %[2]s check", b.Chance(p.View.Strikes[0].Lands()), b.Chance(p.View.Contests[0].Wins))
		} else if c := p.View.Course; c != nil && foiled(c) {
			s.Product = b.Chance(p.View.Strikes[0].Lands())
		}
		s.Weapon = b.T("%[1]s: %[2]s", b.brief(p.Wished), s.Weapon)
		if p.Wished == rules.Net {
			s.Weapon = b.Key("verb.net")
		}
	case rules.CoupDeGrace:
		s.HitFrom, s.Bare, s.Chance, s.Product = 0, true, b.Chance(odds.Certain()), ""
		s.Needs, s.Against = b.T("hits, critical"), b.T("no roll to hit")
		s.Attack, s.Defence, s.Outcomes = nil, nil, nil
		s.Notes = append(s.Notes, model.Line{Value: b.Key("save.fortitude"), Words: b.T("DC 10 + damage, or dies"), Rule: rules.HLP04.String()})
	}
	b.fullLines(s, p)
	if !p.Refusal.OK() && !a.Cover.Effect {
		s.HitFrom, s.Damage, s.Attack, s.Defence, s.Notes, s.Product = 0, "", nil, nil, nil, ""
	}
	return s
}

// fullLines adds the attacks after the first, each with its chance and face.
func (b *battle) fullLines(s *model.Slip, p *plan.Proposal) {
	if len(p.Strikes) < 2 {
		return
	}
	part := model.Part{Title: b.T("All %[1]d attacks", len(p.Strikes))}
	for i := range p.Strikes {
		t := &p.Strikes[i]
		words := b.T("%[1]s from %[2]d, %[3]s", b.Signed(int(t.Aim.Frame.Bonus)), int(t.Aim.Frame.HitFrom), b.WeaponName(b.turn.E.Creatures[b.turn.Now.Who].Weapon(t.Weapon).Name))
		part.Lines = append(part.Lines, model.Line{Value: b.Chance(t.Odds.Damages), Words: words, Wide: true})
	}
	s.Parts = append(s.Parts, part)
	f := p.View.Full
	if f == nil { // on several targets, or not legal: nothing is said of the whole
		s.Mean, s.Kill, s.Outcomes = "", "", nil
		return
	}
	s.Kill = ""
	if f.Drops.Float() > 0 {
		s.Kill = b.T("fells %[1]s", b.Chance(f.Drops))
	}
	s.Outcomes = b.allOutcomes(f)
	s.Mean = b.T("all together: %[1]s of %[2]s HP on average", b.Mean(f.Mean.Float()), b.Number(int(b.turn.E.Facts.Combatants[p.Strikes[0].On].HP)))
	if b.turn.E.Facts.Combatants[p.Strikes[0].On].HP <= 0 {
		s.Kill, s.Mean = "", b.T("all together: %[1]s on average", b.Mean(f.Mean.Float()))
		if f.Kills.Float() > 0 {
			s.Kill = b.T("kills %[1]s", b.Chance(f.Kills))
		}
	}
	whole := model.Part{Title: b.T("How many hit")}
	for n := range f.Hits {
		whole.Lines = append(whole.Lines, model.Line{Value: b.Chance(f.Hits[n]), Words: b.TN("%[1]d hit", "%[1]d hits", n, n), Wide: true})
	}
	if len(whole.Lines) > 0 {
		whole.Lines[len(whole.Lines)-1].Rule = rules.ATK15.String()
	}
	s.Parts = append(s.Parts, whole)
}

// wishedName is the name of what is wished: of an ability its own.
func (b *battle) wishedName(p *plan.Proposal) string {
	if p.Wished == rules.Power || p.Wished == rules.Drink {
		return b.entryName(plan.Choice{Verb: p.Wished, Power: p.Power})
	}
	return b.entryName(plan.Choice{Verb: p.Wished, Power: -1})
}

// bareSlip begins the slip of what opens without an attack roll.
func (b *battle) bareSlip(p *plan.Proposal) *model.Slip {
	s := &model.Slip{About: model.About{Weapon: b.wishedName(p)}, Chances: model.Chances{Bare: true}}
	v := p.View
	if p.Target != rules.Nobody && p.Target != b.turn.Now.Who {
		s.Target, s.Side, s.Subject = b.nameOf(p.Target), int(b.turn.E.Creatures[p.Target].Side), b.subject(p.Target)
	}
	if v.Sure {
		s.Chance = b.Chance(v.Chance)
	}
	switch {
	case len(v.Contests) == 1 && v.Contests[0].Lost:
		s.Chance, s.Needs = b.Percent(0), b.T("lost without a roll")
	case len(v.Contests) == 1:
		c := &v.Contests[0]
		s.Needs, s.Against = b.T("opposed check"), b.T("%[1]s against %[2]s", b.Signed(int(c.Mine.Total)), b.Signed(int(c.Theirs.Total)))
	case len(v.Contests) > 1:
		s.Needs, s.Against = b.T("opposed checks"), b.T("all must be won")
	case len(v.Trials) == 1:
		t := &v.Trials[0]
		s.Needs, s.Against = b.T("needs %[1]d or more", max(t.DC-t.Bonus, 1)), b.T("%[1]s against DC %[2]d", b.Signed(t.Bonus), t.DC)
		if t.Verb == rules.Aid {
			s.Needs, s.Against = b.T("roll to aid: %[1]d or more", max(t.DC-t.Bonus, 2)), b.against(t.Bonus, t.DC, nil)
		}
	case len(v.Victims) == 1 && !v.Victims[0].Allowed:
		s.Needs = b.T("is affected in full")
		if pw := b.turn.Ability(p.Power); pw != nil && v.Victims[0].Hurts {
			s.Notes = append(s.Notes, b.sapNotes(&pw.Saps, v.Victims[0].Burst.Loss, v.Victims[0].Burst.Spends)...)
		} else if pw != nil && pw.Mends {
			var facts model.Part
			if b.mending(s, &facts, pw, v.Victims[0].Who); len(facts.Lines) > 0 {
				facts.Title = b.nameOf(v.Victims[0].Who)
				s.Parts = append(s.Parts, facts)
			}
		}
	case len(v.Victims) == 1:
		s.Chance, s.Needs = b.Chance(v.Victims[0].Fails), b.T("is affected in full")
		if len(p.Acts) == 0 {
			break
		}
		if pw := b.turn.Ability(int(p.Acts[0].Option)); pw != nil {
			b.oneVictim(s, pw, &v.Victims[0])
		}
	case len(v.Lookouts) > 0:
		s.Needs = b.T("Hide against Perception")
	case len(v.Victims) == 0:
		s.Needs = b.T("nobody caught")
	default:
		s.Needs = b.TN("%[1]d creature caught", "%[1]d creatures caught", len(v.Victims), len(v.Victims))
		ours := 0
		for i := range v.Victims {
			if !b.turn.E.Hostile(b.turn.Now.Who, v.Victims[i].Who) {
				ours++
			}
		}
		if pw := b.turn.Ability(p.Power); ours > 0 && pw != nil && !pw.Kind() {
			s.Against = b.TN("%[1]d of them on your own side", "%[1]d of them on your own side", ours, ours)
		}
	}
	return s
}

// contestFact is the chance of an opposed check in one line, for questions.
func (b *battle) contestFact(c *match.Contest) string {
	return b.T("%[1]s: %[2]s against %[3]s, wins %[4]s", b.nameOf(c.By), b.Signed(int(c.Mine.Total)), b.Signed(int(c.Theirs.Total)), b.Chance(c.Wins))
}

// strikeFacts are the chance and the damage of an attack, for questions.
func (b *battle) strikeFacts(by rules.ID, s *match.Strike) []string {
	w := b.turn.E.Creatures[by].Weapon(s.Weapon)
	words := rolled(&s.Aim.Frame, false)
	if s.Aim.Frame.Sneak > 0 {
		words += fmt.Sprintf(" +%dd6", s.Aim.Frame.Sneak)
	}
	return []string{b.offerLine(w, &s.Aim.Frame, &s.Odds, s.On), strings.TrimSpace(b.T("Damage %[1]s, on average %[2]s", words, b.Mean(s.Odds.Mean.Float())))}
}
