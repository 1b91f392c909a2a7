package arena

import (
	"os"
	"testing"

	"tenaille/game/replay"
)

// Recorded is the record that stands in a file.
func Recorded(t testing.TB, path string) *replay.Replay {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rp, err := replay.Read(f, path)
	if err != nil {
		t.Fatal(err)
	}
	return rp
}
