package main

import "testing"

func TestCounterCountsPackages(t *testing.T) {
	var c counter
	for _, s := range []string{"tenaille/rules\nten", "aille/game\n", "# tenaille/game\ngame/x.go:1:2: wrong\n"} {
		if n, err := c.Write([]byte(s)); n != len(s) || err != nil {
			t.Fatalf("%d, %v of %q", n, err, s)
		}
	}
	if c.n != 2 {
		t.Errorf("%d packages counted, want 2", c.n)
	}
}
