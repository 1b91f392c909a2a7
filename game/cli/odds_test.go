//go:build !js

package cli

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// guards is the position of who runs past three guards.
const guards = "../../rules/odds/testdata/three-guards.json"

// TestOddsOfAPlan: the odds command prints the headline, the steps and what becomes of
// everybody, in percent and as fractions; as JSON it is the referee's answer (AOO-08, AOO-10).
func TestOddsOfAPlan(t *testing.T) {
	run := func(args ...string) (string, string, int) {
		var out, errs bytes.Buffer
		code := Run(append([]string{"odds"}, args...), &out, &errs, Screen{})
		return out.String(), errs.String(), code
	}
	const plan = "move B2 C2 D2 E2 F2 G2; attack 5 longsword"
	out, errs, code := run(guards, "--by", "1", "--plan", plan)
	for _, want := range []string{
		"26.92 %  attack succeeds at the end (1378539/5120000); reactions: always\n",
		"step 2  attack           begun 44.87 %  succeeds 26.92 %", "not begun by HP-03 50.79 %",
		"hurt                     44.87 %  459513/1024000\n", "at G2                    47.76 %",
	} {
		if code != 0 || errs != "" || !strings.Contains(out, want) {
			t.Errorf("%q is not in the answer (exit %d, %s):\n%s", want, code, errs, out)
		}
	}
	if out, _, _ := run(guards, "--by", "1", "--plan", plan, "--reactions", "never"); !strings.HasPrefix(out, "60.00 %") {
		t.Errorf("when nobody reacts: %s", out)
	}
	if out, _, _ := run(guards, "--by", "1", "--plan", plan, "--most", "20"); !strings.Contains(out, "of the throws are open") || !strings.Contains(out, " to ") {
		t.Errorf("past the bound: %s", out)
	}
	if other, errs, code := run(guards, "--by", "1", "--plan", strings.Replace(plan, "B2", "A2 B2", 1)); code != 0 || other != out {
		t.Errorf("from the square it stands on: exit %d, %s:\n%s", code, errs, other)
	}
	inTwo := [2]string{}
	for i, second := range []string{"move C2 D2", "move B2 C2 D2"} {
		inTwo[i], errs, code = run(guards, "--by", "1", "--plan", "move B2; "+second)
		if code != 0 || inTwo[i] != inTwo[0] {
			t.Errorf("in two steps: exit %d, %s:\n%s", code, errs, inTwo[i])
		}
	}
	out, _, _ = run(guards, "--by", "1", "--plan", plan, "--json")
	var answer struct {
		Succeeds string
		Bands    map[string]map[string]string
	}
	if err := json.Unmarshal([]byte(out), &answer); err != nil || answer.Succeeds != "1378539/5120000" || answer.Bands["1"]["hurt"] != "459513/1024000" {
		t.Errorf("as JSON: %v, %+v", err, answer)
	}
	for _, c := range []struct{ plan, want string }{
		{"", "no plan"},
		{"move B2; fly 3", `plan: step 2, "fly 3": "fly" is no command`},
		{"attack 9", `plan: step 1, "attack": on: there is no combatant 9`},
		{"attack 5 club", `plan: step 1, "attack": weapon: Guard has no weapon "club"`},
		{"move B2; ; attack 5", "plan: step 2 is empty"},
		{"attack 5, 4", "only the blows of a full attack have commas"},
		{"pass", `step 1: "pass" is no command of d20`},
		{strings.Repeat("kneel;", 17), "17 steps are more than 16"},
	} {
		out, errs, code := run(guards, "--by", "1", "--plan", c.plan)
		if code == 0 || out != "" || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, c.want) {
			t.Errorf("%q: exit %d, %q, %q", c.plan, code, out, errs)
		}
	}
	if _, errs, code := run("../../levels/testdata/examples/plans.json"); code == 0 || !strings.Contains(errs, "--case names one of its cases") {
		t.Errorf("a file of several: exit %d, %q", code, errs)
	}
	if out, errs, code := run("../../levels/testdata/examples/plans.json", "--case", "ATK-15/two-targets"); code != 0 || !strings.HasPrefix(out, "79.00 %") {
		t.Errorf("one of several: exit %d, %q, %q", code, out, errs)
	}
}
