package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// blowRows are the rows of the steps of one attack (ATK-20).
func blowRows(t *tables) {
	t.deeds[opBlow] = rules.Deed{Do: doBlow, Peril: rules.PerilToOthers}
	t.rolls[opBlowDie] = rules.Roll{Ask: askBlow, Got: gotBlow, Then: landBlow, Peril: rules.PerilToOthers}
}

// doBlow begins one attack: the pair of squares, cover, concealment and
// modifiers are computed now, when everything before it has happened
// (ATK-20, steps 3 to 5).
func doBlow(e *rules.Encounter, s *rules.Step) {
	lost := func(cite rules.Cite) {
		e.Emit(rules.Event{Kind: rules.ActionLost, Who: s.Who, Whom: s.Whom, Verb: s.Verb, Weapon: s.Weapon, Cite: cite})
	}
	if inert(e, s.Who) || s.Flags&uint16(rules.ModeCharge) != 0 && losesRound(e, s.Who) {
		lost(rules.AOO10)
		return
	}
	var a rules.Aim
	if s.Flags&uint16(rules.ModeSquare) != 0 {
		s.Whom = unseenIn(e, s.Who, s.Cell)
		if r := aimSquare(e, s.Who, s.Weapon, s.Cell); !r.OK() {
			lost(r.Cite)
			return
		}
	}
	if s.Whom == rules.Nobody {
		a.Frame = blowAtNothing(s)
	} else {
		attack.Aim(e, s.Who, s.Whom, s.Weapon, rules.AttackMode(s.Flags), &a)
	}
	if !a.Refusal.OK() {
		lost(a.Refusal.Cite)
		return
	}
	if drawTarget(e, s) {
		return
	}
	if w := e.Creatures[s.Who].Weapon(s.Weapon); w.Loads() {
		e.Emit(rules.Event{Kind: rules.WeaponShot, Who: s.Who, Whom: rules.Nobody, Weapon: s.Weapon, Cite: rules.ACT24})
	}
	if w := e.Creatures[s.Who].Weapon(s.Weapon); w.Kind == rules.Thrown && s.Weapon >= 0 && !w.Natural && w.Family != rules.Shuriken {
		// ACT-24: each thrown weapon must be drawn anew.
		e.Emit(rules.Event{Kind: rules.WeaponDropped, Who: s.Who, Whom: rules.Nobody, Weapon: s.Weapon, A: 1, Cite: rules.ACT24})
	}
	e.Agenda.Blow = a.Frame
	if s.Verb == rules.CoupDeGrace {
		attack.Execute(e, &e.Agenda.Blow)
	}
	e.Push(rules.Step{Op: opBlowDie, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Flags: s.Flags})
}

func askBlow(e *rules.Encounter, _ *rules.Step) (dice.Question, bool) {
	return attack.Ask(&e.Agenda.Blow)
}

// gotBlow hands a die to the attack and tells what it showed.
func gotBlow(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	fr := &e.Agenda.Blow
	ev := rules.Event{Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, A: a.Value, Verb: s.Verb}
	switch fr.Stage {
	case rules.StageRoll:
		ev.Kind, ev.B, ev.C, ev.Cite = rules.AttackRolled, a.Value+fr.Bonus, fr.AC, rules.ATK01
		if e.Listen != nil && s.Whom != rules.Nobody {
			// The frame is as it was before its dice, so the arithmetic can
			// be shown as it was promised.
			var aim rules.Aim
			attack.Aim(e, s.Who, s.Whom, s.Weapon, rules.AttackMode(s.Flags), &aim)
			ev.Report = &rules.Report{Rows: e.Rules.Rows, Attack: aim.Attack, Defence: aim.Defence, Damage: aim.Damage, Frame: *fr, Cover: aim.Cover, Flanker: aim.Flanker, SneakBar: aim.SneakBar}
		}
	case rules.StageConceal:
		ev.Kind, ev.B, ev.Cite = rules.MissChanceRolled, int16(fr.Conceal), rules.CON04
	case rules.StageConfirm:
		ev.Kind, ev.B, ev.C, ev.Cite = rules.ConfirmationRolled, a.Value+fr.Bonus, fr.AC, rules.ATK18
	case rules.StageDamage:
		ev.Kind, ev.Cite = rules.DamageRolled, rules.DMG01
	case rules.StageExtra:
		ev.Kind, ev.B, ev.Cite = rules.DamageRolled, 1, rules.DMG10
	case rules.StageSneak:
		ev.Kind, ev.B, ev.Cite = rules.DamageRolled, 2, rules.ATK19
	case rules.StageSap:
		ev.Kind, ev.B, ev.Cite = rules.DamageRolled, 3, rules.DMG11
	}
	attack.Answer(fr, a)
	put := func(bit uint16, so bool) {
		if so {
			ev.Flags |= bit
		}
	}
	put(rules.FlagHit, fr.Hit)
	put(rules.FlagThreat, fr.Threat)
	put(rules.FlagLost, fr.Lost)
	put(rules.FlagCritical, fr.Critical)
	put(rules.FlagOpportunity, fr.Mode&rules.ModeOpportunity != 0)
	e.Emit(ev)
	spendAids(e, s.Who, s.Whom)
	e.Push(*s)
}

// landBlow applies the damage of a finished attack.
func landBlow(e *rules.Encounter, s *rules.Step) {
	reveal(e, s.Who)
	fr := &e.Agenda.Blow
	if fr.Mode&rules.ModeOpening != 0 {
		if fr.Hit && !fr.Lost {
			e.Rules.Verbs[s.Verb].Opened(e, s)
		}
		return
	}
	if attack.Strikes(fr) {
		if !fr.Harmless {
			wounded(e, s.Whom, s.Who, int(fr.Damage))
		}
		drainScore(e, s)
		aftermath(e, s, int(fr.Damage))
	}
}

// aftermath has a survivor save against death: after a coup de grâce
// (HLP-04), and after massive damage where that option is on (HP-07).
func aftermath(e *rules.Encounter, s *rules.Step, damage int) {
	if s.Weapon >= rules.PowerWeapon {
		if p := powerOf(e, s.Who, uint8(s.Weapon-rules.PowerWeapon)); p.Save == rules.NoSave {
			afflict(e, s.Whom, s.Who, p)
		} else {
			bonus := attack.SaveBonus(e, s.Whom, p.Save)
			e.Push(rules.Step{Op: opPowerSave, Verb: rules.Power, Who: s.Whom, Whom: s.Who, Weapon: s.Weapon - rules.PowerWeapon, B: int16(bonus), Cell: grid.C(int(e.Agenda.Blow.Sap.Loss), 0), Flags: 2})
		}
	}
	switch {
	case e.Facts.Has(s.Whom, rules.Dead):
	case s.Verb == rules.CoupDeGrace:
		e.Push(test(rules.CoupDeGrace, rules.FortitudeSave, s.Whom, s.Who, attack.SaveBonus(e, s.Whom, rules.Fortitude), 10+damage, testSave))
	default:
		massive(e, s.Whom, s.Who, damage)
	}
}

// massive has one who survives 50 points of damage at once save against death,
// where that option is on (HP-07).
func massive(e *rules.Encounter, who, by rules.ID, damage int) {
	if e.Options.MassiveDamage && damage >= 50 && !e.Facts.Has(who, rules.Dead) {
		e.Push(test(rules.Attack, rules.FortitudeSave, who, by, attack.SaveBonus(e, who, rules.Fortitude), 15, testSave))
	}
}

// withstood kills whoever fails the save against massive damage (HP-07).
func withstood(e *rules.Encounter, s *rules.Step, saved bool) {
	if !saved {
		die(e, s.Who, rules.HP07)
	}
}
