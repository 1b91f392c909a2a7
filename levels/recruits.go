package levels

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// sideNames are the names of sides 1 and 2; further sides are "side3" and so
// on.
var sideNames = [...]string{"", "blue", "red"}

func sideName(n int) string {
	if n < len(sideNames) {
		return sideNames[n]
	}
	return "side" + strconv.Itoa(n)
}

// zone is one rectangle of cells where a side starts.
type zone struct {
	x, y, w, h int
	spot       string
}

// readZones reads the object layer "start".
func (b *builder) readZones() error {
	owner := make([]uint32, b.width*b.height)
	for _, o := range b.objectsOf("start") {
		spot := b.objects[o.ID]
		if err := b.classOf(o, "start"); err != nil {
			return err
		}
		side, err := b.sideOf(properties{b.file, spot, o.Properties}, "side")
		if err != nil {
			return err
		}
		x, y, w, h, err := b.rectOf(o)
		if err != nil {
			return err
		}
		for cy := y; cy < y+h; cy++ {
			for cx := x; cx < x+w; cx++ {
				if other := owner[cy*b.width+cx]; other != 0 {
					return fault(b.file, spot, "overlaps the start of object %d on %s", other, grid.C(cx, cy).Name())
				}
				owner[cy*b.width+cx] = o.ID
			}
		}
		b.zones[side] = append(b.zones[side], zone{x, y, w, h, spot})
	}
	return nil
}

// sideOf reads property side and refuses others than those of known.
func (b *builder) sideOf(props properties, known ...string) (int, error) {
	if err := props.only(known...); err != nil {
		return 0, err
	}
	if props.text("side") == "" {
		return 0, fault(b.file, props.place, "missing property %s", quote("side"))
	}
	return props.whole("side", 0, 1, maxSides)
}

// recruit is one creature to be placed, on its own point or in the start of
// its side.
type recruit struct {
	kind  string
	name  string
	spot  string
	fixed bool
	x, y  int

	ambush, surprised bool

	pc bool // it is a player character, by its point or by its side (LIM-06)

	state []rules.ConditionSetup // how it starts (CND-01)
	point uint32                 // the number of its object, 0 for one of a roster
	holds hold                   // whom it has in its grip (GRP-03, GRP-07)
	hp    int                    // the hit points it has left, 0 for all
}

// placeCreatures places the creatures of every side: points of layer "creatures"
// where they stand, rosters row by row in the start of their side.
func (b *builder) placeCreatures() error {
	var sides [maxSides + 1][]recruit
	for _, o := range b.objectsOf("creatures") {
		spot := b.objects[o.ID]
		if err := b.classOf(o, "creature"); err != nil {
			return err
		}
		props := properties{b.file, spot, o.Properties}
		side, err := b.sideOf(props, "side", "kind", "ambush", "surprised", "pc", "conditions", "grapples", "pins", "hp")
		if err != nil {
			return err
		}
		var lies [2]bool
		for i, name := range [...]string{"ambush", "surprised"} {
			if lies[i], err = props.truth(name); err != nil {
				return err
			}
		}
		pc, err := props.truth("pc")
		if err != nil {
			return err
		}
		if lies[0] && lies[1] {
			return fault(b.file, spot, "it lies in ambush, and is not surprised")
		}
		state, err := props.conditions()
		if err != nil {
			return err
		}
		grip, err := props.hold()
		if err != nil {
			return err
		}
		left, err := props.whole("hp", 0, 0, mostHP)
		if err != nil {
			return err
		}
		x, y, err := b.cellOf(o)
		if err != nil {
			return err
		}
		kind := props.text("kind")
		if kind == "" {
			return fault(b.file, spot, "missing property %s", quote("kind"))
		}
		sides[side] = append(sides[side], recruit{kind, o.Name, spot, true, x, y, lies[0], lies[1], pc, state, o.ID, grip, left})
	}
	if err := b.readRosters(&sides); err != nil {
		return err
	}
	if err := b.readOpening(&sides); err != nil {
		return err
	}
	return b.people(&sides, b.readQuest)
}

// people gives every recruit its sheet, has the goals read that speak of them, and
// gives them their places.
func (b *builder) people(sides *[maxSides + 1][]recruit, quest func(all []recruit) error) error {
	last := 0
	for n := 1; n <= maxSides; n++ {
		if len(sides[n]) > 0 || len(b.zones[n]) > 0 {
			last = n
		}
	}
	if last < 2 {
		return &Fault{File: b.file, Err: &Lack{Side: last + 1, Of: LacksStart}}
	}
	var sheets []rules.Sheet
	var all []recruit
	for n := 1; n <= last; n++ {
		switch {
		case len(b.zones[n]) == 0:
			return &Fault{File: b.file, Err: &Lack{Side: n, Of: LacksStart}}
		case len(sides[n]) == 0:
			return &Fault{File: b.file, Place: b.zones[n][0].spot, Err: &Lack{Side: n, Of: LacksCreatures}}
		}
		for _, r := range sides[n] {
			sheet, from, err := b.recruitSheet(r)
			if err != nil {
				return err
			}
			sheet.Side = sideName(n)
			sheet.ID = len(sheets) + 1
			sheet.PC = sheet.PC || r.pc || b.heroes[n]
			if r.name != "" {
				sheet.Name = r.name
			}
			sheet.State = append(sheet.State, r.state...)
			if err := wound(&sheet, r.hp); err != nil {
				return fault(b.file, r.spot, "%w", err)
			}
			if r.ambush {
				b.setup.Ambush = append(b.setup.Ambush, sheet.ID)
			}
			if r.surprised {
				b.setup.Surprised = append(b.setup.Surprised, sheet.ID)
			}
			sheets = append(sheets, sheet)
			b.fixed = append(b.fixed, r.fixed)
			b.from = append(b.from, from)
			all = append(all, r)
		}
	}
	if len(sheets) > maxFigures {
		return fault(b.file, "", "%d creatures, at most %d", len(sheets), maxFigures)
	}
	b.setup.Combatants = sheets
	if err := b.grip(all); err != nil {
		return err
	}
	for _, r := range all {
		b.points = append(b.points, int(r.point))
	}
	if err := quest(all); err != nil {
		return err
	}
	return b.stand(all)
}

// readRosters reads the map properties roster.1, roster.2 and so on: kinds
// with commas between them.
func (b *builder) readRosters(sides *[maxSides + 1][]recruit) error {
	if b.tiled.Properties == nil {
		return nil
	}
	for _, q := range *b.tiled.Properties {
		number, ok := strings.CutPrefix(q.Name, "roster.")
		if !ok {
			continue
		}
		spot := b.properties[q.Name]
		side, err := b.sideNumber(number, spot)
		if err != nil {
			return err
		}
		kinds := strings.Split(q.Value, ",")
		if len(kinds) > maxFigures {
			return fault(b.file, spot, "more than %d creatures", maxFigures)
		}
		for _, kind := range kinds {
			kind = strings.TrimSpace(kind)
			if kind == "" {
				return fault(b.file, spot, "an empty name in the list")
			}
			sides[side] = append(sides[side], recruit{kind: kind, spot: spot})
		}
	}
	return nil
}

// readOpening reads the map properties ambush and surprised: sides with commas
// between them, of which everybody lies in ambush or is surprised (SUR-01).
func (b *builder) readOpening(sides *[maxSides + 1][]recruit) error {
	if b.tiled.Properties == nil {
		return nil
	}
	named := map[int]string{}
	for _, q := range *b.tiled.Properties {
		if q.Name != "ambush" && q.Name != "surprised" {
			continue
		}
		spot := b.properties[q.Name]
		for _, word := range strings.Split(q.Value, ",") {
			n, err := strconv.Atoi(strings.TrimSpace(word))
			switch {
			case err != nil || n < 1 || n > maxSides:
				return fault(b.file, spot, "side %s, must be 1 to %d", quote(word), maxSides)
			case len(sides[n]) == 0:
				return fault(b.file, spot, "side %d has no creatures", n)
			case named[n] == q.Name:
				return fault(b.file, spot, "side %d is there twice", n)
			case named[n] != "":
				return fault(b.file, spot, "side %d lies in ambush, and is not surprised", n)
			}
			named[n] = q.Name
			for i := range sides[n] {
				// What a creature's own point says goes before.
				if r := &sides[n][i]; q.Name == "ambush" {
					r.ambush = !r.surprised
				} else {
					r.surprised = !r.ambush
				}
			}
		}
	}
	return nil
}

// sideNumber reads the number of a side in a map property or behind the point
// in its name.
func (b *builder) sideNumber(number, spot string) (int, error) {
	side, err := strconv.Atoi(number)
	if err != nil || side < 1 || side > maxSides || strconv.Itoa(side) != number {
		return 0, fault(b.file, spot, "side %s, must be 1 to %d", quote(number), maxSides)
	}
	return side, nil
}

// recruitSheet finds a creature beside the map first, then among the ones
// built in.
func (b *builder) recruitSheet(r recruit) (rules.Sheet, origin, error) {
	from := origin{b.fsys, r.kind, b.folder()}
	sheet, err := creature(from.fsys, r.kind, from.folder)
	if errors.Is(err, errNoCreature) {
		from = origin{creatureFiles, r.kind, "levels/"}
		sheet, err = builtInCreature(r.kind)
	}
	if errors.Is(err, errNoCreature) {
		return rules.Sheet{}, from, fault(b.file, r.spot, "no creature %s", quote(r.kind))
	}
	return sheet, from, err
}

// folder is the folder of the map as it stands in the names of faults.
func (b *builder) folder() string {
	return b.file[:strings.LastIndexAny(b.file, `/\`)+1]
}

// stand gives every recruit its place: fixed ones first, then the largest,
// so that they find room, in the order of the list.
func (b *builder) stand(all []recruit) error {
	order := make([]int, len(all))
	for i := range order {
		order[i] = i
	}
	space := func(i int) int { return int(b.setup.Combatants[i].Fills()) }
	slices.SortStableFunc(order, func(i, j int) int {
		if all[i].fixed != all[j].fixed {
			if all[i].fixed {
				return -1
			}
			return 1
		}
		return space(j) - space(i)
	})
	for _, i := range order {
		r, sheet := all[i], &b.setup.Combatants[i]
		n := space(i)
		if r.fixed {
			if err := b.room(r.x, r.y, n); err != nil {
				return fault(b.file, r.spot, "%s on %s: %w", r.kind, grid.C(r.x, r.y).Name(), err)
			}
			b.take(sheet, r.x, r.y, n)
			continue
		}
		x, y, ok := b.findRoom(b.zonesOf(sheet.Side), n)
		if !ok {
			return fault(b.file, r.spot, "no room left in the start of %s for %s", sheet.Side, quote(r.kind))
		}
		b.take(sheet, x, y, n)
	}
	return nil
}

func (b *builder) zonesOf(side string) []zone {
	for n := range b.zones {
		if sideName(n) == side {
			return b.zones[n]
		}
	}
	return nil
}

// findRoom returns the first cell, row by row, where a space of n cells fits
// wholly into one of the zones.
func (b *builder) findRoom(zones []zone, n int) (x, y int, ok bool) {
	for _, z := range zones {
		for y := z.y; y+n <= z.y+z.h; y++ {
			for x := z.x; x+n <= z.x+z.w; x++ {
				if b.room(x, y, n) == nil {
					return x, y, true
				}
			}
		}
	}
	return 0, 0, false
}

// room says why a space of n cells cannot stand at x,y, or nil.
func (b *builder) room(x, y, n int) error {
	for cy := y; cy < y+n; cy++ {
		for cx := x; cx < x+n; cx++ {
			switch {
			case cx >= b.width || cy >= b.height:
				return &NoPlace{OffMap, grid.C(cx, cy), ""}
			case bars(b.ground[cy*b.width+cx]):
				return &NoPlace{OnFeature, grid.C(cx, cy), b.ground[cy*b.width+cx][0].Feature}
			case b.taken[cy*b.width+cx]:
				return &NoPlace{OnCreature, grid.C(cx, cy), ""}
			case cx > x && b.walls[edge{true, cx, cy}], cy > y && b.walls[edge{false, cx, cy}]:
				return &NoPlace{AcrossEdge, grid.C(cx, cy), ""}
			}
		}
	}
	return nil
}

func (b *builder) take(sheet *rules.Sheet, x, y, n int) {
	sheet.At = [2]int{x, y}
	for cy := y; cy < y+n; cy++ {
		for cx := x; cx < x+n; cx++ {
			b.taken[cy*b.width+cx] = true
		}
	}
}
