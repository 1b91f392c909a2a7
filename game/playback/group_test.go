package playback

import (
	"strings"
	"testing"

	"tenaille/game/plan"
	"tenaille/rules"
)

// TestStrainIsToldApart plays a missed attack of a disabled creature: what it pays for
// it is a line of its own (HP-02).
func TestStrainIsToldApart(t *testing.T) {
	w := watch(t, begun(t, "d20", "off"), 0, Pace{Reduced: true})
	p := w.p
	who, foe := p.Now.Who, plan.NearestEnemy(p.E, p.Now.Who)
	f := &p.Shown.Facts.Combatants[who]
	f.HP, f.Conditions = 0, f.Conditions|rules.Set(rules.Disabled)
	p.show(
		rules.Event{Kind: rules.AttackRolled, Who: who, Whom: foe, A: 4, B: 10, C: 24},
		rules.Event{Kind: rules.Damaged, Who: who, Whom: rules.Nobody, A: 1, Cite: rules.DMG01},
	)
	n := len(p.Log.Records)
	if p.Skip(); len(p.Log.Records) != n+2 {
		t.Fatalf("%d lines, want an attack and its price", len(p.Log.Records)-n)
	}
	if got := p.Log.Entries[n].Result; got != p.T("miss") {
		t.Errorf("the attack is %q, want a miss", got)
	}
	for range 2 { // and written anew
		e := p.Log.Entries[n+1]
		if got := e.Head + " " + e.Result; !strings.HasSuffix(got, "strains −1 hit point") || e.Chip != "HP-02" {
			t.Errorf("the price is %q by %q, want that it strains by HP-02", got, e.Chip)
		}
		p.Log.Translate()
	}
}
