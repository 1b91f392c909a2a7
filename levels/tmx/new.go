package tmx

import (
	"fmt"
	"slices"
	"strings"
)

// New is an empty map of a size, all of one tile of the tile set terrain.tsx.
func New(width, height int, ground uint32) *Document {
	width, height = min(max(width, 1), MostWidth), min(max(height, 1), MostHeight)
	var b strings.Builder
	fmt.Fprintf(&b, `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" width="%[1]d" height="%[2]d" tilewidth="32" tileheight="32" infinite="0" nextlayerid="3" nextobjectid="1">
 <tileset firstgid="1" source="terrain.tsx"/>
 <layer id="1" name="ground" width="%[1]d" height="%[2]d">
  <data encoding="csv">%[3]s</data>
 </layer>
 <objectgroup color="#2f86e0" id="2" name="start"/>
</map>
`, width, height, csv(slices.Repeat([]uint32{ground}, width*height), width))
	d, err := Read([]byte(b.String()))
	if err != nil { // it is written above
		return &Document{}
	}
	return d
}
