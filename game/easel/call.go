package easel

import (
	"slices"
	"strings"

	"tenaille/levels/tmx"
)

// namedBy are the layers of what goals and events speak of by its name, and the properties
// they do it in.
var namedBy = map[string][]string{"zones": {"zone", "enters"}, "tokens": {"token"}}

// Call gives a zone, all parts of it, or something to be carried another name, and has the
// goals and events that speak of it speak of it by that. A name that is empty, or that
// another has, is not taken: ok is false then, and it is called as before. As long as
// nothing else is done, all that is typed is one stroke.
func Call(e *Easel, id int, name string) (ok bool) {
	name = strings.TrimSpace(name)
	if e.named == [2]int{id, e.Doc.Undoable()} {
		e.Doc.Undo()
		e.changed()
	}
	o, layer, found := e.Doc.Object(id)
	if !found || namedBy[layer] == nil || name == "" || name != o.Name && slices.Contains(e.Names(layer), name) {
		return false
	}
	was, before := o.Name, e.Doc.Undoable()
	e.Do(func() {
		for _, part := range e.Doc.Objects(layer) {
			if part.Name == was {
				part.Name = name
				e.Doc.Change(part)
			}
		}
		for _, by := range [...]string{"goals", "events"} {
			for _, q := range e.Doc.Objects(by) {
				if speaks(&q, namedBy[layer], was, name) {
					e.Doc.Change(q)
				}
			}
		}
	})
	if e.named = [2]int{}; e.Doc.Undoable() > before {
		e.named = [2]int{id, e.Doc.Undoable()}
	}
	return true
}

// speaks has a goal or an event speak by another name of what it speaks of, and tells whether
// it did of that.
func speaks(q *tmx.Object, properties []string, was, name string) (of bool) {
	for _, p := range properties {
		if q.Get(p) == was {
			q.Set(p, name)
			of = true
		}
	}
	return of
}
