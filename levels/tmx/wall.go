package tmx

import (
	"iter"
	"slices"
	"strconv"
	"strings"
)

// Edge is the border between two squares: the west one of the square when vertical, else
// its north one (GEO-05).
type Edge struct {
	Vertical bool
	X, Y     int
}

// ends are the corners it runs between.
func (e Edge) ends() (a, b [2]int) {
	if e.Vertical {
		return [2]int{e.X, e.Y}, [2]int{e.X, e.Y + 1}
	}
	return [2]int{e.X, e.Y}, [2]int{e.X + 1, e.Y}
}

// Wall is what stands on an edge: a class of the layer edges, with its properties.
type Wall struct {
	Class      string
	Properties []Property
}

func (w Wall) same(o *Object) bool {
	return w.Class == o.Class && slices.Equal(w.Properties, o.Properties)
}

// unit are the edges of a polyline that follows the grid, nil for any other, and for one that
// leaves the largest map there can be.
func (d *Document) unit(o *Object) (path [][2]int, edges []Edge) {
	t := d.tile()
	for i, p := range o.Line {
		if px, py := (o.X+p[0])/t, (o.Y+p[1])/t; !(px >= 0 && py >= 0 && px <= MostSide && py <= MostSide) {
			return nil, nil
		}
		x, y := int((o.X+p[0])/t), int((o.Y+p[1])/t)
		if float64(x)*t != o.X+p[0] || float64(y)*t != o.Y+p[1] {
			return nil, nil
		}
		if i == 0 {
			path = append(path, [2]int{x, y})
			continue
		}
		at := path[len(path)-1]
		if at[0] != x && at[1] != y {
			return nil, nil
		}
		for at != [2]int{x, y} {
			next := at
			next[0] += sign(x - at[0])
			next[1] += sign(y - at[1])
			edges = append(edges, Edge{at[0] == next[0], min(at[0], next[0]), min(at[1], next[1])})
			path = append(path, next)
			at = next
		}
	}
	return path, edges
}

func sign(n int) int { return min(max(n, -1), 1) }

// lined is the object as a polyline along corners of the grid.
func (d *Document) lined(o Object, path [][2]int) Object {
	t := d.tile()
	o.X, o.Y, o.Line = float64(path[0][0])*t, float64(path[0][1])*t, nil
	for i, p := range path {
		if i > 0 && i < len(path)-1 { // a corner in the middle of a straight line says nothing
			a, b := path[i-1], path[i+1]
			if a[0] == b[0] || a[1] == b[1] {
				continue
			}
		}
		o.Line = append(o.Line, [2]float64{float64(p[0])*t - o.X, float64(p[1])*t - o.Y})
	}
	return o
}

// Walls are all edges on which something stands, in the order of the file.
func (d *Document) Walls() iter.Seq2[Edge, Wall] {
	list := d.Objects("edges")
	return func(yield func(Edge, Wall) bool) {
		for i := range list {
			_, edges := d.unit(&list[i])
			for _, e := range edges {
				if !yield(e, Wall{list[i].Class, list[i].Properties}) {
					return
				}
			}
		}
	}
}

// WallOn is what stands on an edge; ok is false where nothing does.
func (d *Document) WallOn(e Edge) (w Wall, ok bool) {
	for at, w := range d.Walls() {
		if at == e {
			return w, true
		}
	}
	return Wall{}, false
}

// SetWall puts something on an edge in the place of what stands there; without a class
// nothing. Goals and events that speak of doors by their number go on speaking of the same.
func (d *Document) SetWall(e Edge, w Wall) {
	if now, ok := d.WallOn(e); !ok && w.Class == "" || ok && now.Class == w.Class && slices.Equal(now.Properties, w.Properties) {
		return
	}
	d.touch()
	before := d.doors()
	d.clearWall(e)
	if w.Class != "" {
		d.addWall(e, w)
	}
	d.renumber(before, d.doors())
}

// clearWall takes away what stands on an edge.
func (d *Document) clearWall(e Edge) {
	for _, o := range d.Objects("edges") {
		path, edges := d.unit(&o)
		i := slices.Index(edges, e)
		if i < 0 {
			continue
		}
		head, tail := path[:i+1], path[i+1:]
		if len(head) < 2 {
			head, tail = tail, nil
		}
		if len(head) < 2 {
			d.Remove(o.ID)
			continue
		}
		d.Change(d.lined(o, head))
		if len(tail) > 1 {
			_, n := d.find(o.ID)
			d.add("edges", d.lined(o, tail), n)
		}
	}
}

// addWall puts something on an edge that is free: it goes on from what ends there, if that
// is the same.
func (d *Document) addWall(e Edge, w Wall) {
	a, b := e.ends()
	for _, o := range d.Objects("edges") {
		path, _ := d.unit(&o)
		if len(path) == 0 || !w.same(&o) {
			continue
		}
		switch first, last := path[0], path[len(path)-1]; {
		case last == a:
			path = append(path, b)
		case last == b:
			path = append(path, a)
		case first == a:
			path = slices.Insert(path, 0, b)
		case first == b:
			path = slices.Insert(path, 0, a)
		default:
			continue
		}
		d.Change(d.lined(o, path))
		return
	}
	d.Add("edges", d.lined(Object{Class: w.Class, Properties: w.Properties}, [][2]int{a, b}))
}

// doors are the edges with doors, in the order in which they are numbered.
func (d *Document) doors() (list []Edge) {
	for e, w := range d.Walls() {
		if w.Class == "door" {
			list = append(list, e)
		}
	}
	return list
}

// Door is the number of the door on an edge, counted from 1, and 0 where there is none.
func (d *Document) Door(e Edge) int { return slices.Index(d.doors(), e) + 1 }

// DoorOf is the edge on which the door of a number stands.
func (d *Document) DoorOf(number int) (e Edge, ok bool) {
	list := d.doors()
	if number < 1 || number > len(list) {
		return Edge{}, false
	}
	return list[number-1], true
}

// renumber has goals and events speak of the doors that they spoke of before.
func (d *Document) renumber(before, after []Edge) {
	if slices.Equal(before, after[:min(len(after), len(before))]) {
		return
	}
	moved := func(text string) string {
		var words []string
		for word := range strings.SplitSeq(text, ",") {
			n, err := strconv.Atoi(strings.TrimSpace(word))
			if err != nil || n < 1 || n > len(before) {
				words = append(words, word)
			} else if i := slices.Index(after, before[n-1]); i >= 0 {
				words = append(words, strconv.Itoa(i+1))
			}
		}
		return strings.Join(words, ", ")
	}
	for layer, names := range map[string][]string{"goals": {"door"}, "events": {"open", "close"}} {
		for _, o := range d.Objects(layer) {
			for _, name := range names {
				if v := o.Get(name); v != "" {
					o.Set(name, moved(v))
				}
			}
			d.Change(o)
		}
	}
}
