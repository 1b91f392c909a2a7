package battle

import (
	"tenaille/game/input"
	"tenaille/rules"
)

// group is a part of the palette of actions.
type group uint8

// The groups in the order of the palette; noGroup is for what no player
// chooses there: answers, scripts, the end of a turn.
const (
	noGroup group = iota
	groupAttack
	groupAbilities
	groupManeuvers
	groupMove
	groupDefend
	groupOther
	groupHands
	groupCount
)

// groups are the catalog keys of the groups' titles, and their signs.
var groups = [groupCount]struct{ key, icon string }{
	groupAttack:    {"group.attack", "attack"},
	groupAbilities: {"group.abilities", "ability"},
	groupManeuvers: {"group.maneuvers", "grapple"},
	groupMove:      {"group.move", "move"},
	groupDefend:    {"group.defend", "total-defence"},
	groupOther:     {"group.other", "first-aid"},
	groupHands:     {"group.hands", "hands"},
}

// aims is what pointing at the board chooses for a verb.
type aims uint8

// What is pointed at.
const (
	aimsNothing  aims = iota // it happens where the creature stands
	aimsCreature             // somebody
	aimsSquare               // a square the rules list
	aimsWay                  // where a way ends
	aimsDoor                 // a door
	aimsAnywhere             // any square at all: the rules are asked about each
)

// none is the intent of what has no key of its own.
const none = input.Intent(-1)

// place is where a verb stands on the screen and how it is chosen. Its words
// are the catalog keys "verb." and "about." with the verb's name, and "short."
// where the first is too long for a button.
type place struct {
	verb   rules.Verb
	group  group
	icon   string
	intent input.Intent
	// mode is the way the verb is planned in, where that is one of its own;
	// modeVerb plans whatever the rules list.
	mode   mode
	aims   aims
	facets []facet
}

// places holds every verb of every ruleset, in the order of the palette. It is
// the one owner of how an action looks and is reached: a verb that the rules
// gain needs a row here and its words, nothing else.
var places = [...]place{
	{rules.Attack, groupAttack, "attack", input.ActAttack, modeAttack, aimsCreature, nil},
	{rules.FullAttack, groupAttack, "full-attack", input.ActFullAttack, modeVerb, aimsCreature, []facet{facetHands, facetWeapon}},
	{rules.FightDefensively, groupAttack, "fight-defensively", input.ActGuard, modeVerb, aimsCreature, []facet{facetFull, facetWeapon}},
	{rules.Charge, groupAttack, "charge", input.ActCharge, modeCharge, aimsCreature, []facet{facetRush}},
	{rules.AttackSquare, groupAttack, "attack-square", input.ActSquare, modeVerb, aimsSquare, []facet{facetWeapon}},
	{rules.CoupDeGrace, groupAttack, "coup-de-grace", input.ActCoup, modeVerb, aimsCreature, []facet{facetWeapon}},
	{rules.CoupDeGraceFind, groupAttack, "find", none, modeVerb, aimsSquare, nil},

	{rules.Power, groupAbilities, "ability", input.ActAbility, modeVerb, aimsCreature, nil},

	{rules.Trip, groupManeuvers, "trip", input.ActTrip, modeVerb, aimsCreature, []facet{facetWeapon}},
	{rules.Disarm, groupManeuvers, "disarm", input.ActDisarm, modeVerb, aimsCreature, []facet{facetWeapon, facetItem}},
	{rules.Grapple, groupManeuvers, "grapple", input.ActGrapple, modeVerb, aimsCreature, []facet{facetGrasp}},
	{rules.GrappleDamage, groupManeuvers, "crush", input.ActCrush, modeVerb, aimsCreature, nil},
	{rules.GrapplePin, groupManeuvers, "pin", input.ActPin, modeVerb, aimsCreature, nil},
	{rules.GrappleEscape, groupManeuvers, "break-free", input.ActEscape, modeVerb, aimsNothing, []facet{facetGrip}},
	{rules.GrappleMove, groupManeuvers, "drag", input.ActDrag, modeVerb, aimsWay, nil},
	{rules.Release, groupManeuvers, "release", input.ActRelease, modeVerb, aimsNothing, []facet{facetHold}},
	{rules.BullRush, groupManeuvers, "bull-rush", input.ActBullRush, modeVerb, aimsCreature, nil},
	{rules.Overrun, groupManeuvers, "overrun", input.ActOverrun, modeVerb, aimsWay, nil},
	{rules.Net, groupManeuvers, "net", input.ActNet, modeVerb, aimsCreature, nil},

	{rules.Move, groupMove, "move", input.ActMove, modeMove, aimsWay, []facet{facetOnWay}},
	{rules.FiveFootStep, groupMove, "5-foot-step", input.ActStep, modeStep, aimsWay, nil},
	{rules.Run, groupMove, "run", input.ActRun, modeVerb, aimsWay, nil},
	{rules.Withdraw, groupMove, "withdraw", input.ActWithdraw, modeWithdraw, aimsWay, nil},
	{rules.Crawl, groupMove, "crawl", none, modeVerb, aimsWay, nil},
	{rules.StandUp, groupMove, "stand-up", input.ActStand, modeVerb, aimsNothing, nil},
	{rules.Rise, groupMove, "rise", input.ActStand, modeVerb, aimsNothing, nil},
	{rules.RightSelf, groupMove, "right-self", input.ActStand, modeVerb, aimsNothing, nil},
	{rules.DropProne, groupMove, "drop-prone", input.ActProne, modeVerb, aimsNothing, nil},
	{rules.Kneel, groupMove, "kneeling", input.ActKneel, modeVerb, aimsNothing, nil},

	{rules.TotalDefenceAction, groupDefend, "total-defence", input.ActDefend, modeVerb, aimsNothing, nil},
	{rules.Aid, groupDefend, "aid", input.ActAid, modeVerb, aimsCreature, []facet{facetHelp, facetWeapon, facetAlly}},
	{rules.Ready, groupDefend, "ready", input.ActReady, modeVerb, aimsNothing, []facet{facetTrigger, facetThen, facetStep}},
	// What a figure does that does nothing (SKI-16); nobody drops prone there.
	{rules.Pass, groupDefend, "pause", input.ActProne, modeVerb, aimsNothing, nil},
	{rules.Delay, groupDefend, "delay", input.ActDelay, modeVerb, aimsNothing, nil},

	{rules.FirstAid, groupOther, "first-aid", input.ActFirstAid, modeVerb, aimsCreature, nil},
	{rules.Wake, groupOther, "wake", none, modeVerb, aimsCreature, nil},
	{rules.Escape, groupOther, "slip-net", input.ActEscape, modeVerb, aimsNothing, []facet{facetMeans}},
	{rules.Hide, groupOther, "hide", input.ActHide, modeVerb, aimsNothing, nil},
	{rules.Search, groupOther, "search", input.ActSearch, modeVerb, aimsNothing, nil},
	{rules.Speak, groupOther, "speak", none, modeVerb, aimsNothing, nil},

	{rules.Draw, groupHands, "draw", input.ActHands, modeVerb, aimsNothing, []facet{facetHeld}},
	{rules.Sheathe, groupHands, "sheathe", none, modeVerb, aimsNothing, []facet{facetHeld}},
	{rules.Drop, groupHands, "drop", none, modeVerb, aimsNothing, []facet{facetHeld}},
	{rules.PickUp, groupHands, "pick-up", input.ActPickUp, modeVerb, aimsSquare, []facet{facetThing}},
	{rules.LooseShield, groupHands, "loose-shield", none, modeVerb, aimsNothing, nil},
	{rules.ReadyShield, groupHands, "ready-shield", none, modeVerb, aimsNothing, nil},
	{rules.Load, groupHands, "load", input.ActHands, modeVerb, aimsNothing, []facet{facetHeld}},
	{rules.Drink, groupHands, "potion", input.ActDrink, modeVerb, aimsNothing, nil},
	{rules.OpenDoor, groupHands, "open-door", input.ActDoor, modeVerb, aimsDoor, nil},
	{rules.CloseDoor, groupHands, "close-door", input.ActDoor, modeVerb, aimsDoor, nil},
}

// unlisted are the verbs that no palette offers: what ends a turn has its own
// button, answers have their question, the rest belongs to scripts and to
// rulesets that are still to come.
var unlisted = [...]rules.Verb{
	rules.EndTurn, rules.NewTurn, rules.NewPhase, rules.Harm, rules.Heal, rules.Take, rules.Decline, rules.Choose,
}

// rows finds the place of each verb; one that has none comes last among the
// others, so that it can be used all the same.
var rows [rules.VerbCount]place

func init() {
	for v := range rows {
		rows[v] = place{verb: rules.Verb(v), group: groupOther, icon: "special", intent: none, mode: modeVerb, facets: []facet{facetAny}}
	}
	for _, v := range unlisted {
		rows[v].group = noGroup
	}
	rows[rules.NoVerb].group = noGroup
	for _, p := range places {
		rows[p.verb] = p
	}
}

// verbsOf lists what the key of an intent chooses.
func verbsOf(i input.Intent) []rules.Verb {
	var list []rules.Verb
	for v := range rules.VerbCount {
		if rows[v].group != noGroup && rows[v].intent == i {
			list = append(list, v)
		}
	}
	return list
}

// brief is the name of a verb on a button.
func (b *battle) brief(v rules.Verb) string {
	if key := "short." + v.String(); b.Text.Has(key) {
		return b.Key(key)
	}
	return b.VerbName(v)
}
