package widget

import (
	"slices"
	"testing"

	"tenaille/render/art"
)

// grid builds a page of buttons laid out as rows of ids; "-" marks a gap and a
// trailing "!" a disabled button.
func grid(rows ...[]string) (*Page, *[]string) {
	p := NewStyle(1, art.NewGallery()).NewPage()
	pressed := &[]string{}
	for y, row := range rows {
		for x, id := range row {
			if id == "-" {
				continue
			}
			b := Button{Label: id, OnClick: func() { *pressed = append(*pressed, id) }}
			if id[len(id)-1] == '!' {
				b.Disabled = true
			}
			p.Button(id, Rect{X: float64(x) * 100, Y: float64(y) * 50, W: 90, H: 40}, b)
		}
	}
	return p, pressed
}

func TestArrowsWalkToTheNearestWidget(t *testing.T) {
	page := func() *Page {
		p, _ := grid([]string{"a", "b", "c"}, []string{"d", "-", "f"}, []string{"g", "h!", "i"})
		return p
	}
	rows := []struct {
		from   string
		dx, dy int
		want   string
	}{
		{"a", 1, 0, "b"}, {"b", 1, 0, "c"}, {"c", 1, 0, "c"}, {"a", 0, 1, "d"}, {"d", 0, 1, "g"},
		{"d", 1, 0, "f"}, {"g", 1, 0, "i"}, {"f", 0, -1, "c"}, {"b", 0, -1, "b"}, {"g", 0, -1, "d"},
	}
	for _, r := range rows {
		p := page()
		p.Focus(r.from)
		p.Walk(r.dx, r.dy)
		if got := p.Focused(); got != r.want {
			t.Errorf("from %s by (%d,%d): focus on %q, want %q", r.from, r.dx, r.dy, got, r.want)
		}
	}
}

func TestTabGoesRoundAndSkipsTheDisabled(t *testing.T) {
	p, _ := grid([]string{"a", "b!", "c"})
	var got []string
	for range 4 {
		p.Cycle(1)
		got = append(got, p.Focused())
	}
	want := []string{"a", "c", "a", "c"}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("forward: %v, want %v", got, want)
		}
	}
	p.Cycle(-1)
	if p.Focused() != "a" {
		t.Errorf("back from c: %q, want a", p.Focused())
	}
	p.Focus("b!")
	if p.Focused() != "a" {
		t.Errorf("a disabled button took the focus: %q", p.Focused())
	}
}

func TestPressDoesWhatAClickDoes(t *testing.T) {
	p, pressed := grid([]string{"a", "b"})
	if p.Press() {
		t.Error("Press without a focus claims to have done something")
	}
	p.Focus("b")
	if !p.Press() || len(*pressed) != 1 || (*pressed)[0] != "b" {
		t.Errorf("pressed %v, want [b]", *pressed)
	}
}

func TestFieldsAndSlidersKeepLeftAndRight(t *testing.T) {
	p := NewStyle(1, art.NewGallery()).NewPage()
	p.Field("field", Rect{X: 0, Y: 0, W: 100, H: 40}, Field{Text: "12"})
	p.Button("right", Rect{X: 120, Y: 0, W: 80, H: 40}, Button{Label: "x"})
	p.Slider("slider", Rect{X: 0, Y: 60, W: 100, H: 30}, Slider{Max: 10})
	p.Focus("field")
	if !p.Editing() {
		t.Error("the field has the focus and Editing denies it")
	}
	if p.Walk(1, 0) || p.Focused() != "field" {
		t.Errorf("right left the field for %q", p.Focused())
	}
	if !p.Walk(0, 1) || p.Focused() != "slider" {
		t.Errorf("down from the field: %q, want slider", p.Focused())
	}
	if p.Walk(1, 0) {
		t.Error("right left the slider")
	}
}

// TestSliderTellsAtOnce: a change is told when it is made, not when the slider is
// painted next, and once; the scale is where the pointer finds it.
func TestSliderTellsAtOnce(t *testing.T) {
	p := NewStyle(1, art.NewGallery()).NewPage()
	var told []int
	box, d := Rect{X: 10, Y: 60, W: 122, H: 30}, Slider{Min: 10, Max: 60, Value: 11, OnChange: func(v int) { told = append(told, v) }}
	p.Slider("slider", box, d)
	p.Focus("slider")
	for range 3 {
		p.Walk(-1, 0) // its end is reached after the first
	}
	p.Walk(1, 0)
	if want := []int{10, 11}; !slices.Equal(told, want) {
		t.Errorf("told %v, want %v", told, want)
	}
	for x, want := range map[float64]int{21: 10, 121: 60, 71: 35, 72: 36} {
		if got := d.at(box, x); got != want {
			t.Errorf("at %v stands %d, want %d", x, got, want)
		}
	}
}

func TestRectsAreInPixels(t *testing.T) {
	p := NewStyle(1.5, art.NewGallery()).NewPage()
	p.Segment("s", Rect{X: 10, Y: 20, W: 200, H: 40}, []Choice{{ID: "x", Label: "X"}, {ID: "y", Label: "Y"}}, "x", 13, func(string) {})
	got := p.Rects()
	for id, want := range map[string][4]int{"s.x": {15, 30, 150, 60}, "s.y": {165, 30, 150, 60}} {
		if got[id] != want {
			t.Errorf("%s at %v, want %v", id, got[id], want)
		}
	}
}

func TestTextIsFitted(t *testing.T) {
	s := NewStyle(1, art.NewGallery())
	if line, size := s.Fit("short", 200, Regular, 14); line != "short" || size != 14 {
		t.Errorf("a text that fits became %q at %v", line, size)
	}
	long := "a sentence that is far too long for its box"
	line, size := s.Fit(long, 120, Regular, 14)
	if s.Width(line, Regular, size) > 120 {
		t.Errorf("%q at %v is %.1f wide, want at most 120", line, size, s.Width(line, Regular, size))
	}
	if size < 11 || line == long {
		t.Errorf("got %q at %v: want it cut, and no smaller than four fifths", line, size)
	}
	if line, _ := s.Fit("", 0, Regular, 14); line != "" {
		t.Errorf("an empty text became %q", line)
	}
}

func TestTextIsWrappedAtPlainSpacesOnly(t *testing.T) {
	s := NewStyle(1, art.NewGallery())
	text := "Le camp qui tient le pont gagne\u00a0: tenez bon\u00a0!"
	lines := s.Wrap(text, 110, Regular, 14)
	if len(lines) < 3 {
		t.Fatalf("wrapped into %d lines, want at least 3: %q", len(lines), lines)
	}
	joined := ""
	for i, l := range lines {
		if w := s.Width(l, Regular, 14); w > 110 {
			t.Errorf("line %q is %.1f wide, want at most 110", l, w)
		}
		if l[0] == ':' || l[0] == '!' {
			t.Errorf("line %q begins with a sign that belongs to the word before", l)
		}
		if i > 0 {
			joined += " "
		}
		joined += l
	}
	if joined != text {
		t.Errorf("lines joined = %q, want %q", joined, text)
	}
}

func TestTheLedgerNotesWhatIsWritten(t *testing.T) {
	s := NewStyle(2, art.NewGallery())
	s.Ledger = &Ledger{}
	p := s.NewPage()
	p.Button("a", Rect{X: 10, Y: 10, W: 120, H: 40}, Button{Label: "A label that is far too long for it"})
	p.Paint(func(c Canvas) {
		c.Clip(Rect{X: 0, Y: 50, W: 50, H: 20}).Text("clipped", 0, 60, Regular, 12, Bone, Start)
		c.Caption("two", 200, 60, 40, 11, Bone)
	})
	p.Draw(nil)
	var texts []Mark
	boxes := 0
	for _, m := range s.Ledger.Marks {
		if m.Text == "" {
			boxes++
		} else {
			texts = append(texts, m)
		}
	}
	if len(texts) != 3 || boxes < 2 {
		t.Fatalf("%d texts and %d boxes, want 3 and the two of the button: %+v", len(texts), boxes, s.Ledger.Marks)
	}
	if m := texts[0]; !m.Cut || m.Room != 92 || m.Asked != 14 || m.At.X < 26 || m.At.X+m.At.W > 118.5 {
		t.Errorf("the label is noted as %+v, want it cut to 92 units from 26 on", m)
	}
	if m := texts[1]; m.Clip != (Rect{X: 0, Y: 50, W: 50, H: 20}) || m.Cut {
		t.Errorf("the clipped line is noted as %+v", m)
	}
	if m := texts[2]; !m.Caption || m.Size != 11 {
		t.Errorf("the caption is noted as %+v", m)
	}
}

func TestLargeLettersGrowTheSmallestByMost(t *testing.T) {
	s := NewStyle(1, art.NewGallery())
	before := map[float64]float64{}
	for _, size := range []float64{10, 12, 14, 20, 35} {
		before[size] = s.Width("a line", Regular, size)
	}
	s.Large = true
	for size, grown := range map[float64]float64{10: 12, 12: 13.6, 14: 15.2, 20: 20, 35: 35} {
		if got := s.Width("a line", Regular, size) / before[size] * size; got < grown-.2 || got > grown+.2 {
			t.Errorf("letters of %v become %.1f, want %v", size, got, grown)
		}
		if w := s.Width("a line", Regular, s.Exactly(size)) / before[size]; w < .98 || w > 1.02 {
			t.Errorf("exactly %v is %.2f of it", size, w)
		}
	}
	// What has no room grows as far as there is.
	line, size := s.Fit("a label", s.Width("a label", Regular, 9.5), Regular, 12)
	if line != "a label" || s.letters(size) < 9.6 || size >= 12 {
		t.Errorf("fitted to %q of %v", line, s.letters(size))
	}
}

// TestTwoLinesFitTheirButton: a label and the line under it keep off the edges of a low
// button, capitals with accents too.
func TestTwoLinesFitTheirButton(t *testing.T) {
	for _, tall := range []float64{34, 38, 44, 58} {
		s := NewStyle(1, art.NewGallery())
		s.Ledger = &Ledger{}
		p := s.NewPage()
		at := Rect{X: 10, Y: 10, W: 300, H: tall}
		p.Button("a", at, Button{Kind: Primary, Size: 20, Label: "Éditeur", Sub: "dessiner, puis jouer"})
		p.Draw(nil)
		var lines []Mark
		for _, m := range s.Ledger.Marks {
			if m.Text != "" {
				lines = append(lines, m)
			}
		}
		if len(lines) != 2 {
			t.Fatalf("%d lines are written", len(lines))
		}
		label, sub := lines[0], lines[1]
		if top, foot := label.At.Y-.16*label.Size-at.Y, at.Y+at.H-sub.At.Y-sub.At.H; top < 1 || foot < 2 {
			t.Errorf("in a button of %.0f the lines keep %.1f off the upper edge and %.1f off the lower one", tall, top, foot)
		}
		if label.At.Y+label.At.H > sub.At.Y+2 {
			t.Errorf("in a button of %.0f the label ends at %.1f, the line under it begins at %.1f", tall, label.At.Y+label.At.H, sub.At.Y)
		}
	}
}
