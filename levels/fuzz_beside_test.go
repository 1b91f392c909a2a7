package levels

import (
	"strings"
	"testing"
	"testing/fstest"
)

// FuzzTileset wants of a map whose tile set is any bytes what FuzzMap wants.
func FuzzTileset(f *testing.F) {
	f.Add([]byte(`<tileset name="t" tilewidth="32" tileheight="32" tilecount="1" columns="1"><tile id="0" type="wall"/></tileset>`))
	f.Add([]byte(strings.Repeat("<tileset>", 100)))
	f.Fuzz(func(t *testing.T, data []byte) {
		_, err := LoadFS(fstest.MapFS{"f.tmx": {Data: []byte(small)}, "terrain.tsx": {Data: data}}, "f.tmx")
		oneLineFault(t, err, "f.tmx")
	})
}

// FuzzCreature wants a sheet or a Fault of one line from the bytes of a creature's
// file that lies beside a map.
func FuzzCreature(f *testing.F) {
	for _, kind := range []string{"arbalest", "archer", "barbarian"} {
		data, err := creatureFiles.ReadFile("creatures/" + kind + ".json")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`{"cast":"G"}`))
	f.Add([]byte(strings.Repeat("[", 100)))
	f.Fuzz(func(t *testing.T, data []byte) {
		_, err := readCreature("creatures/goblin.json", "goblin", data)
		oneLineFault(t, err, "creatures/goblin.json")
		_, err = LoadFS(fstest.MapFS{"f.tmx": {Data: []byte(small)}, "creatures/goblin.json": {Data: data}}, "f.tmx")
		oneLineFault(t, err, "f.tmx")
	})
}
