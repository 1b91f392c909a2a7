package combat_test

import (
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// letter is how the law writes down what a die was thrown for.
var letter = map[dice.Purpose]string{
	dice.Attack: "A", dice.MissChance: "M", dice.Confirmation: "K", dice.Damage: "D", dice.ExtraDamage: "X",
	dice.Initiative: "I", dice.InitiativeTie: "J", dice.Stabilise: "Z", dice.Save: "S", dice.Check: "C",
	dice.RandomTarget: "R", dice.Hide: "H", dice.Perception: "P", dice.Touch: "T", dice.Duration: "U",
	dice.Phase: "F", dice.PhaseTie: "G",
}

// faces are the dice of section 24 whose sides are fixed.
var faces = map[dice.Purpose]uint8{
	dice.Attack: 20, dice.MissChance: 100, dice.Confirmation: 20, dice.Initiative: 20, dice.InitiativeTie: 20, dice.Stabilise: 100,
	dice.Save: 20, dice.Check: 20, dice.Hide: 20, dice.Perception: 20,
	dice.Phase: 20, dice.PhaseTie: 20,
}

const (
	// blow is one attack by DIC-03: the target in a grapple (GRP-08), the roll,
	// the miss chance, the confirmation, the weapon's dice, the extra ones.
	blow  = `(?:R?AM?(?:K?D*X*))`
	blows = blow + `*`
	touch = `(?:AM?)`
	pairs = `(?:CC)*`
	held  = `C*` // who begins, then each opponent by id
)

// orders are the dice an action may draw, in their order: DIC-03 to DIC-14.
// What provokes is struck first (DIC-05), step by step on a way (DIC-06).
var orders = map[rules.Verb]string{
	rules.Attack:           blows,
	rules.AttackSquare:     blows,
	rules.FullAttack:       blows,
	rules.FightDefensively: blows,
	rules.Move:             blows,
	rules.Crawl:            blows,
	rules.Withdraw:         blows,
	rules.Run:              blows,
	rules.Charge:           blows + pairs + blows, // DIC-07
	rules.StandUp:          blows,
	rules.Rise:             blows,
	rules.Sheathe:          blows,
	rules.PickUp:           blows,
	rules.Load:             blows,
	rules.Draw:             blows + held,
	rules.Aid:              `C`, // DIC-16
	rules.FirstAid:         blows + `C?`,
	rules.Drink:            blows + `D*`,                    // DIC-10
	rules.Power:            blows + `(?:` + blow + `|D*)S*`, // DIC-10
	rules.Escape:           blows + `C?`,
	rules.Grapple:          blows + touch + `?` + pairs + `D*` + blows, // DIC-08
	rules.GrappleDamage:    held + `D*`,
	rules.GrapplePin:       held,
	rules.GrappleEscape:    held,
	rules.GrappleMove:      held + blows,
	rules.Trip:             blows + touch + `?` + pairs + blow + `?`,
	rules.Disarm:           blows + pairs,
	rules.BullRush:         blows + pairs + blows,
	rules.Overrun:          blows + pairs + blows,
	rules.Net:              blows + touch + `?`,
	rules.CoupDeGrace:      blows + `D*X*S?`, // DIC-09
	rules.Hide:             `HP*`,            // DIC-13
	rules.Search:           `C*P*`,
	rules.EndTurn:          `Z?`, // DIC-14
	rules.Delay:            `Z?`,
	// These draw none.
	rules.DropProne:          ``,
	rules.Kneel:              ``,
	rules.Drop:               ``,
	rules.Release:            ``,
	rules.TotalDefenceAction: ``,
	rules.RightSelf:          ``,
	rules.Wake:               ``,
	rules.OpenDoor:           ``,
	rules.CloseDoor:          ``,
	rules.CoupDeGraceFind:    ``,
	rules.Speak:              ``,
	rules.FiveFootStep:       ``,
	rules.LooseShield:        ``,
	rules.ReadyShield:        ``,
}

// beginnings are the dice before the first turn: initiative and its ties
// (DIC-11), none (DIC-12), a die of each side and those that tied (DIC-15).
var beginnings = map[string]string{"d20": `^I+J*Z*$`, "limited": `^Z*$`, "skirmish": `^(?:F+G*)?$`}

// purposes is a log of dice as letters, one for every question: the dice of one
// sum are one letter.
func purposes(t *rapid.T, log []dice.Roll) string {
	var b strings.Builder
	for _, r := range log {
		if n, ok := faces[r.Purpose]; ok && n != r.Sides {
			t.Fatalf("a d%d is thrown for %v, want a d%d", r.Sides, r.Purpose, n)
		}
		b.WriteString(letter[r.Purpose])
	}
	return b.String()
}

// No rule draws a die out of the order of DIC-03 to DIC-16; and the dice drawn,
// written down as a script, are used up to the last by the same action and give
// the same state (DIC-17).
func TestDiceInOrder(t *testing.T) {
	drawn := map[rules.Verb]int{}
	rapid.Check(t, func(t *rapid.T) {
		e := sober(t)
		seed := rapid.Uint64().Draw(t, "seed")
		first := dice.NewSeeded(seed)
		first.Logging = true
		e.Rules.Turn.Begin(e)
		e.Run(first)
		if got, want := purposes(t, first.Log), regexp.MustCompile(beginnings[e.Rules.Name]); !want.MatchString(got) {
			t.Fatalf("the beginning of %s drew %s, want %s (DIC-11, DIC-12, DIC-15)", e.Rules.Name, got, want)
		}
		for n := 0; n < 6 && !e.Facts.Over; n++ {
			legal := e.Legal(nil)
			byVerb := map[rules.Verb][]rules.Action{}
			var verbs []rules.Verb
			for _, a := range legal {
				if byVerb[a.Verb] == nil {
					verbs = append(verbs, a.Verb)
				}
				byVerb[a.Verb] = append(byVerb[a.Verb], a)
			}
			v := verbs[rapid.IntRange(0, len(verbs)-1).Draw(t, "verb")]
			a := byVerb[v][rapid.IntRange(0, len(byVerb[v])-1).Draw(t, "which")]
			if v == rules.Ready { // what waits cuts into the actions of others
				continue
			}
			src := dice.NewSeeded(seed + uint64(n) + 1)
			src.Logging = true
			again, before := e.Clone(), draw(e)
			var answers []rules.Action
			act := func(a rules.Action) {
				answers = append(answers, a)
				if r := e.Do(&a, src); !r.OK() {
					t.Fatalf("%s is listed but refused by %s\n%s", a.Verb, r.Cite, before)
				}
			}
			act(a)
			for what, who := e.Awaits(); what == rules.AwaitsAnswer; what, who = e.Awaits() {
				yes := rules.Take
				if rapid.Bool().Draw(t, "declines") {
					yes = rules.Decline
				}
				act(rules.Action{Verb: yes, By: who, On: rules.Nobody})
			}
			got := purposes(t, src.Log)
			order, ok := orders[a.Verb]
			if e.Rules.Figures != nil { // one die for an attack, and those of a new phase (DIC-15)
				order, ok = `(?:F+G*)?`, true
				if a.Verb == rules.Attack {
					order = `A` + order
				}
			}
			if !ok {
				t.Fatalf("orders, in law_dice_test.go, has no row for %s: say which dice it draws, by their letters and in their order, or that it draws none", a.Verb)
			}
			// A round that comes to its end lets the dying bleed (DIC-14).
			if want := regexp.MustCompile(`^` + order + `Z*$`); !want.MatchString(got) {
				t.Fatalf("%s drew %s, want %s\n%s", a.Verb, got, order, before)
			}
			if got != "" {
				drawn[a.Verb]++
			}
			script := make([][2]int, len(src.Log))
			for i, r := range src.Log {
				script[i] = [2]int{int(r.Sides), int(r.Result)}
			}
			written := dice.NewScripted(script)
			for _, a := range answers {
				again.Do(&a, written)
			}
			if written.Err() != nil || written.Left() > 0 || again.Hash() != e.Hash() {
				t.Fatalf("%s with its own dice %v: %v, %d left, hash %x, want %x\n%s", a.Verb, script, written.Err(), written.Left(), again.Hash(), e.Hash(), before)
			}
		}
	})
	if len(drawn) < 5 {
		t.Errorf("only %v drew dice: the law was not tried", drawn)
	}
	t.Logf("actions that drew dice: %v", drawn)
}
