package playback

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
)

// TestStrainIsToldApart plays a missed attack of a disabled creature: what it pays for
// it is a line of its own (HP-02).
func TestStrainIsToldApart(t *testing.T) {
	m := arena.Match(t, 5, func(s *rules.Setup) { s.Combatants[0].HP = 0 }, arena.Blue("fighter", 4, 4, "disabled").First(), arena.Red("ogre", 5, 4))
	w := watch(t, m, 0, Pace{Reduced: true})
	p := w.p
	legal := m.View(0).Legal(nil)
	i := slices.IndexFunc(legal, func(a rules.Action) bool { return a.Verb == rules.Attack })
	if i < 0 {
		t.Fatal("the disabled cannot strike")
	}
	if why, err := m.Do(legal[i]); err != nil || !why.OK() {
		t.Fatal(why, err)
	}
	n := len(p.Log.Records)
	w.takes("skipped")
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
