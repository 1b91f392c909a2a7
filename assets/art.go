package assets

import (
	"embed"
	"io/fs"
	"strings"
)

// drawings are the SVG sources, one file a piece, in the five groups of Groups
// and the logo beside them.
//
//go:embed svg
var drawings embed.FS

// Groups returns the names of the groups of drawings in a fixed order.
func Groups() []string { return []string{"tokens", "bases", "tiles", "icons", "overlays"} }

// SVG returns the source of the drawing called name, such as "tiles/floor-1" or
// "logo"; ok is false when there is none. The caller may not change the bytes.
func SVG(name string) (source []byte, ok bool) {
	b, err := drawings.ReadFile("svg/" + name + ".svg")
	return b, err == nil
}

// Names returns the names in one group, sorted, without the group: Names("bases")
// begins with "hex-1". An unknown group has no names.
func Names(group string) []string {
	entries, err := fs.ReadDir(drawings, "svg/"+group)
	if err != nil {
		return nil
	}
	names := make([]string, 0, len(entries))
	for _, e := range entries {
		if n, ok := strings.CutSuffix(e.Name(), ".svg"); ok {
			names = append(names, n)
		}
	}
	return names
}
