package tell

import (
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// facetWords name the values of the facets on their chips.
var facetWords = [plan.FacetCount]func(b *Teller, a *rules.Action) string{
	plan.WeaponFacet: (*Teller).WeaponOf,
	plan.HeldFacet:   (*Teller).WeaponOf,
	plan.HandsFacet: func(b *Teller, a *rules.Action) string {
		if a.Option != 0 {
			return b.T("Both hands")
		}
		return b.T("Main hand")
	},
	plan.CourseFacet: func(b *Teller, a *rules.Action) string {
		if a.NBlows > 0 {
			return b.Brief(rules.FullAttack)
		}
		return b.Brief(rules.Attack)
	},
	plan.RushFacet: func(b *Teller, a *rules.Action) string {
		if a.Option&combat.OptionRush != 0 {
			return b.Brief(rules.BullRush)
		}
		return b.Brief(rules.Attack)
	},
	plan.GraspFacet: func(b *Teller, a *rules.Action) string {
		if a.On == rules.Nobody {
			return b.T("A square")
		}
		return b.T("An enemy")
	},
	plan.ItemFacet: func(b *Teller, a *rules.Action) string {
		return b.WeaponName(b.Turn.E.Creatures[a.On].Weapon(int8(a.Amount - 1)).Name)
	},
	plan.ThingFacet: func(b *Teller, a *rules.Action) string {
		return b.WeaponName(b.Turn.E.Creatures[a.On].Weapon(a.Weapon).Name)
	},
	plan.HelpFacet: func(b *Teller, a *rules.Action) string {
		if a.Option == 2 {
			return b.T("+2 AC")
		}
		return b.T("+2 to hit")
	},
	plan.AllyFacet: func(b *Teller, a *rules.Action) string { return b.NameOf(a.Ally) },
	plan.MeansFacet: func(b *Teller, a *rules.Action) string {
		if a.Option != 0 {
			return b.T("Strength")
		}
		return b.T("Escape Artist")
	},
	plan.GripFacet: func(b *Teller, a *rules.Action) string {
		switch {
		case a.On != rules.Nobody && !b.Turn.E.Hostile(a.By, a.On):
			return b.T("Free %[1]s", b.NameOf(a.On))
		case a.Option != 0:
			return b.T("Escape Artist")
		}
		return b.T("Grapple check")
	},
	plan.HoldFacet: func(b *Teller, a *rules.Action) string {
		if a.Option != 0 {
			return b.T("The pin alone")
		}
		return b.T("The grapple")
	},
	plan.TriggerFacet: func(b *Teller, a *rules.Action) string {
		return b.Key("trigger." + rules.Trigger(a.Option).String())
	},
	plan.ThenFacet: func(b *Teller, a *rules.Action) string {
		switch a.Then {
		case rules.Attack:
			return b.WeaponOf(a)
		case rules.Power, rules.Drink:
			if p := b.Turn.Ability(int(a.Amount)); p != nil {
				return b.PowerName(p.ID)
			}
		case rules.Draw, rules.Load, rules.Sheathe, rules.Drop:
			return b.T("%[1]s: %[2]s", b.Brief(a.Then), b.WeaponOf(a))
		}
		return b.Brief(a.Then)
	},
	plan.StepFacet: func(b *Teller, a *rules.Action) string {
		if a.Step > 0 {
			return b.Brief(rules.FiveFootStep)
		}
		return b.T("Stay")
	},
	plan.OnWayFacet: func(b *Teller, a *rules.Action) string {
		switch a.Option {
		case combat.OptionDraw:
			return b.T("%[1]s: %[2]s", b.Key("verb.draw"), b.WeaponOf(a))
		case combat.OptionLoose:
			return b.Key("verb.loose_shield")
		case combat.OptionReady:
			return b.Key("verb.ready_shield")
		}
		return b.T("Just move")
	},
	plan.AnyFacet: func(b *Teller, a *rules.Action) string {
		return b.T("%[1]s %[2]d", b.Brief(a.Verb), int(a.Option)+1)
	},
}

// WeaponOf is the name of the weapon an action uses; bare hands have one too.
func (te *Teller) WeaponOf(a *rules.Action) string {
	if a.Weapon == rules.UnarmedWeapon {
		return te.T("Bare hands")
	}
	return te.WeaponName(te.E.Creatures[a.By].Weapon(a.Weapon).Name)
}
