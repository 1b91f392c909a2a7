package setup

import (
	"testing"

	"tenaille/levels"
)

// TestArmyButtonsStayUnderThePointer: the buttons of an army stay where they are when it has
// become so short that nothing has to be scrolled any more: who goes on pressing hits them.
func TestArmyButtonsStayUnderThePointer(t *testing.T) {
	s := settingUp(t, "en", 1280, 720)
	s.draft.Terms.Armies[0] = levels.Army{}
	for _, kind := range levels.Kinds()[:8] {
		s.draft.Terms.Armies[0] = append(s.draft.Terms.Armies[0], levels.Company{Kind: kind, Count: 1})
	}
	s.Layout()
	less := "setup.blue." + s.draft.Army(0)[0].Kind + ".less"
	stands, long := s.Page.Rects()[less][0], s.lists[0].Long()
	s.draft.Terms.Armies[0] = s.draft.Terms.Armies[0][:2]
	s.Layout()
	if at := s.Page.Rects()[less][0]; at != stands || !long || s.lists[0].Long() {
		t.Errorf("with a list that was long (%v) and is short (%v) %s goes from %d to %d", long, !s.lists[0].Long(), less, stands, at)
	}
}
