//go:build !js

package cli

import (
	"bytes"
	"errors"
	"image"
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
	for _, command := range []string{"play", "simulate", "referee", "verify", "rules", "serve", "shot", "version"} {
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
