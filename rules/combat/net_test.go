package combat_test

import (
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestNetsAreThingsOfASheet: in a match only who lists a net may throw it, once,
// and may make it ready; a sheet without hands cannot list one (MAN-06).
func TestNetsAreThingsOfASheet(t *testing.T) {
	carries := func(things ...string) func(*rules.Setup) {
		return func(s *rules.Setup) { s.Combatants[0].Carried = things }
	}
	throws := func(change func(*rules.Setup)) (thrown, readied bool) {
		e := set(t, change, "A.g")
		e.Free = false
		e.Facts.Started, e.Facts.Ordered = true, 2
		e.Facts.Order[0], e.Facts.Order[1] = 0, 1
		for _, a := range e.Legal(nil) {
			thrown = thrown || a.Verb == rules.Net
		}
		ready := rules.Action{Verb: rules.Ready, By: 0, On: rules.Nobody, Option: uint8(rules.EnemyEntersReach), Then: rules.Net}
		return thrown, e.Check(&ready).OK()
	}
	if thrown, readied := throws(nil); thrown || readied {
		t.Errorf("MAN-06: without a net in its sheet it throws %v, makes it ready %v", thrown, readied)
	}
	if thrown, readied := throws(carries("net")); !thrown || !readied {
		t.Errorf("MAN-06: with a net in its sheet it throws %v, makes it ready %v", thrown, readied)
	}
	for _, c := range []struct {
		kind   string
		things []string
		want   string
	}{
		{"wolf", []string{"net"}, "carried[0]: a net takes hands"},
		{"goblin", []string{"healing_draught", "net", "net"}, "carried[2]: one net a creature"},
	} {
		sheet, _ := levels.Creature(c.kind)
		sheet.ID, sheet.Side, sheet.Carried = 1, "red", c.things
		_, err := rulesets.New(&rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"..", ".."}}, Combatants: []rules.Sheet{sheet}})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("MAN-06: %s with %v: %v where %q is due", c.kind, c.things, err, c.want)
		}
	}
	nets := 0
	for _, kind := range levels.Kinds() {
		sheet, _ := levels.Creature(kind)
		if strings.Contains(strings.Join(sheet.Carried, " "), rules.NetItem) {
			nets++
		}
	}
	if nets == 0 {
		t.Error("MAN-06: nobody has a net")
	}
}
