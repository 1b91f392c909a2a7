package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tenaille/rules/grid"
)

// Options are the resolved values of RST-03.
type Options struct {
	Grid                   grid.Options
	FlankAnyThreat         bool // flank_partner = any_threat (CFL-09)
	PinnedVsPinnerAll      bool // pinned_vs_pinner = all (CFL-20)
	ImprovedCoverExtras    bool // CFL-07
	CombatReflexesFlat     bool // combat_reflexes_flat_footed (CFL-19)
	ShootIntoMelee         bool // SIL-14
	MassiveDamage          bool // SIL-20
	LimitedAoO             bool // CFL-16
	LimitedFlatFootedStart bool // CFL-13
	LimitedZeroOut         bool // limited_zero_hp = out (CFL-18)
	LimitedSurprisedMinus5 bool // limited_surprised_def = minus5 (SIL-30)
	LimitedMove            int  // squares an M (SIL-31)
	FreeActionCap          int  // free actions a turn (SIL-12)
	SkirmishCombinedStrict bool // SIL-37
}

// OptionRow is one line of RST-03: the option's name, its values with the
// default first, and the conflict or silent point it settles.
type OptionRow struct {
	Name              string
	Values            []string // empty: a whole number from Min to Max
	Min, Max, Default int
	Cite              Cite
	Rulesets          []string // the rulesets it matters to, by name
	set               func(o *Options, value string, n int)
}

func flag(f func(o *Options) *bool, on string) func(*Options, string, int) {
	return func(o *Options, v string, _ int) { *f(o) = v == on }
}

// The rulesets that options matter to.
var (
	inTurns    = []string{"d20", "limited"}
	inLimited  = []string{"limited"}
	inSkirmish = []string{"skirmish"}
	inAll      = []string{"d20", "limited", "skirmish"}
)

var optionTable = []OptionRow{
	{Name: "conceal_picker", Values: []string{"attacker", "defender"}, Cite: CFL01, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.Grid.ConcealDefender }, "defender")},
	{Name: "conceal_lines", Values: []string{"any", "all"}, Cite: CFL02, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.Grid.ConcealAll }, "all")},
	{Name: "conceal_along", Values: []string{"false", "true"}, Cite: CFL03, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.Grid.ConcealAlong }, "true")},
	{Name: "total_cover_by", Values: []string{"effect", "effect_or_barrier"}, Cite: CFL05, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.Grid.TotalByBarrier }, "effect_or_barrier")},
	{Name: "partial_by", Values: []string{"grade", "body"}, Cite: CFL06, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.Grid.PartialByBody }, "body")},
	{Name: "improved_cover_extras", Values: []string{"true", "false"}, Cite: CFL07, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.ImprovedCoverExtras }, "true")},
	{Name: "flank_partner", Values: []string{"ally", "any_threat"}, Cite: CFL09, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.FlankAnyThreat }, "any_threat")},
	{Name: "reach2_diagonal", Values: []string{"true", "false"}, Cite: SIL07, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.Grid.Reach2Diagonal }, "true")},
	{Name: "diagonal", Values: []string{"d1212", "d1111"}, Cite: SIL05, Rulesets: inAll, set: flag(func(o *Options) *bool { return &o.Grid.Diagonal1111 }, "d1111")},
	{Name: "pinned_vs_pinner", Values: []string{"exempt", "all"}, Cite: CFL20, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.PinnedVsPinnerAll }, "all")},
	{Name: "combat_reflexes_flat_footed", Values: []string{"false", "true"}, Cite: CFL19, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.CombatReflexesFlat }, "true")},
	{Name: "shoot_into_melee", Values: []string{"false", "true"}, Cite: SIL14, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.ShootIntoMelee }, "true")},
	{Name: "massive_damage", Values: []string{"false", "true"}, Cite: SIL20, Rulesets: inTurns, set: flag(func(o *Options) *bool { return &o.MassiveDamage }, "true")},
	{Name: "limited_aoo", Values: []string{"true", "false"}, Cite: CFL16, Rulesets: inLimited, set: flag(func(o *Options) *bool { return &o.LimitedAoO }, "true")},
	{Name: "limited_flat_footed_start", Values: []string{"false", "true"}, Cite: CFL13, Rulesets: inLimited, set: flag(func(o *Options) *bool { return &o.LimitedFlatFootedStart }, "true")},
	{Name: "limited_zero_hp", Values: []string{"srd", "out"}, Cite: CFL18, Rulesets: inLimited, set: flag(func(o *Options) *bool { return &o.LimitedZeroOut }, "out")},
	{Name: "limited_surprised_def", Values: []string{"flat_footed", "minus5"}, Cite: SIL30, Rulesets: inLimited, set: flag(func(o *Options) *bool { return &o.LimitedSurprisedMinus5 }, "minus5")},
	{Name: "limited_move", Min: 1, Max: 40, Default: 13, Cite: SIL31, Rulesets: inLimited, set: func(o *Options, _ string, n int) { o.LimitedMove = n }},
	{Name: "free_action_cap", Min: 1, Max: 100, Default: 10, Cite: SIL12, Rulesets: inTurns, set: func(o *Options, _ string, n int) { o.FreeActionCap = n }},
	{Name: "skirmish_combined_strict", Values: []string{"false", "true"}, Cite: SIL37, Rulesets: inSkirmish, set: flag(func(o *Options) *bool { return &o.SkirmishCombinedStrict }, "true")},
}

// OptionTable returns the lines of RST-03 in their order.
func OptionTable() []OptionRow { return slices.Clone(optionTable) }

// Plain returns the value that the option has where nobody states one.
func (r *OptionRow) Plain() string {
	if len(r.Values) > 0 {
		return r.Values[0]
	}
	return strconv.Itoa(r.Default)
}

// Accepts reports whether a value is one of the option's.
func (r *OptionRow) Accepts(value string) bool {
	if len(r.Values) > 0 {
		return slices.Contains(r.Values, value)
	}
	n, err := strconv.Atoi(value)
	return err == nil && n >= r.Min && n <= r.Max
}

// NewOptions resolves the stated options over the defaults (RST-02). The
// error names an option or a value that does not exist, and what does.
func NewOptions(stated map[string]string) (Options, error) {
	var o Options
	known := 0
	for i := range optionTable {
		r := &optionTable[i]
		v, given := stated[r.Name]
		if given {
			known++
		}
		if len(r.Values) == 0 {
			n := r.Default
			if given {
				var err error
				if n, err = strconv.Atoi(v); err != nil || n < r.Min || n > r.Max {
					return o, fmt.Errorf("options.%s: %q is not a number from %d to %d", r.Name, v, r.Min, r.Max)
				}
			}
			r.set(&o, "", n)
			continue
		}
		if !given {
			v = r.Values[0]
		}
		if !slices.Contains(r.Values, v) {
			return o, fmt.Errorf("options.%s: %q is none of %s", r.Name, v, strings.Join(r.Values, ", "))
		}
		r.set(&o, v, 0)
	}
	if known < len(stated) {
		for _, name := range sortedNames(stated) {
			if !slices.ContainsFunc(optionTable, func(r OptionRow) bool { return r.Name == name }) {
				return o, fmt.Errorf("options: there is no option %q", name)
			}
		}
	}
	return o, nil
}

// ResolveOptions returns stated with every option of RST-03 present.
func ResolveOptions(stated map[string]string) map[string]string {
	all := make(map[string]string, len(optionTable))
	for _, r := range optionTable {
		switch v, given := stated[r.Name]; {
		case given:
			all[r.Name] = v
		default:
			all[r.Name] = r.Plain()
		}
	}
	return all
}

func sortedNames(m map[string]string) []string {
	names := make([]string, 0, len(m))
	for n := range m {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}
