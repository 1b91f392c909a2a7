package match

import (
	"bytes"
	"fmt"
	"os"
	"testing"

	"tenaille/levels"
)

const decisionsFile = "testdata/decisions.txt"

// TestGoldenDecisions: machines decide alike on every processor, also where an int
// has 32 bits, for creatures as they are and for such as could not be worse. "make
// golden" writes what they decide again, after a change that is to change it.
func TestGoldenDecisions(t *testing.T) {
	var got bytes.Buffer
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		for _, level := range []string{"broken-keep", "ford"} {
			for _, monstrous := range []bool{false, true} {
				for _, c := range []struct {
					seats   []string
					actions int
				}{{[]string{"soldier", "recruit"}, 60}, {[]string{"captain", "warlord"}, 2}} {
					f, err := levels.OpenField(level)
					if err != nil {
						t.Fatal(err)
					}
					s, err := f.Place(ruleset)
					if err != nil {
						t.Fatal(err)
					}
					name := ruleset + " " + level
					if monstrous {
						name += " monstrous"
						for i := range s.Combatants {
							for k := range s.Combatants[i].Weapons {
								s.Combatants[i].Weapons[k].Damage = "2d100+999"
							}
							s.Combatants[i].HP, s.Combatants[i].MaxHP = 3000, 3000
						}
					}
					m, err := New(Config{Setup: s, Seats: c.seats, Seed: 5, Silent: true})
					if err != nil {
						t.Fatal(name, err)
					}
					for over := false; !over && m.Actions() < uint64(c.actions); over, _ = m.Over() {
						if a, done := m.Think(1 << 20); done {
							if r, err := m.Do(a); err != nil || !r.OK() {
								t.Fatal(name, a, r, err)
							}
						}
					}
					fmt.Fprintf(&got, "%s %v %d %016x\n", name, c.seats, m.Actions(), m.Hash())
				}
			}
		}
	}
	if os.Getenv("TENAILLE_GOLDEN") == "write" {
		if err := os.WriteFile(decisionsFile, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(decisionsFile)
	if err != nil {
		t.Fatal(err, got.String())
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("the machines decide otherwise:\n%s\nwere\n%s", &got, want)
	}
}
