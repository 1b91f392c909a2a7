package levels

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// FuzzMap wants a Setup or a Fault of one line from any bytes, never a panic.
func FuzzMap(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte(strings.Repeat("<map>", 100)))
	f.Add([]byte(strings.ReplaceAll(small, "<point/>", `<polygon points="a"/>`)))
	f.Add([]byte(strings.ReplaceAll(small, "<polyline", `<polyline points="0,0 32,0"/><polyline`)))
	f.Fuzz(func(t *testing.T, data []byte) {
		_, err := LoadFS(fstest.MapFS{"f.tmx": {Data: data}}, "f.tmx")
		oneLineFault(t, err, "f.tmx")
	})
}

// FuzzPosition wants a File or a Fault of one line from any bytes; what it
// reads it must be able to write and read again.
func FuzzPosition(f *testing.F) {
	f.Add([]byte(sound))
	f.Add([]byte(strings.Repeat("[", 100)))
	f.Add([]byte(`{"format":1,"cases":[null]}`))
	f.Add([]byte(`{"map":{"rows":["."]},"combatants":[null],"ruleset":"d20"}`))
	files, err := filepath.Glob(conformance + "/*.json")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		if len(data) < 8_000 {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := ReadPosition(bytes.NewReader(data), "f.json")
		oneLineFault(t, err, "f.json")
		for _, c := range file.Cases {
			var buf bytes.Buffer
			if err := WritePosition(&buf, c.Setup); err != nil {
				t.Fatalf("%s: written: %v", c.ID, err)
			}
			if _, err := ReadPosition(&buf, "again"); err != nil {
				t.Fatalf("%s: read again: %v", c.ID, err)
			}
		}
	})
}

func oneLineFault(t *testing.T, err error, file string) {
	t.Helper()
	if err == nil {
		return
	}
	var f *Fault
	if !errors.As(err, &f) || f.File == "" || strings.ContainsAny(err.Error(), "\n\r\x00") {
		t.Fatalf("%q is not a one-line fault of %s", err, file)
	}
}
