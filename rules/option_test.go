package rules

import (
	"testing"

	"tenaille/rules/grid"
)

// Every shared option of RST-03 has its effect, its default is the first value, and
// the row cites the conflict or silent point that it settles.
func TestOptionsDecide(t *testing.T) {
	rows := []struct {
		rule, name, value string
		on                func(o *Options) bool // with the value, not by default
	}{
		{"CFL-01", "conceal_picker", "defender", func(o *Options) bool { return o.Grid.ConcealDefender }},
		{"CFL-02", "conceal_lines", "all", func(o *Options) bool { return o.Grid.ConcealAll }},
		{"CFL-03", "conceal_along", "true", func(o *Options) bool { return o.Grid.ConcealAlong }},
		{"CFL-05", "total_cover_by", "effect_or_barrier", func(o *Options) bool { return o.Grid.TotalByBarrier }},
		{"CFL-06", "partial_by", "body", func(o *Options) bool { return o.Grid.PartialByBody }},
		{"CFL-07", "improved_cover_extras", "false", func(o *Options) bool { return !o.ImprovedCoverExtras }},
		{"CFL-09", "flank_partner", "any_threat", func(o *Options) bool { return o.FlankAnyThreat }},
		{"SIL-07", "reach2_diagonal", "false", func(o *Options) bool { return !o.Grid.Reach2Diagonal }},
		{"SIL-05", "diagonal", "d1111", func(o *Options) bool { return o.Grid.Diagonal1111 }},
		{"CFL-20", "pinned_vs_pinner", "all", func(o *Options) bool { return o.PinnedVsPinnerAll }},
		{"CFL-19", "combat_reflexes_flat_footed", "true", func(o *Options) bool { return o.CombatReflexesFlat }},
		{"SIL-14", "shoot_into_melee", "true", func(o *Options) bool { return o.ShootIntoMelee }},
		{"SIL-20", "massive_damage", "true", func(o *Options) bool { return o.MassiveDamage }},
		{"SIL-12", "free_action_cap", "3", func(o *Options) bool { return o.FreeActionCap == 3 }},
	}
	if len(rows) != len(sharedOptions) {
		t.Fatalf("RST-03: %d options are tested of %d", len(rows), len(sharedOptions))
	}
	plain, err := NewOptions(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range rows {
		t.Run(r.rule, func(t *testing.T) {
			if o := sharedOptions[i]; o.Name != r.name || o.Cite.String() != r.rule {
				t.Errorf("option %d is %s by %s, want %s by %s", i, o.Name, o.Cite, r.name, r.rule)
			}
			o, err := NewOptions(map[string]string{r.name: r.value}, nil)
			if err != nil || !r.on(&o) || r.on(&plain) {
				t.Errorf("%s = %s: %v, has it %v, by default %v", r.name, r.value, err, r.on(&o), r.on(&plain))
			}
			if _, err := NewOptions(map[string]string{r.name: "perhaps"}, nil); err == nil {
				t.Errorf("%s = perhaps is accepted", r.name)
			}
		})
	}
	if plain.Grid != grid.DefaultOptions() {
		t.Errorf("RST-03: the defaults of the grid are %+v, want %+v", grid.DefaultOptions(), plain.Grid)
	}
	if all := SharedOptions(); len(all) != len(sharedOptions) || &all[0] == &sharedOptions[0] {
		t.Error("RST-03: the table of the shared options can be changed, or is not whole")
	}
	if err := CheckOptions(map[string]string{"no_such": "true"}, sharedOptions); err == nil {
		t.Error("RST-03: an option that does not exist is accepted")
	}
}
