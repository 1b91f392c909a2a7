package plan

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// facetKind names a facet.
type facetKind uint8

// The facets there are.
const (
	WeaponFacet facetKind = iota
	HeldFacet
	HandsFacet
	CourseFacet
	RushFacet
	GraspFacet
	ItemFacet
	ThingFacet
	HelpFacet
	AllyFacet
	MeansFacet
	GripFacet
	HoldFacet
	TriggerFacet
	ThenFacet
	StepFacet
	OnWayFacet
	AnyFacet
	FacetCount
)

// facet is one thing in which the actions of a verb differ besides whom or
// where they are aimed at: the weapon, the hand, the trigger. The player
// chooses its value by a chip.
type facet struct {
	Kind facetKind
	Name string // part of the chips' ids
	// late is chosen after the target, for what there is depends on it.
	Late bool
	// loose leaves the choice to the odds unless the player makes it.
	Loose bool
	// key tells the values apart.
	Key func(a *rules.Action) int
	// icon is the sign of a value.
	Icon func(e *rules.Encounter, a *rules.Action) string
}

var (
	facetWeapon = facet{Kind: WeaponFacet, Name: "weapon", Loose: true, Key: weaponKey, Icon: weaponIcon}
	facetHeld   = facet{Kind: HeldFacet, Name: "item", Key: weaponKey, Icon: weaponIcon}
	facetHands  = facet{Kind: HandsFacet, Name: "hands", Loose: true, Key: optionKey, Icon: byOption("attack", "full-attack")}
	facetFull   = facet{Kind: CourseFacet, Name: "course", Key: func(a *rules.Action) int { return min(int(a.NBlows), 1) }, Icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.NBlows > 0 {
			return "full-attack"
		}
		return "attack"
	}}
	facetRush = facet{Kind: RushFacet, Name: "end", Key: func(a *rules.Action) int { return int(a.Option & combat.OptionRush) }, Icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.Option&combat.OptionRush != 0 {
			return "bull-rush"
		}
		return "attack"
	}}
	facetGrasp = facet{Kind: GraspFacet, Name: "grasp", Key: func(a *rules.Action) int { return int(min(a.On, 0)) }, Icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.On == rules.Nobody {
			return Rows[rules.AttackSquare].Icon
		}
		return "grapple"
	}}
	facetItem  = facet{Kind: ItemFacet, Name: "item", Late: true, Key: func(a *rules.Action) int { return int(a.Amount) }, Icon: always("disarm")}
	facetThing = facet{Kind: ThingFacet, Name: "item", Late: true, Key: func(a *rules.Action) int { return int(a.On)<<8 | int(a.Weapon) }, Icon: always("pick-up")}
	facetHelp  = facet{Kind: HelpFacet, Name: "help", Key: optionKey, Icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.Option == combat.OptionAidAC {
			return "cover-half"
		}
		return "attack"
	}}
	FacetAlly  = facet{Kind: AllyFacet, Name: "ally", Late: true, Key: func(a *rules.Action) int { return int(a.Ally) }, Icon: always("aid")}
	facetMeans = facet{Kind: MeansFacet, Name: "means", Key: optionKey, Icon: byOption("slip-net", "crush")}
	facetGrip  = facet{Kind: GripFacet, Name: "means", Key: func(a *rules.Action) int { return int(a.On+1)<<8 | int(a.Option) }, Icon: func(e *rules.Encounter, a *rules.Action) string {
		switch {
		case a.On != rules.Nobody && !e.Hostile(a.By, a.On):
			return "aid"
		case a.Option != 0:
			return "slip-net"
		}
		return "break-free"
	}}
	facetHold    = facet{Kind: HoldFacet, Name: "hold", Key: optionKey, Icon: byOption("release", "pin")}
	facetTrigger = facet{Kind: TriggerFacet, Name: "trigger", Key: optionKey, Icon: func(_ *rules.Encounter, a *rules.Action) string { return triggerIcons[a.Option] }}
	facetThen    = facet{Kind: ThenFacet, Name: "then", Key: func(a *rules.Action) int {
		return int(a.Then)<<22 | int(a.Ally)<<16 | int(uint8(a.Weapon))<<8 | int(a.Amount)
	}, Icon: func(e *rules.Encounter, a *rules.Action) string {
		if a.Then == rules.Attack {
			return weaponIcon(e, a)
		}
		return Rows[a.Then].Icon
	}}
	facetStep = facet{Kind: StepFacet, Name: "step", Key: func(a *rules.Action) int { return min(int(a.Step), 1) }, Icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.Step > 0 {
			return Rows[rules.FiveFootStep].Icon
		}
		return Rows[rules.Ready].Icon
	}}
	facetOnWay = facet{Kind: OnWayFacet, Name: "draw", Key: func(a *rules.Action) int { return int(a.Then)<<16 | int(a.Option)<<8 | int(uint8(a.Weapon)) }, Icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.Then == rules.Hide {
			return Rows[rules.Hide].Icon
		}
		switch a.Option {
		case combat.OptionDraw:
			return "draw"
		case combat.OptionLoose:
			return "loose-shield"
		case combat.OptionReady:
			return "ready-shield"
		}
		return "move"
	}}
	facetAny = facet{Kind: AnyFacet, Name: "choice", Key: func(a *rules.Action) int { return int(a.Option)<<8 | int(uint8(a.Weapon)) }, Icon: func(_ *rules.Encounter, a *rules.Action) string { return Rows[a.Verb].Icon }}
)

// always is one sign for all values.
func always(icon string) func(*rules.Encounter, *rules.Action) string {
	return func(*rules.Encounter, *rules.Action) string { return icon }
}

// byOption is one sign for an action as it is and one for its other way.
func byOption(plain, other string) func(*rules.Encounter, *rules.Action) string {
	return func(_ *rules.Encounter, a *rules.Action) string {
		if a.Option != 0 {
			return other
		}
		return plain
	}
}

// triggerIcons are the signs of what a readied action waits for.
var triggerIcons = [rules.TriggerCount]string{
	rules.EnemyEntersReach: "threat",
	rules.EnemyInSight:     "los",
	rules.EnemyAttacks:     "attack",
	rules.EnemyLeavesCell:  "move",
	rules.EnemyUsesAbility: "ability",
}

func optionKey(a *rules.Action) int { return int(a.Option) }

func weaponKey(a *rules.Action) int { return int(a.Weapon) }

func weaponIcon(e *rules.Encounter, a *rules.Action) string {
	switch w := e.Creatures[a.By].Weapon(a.Weapon); {
	case w.Projectile():
		return "ranged"
	case w.Unarmed:
		return "release"
	}
	return "attack"
}
