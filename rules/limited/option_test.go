package limited

import (
	"testing"

	"tenaille/rules"
)

// TestOwnOptionsDecide: every option of RST-03 that the ruleset alone has has its
// effect, its default is the first value, and the row cites the conflict or silent
// point that it settles.
func TestOwnOptionsDecide(t *testing.T) {
	rows := []struct {
		rule, name, value string
		on                func(o *rules.Options) bool // with the value, not by default
	}{
		{"CFL-16", "limited_aoo", "false", func(o *rules.Options) bool { return !opportunities(o) }},
		{"CFL-13", "limited_flat_footed_start", "true", func(o *rules.Options) bool { return o.Own[flatFootedStart] != 0 }},
		{"CFL-18", "limited_zero_hp", "out", outAtZero},
		{"SIL-30", "limited_surprised_def", "minus5", poised},
		{"SIL-31", "limited_move", "20", func(o *rules.Options) bool { return o.Own[squaresOfM] == 20 }},
	}
	table := options()
	own := 0
	for _, o := range table {
		if _, shared := rules.OptionByName(rules.SharedOptions(), o.Name); !shared {
			own++
		}
	}
	if len(rows) != own {
		t.Fatalf("RST-03: %d options of the ruleset's own are tested of %d", len(rows), own)
	}
	plain, err := rules.NewOptions(nil, table)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		t.Run(r.rule, func(t *testing.T) {
			if o, ok := rules.OptionByName(table, r.name); !ok || o.Cite.String() != r.rule {
				t.Errorf("%s is settled by %s, want %s", r.name, o.Cite, r.rule)
			}
			o, err := rules.NewOptions(map[string]string{r.name: r.value}, table)
			if err != nil || !r.on(&o) || r.on(&plain) {
				t.Errorf("%s = %s: %v, has it %v, by default %v", r.name, r.value, err, r.on(&o), r.on(&plain))
			}
			if _, err := rules.NewOptions(map[string]string{r.name: "perhaps"}, table); err == nil {
				t.Errorf("%s = perhaps is accepted", r.name)
			}
		})
	}
}
