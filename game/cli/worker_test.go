//go:build !js && !slim

package cli

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"tenaille/game/lab/crew"
	"tenaille/game/live/line"
	live "tenaille/game/live/server"
)

// TestSimulatedByWorkers prints and records by way of a server what it does without.
func TestSimulatedByWorkers(t *testing.T) {
	seed, err := line.NewSeed()
	if err != nil {
		t.Fatal(err)
	}
	key, err := line.PublicKey(seed)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "key")
	if err := os.WriteFile(file, []byte(seed), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := live.Start(live.Options{Folder: t.TempDir(), Web: -1, Referees: []string{key}})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	ctx, stop := context.WithCancel(context.Background())
	var busy sync.WaitGroup
	defer busy.Wait()
	defer stop()
	for range 2 {
		busy.Go(func() {
			w := crew.Worker{Server: s.URL(), Account: crew.Account{NKey: file}, Slots: 2, Tell: func(string) {}}
			if err := w.Run(ctx); err != nil {
				t.Error(err)
			}
		})
	}
	play := func(workers, dir string) (told string, records [][]byte) {
		t.Helper()
		code, out, errs := run(t, "simulate", "--level", "sheepfold", "--games", "12", "--seed", "7", "--red", "recruit", "--nkey", file, "--workers", workers, "--save-replays", dir)
		if code != 0 || errs != "" {
			t.Fatalf("code %d, complaint %q", code, errs)
		}
		files, err := filepath.Glob(filepath.Join(dir, "*.jsonl"))
		if err != nil || len(files) != 12 {
			t.Fatalf("%d records: %v", len(files), err)
		}
		for _, f := range files {
			b, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			records = append(records, b)
		}
		lines := strings.SplitAfter(out, "\n")
		return strings.Join(lines[:len(lines)-2], ""), records // the last tells how long it took
	}
	want, records := play("1", t.TempDir())
	got, others := play(s.URL(), t.TempDir())
	if got != want {
		t.Errorf("by workers:\n%sat home:\n%s", got, want)
	}
	for i := range records {
		if !bytes.Equal(records[i], others[i]) {
			t.Errorf("the record of game %d is another", i+1)
		}
	}
}

// TestWorkersAreNamed: neither a number nor an address is a complaint in a line.
func TestWorkersAreNamed(t *testing.T) {
	for _, args := range [][]string{
		{"simulate", "--workers", "many"}, {"simulate", "--workers", "-1"}, {"simulate", "--workers", "nats://127.0.0.1:1"},
		{"simulate", "--workers", "nats://127.0.0.1:1", "--creds", "/nowhere"}, {"worker"}, {"worker", "--nats", "nats://127.0.0.1:1"}, {"worker", "--nats", "nats://127.0.0.1:1", "--slots", "-2"},
	} {
		code, out, errs := run(t, args...)
		if code != 1 || out != "" || strings.Count(errs, "\n") != 1 || !strings.HasPrefix(errs, "tenaille: ") {
			t.Errorf("%v: code %d, answer %q, complaint %q", args, code, out, errs)
		}
	}
}
