package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// What no list offers is refused too: an ability there is none of, a step in no
// direction (INI-08, ACT-28).
func TestNothingSenselessIsReadied(t *testing.T) {
	e := set(t, able(0, gaze), ".....", ".G..g", ".....")
	for _, c := range []struct {
		what string
		wish rules.Action
		want rules.Cite
	}{
		{"the ability", rules.Action{Then: rules.Power}, rules.NoCite},
		{"one before the first", rules.Action{Then: rules.Power, Amount: -256}, rules.ACT28},
		{"one behind the last", rules.Action{Then: rules.Power, Amount: 1}, rules.ACT28},
		{"a draught that is none", rules.Action{Then: rules.Drink}, rules.ACT28},
		{"a step north-west", rules.Action{Then: rules.Attack, Step: 8}, rules.NoCite},
		{"a step in a ninth direction", rules.Action{Then: rules.Attack, Step: 9}, rules.INI08},
		{"a move with such a step", rules.Action{Then: rules.Move, Step: 9}, rules.INI08},
		{"a charge", rules.Action{Then: rules.Charge}, rules.INI08},
		{"a trigger that is none", rules.Action{Then: rules.Attack, Option: uint8(rules.TriggerCount)}, rules.INI08},
	} {
		a := c.wish
		a.Verb, a.By, a.On = rules.Ready, 0, rules.Nobody
		if a.Option == 0 {
			a.Option = uint8(rules.EnemyAttacks)
		}
		if r := e.Check(&a); r.Cite != c.want {
			t.Errorf("%s: refused by %q, want %q", c.what, r.Cite, c.want)
		}
	}
}

// One waits for the use of an ability where an enemy on the board has any, and
// abilities of a full round are not offered to be readied (INI-08).
func TestWhatIsOfferedToBeReadied(t *testing.T) {
	count := func(e *rules.Encounter, trigger rules.Trigger, then rules.Verb) (n int) {
		for _, a := range e.LegalFor(0, nil) {
			if a.Verb == rules.Ready && rules.Trigger(a.Option) == trigger && a.Then == then {
				n++
			}
		}
		return n
	}
	carrying := func(s *rules.Setup) { s.Combatants[1].Carried = rules.Potions()[:1] }
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		want   bool
	}{
		{"an enemy with an ability", able(1, gaze), true},
		{"an enemy with a draught", carrying, false},
		{"a friend with an ability", able(2, gaze), false},
		{"a dead enemy with an ability", all(able(1, gaze), state(1, "dead")), false},
	} {
		if got := count(set(t, c.change, "G..g", "G..g"), rules.EnemyUsesAbility, rules.Attack) > 0; got != c.want {
			t.Errorf("%s: waited for %t, want %t", c.what, got, c.want)
		}
	}
	chant := rules.PowerSetup{ID: "chant", Cost: "full_round", Range: 3, Damage: "1d6"}
	if n := count(set(t, able(0, chant, gaze), "G..g"), rules.EnemyAttacks, rules.Power); n != 1 {
		t.Errorf("%d abilities are offered to be readied, want 1", n)
	}
}

// The question whether to use a readied attack names its weapon (INI-08).
func TestReadiedWeaponIsNamed(t *testing.T) {
	e := set(t, nil, "A..a")
	shoot := rules.Action{Verb: rules.Ready, By: 0, On: rules.Nobody, Option: uint8(rules.EnemyAttacks), Then: rules.Drop, Weapon: 1}
	for i := range e.Creatures[0].Weapons {
		if shoot.Weapon = int8(i); i > 0 && e.Check(&shoot).OK() {
			break
		}
	}
	e.Do(&shoot, dice.NewScripted(nil))
	e.Do(&rules.Action{Verb: rules.Attack, By: 1, On: 0, Weapon: 0}, dice.NewScripted(nil))
	if asked, ok := e.Asked(); !ok || asked.Weapon != shoot.Weapon {
		t.Errorf("asked %t about weapon %d, want %d", ok, asked.Weapon, shoot.Weapon)
	}
}

// Abilities that are a move are listed each with its own place on the sheet, and
// not to who lies, has stepped or cannot pay (LIM-07, MOV-10).
func TestStridesAreListed(t *testing.T) {
	glide := rules.PowerSetup{ID: "glide", Cost: "move", Move: true, Range: 2}
	count := func(e *rules.Encounter) (n int) {
		for _, a := range e.LegalFor(0, nil) {
			if a.Verb == rules.Power {
				if n++; a.Option != 1 {
					t.Errorf("ability %d is listed", a.Option)
				}
			}
		}
		return n
	}
	able := able(0, rules.PowerSetup{ID: "call", Cost: "standard", Range: 1, Damage: "1d4"}, glide)
	if n := count(set(t, able, "G....g")); n != 2 {
		t.Errorf("%d ways are listed, want 2", n)
	}
	if n := count(set(t, all(able, state(0, "prone")), "G....g")); n != 0 {
		t.Errorf("%d ways of one who lies are listed", n)
	}
	spent := set(t, able, "G....g")
	spent.Facts.Combatants[0].Budget.Standard, spent.Facts.Combatants[0].Budget.Move = 0, 0
	if n := count(spent); n != 0 {
		t.Errorf("%d ways of one who has nothing left are listed", n)
	}
	stepped := set(t, able, "G....g")
	step := rules.Action{Verb: rules.FiveFootStep, By: 0, On: rules.Nobody, Cell: grid.C(1, 0)}
	step.Path.Add(grid.E)
	if r := stepped.Do(&step, dice.NewScripted(nil)); !r.OK() {
		t.Fatalf("the step is refused by %s", r.Cite)
	}
	if n := count(stepped); n != 0 {
		t.Errorf("%d ways of one who has stepped are listed", n)
	}
}
