package skirmish

import (
	"testing"

	"tenaille/rules"
	own "tenaille/rules/internal/options"
)

// TestOwnOptionsDecide: every option of RST-03 that the ruleset alone has has its
// effect, its default is the first value, and the row cites the conflict or silent
// point that it settles.
func TestOwnOptionsDecide(t *testing.T) {
	own.Decide(t, options(), []own.Row{
		{Rule: "SIL-37", Name: "skirmish_combined_strict", Value: "true", On: func(o *rules.Options) bool { return o.Own[combinedStrict] != 0 }},
	})
}
