package levels

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// cellFeatures and edgeFeatures are the features of GEO-05 that may fill a
// cell or lie on an edge.
var (
	cellFeatures = []string{"wall", "glass", "low", "cover", "conceal", "opaque", "difficult", "narrow", "balance", "climb", "pit"}
	edgeFeatures = []string{"wall", "glass", "low", "cover", "slit", "window", "curtain", "conceal"}
	grades       = []string{"partial", "standard", "improved"}
	ambients     = []string{"bright", "dim", "dark"}
	fogs         = []string{"off", "sight", "memory"}
)

// fixedCell reports whether a character of MapSetup.Rows has a fixed meaning.
func fixedCell(c byte) bool {
	_, fixed := rules.FeatureOf(rune(c))
	return fixed || c == rules.OpenGround
}

func index(i int) string { return "[" + strconv.Itoa(i) + "]" }

// checkSetup checks what can be said of a Setup without knowing the rules:
// sizes, characters, places on the map, ids.
func checkSetup(file, at string, s *rules.Setup) error {
	if at != "" {
		at += "."
	}
	if s.Ruleset == "" {
		return fault(file, strings.TrimSuffix(at, "."), "missing key %s", quote("ruleset"))
	}
	if err := oneOf(file, at+"ruleset", s.Ruleset, rulesets.Names()); err != nil {
		return err
	}
	if err := oneOf(file, at+"fog", s.Fog, fogs); err != nil {
		return err
	}
	w, h, err := checkRows(file, at+"map.rows", &s.Map)
	if err != nil {
		return err
	}
	if err := checkMap(file, at+"map.", &s.Map, w, h); err != nil {
		return err
	}
	ids := make(map[int]bool, len(s.Combatants))
	for i := range s.Combatants {
		c := &s.Combatants[i]
		spot := at + "combatants" + index(i)
		switch {
		case c.ID < 1:
			return fault(file, spot+".id", "must be 1 or more, not %d", c.ID)
		case ids[c.ID]:
			return fault(file, spot+".id", "%d names two combatants", c.ID)
		case c.Side == "":
			return fault(file, spot+".side", "must not be empty")
		case c.At[0] < 0 || c.At[1] < 0 || c.At[0] >= w || c.At[1] >= h:
			return fault(file, spot+".at", "[%d,%d] lies outside the map of %dx%d", c.At[0], c.At[1], w, h)
		}
		ids[c.ID] = true
	}
	if err := checkOpening(file, at, s, ids); err != nil {
		return err
	}
	return checkLook(file, at+"look.", s.Look, w, h)
}

// checkOpening checks who lies in ambush, who is surprised, and that ids name
// combatants.
func checkOpening(file, at string, s *rules.Setup, ids map[int]bool) error {
	lists := []struct {
		key string
		ids []int
	}{{"ambush", s.Ambush}, {"surprised", s.Surprised}}
	for k, list := range lists {
		for i, id := range list.ids {
			spot := at + list.key + index(i)
			switch {
			case !ids[id]:
				return fault(file, spot, "there is no combatant %d", id)
			case slices.Contains(list.ids[:i], id):
				return fault(file, spot, "%d is there twice", id)
			case k > 0 && slices.Contains(s.Ambush, id):
				return fault(file, spot, "%d lies in ambush, and is not surprised", id)
			}
		}
	}
	for _, of := range s.Situation.Of {
		if !ids[of.ID] {
			return fault(file, at+"situation", "there is no combatant %d", of.ID)
		}
	}
	return nil
}

func checkRows(file, at string, m *rules.MapSetup) (w, h int, err error) {
	h = len(m.Rows)
	if h == 0 {
		return 0, 0, fault(file, at, "the map has no rows")
	}
	if h > maxSide {
		return 0, 0, fault(file, at, "%d rows, at most %d", h, maxSide)
	}
	for _, key := range sortedKeys(m.Legend) {
		spot := strings.TrimSuffix(at, "rows") + "legend." + key
		if len(key) != 1 || key[0] <= ' ' || key[0] > '~' {
			return 0, 0, fault(file, strings.TrimSuffix(at, "rows")+"legend", "key %s is not one printable character", quote(key))
		}
		if fixedCell(key[0]) {
			return 0, 0, fault(file, spot, "%s has a fixed meaning", quote(key))
		}
		for i, f := range m.Legend[key] {
			if err := checkFeature(file, spot+index(i), f, cellFeatures); err != nil {
				return 0, 0, err
			}
		}
	}
	w = len(m.Rows[0])
	if w == 0 || w > maxSide {
		return 0, 0, fault(file, at+index(0), "%d cells, must be 1 to %d", w, maxSide)
	}
	for y, row := range m.Rows {
		if len(row) != w {
			return 0, 0, fault(file, at+index(y), "%d cells where the first row has %d", len(row), w)
		}
		for x := range len(row) {
			if _, ok := m.Legend[row[x:x+1]]; !ok && !fixedCell(row[x]) {
				return 0, 0, fault(file, at+index(y), "cell %d: unknown character %s", x, quote(row[x:x+1]))
			}
		}
	}
	return w, h, nil
}

func checkMap(file, at string, m *rules.MapSetup, w, h int) error {
	for i, e := range m.Edges {
		spot := at + "edges" + index(i)
		if err := checkFeature(file, spot, e.FeatureSetup, edgeFeatures); err != nil {
			return err
		}
		if _, err := parseEdge(e.Edge, w, h); err != nil {
			return &Fault{File: file, Place: spot + ".edge", Err: err}
		}
	}
	for i, e := range m.Elevation {
		if !onMap(e.Cell, w, h) {
			return outside(file, at+"elevation"+index(i)+".cell", e.Cell, w, h)
		}
	}
	if m.Light == nil {
		return nil
	}
	if err := oneOf(file, at+"light.ambient", m.Light.Ambient, ambients); err != nil {
		return err
	}
	for i, s := range m.Light.Sources {
		spot := at + "light.sources" + index(i)
		if !onMap(s.Cell, w, h) {
			return outside(file, spot+".cell", s.Cell, w, h)
		}
		if s.Bright < 0 || s.Bright > maxSide {
			return fault(file, spot+".bright", "must be 0 to %d, not %d", maxSide, s.Bright)
		}
	}
	return nil
}

func checkLook(file, at string, look *rules.LookSetup, w, h int) error {
	if look == nil {
		return nil
	}
	if n := len(look.Ground); n != 0 && n != h {
		return fault(file, at+"ground", "%d rows where the map has %d", n, h)
	}
	for y, row := range look.Ground {
		if len(row) != w {
			return fault(file, at+"ground"+index(y), "%d cells where the map has %d", len(row), w)
		}
		if i := strings.IndexFunc(row, func(c rune) bool { return !strings.ContainsRune(rules.LookLetters, c) }); i >= 0 {
			return fault(file, at+"ground"+index(y), "cell %d: unknown ground", i)
		}
	}
	for i, p := range look.Props {
		if !onMap(p.Cell, w, h) {
			return outside(file, at+"props"+index(i)+".cell", p.Cell, w, h)
		}
	}
	return nil
}

// checkFeature checks one feature of a cell or an edge (GEO-05).
func checkFeature(file, at string, f rules.FeatureSetup, list []string) error {
	if f.Feature == "" && f.Door == 0 {
		return fault(file, at, "missing key %s", quote("feature"))
	}
	if f.Feature != "door" || f.Door == 0 {
		if err := oneOf(file, at+".feature", f.Feature, list); err != nil {
			return err
		}
	}
	if err := oneOf(file, at+".grade", f.Grade, grades); err != nil {
		return err
	}
	switch {
	case f.Pct < 0 || f.Pct > 49:
		return fault(file, at+".pct", "must be 1 to 49, not %d", f.Pct)
	case f.Height < 0 || f.Height > 10000:
		return fault(file, at+".height", "must be 1 to 10000 cm, not %d", f.Height)
	}
	return nil
}

// checkAsk checks that one question is asked and that its words are known.
func checkAsk(file, at string, a *Ask) error {
	if n := a.count(); n != 1 {
		return fault(file, at, "%d questions, must be one", n)
	}
	if a.Script != nil {
		for i := range a.Script.Commands {
			if err := checkCommand(file, at+".script.commands"+index(i), &a.Script.Commands[i]); err != nil {
				return err
			}
		}
	}
	if a.Plan != nil {
		for i := range a.Plan.Commands {
			if err := checkCommand(file, at+".plan.commands"+index(i), &a.Plan.Commands[i]); err != nil {
				return err
			}
		}
		if _, err := a.Plan.Steps(); err != nil {
			return fault(file, at+".plan", "%w", err)
		}
	}
	return nil
}

func checkCommand(file, at string, c *Command) error {
	if c.Do == "" {
		return fault(file, at, "missing key %s", quote("do"))
	}
	if _, verb := rules.VerbByName(c.Do); !verb && c.Do != "undo" { // which takes one back
		return fault(file, at+".do", "unknown action %s", quote(c.Do))
	}
	if c.Then != nil {
		return checkCommand(file, at+".then", c.Then)
	}
	return nil
}

// edge is a unit edge of the lattice: the north border of a cell, or the west
// border when vertical (GEO-05).
type edge struct {
	vertical bool
	x, y     int
}

func (e edge) String() string {
	if e.vertical {
		return fmt.Sprintf("V(%d,%d)", e.x, e.y)
	}
	return fmt.Sprintf("H(%d,%d)", e.x, e.y)
}

// parseEdge reads "H(x,y)" or "V(x,y)" on a map of w by h cells.
func parseEdge(s string, w, h int) (edge, error) {
	var e edge
	var letter rune
	if n, err := fmt.Sscanf(s, "%c(%d,%d)", &letter, &e.x, &e.y); n != 3 || err != nil {
		return e, fmt.Errorf("%s is not an edge such as H(3,4) or V(3,4)", quote(s))
	}
	e.vertical = letter == 'V'
	if e.String() != s {
		return e, fmt.Errorf("%s is not an edge such as H(3,4) or V(3,4)", quote(s))
	}
	if e.x < 0 || e.y < 0 || e.x > w || e.y > h || e.vertical && e.y == h || !e.vertical && e.x == w {
		return e, fmt.Errorf("%s lies outside the map of %dx%d", s, w, h)
	}
	return e, nil
}

func onMap(c [2]int, w, h int) bool { return c[0] >= 0 && c[1] >= 0 && c[0] < w && c[1] < h }

func outside(file, at string, c [2]int, w, h int) error {
	return fault(file, at, "[%d,%d] lies outside the map of %dx%d", c[0], c[1], w, h)
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
