package plan

import (
	"tenaille/rules"
)

// Group is a part of the palette of actions.
type Group uint8

// The groups in the order of the palette; NoGroup is for what no player
// chooses there: answers, scripts, the end of a turn.
const (
	NoGroup Group = iota
	GroupAttack
	groupAbilities
	groupManeuvers
	groupMove
	groupDefend
	GroupOther
	groupHands
	GroupCount
)

// Groups are the catalog keys of the groups' titles, and their signs.
var Groups = [GroupCount]struct{ Key, Icon string }{
	GroupAttack:    {"group.attack", "attack"},
	groupAbilities: {"group.abilities", "ability"},
	groupManeuvers: {"group.maneuvers", "grapple"},
	groupMove:      {"group.move", "move"},
	groupDefend:    {"group.defend", "total-defence"},
	GroupOther:     {"group.other", "first-aid"},
	groupHands:     {"group.hands", "hands"},
}

// aims is what pointing at the board chooses for a verb.
type aims uint8

// What is pointed at.
const (
	AimsNothing  aims = iota // it happens where the creature stands
	AimsCreature             // somebody
	AimsSquare               // a square the rules list
	AimsWay                  // where a way ends
	AimsDoor                 // a door
	AimsAnywhere             // any square at all: the rules are asked about each
)

// Row is where a verb stands on the screen and how it is chosen. Its words
// are the catalog keys "verb." and "about." with the verb's name, and "short."
// where the first is too long for a button.
type Row struct {
	Verb  rules.Verb
	Group Group
	Icon  string
	// Mode is the way the verb is planned in, where that is one of its own;
	// VerbMode plans whatever the rules list.
	Mode   Mode
	aims   aims
	Facets []facet
}

// AimsAtSquares reports whether the verb is for a square, and no way leads there.
func (r *Row) AimsAtSquares() bool { return r.aims == AimsSquare || r.aims == AimsAnywhere }

// paletteOrder holds every verb of every ruleset, in the order of the palette. It is
// the one owner of how an action looks and is reached: for that a verb that the rules
// gain needs a row here and its words, nothing else.
var paletteOrder = [...]Row{
	{rules.Attack, GroupAttack, "attack", AttackMode, AimsCreature, nil},
	{rules.FullAttack, GroupAttack, "full-attack", VerbMode, AimsCreature, []facet{facetHands, facetWeapon}},
	{rules.FightDefensively, GroupAttack, "fight-defensively", VerbMode, AimsCreature, []facet{facetFull, facetWeapon}},
	{rules.Charge, GroupAttack, "charge", ChargeMode, AimsCreature, []facet{facetRush}},
	{rules.AttackSquare, GroupAttack, "attack-square", VerbMode, AimsSquare, []facet{facetWeapon}},
	{rules.CoupDeGrace, GroupAttack, "coup-de-grace", VerbMode, AimsCreature, []facet{facetWeapon}},
	{rules.CoupDeGraceFind, GroupAttack, "find", VerbMode, AimsSquare, nil},

	{rules.Power, groupAbilities, "ability", VerbMode, AimsCreature, nil},

	{rules.Trip, groupManeuvers, "trip", VerbMode, AimsCreature, []facet{facetWeapon}},
	{rules.Disarm, groupManeuvers, "disarm", VerbMode, AimsCreature, []facet{facetWeapon, facetItem}},
	{rules.Grapple, groupManeuvers, "grapple", VerbMode, AimsCreature, []facet{facetGrasp}},
	{rules.GrappleDamage, groupManeuvers, "crush", VerbMode, AimsCreature, nil},
	{rules.GrapplePin, groupManeuvers, "pin", VerbMode, AimsCreature, nil},
	{rules.GrappleEscape, groupManeuvers, "break-free", VerbMode, AimsNothing, []facet{facetGrip}},
	{rules.GrappleMove, groupManeuvers, "drag", VerbMode, AimsWay, nil},
	{rules.Release, groupManeuvers, "release", VerbMode, AimsNothing, []facet{facetHold}},
	{rules.BullRush, groupManeuvers, "bull-rush", VerbMode, AimsCreature, nil},
	{rules.Overrun, groupManeuvers, "overrun", VerbMode, AimsWay, nil},
	{rules.Net, groupManeuvers, "net", VerbMode, AimsCreature, nil},

	{rules.Move, groupMove, "move", MoveMode, AimsWay, []facet{facetOnWay}},
	{rules.FiveFootStep, groupMove, "5-foot-step", StepMode, AimsWay, nil},
	{rules.Run, groupMove, "run", VerbMode, AimsWay, nil},
	{rules.Withdraw, groupMove, "withdraw", WithdrawMode, AimsWay, nil},
	{rules.Crawl, groupMove, "crawl", VerbMode, AimsWay, nil},
	{rules.StandUp, groupMove, "stand-up", VerbMode, AimsNothing, nil},
	{rules.Rise, groupMove, "rise", VerbMode, AimsNothing, nil},
	{rules.RightSelf, groupMove, "right-self", VerbMode, AimsNothing, nil},
	{rules.DropProne, groupMove, "drop-prone", VerbMode, AimsNothing, nil},
	{rules.Kneel, groupMove, "kneeling", VerbMode, AimsNothing, nil},

	{rules.TotalDefenceAction, groupDefend, "total-defence", VerbMode, AimsNothing, nil},
	{rules.Aid, groupDefend, "aid", VerbMode, AimsCreature, []facet{facetHelp, facetWeapon, FacetAlly}},
	{rules.Ready, groupDefend, "ready", VerbMode, AimsNothing, []facet{facetTrigger, facetThen, facetStep}},
	// What a figure does that does nothing (SKI-16); nobody drops prone there.
	{rules.Pass, groupDefend, "pause", VerbMode, AimsNothing, nil},
	{rules.Delay, groupDefend, "delay", VerbMode, AimsNothing, nil},

	{rules.FirstAid, GroupOther, "first-aid", VerbMode, AimsCreature, nil},
	{rules.Wake, GroupOther, "wake", VerbMode, AimsCreature, nil},
	{rules.Escape, GroupOther, "slip-net", VerbMode, AimsNothing, []facet{facetMeans}},
	{rules.Hide, GroupOther, "hide", VerbMode, AimsNothing, nil},
	{rules.Search, GroupOther, "search", VerbMode, AimsNothing, nil},
	{rules.Speak, GroupOther, "speak", VerbMode, AimsNothing, nil},

	{rules.Draw, groupHands, "draw", VerbMode, AimsNothing, []facet{facetHeld}},
	{rules.Sheathe, groupHands, "sheathe", VerbMode, AimsNothing, []facet{facetHeld}},
	{rules.Drop, groupHands, "drop", VerbMode, AimsNothing, []facet{facetHeld}},
	{rules.PickUp, groupHands, "pick-up", VerbMode, AimsSquare, []facet{facetThing}},
	{rules.LooseShield, groupHands, "loose-shield", VerbMode, AimsNothing, nil},
	{rules.ReadyShield, groupHands, "ready-shield", VerbMode, AimsNothing, nil},
	{rules.Load, groupHands, "load", VerbMode, AimsNothing, []facet{facetHeld}},
	{rules.Drink, groupHands, "potion", VerbMode, AimsNothing, nil},
	{rules.OpenDoor, groupHands, "open-door", VerbMode, AimsDoor, nil},
	{rules.CloseDoor, groupHands, "close-door", VerbMode, AimsDoor, nil},
}

// unlisted are the verbs that no palette offers: what ends a turn has its own
// button, answers have their question, the rest belongs to scripts and to
// rulesets that are still to come.
var unlisted = [...]rules.Verb{
	rules.EndTurn, rules.NewTurn, rules.NewPhase, rules.Harm, rules.Heal, rules.Take, rules.Decline, rules.Choose,
}

// Rows finds the place of each verb; one that has none comes last among the
// others, so that it can be used all the same.
var Rows [rules.VerbCount]Row

func init() {
	for v := range Rows {
		Rows[v] = Row{Verb: rules.Verb(v), Group: GroupOther, Icon: "special", Mode: VerbMode, Facets: []facet{facetAny}}
	}
	for _, v := range unlisted {
		Rows[v].Group = NoGroup
	}
	Rows[rules.NoVerb].Group = NoGroup
	for _, p := range paletteOrder {
		Rows[p.Verb] = p
	}
}
