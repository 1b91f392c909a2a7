//go:build !js

package battle

import (
	"testing"

	"tenaille/render/widget"
)

// TestBoardAloneHasNoPanels: a picture of the board alone shows no words of the
// panels, and the same picture with them does.
func TestBoardAloneHasNoPanels(t *testing.T) {
	b := opening(t, "en", nil, fighterAndOrc()...)
	b.arrange()
	b.small.Room = widget.Rect{}
	b.Still = true // the panels alone are told
	words := func() int {
		b.desk.PanelStyle.Ledger = &widget.Ledger{}
		defer func() { b.desk.PanelStyle.Ledger = nil }()
		b.paint(nil)
		return len(b.desk.PanelStyle.Ledger.Marks)
	}
	if n := words(); n < 10 {
		t.Fatalf("the panels write %d words", n)
	}
	b.Bare()
	if n := words(); n > 0 {
		t.Errorf("without panels %d words are written", n)
	}
}
