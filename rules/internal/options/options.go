package options

import (
	"testing"

	"tenaille/rules"
)

// Row is one option: the conflict or silent point that it settles, a value that is not
// its default, and what holds with that value alone.
type Row struct {
	Rule, Name, Value string
	On                func(o *rules.Options) bool
}

// Decide wants every option of a table that no other ruleset has to be among the rows,
// to have its effect, to be without it by default, to cite its rule and to refuse
// other values (RST-03).
func Decide(t *testing.T, table []rules.OptionRow, rows []Row) {
	t.Helper()
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
		t.Run(r.Rule, func(t *testing.T) {
			if o, ok := rules.OptionByName(table, r.Name); !ok || o.Cite.String() != r.Rule {
				t.Errorf("%s is settled by %s, want %s", r.Name, o.Cite, r.Rule)
			}
			o, err := rules.NewOptions(map[string]string{r.Name: r.Value}, table)
			if err != nil || !r.On(&o) || r.On(&plain) {
				t.Errorf("%s = %s: %v, has it %v, by default %v", r.Name, r.Value, err, r.On(&o), r.On(&plain))
			}
			if _, err := rules.NewOptions(map[string]string{r.Name: "perhaps"}, table); err == nil {
				t.Errorf("%s = perhaps is accepted", r.Name)
			}
		})
	}
}
