//go:build !js && !slim

package crew

import (
	"bytes"
	"compress/flate"
	"strings"
	"testing"

	"tenaille/game/lab"
)

// TestResultsArePacked: a long result goes in pieces and comes back as it was.
func TestResultsArePacked(t *testing.T) {
	var r result
	noise := make([]byte, 3*mostPart)
	x := uint32(1)
	for i := range noise {
		x = x*1664525 + 1013904223
		noise[i] = byte(x >> 24)
	}
	r.add(&lab.Outcome{Sides: []string{"blue", "red"}, Winner: 1, Hash: 1<<64 - 1, Decisions: 1 << 63, Replay: noise})
	parts, err := r.pack()
	if err != nil || len(parts) < 3 {
		t.Fatalf("%d pieces: %v", len(parts), err)
	}
	back, err := unpack(bytes.Join(parts, nil), 1)
	if err != nil {
		t.Fatal(err)
	}
	if o := back.Outcomes[0].outcome(); o.Hash != 1<<64-1 || o.Decisions != 1<<63 || !bytes.Equal(o.Replay, noise) || o.Winner != 1 {
		t.Errorf("another result comes back: %d %d %d", o.Hash, o.Decisions, o.Winner)
	}
}

// TestHostileResults: what is no result of so many games is an error in a line.
func TestHostileResults(t *testing.T) {
	pack := func(text string) []byte {
		var b bytes.Buffer
		z, _ := flate.NewWriter(&b, flate.BestSpeed)
		z.Write([]byte(text))
		z.Close()
		return b.Bytes()
	}
	for name, packed := range map[string][]byte{
		"nothing":   nil,
		"noise":     []byte("\xff\xff\xff\xff"),
		"no JSON":   pack("{"),
		"too few":   pack(`{"outcomes":[]}`),
		"too many":  pack(`{"outcomes":[{"sides":["a"],"winner":0,"decisions":"0","hash":"0"},{"sides":["a"],"winner":0,"decisions":"0","hash":"0"}]}`),
		"no winner": pack(`{"outcomes":[{"sides":["a"],"winner":3,"decisions":"0","hash":"0"}]}`),
		"bomb":      pack(strings.Repeat(" ", 2*mostOutcome+2)),
	} {
		if _, err := unpack(packed, 1); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
