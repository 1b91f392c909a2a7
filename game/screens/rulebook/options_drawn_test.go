package rulebook

import (
	"testing"

	"tenaille/assets"
	"tenaille/rules/rulesets"
)

// TestEveryOptionIsDrawn: each option there is has its small drawing.
func TestEveryOptionIsDrawn(t *testing.T) {
	rows := rulesets.Options()
	for _, row := range rows {
		if _, ok := assets.SVG("icons/" + drawing(row.Name)); !ok {
			t.Errorf("%s has no drawing", row.Name)
		}
	}
	if len(rows) < 20 {
		t.Errorf("%d options", len(rows))
	}
}
