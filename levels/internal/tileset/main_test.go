package main

import (
	"bytes"
	"os"
	"testing"
)

func TestTheCommittedTilesetIsTheTable(t *testing.T) {
	have, err := os.ReadFile("../../terrain.tsx")
	if err != nil {
		t.Fatal(err)
	}
	if want := sheet(); !bytes.Equal(have, want) {
		t.Errorf("terrain.tsx has %d bytes, the table of tiles gives %d: run go generate ./levels", len(have), len(want))
	}
}

func TestTileNamesAreUnique(t *testing.T) {
	seen := map[string]int{}
	for id, tile := range tiles {
		if other, twice := seen[tile.name]; twice || tile.name == "" || len(tile.art) == 0 {
			t.Errorf("tile %d: name %q (also of tile %d), %d pictures", id, tile.name, other, len(tile.art))
		}
		seen[tile.name] = id
		for _, name := range tile.art {
			if name[0] == '+' {
				if _, ok := marks[name[1:]]; !ok {
					t.Errorf("tile %s: no mark %q", tile.name, name)
				}
			} else if _, err := os.Stat("../../" + art + "/" + name + ".svg"); err != nil {
				t.Errorf("tile %s: %v", tile.name, err)
			}
		}
	}
}
