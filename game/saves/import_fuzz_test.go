package saves

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
)

// FuzzImport wants of a file that a player gives, whatever it is called and holds, that its
// match is taken in under a name in the folders of matches which was free, or refused in
// one line and nothing is kept; that what was there stays as it is; and that what was taken
// in is known when it is given again, and goes out and into another store as the same.
func FuzzImport(f *testing.F) {
	m := arena.Match(f, 3, nil, arena.Blue("goblin", 2, 2), arena.Red("archer", 6, 2))
	under, err := textOf(m)
	if err != nil {
		f.Fatal(err)
	}
	arena.Act(f, m)
	m.Stop()
	whole, err := textOf(m)
	if err != nil {
		f.Fatal(err)
	}
	var p packer
	if err := p.take(under); err != nil {
		f.Fatal(err)
	}
	packed, err := p.file(Card{Version: cardVersion, Name: "before the bridge"})
	if err != nil {
		f.Fatal(err)
	}
	f.Add("20260104-101500-ford-11.jsonl.gz", packed)
	f.Add("a.jsonl", under)
	f.Add("A.JSONL", whole)
	f.Add("../../etc/passwd", under)
	f.Add(`C:\con.jsonl`, whole)
	f.Add("\x00\x1b[31m\n", whole[:len(whole)/2])
	f.Add(strings.Repeat("é", 300)+".gz", packed[:len(packed)-9])
	f.Add("", bytes.Replace(under, []byte(`"seed":"`), []byte(`"reload":"ironman","seed":"`), 1))
	f.Add(".hidden", bytes.Replace(under, []byte(`"seed":"`), []byte(`"reload":"new","seed":"`), 1))
	f.Fuzz(func(t *testing.T, file string, b []byte) {
		st, own := &store.Memory{}, map[string]string{Finished + "a.jsonl": "another\n", Unfinished + "b.jsonl.gz": "\x1f\x8b", "settings.json": "{}"}
		for name, text := range own {
			if err := st.Save(name, []byte(text)); err != nil {
				t.Fatal(err)
			}
		}
		name, err := Import(st, file, b)
		for n, text := range own {
			if got, err := st.Load(n); err != nil || string(got) != text {
				t.Fatalf("%s was %q and is %q, %v", n, text, got, err)
			}
		}
		names, _ := st.List("")
		if err != nil {
			if strings.ContainsAny(err.Error(), "\n\r\x00\x1b") || len(err.Error()) > 500+4*len(file) {
				t.Fatalf("the message is %q", err)
			}
			if name != "" || len(names) != len(own) {
				t.Fatalf("refused (%v), and %q is kept: %q", err, name, names)
			}
			return
		}
		folder, base := filepath.Split(name)
		if folder != Finished && folder != Unfinished || own[name] != "" || !filepath.IsLocal(filepath.FromSlash(name)) || strings.HasPrefix(base, ".") || len(names) != len(own)+1 {
			t.Fatalf("%q is taken in as %q", file, name)
		}
		if again, err := Import(st, "other"+file, b); !errors.Is(err, ErrHere) || again != name {
			t.Fatalf("given again it is %q, %v", again, err)
		}
		out, packed, err := Export(st, name)
		if err != nil {
			t.Fatalf("not given out again: %v", err)
		}
		to := &store.Memory{}
		there, err := Import(to, out, packed)
		if err != nil {
			t.Fatalf("%q is not taken in elsewhere: %v", out, err)
		}
		here, err := Text(st, name)
		text, err2 := Text(to, there)
		if err != nil || err2 != nil || !bytes.Equal(here, text) || filepath.Base(there) != base {
			t.Fatalf("%q, %d bytes, is %q elsewhere, %d bytes: %v, %v", name, len(here), there, len(text), err, err2)
		}
		if folder == Finished {
			return
		}
		rp, err := replay.Read(bytes.NewReader(text), there)
		if err != nil {
			t.Fatal(err)
		}
		before, err := match.Resume(rp)
		if err != nil {
			t.Fatal(err)
		}
		list := List(to)
		o, err := Continue(to, list[0].Record)
		if over, _ := before.Over(); over && errors.Is(err, ErrOver) {
			return
		}
		if err != nil || o.Begun.Hash() != before.Hash() && !o.Begun.Reseeded() {
			t.Fatalf("it goes on otherwise: %v", err)
		}
	})
}
