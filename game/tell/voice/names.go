package voice

import (
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Names lists creatures for a sentence.
func (vo *Voice) Names(list []rules.ID) string {
	words := ""
	for i, id := range list {
		if i == 0 {
			words = vo.NameOf(id)
			continue
		}
		words = vo.T("%[1]s and %[2]s", words, vo.NameOf(id))
	}
	return words
}

// DoorAt is the name of the square of a door, counted from 1; of one on an edge, of
// the square before it in the order of the map.
func (vo *Voice) DoorAt(door int) string {
	if c, ok := rules.DoorSquare(vo.E.Map, door); ok {
		return c.Name()
	}
	return ""
}

// TestName is what a test is about: the save of an ability, or the verb.
func (vo *Voice) TestName(ev *rules.Event) string {
	if ev.Cite == rules.DMG11 && ev.Whom != rules.Nobody {
		return vo.SaveName(vo.E.Creatures[ev.Whom].Weapon(ev.Weapon).Saps.Save)
	}
	if p := savedFrom(vo.E, ev); p != nil {
		return vo.SaveName(p.Save)
	}
	switch ev.Verb {
	case rules.CoupDeGrace, rules.Attack:
		return vo.Key("save.fortitude")
	}
	return vo.VerbName(ev.Verb)
}

// SavedAgainst names what a saving throw is made against, "" for other tests.
func (vo *Voice) SavedAgainst(ev *rules.Event) string {
	if ev.Cite == rules.DMG11 && ev.Whom != rules.Nobody {
		return vo.WeaponName(vo.E.Creatures[ev.Whom].Weapon(ev.Weapon).Name)
	}
	if p := savedFrom(vo.E, ev); p != nil {
		return vo.PowerName(p.ID)
	}
	switch ev.Verb {
	case rules.CoupDeGrace:
		return vo.VerbName(ev.Verb)
	case rules.Attack:
		return vo.Key("rule." + rules.HP07.String() + ".title")
	}
	return ""
}

// savedFrom is the ability that a saving throw is made against, nil for other tests.
func savedFrom(e *rules.Encounter, ev *rules.Event) *rules.Ability {
	if ev.Verb != rules.Power || ev.Whom == rules.Nobody {
		return nil
	}
	powers := e.Creatures[ev.Whom].Powers
	if ev.Weapon < 0 || int(ev.Weapon) >= len(powers) || powers[ev.Weapon].Save == rules.NoSave {
		return nil
	}
	return &powers[ev.Weapon]
}

// ByHand says of a change that it was made by hand, in a match that is studied.
func (vo *Voice) ByHand(what string) string { return vo.T("By hand: %[1]s", what) }

// DieName is what a die of so many sides is called.
func (vo *Voice) DieName(sides int) string { return "d" + vo.Number(sides) }

// LastingName is a condition with how long it lasts, 0 for until it is lifted.
func (vo *Voice) LastingName(c rules.Condition, rounds int) string {
	if rounds == 0 {
		return vo.ConditionName(c)
	}
	return vo.TN("%[2]s for %[1]d round", "%[2]s for %[1]d rounds", rounds, rounds, vo.ConditionName(c))
}

// EntryName is the full name of an entry.
func (vo *Voice) EntryName(v plan.Choice) string {
	if p := vo.Ability(v.Power); p != nil {
		return vo.PowerName(p.ID)
	}
	if v.Fire {
		return vo.Key("verb." + plan.FireName)
	}
	return vo.VerbName(v.Verb)
}

// Helping is how one helps a friend, by the option of the action (ACT-15).
func Helping(vo *Voice, option uint8) string {
	if option == combat.OptionAidAC {
		return vo.T("+2 AC")
	}
	return vo.T("+2 to hit")
}

// ThingOf is the name of something on the sheet of a creature, whoever has it now.
func ThingOf(vo *Voice, owner rules.ID, weapon int8) string {
	return vo.WeaponName(vo.E.Creatures[owner].Weapon(weapon).Name)
}

// WeaponOf is the name of the weapon an action uses; bare hands have one too.
func (vo *Voice) WeaponOf(a *rules.Action) string {
	if a.Weapon == rules.UnarmedWeapon {
		return vo.T("Bare hands")
	}
	return vo.WeaponName(vo.E.Creatures[a.By].Weapon(a.Weapon).Name)
}

// NameOf is what the player calls a creature.
func (vo *Voice) NameOf(id rules.ID) string { return vo.CreatureName(vo.E, id) }

// FullOf is that with its kind, for the head of a card or a slip.
func (vo *Voice) FullOf(id rules.ID) string { return vo.CreatureFull(vo.E, id) }

// Brief is the name of a verb on a button.
func (vo *Voice) Brief(v rules.Verb) string {
	if key := "short." + v.String(); vo.Text.Has(key) {
		return vo.Key(key)
	}
	return vo.VerbName(v)
}

// SoloName is what a d20 that one creature throws alone is for.
func (vo *Voice) SoloName(ev *rules.Event) string {
	switch ev.Kind {
	case rules.InitiativeRolled:
		return vo.T("Initiative")
	case rules.HideRolled:
		return vo.Key("verb.hide")
	case rules.SpotRolled:
		if ev.Cite == rules.LIM02 {
			return vo.T("PER test")
		}
	}
	return vo.T("Perception")
}

// HardToNotice is what a roll of Perception had to reach, the shelter of the one
// who hides included; 0 for another roll, or where the side is not told: who looks in
// vain does not learn how well the other hides, though all of it is seen (STL-01).
func (vo *Voice) HardToNotice(ev *rules.Event) int {
	switch {
	case ev.Kind != rules.SpotRolled && ev.Kind != rules.Noticed:
		return 0
	case ev.Kind == rules.SpotRolled && ev.Flags&rules.FlagHit == 0 && ev.Whom != rules.Nobody && !vo.MayRead(ev.Whom):
		return 0
	case ev.Report != nil && ev.Report.Against != 0 && (ev.Kind == rules.Noticed || ev.Whom != rules.Nobody):
		return int(ev.Report.Against)
	case ev.Kind == rules.SpotRolled:
		return int(ev.C)
	}
	return 0
}
