package battle

import (
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// facetWords name the values of the facets on their chips.
var facetWords = [plan.FacetCount]func(b *battle, a *rules.Action) string{
	plan.WeaponFacet: (*battle).weaponOf,
	plan.HeldFacet:   (*battle).weaponOf,
	plan.HandsFacet: func(b *battle, a *rules.Action) string {
		if a.Option != 0 {
			return b.T("Both hands")
		}
		return b.T("Main hand")
	},
	plan.CourseFacet: func(b *battle, a *rules.Action) string {
		if a.NBlows > 0 {
			return b.brief(rules.FullAttack)
		}
		return b.brief(rules.Attack)
	},
	plan.RushFacet: func(b *battle, a *rules.Action) string {
		if a.Option&combat.OptionRush != 0 {
			return b.brief(rules.BullRush)
		}
		return b.brief(rules.Attack)
	},
	plan.GraspFacet: func(b *battle, a *rules.Action) string {
		if a.On == rules.Nobody {
			return b.T("A square")
		}
		return b.T("An enemy")
	},
	plan.ItemFacet: func(b *battle, a *rules.Action) string {
		return b.WeaponName(b.turn.E.Creatures[a.On].Weapon(int8(a.Amount - 1)).Name)
	},
	plan.ThingFacet: func(b *battle, a *rules.Action) string {
		return b.WeaponName(b.turn.E.Creatures[a.On].Weapon(a.Weapon).Name)
	},
	plan.HelpFacet: func(b *battle, a *rules.Action) string {
		if a.Option == 2 {
			return b.T("+2 AC")
		}
		return b.T("+2 to hit")
	},
	plan.AllyFacet: func(b *battle, a *rules.Action) string { return b.nameOf(a.Ally) },
	plan.MeansFacet: func(b *battle, a *rules.Action) string {
		if a.Option != 0 {
			return b.T("Strength")
		}
		return b.T("Escape Artist")
	},
	plan.GripFacet: func(b *battle, a *rules.Action) string {
		switch {
		case a.On != rules.Nobody && !b.turn.E.Hostile(a.By, a.On):
			return b.T("Free %[1]s", b.nameOf(a.On))
		case a.Option != 0:
			return b.T("Escape Artist")
		}
		return b.T("Grapple check")
	},
	plan.HoldFacet: func(b *battle, a *rules.Action) string {
		if a.Option != 0 {
			return b.T("The pin alone")
		}
		return b.T("The grapple")
	},
	plan.TriggerFacet: func(b *battle, a *rules.Action) string {
		return b.Key("trigger." + rules.Trigger(a.Option).String())
	},
	plan.ThenFacet: func(b *battle, a *rules.Action) string {
		switch a.Then {
		case rules.Attack:
			return b.weaponOf(a)
		case rules.Power, rules.Drink:
			if p := b.turn.Ability(int(a.Amount)); p != nil {
				return b.PowerName(p.ID)
			}
		case rules.Draw, rules.Load, rules.Sheathe, rules.Drop:
			return b.T("%[1]s: %[2]s", b.brief(a.Then), b.weaponOf(a))
		}
		return b.brief(a.Then)
	},
	plan.StepFacet: func(b *battle, a *rules.Action) string {
		if a.Step > 0 {
			return b.brief(rules.FiveFootStep)
		}
		return b.T("Stay")
	},
	plan.OnWayFacet: func(b *battle, a *rules.Action) string {
		switch a.Option {
		case combat.OptionDraw:
			return b.T("%[1]s: %[2]s", b.Key("verb.draw"), b.weaponOf(a))
		case combat.OptionLoose:
			return b.Key("verb.loose_shield")
		case combat.OptionReady:
			return b.Key("verb.ready_shield")
		}
		return b.T("Just move")
	},
	plan.AnyFacet: func(b *battle, a *rules.Action) string {
		return b.T("%[1]s %[2]d", b.brief(a.Verb), int(a.Option)+1)
	},
}

// weaponOf is the name of the weapon an action uses; bare hands have one too.
func (b *battle) weaponOf(a *rules.Action) string {
	if a.Weapon == rules.UnarmedWeapon {
		return b.T("Bare hands")
	}
	return b.WeaponName(b.turn.E.Creatures[a.By].Weapon(a.Weapon).Name)
}
