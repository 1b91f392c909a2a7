package named

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

func TestOpenTakesPlainFilesAlone(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a")
	if err := os.WriteFile(name, []byte("text"), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := Open(name, 4)
	if err != nil {
		t.Fatal(err)
	}
	if b, err := io.ReadAll(f); string(b) != "text" || err != nil {
		t.Errorf("%q, %v", b, err)
	}
	f.Close()
	for _, c := range []struct {
		name string
		most int64
		want error
	}{{name, 3, ErrLarge}, {dir, 100, ErrForeign}, {filepath.Join(dir, "b"), 100, ErrNone}, {"", 100, ErrNone}} {
		if f, err := Open(c.name, c.most); !errors.Is(err, c.want) || f != nil {
			t.Errorf("%q: %v, want %v", c.name, err, c.want)
		}
	}
}
