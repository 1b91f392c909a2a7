package limited

import (
	"tenaille/rules"
)

// The places of the ruleset's own options in rules.Options.Own.
const (
	noOpportunities = iota
	flatFootedStart
	zeroOut
	surprisedMinus5
	squaresOfM
)

// options are the shared ones with the ruleset's own before the cap on free
// actions (RST-03).
func options() []rules.OptionRow {
	own := []rules.OptionRow{
		{Name: "limited_aoo", Values: []string{"true", "false"}, Cite: rules.CFL16, Place: 3, Set: rules.OwnOption(noOpportunities)},
		{Name: "limited_flat_footed_start", Values: []string{"false", "true"}, Cite: rules.CFL13, Place: 4, Set: rules.OwnOption(flatFootedStart)},
		{Name: "limited_zero_hp", Values: []string{"srd", "out"}, Cite: rules.CFL18, Place: 6, Set: rules.OwnOption(zeroOut)},
		{Name: "limited_surprised_def", Values: []string{"flat_footed", "minus5"}, Cite: rules.SIL30, Place: 5, Set: rules.OwnOption(surprisedMinus5)},
		{Name: "limited_move", Min: 1, Max: 40, Default: 13, Cite: rules.SIL31, Place: 2, Set: rules.OwnOption(squaresOfM)},
	}
	for i := range own {
		own[i].Chapter = rules.TurnOptions
	}
	var all []rules.OptionRow
	for _, r := range rules.SharedOptions() {
		if r.Name == rules.FreeActionCap {
			all = append(all, own...)
		}
		all = append(all, r)
	}
	return all
}

// opportunities: the option decides (LIM-14).
func opportunities(o *rules.Options) bool { return o.Own[noOpportunities] == 0 }

// poised: by one reading the surprised lose 5 from their DEF, not their
// Dexterity (LIM-04).
func poised(o *rules.Options) bool { return o.Own[surprisedMinus5] != 0 }

// outAtZero: by the option, who has no hit points left is out (LIM-15).
func outAtZero(o *rules.Options) bool { return o.Own[zeroOut] != 0 }
