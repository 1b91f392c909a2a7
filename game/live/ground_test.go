package live

import (
	"runtime"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// ford is an offer on a map of the game.
func ford(t *testing.T) *Offer {
	t.Helper()
	s, err := levels.Load("ford")
	if err != nil {
		t.Fatal(err)
	}
	s.Map.SurveyedAs(nil) // it comes over a line, which tells nothing of that
	return &Offer{Setup: s, Revision: rules.Revision}
}

// TestOneGroundForAll: what is known of the lines over a ground is kept once for all matches on
// it, which the second one shows by the memory it takes, and so do different armies; whoever
// plays on another ground has their own, and no more than some are kept.
func TestOneGroundForAll(t *testing.T) {
	trodden = grounds{}
	takes := func(o *Offer) uint64 {
		t.Helper()
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		c, err := o.Course()
		runtime.ReadMemStats(&after)
		if err != nil {
			t.Fatal(err)
		}
		runtime.KeepAlive(c)
		return after.TotalAlloc - before.TotalAlloc
	}
	first := takes(ford(t))
	second := takes(ford(t))
	o := ford(t)
	o.Setup.Combatants = o.Setup.Combatants[1:]
	third := takes(o)
	if second > first/2 || third > first/2 {
		t.Errorf("a match takes %d bytes, the second on its ground %d, one of another army %d", first, second, third)
	}
	for i := range mostGrounds + 3 {
		o := ford(t)
		o.Setup.Map.Elevation = append(o.Setup.Map.Elevation, rules.ElevationSetup{Cell: [2]int{0, 0}, Level: i + 1})
		takes(o)
		if mine := takes(o); mine > first/2 {
			t.Errorf("ground %d is not remembered: the second match on it takes %d bytes of %d", i, mine, first)
		}
	}
	if n := len(trodden.list); n != mostGrounds {
		t.Errorf("%d grounds are kept", n)
	}
	if again := takes(ford(t)); again < first/2 {
		t.Errorf("the first ground is still kept: a match takes %d bytes of %d", again, first)
	}
}
