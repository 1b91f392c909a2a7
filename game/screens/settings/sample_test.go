package settings

import (
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/probe"
)

// TestSettingsLeaveNoBareSheet: where a page's rows all have room, the sheet ends under
// them; on the pages of the game and of what makes it easier to see it ends under a sample of
// the board, which lies under the last row and shows what is chosen. The tabs stand at the
// same place on every page.
func TestSettingsLeaveNoBareSheet(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {390, 844}} {
		c := screentest.NewContext(t, "fr", size[0], size[1], 1, 100)
		var first probe.Rect
		for _, tab := range []string{"general", "sound", "access"} {
			s := New(c).(*settings)
			s.tab = tab
			s.Layout()
			rows, at := s.in.Tall*float64(s.in.Fit), s.sample.at
			if upright := size[0] < size[1]; !upright && s.in.Fit == len(s.lines) && s.box.H > rows+1 {
				t.Errorf("%s at %v: %v units lie bare under the rows", tab, size, s.box.H-rows)
			}
			if now := inspect.Probe(s).Widgets["settings.tab.general"]; tab == "general" {
				first = now
			} else if now != first {
				t.Errorf("%s at %v: the tabs stand at %v, on another page at %v", tab, size, now, first)
			}
			if tab == "sound" || tab == "general" && size[0] < size[1] {
				if at.W != 0 {
					t.Errorf("%s at %v: a sample of the board at %v", tab, size, at)
				}
				continue
			}
			if at.H < leastSample-sampleHead-4 || at.Y < s.box.Y+rows || at.X < 0 || at.X+at.W > s.Width || at.Y+at.H > s.Height || s.in.Fit != len(s.lines) {
				t.Errorf("%v: the sample lies at %v under rows that end at %v, %d of %d in sight", size, at, s.box.Y+rows, s.in.Fit, len(s.lines))
			}
		}
	}
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := New(c).(*settings)
	s.tab = "access"
	s.Layout()
	plain := s.sampleSigns()
	if !s.Press("settings.contrast.on") {
		t.Fatal("high contrast cannot be chosen")
	}
	c.Settings.Grid = 90
	if now := s.sampleSigns(); plain.Plain || !now.Plain || now.Grid != .9 {
		t.Errorf("the sample shows contrast %v and a grid of %v", now.Plain, now.Grid)
	}
	s.tab = "general"
	s.Layout()
	if now := s.sampleSigns(); len(now.Chances) != 1 || len(now.Flanks) != 1 || now.Path.Total != s.Length(3) {
		t.Errorf("the sample of the game shows %v over a way of %s", now.Chances, now.Path.Total)
	}
	if !s.Press("settings.whatif.off") || !s.Press("settings.distances.squares") {
		t.Fatal("what is shown cannot be chosen")
	}
	if now := s.sampleSigns(); len(now.Chances)+len(now.Flanks) != 0 || now.Path.Costs[2] != "2" {
		t.Errorf("without what if the sample shows %v, a way of %v squares", now.Chances, now.Path.Costs)
	}
}
