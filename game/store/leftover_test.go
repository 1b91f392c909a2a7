//go:build !js

package store

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestWriteThatWasEndedIsNotListed: what a program leaves behind that is ended while it
// writes is nothing that was saved, and goes after a while.
func TestWriteThatWasEndedIsNotListed(t *testing.T) {
	dir := t.TempDir()
	s := In(dir, "")
	if err := s.Save("saves/a", []byte("whole")); err != nil {
		t.Fatal(err)
	}
	young, err := part(filepath.Join(dir, "saves", "a"), []byte("ha"))
	if err != nil {
		t.Fatal(err)
	}
	old, err := part(filepath.Join(dir, "saves", "a"), []byte("ha"))
	if err != nil {
		t.Fatal(err)
	}
	long := time.Now().Add(-2 * left)
	if err := os.Chtimes(old, long, long); err != nil {
		t.Fatal(err)
	}
	if names, err := s.List(""); err != nil || !cmp.Equal(names, []string{"saves/a"}) {
		t.Errorf("list = %v, %v", names, err)
	}
	s = In(dir, "")
	if _, err := os.Stat(old); !os.IsNotExist(err) {
		t.Errorf("the old one is still there: %v", err)
	}
	if _, err := os.Stat(young); err != nil {
		t.Errorf("another program is writing it: %v", err)
	}
	if b, err := s.Load("saves/a"); err != nil || string(b) != "whole" {
		t.Errorf("saved is %q, %v", b, err)
	}
	if err := s.Save("saves/.a", nil); err == nil {
		t.Error("a name that would not be listed was accepted")
	}
}
