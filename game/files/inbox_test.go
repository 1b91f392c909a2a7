//go:build !js

package files

import (
	"errors"
	"io/fs"
	"testing"
	"testing/fstest"
	"time"
)

// TestDroppedFilesAreTaken: every file that is dropped comes with its bytes, those in
// folders too; what is no file comes with a cause, and nothing larger than a match may
// be is read whole.
func TestDroppedFilesAreTaken(t *testing.T) {
	in := NewInbox()
	if _, ok := in.Next(); ok {
		t.Fatal("an empty inbox holds something")
	}
	in.Take(fstest.MapFS{
		"a.jsonl":        {Data: []byte("A")},
		"deep/b.jsonl":   {Data: []byte("B")},
		"large.jsonl":    {Data: make([]byte, Most+100)},
		"pipe.jsonl":     {Mode: fs.ModeNamedPipe},
		"deep/down/c.gz": {Data: []byte("C")},
	})
	got := map[string]Given{}
	for end := time.Now().Add(10 * time.Second); len(got) < 5 && time.Now().Before(end); {
		if g, ok := in.Next(); ok {
			got[g.Name] = g
			continue
		}
		time.Sleep(time.Millisecond)
	}
	if string(got["a.jsonl"].Bytes) != "A" || string(got["b.jsonl"].Bytes) != "B" || string(got["c.gz"].Bytes) != "C" {
		t.Errorf("taken are %d files: %+v", len(got), got["a.jsonl"])
	}
	if n := len(got["large.jsonl"].Bytes); n != Most+1 {
		t.Errorf("%d bytes of a large file are read, want %d", n, Most+1)
	}
	if g, ok := got["pipe.jsonl"]; !ok || g.Err == nil {
		t.Errorf("a pipe is %+v", g)
	}
}

// TestManyFilesAtOnce: of more than a player may mean no more than a few are read, and it is
// said of the others at the end.
func TestManyFilesAtOnce(t *testing.T) {
	many := fstest.MapFS{}
	for i := range 3 * MostAtOnce {
		many[string(rune('a'+i/26))+string(rune('a'+i%26))] = &fstest.MapFile{}
	}
	in := NewInbox()
	in.Take(many)
	count, told := 0, 0
	for quiet := 0; quiet < 50; {
		if g, ok := in.Next(); ok {
			if quiet = 0; errors.Is(g.Err, ErrMany) {
				told++
			} else if count++; told > 0 {
				t.Error("a file comes after it was said that no more do")
			}
			continue
		}
		quiet++
		time.Sleep(time.Millisecond)
	}
	if count != MostAtOnce || told != 1 {
		t.Errorf("%d files are taken, want %d, and it is said %d times of the others", count, MostAtOnce, told)
	}
}
