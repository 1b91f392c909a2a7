package battle

import (
	"testing"

	"tenaille/game/match"
)

// TestNothingGoesOnBehindTheSheetOfKeys: while it is read machines neither act nor is anything
// told; closed, the match goes on where it was.
func TestNothingGoesOnBehindTheSheetOfKeys(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	c.Settings.ReducedMotion = true
	b := New(c, match.Terms{Level: "proving-ground", Ruleset: "d20", Players: [2]string{"recruit", "recruit"}, Seed: 7}).(*battle)
	if b.turn.Match == nil {
		t.Fatal(b.fault)
	}
	b.Layout()
	acts := func() bool {
		from := b.turn.Match.Hash()
		for range 3000 {
			b.Update()
			if b.turn.Match.Hash() != from {
				return true
			}
		}
		return false
	}
	if !acts() {
		t.Fatal("the machines do nothing")
	}
	b.click("toggle.help")
	heard, busy := b.play.Teller.Shown.Turns, b.play.Busy()
	if acts() || b.play.Teller.Shown.Turns != heard || b.play.Busy() != busy {
		t.Error("the match goes on behind the sheet of keys")
	}
	b.click("help.close")
	if !acts() {
		t.Error("with the sheet closed nothing goes on")
	}
	b.Leave()
}
