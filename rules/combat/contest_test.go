package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// face answers the die that is owed with a face of it.
func face(t *testing.T, e *rules.Encounter, n int) {
	t.Helper()
	q, owed := e.Pending()
	if !owed {
		t.Fatal("no die is owed")
	}
	e.Answer(dice.Answer{Band: band(q, n), Value: int16(n)})
}

// band is the one of a question's bands that a face lies in.
func band(q dice.Question, face int) (k uint8) {
	for i := range q.Cuts.N() {
		if face >= q.Cuts.Face(i) {
			k++
		}
	}
	return k
}

// contesting begins a maneuver of the first creature on the second, which is
// bare-handed, and throws the dice down to the answer of who resists.
func contesting(t *testing.T, do string, thrown ...int) *rules.Encounter {
	t.Helper()
	e := set(t, bare(1), "....", ".Gg.", "....")
	a, err := (&levels.Command{Do: do, By: 1, On: 2}).Action(e)
	if err != nil {
		t.Fatal(err)
	}
	e.Begin(&a)
	for _, n := range thrown {
		face(t, e, n)
	}
	return e
}

// The faces that a contest does not tell apart lead to one state, and those that
// it does are no more than there is to tell: won, equal or lost, and for a bull
// rush by how much (MAN-01, MAN-04).
func TestFacesOfAReply(t *testing.T) {
	for _, c := range []struct {
		do     string
		thrown []int
		told   int
	}{
		{"trip", []int{15, 10}, 3}, {"trip", []int{15, 2}, 3}, {"bull_rush", []int{17}, 20},
	} {
		e := contesting(t, c.do, c.thrown...)
		q, owed := e.Pending()
		if !owed || q.Purpose != dice.Check || q.Sides != 20 {
			t.Fatalf("%s: %+v is owed (%v)", c.do, q, owed)
		}
		outcomes, _ := dice.Outcomes(nil, q)
		if len(outcomes) != c.told {
			t.Errorf("%s: %d outcomes are told apart, want %d", c.do, len(outcomes), c.told)
		}
		of := map[uint8]uint64{}
		for n := 1; n <= 20 && q.Cuts.N() > 0; n++ {
			then := e.Clone()
			face(t, then, n)
			then.Pending()
			k := band(q, n)
			if first, ok := of[k]; ok && first != then.Hash() {
				t.Errorf("%s: a %d is told to be like those just below it, and is not", c.do, n)
			}
			of[k] = then.Hash()
		}
	}
}

// A contest that comes out equal begins anew: nothing of it is remembered, so the
// state is the same whatever was thrown, and its odds are those of the first time
// (MAN-01).
func TestTiesBeginAnew(t *testing.T) {
	first := contesting(t, "trip", 15, 10, 10)
	for _, n := range []int{1, 12, 20} {
		e := contesting(t, "trip", 15, n, n)
		if q, owed := e.Pending(); !owed || q.Purpose != dice.Check {
			t.Fatalf("after two of %d: %+v is owed (%v)", n, q, owed)
		}
		first.Pending()
		if e.Hash() != first.Hash() {
			t.Errorf("two of %d leave another state than two of 10", n)
		}
	}
}

// The weapon that resists a disarm, and may disarm in return: the one aimed at if
// it is a melee weapon, of several others as good the first of the sheet (MAN-03).
func TestWhatGuardsAgainstADisarm(t *testing.T) {
	blade := func(name string) rules.WeaponSetup {
		return rules.WeaponSetup{Name: name, Kind: "melee", Hand: "one", Damage: "1d8"}
	}
	bow := rules.WeaponSetup{Name: "bow", Kind: "ranged", Hand: "two", Damage: "1d6", Increment: 12}
	worse := blade("mace")
	worse.Hand = "light"
	away := blade("spear")
	away.Ready = new(bool)
	for _, c := range []struct {
		what string
		has  []rules.WeaponSetup
		aims int16
		back int8
	}{
		{"a bow is aimed at, two blades are as good", []rules.WeaponSetup{bow, blade("sword"), blade("axe")}, 1, 1},
		{"the first in hand is meant, and is the worse", []rules.WeaponSetup{away, worse, blade("axe")}, 0, 1},
		{"a blade is aimed at", []rules.WeaponSetup{bow, blade("sword"), worse}, 3, 2},
	} {
		e := set(t, armed(1, c.has...), "Gg")
		a := rules.Action{Verb: rules.Disarm, By: 0, On: 1, Weapon: 0, Amount: c.aims}
		foretold, ok := combat.Counter(e, &a)
		e.Begin(&a)
		for asked, ok := e.Asked(); ok; asked, ok = e.Asked() { // the opportunity is let go by
			if name, _ := e.Question(); name != rules.AskOffer {
				break
			}
			e.Begin(&rules.Action{Verb: rules.Decline, By: asked.Who, On: rules.Nobody})
		}
		face(t, e, 1)
		face(t, e, 20)
		e.Pending()
		asked, _ := e.Asked()
		if name, _ := e.Question(); name != rules.AskCounterDisarm || asked.Weapon != c.back {
			t.Errorf("%s: %q is asked with weapon %d, want %d", c.what, name, asked.Weapon, c.back)
		}
		var b rules.Breakdown
		combat.CheckBonus(e, rules.DisarmCheck, 1, 0, c.back, rules.Disarm, &b)
		if !ok || foretold.By != 1 || foretold.On != 0 || foretold.Mine.Total != b.Total {
			t.Errorf("%s: %+v is foretold (%v), want %+d", c.what, foretold, ok, b.Total)
		}
	}
}
