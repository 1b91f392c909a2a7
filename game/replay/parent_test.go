package replay_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"tenaille/game/replay"
)

// TestHeaderOfWhatWasAgreed: the header's parent and policy on reload are read as they
// were written; a value that cannot be is refused on one line that names it.
func TestHeaderOfWhatWasAgreed(t *testing.T) {
	sum, hash := strings.Repeat("0af9", 16), "00112233445566ff"
	parent := func(name, sum, action, hash string) string {
		return `"parent":{"name":"` + name + `","sha256":"` + sum + `","action":` + action + `,"hash":"` + hash + `"},`
	}
	good := parent("20260102-three-11", sum, "12", hash) + `"reload":"new",`
	for _, c := range []struct{ fields, fault string }{
		{"", ""},
		{good, ""},
		{`"reload":"ironman",`, ""},
		{`"reload":"twice",`, "reload"},
		{`"reload":7,`, "reload"},
		{`"reloads":"new",`, "reloads"},
		{parent("", sum, "12", hash), "parent.name"},
		{parent(strings.Repeat("x", 201), sum, "12", hash), "parent.name"},
		{parent(`a\nb`, sum, "12", hash), "parent.name"},
		{parent(`a\u001b[31m`, sum, "12", hash), "parent.name"},
		{parent("a", sum[1:], "12", hash), "parent.sha256"},
		{parent("a", strings.ToUpper(sum), "12", hash), "parent.sha256"},
		{parent("a", sum, "-1", hash), "parent.action"},
		{parent("a", sum, "20001", hash), "parent.action"},
		{parent("a", sum, "1.5", hash), "action"},
		{parent("a", sum, "12", hash+"0"), "parent.hash"},
		{parent("a", sum, "12", "0011223344556g77"), "parent.hash"},
		{`"parent":{"named":"a"},`, "named"},
	} {
		text := bytes.Replace(whole(), []byte(`"setup_hash"`), []byte(c.fields+`"setup_hash"`), 1)
		h, _, err := replay.Glance(text, "game.jsonl")
		if c.fault == "" {
			if err != nil {
				t.Errorf("%s: %v", c.fields, err)
			}
			if c.fields == good && (h.Reload != replay.NewDice || h.Parent == nil || *h.Parent != replay.Parent{Name: "20260102-three-11", SHA256: sum, Action: 12, Hash: hash}) {
				t.Errorf("read as %+v, reload %q", h.Parent, h.Reload)
			}
			continue
		}
		var f *replay.Fault
		if !errors.As(err, &f) || f.Line != 1 || !strings.Contains(err.Error(), c.fault) || strings.ContainsAny(err.Error(), "\n\x1b") || len(err.Error()) > 200 {
			t.Errorf("%s: %v, want a fault of line 1 that names %s", c.fields, err, c.fault)
		}
	}
}

// TestHeaderWithoutAgreement: a match that was not played on and has the usual policy is
// written as it always was.
func TestHeaderWithoutAgreement(t *testing.T) {
	first, _, _ := bytes.Cut(whole(), []byte{'\n'})
	for _, key := range []string{`"parent"`, `"reload"`} {
		if bytes.Contains(first, []byte(key)) {
			t.Errorf("the header has %s: %.300s", key, first)
		}
	}
}
