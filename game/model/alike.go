package model

import (
	"reflect"
	"slices"
	"strings"
)

// Alike are lists of a slip that several have, of which those that say the same are one.
type Alike struct {
	list  []Part
	names [][]string
}

// Add adds the list that somebody has.
func (a *Alike) Add(p Part, name string) {
	at := slices.IndexFunc(a.list, func(o Part) bool { return reflect.DeepEqual(o, p) })
	if at < 0 {
		at = len(a.list)
		a.list, a.names = append(a.list, p), append(a.names, nil)
	}
	a.names[at] = append(a.names[at], name)
}

// Parts are the lists in the order of who has them first, each under the names of all that
// have it.
func (a *Alike) Parts() []Part {
	list := slices.Clone(a.list)
	for i := range list {
		list[i].Lines = append([]Line{{Value: "·", Words: strings.Join(a.names[i], ", ")}}, list[i].Lines...)
	}
	return list
}
