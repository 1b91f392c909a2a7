//go:build !js

package battle

import (
	"fmt"
	"testing"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/levels"
)

// settle lets the camera come to rest.
func (b *battle) settle() {
	for range 120 {
		b.feign()
	}
}

// TestPanelsLeaveTheCameraWhereItWas: whatever is opened over the map and closed again,
// the map lies where it lay, at the size it had; where the player has moved it meanwhile,
// it stays where they moved it, as far as the free part allows.
func TestPanelsLeaveTheCameraWhereItWas(t *testing.T) {
	for _, level := range levels.Names() {
		for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
			c := newContext(t, "en", size[0], size[1], 1, 100)
			c.Settings.ReducedMotion = true
			b := New(c, match.Terms{Level: level, Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 7}).(*battle)
			b.curtain = nil // of an ambush: nothing moves behind it
			b.Layout()
			b.arrange()
			b.settle()
			if b.curtain != nil { // behind it no camera moves
				b.curtain.Open()
				b.settle()
			}
			for _, p := range sharePanels[2:] {
				was := b.table.Camera
				if !p.open(b) {
					continue
				}
				b.settle()
				where := fmt.Sprint(level, size, p.name)
				if who := b.turn.E.Space(b.turn.Now.Who); b.table.Hidden(who) {
					t.Errorf("%s: who acts is hidden at %v in %v", where, b.table.Camera.SpaceRect(who), b.table.Camera.Safe)
				}
				for b.command.Back() {
				}
				b.command.LogOpen, b.desk.ArmsOpen = false, false
				b.settle()
				now := b.table.Camera
				if now.X != was.X || now.Y != was.Y || now.Square != was.Square || now.Safe != was.Safe {
					t.Errorf("%s: the map lay at %.0f, %.0f in %v and lies at %.0f, %.0f in %v", where, was.X, was.Y, was.Safe, now.X, now.Y, now.Safe)
				}
			}
		}
	}
}

// TestCameraStaysWhereThePlayerHasMovedIt: a panel that closes takes nothing back that the
// player did meanwhile.
func TestCameraStaysWhereThePlayerHasMovedIt(t *testing.T) {
	b := openedBattle(t, "en", "standing-stones", 7, "human", "human")
	b.Settings.ReducedMotion = true
	b.Resize(844, 390, 1)
	b.table.Framed = false
	b.Layout()
	b.settle()
	b.command.Menu = true
	b.settle()
	b.table.Pan(-120, -40)
	moved := b.table.Camera
	b.command.Back()
	b.settle()
	if now := b.table.Camera; now.X != moved.X || now.Y != moved.Y {
		t.Errorf("moved to %.0f, %.0f the map went back to %.0f, %.0f", moved.X, moved.Y, now.X, now.Y)
	}
}

// TestLargeOnesAreBroughtOutWhole: the log that opens over a creature of many squares
// leaves all of it in sight, and a new layout of the same window does not undo that.
func TestLargeOnesAreBroughtOutWhole(t *testing.T) {
	b := openedBattle(t, "en", "standing-stones", 7, "human", "human")
	b.Settings.ReducedMotion = true
	for id := range b.turn.E.Count() {
		if b.turn.E.Creatures[id].Space > 2 {
			b.awaitTurn(id)
		}
	}
	b.settle()
	b.click("toggle.log")
	b.settle()
	for range 2 {
		if r := b.table.Camera.SpaceRect(b.turn.E.Space(b.turn.Now.Who)); !r.In(b.table.Camera.Safe) || b.turn.E.Space(b.turn.Now.Who).N < 3 {
			t.Errorf("who acts lies at %v, free is %v", r, b.table.Camera.Safe)
		}
		b.Layout()
		b.arrange()
	}
}

// TestLogOpensByItsKey: where the map takes the whole width, the key of the log opens it,
// then its older entries; one step back closes it.
func TestLogOpensByItsKey(t *testing.T) {
	b := openedBattle(t, "en", "standing-stones", 7, "human", "human")
	if b.desk.LogShown() {
		t.Fatal("the log is shown though the map takes the whole width")
	}
	b.feign(input.Log)
	if !b.desk.LogShown() || b.desk.Panels.Log.Box.H == 0 {
		t.Error("its key does not open the log")
	}
	for b.command.Back() {
	}
	b.feign(input.Cancel)
	if b.desk.LogShown() {
		t.Error("a step back does not close the log")
	}
}
