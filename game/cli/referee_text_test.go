//go:build !js

package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAnswersSaySentences: without --check a refusal and every modifier come
// with their sentence in the language asked for.
func TestAnswersSaySentences(t *testing.T) {
	path := filepath.Join(t.TempDir(), "p.json")
	const head = `{"id": "x", "ruleset": "d20", "map": {"rows": ["......"]}, "combatants": [{"cast": "G", "id": 1, "side": "red", "at": [0, 0]}, {"cast": "G", "id": 2, "side": "blue", "at": [1, 0]}], "ask": `
	for _, row := range []struct {
		ask, lang string
		want      []string
	}{
		{`{"attack": {"by": 1, "on": 2, "weapon": "longsword"}}`, "en", []string{`"source":"strength","stat":"attack","suppressed":false,"text":"Strength","value":3`, `"text":"Armour"`}},
		{`{"attack": {"by": 1, "on": 2, "weapon": "longsword"}}`, "fr", []string{`"text":"Force"`, `"text":"Armure"`}},
		{`{"script": {"dice": [], "commands": [{"do": "move", "by": 1, "cells": [[1, 0]]}]}}`, "en", []string{`"refusal":"MOV-05","refused":0,"text":"That square is occupied."`}},
		{`{"script": {"dice": [], "commands": [{"do": "move", "by": 1, "cells": [[1, 0]]}]}}`, "fr", []string{`"text":"Cette case est occupée."`}},
		{`{"path": {"by": 1, "cells": [[1, 0]], "squares": 6}}`, "fr", []string{`"refusal":"MOV-05","text":"Cette case est occupée."`}},
	} {
		if err := os.WriteFile(path, []byte(head+row.ask+"}"), 0o600); err != nil {
			t.Fatal(err)
		}
		code, out, errs := run(t, "referee", "--lang", row.lang, path)
		if code != 0 || errs != "" {
			t.Fatalf("code %d, %s", code, errs)
		}
		for _, want := range row.want {
			if !strings.Contains(out, want) {
				t.Errorf("%s: %s is not in\n%s", row.lang, want, out)
			}
		}
	}
}
