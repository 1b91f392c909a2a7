package battle

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// facetWords name the values of the facets on their chips.
var facetWords = [facetCount]func(b *battle, a *rules.Action) string{
	weaponFacet: (*battle).weaponOf,
	heldFacet:   (*battle).weaponOf,
	handsFacet: func(b *battle, a *rules.Action) string {
		if a.Option != 0 {
			return b.T("Both hands")
		}
		return b.T("Main hand")
	},
	courseFacet: func(b *battle, a *rules.Action) string {
		if a.NBlows > 0 {
			return b.brief(rules.FullAttack)
		}
		return b.brief(rules.Attack)
	},
	rushFacet: func(b *battle, a *rules.Action) string {
		if a.Option&combat.OptionRush != 0 {
			return b.brief(rules.BullRush)
		}
		return b.brief(rules.Attack)
	},
	graspFacet: func(b *battle, a *rules.Action) string {
		if a.On == rules.Nobody {
			return b.T("A square")
		}
		return b.T("An enemy")
	},
	itemFacet: func(b *battle, a *rules.Action) string {
		return b.WeaponName(b.e.Creatures[a.On].Weapon(int8(a.Amount - 1)).Name)
	},
	thingFacet: func(b *battle, a *rules.Action) string {
		return b.WeaponName(b.e.Creatures[a.On].Weapon(a.Weapon).Name)
	},
	helpFacet: func(b *battle, a *rules.Action) string {
		if a.Option == 2 {
			return b.T("+2 AC")
		}
		return b.T("+2 to hit")
	},
	allyFacet: func(b *battle, a *rules.Action) string { return b.nameOf(a.Ally) },
	meansFacet: func(b *battle, a *rules.Action) string {
		if a.Option != 0 {
			return b.T("Strength")
		}
		return b.T("Escape Artist")
	},
	gripFacet: func(b *battle, a *rules.Action) string {
		switch {
		case a.On != rules.Nobody && !b.e.Hostile(a.By, a.On):
			return b.T("Free %[1]s", b.nameOf(a.On))
		case a.Option != 0:
			return b.T("Escape Artist")
		}
		return b.T("Grapple check")
	},
	holdFacet: func(b *battle, a *rules.Action) string {
		if a.Option != 0 {
			return b.T("The pin alone")
		}
		return b.T("The grapple")
	},
	triggerFacet: func(b *battle, a *rules.Action) string {
		return b.Key("trigger." + rules.Trigger(a.Option).String())
	},
	thenFacet: func(b *battle, a *rules.Action) string {
		switch a.Then {
		case rules.Attack:
			return b.weaponOf(a)
		case rules.Power, rules.Drink:
			if p := b.ability(int(a.Amount)); p != nil {
				return b.PowerName(p.ID)
			}
		case rules.Draw, rules.Load, rules.Sheathe, rules.Drop:
			return b.T("%[1]s: %[2]s", b.brief(a.Then), b.weaponOf(a))
		}
		return b.brief(a.Then)
	},
	stepFacet: func(b *battle, a *rules.Action) string {
		if a.Step > 0 {
			return b.brief(rules.FiveFootStep)
		}
		return b.T("Stay")
	},
	onWayFacet: func(b *battle, a *rules.Action) string {
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
	anyFacet: func(b *battle, a *rules.Action) string {
		return b.T("%[1]s %[2]d", b.brief(a.Verb), int(a.Option)+1)
	},
}

// weaponOf is the name of the weapon an action uses; bare hands have one too.
func (b *battle) weaponOf(a *rules.Action) string {
	if a.Weapon == rules.UnarmedWeapon {
		return b.T("Bare hands")
	}
	return b.WeaponName(b.e.Creatures[a.By].Weapon(a.Weapon).Name)
}
