package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tenaille/.ci/tools/tree"
)

// TestArchivesAreTheSame packs one folder twice, touched in between: the bytes are
// the same, and so is what is in them.
func TestArchivesAreTheSame(t *testing.T) {
	at := time.Date(2020, 1, 2, 3, 4, 6, 0, time.UTC)
	for name, f := range map[string]func(string, string, time.Time) error{"a.tar.gz": tarball, "a.zip": zipped} {
		var packed [2][]byte
		for i := range packed {
			folder := filepath.Join(t.TempDir(), "tenaille-1")
			if err := os.MkdirAll(filepath.Join(folder, "more"), 0o755); err != nil {
				t.Fatal(err)
			}
			for _, file := range [][]string{{"more/b", "tenaille", "a"}, {"a", "tenaille", "more/b"}}[i] {
				path := filepath.Join(folder, filepath.FromSlash(file))
				if err := os.WriteFile(path, []byte("of "+file), 0o600+0o77*os.FileMode(i)); err != nil {
					t.Fatal(err)
				}
				if err := os.Chtimes(path, at, at.Add(time.Duration(i)*time.Hour)); err != nil {
					t.Fatal(err)
				}
			}
			out := filepath.Join(t.TempDir(), name)
			if err := f(out, folder, at); err != nil {
				t.Fatal(err)
			}
			var err error
			if packed[i], err = os.ReadFile(out); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(packed[0], packed[1]) || len(packed[0]) < 100 {
			t.Errorf("%s: packed twice, %d and %d bytes that differ", name, len(packed[0]), len(packed[1]))
		}
	}
}

// TestEveryLinkedModuleHasItsLicence gathers the licences of every target.
func TestEveryLinkedModuleHasItsLicence(t *testing.T) {
	root, err := tree.Root()
	if err != nil {
		t.Fatal(err)
	}
	for _, target := range targets {
		text, err := licencesOf(root, target)
		if err != nil {
			t.Errorf("%s: %v", target.words, err)
			continue
		}
		// What is linked by way of others, and what a folder of a module brings.
		want := []string{"Go go", "github.com/hajimehoshi/ebiten/v2", "golang.org/x/image", "golang.org/x/text", "Apache License", "Redistribution and use"}
		if target.system == "linux" {
			want = append(want, "github.com/jfreymuth/pulse", "github.com/ebitengine/purego", "github.com/alecthomas/kong")
		}
		for _, w := range want {
			if !strings.Contains(text, w) {
				t.Errorf("%s: the licences do not name %q", target.words, w)
			}
		}
		if strings.Contains(text, "pgregory.net/rapid") {
			t.Errorf("%s: a module of the tests is said to be linked", target.words)
		}
	}
}
