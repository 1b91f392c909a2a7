package referee

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/levels"
)

// FuzzQuestion wants of any position file that every question in it is answered, with what
// can be written and compared, twice alike, or refused in one line.
func FuzzQuestion(f *testing.F) {
	files, err := filepath.Glob("../../levels/testdata/*/*.json")
	if err != nil || len(files) == 0 {
		f.Fatal(len(files), err)
	}
	asked := map[string]int{}
	for _, name := range files {
		file, err := levels.OpenPosition(name)
		if err != nil {
			continue // a file that is wrong on purpose
		}
		for i := range file.Cases {
			c := &file.Cases[i]
			if c.Ask == nil || len(c.Setup.Combatants) > 4 {
				continue
			}
			kind, err := json.Marshal(c.Ask)
			if err != nil {
				f.Fatal(err)
			}
			about, _, _ := strings.Cut(string(kind), ":")
			if asked[about]++; asked[about] > 4 {
				continue
			}
			var b bytes.Buffer
			if err := levels.WritePosition(&b, c.Setup); err != nil {
				f.Fatal(err)
			}
			var whole map[string]json.RawMessage
			if err := json.Unmarshal(b.Bytes(), &whole); err != nil {
				f.Fatal(err)
			}
			whole["ask"] = kind
			text, err := json.Marshal(whole)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(text)
		}
	}
	if len(asked) < 9 {
		f.Fatalf("questions of %v", asked)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 32<<10 {
			return
		}
		read := func() []levels.Case {
			file, err := levels.ReadPosition(bytes.NewReader(data), "f.json")
			if err != nil {
				return nil
			}
			return file.Cases
		}
		cases, again := read(), read()
		for i := range cases {
			if i == 4 {
				return
			}
			answer, err := Judge(&cases[i])
			if err != nil {
				if text := levels.Complaint(err.Error()); len(text) > 1000 || strings.ContainsAny(text, "\n\r\x00\x1b") {
					t.Errorf("refused by %q", text)
				}
				continue
			}
			text, err := json.Marshal(answer)
			if err != nil {
				t.Fatalf("the answer cannot be written: %v", err)
			}
			for _, d := range Compare(&cases[i], answer) {
				if d.Key == "" {
					t.Errorf("a difference of nothing: %v", d)
				}
			}
			second, err := Judge(&again[i])
			if other, err2 := json.Marshal(second); err != nil || err2 != nil || !bytes.Equal(other, text) {
				t.Fatalf("asked again it is\n%s, and was\n%s", other, text)
			}
		}
	})
}
