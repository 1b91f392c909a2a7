//go:build !js

package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"image"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// run calls the command line and returns its code and what it printed.
func run(t *testing.T, args ...string) (code int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	code = Run(args, &o, &e, Screen{
		Play: func(Play) error { return errors.New("played") }, Names: []string{"battle", "title"},
		Take: func(s Shot) (*image.RGBA, error) { return image.NewRGBA(image.Rect(0, 0, s.Width, s.Height)), nil },
	})
	return code, o.String(), e.String()
}

func TestEveryCommandHasHelp(t *testing.T) {
	for _, command := range []string{"play", "simulate", "solve", "referee", "verify", "rules", "serve", "shot", "version"} {
		code, out, errs := run(t, command, "--help")
		if code != 0 || errs != "" || !strings.Contains(out, "tenaille "+command) {
			t.Errorf("%s --help: code %d, complaint %q, answer %q", command, code, errs, out)
		}
	}
	for _, args := range [][]string{{"help"}, {"help", "simulate"}} {
		_, want, _ := run(t, append(args[1:len(args):len(args)], "--help")...)
		if code, out, errs := run(t, args...); code != 0 || errs != "" || out != want || out == "" {
			t.Errorf("%v: code %d, complaint %q, answer %q, want %q", args, code, errs, out, want)
		}
	}
	code, out, _ := run(t, "--help")
	for _, command := range []string{"play", "simulate", "referee", "verify", "rules", "serve", "shot"} {
		if code != 0 || !strings.Contains(out, command) {
			t.Errorf("--help (code %d) does not name %s: %q", code, command, out)
		}
	}
}

func TestUnknownWordsSayWhatExists(t *testing.T) {
	for _, c := range []struct {
		args []string
		want []string
	}{
		{[]string{"frobnicate"}, []string{"frobnicate", "simulate", "referee", "verify", "rules", "serve", "play"}},
		{[]string{"--bogus"}, []string{"--bogus", "--level", "--seed", "--lang", "--mute", "--replay"}},
		{[]string{"simulate", "--bogus"}, []string{"--bogus", "--games", "--save-replays", "--json", "--red", "--blue"}},
		{[]string{"referee", "--bogus"}, []string{"--bogus", "--check", "--ruleset"}},
		{[]string{"play", "--lang", "xx"}, []string{"xx", "en", "fr"}},
		{[]string{"simulate", "--games", "many"}, []string{"--games", "many"}},
		{[]string{"simulate", "--games", "-1"}, []string{"--games: -1, must be 1 or more\n"}},
		{[]string{"solve"}, []string{"position"}},
		{[]string{"solve", "a.json", "--seeds", "0"}, []string{"--seeds: 0, must be 1 or more\n"}},
		{[]string{"solve", "a.json", "--player", "nobody"}, []string{"nobody", "captain"}},
		{[]string{"solve", "nowhere.json"}, []string{"nowhere.json: no such file\n"}},
		{[]string{"simulate", "--workers", "-2"}, []string{"--workers: -2, must be 0 or more\n"}},
		{[]string{"verify", "nowhere.jsonl"}, []string{"nowhere.jsonl: no such file\n"}},
	} {
		code, out, errs := run(t, c.args...)
		if code != 1 || out != "" {
			t.Errorf("%v: code %d, want 1; answer %q", c.args, code, out)
		}
		if strings.Count(errs, "\n") != 1 || !strings.HasPrefix(errs, "tenaille: ") {
			t.Errorf("%v: %q is not one line of the program's", c.args, errs)
		}
		for _, w := range c.want {
			if !strings.Contains(errs, w) {
				t.Errorf("%v: %q does not name %s", c.args, errs, w)
			}
		}
	}
}

func TestPlayIsTheDefault(t *testing.T) {
	var got Play
	var o, e bytes.Buffer
	code := Run([]string{"--level", "bridge", "--seed", "18446744073709551615", "--lang", "fr", "--mute"}, &o, &e, Screen{Play: func(p Play) error { got = p; return nil }})
	if code != 0 || got.Level != "bridge" || got.Seed != "18446744073709551615" || got.Lang != "fr" || !got.Mute {
		t.Errorf("code %d, flags %+v, complaint %q", code, got, e.String())
	}
	if code, _, errs := run(t); code != 1 || errs != "tenaille: played\n" {
		t.Errorf("a failing game: code %d, complaint %q", code, errs)
	}
}

// TestFilesDoNotSpeakToTheTerminal: escapes, line ends and letters that turn the line
// around, in a file or in its name, are printed as what they are.
func TestFilesDoNotSpeakToTheTerminal(t *testing.T) {
	const evil = "\x1b[31m\u009b2J\u202e\r\n\x07"
	quoted, err := json.Marshal(evil)
	if err != nil {
		t.Fatal(err)
	}
	in := string(quoted)
	dir := t.TempDir()
	files := map[string]string{
		"a.jsonl":        `{"format":1,"rules_revision":7,` + in + `:1}` + "\n",
		"b.jsonl":        `{"format":1,"rules_revision":7,"seed":` + in + `}` + "\n",
		"c.jsonl":        "{\x1b]0;title\x07\n",
		"d.jsonl":        `{"format":2,"rules_revision":999,` + in + `:1}` + "\n",
		"e.json":         `{"cases":[{"id":` + in + `,"setup":{"ruleset":` + in + `,"map":{"rows":["."]},"combatants":[{"id":1,"side":` + in + `}]},"ask":{}}]}`,
		"f.json":         `{"cases":[{"id":1,` + in + `:2}]}`,
		"g\x1b[31m.json": "{",
	}
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, command := range [][]string{{"verify", path}, {"referee", path}, {"referee", "--check", path}} {
			code, out, errs := run(t, command...)
			if code != 1 || errs+out == "" {
				t.Errorf("%q: code %d, %q, %q", command, code, out, errs)
			}
			for _, r := range strings.TrimSuffix(errs+out, "\n") {
				if r != '\n' && !strconv.IsGraphic(r) {
					t.Errorf("%q prints %q: %q", command, r, errs+out)
					break
				}
			}
			if strings.Contains(errs+out, "\n\n") || command[0] == "verify" && strings.Count(errs, "\n") != 1 {
				t.Errorf("%q prints other than one line: %q", command, errs)
			}
		}
	}
	if _, _, errs := run(t, "verify", filepath.Join(dir, "d.jsonl")); !strings.Contains(errs, "newer") || strings.Contains(errs, "not a replay") {
		t.Errorf("a newer format: %q", errs)
	}
}

// TestSidesDoNotSpeakToTheTerminal: the names of sides in a position are anybody's.
func TestSidesDoNotSpeakToTheTerminal(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.json")
	if err := os.WriteFile(path, []byte(`{"ruleset":"skirmish","map":{"rows":["......"]},"combatants":[{"cast":"G","id":1,"side":"\u001b[31mred","at":[0,0]},{"cast":"G","id":2,"side":"blue\nwhite","at":[5,0]}]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, errs := run(t, "simulate", "--games", "1", "--level", path)
	if code != 0 || strings.ContainsAny(out+errs, "\x1b") || !strings.Contains(out, `\x1b[31mred`) || !strings.Contains(out, `blue\nwhite`) {
		t.Errorf("code %d, %q, %q", code, out, errs)
	}
}

// TestPipesAreRefused: what is no file is refused at once, without waiting for what
// may never come.
func TestPipesAreRefused(t *testing.T) {
	dir := t.TempDir()
	for _, command := range []string{"verify", "referee"} {
		code, out, errs := run(t, command, dir)
		if code != 1 || out != "" || !strings.HasSuffix(errs, ": not a file\n") {
			t.Errorf("%s of a folder: code %d, %q, %q", command, code, out, errs)
		}
		if runtime.GOOS == "linux" {
			if code, _, errs := run(t, command, "/dev/null"); code != 1 || !strings.HasSuffix(errs, ": not a file\n") {
				t.Errorf("%s of a device: code %d, %q", command, code, errs)
			}
		}
	}
}
