package battle

import (
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/rules"
)

// feign is one tick of the battle in which these intents are expressed, the
// pointer resting where it was.
func (b *battle) feign(list ...input.Intent) {
	p := b.Devices.Pointer()
	p.Pressed, p.Released, p.RightReleased, p.Down = false, false, false, false
	b.Devices.Feign(p, list...)
	b.Update()
	b.arrange()
	b.Devices.Feign(p)
}

// clickBoard presses and releases the left button, or releases the right one,
// on the square of a creature.
func (b *battle) clickBoard(at rules.ID, right bool) {
	r := b.table.Camera.CellRect(b.turn.E.Space(at).At)
	p := input.Pointer{X: (r.Min.X + r.Max.X) / 2, Y: (r.Min.Y + r.Max.Y) / 2}
	b.Devices.Feign(p)
	b.Update()
	if right {
		p.RightReleased = true
	} else {
		p.Pressed, p.Down = true, true
		b.Devices.Feign(p)
		b.Update()
		p.Pressed, p.Down, p.Released = false, false, true
	}
	b.Devices.Feign(p)
	b.Update()
	b.arrange()
	p.Released, p.RightReleased = false, false
	b.Devices.Feign(p)
}

// TestRuleRingHasWaysOut: the ring that walks the rule ids on the screen says
// how to go on and how to leave, and any other key or a click leaves it and does
// what it always does.
func TestRuleRingHasWaysOut(t *testing.T) {
	ringed := func(t *testing.T) *battle {
		b := opening(t, "en", nil, blue("fighter", 5, 5).First(), red("goblin", 6, 5))
		b.command.NextTarget(1)
		b.arrange()
		b.feign(input.OpenRule)
		if b.desk.Reading == "" {
			t.Fatalf("no ring with rule ids %v on the screen", b.desk.Panels.RuleIDs())
		}
		if words, _ := b.hinted(); !strings.Contains(words, "opens the rule") || !strings.Contains(words, "back") {
			t.Errorf("the hint of the ring is %q", words)
		}
		return b
	}
	t.Run("next", func(t *testing.T) {
		b := ringed(t)
		was := b.desk.Reading
		if b.feign(input.OpenRule); b.desk.Reading == "" || b.desk.Reading == was {
			t.Errorf("the same key again leads from %q to %q, want the next id", was, b.desk.Reading)
		}
		if b.feign(cancel); b.desk.Reading != "" {
			t.Errorf("still on %q after Esc", b.desk.Reading)
		}
	})
	t.Run("end of turn", func(t *testing.T) {
		b := ringed(t)
		if b.feign(input.EndTurn); b.desk.Reading != "" || !b.command.Ending() {
			t.Errorf("Space left the ring on %q and asked for a second press: %v", b.desk.Reading, b.command.Ending())
		}
	})
	t.Run("what if", func(t *testing.T) {
		b := ringed(t)
		was := b.Settings.WhatIf
		if b.feign(input.ToggleWhatIf); b.desk.Reading != "" || b.Settings.WhatIf == was {
			t.Errorf("I left the ring on %q and what-if %v", b.desk.Reading, b.Settings.WhatIf)
		}
	})
	t.Run("help", func(t *testing.T) {
		b := ringed(t)
		if b.feign(input.Help); b.desk.Reading != "" || !b.desk.Help {
			t.Errorf("F1 left the ring on %q and the sheet of keys %v", b.desk.Reading, b.desk.Help)
		}
	})
	t.Run("click", func(t *testing.T) {
		b := ringed(t)
		was := b.turn.Match.Actions()
		if b.clickBoard(1, false); b.desk.Reading != "" || len(b.session.Orders) == 0 && b.turn.Match.Actions() == was {
			t.Errorf("a click on the goblin left the ring on %q and gave no order", b.desk.Reading)
		}
	})
}

// TestClickOnAnEnemyActsThroughThePin: what a right click pinned does not eat
// the attack that the next left click means.
func TestClickOnAnEnemyActsThroughThePin(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 5, 5).First(), red("goblin", 6, 5))
	if b.clickBoard(1, true); !b.command.Pinned {
		t.Fatal("a right click on an enemy pins nothing")
	}
	was := b.turn.Match.Actions()
	if b.clickBoard(1, false); b.command.Pinned || len(b.session.Orders) == 0 && b.turn.Match.Actions() == was {
		t.Errorf("a click on the pinned enemy left it pinned %v and gave no order", b.command.Pinned)
	}
}
