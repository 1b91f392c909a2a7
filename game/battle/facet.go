package battle

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// facet is one thing in which the actions of a verb differ besides whom or
// where they are aimed at: the weapon, the hand, the trigger. The player
// chooses its value by a chip.
type facet struct {
	name string // part of the chips' ids
	// late is chosen after the target, for what there is depends on it.
	late bool
	// loose leaves the choice to the odds unless the player makes it.
	loose bool
	// key tells the values apart.
	key func(a *rules.Action) int
	// show is how the chip of a value looks.
	show func(b *battle, a *rules.Action) (icon, words string)
}

var (
	facetWeapon = facet{name: "weapon", loose: true, key: weaponKey, show: showWeapon}
	facetHeld   = facet{name: "item", key: weaponKey, show: showWeapon}
	facetHands  = facet{name: "hands", loose: true, key: optionKey, show: func(b *battle, a *rules.Action) (string, string) {
		if a.Option != 0 {
			return "full-attack", b.T("Both hands")
		}
		return "attack", b.T("Main hand")
	}}
	facetFull = facet{name: "course", key: func(a *rules.Action) int { return min(int(a.NBlows), 1) }, show: func(b *battle, a *rules.Action) (string, string) {
		if a.NBlows > 0 {
			return "full-attack", b.brief(rules.FullAttack)
		}
		return "attack", b.brief(rules.Attack)
	}}
	facetRush = facet{name: "end", key: func(a *rules.Action) int { return int(a.Option & combat.OptionRush) }, show: func(b *battle, a *rules.Action) (string, string) {
		if a.Option&combat.OptionRush != 0 {
			return "bull-rush", b.brief(rules.BullRush)
		}
		return "attack", b.brief(rules.Attack)
	}}
	facetGrasp = facet{name: "grasp", key: func(a *rules.Action) int { return int(min(a.On, 0)) }, show: func(b *battle, a *rules.Action) (string, string) {
		if a.On == rules.Nobody {
			return rows[rules.AttackSquare].icon, b.T("A square")
		}
		return "grapple", b.T("An enemy")
	}}
	facetItem = facet{name: "item", late: true, key: func(a *rules.Action) int { return int(a.Amount) }, show: func(b *battle, a *rules.Action) (string, string) {
		return "disarm", b.WeaponName(b.e.Creatures[a.On].Weapon(int8(a.Amount - 1)).Name)
	}}
	facetThing = facet{name: "item", late: true, key: func(a *rules.Action) int { return int(a.On)<<8 | int(a.Weapon) }, show: func(b *battle, a *rules.Action) (string, string) {
		return "pick-up", b.WeaponName(b.e.Creatures[a.On].Weapon(a.Weapon).Name)
	}}
	facetHelp = facet{name: "help", key: optionKey, show: func(b *battle, a *rules.Action) (string, string) {
		if a.Option == 2 {
			return "cover-half", b.T("+2 AC")
		}
		return "attack", b.T("+2 to hit")
	}}
	facetAlly = facet{name: "ally", late: true, key: func(a *rules.Action) int { return int(a.Ally) }, show: func(b *battle, a *rules.Action) (string, string) {
		return "aid", b.nameOf(a.Ally)
	}}
	facetMeans = facet{name: "means", key: optionKey, show: func(b *battle, a *rules.Action) (string, string) {
		if a.Option != 0 {
			return "crush", b.T("Strength")
		}
		return "slip-net", b.T("Escape Artist")
	}}
	facetGrip = facet{name: "means", key: func(a *rules.Action) int { return int(a.On+1)<<8 | int(a.Option) }, show: func(b *battle, a *rules.Action) (string, string) {
		switch {
		case a.On != rules.Nobody && !b.e.Hostile(a.By, a.On):
			return "aid", b.T("Free %[1]s", b.nameOf(a.On))
		case a.Option != 0:
			return "slip-net", b.T("Escape Artist")
		}
		return "break-free", b.T("Grapple check")
	}}
	facetHold = facet{name: "hold", key: optionKey, show: func(b *battle, a *rules.Action) (string, string) {
		if a.Option != 0 {
			return "pin", b.T("The pin alone")
		}
		return "release", b.T("The grapple")
	}}
	facetTrigger = facet{name: "trigger", key: optionKey, show: func(b *battle, a *rules.Action) (string, string) {
		return triggerIcons[a.Option], b.Key("trigger." + rules.Trigger(a.Option).String())
	}}
	facetThen = facet{name: "then", key: func(a *rules.Action) int { return int(a.Then)<<16 | int(uint8(a.Weapon))<<8 | int(a.Amount) }, show: func(b *battle, a *rules.Action) (string, string) {
		icon, words := rows[a.Then].icon, b.brief(a.Then)
		switch a.Then {
		case rules.Attack:
			return weaponIcon(b, a), b.weaponOf(a)
		case rules.Power, rules.Drink:
			if p := b.ability(int(a.Amount)); p != nil {
				return icon, b.PowerName(p.ID)
			}
		case rules.Draw, rules.Load, rules.Sheathe, rules.Drop:
			words = b.T("%[1]s: %[2]s", words, b.weaponOf(a))
		}
		return icon, words
	}}
	facetStep = facet{name: "step", key: func(a *rules.Action) int { return min(int(a.Step), 1) }, show: func(b *battle, a *rules.Action) (string, string) {
		if a.Step > 0 {
			return rows[rules.FiveFootStep].icon, b.brief(rules.FiveFootStep)
		}
		return rows[rules.Ready].icon, b.T("Stay")
	}}
	facetOnWay = facet{name: "draw", key: func(a *rules.Action) int { return int(a.Option)<<8 | int(uint8(a.Weapon)) }, show: func(b *battle, a *rules.Action) (string, string) {
		switch a.Option {
		case combat.OptionDraw:
			return "draw", b.T("%[1]s: %[2]s", b.Key("verb.draw"), b.weaponOf(a))
		case combat.OptionLoose:
			return "loose-shield", b.Key("verb.loose_shield")
		case combat.OptionReady:
			return "ready-shield", b.Key("verb.ready_shield")
		}
		return "move", b.T("Just move")
	}}
	facetAny = facet{name: "choice", key: func(a *rules.Action) int { return int(a.Option)<<8 | int(uint8(a.Weapon)) }, show: func(b *battle, a *rules.Action) (string, string) {
		return rows[a.Verb].icon, b.T("%[1]s %[2]d", b.brief(a.Verb), int(a.Option)+1)
	}}
)

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

func showWeapon(b *battle, a *rules.Action) (icon, words string) {
	return weaponIcon(b, a), b.weaponOf(a)
}

func weaponIcon(b *battle, a *rules.Action) string {
	switch w := b.e.Creatures[a.By].Weapon(a.Weapon); {
	case w.Projectile():
		return "ranged"
	case w.Unarmed:
		return "release"
	}
	return "attack"
}

// weaponOf is the name of the weapon an action uses; bare hands have one too.
func (b *battle) weaponOf(a *rules.Action) string {
	if a.Weapon == rules.UnarmedWeapon {
		return b.T("Bare hands")
	}
	return b.WeaponName(b.e.Creatures[a.By].Weapon(a.Weapon).Name)
}
