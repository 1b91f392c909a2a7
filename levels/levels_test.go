package levels

import (
	"testing"

	"tenaille/rules"
)

func TestBuiltInLevels(t *testing.T) {
	if n := len(Names()); n < 3 {
		t.Fatalf("%d levels, want 3 or more", n)
	}
	for _, name := range Names() {
		s, err := Load(name)
		if err != nil {
			t.Error(err)
			continue
		}
		w, h := len(s.Map.Rows[0]), len(s.Map.Rows)
		if w < 20 || h < 14 {
			t.Errorf("%s is %dx%d, want 20x14 or more", name, w, h)
		}
		for _, row := range s.Map.Rows {
			t.Log(row)
		}
		for _, c := range s.Combatants {
			t.Log(c.ID, c.Kind, c.Side, c.At)
		}
	}
	_ = rules.Setup{}
}
