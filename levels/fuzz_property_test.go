package levels

import (
	"bytes"
	"encoding/xml"
	"strings"
	"testing"
	"testing/fstest"
)

// FuzzProperty wants of a map with one more property, of its own or of the wolf's point,
// a level or one line that names the map, whatever property and value are called: a property
// that is none is refused by its name, and a level says the same when it is read again.
func FuzzProperty(f *testing.F) {
	for _, p := range [][2]string{
		{"roster.2", "goblin, wolf,orc"}, {"roster.9", "goblin"}, {"roster.1", ",,"}, {"ambush", "1, 2"}, {"surprised", "2"},
		{"situation", "-5"}, {"situation", "１"}, {"pc", "1,2"}, {"option.flanking", "strict"}, {"option.free_action_cap", "1e9"},
		{"zero_gravity", "yes"}, {"ambient", "dark"}, {"conditions", "prone, bleeding 2"}, {"grapples", "4"}, {"pins", "-4"},
		{"kind", "../goblin"}, {"kind", "wolf"}, {"side", "2"}, {"pc", "true"}, {"ambush", "true"}, {"\x1b[31m", "\n"},
	} {
		f.Add(p[0], p[1], false)
		f.Add(p[0], p[1], true)
	}
	const (
		ofMap  = `  <property name="ambient" value="dim"/>` + "\n"
		ofWolf = `<property name="kind" value="wolf"/>`
	)
	f.Fuzz(func(t *testing.T, name, value string, wolf bool) {
		if len(name)+len(value) > 4<<10 {
			return
		}
		var p bytes.Buffer
		p.WriteString(`<property name="`)
		if xml.EscapeText(&p, []byte(name)) != nil {
			return
		}
		p.WriteString(`" value="`)
		if xml.EscapeText(&p, []byte(value)) != nil {
			return
		}
		p.WriteString(`"/>`)
		at := ofMap
		if wolf {
			at = ofWolf
		}
		files := fstest.MapFS{"f.tmx": {Data: []byte(strings.Replace(small, at, at+p.String(), 1))}}
		s, err := LoadFS(files, "f.tmx")
		oneLineFault(t, err, "f.tmx")
		if err != nil {
			if !strings.HasPrefix(err.Error(), "f.tmx: ") || len(err.Error()) > 600 {
				t.Fatalf("refused by %q", err)
			}
			return
		}
		if !known(name, wolf) {
			t.Fatalf("nobody knows the property %q, and it is taken", name)
		}
		var first, again bytes.Buffer
		if err := WritePosition(&first, s); err != nil {
			t.Fatalf("written: %v", err)
		}
		file, err := ReadPosition(bytes.NewReader(first.Bytes()), "again")
		if err != nil {
			t.Fatalf("read again: %v", err)
		}
		if err := WritePosition(&again, file.Cases[0].Setup); err != nil || again.String() != first.String() {
			t.Fatalf("written, read and written again it is another: %v\n%s\n%s", err, first.String(), again.String())
		}
	})
}

// known reports whether FORMAT.md knows a property of a map or of a creature's point.
func known(name string, wolf bool) bool {
	if wolf {
		return strings.Contains(" side kind ambush surprised pc conditions grapples pins hp ", " "+name+" ")
	}
	for _, family := range []string{"roster.", "option."} {
		if rest, ok := strings.CutPrefix(name, family); ok {
			return rest != ""
		}
	}
	return strings.Contains(" ambient author fog ruleset zero_gravity pc ambush surprised situation ", " "+name+" ")
}
