package tell

import (
	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// facetWords name the values of the facets on their chips.
var facetWords = [plan.FacetCount]func(vo *voice.Voice, a *rules.Action) string{
	plan.WeaponFacet: (*voice.Voice).WeaponOf,
	plan.HeldFacet:   (*voice.Voice).WeaponOf,
	plan.HandsFacet: func(vo *voice.Voice, a *rules.Action) string {
		if a.Option != 0 {
			return vo.T("Both hands")
		}
		return vo.T("Main hand")
	},
	plan.CourseFacet: func(vo *voice.Voice, a *rules.Action) string {
		if a.NBlows > 0 {
			return vo.Brief(rules.FullAttack)
		}
		return vo.Brief(rules.Attack)
	},
	plan.RushFacet: func(vo *voice.Voice, a *rules.Action) string {
		if a.Option&combat.OptionRush != 0 {
			return vo.Brief(rules.BullRush)
		}
		return vo.Brief(rules.Attack)
	},
	plan.GraspFacet: func(vo *voice.Voice, a *rules.Action) string {
		if a.On == rules.Nobody {
			return vo.T("A square")
		}
		return vo.T("An enemy")
	},
	plan.ItemFacet: func(vo *voice.Voice, a *rules.Action) string {
		return vo.WeaponName(vo.Turn.E.Creatures[a.On].Weapon(int8(a.Amount - 1)).Name)
	},
	plan.ThingFacet: func(vo *voice.Voice, a *rules.Action) string {
		return voice.ThingOf(vo, a.On, a.Weapon)
	},
	plan.HelpFacet: func(vo *voice.Voice, a *rules.Action) string {
		return voice.Helping(vo, a.Option)
	},
	plan.AllyFacet: func(vo *voice.Voice, a *rules.Action) string { return vo.NameOf(a.Ally) },
	plan.MeansFacet: func(vo *voice.Voice, a *rules.Action) string {
		if a.Option != 0 {
			return vo.T("Strength")
		}
		return vo.T("Escape Artist")
	},
	plan.GripFacet: func(vo *voice.Voice, a *rules.Action) string {
		switch {
		case a.On != rules.Nobody && !vo.Turn.E.Hostile(a.By, a.On):
			return vo.T("Free %[1]s", vo.NameOf(a.On))
		case a.Option != 0:
			return vo.T("Escape Artist")
		}
		return vo.T("Grapple check")
	},
	plan.HoldFacet: func(vo *voice.Voice, a *rules.Action) string {
		if a.Option != 0 {
			return vo.T("The pin alone")
		}
		return vo.T("The grapple")
	},
	plan.TriggerFacet: func(vo *voice.Voice, a *rules.Action) string {
		return vo.Key("trigger." + rules.Trigger(a.Option).String())
	},
	plan.ThenFacet: func(vo *voice.Voice, a *rules.Action) string {
		switch a.Then {
		case rules.Attack:
			return vo.WeaponOf(a)
		case rules.Power, rules.Drink:
			if p := vo.Turn.Ability(int(a.Amount)); p != nil {
				return vo.PowerName(p.ID)
			}
		case rules.Draw, rules.Load, rules.Sheathe, rules.Drop:
			return vo.T("%[1]s: %[2]s", vo.Brief(a.Then), vo.WeaponOf(a))
		case rules.PickUp:
			return vo.T("%[1]s: %[2]s", vo.Brief(a.Then), voice.ThingOf(vo, a.Ally, a.Weapon))
		case rules.Aid:
			return vo.T("%[1]s: %[2]s, %[3]s", vo.Brief(a.Then), vo.NameOf(a.Ally), voice.Helping(vo, uint8(a.Amount)))
		case rules.FirstAid, rules.Wake:
			return vo.T("%[1]s: %[2]s", vo.Brief(a.Then), vo.NameOf(a.Ally))
		}
		return vo.Brief(a.Then)
	},
	plan.StepFacet: func(vo *voice.Voice, a *rules.Action) string {
		if a.Step > 0 {
			return vo.Brief(rules.FiveFootStep)
		}
		return vo.T("Stay")
	},
	plan.OnWayFacet: func(vo *voice.Voice, a *rules.Action) string {
		if a.Then == rules.Hide {
			return vo.Key("verb.hide")
		}
		switch a.Option {
		case combat.OptionDraw:
			return vo.T("%[1]s: %[2]s", vo.Key("verb.draw"), vo.WeaponOf(a))
		case combat.OptionLoose:
			return vo.Key("verb.loose_shield")
		case combat.OptionReady:
			return vo.Key("verb.ready_shield")
		}
		return vo.T("Just move")
	},
	plan.AnyFacet: func(vo *voice.Voice, a *rules.Action) string {
		return vo.T("%[1]s %[2]d", vo.Brief(a.Verb), int(a.Option)+1)
	},
}
