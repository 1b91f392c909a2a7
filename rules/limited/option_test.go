package limited

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
		{Rule: "CFL-16", Name: "limited_aoo", Value: "false", On: func(o *rules.Options) bool { return !opportunities(o) }},
		{Rule: "CFL-13", Name: "limited_flat_footed_start", Value: "true", On: func(o *rules.Options) bool { return o.Own[flatFootedStart] != 0 }},
		{Rule: "CFL-18", Name: "limited_zero_hp", Value: "out", On: outAtZero},
		{Rule: "SIL-30", Name: "limited_surprised_def", Value: "minus5", On: poised},
		{Rule: "SIL-31", Name: "limited_move", Value: "20", On: func(o *rules.Options) bool { return o.Own[squaresOfM] == 20 }},
	})
}
