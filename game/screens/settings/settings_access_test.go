package settings

import (
	"slices"
	"strconv"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/render/widget"
)

// TestSizesWithoutEffectAreDim: a size that is no larger than the one before it in
// this window is told from the others, says why, and can be chosen all the same,
// for a larger window.
func TestSizesWithoutEffectAreDim(t *testing.T) {
	for _, r := range []struct{ w, h int }{{1280, 720}, {1920, 1080}, {2560, 1440}, {844, 390}} {
		c := screentest.NewContext(t, "fr", r.w, r.h, 1, 100)
		s := New(c).(*settings)
		s.tab = "access"
		s.Layout()
		told := &widget.Ledger{}
		s.Style.Ledger = told
		s.Draw(nil)
		s.Style.Ledger = nil
		for i, n := range store.Scales() {
			at := slices.IndexFunc(told.Marks, func(m widget.Mark) bool { return m.Text == strconv.Itoa(n) })
			if at < 0 {
				t.Fatalf("%dx%d: %d %% is not on the page", r.w, r.h, n)
			}
			now := panels(c, n)
			before := 0.
			if i > 0 {
				before = panels(c, store.Scales()[i-1])
			}
			if dim := told.Marks[at].Ink == widget.OffInk; dim != (now <= before) {
				t.Errorf("%dx%d: %d %% is dim %v, the scale is %v after %v", r.w, r.h, n, dim, now, before)
			}
		}
		s.Page.Focus("settings.scale.200")
		if !s.Page.Press() || c.Settings.Scale != 200 {
			t.Errorf("%dx%d: 200 %% cannot be chosen: %d", r.w, r.h, c.Settings.Scale)
		}
	}
}

// panels is the scale of the panels of a battle at a choice of size.
func panels(c *scene.Context, percent int) float64 {
	chosen := c.Settings.Scale
	defer func() { c.Settings.Scale = chosen }()
	c.Settings.Scale = percent
	style, _, _, _ := c.PanelView()
	return style.Scale()
}
