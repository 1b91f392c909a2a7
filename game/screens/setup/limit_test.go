package setup

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
)

// TestPointsFollowTheMap: a map that is taken allows an army at least what its
// own cost, however the limit stood before, unless the player set it there.
func TestPointsFollowTheMap(t *testing.T) {
	s := settingUp(t, "en", 1280, 720)
	s.Draft.Terms.Level, s.Draft.Terms.Points = "sheepfold", 0
	small := s.Draft.Points()
	s.take("broken-keep")
	large := s.Draft.Points()
	if small >= large {
		t.Fatalf("the map's own armies cost %d and %d: nothing to compare", small, large)
	}
	for _, r := range []struct {
		level       string
		allow, want int
	}{
		{"sheepfold", 0, small},
		{"sheepfold", small + 10, small + 10},
		{"broken-keep", 0, large},
		{"sheepfold", 0, small + 10},
		{"broken-keep", large - 50, large - 50},
		{"sheepfold", 0, small + 10},
		{"broken-keep", 0, large - 50},
		{"broken-keep", 800, 800},
		{"ford", 0, 800}, // no less than its own
	} {
		s.take(r.level)
		if r.allow > 0 {
			s.allow(r.allow)
		}
		if got := s.Draft.Points(); got != r.want {
			t.Errorf("%s with %d by hand allows %d, want %d", r.level, r.allow, got, r.want)
		}
	}
	// As left with a match on the small map, and come back to.
	s.Settings.Last = match.LastSetup{Level: "sheepfold", Points: small + 10}
	again := New(s.Context, s.NewTerms("human", match.Machine)).(*setup)
	if got := again.Draft.Points(); got != small+10 {
		t.Errorf("come back, the sheepfold allows %d, want %d", got, small+10)
	}
	again.take("broken-keep")
	if got := again.Draft.Points(); got != large {
		t.Errorf("come back, the keep allows %d, want %d", got, large)
	}
}

// TestStripOpensAtTheMapTaken: wherever the map taken stands among the others,
// the strip has it in sight, and the arrows move it from there.
func TestStripOpensAtTheMapTaken(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		names := settingUp(t, "en", size[0], size[1]).atlas.Names
		for _, name := range names {
			c := screentest.NewContext(t, "en", size[0], size[1], 1, 100)
			terms := c.NewTerms("human", match.Machine)
			terms.Level = name
			s := New(c, terms).(*setup)
			screentest.Show(c, s)
			s.Layout()
			if _, there := s.Page.Rects()["setup.map."+name]; !there {
				t.Errorf("%v: %s is out of sight", size, name)
			}
			before := s.atlas.Strip
			s.Page.Focus("setup.maps.before")
			if before > 0 && s.Page.Press() {
				s.Layout()
				if s.atlas.Strip != before-1 {
					t.Errorf("%v: %s: the arrow leads from %d to %d", size, name, before, s.atlas.Strip)
				}
			}
		}
	}
}

// TestFogIsExplainedOnce: where a line says what an answer means no tooltip lies
// over it.
func TestFogIsExplainedOnce(t *testing.T) {
	s := settingUp(t, "en", 1280, 720)
	for _, choice := range s.fogAnswers() {
		if told := choice.ID == s.Draft.Fog(); told == (choice.Tip != "") {
			t.Errorf("%s has the tooltip %q", choice.ID, choice.Tip)
		}
	}
}
