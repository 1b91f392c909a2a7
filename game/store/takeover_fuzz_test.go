package store

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

// page is what a browser may hand over from localStorage: names and contents that nobody
// has checked, of which some cannot be read.
type page struct {
	names []string
	text  map[string][]byte
	bad   string
}

func (p *page) Load(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	if b, ok := p.text[name]; ok && name != p.bad {
		return b, nil
	}
	return nil, errors.New("no base64")
}

func (p *page) Head(name string, n int) ([]byte, int, error) { return nil, 0, ErrNotFound }
func (p *page) Save(string, []byte) error                    { return ErrFull }
func (p *page) List(string) ([]string, error)                { return p.names, nil }

func (p *page) Remove(name string) error {
	delete(p.text, name)
	return checkName(name)
}

// tight is a store with room for so many bytes.
type tight struct {
	Memory
	room int
}

func (s *tight) Save(name string, b []byte) error {
	if s.room -= len(b); s.room < 0 {
		s.room += len(b)
		return ErrFull
	}
	return s.Memory.Save(name, b)
}

// FuzzTakeover wants of what lay in localStorage, whatever it is called, that each thing lies
// in the new store afterwards or stays where it was, that nothing lies under a name which
// leads out of a folder, and that what lay in the new store still does.
func FuzzTakeover(f *testing.F) {
	f.Add("saves/a.jsonl.gz\nreplays/b.jsonl\nsettings.json", "A\nB\nC", uint16(9))
	f.Add("../a\n/etc/b\nsaves//c\n.d\nsaves/.e\nA", "x", uint16(9))
	f.Add("replays/own.jsonl\nreplays/own-2.jsonl\nsettings.json", "1\n2\n3", uint16(2))
	f.Add("saves/a\nsaves/a\n", "", uint16(0))
	f.Add(strings.Repeat("n", 200)+"\n"+strings.Repeat("n", 199)+".x", "a\nb", uint16(100))
	f.Fuzz(func(t *testing.T, names, texts string, room uint16) {
		if len(names) > 4<<10 {
			return
		}
		from := &page{text: map[string][]byte{}}
		contents := strings.Split(texts, "\n")
		lay := map[string]string{}
		for i, name := range strings.Split(names, "\n") {
			from.names = append(from.names, name)
			from.text[name] = []byte(contents[i%len(contents)])
			if lay[name] = contents[i%len(contents)]; i == 3 {
				from.bad = name
			}
		}
		to := &tight{room: 1 << 20}
		own := map[string]string{"replays/own.jsonl": "own", "saves/a": "mine"}
		for _, name := range []string{"replays/own.jsonl", "saves/a"} {
			if err := to.Save(name, []byte(own[name])); err != nil {
				t.Fatal(err)
			}
		}
		to.room = int(room)
		err := moveAll(from, to)
		kept := map[string]bool{}
		for name, b := range to.blobs {
			if kept[string(b)] = true; checkName(name) != nil {
				t.Errorf("%q lies there", name)
			}
		}
		for name, b := range own {
			if got, err := to.Load(name); err != nil || string(got) != b {
				t.Errorf("%s was %q and is %q, %v", name, b, got, err)
			}
		}
		for name, text := range lay {
			b, left := from.text[name]
			switch {
			case left && !bytes.Equal(b, []byte(text)):
				t.Errorf("%q is %q where it was", name, b)
			case left && err == nil:
				t.Errorf("%q stays, and nobody says so", name)
			case !left && !kept[text]:
				t.Errorf("%q is lost: %q", name, text)
			case !left && (checkName(name) != nil || name == from.bad):
				t.Errorf("%q was let go of unread", name)
			}
		}
	})
}
