package setup

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
)

// TestSeedIsTypedWithoutAKeyboard: a finger on the field opens the digits; what
// is put together there is the seed of the match, unless it is none or the player
// steps back.
func TestSeedIsTypedWithoutAKeyboard(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := New(c, match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", match.Machine}, Seed: 7}).(*setup)
	screentest.Show(c, s)
	s.Layout()
	tap := func() *keypad {
		t.Helper()
		r := s.Page.Rects()["setup.seed"]
		s.Devices.Feign(input.Pointer{X: r[0] + r[2]/2, Y: r[1] + r[3]/2, Touch: true, Released: true})
		s.Update()
		s.Devices.Feign(input.Pointer{})
		c.Stack.Settle()
		k, ok := c.Stack.Top().(*keypad)
		if !ok {
			t.Fatalf("a finger on the seed leads to %s", c.Stack.Top().Name())
		}
		k.Layout()
		return k
	}
	press := func(k *keypad, ids ...string) {
		t.Helper()
		for _, id := range ids {
			k.Page.Focus("keypad." + id)
			if !k.Page.Press() {
				t.Fatalf("%s cannot be pressed with %q", id, k.text)
			}
			k.Layout()
		}
		c.Stack.Settle()
	}
	k := tap()
	if k.text != "7" {
		t.Errorf("the digits begin with %q", k.text)
	}
	press(k, "clear", "0", "0", "4", "2", "9", "back", "done")
	if c.Stack.Top() != s || s.seed != "42" {
		t.Errorf("the seed is %q on %s, want 42", s.seed, c.Stack.Top().Name())
	}
	k = tap()
	press(k, "8")
	k.Back()
	c.Stack.Settle()
	if s.seed != "42" {
		t.Errorf("stepping back left the seed at %q", s.seed)
	}
	k = tap()
	k.write("18446744073709551616")
	k.Layout()
	k.Page.Focus("keypad.done")
	if k.Page.Focused() == "keypad.done" {
		t.Error("a number that is no seed can be taken")
	}
	k.Page.Focus("keypad.3")
	if k.Page.Focused() == "keypad.3" {
		t.Error("a twenty-first digit can be put on")
	}
}
