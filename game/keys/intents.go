package keys

import (
	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/rules"
)

// intents are the keys of the verbs that have one of their own. Some share
// theirs: no creature can do both at once.
var intents = map[rules.Verb]input.Intent{
	rules.Attack:             input.ActAttack,
	rules.FullAttack:         input.ActFullAttack,
	rules.FightDefensively:   input.ActGuard,
	rules.Charge:             input.ActCharge,
	rules.AttackSquare:       input.ActSquare,
	rules.CoupDeGrace:        input.ActCoup,
	rules.Power:              input.ActAbility,
	rules.Trip:               input.ActTrip,
	rules.Disarm:             input.ActDisarm,
	rules.Grapple:            input.ActGrapple,
	rules.GrappleDamage:      input.ActCrush,
	rules.GrapplePin:         input.ActPin,
	rules.GrappleEscape:      input.ActEscape,
	rules.GrappleMove:        input.ActDrag,
	rules.Release:            input.ActRelease,
	rules.BullRush:           input.ActBullRush,
	rules.Overrun:            input.ActOverrun,
	rules.Net:                input.ActNet,
	rules.Move:               input.ActMove,
	rules.FiveFootStep:       input.ActStep,
	rules.Run:                input.ActRun,
	rules.Withdraw:           input.ActWithdraw,
	rules.StandUp:            input.ActStand,
	rules.Rise:               input.ActStand,
	rules.RightSelf:          input.ActStand,
	rules.DropProne:          input.ActProne,
	rules.Kneel:              input.ActKneel,
	rules.TotalDefenceAction: input.ActDefend,
	rules.Aid:                input.ActAid,
	rules.Ready:              input.ActReady,
	rules.Pass:               input.ActProne,
	rules.Delay:              input.ActDelay,
	rules.FirstAid:           input.ActFirstAid,
	rules.Escape:             input.ActEscape,
	rules.Hide:               input.ActHide,
	rules.Search:             input.ActSearch,
	rules.Draw:               input.ActHands,
	rules.PickUp:             input.ActPickUp,
	rules.Load:               input.ActHands,
	rules.Drink:              input.ActDrink,
	rules.OpenDoor:           input.ActDoor,
	rules.CloseDoor:          input.ActDoor,
}

// none is the intent of what has no key of its own.
const none = input.Intent(-1)

// Of is the key that chooses a verb.
func Of(v rules.Verb) input.Intent {
	if i, ok := intents[v]; ok {
		return i
	}
	return none
}

// Shared reports whether a key is that of several verbs.
func Shared(i input.Intent) bool {
	n := 0
	for _, of := range intents {
		if of == i {
			n++
		}
	}
	return n > 1
}

// Verbs lists what the key of an intent chooses.
func Verbs(i input.Intent) []rules.Verb {
	var list []rules.Verb
	for v := range rules.VerbCount {
		if plan.Rows[v].Group != plan.NoGroup && Of(v) == i {
			list = append(list, v)
		}
	}
	return list
}

// Fire is the key of combined fire, free since nobody charges where fire is
// combined.
const Fire = input.ActCharge

// OfEntry is the key that chooses an entry.
func OfEntry(v plan.Choice) input.Intent {
	if v.Fire {
		return Fire
	}
	return Of(v.Verb)
}
