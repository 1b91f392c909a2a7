package battle

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// facetKind names a facet.
type facetKind uint8

// The facets there are.
const (
	weaponFacet facetKind = iota
	heldFacet
	handsFacet
	courseFacet
	rushFacet
	graspFacet
	itemFacet
	thingFacet
	helpFacet
	allyFacet
	meansFacet
	gripFacet
	holdFacet
	triggerFacet
	thenFacet
	stepFacet
	onWayFacet
	anyFacet
	facetCount
)

// facet is one thing in which the actions of a verb differ besides whom or
// where they are aimed at: the weapon, the hand, the trigger. The player
// chooses its value by a chip.
type facet struct {
	kind facetKind
	name string // part of the chips' ids
	// late is chosen after the target, for what there is depends on it.
	late bool
	// loose leaves the choice to the odds unless the player makes it.
	loose bool
	// key tells the values apart.
	key func(a *rules.Action) int
	// icon is the sign of a value.
	icon func(e *rules.Encounter, a *rules.Action) string
}

var (
	facetWeapon = facet{kind: weaponFacet, name: "weapon", loose: true, key: weaponKey, icon: weaponIcon}
	facetHeld   = facet{kind: heldFacet, name: "item", key: weaponKey, icon: weaponIcon}
	facetHands  = facet{kind: handsFacet, name: "hands", loose: true, key: optionKey, icon: byOption("attack", "full-attack")}
	facetFull   = facet{kind: courseFacet, name: "course", key: func(a *rules.Action) int { return min(int(a.NBlows), 1) }, icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.NBlows > 0 {
			return "full-attack"
		}
		return "attack"
	}}
	facetRush = facet{kind: rushFacet, name: "end", key: func(a *rules.Action) int { return int(a.Option & combat.OptionRush) }, icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.Option&combat.OptionRush != 0 {
			return "bull-rush"
		}
		return "attack"
	}}
	facetGrasp = facet{kind: graspFacet, name: "grasp", key: func(a *rules.Action) int { return int(min(a.On, 0)) }, icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.On == rules.Nobody {
			return rows[rules.AttackSquare].icon
		}
		return "grapple"
	}}
	facetItem  = facet{kind: itemFacet, name: "item", late: true, key: func(a *rules.Action) int { return int(a.Amount) }, icon: always("disarm")}
	facetThing = facet{kind: thingFacet, name: "item", late: true, key: func(a *rules.Action) int { return int(a.On)<<8 | int(a.Weapon) }, icon: always("pick-up")}
	facetHelp  = facet{kind: helpFacet, name: "help", key: optionKey, icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.Option == 2 {
			return "cover-half"
		}
		return "attack"
	}}
	facetAlly  = facet{kind: allyFacet, name: "ally", late: true, key: func(a *rules.Action) int { return int(a.Ally) }, icon: always("aid")}
	facetMeans = facet{kind: meansFacet, name: "means", key: optionKey, icon: byOption("slip-net", "crush")}
	facetGrip  = facet{kind: gripFacet, name: "means", key: func(a *rules.Action) int { return int(a.On+1)<<8 | int(a.Option) }, icon: func(e *rules.Encounter, a *rules.Action) string {
		switch {
		case a.On != rules.Nobody && !e.Hostile(a.By, a.On):
			return "aid"
		case a.Option != 0:
			return "slip-net"
		}
		return "break-free"
	}}
	facetHold    = facet{kind: holdFacet, name: "hold", key: optionKey, icon: byOption("release", "pin")}
	facetTrigger = facet{kind: triggerFacet, name: "trigger", key: optionKey, icon: func(_ *rules.Encounter, a *rules.Action) string { return triggerIcons[a.Option] }}
	facetThen    = facet{kind: thenFacet, name: "then", key: func(a *rules.Action) int { return int(a.Then)<<16 | int(uint8(a.Weapon))<<8 | int(a.Amount) }, icon: func(e *rules.Encounter, a *rules.Action) string {
		if a.Then == rules.Attack {
			return weaponIcon(e, a)
		}
		return rows[a.Then].icon
	}}
	facetStep = facet{kind: stepFacet, name: "step", key: func(a *rules.Action) int { return min(int(a.Step), 1) }, icon: func(_ *rules.Encounter, a *rules.Action) string {
		if a.Step > 0 {
			return rows[rules.FiveFootStep].icon
		}
		return rows[rules.Ready].icon
	}}
	facetOnWay = facet{kind: onWayFacet, name: "draw", key: func(a *rules.Action) int { return int(a.Option)<<8 | int(uint8(a.Weapon)) }, icon: func(_ *rules.Encounter, a *rules.Action) string {
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
	facetAny = facet{kind: anyFacet, name: "choice", key: func(a *rules.Action) int { return int(a.Option)<<8 | int(uint8(a.Weapon)) }, icon: func(_ *rules.Encounter, a *rules.Action) string { return rows[a.Verb].icon }}
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
