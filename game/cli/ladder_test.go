//go:build !js

package cli

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/lab"
)

// TestLadderPrintsTheTable plays a few games, goes on with more, and prints what README
// has.
func TestLadderPrintsTheTable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "ladder.json")
	args := []string{"ladder", "--state", file, "--pair", "recruit:random", "--ruleset", "skirmish", "--ruleset", "limited"}
	code, out, errs := run(t, append(args, "--games", "2")...)
	want := "| pair | skirmish | limited |\n|---|---|---|\n| recruit over random | 100 % (34 to 100), Elo above -113, 2 games | 100 % (34 to 100), Elo above -113, 2 games |\n"
	if code != 0 || errs != "" || out != want {
		t.Errorf("code %d, %q, %q", code, errs, out)
	}
	code, out, errs = run(t, append(args, "--games", "3", "--json")...)
	var rungs []lab.Rung
	if err := json.Unmarshal([]byte(out), &rungs); code != 0 || err != nil || errs != "" || len(rungs) != 2 || rungs[0].Played != 3 || rungs[1].Ruleset != "limited" {
		t.Errorf("code %d, %q, %v, %s", code, errs, err, out)
	}
	code, _, errs = run(t, append(args, "--seed", "2", "--games", "2")...)
	if code != 1 || !strings.HasSuffix(errs, "--afresh begins anew\n") {
		t.Errorf("another seed: code %d, %q", code, errs)
	}
	for _, c := range []struct{ args, want string }{
		{"--pair captain", `--pair: "captain" is no pair, write captain:soldier`},
		{"--pair captain:general", `no machine is called "general"`},
		{"--pair recruit:random --pair recruit:random", "is there twice"},
		{"--ruleset chess", `no ruleset is called "chess"; there are d20`},
		{"--games 0", "--games: 0, must be 1 or more"},
	} {
		code, _, errs := run(t, append([]string{"ladder", "--state", file}, strings.Fields(c.args)...)...)
		if code != 1 || !strings.Contains(errs, c.want) {
			t.Errorf("%s: code %d, %q", c.args, code, errs)
		}
	}
	code, out, errs = run(t, "ladder", "--state", file+"2", "--pair", "soldier+cruel:soldier", "--ruleset", "d20", "--games", "4", "--counts")
	for _, want := range []string{
		"| soldier+cruel over soldier |", "| soldier over soldier | 50 % (",
		"\nsoldier+cruel against soldier, d20: in 100 games, of 4\n  damage taken  ", "  opportunities given  ", "  helpless killed  ", ", by ",
		"\nsoldier against soldier, d20: in 100 games, of 4\n",
	} {
		if code != 0 || errs != "" || !strings.Contains(out, want) {
			t.Errorf("code %d, %q: %q is not in\n%s", code, errs, want, out)
		}
	}
	code, _, errs = run(t, "ladder", "--state", file, "--pair", "recruit:random", "--ruleset", "skirmish", "--games", "4", "--counts")
	if code != 1 || !strings.Contains(errs, "nothing was counted") {
		t.Errorf("code %d, %q", code, errs)
	}
	l := ladder{Games: 400}
	list, err := l.rungs()
	if err != nil || len(list) != 12 || list[0].Player != "recruit" || list[0].Games != 400 || list[11].Player != "warlord" || list[11].Games != 150 {
		t.Errorf("%+v, %v", list, err)
	}
}
