package mail

import (
	"reflect"
	"strings"
	"testing"

	"tenaille/rules/grid"
)

// TestOrders reads what one would write, choices in choices and all.
func TestOrders(t *testing.T) {
	list, err := ParseOrders("2: move D4 E5; attack 4; if 4 falls { move E6 } else { if 5 hurt {attack 5 longsword} else {3: delay;} }; 2: end_turn")
	fine(t, err)
	equal(t, len(list), 4)
	equal(t, list[1].Do.By, 2)
	equal(t, list[1].Do.On, 4)
	choice := list[2]
	equal(t, *choice.If, Condition{Who: 4, Is: Falls})
	equal(t, len(choice.Then), 1)
	equal(t, *choice.Else[0].If, Condition{Who: 5, Is: Hurt})
	equal(t, choice.Else[0].Then[0].Do.Weapon, "longsword")
	equal(t, choice.Else[0].Else[0].Do.By, 3)
	equal(t, choice.Else[0].Then[0].Do.By, 2)
	at, err := ParseOrders("if 3 at b7 {3: end_turn}")
	fine(t, err)
	equal(t, *at[0].If, Condition{Who: 3, Is: IsAt, At: grid.C(1, 6)})
	for text, n := range map[string]int{"": 0, " ; ; ": 0, "if 3 stands {}": 1, "if 3 stands { } else { }": 1} {
		list, err := ParseOrders(text)
		fine(t, err)
		equal(t, len(list), n)
	}
}

// TestOrdersAreWritten as they are read.
func TestOrdersAreWritten(t *testing.T) {
	for _, text := range []string{
		"", "2: move D4 E5", "2: yield", "if 3 at B7 { 3: end_turn }",
		"2: attack 4 longsword; if 4 falls { 2: move E6; if 5 hurt { 2: attack 5 } } else { 3: delay }; 2: end_turn",
	} {
		list, err := ParseOrders(text)
		fine(t, err)
		equal(t, strings.ReplaceAll(Written(list), "{  }", "{ }"), text)
	}
}

// TestCases: a turn that was rehearsed for a case is done in that case only, what it begins
// with as before in either.
func TestCases(t *testing.T) {
	felled := Condition{Who: 7, Is: Falls}
	for _, c := range []struct{ before, then, want string }{
		{"2: attack 7; 2: move D5", "2: attack 7; 2: attack 4", "2: attack 7; if 7 falls { 2: attack 4 } else { 2: move D5 }"},
		{"2: attack 7", "2: attack 7", "2: attack 7"},
		{"2: attack 7", "2: attack 7; 3: delay", "2: attack 7; if 7 falls { 3: delay }"},
		{"2: attack 7; 3: delay", "2: attack 7", "2: attack 7; if 7 falls {  } else { 3: delay }"},
		{"if 4 hurt { 2: attack 4 } else { 2: delay }", "2: attack 5", "if 7 falls { 2: attack 5 } else { if 4 hurt { 2: attack 4 } else { 2: delay } }"},
	} {
		got, err := (&Case{If: felled, Orders: c.before}).Merged(c.then)
		fine(t, err)
		equal(t, got, c.want)
	}
	deep := "2: delay"
	for range maxNested {
		var err error
		deep, err = (&Case{If: felled, Orders: deep}).Merged("3: delay")
		fine(t, err)
	}
	_, err := (&Case{If: felled, Orders: deep}).Merged("4: delay")
	fails(t, err)
	_, err = (&Case{If: felled, Orders: "{"}).Merged("")
	fails(t, err)
}

// TestWrongOrders names what cannot be read.
func TestWrongOrders(t *testing.T) {
	for text, wants := range map[string]string{
		"attack 4":                              "does not say who",
		"2: fly 4":                              "no command",
		"if 4 falls { 2: attack 3":              "without \"}\"",
		"2: attack 3 }":                         "without \"{\"",
		"if 4 dies { 2: attack 3 }":             "falls, stands, hurt or at",
		"if x falls { 2: attack 3 }":            "an id",
		"if 4 at Z { 2: attack 3 }":             "at with a square",
		"if 4 falls 2: attack 3":                "without \"{\"",
		"2: attack 3 { move D4 }":               "no condition",
		strings.Repeat("if 1 falls {", 8):       "in each other",
		strings.Repeat("2: end_turn;", 201):     "more than 200",
		strings.Repeat(" ", maxText) + "2: end": "characters",
	} {
		_, err := ParseOrders(text)
		fails(t, err)
		if !strings.Contains(err.Error(), wants) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.40q: %v, where %q was wanted", text, err, wants)
		}
	}
}

// FuzzOrders reads whatever there is without a panic, and quickly.
func FuzzOrders(f *testing.F) {
	f.Add("2: move D4 E5; if 4 falls { attack 5 } else { 3: delay }")
	f.Add("if 1 at A1 {{}}")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := ParseOrders(text)
		if err == nil && len(list) > maxOrders {
			t.Errorf("%d orders", len(list))
		}
		if again, werr := ParseOrders(Written(list)); err == nil && len(Written(list)) <= maxText && (werr != nil || !reflect.DeepEqual(again, list)) {
			t.Errorf("%q is written as %q: %v", text, Written(list), werr)
		}
	})
}
