package battle

import "tenaille/rules"

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

// place is where a verb stands on the screen and how it is chosen. Its words
// are the catalog keys "verb." and "about." with the verb's name, and "short."
// where the first is too long for a button.
type place struct {
	verb  rules.Verb
	group group
	icon  string
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
	{rules.Attack, groupAttack, "attack", modeAttack, aimsCreature, nil},
	{rules.FullAttack, groupAttack, "full-attack", modeVerb, aimsCreature, []facet{facetHands, facetWeapon}},
	{rules.FightDefensively, groupAttack, "fight-defensively", modeVerb, aimsCreature, []facet{facetFull, facetWeapon}},
	{rules.Charge, groupAttack, "charge", modeCharge, aimsCreature, []facet{facetRush}},
	{rules.AttackSquare, groupAttack, "attack-square", modeVerb, aimsSquare, []facet{facetWeapon}},
	{rules.CoupDeGrace, groupAttack, "coup-de-grace", modeVerb, aimsCreature, []facet{facetWeapon}},
	{rules.CoupDeGraceFind, groupAttack, "find", modeVerb, aimsSquare, nil},

	{rules.Power, groupAbilities, "ability", modeVerb, aimsCreature, nil},

	{rules.Trip, groupManeuvers, "trip", modeVerb, aimsCreature, []facet{facetWeapon}},
	{rules.Disarm, groupManeuvers, "disarm", modeVerb, aimsCreature, []facet{facetWeapon, facetItem}},
	{rules.Grapple, groupManeuvers, "grapple", modeVerb, aimsCreature, []facet{facetGrasp}},
	{rules.GrappleDamage, groupManeuvers, "crush", modeVerb, aimsCreature, nil},
	{rules.GrapplePin, groupManeuvers, "pin", modeVerb, aimsCreature, nil},
	{rules.GrappleEscape, groupManeuvers, "break-free", modeVerb, aimsNothing, []facet{facetGrip}},
	{rules.GrappleMove, groupManeuvers, "drag", modeVerb, aimsWay, nil},
	{rules.Release, groupManeuvers, "release", modeVerb, aimsNothing, []facet{facetHold}},
	{rules.BullRush, groupManeuvers, "bull-rush", modeVerb, aimsCreature, nil},
	{rules.Overrun, groupManeuvers, "overrun", modeVerb, aimsWay, nil},
	{rules.Net, groupManeuvers, "net", modeVerb, aimsCreature, nil},

	{rules.Move, groupMove, "move", modeMove, aimsWay, []facet{facetOnWay}},
	{rules.FiveFootStep, groupMove, "5-foot-step", modeStep, aimsWay, nil},
	{rules.Run, groupMove, "run", modeVerb, aimsWay, nil},
	{rules.Withdraw, groupMove, "withdraw", modeWithdraw, aimsWay, nil},
	{rules.Crawl, groupMove, "crawl", modeVerb, aimsWay, nil},
	{rules.StandUp, groupMove, "stand-up", modeVerb, aimsNothing, nil},
	{rules.Rise, groupMove, "rise", modeVerb, aimsNothing, nil},
	{rules.RightSelf, groupMove, "right-self", modeVerb, aimsNothing, nil},
	{rules.DropProne, groupMove, "drop-prone", modeVerb, aimsNothing, nil},
	{rules.Kneel, groupMove, "kneeling", modeVerb, aimsNothing, nil},

	{rules.TotalDefenceAction, groupDefend, "total-defence", modeVerb, aimsNothing, nil},
	{rules.Aid, groupDefend, "aid", modeVerb, aimsCreature, []facet{facetHelp, facetWeapon, facetAlly}},
	{rules.Ready, groupDefend, "ready", modeVerb, aimsNothing, []facet{facetTrigger, facetThen, facetStep}},
	// What a figure does that does nothing (SKI-16); nobody drops prone there.
	{rules.Pass, groupDefend, "pause", modeVerb, aimsNothing, nil},
	{rules.Delay, groupDefend, "delay", modeVerb, aimsNothing, nil},

	{rules.FirstAid, groupOther, "first-aid", modeVerb, aimsCreature, nil},
	{rules.Wake, groupOther, "wake", modeVerb, aimsCreature, nil},
	{rules.Escape, groupOther, "slip-net", modeVerb, aimsNothing, []facet{facetMeans}},
	{rules.Hide, groupOther, "hide", modeVerb, aimsNothing, nil},
	{rules.Search, groupOther, "search", modeVerb, aimsNothing, nil},
	{rules.Speak, groupOther, "speak", modeVerb, aimsNothing, nil},

	{rules.Draw, groupHands, "draw", modeVerb, aimsNothing, []facet{facetHeld}},
	{rules.Sheathe, groupHands, "sheathe", modeVerb, aimsNothing, []facet{facetHeld}},
	{rules.Drop, groupHands, "drop", modeVerb, aimsNothing, []facet{facetHeld}},
	{rules.PickUp, groupHands, "pick-up", modeVerb, aimsSquare, []facet{facetThing}},
	{rules.LooseShield, groupHands, "loose-shield", modeVerb, aimsNothing, nil},
	{rules.ReadyShield, groupHands, "ready-shield", modeVerb, aimsNothing, nil},
	{rules.Load, groupHands, "load", modeVerb, aimsNothing, []facet{facetHeld}},
	{rules.Drink, groupHands, "potion", modeVerb, aimsNothing, nil},
	{rules.OpenDoor, groupHands, "open-door", modeVerb, aimsDoor, nil},
	{rules.CloseDoor, groupHands, "close-door", modeVerb, aimsDoor, nil},
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
		rows[v] = place{verb: rules.Verb(v), group: groupOther, icon: "special", mode: modeVerb, facets: []facet{facetAny}}
	}
	for _, v := range unlisted {
		rows[v].group = noGroup
	}
	rows[rules.NoVerb].group = noGroup
	for _, p := range places {
		rows[p.verb] = p
	}
}
