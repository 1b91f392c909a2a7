//go:build !js

package cli

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"
)

// TestSimulateDeploys: a side that takes its places by search is told with what that
// brought, against the very games that are played without; the same with any number of
// workers.
func TestSimulateDeploys(t *testing.T) {
	play := func(args ...string) (r record) {
		t.Helper()
		code, out, errs := run(t, append([]string{"simulate", "--level", "holloway", "--ruleset", "d20", "--games", "20", "--no-swap", "--json"}, args...)...)
		if err := json.Unmarshal([]byte(out), &r); code != 0 || err != nil {
			t.Fatalf("code %d, %v, complaint %q", code, err, errs)
		}
		return r
	}
	plain, one, two := play(), play("--deploy", "red"), play("--deploy", "red", "--workers", "1")
	if plain.Placed != nil || len(one.Placed) != 1 || one.Placed["red"] == nil {
		t.Fatalf("placed are %v, of nobody asked %v", one.Placed, plain.Placed)
	}
	p := one.Placed["red"]
	share := func(r record) float64 { return 100 * (float64(r.Wins["red"]) + float64(r.Draws+r.Stopped)/2) / 20 }
	if p.Rule == "" || p.Tried < 6 {
		t.Errorf("%+v: nothing was found, and nothing is proved", p)
	}
	if p.Before != share(plain) || p.After != share(one) || p.Gain.Mean != p.After-p.Before {
		t.Errorf("%+v: without it red won %v, with it %v", p, share(plain), share(one))
	}
	if q := two.Placed["red"]; q.Rule != p.Rule || q.Gain != p.Gain || !maps.Equal(one.Wins, two.Wins) {
		t.Errorf("%+v with one worker, else %+v", q, p)
	}
	if r := play("--deploy", "both"); len(r.Placed) != 2 {
		t.Errorf("both are placed, and told is %v", r.Placed)
	}
	if code, _, errs := run(t, "simulate", "--level", "ford", "--deploy", "green"); code == 0 || !strings.Contains(errs, "blue, red, both") {
		t.Errorf("code %d, complaint %q", code, errs)
	}
	code, out, _ := run(t, "simulate", "--level", "holloway", "--ruleset", "d20", "--games", "4", "--deploy", "red")
	if code != 0 || !strings.Contains(out, "red stands "+p.Rule+", of ") {
		t.Errorf("code %d, told %q", code, out)
	}
}
