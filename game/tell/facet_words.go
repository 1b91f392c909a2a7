package tell

import (
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// facetWords name the values of the facets on their chips.
var facetWords = [plan.FacetCount]func(vo *Voice, a *rules.Action) string{
	plan.WeaponFacet: (*Voice).weaponOf,
	plan.HeldFacet:   (*Voice).weaponOf,
	plan.HandsFacet: func(vo *Voice, a *rules.Action) string {
		if a.Option != 0 {
			return vo.T("Both hands")
		}
		return vo.T("Main hand")
	},
	plan.CourseFacet: func(vo *Voice, a *rules.Action) string {
		if a.NBlows > 0 {
			return vo.brief(rules.FullAttack)
		}
		return vo.brief(rules.Attack)
	},
	plan.RushFacet: func(vo *Voice, a *rules.Action) string {
		if a.Option&combat.OptionRush != 0 {
			return vo.brief(rules.BullRush)
		}
		return vo.brief(rules.Attack)
	},
	plan.GraspFacet: func(vo *Voice, a *rules.Action) string {
		if a.On == rules.Nobody {
			return vo.T("A square")
		}
		return vo.T("An enemy")
	},
	plan.ItemFacet: func(vo *Voice, a *rules.Action) string {
		return vo.WeaponName(vo.Turn.E.Creatures[a.On].Weapon(int8(a.Amount - 1)).Name)
	},
	plan.ThingFacet: func(vo *Voice, a *rules.Action) string {
		return thingOf(vo, a.On, a.Weapon)
	},
	plan.HelpFacet: func(vo *Voice, a *rules.Action) string {
		return helping(vo, a.Option)
	},
	plan.AllyFacet: func(vo *Voice, a *rules.Action) string { return vo.NameOf(a.Ally) },
	plan.MeansFacet: func(vo *Voice, a *rules.Action) string {
		if a.Option != 0 {
			return vo.T("Strength")
		}
		return vo.T("Escape Artist")
	},
	plan.GripFacet: func(vo *Voice, a *rules.Action) string {
		switch {
		case a.On != rules.Nobody && !vo.Turn.E.Hostile(a.By, a.On):
			return vo.T("Free %[1]s", vo.NameOf(a.On))
		case a.Option != 0:
			return vo.T("Escape Artist")
		}
		return vo.T("Grapple check")
	},
	plan.HoldFacet: func(vo *Voice, a *rules.Action) string {
		if a.Option != 0 {
			return vo.T("The pin alone")
		}
		return vo.T("The grapple")
	},
	plan.TriggerFacet: func(vo *Voice, a *rules.Action) string {
		return vo.Key("trigger." + rules.Trigger(a.Option).String())
	},
	plan.ThenFacet: func(vo *Voice, a *rules.Action) string {
		switch a.Then {
		case rules.Attack:
			return vo.weaponOf(a)
		case rules.Power, rules.Drink:
			if p := vo.Turn.Ability(int(a.Amount)); p != nil {
				return vo.PowerName(p.ID)
			}
		case rules.Draw, rules.Load, rules.Sheathe, rules.Drop:
			return vo.T("%[1]s: %[2]s", vo.brief(a.Then), vo.weaponOf(a))
		case rules.PickUp:
			return vo.T("%[1]s: %[2]s", vo.brief(a.Then), thingOf(vo, a.Ally, a.Weapon))
		case rules.Aid:
			return vo.T("%[1]s: %[2]s, %[3]s", vo.brief(a.Then), vo.NameOf(a.Ally), helping(vo, uint8(a.Amount)))
		case rules.FirstAid, rules.Wake:
			return vo.T("%[1]s: %[2]s", vo.brief(a.Then), vo.NameOf(a.Ally))
		}
		return vo.brief(a.Then)
	},
	plan.StepFacet: func(vo *Voice, a *rules.Action) string {
		if a.Step > 0 {
			return vo.brief(rules.FiveFootStep)
		}
		return vo.T("Stay")
	},
	plan.OnWayFacet: func(vo *Voice, a *rules.Action) string {
		switch a.Option {
		case combat.OptionDraw:
			return vo.T("%[1]s: %[2]s", vo.Key("verb.draw"), vo.weaponOf(a))
		case combat.OptionLoose:
			return vo.Key("verb.loose_shield")
		case combat.OptionReady:
			return vo.Key("verb.ready_shield")
		}
		return vo.T("Just move")
	},
	plan.AnyFacet: func(vo *Voice, a *rules.Action) string {
		return vo.T("%[1]s %[2]d", vo.brief(a.Verb), int(a.Option)+1)
	},
}

// helping is how one helps a friend, by the option of the action (ACT-15).
func helping(vo *Voice, option uint8) string {
	if option == combat.OptionAidAC {
		return vo.T("+2 AC")
	}
	return vo.T("+2 to hit")
}

// thingOf is the name of something on the sheet of a creature, whoever has it now.
func thingOf(vo *Voice, owner rules.ID, weapon int8) string {
	return vo.WeaponName(vo.E.Creatures[owner].Weapon(weapon).Name)
}

// weaponOf is the name of the weapon an action uses; bare hands have one too.
func (vo *Voice) weaponOf(a *rules.Action) string {
	if a.Weapon == rules.UnarmedWeapon {
		return vo.T("Bare hands")
	}
	return vo.WeaponName(vo.E.Creatures[a.By].Weapon(a.Weapon).Name)
}
