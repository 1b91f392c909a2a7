package levels

import (
	"bytes"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"
)

// heavy is a file that holds as much of one thing as a file may.
type heavy struct {
	name string
	read func() error
}

// heavies are files of every kind that is read here, full of one thing.
func heavies() (list []heavy) {
	fill := func(head, text, tail string) []byte {
		return []byte(head + strings.Repeat(text, (maxBytes-len(head)-len(tail))/len(text)) + tail)
	}
	for _, c := range [][4]string{
		{"cases", `{"format":1,"cases":[{}`, `,{}`, `]}`}, {"numbers", `{"format":1,"cases":[0`, `,0`, `]}`},
		{"combatants", `{"ruleset":"d20","map":{"rows":["."]},"combatants":[{}`, `,{}`, `]}`},
		{"squares", `{"ruleset":"d20","map":{"rows":["."]},"combatants":[],"ask":{"path":{"by":1,"squares":1,"cells":[[1,1]`, `,[1,1]`, `]}}}`},
		{"rows", `{"ruleset":"d20","map":{"rows":["."`, `,"."`, `]}}`}, {"a row", `{"ruleset":"d20","map":{"rows":["`, `.`, `"]}}`},
		{"edges", `{"ruleset":"d20","map":{"rows":["."],"edges":[{}`, `,{}`, `]}}`}, {"features", `{"ruleset":"d20","map":{"rows":["."],"legend":{"a":[{}`, `,{}`, `]}}}`},
		{"a text", `{"ruleset":"`, `\u0041`, `"}`}, {"answers", `{"ruleset":"d20","map":{"rows":["."]},"expect":{"cells":[[1]`, `,[1]`, `]}}`},
		{"dice", `{"ruleset":"d20","map":{"rows":["."]},"ask":{"initiative":{"dice":[[20,1]`, `,[20,1]`, `]}}}`},
		{"weapons", `{"ruleset":"d20","map":{"rows":["."]},"combatants":[{"weapons":[{}`, `,{}`, `]}]}`}, {"nulls", `{"combatants":[{"a":null`, `,"a":null`, `}]}`},
	} {
		data := fill(c[1], c[2], c[3])
		list = append(list, heavy{"a position of " + c[0], func() error { _, err := ReadPosition(bytes.NewReader(data), "f.json"); return err }})
	}
	for _, c := range [][3]string{
		{"properties", `  <property name="ambient" value="dim"/>` + "\n", `<property name="roster.1" value="goblin"/>`}, {"cells", "1,1,1,1,\n", "1,"},
		{"objects", `  <object id="4"`, `<object id="9" type="creature" x="1" y="1"/>`}, {"corners", `0,0 0,32`, ` 0,32`}, {"layers", ` <objectgroup id="3"`, `<layer/>`},
		{"attributes", `renderorder`, `a="" `}, {"long attributes", `renderorder`, `a="` + strings.Repeat("x", 40) + `" `}, {"comments", ` <objectgroup id="3"`, `<!-- -->`},
		{"text", ` <objectgroup id="3"`, `x`}, {"a roster", `goblin, goblin`, `goblin,`},
	} {
		i := strings.Index(small, c[1])
		data := fill(small[:i], c[2], small[i:])
		list = append(list, heavy{"a map of " + c[0], func() error { _, err := LoadFS(fstest.MapFS{"f.tmx": {Data: data}}, "f.tmx"); return err }})
	}
	for _, c := range [][4]string{
		{"tiles", `<tileset name="t" tilewidth="32" tileheight="32" tilecount="1" columns="1">`, `<tile id="0" type="wall"/>`, `</tileset>`},
		{"text", `<tileset>`, `x`, `</tileset>`}, {"attributes", `<tileset `, `a="" `, `></tileset>`},
	} {
		data := fill(c[1], c[2], c[3])
		list = append(list, heavy{"a tile set of " + c[0], func() error {
			_, err := LoadFS(fstest.MapFS{"f.tmx": {Data: []byte(small)}, "terrain.tsx": {Data: data}}, "f.tmx")
			return err
		}})
	}
	for _, c := range [][4]string{{"weapons", `{"name":"a","weapons":[{}`, `,{}`, `]}`}, {"feats", `{"name":"a","feats":["a"`, `,"a"`, `]}`}, {"a name", `{"name":"`, `\u0041`, `"}`}} {
		data := fill(c[1], c[2], c[3])
		list = append(list, heavy{"a creature of " + c[0], func() error { _, err := readCreature("creatures/goblin.json", "goblin", data); return err }})
	}
	return list
}

// TestNoFileCostsMuch: whatever a map, a tile set, a position or a creature is full of,
// what is ever allocated to read or refuse it comes to less than 64 MB, and to no more than
// a million and a half things; BenchmarkFilesFullOfOneThing measures how long that takes.
func TestNoFileCostsMuch(t *testing.T) {
	most, things := uint64(0), uint64(0)
	for _, h := range heavies() {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		err := h.read()
		runtime.ReadMemStats(&after)
		mb, n := (after.TotalAlloc-before.TotalAlloc)>>20, after.Mallocs-before.Mallocs
		if mb > 64 || n > 1_500_000 {
			t.Errorf("%s: %d MB, %d things: %v", h.name, mb, n, err)
		}
		most, things = max(most, mb), max(things, n)
		oneLineFault(t, err, "f")
	}
	t.Logf("at most %d MB, %d things", most, things)
}

// BenchmarkFilesFullOfOneThing measures what each takes.
func BenchmarkFilesFullOfOneThing(b *testing.B) {
	for _, h := range heavies() {
		b.Run(strings.ReplaceAll(h.name, " ", "-"), func(b *testing.B) {
			for range b.N {
				_ = h.read()
			}
		})
	}
}
