//go:build !js

package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/mail"
	"tenaille/levels"
)

// TestVerifyLetters proves a match by mail as it is kept, and names what was altered in it.
func TestVerifyLetters(t *testing.T) {
	f, err := levels.OpenField("ford")
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.Place("d20")
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset, s.Fog = "d20", "off"
	a, err := mail.New(mail.Sealed, s, 0, "orders", mail.Secret{1})
	if err != nil {
		t.Fatal(err)
	}
	b, err := mail.Accept(&a.Letter, "orders", mail.Secret{2})
	if err != nil {
		t.Fatal(err)
	}
	from, to := b, a
	for n := range 3 {
		if err := to.Take(n, from.Letter.Notes[n]); err != nil {
			t.Fatal(err)
		}
		if from, to = to, from; from.Send("") != nil {
			t.Fatal("nothing can be sent")
		}
	}
	file := filepath.Join(t.TempDir(), "match.json")
	write := func(thing any) {
		t.Helper()
		text, err := json.Marshal(thing)
		if err == nil {
			err = os.WriteFile(file, text, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	write(map[string]any{"version": 1, "match": from})
	if code, answer, errs := run(t, "verify", file); code != 0 || !strings.Contains(answer, "right, a match by mail with sealed dice, 4 notes") || errs != "" {
		t.Errorf("%d: %s%s", code, answer, errs)
	}
	for what, alter := range map[string]func(l *mail.Letter){
		"altered secret":  func(l *mail.Letter) { l.Notes[2].Reveal = &mail.Secret{7} },
		"withheld reveal": func(l *mail.Letter) { l.Notes[2].Reveal = nil },
		"altered action":  func(l *mail.Letter) { l.Notes[3].Hash = "0123456789abcdef" },
	} {
		text, err := json.Marshal(&from.Letter)
		if err != nil {
			t.Fatal(err)
		}
		var l mail.Letter
		if err := json.Unmarshal(text, &l); err != nil {
			t.Fatal(err)
		}
		alter(&l)
		write(&l)
		if code, answer, errs := run(t, "verify", file); code != 1 || answer != "" || !strings.Contains(errs, what) || strings.Count(errs, "\n") != 1 {
			t.Errorf("%s: %d: %s%s", what, code, answer, errs)
		}
	}
	write(map[string]int{"a": 1})
	if code, _, errs := run(t, "verify", file); code != 1 || strings.Count(errs, "\n") != 1 {
		t.Errorf("%d: %s", code, errs)
	}
}
