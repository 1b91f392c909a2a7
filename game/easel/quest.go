package easel

import (
	"slices"
	"strconv"
	"strings"

	"tenaille/levels/tmx"
)

// GoalKinds are what a side can play for (SKI-19), by the words of the map.
var GoalKinds = []string{"reach", "escape", "hold", "carry", "slay", "protect", "rout", "survive", "open", "close"}

// needed are the properties of a kind of goal besides those that each has; one with ? may be
// missing.
var needed = map[string][]string{
	"slay": {"who"}, "hold": {"zone", "until"}, "reach": {"zone", "count?", "who?"}, "escape": {"zone", "count?", "who?"},
	"protect": {"who", "until?"}, "rout": {"percent?"}, "survive": {"until"}, "carry": {"zone", "token"}, "open": {"door"}, "close": {"door"},
}

// Needs tells whether a goal of a kind has a property, and whether it may be missing.
func Needs(kind, property string) (has, optional bool) {
	list := needed[kind]
	if slices.Contains(list, property) {
		return true, false
	}
	return slices.Contains(list, property+"?"), true
}

// Cues are what an event waits for, by the words of the map.
var Cues = []string{"round", "enters", "falls", "goal"}

// Cue is what an event waits for.
func Cue(o tmx.Object) string {
	for _, c := range Cues {
		if o.Get(c) != "" {
			return c
		}
	}
	return Cues[0]
}

// aside is where goals and events lie on a map, which means nothing: a little apart.
func (e *Easel) aside(o tmx.Object, n int) tmx.Object {
	return e.Doc.PointOn(o, min(n, 3), 0)
}

// AddGoal adds a goal of a side: to reach a zone, or to rout the others where the map has
// none. It returns its number.
func (e *Easel) AddGoal(side int) (id int) {
	e.Do(func() {
		o := tmx.Object{Class: "goal", Name: e.fresh("goals", "goal")}
		o.Set("goal", "rout")
		o.SetNumber("side", side)
		id = e.Doc.Add("goals", e.aside(o, 0))
		if len(e.Names("zones")) > 0 {
			e.SetGoal(id, "reach")
		}
	})
	return id
}

// SetGoal makes a goal one of another kind: what it does not need goes, and what it lacks is
// the first there is.
func (e *Easel) SetGoal(id int, kind string) {
	o, _, ok := e.Doc.Object(id)
	if !ok {
		return
	}
	o.Set("goal", kind)
	for _, name := range []string{"who", "zone", "count", "percent", "until", "door", "token"} {
		has, optional := Needs(kind, name)
		switch {
		case !has:
			o.Set(name, "")
		case optional || o.Get(name) != "":
		case name == "zone":
			o.Set(name, first(e.Names("zones")))
		case name == "token":
			o.Set(name, first(e.Names("tokens")))
		case name == "until":
			o.SetNumber(name, 6)
		case name == "door" && e.Doors() > 0:
			o.SetNumber(name, 1)
		}
	}
	e.Do(func() { e.Doc.Change(o) })
}

func first(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}

// Doors is how many doors the map has.
func (e *Easel) Doors() (n int) {
	for _, w := range e.Doc.Walls() {
		if w.Class == "door" {
			n++
		}
	}
	return n
}

// AddEvent adds an event of a round and returns its number.
func (e *Easel) AddEvent() (id int) {
	e.Do(func() {
		o := tmx.Object{Class: "event"}
		o.SetNumber("round", 2)
		id = e.Doc.Add("events", e.aside(o, 1))
	})
	return id
}

// SetCue has an event wait for something else.
func (e *Easel) SetCue(id int, cue string) {
	o, _, ok := e.Doc.Object(id)
	if !ok {
		return
	}
	for _, name := range append([]string{"side"}, Cues...) {
		o.Set(name, "")
	}
	switch cue {
	case "round":
		o.SetNumber(cue, 2)
	case "enters":
		o.Set(cue, first(e.Names("zones")))
		o.SetNumber("side", 1)
	case "falls":
		for _, c := range e.Doc.Objects("creatures") {
			o.Set(cue, strconv.Itoa(c.ID))
			break
		}
	case "goal":
		o.Set(cue, first(e.Names("goals")))
	}
	if Cue(o) == cue && o.Get(cue) != "" { // of what the map has none nothing can wait
		e.Do(func() { e.Doc.Change(o) })
	}
}

// Change gives an object of the map a property; an empty value takes it away.
func (e *Easel) Change(id int, name, value string) {
	o, _, ok := e.Doc.Object(id)
	if !ok || o.Get(name) == value {
		return
	}
	n, err := strconv.Atoi(value)
	switch {
	case value == "true" || value == "false":
		o.SetTruth(name, value == "true")
	case err == nil && name != "who" && name != "falls" && name != "arrive" && name != "say":
		o.SetNumber(name, n)
	default:
		o.Set(name, value)
	}
	e.Do(func() { e.Doc.Change(o) })
}

// Listed are the numbers in a list with commas.
func Listed(text string) (list []int) {
	for word := range strings.SplitSeq(text, ",") {
		if n, err := strconv.Atoi(strings.TrimSpace(word)); err == nil {
			list = append(list, n)
		}
	}
	return list
}

// Toggle puts a creature into the list of an object of the map, or takes it out.
func (e *Easel) Toggle(id int, name string, creature int) {
	o, _, ok := e.Doc.Object(id)
	if !ok {
		return
	}
	list := Listed(o.Get(name))
	if i := slices.Index(list, creature); i >= 0 {
		list = slices.Delete(list, i, i+1)
	} else {
		list = append(list, creature)
		slices.Sort(list)
	}
	var words []string
	for _, n := range list {
		words = append(words, strconv.Itoa(n))
	}
	o.Set(name, strings.Join(words, ", "))
	e.Do(func() { e.Doc.Change(o) })
}

// Say is the first line that an event has said, and by whom; 0 is nobody.
func Say(o tmx.Object) (by int, text string) {
	line, _, _ := strings.Cut(o.Get("say"), "\n")
	if number, rest, ok := strings.Cut(line, ":"); ok {
		if n, err := strconv.Atoi(number); err == nil {
			return n, strings.TrimSpace(rest)
		}
	}
	return 0, strings.TrimSpace(line)
}

// SetSay has an event say another first line; those after it stay.
func (e *Easel) SetSay(id, by int, text string) {
	o, _, ok := e.Doc.Object(id)
	if !ok {
		return
	}
	_, rest, more := strings.Cut(o.Get("say"), "\n")
	number, _, numbered := strings.Cut(text, ":")
	if _, err := strconv.Atoi(number); text != "" && (by > 0 || numbered && err == nil) { // 0 is nobody
		text = strconv.Itoa(by) + ": " + text
	}
	if more && rest != "" {
		text += "\n" + rest
	}
	e.Change(id, "say", text)
}

// Erase takes an object off the map: a goal, or an event.
func (e *Easel) Erase(id int) { e.Do(func() { e.Doc.Remove(id) }) }
