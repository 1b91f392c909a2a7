package input

import "testing"

// TestConfirmationAsksTwice: the second time for the same confirms, another thing or too
// late asks anew, and what was confirmed or dropped is forgotten.
func TestConfirmationAsksTwice(t *testing.T) {
	var c Confirmation[string]
	if c.Waits() || c.Tick() {
		t.Error("it waits before it was asked")
	}
	for _, r := range []struct {
		of        string
		ticks     int // it waits
		pass      int // before it is asked
		confirmed bool
	}{
		{"delete", 0, 0, false}, {"delete", 0, 1000, true}, // without a limit
		{"delete", 0, 0, false}, {"end", 3, 0, false}, // another thing
		{"end", 3, 2, true}, {"end", 3, 0, false}, // confirmed once
		{"end", 3, 3, false}, {"end", 3, 1, true}, // too late, and in time
	} {
		for range r.pass {
			c.Tick()
		}
		if got := c.Ask(r.of, r.ticks); got != r.confirmed || c.Waits() == got || c.WaitsFor(r.of) == got {
			t.Errorf("%+v: confirmed %v, waits %v", r, got, c.Waits())
		}
	}
	c.Ask("end", 2)
	if c.Tick() || !c.Tick() || c.Waits() || c.Tick() {
		t.Error("its time runs out once, after two ticks")
	}
	c.Ask("end", 0)
	if c.Drop(); c.Waits() || c.Ask("end", 0) {
		t.Error("what was dropped is confirmed")
	}
}
