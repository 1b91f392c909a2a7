package easel

import (
	"slices"
	"strconv"
	"strings"
)

// LongestAuthor is how many letters a map's author has at most.
const LongestAuthor = 60

// Whole is what a map says of itself as a whole by a property, empty where it says nothing.
func Whole(e *Easel, property string) string { return e.Doc.Property(property) }

// SetWhole has a map say something else of itself; an empty value takes it away. As long as
// nothing else is done, all that is typed as its author is one stroke.
func SetWhole(e *Easel, property, value string) {
	e.Drop()
	if Whole(e, property) == value {
		return
	}
	typed := property == "author"
	if typed && e.named == [2]int{0, e.Doc.Undoable()} {
		e.Doc.Undo()
		e.changed()
	}
	before := e.Doc.Undoable()
	e.Do(func() { e.Doc.SetProperty(property, value) })
	if e.named = [2]int{}; typed && e.Doc.Undoable() > before {
		e.named = [2]int{0, e.Doc.Undoable()}
	}
}

// SidesIn are the sides that a property of the map lists.
func SidesIn(e *Easel, property string) []int { return Listed(Whole(e, property)) }

// ListSide puts a side into the list of a property of the map, or takes it out. A side that
// lies in ambush is not surprised, and the other way round.
func ListSide(e *Easel, property string, side int, on bool) {
	e.Drop()
	e.Do(func() {
		for _, name := range []string{"pc", "ambush", "surprised"} {
			list := SidesIn(e, name)
			i := slices.Index(list, side)
			switch {
			case name == property && on && i < 0:
				list = append(list, side)
				slices.Sort(list)
			case i >= 0 && (name == property && !on || on && name != property && name != "pc" && property != "pc"):
				list = slices.Delete(list, i, i+1)
			default:
				continue
			}
			words := make([]string, len(list))
			for k, n := range list {
				words[k] = strconv.Itoa(n)
			}
			e.Doc.SetProperty(name, strings.Join(words, ", "))
		}
	})
}

// Options are the options of the rules that the map states, by their names.
func Options(e *Easel, names []string) map[string]string {
	stated := map[string]string{}
	for _, name := range names {
		if v := Whole(e, "option."+name); v != "" {
			stated[name] = v
		}
	}
	return stated
}

// Floor is the ground that most squares of the map have, by the id of its brush; empty where
// most have none.
func Floor(e *Easel) string {
	counts := map[uint32]int{}
	w, h := e.Doc.Size()
	for y := range h {
		for x := range w {
			counts[e.Doc.Tile(layerOf(Ground), x, y)]++
		}
	}
	id, most := "", 0
	for _, b := range e.Palette(Ground, 1) {
		if n := counts[e.gid(b.tile)]; !b.Rub && b.tile != 0 && n > most {
			id, most = b.ID, n
		}
	}
	return id
}

// Floors are the grounds there are, by the ids of their brushes.
func Floors(e *Easel) (list []string) {
	for _, b := range e.Palette(Ground, 1) {
		if !b.Rub && b.tile != 0 {
			list = append(list, b.ID)
		}
	}
	return list
}

// SetFloor makes another ground of the one that most squares have, wherever it lies.
func SetFloor(e *Easel, id string) {
	e.Drop()
	var before, after uint32
	floor := Floor(e)
	for _, b := range e.Palette(Ground, 1) {
		switch b.ID {
		case floor:
			before = e.gid(b.tile)
		case id:
			after = e.gid(b.tile)
		}
	}
	if before == 0 || after == 0 {
		return
	}
	e.Do(func() {
		w, h := e.Doc.Size()
		for y := range h {
			for x := range w {
				if e.Doc.Tile(layerOf(Ground), x, y) == before {
					e.Doc.SetTile(layerOf(Ground), x, y, after)
				}
			}
		}
	})
}
