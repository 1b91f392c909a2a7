package easel

import (
	"slices"
	"strconv"
	"strings"

	"tenaille/levels"
	"tenaille/levels/tmx"
)

// LongestName is how many letters a creature's own name has at most.
const LongestName = 24

// Sides is how many sides the map has: those that have a start or a creature, at least two.
func (e *Easel) Sides() int {
	most := 2
	for _, layer := range []string{"start", "creatures"} {
		for _, o := range e.Doc.Objects(layer) {
			most = max(most, o.Number("side"))
		}
	}
	for n := most + 1; n <= levels.MostSides; n++ {
		if e.Doc.Property("roster."+strconv.Itoa(n)) != "" {
			most = n
		}
	}
	return min(most, levels.MostSides)
}

// Offered is how many sides can be painted for: one more than there are, as far as a map can
// have so many.
func (e *Easel) Offered() int { return min(e.Sides()+1, levels.MostSides) }

// Meet is the number of the point of whoever stands on a square; ok is false where nobody
// does. One of a roster gets a point of its own.
func (e *Easel) Meet(x, y int) (id int, ok bool) {
	e.Drop()
	e.Look()
	i := e.figure(x, y)
	if i < 0 {
		return 0, false
	}
	if id = e.Sketch.Points[i]; id == 0 {
		s := &e.Sketch.Setup.Combatants[i]
		e.Do(func() {
			e.dismiss(i)
			id = e.enlist(s.Kind, SideNumber(s.Side), s.At[0], s.At[1])
		})
		e.Look()
	}
	return id, true
}

// Rename gives a creature a name of its own, none where it is empty. As long as nothing else
// is done, all that is typed is one stroke.
func Rename(e *Easel, id int, name string) {
	if e.named == [2]int{id, e.Doc.Undoable()} {
		e.Doc.Undo()
		e.changed()
	}
	o, _, ok := e.Doc.Object(id)
	if !ok {
		return
	}
	before := e.Doc.Undoable()
	o.Name = name
	e.Do(func() { e.Doc.Change(o) })
	if e.named = [2]int{}; e.Doc.Undoable() > before {
		e.named = [2]int{id, e.Doc.Undoable()}
	}
}

// State is a condition that a creature starts in, by its id, and how many rounds it lasts: 0
// until something ends it.
type State struct {
	ID     string
	Rounds int
}

// States are the conditions that a creature starts in, in the order of its map.
func States(o tmx.Object) (list []State) {
	for entry := range strings.SplitSeq(o.Get("conditions"), ",") {
		name, rounds, _ := strings.Cut(strings.TrimSpace(entry), " ")
		n, _ := strconv.Atoi(strings.TrimSpace(rounds))
		if name != "" {
			list = append(list, State{name, n})
		}
	}
	return list
}

// SetState has a creature start in a condition for so many rounds, 0 until something ends it;
// fewer than 0 take it away.
func SetState(e *Easel, id int, condition string, rounds int) {
	o, _, ok := e.Doc.Object(id)
	if !ok {
		return
	}
	list := States(o)
	i := slices.IndexFunc(list, func(s State) bool { return s.ID == condition })
	switch {
	case rounds < 0 && i >= 0:
		list = slices.Delete(list, i, i+1)
	case rounds < 0:
		return
	case i >= 0:
		list[i].Rounds = rounds
	default:
		list = append(list, State{condition, rounds})
	}
	var words []string
	for _, s := range list {
		word := s.ID
		if s.Rounds > 0 {
			word += " " + strconv.Itoa(s.Rounds)
		}
		words = append(words, word)
	}
	e.Change(id, "conditions", strings.Join(words, ", "))
}

// SetOpening has a creature begin in one of two ways, "ambush" or "surprised", or in neither:
// nobody begins in both.
func SetOpening(e *Easel, id int, way string, on bool) {
	o, _, ok := e.Doc.Object(id)
	if !ok {
		return
	}
	for _, name := range []string{"ambush", "surprised"} {
		o.SetTruth(name, on && name == way)
	}
	e.Do(func() { e.Doc.Change(o) })
}

// Hold is whom a creature holds, by the number of its point, 0 for nobody, and whether that
// one is pinned.
func Hold(o tmx.Object) (held int, pinned bool) {
	if held = o.Number("pins"); held != 0 {
		return held, true
	}
	return o.Number("grapples"), false
}

// SetHold has a creature hold another one, or nobody.
func SetHold(e *Easel, id, held int, pinned bool) {
	o, _, ok := e.Doc.Object(id)
	if !ok {
		return
	}
	o.SetNumber("grapples", 0)
	o.SetNumber("pins", 0)
	name := "grapples"
	if pinned {
		name = "pins"
	}
	o.SetNumber(name, held)
	e.Do(func() { e.Doc.Change(o) })
}

// Dismiss takes a creature off the map, by the number of its point.
func Dismiss(e *Easel, id int) {
	e.Do(func() {
		letGo(e, id)
		e.Doc.Remove(id)
	})
}

// letGo has everybody let go of a creature that leaves the map.
func letGo(e *Easel, id int) {
	for _, o := range e.Doc.Objects("creatures") {
		if held, _ := Hold(o); held == id {
			o.SetNumber("grapples", 0)
			o.SetNumber("pins", 0)
			e.Doc.Change(o)
		}
	}
}

// Strength is how many hit points a creature has left and how many it has at most; both are 0
// of a kind that is not known.
func Strength(o tmx.Object) (left, most int) {
	sheet, ok := levels.Creature(o.Get("kind"))
	if !ok {
		return 0, 0
	}
	most = max(sheet.HP, sheet.MaxHP)
	if left = o.Number("hp"); left < 1 {
		left = most
	}
	return left, most
}

// SetStrength leaves a creature so many hit points, all of them where it has no more.
func SetStrength(e *Easel, id, left int) {
	o, _, ok := e.Doc.Object(id)
	if !ok {
		return
	}
	if _, most := Strength(o); left >= most {
		left = 0
	}
	o.SetNumber("hp", left)
	e.Do(func() { e.Doc.Change(o) })
}
