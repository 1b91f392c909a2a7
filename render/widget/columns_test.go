package widget

import (
	"math"
	"slices"
	"testing"

	"tenaille/render/art"
)

// TestColumnsGetWhatTheyNeed: columns that have room stay as they are; one that needs
// more takes it from those with some to spare, which keep what they need.
func TestColumnsGetWhatTheyNeed(t *testing.T) {
	for _, r := range []struct {
		name                string
		widths, needs, want []float64
	}{
		{"all have room", []float64{50, 50, 50}, []float64{50, 20, 0}, []float64{50, 50, 50}},
		{"one needs more", []float64{50, 50, 50}, []float64{70, 20, 40}, []float64{70, 35, 45}},
		{"all of it is needed", []float64{60, 40}, []float64{70, 30}, []float64{70, 30}},
		{"too little for two", []float64{50, 50, 50}, []float64{80, 60, 30}, []float64{65, 55, 30}},
		{"nothing to spare", []float64{50, 50}, []float64{60, 50}, []float64{50, 50}},
	} {
		got := Share(r.widths, r.needs)
		for i := range got {
			if math.Abs(got[i]-r.want[i]) > 1e-9 {
				t.Errorf("%s: %v, want %v", r.name, got, r.want)
				break
			}
		}
	}
}

// TestNeedIsWhatFitLeavesWhole: in the width a line needs it is written whole, in less
// it is cut; with large letters too.
func TestNeedIsWhatFitLeavesWhole(t *testing.T) {
	for _, large := range []bool{false, true} {
		s := NewStyle(1, art.NewGallery())
		s.Large = large
		for _, size := range []float64{10, 12, 12.5, 17.5, 23} {
			const line = "Withdraw from the line"
			room := s.Need(line, Bold, size)
			if got, _ := s.Fit(line, room, Bold, size); got != line {
				t.Errorf("large %v, size %.1f: %q in the %.1f units it needs", large, size, got, room)
			}
			if got, _ := s.Fit(line, room-1, Bold, size); got == line {
				t.Errorf("large %v, size %.1f: whole in less than the %.1f units it needs", large, size, room)
			}
		}
	}
}

// TestSegmentGivesLongWordsRoom: the choices are alike while their words have room,
// and fill the segment when one needs more.
func TestSegmentGivesLongWordsRoom(t *testing.T) {
	s := NewStyle(1, art.NewGallery())
	at := Rect{X: 10, Y: 20, W: 150, H: 30}
	even := s.SegmentBoxes(at, []Choice{{Label: "On"}, {Label: "Off"}, {Label: "Ask"}}, 12.5)
	if !slices.ContainsFunc(even, func(r Rect) bool { return r.W == 50 }) || even[0].W != even[2].W {
		t.Errorf("short words are boxed as %v", even)
	}
	long := s.SegmentBoxes(at, []Choice{{Label: "On"}, {Label: "Everybody else"}, {Label: "Ask"}}, 12.5)
	if long[1].W < s.Need("Everybody else", Bold, 12.5)+optionRims {
		t.Errorf("long words have %.1f units", long[1].W)
	}
	if end := long[2].X + long[2].W; long[0].X != at.X || math.Abs(end-at.X-at.W) > 1e-9 || long[1].X != long[0].X+long[0].W {
		t.Errorf("the choices do not fill %v: %v", at, long)
	}
}

// TestChoicesKeepOffTheFrame: where letters of almost the size asked for leave air between the
// words of a choice and the frame of the one taken, they are written in those.
func TestChoicesKeepOffTheFrame(t *testing.T) {
	s := NewStyle(1, art.NewGallery())
	wide := s.Width("Machine", Bold, 13.5) + optionRims
	s.Ledger = &Ledger{}
	p := s.NewPage()
	p.Segment("side", Rect{W: 3 * wide, H: 34}, []Choice{{ID: "a", Label: "Human"}, {ID: "b", Label: "Machine"}, {ID: "c", Label: "Away"}}, "b", 13.5, func(string) {})
	p.Draw(nil)
	for _, m := range s.Ledger.Marks {
		if m.Text == "Machine" && (m.Size < 12.5 || m.At.W > wide-optionAir+1) {
			t.Errorf("the words are %.1f wide, in letters of %.1f, in a box of %.1f", m.At.W, m.Size, wide)
		}
	}
}
