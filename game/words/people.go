package words

import (
	"strings"

	"tenaille/game/text"
	"tenaille/levels"
)

// person is a name that the catalog has for one of a kind.
type person struct {
	name string
	kind string // as one says it of that one, "" as of any
	the  string // the kind with its article, "" as of any
}

// people takes a list of the catalog apart: "Corin, Nim | Roublarde / la roublarde = Ysolde".
func people(list string) (all []person) {
	for group := range strings.SplitSeq(list, " | ") {
		kind, names, ok := strings.Cut(group, " = ")
		if !ok {
			kind, names = "", group
		}
		kind, the, _ := strings.Cut(kind, " / ")
		for name := range strings.SplitSeq(names, ", ") {
			all = append(all, person{name, kind, the})
		}
	}
	return all
}

// somebody is one who has a name of the catalog's, "person.NAME": alone, or with the kind
// as one says it of that one, as in a list.
func somebody(w *Words, name string) (one person, ok bool) {
	key := "person." + text.Slug(name)
	if name == "" || !w.Text.Has(key) {
		return one, false
	}
	return people(w.Key(key))[0], true
}

// longestName is how many letters of a name that stands in a file are shown.
const longestName = 24

// ownName is the name that a file gives one creature for its own, "" where that is the name
// of its kind or one of the catalog's.
func ownName(w *Words, kind, name string) string {
	if !levels.Named(kind, name) || w.Text.Has("person."+text.Slug(name)) {
		return ""
	}
	letters := []rune(levels.Line(name))
	if len(letters) > longestName {
		return string(letters[:longestName-1]) + "…"
	}
	return string(letters)
}

// PointName is what a creature is called that a map has: by its own name, else by its kind.
func PointName(w *Words, kind, name string) string {
	if one, ok := somebody(w, name); ok {
		return one.name
	}
	if own := ownName(w, kind, name); own != "" {
		return own
	}
	return w.KindName(kind, name)
}

// PersonName is what somebody is called who has a name of the catalog's, and the kind as one
// says it of that one.
func PersonName(w *Words, name, kind string) (called, of string) {
	one, ok := somebody(w, name)
	if !ok {
		one.name = name
	}
	if one.kind != "" {
		return one.name, one.kind
	}
	return one.name, w.KindName(kind, "")
}

// stride is the step by which a list of n is gone through, so that every name comes up
// once before any comes up again.
func stride(n int) int {
	for _, s := range [...]int{3, 5, 7, 11} {
		if n%s != 0 {
			return s
		}
	}
	return 1
}
