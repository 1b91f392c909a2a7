package rules

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tenaille/rules/grid"
)

// Options are the resolved values of RST-03.
type Options struct {
	Grid                grid.Options
	FlankAnyThreat      bool // flank_partner = any_threat (CFL-09)
	PinnedVsPinnerAll   bool // pinned_vs_pinner = all (CFL-20)
	ImprovedCoverExtras bool // CFL-07
	CombatReflexesFlat  bool // combat_reflexes_flat_footed (CFL-19)
	ShootIntoMelee      bool // SIL-14
	MassiveDamage       bool // SIL-20
	FreeActionCap       int  // free actions a turn (SIL-12)
	// Own are the options that the ruleset alone has: the number of the value, or
	// the number itself, at places that only the ruleset names.
	Own [8]int16
}

// OptionRow is one line of RST-03: the option's name, its values with the
// default first, and the conflict or silent point it settles.
type OptionRow struct {
	Name              string
	Values            []string // empty: a whole number from Min to Max
	Min, Max, Default int
	Cite              Cite
	// Chapter is the part of a page of options that it is shown in, Place its
	// place there.
	Chapter string
	Place   int
	// Set puts in a value: its number among Values, or the number itself.
	Set func(o *Options, n int)
}

// The chapters of options.
const (
	BoardOptions       = "board"
	CoverOptions       = "cover"
	ConcealmentOptions = "concealment"
	AttackOptions      = "attack"
	TurnOptions        = "turn"
)

// flag is the setter of an option of two values: on is the number of the one that
// raises the flag.
func flag(f func(o *Options) *bool, on int) func(*Options, int) {
	return func(o *Options, n int) { *f(o) = n == on }
}

// OwnOption is the setter of an option at a place of Own.
func OwnOption(place int) func(o *Options, n int) {
	return func(o *Options, n int) { o.Own[place] = int16(n) }
}

// sharedOptions are those that more than one ruleset can have. They are resolved
// in every encounter, and matter where the ruleset has them.
var sharedOptions = []OptionRow{
	{Name: "conceal_picker", Values: []string{"attacker", "defender"}, Cite: CFL01, Chapter: ConcealmentOptions, Place: 1, Set: flag(func(o *Options) *bool { return &o.Grid.ConcealDefender }, 1)},
	{Name: "conceal_lines", Values: []string{"any", "all"}, Cite: CFL02, Chapter: ConcealmentOptions, Place: 2, Set: flag(func(o *Options) *bool { return &o.Grid.ConcealAll }, 1)},
	{Name: "conceal_along", Values: []string{"false", "true"}, Cite: CFL03, Chapter: ConcealmentOptions, Place: 3, Set: flag(func(o *Options) *bool { return &o.Grid.ConcealAlong }, 1)},
	{Name: "total_cover_by", Values: []string{"effect", "effect_or_barrier"}, Cite: CFL05, Chapter: CoverOptions, Place: 1, Set: flag(func(o *Options) *bool { return &o.Grid.TotalByBarrier }, 1)},
	{Name: "partial_by", Values: []string{"grade", "body"}, Cite: CFL06, Chapter: CoverOptions, Place: 2, Set: flag(func(o *Options) *bool { return &o.Grid.PartialByBody }, 1)},
	{Name: "improved_cover_extras", Values: []string{"true", "false"}, Cite: CFL07, Chapter: CoverOptions, Place: 3, Set: flag(func(o *Options) *bool { return &o.ImprovedCoverExtras }, 0)},
	{Name: "flank_partner", Values: []string{"ally", "any_threat"}, Cite: CFL09, Chapter: AttackOptions, Place: 1, Set: flag(func(o *Options) *bool { return &o.FlankAnyThreat }, 1)},
	{Name: "reach2_diagonal", Values: []string{"true", "false"}, Cite: SIL07, Chapter: BoardOptions, Place: 2, Set: flag(func(o *Options) *bool { return &o.Grid.Reach2Diagonal }, 0)},
	{Name: Diagonal, Values: []string{"d1212", "d1111"}, Cite: SIL05, Chapter: BoardOptions, Place: 1, Set: flag(func(o *Options) *bool { return &o.Grid.Diagonal1111 }, 1)},
	{Name: "pinned_vs_pinner", Values: []string{"exempt", "all"}, Cite: CFL20, Chapter: AttackOptions, Place: 4, Set: flag(func(o *Options) *bool { return &o.PinnedVsPinnerAll }, 1)},
	{Name: "combat_reflexes_flat_footed", Values: []string{"false", "true"}, Cite: CFL19, Chapter: AttackOptions, Place: 3, Set: flag(func(o *Options) *bool { return &o.CombatReflexesFlat }, 1)},
	{Name: "shoot_into_melee", Values: []string{"false", "true"}, Cite: SIL14, Chapter: AttackOptions, Place: 2, Set: flag(func(o *Options) *bool { return &o.ShootIntoMelee }, 1)},
	{Name: "massive_damage", Values: []string{"false", "true"}, Cite: SIL20, Chapter: AttackOptions, Place: 5, Set: flag(func(o *Options) *bool { return &o.MassiveDamage }, 1)},
	{Name: FreeActionCap, Min: 1, Max: 100, Default: 10, Cite: SIL12, Chapter: TurnOptions, Place: 1, Set: func(o *Options, n int) { o.FreeActionCap = n }},
}

// The names of shared options that rulesets speak of.
const (
	Diagonal      = "diagonal"
	FreeActionCap = "free_action_cap"
)

// SharedOptions returns the options that more than one ruleset can have, in the
// order of RST-03.
func SharedOptions() []OptionRow { return slices.Clone(sharedOptions) }

// OptionByName is the line of an option, among those of a table.
func OptionByName(table []OptionRow, name string) (OptionRow, bool) {
	i := slices.IndexFunc(table, func(r OptionRow) bool { return r.Name == name })
	if i < 0 {
		return OptionRow{}, false
	}
	return table[i], true
}

// Plain returns the value that the option has where nobody states one.
func (r *OptionRow) Plain() string {
	if len(r.Values) > 0 {
		return r.Values[0]
	}
	return strconv.Itoa(r.Default)
}

// Accepts reports whether a value is one of the option's.
func (r *OptionRow) Accepts(value string) bool {
	_, err := r.read(value)
	return err == nil
}

// read is the number of a value as Set takes it; the error says what is accepted.
func (r *OptionRow) read(value string) (int, error) {
	if len(r.Values) > 0 {
		if n := slices.Index(r.Values, value); n >= 0 {
			return n, nil
		}
		return 0, fmt.Errorf("options.%s: %q is none of %s", r.Name, value, strings.Join(r.Values, ", "))
	}
	n, err := strconv.Atoi(value)
	if err != nil || n < r.Min || n > r.Max {
		return 0, fmt.Errorf("options.%s: %q is not a number from %d to %d", r.Name, value, r.Min, r.Max)
	}
	return n, nil
}

// NewOptions resolves the stated options over the defaults (RST-02): the shared
// ones and those of a ruleset. What neither of them has is another ruleset's, and
// CheckOptions looks after it. The error names an option with a value that it
// does not have, and those it has.
func NewOptions(stated map[string]string, own []OptionRow) (Options, error) {
	var o Options
	for _, table := range [...][]OptionRow{sharedOptions, own} {
		for i := range table {
			r := &table[i]
			v, given := stated[r.Name]
			if !given {
				v = r.Plain()
			}
			n, err := r.read(v)
			if err != nil {
				return o, err
			}
			r.Set(&o, n)
		}
	}
	return o, nil
}

// CheckOptions says which of the stated options a table does not have, or has
// under other values.
func CheckOptions(stated map[string]string, table []OptionRow) error {
	known := 0
	for i := range table {
		if v, given := stated[table[i].Name]; given {
			known++
			if _, err := table[i].read(v); err != nil {
				return err
			}
		}
	}
	if known == len(stated) {
		return nil
	}
	for _, name := range sortedNames(stated) {
		if _, ok := OptionByName(table, name); !ok {
			return fmt.Errorf("options: there is no option %q", name)
		}
	}
	return nil
}

// ResolveOptions returns stated with every option of a table present as well.
func ResolveOptions(stated map[string]string, table []OptionRow) map[string]string {
	all := make(map[string]string, len(table))
	maps.Copy(all, stated)
	for i := range table {
		if _, given := stated[table[i].Name]; !given {
			all[table[i].Name] = table[i].Plain()
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
