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
	ground, err := readGround(fstest.MapFS{"f.tmx": {Data: []byte(small)}}, "f.tmx", "f.tmx")
	if err != nil {
		f.Fatal(err)
	}
	known, err := ground.among(nil)
	if err != nil {
		f.Fatal(err)
	}
	if _, err := known.playable("f.tmx"); err != nil { // surveyed once
		f.Fatal(err)
	}
	ground.setup.Map = known.setup.Map
	f.Fuzz(func(t *testing.T, data []byte) {
		sheet, err := readCreature("creatures/goblin.json", "goblin", data)
		oneLineFault(t, err, "creatures/goblin.json")
		l, beside := ground.among(data)
		if (err == nil) != (beside == nil) && (err != nil || !strings.HasPrefix(beside.Error(), "f.tmx: ")) {
			t.Fatalf("by itself it is read with %v, beside a map with %v", err, beside)
		}
		oneLineFault(t, beside, "f.tmx")
		if beside != nil {
			return
		}
		if got := l.setup.Combatants[0]; got.Kind != "goblin" || got.Name != sheet.Name || got.HP != sheet.HP {
			t.Fatalf("read as %+v, it stands on the map as %+v", sheet, got)
		}
		_, err = l.playable("f.tmx")
		oneLineFault(t, err, "creatures/goblin.json")
	})
}

// among is the level on a ground that was read, with the file of a creature beside it.
func (b *builder) among(creature []byte) (level, error) {
	own := *b
	own.fsys = overlay{fstest.MapFS{}, "."}
	if creature != nil {
		own.fsys.fsys = fstest.MapFS{"creatures/goblin.json": {Data: creature}}
	}
	return own.peopled()
}
