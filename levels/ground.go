package levels

import (
	"encoding/json"
	"strings"

	"tenaille/rules"
)

// spareCells are the characters that a legend may use, in the order they are
// given out.
const spareCells = "ABCDEFGHIJKLMNOPQRSTUVWXYZadefghjklmqrsuvwxyz0123456789"

// ledger turns the features of cells into characters of MapSetup.Rows.
type ledger struct {
	legend map[string][]rules.FeatureSetup
	known  map[string]byte
}

// letter returns the character that stands for exactly these features, a
// fixed one where there is one; ok is false when all characters are taken.
func (l *ledger) letter(features []rules.FeatureSetup) (c byte, ok bool) {
	if c := fixed(features); c != 0 {
		return c, true
	}
	key, err := json.Marshal(features)
	if err != nil {
		return 0, false
	}
	if c, ok := l.known[string(key)]; ok {
		return c, true
	}
	n := len(l.known)
	if n == len(spareCells) {
		return 0, false
	}
	if l.legend == nil {
		l.legend, l.known = map[string][]rules.FeatureSetup{}, map[string]byte{}
	}
	c = spareCells[n]
	l.known[string(key)] = c
	l.legend[string(c)] = features
	return c, true
}

// fixed returns the character with a fixed meaning for these features, or 0.
func fixed(features []rules.FeatureSetup) byte {
	if len(features) == 0 {
		return rules.OpenGround
	}
	if len(features) > 1 {
		return 0
	}
	letter, _ := rules.LetterOf(&features[0])
	return byte(letter)
}

// layGround reads the tile layers into rows, elevation and looks.
func (b *builder) layGround() error {
	var ledger ledger
	look := &rules.LookSetup{}
	for y := range b.height {
		var row, ground strings.Builder
		for x := range b.width {
			below, err := b.tileAt("ground", x, y)
			if err != nil {
				return err
			}
			above, err := b.tileAt("props", x, y)
			if err != nil {
				return err
			}
			height, err := b.tileAt("elevation", x, y)
			if err != nil {
				return err
			}
			features := merged(below.features, above.features)
			kind := below.ground
			if kind == 0 {
				kind = ' '
			}
			if kind == ' ' {
				features = []rules.FeatureSetup{{Feature: "wall"}}
			}
			c, ok := ledger.letter(features)
			if !ok {
				return fault(b.file, b.cellPlace("props", x, y), "more than %d kinds of ground", len(spareCells))
			}
			row.WriteByte(c)
			ground.WriteByte(kind)
			b.ground[y*b.width+x] = features
			for _, name := range []string{below.prop, above.prop} {
				if name != "" {
					look.Props = append(look.Props, rules.PropSetup{Cell: [2]int{x, y}, Name: name})
				}
			}
			if height.level != 0 {
				b.setup.Map.Elevation = append(b.setup.Map.Elevation, rules.ElevationSetup{Cell: [2]int{x, y}, Level: height.level})
			}
		}
		b.setup.Map.Rows = append(b.setup.Map.Rows, row.String())
		look.Ground = append(look.Ground, ground.String())
	}
	b.setup.Map.Legend = ledger.legend
	b.setup.Look = look
	return nil
}

// merged joins the features of two layers; the upper one wins where both
// have the same feature.
func merged(below, above []rules.FeatureSetup) []rules.FeatureSetup {
	var all []rules.FeatureSetup
	for _, f := range below {
		if !has(above, f.Feature) {
			all = append(all, f)
		}
	}
	return append(all, above...)
}

func has(features []rules.FeatureSetup, name string) bool {
	for _, f := range features {
		if f.Feature == name {
			return true
		}
	}
	return false
}

// bars reports whether one of the features of a cell keeps everyone out
// (GEO-05).
func bars(features []rules.FeatureSetup) bool {
	for _, f := range features {
		switch f.Feature {
		case "wall", "glass", "pit":
			return true
		case "cover":
			if f.Walkable != nil && !*f.Walkable {
				return true
			}
		}
	}
	return false
}
