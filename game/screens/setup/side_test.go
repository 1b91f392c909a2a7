package setup

import (
	"testing"

	"tenaille/levels"
)

// TestArmyButtonsStayUnderThePointer: the buttons of an army stay where they are when it has
// become so short that nothing has to be scrolled any more: who goes on pressing hits them.
func TestArmyButtonsStayUnderThePointer(t *testing.T) {
	s := settingUp(t, "en", 1280, 720)
	s.Draft.Terms.Armies[0] = levels.Army{}
	for _, kind := range levels.Kinds()[:8] {
		s.Draft.Terms.Armies[0] = append(s.Draft.Terms.Armies[0], levels.Company{Kind: kind, Count: 1})
	}
	s.Layout()
	less := "setup.blue." + s.Draft.Army(0)[0].Kind + ".less"
	stands, long := s.Page.Rects()[less][0], s.musters[0].list.Long()
	s.Draft.Terms.Armies[0] = s.Draft.Terms.Armies[0][:2]
	s.Layout()
	if at := s.Page.Rects()[less][0]; at != stands || !long || s.musters[0].list.Long() {
		t.Errorf("with a list that was long (%v) and is short (%v) %s goes from %d to %d", long, !s.musters[0].list.Long(), less, stands, at)
	}
}
