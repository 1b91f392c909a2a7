package census

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// quiet is a rule at work in an event that does not cite it: what else the event
// and the match must show for the rule to have decided.
type quiet struct {
	rule  rules.Cite
	shown func(w *watcher, ev *rules.Event) bool
}

// quietTerms are the rules that give a row its number.
var quietTerms = [rules.TermCount]rules.Cite{
	rules.TermStr: rules.ABL01, rules.TermDex: rules.ABL01, rules.TermCon: rules.ABL01, rules.TermWis: rules.ABL01,
	rules.TermDexToAC: rules.ABL01, rules.TermStrOrDex: rules.ABL01, rules.TermWisToDEP: rules.ABL01,
}

func rolled(ev *rules.Event) bool { return ev.Kind == rules.AttackRolled && ev.Report != nil }

// weapon is the weapon of an attack's event.
func (w *watcher) weapon(ev *rules.Event) *rules.Weapon {
	return w.e.Creatures[ev.Who].Weapon(ev.Weapon)
}

// blow is the attack under way, when an event is one of its weapon's damage.
func (w *watcher) blow(ev *rules.Event) (f *rules.Frame, ok bool) {
	return &w.e.Agenda.Blow, ev.Kind == rules.DamageRolled && ev.Cite == rules.DMG01 && ev.Who != rules.Nobody && ev.Weapon < rules.PowerWeapon
}

// strength is the Strength modifier of who deals an event's damage.
func (w *watcher) strength(ev *rules.Event) int {
	return w.e.Mod(ev.Who, rules.Str)
}

// line finds the modifier that a row of an attack's defence gives.
func defended(ev *rules.Event, by func(row *rules.Row, l *rules.Line) bool) bool {
	r := ev.Report
	for i := range r.Defence.Lines[:r.Defence.N] {
		l := &r.Defence.Lines[i]
		if by(&r.Rows[l.Row], l) {
			return true
		}
	}
	return false
}

func cited(ev *rules.Event, c rules.Cite) bool {
	r := ev.Report
	for _, b := range [...]*rules.Breakdown{&r.Attack, &r.Defence} {
		for i := range b.Lines[:b.N] {
			if r.Rows[b.Lines[i].Row].Cite == c && b.Lines[i].Lost == rules.NoCite {
				return true
			}
		}
	}
	return false
}

// save is the power whose save an event rolls, nil for another test.
func (w *watcher) save(ev *rules.Event) *rules.Ability {
	if ev.Kind != rules.TestRolled || ev.Cite != rules.SAV01 || ev.Verb != rules.Power || ev.Whom == rules.Nobody {
		return nil
	}
	for i := len(w.done) - 1; i >= 0; i-- {
		if w.done[i].Kind == rules.PowerUsed && w.done[i].Who == ev.Whom {
			return &w.e.Creatures[ev.Whom].Powers[w.done[i].A]
		}
	}
	return nil
}

// threatened reports whether an enemy of a creature threatens a space.
func (w *watcher) threatened(id rules.ID, s grid.Space) bool {
	for o := range w.e.Count() {
		if w.e.Hostile(o, id) && w.e.Present(o) {
			if _, ok := attack.Threatens(w.e, o, s); ok {
				return true
			}
		}
	}
	return false
}

// step is what a creature has met with a step, what it cost and where it led.
func (w *watcher) step(ev *rules.Event) (met grid.Entered, cost int, d grid.Dir, ok bool) {
	if ev.Kind != rules.Moved || ev.B != 0 {
		return 0, 0, 0, false
	}
	if d, ok = grid.DirBetween(ev.From, ev.To); !ok {
		return 0, 0, 0, false
	}
	s := w.e.Space(ev.Who)
	s.At = ev.From
	f := w.e.Ground()
	met, _ = f.Step(s, d)
	before := int(ev.A)
	if d.Diagonal() {
		before = max(0, before-1)
	}
	return met, f.StepCost(s, d, before, false), d, true
}

var quietEvents = []quiet{
	{rules.DIC01, func(_ *watcher, ev *rules.Event) bool {
		return ev.Kind == rules.AttackRolled || ev.Kind == rules.StartRolled || ev.Kind == rules.InitiativeRolled
	}},
	{rules.DIC02, func(w *watcher, ev *rules.Event) bool { // what is fixed draws nothing
		f := &w.e.Agenda.Blow
		return ev.Kind == rules.Damaged && f.Hit && !f.Harmless && f.Target == ev.Who && f.Dice.Count == 0 &&
			!w.happened(func(o *rules.Event) bool { return o.Kind == rules.DamageRolled })
	}},
	{rules.DIC02, func(w *watcher, ev *rules.Event) bool { // nor does a sure hit
		return ev.Kind == rules.DamageRolled && ev.Verb == rules.CoupDeGrace &&
			!w.happened(func(o *rules.Event) bool { return o.Kind == rules.AttackRolled && o.Verb == rules.CoupDeGrace })
	}},
	{rules.DIC03, func(w *watcher, ev *rules.Event) bool { // a hit, then what follows of it
		return ev.Kind == rules.DamageRolled && w.happened(func(o *rules.Event) bool { return o.Kind == rules.AttackRolled && o.Who == ev.Who })
	}},
	{rules.DIC04, func(w *watcher, ev *rules.Event) bool { // the blows of a full attack in their order
		f := &w.e.Agenda.Blow
		return rolled(ev) && f.Mode&rules.ModeFull != 0 && w.happened(func(o *rules.Event) bool {
			return o.Kind == rules.AttackRolled && o.Who == ev.Who && o.Flags&rules.FlagOpportunity == 0
		})
	}},
	{rules.DIC05, func(w *watcher, ev *rules.Event) bool { // two who react, one after the other
		return ev.Kind == rules.OpportunityTaken && w.happened(func(o *rules.Event) bool {
			return o.Kind == rules.OpportunityTaken && o.Whom == ev.Whom && o.Who != ev.Who
		})
	}},
	{rules.DIC06, func(w *watcher, ev *rules.Event) bool { // struck between two steps
		return ev.Kind == rules.OpportunityTaken && ev.A == 1 && w.happened(func(o *rules.Event) bool {
			return o.Kind == rules.Moved && o.Who == ev.Whom
		})
	}},
	{rules.DIC08, func(w *watcher, ev *rules.Event) bool { // the touch, then the checks
		return ev.Kind == rules.ContestRolled && w.happened(func(o *rules.Event) bool {
			return o.Kind == rules.AttackRolled && (o.Who == ev.Who || o.Who == ev.Whom)
		})
	}},
	{rules.DIC10, func(w *watcher, ev *rules.Event) bool { // several saves against one roll of damage
		return w.save(ev) != nil && w.happened(func(o *rules.Event) bool {
			return o.Kind == rules.TestRolled && o.Cite == rules.SAV01 && o.Who < ev.Who && o.Whom == ev.Whom
		})
	}},
	{rules.DIC11, func(w *watcher, ev *rules.Event) bool {
		return ev.Kind == rules.InitiativeRolled && w.happened(func(o *rules.Event) bool { return o.Kind == rules.InitiativeRolled })
	}},
	{rules.DIC12, func(_ *watcher, ev *rules.Event) bool {
		return (ev.Kind == rules.SpotRolled || ev.Kind == rules.HideRolled) && (ev.Cite == rules.SUR02 || ev.Cite == rules.LIM02)
	}},
	{rules.DIC13, func(w *watcher, ev *rules.Event) bool { // one hides, then others look
		return (ev.Kind == rules.WentHidden || ev.Kind == rules.Noticed || ev.Kind == rules.SpotRolled) &&
			w.happened(func(o *rules.Event) bool { return o.Kind == rules.HideRolled || o.Verb == rules.Search })
	}},
	{rules.DIC14, func(_ *watcher, ev *rules.Event) bool { // what a turn begins with
		return ev.Kind == rules.StabilisationRolled || ev.Kind == rules.EffectAged
	}},
	{rules.DIC18, func(_ *watcher, ev *rules.Event) bool { return ev.Kind == rules.ReadyUsed }},

	{rules.GEO15, func(_ *watcher, ev *rules.Event) bool { return ev.Kind == rules.OpportunityTaken }},
	{rules.AOO05, func(_ *watcher, ev *rules.Event) bool { return ev.Kind == rules.OpportunityTaken && ev.A == 1 }},
	{rules.AOO06, func(_ *watcher, ev *rules.Event) bool { return ev.Kind == rules.OpportunityTaken && ev.A == 0 }},
	{rules.AOO07, func(w *watcher, ev *rules.Event) bool {
		return ev.Kind == rules.ActionTaken && (ev.Verb == rules.FiveFootStep || ev.Verb == rules.Withdraw) && w.threatened(ev.Who, w.e.Space(ev.Who))
	}},
	{rules.CFL16, func(_ *watcher, ev *rules.Event) bool { return ev.Kind == rules.OpportunityTaken }},
	{rules.CFL18, func(_ *watcher, ev *rules.Event) bool { return ev.Cite == rules.SKI05 }},
	{rules.HLP05, func(w *watcher, ev *rules.Event) bool {
		return ev.Kind == rules.OpportunityTaken && w.happened(func(o *rules.Event) bool { return o.Kind == rules.ActionTaken && o.Verb == rules.CoupDeGrace })
	}},
	{rules.LIM14, func(_ *watcher, ev *rules.Event) bool { return ev.Kind == rules.OpportunityTaken }},

	{rules.ATK02, func(_ *watcher, ev *rules.Event) bool { return rolled(ev) && (ev.A == 1 || ev.A == 20) }},
	{rules.SKI03, func(_ *watcher, ev *rules.Event) bool { return ev.Kind == rules.AttackRolled && ev.A == 20 }},
	{rules.SKI04, func(_ *watcher, ev *rules.Event) bool { return ev.Kind == rules.AttackRolled && ev.A == 1 }},
	{rules.ATK06, func(_ *watcher, ev *rules.Event) bool { return rolled(ev) && cited(ev, rules.ATK07) }},
	{rules.ATK17, func(w *watcher, ev *rules.Event) bool {
		return rolled(ev) && (w.weapon(ev).Touch || ev.Report.Frame.Mode&(rules.ModeTouch|rules.ModeOpening) != 0)
	}},
	{rules.ATK21, func(w *watcher, ev *rules.Event) bool {
		return rolled(ev) && (w.weapon(ev).Unarmed || w.weapon(ev).Natural)
	}},
	{rules.ATK19, func(_ *watcher, ev *rules.Event) bool { return rolled(ev) && ev.Report.SneakBar != rules.NoSneakBar }},
	{rules.DEF07, func(w *watcher, ev *rules.Event) bool {
		return rolled(ev) && w.e.Facts.Has(ev.Whom, rules.FlatFooted) && defended(ev, func(_ *rules.Row, l *rules.Line) bool { return l.Lost == rules.DEF03 })
	}},
	{rules.DEF09, func(w *watcher, ev *rules.Event) bool {
		t := w.e.Creatures[max(ev.Whom, 0)].Traits
		return rolled(ev) && w.e.Facts.Has(ev.Whom, rules.FlatFooted) && (t.Has(rules.UncannyDodge) || t.Has(rules.ImprovedUncannyDodge)) &&
			defended(ev, func(row *rules.Row, l *rules.Line) bool {
				return row.From == rules.TermDexToAC && l.Value > 0 && l.Lost == rules.NoCite
			})
	}},
	{rules.ABL02, func(w *watcher, ev *rules.Event) bool {
		return rolled(ev) && (attack.Dexterity(w.e, ev.Who) != w.e.Score(ev.Who, rules.Dex) || attack.Dexterity(w.e, ev.Whom) != w.e.Score(ev.Whom, rules.Dex))
	}},
	{rules.GEO16, func(_ *watcher, ev *rules.Event) bool { return rolled(ev) && cited(ev, rules.ATK10) }},
	{rules.CND10, func(w *watcher, ev *rules.Event) bool {
		return rolled(ev) && attack.OffBalance(w.e, ev.Whom) && defended(ev, func(row *rules.Row, l *rules.Line) bool {
			return row.From == rules.TermDexToAC && l.Value > 0 && l.Lost != rules.NoCite
		})
	}},
	{rules.FLK02, func(_ *watcher, ev *rules.Event) bool { return rolled(ev) && ev.Report.Flanker != rules.Nobody }},
	{rules.FLK03, func(w *watcher, ev *rules.Event) bool {
		return rolled(ev) && ev.Report.Flanker != rules.Nobody && (w.e.Space(ev.Report.Flanker).N > 1 || w.e.Space(ev.Who).N > 1)
	}},
	{rules.SIL42, func(_ *watcher, ev *rules.Event) bool {
		return ev.Kind == rules.AttackRolled && ev.Whom == rules.Nobody
	}},
	{rules.SIL61, func(w *watcher, ev *rules.Event) bool {
		return rolled(ev) && w.e.Creatures[ev.Whom].Traits.Has(rules.DodgeFeat) && cited(ev, rules.DEF05)
	}},

	{rules.DMG03, func(w *watcher, ev *rules.Event) bool {
		f, ok := w.blow(ev)
		return ok && int(ev.A)+attack.Times(f, f.Critical)*int(f.Dice.Plus) < 1
	}},
	{rules.DMG04, func(w *watcher, ev *rules.Event) bool {
		_, ok := w.blow(ev)
		return ok && attack.DamageBonus(w.strength(ev), w.weapon(ev)) != int(w.weapon(ev).Enhancement)
	}},
	{rules.DMG05, func(w *watcher, ev *rules.Event) bool {
		f, ok := w.blow(ev)
		return ok && (w.weapon(ev).OffHand || f.Mode&rules.ModeOffHand != 0) && w.strength(ev) > 0
	}},
	{rules.DMG06, func(w *watcher, ev *rules.Event) bool {
		_, ok := w.blow(ev)
		return ok && (w.weapon(ev).Hand == rules.TwoHanded || w.weapon(ev).TwoGrip) && !w.weapon(ev).Projectile() && w.strength(ev) > 0
	}},
	{rules.DMG07, func(w *watcher, ev *rules.Event) bool { // a multiplier beside the critical one, or alone
		f, ok := w.blow(ev)
		return ok && f.More > 0
	}},
	{rules.HP07, func(_ *watcher, ev *rules.Event) bool { // a save against death that only massive damage asks for
		return ev.Kind == rules.TestRolled && ev.Verb == rules.Attack && ev.Cite == rules.SAV01
	}},
	{rules.DMG08, func(w *watcher, ev *rules.Event) bool {
		f, ok := w.blow(ev)
		return ok && attack.Times(f, f.Critical) > 1
	}},
	{rules.DMG09, func(w *watcher, ev *rules.Event) bool {
		f, ok := w.blow(ev)
		return ok && attack.Times(f, f.Critical) > 1 && f.Dice.Plus != 0
	}},
	{rules.HP01, func(_ *watcher, ev *rules.Event) bool { return ev.Kind == rules.Damaged || ev.Kind == rules.Healed }},
	{rules.SAV04, func(w *watcher, ev *rules.Event) bool {
		return ev.Kind == rules.TestRolled && ev.Cite == rules.SAV01 && (ev.A == 1 || ev.A == 20)
	}},
	{rules.SAV05, func(w *watcher, ev *rules.Event) bool {
		p := w.save(ev)
		return p != nil && p.Deals && p.Save == rules.Reflex && p.Success == rules.SaveHalf && ev.Flags&rules.FlagHit != 0 &&
			combat.Suffers(w.e, &combat.Victim{Who: ev.Who}, p, 10, true) == 0
	}},

	{rules.MOV02, func(w *watcher, ev *rules.Event) bool {
		met, cost, d, ok := w.step(ev)
		return ok && d.Diagonal() && met == 0 && cost == 2
	}},
	{rules.GEO03, func(w *watcher, ev *rules.Event) bool {
		_, _, d, ok := w.step(ev)
		return ok && d.Diagonal()
	}},
	{rules.MOV03, func(w *watcher, ev *rules.Event) bool {
		met, cost, _, ok := w.step(ev)
		return ok && met&grid.EnteredDifficult != 0 && cost > 1
	}},
	{rules.MOV06, func(w *watcher, ev *rules.Event) bool {
		met, cost, _, ok := w.step(ev)
		return ok && met&grid.EnteredLow != 0 && cost > 1
	}},
	{rules.MOV12, func(w *watcher, ev *rules.Event) bool { // a whole turn for one square
		return ev.Kind == rules.Moved && ev.Verb == rules.Move && int(ev.C) > w.e.Rules.Move.Speed(w.e, ev.Who)
	}},
	{rules.SIL60, func(w *watcher, ev *rules.Event) bool { // pushed out of a threatened square
		s := w.e.Space(max(ev.Who, 0))
		s.At = ev.From
		return ev.Kind == rules.Moved && ev.Cite == rules.MAN04 && w.threatened(ev.Who, s)
	}},
	{rules.GEO02, func(w *watcher, ev *rules.Event) bool {
		return ev.Kind == rules.Moved && w.e.Space(ev.Who).N > 1
	}},
	{rules.SUR03, func(_ *watcher, ev *rules.Event) bool { return ev.Kind == rules.TurnBegan && ev.C == 1 }},
	{rules.LIM01, func(w *watcher, ev *rules.Event) bool { // so many seconds are so many rounds
		if ev.Kind != rules.EffectBegan {
			return false
		}
		for i := len(w.done) - 1; i >= 0; i-- {
			if u := &w.done[i]; u.Kind == rules.PowerUsed {
				powers := sheetOf(w.e, u.Who).Powers
				return int(u.A) < len(powers) && powers[u.A].Seconds > 0
			}
		}
		return false
	}},
	{rules.LIM06, func(w *watcher, ev *rules.Event) bool { // equal scores in the order
		f := &w.e.Facts
		return ev.Kind == rules.Placed && ev.A > 0 && f.Combatants[f.Order[ev.A-1]].Initiative == f.Combatants[ev.Who].Initiative
	}},
	{rules.LIM10, func(w *watcher, ev *rules.Event) bool {
		return ev.Kind == rules.PowerUsed && w.e.Creatures[ev.Who].Powers[ev.A].Cost == rules.FreeAction
	}},
}
