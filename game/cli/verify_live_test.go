//go:build !js

package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/live"
	"tenaille/game/live/table"
	"tenaille/levels"
	"tenaille/rules"
)

// TestVerifyLive proves a live match that is over, and names what a referee altered in it.
func TestVerifyLive(t *testing.T) {
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset = "skirmish"
	o := live.Offer{Revision: rules.Revision, Setup: s, Machine: "soldier", By: "Anna", Token: "T1"}
	tb, err := table.Open(live.MatchName("KA", "T1"), "KA", o, live.Secret{1}, 0)
	if err != nil {
		t.Fatal(err)
	}
	tb.Join("KB", live.Joining{Side: 1, Name: "Berta"}, 0)
	for _, key := range []string{"KA", "KB"} {
		tb.Wish(key, live.Wish{Seen: len(tb.Entries()), Will: live.Leave}, 0) // machines play on for one
	}
	if !tb.Over() {
		t.Fatal("it is not over")
	}
	file := filepath.Join(t.TempDir(), "match.jsonl")
	write := func(alter func(list []live.Entry) []live.Entry) {
		t.Helper()
		var text []byte
		for _, e := range alter(append([]live.Entry(nil), tb.Entries()...)) {
			line, err := json.Marshal(&e)
			if err != nil {
				t.Fatal(err)
			}
			text = append(append(text, line...), '\n')
		}
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(func(l []live.Entry) []live.Entry { return l })
	if code, answer, errs := run(t, "verify", file); code != 0 || !strings.Contains(answer, "right, a live match") || errs != "" {
		t.Errorf("%d: %s%s", code, answer, errs)
	}
	last := len(tb.Entries()) - 1
	for want, alter := range map[string]func(l []live.Entry) []live.Entry{
		"entry 1: its dice are not those of the secret":        func(l []live.Entry) []live.Entry { l[0].Seed = "5"; return l },
		"entry 1: the secret is not the one that was sealed":   func(l []live.Entry) []live.Entry { l[last].Secret = live.Secret{2}.String(); return l },
		"it does not tell the secret":                          func(l []live.Entry) []live.Entry { return l[:last] },
		"an entry before this one is missing":                  func(l []live.Entry) []live.Entry { return append(l[:1:1], l[2:]...) },
		"line 2: it is no entry of a live match":               func(l []live.Entry) []live.Entry { l[1].Kind = "else"; return l },
		"entry 1: the secret is not the one that was sealed\n": func(l []live.Entry) []live.Entry { o := *l[0].Offer; o.Token = "T2"; l[0].Offer = &o; return l },
	} {
		write(alter)
		if code, answer, errs := run(t, "verify", file); code == 0 || !strings.Contains(errs, strings.TrimSpace(want)) || bytes.Count([]byte(errs), []byte("\n")) != 1 {
			t.Errorf("%s: %d: %s%s", want, code, answer, errs)
		}
	}
}
