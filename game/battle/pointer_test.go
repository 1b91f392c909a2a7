package battle

import (
	"testing"

	"tenaille/game/plan"
	"tenaille/rules"
)

// TestNoteGoesWithItsGroup: what the palette tells of an action goes when another group is
// opened.
func TestNoteGoesWithItsGroup(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 4, 4).First(), red("orc", 9, 4))
	b.command.OpenPalette(plan.GroupAttack)
	b.hand.Hot = "palette.attack"
	b.arrange()
	if m := b.desk.Panels.Palette; m == nil || m.Note == nil {
		t.Fatal("the palette tells nothing of the action pointed at")
	}
	b.hand.Hot = ""
	b.arrange()
	if b.desk.Panels.Palette.Note == nil {
		t.Error("the note goes before anything else is chosen")
	}
	b.click("palette.group." + b.Number(int(plan.Rows[rules.Draw].Group)))
	b.arrange()
	if n := b.desk.Panels.Palette.Note; n != nil {
		t.Errorf("in another group it still tells of %q", n.Title)
	}
}

// TestAbilityShowsAtOnce: chosen by the mouse, which still rests on the button, an ability
// shows its area, its range and whom it would catch, and a click on the board aims it
// there (ACT-28).
func TestAbilityShowsAtOnce(t *testing.T) {
	b := opening(t, "fr", nil, blue("psychic", 4, 4).First(), red("orc", 9, 4), red("goblin", 10, 4), blue("fighter", 10, 6))
	v, ok := b.command.EntryOf("action.power.lull")
	if !ok {
		t.Fatal("there is no such ability")
	}
	b.turn.Wanted.Pointer = plan.Pointer{Who: rules.Nobody}
	b.command.Choose(v)
	p := &b.turn.Forecast.Proposed
	if !p.Planned || p.View == nil || len(p.View.Area) == 0 || len(p.View.Victims) != 2 {
		t.Fatalf("it shows %+v", p.View)
	}
	for _, c := range p.View.Victims {
		if !b.turn.E.Hostile(0, c.Who) {
			t.Errorf("at its best it catches %s", b.tell.NameOf(c.Who))
		}
	}
	b.arrange()
	if s := b.desk.Panels.Slip; s == nil || len(s.Parts) == 0 {
		t.Error("there is no slip")
	}
	b.pointAt(at(12, 8))
	if p := &b.turn.Forecast.Proposed; len(p.Acts) > 0 && p.Acts[0].Cell != at(12, 8) {
		t.Errorf("pointed at M9 it is aimed at %s", p.Acts[0].Cell.Name())
	}
}
