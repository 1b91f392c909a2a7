package levels

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/lafriks/go-tiled"

	"tenaille/rules"
)

// questPlaces says where in a map the zones, tokens, goals and events of its setup
// stand, list by list.
type questPlaces map[string][]string

// fault tells of one of them that the rules find wrong.
func (q questPlaces) fault(file string, err *rules.QuestError) error {
	list := q[err.List]
	if err.At >= len(list) { // a file of JSON, where the list is the place
		return &Fault{File: file, Err: err}
	}
	return &Fault{File: file, Place: list[err.At], Err: err.Err}
}

// readQuest reads the object layers zones, tokens, goals and events (SKI-19), once
// everybody has an id.
func (b *builder) readQuest(all []recruit) error {
	b.quest = questPlaces{}
	for _, o := range b.objectsOf("zones") {
		if err := b.readZone(o); err != nil {
			return err
		}
	}
	for _, o := range b.objectsOf("tokens") {
		if err := b.classOf(o, "token"); err != nil {
			return err
		}
		x, y, err := b.cellOf(o)
		if err != nil {
			return err
		}
		if err := b.propertiesOf(o).only(); err != nil {
			return err
		}
		b.note("tokens", o)
		b.setup.Tokens = append(b.setup.Tokens, rules.TokenSetup{Name: o.Name, At: [2]int{x, y}})
	}
	for _, o := range b.objectsOf("goals") {
		if err := b.readGoal(o, all); err != nil {
			return err
		}
	}
	for _, o := range b.objectsOf("events") {
		if err := b.readEvent(o, all); err != nil {
			return err
		}
	}
	return nil
}

// note remembers where the next of a list stands.
func (b *builder) note(list string, o *tiled.Object) {
	b.quest[list] = append(b.quest[list], b.objects[o.ID])
}

func (b *builder) propertiesOf(o *tiled.Object) properties {
	return properties{b.file, b.objects[o.ID], o.Properties}
}

// rectOf returns the cells that a rectangle object covers exactly.
func (b *builder) rectOf(o *tiled.Object) (x, y, w, h int, err error) {
	spot := b.objects[o.ID]
	if len(o.PolyLines) > 0 || len(o.Polygons) > 0 || len(o.Ellipses) > 0 || o.Width <= 0 || o.Height <= 0 {
		return 0, 0, 0, 0, fault(b.file, spot, "must be a rectangle")
	}
	x, y, ok := b.corner(o.X, o.Y)
	right, bottom, ok2 := b.corner(o.X+o.Width, o.Y+o.Height)
	if !ok || !ok2 {
		return 0, 0, 0, 0, fault(b.file, spot, "its corners are not corners of the grid")
	}
	return x, y, right - x, bottom - y, nil
}

// readZone reads a rectangle of the layer zones; those of one name are one zone.
func (b *builder) readZone(o *tiled.Object) error {
	if err := b.classOf(o, "zone"); err != nil {
		return err
	}
	p := b.propertiesOf(o)
	if err := p.only("attack", "ac"); err != nil {
		return err
	}
	x, y, w, h, err := b.rectOf(o)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(b.setup.Zones, func(z rules.ZoneSetup) bool { return z.Name == o.Name })
	if i < 0 {
		i = len(b.setup.Zones)
		b.setup.Zones = append(b.setup.Zones, rules.ZoneSetup{Name: o.Name})
		b.note("zones", o)
	}
	z := &b.setup.Zones[i]
	for _, n := range [...]struct {
		name string
		to   *int
	}{{"attack", &z.Attack}, {"ac", &z.AC}} {
		v, err := p.whole(n.name, 0, -99, 99)
		switch {
		case err != nil:
			return err
		case v != 0 && *n.to != 0 && v != *n.to:
			return fault(b.file, p.place, "%s: the parts of %s do not agree", n.name, quote(o.Name))
		case v != 0:
			*n.to = v
		}
	}
	z.Rects = append(z.Rects, [4]int{x, y, w, h})
	return nil
}

// side reads the property side as the name of one.
func (b *builder) side(p properties) (string, error) {
	n, err := p.whole("side", 0, 1, maxSides)
	if err != nil || n == 0 {
		return "", err
	}
	return sideName(n), nil
}

// creatures reads a property that lists the object numbers of points of the layer
// creatures, as the ids of those who stand there.
func (b *builder) creatures(p properties, name string, all []recruit) (ids []int, err error) {
	numbers, err := p.numbers(name)
	for _, n := range numbers {
		k := slices.IndexFunc(all, func(r recruit) bool { return r.point == uint32(n) && n > 0 })
		if k < 0 {
			return nil, fault(b.file, p.place, "%s: there is no creature with the number %d", name, n)
		}
		ids = append(ids, b.setup.Combatants[k].ID)
	}
	return ids, err
}

// numbers reads a list of whole numbers with commas between them.
func (p properties) numbers(name string) (list []int, err error) {
	for _, word := range p.words(name) {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n > 1<<20 {
			return nil, fault(p.file, p.place, "%s: %s is not a number", name, quote(word))
		}
		list = append(list, n)
	}
	return list, nil
}

// words reads a list with commas between its words.
func (p properties) words(name string) (list []string) {
	text := p.text(name)
	if text == "" {
		return nil
	}
	for word := range strings.SplitSeq(text, ",") {
		list = append(list, strings.TrimSpace(word))
	}
	return list
}

// readGoal reads an object of the layer goals.
func (b *builder) readGoal(o *tiled.Object, all []recruit) (err error) {
	if err := b.classOf(o, "goal"); err != nil {
		return err
	}
	p := b.propertiesOf(o)
	if err := p.only("goal", "side", "who", "zone", "count", "percent", "until", "by", "door", "token", "optional", "hidden"); err != nil {
		return err
	}
	g := rules.GoalSetup{Name: o.Name, Goal: p.text("goal"), Zone: p.text("zone"), Token: p.text("token")}
	if g.Side, err = b.side(p); err != nil {
		return err
	}
	if g.Who, err = b.creatures(p, "who", all); err != nil {
		return err
	}
	for _, n := range [...]struct {
		name string
		to   *int
	}{{"count", &g.Count}, {"percent", &g.Percent}, {"until", &g.Until}, {"by", &g.By}, {"door", &g.Door}} {
		if *n.to, err = p.whole(n.name, 0, 0, 1<<20); err != nil {
			return err
		}
	}
	if g.Optional, err = p.truth("optional"); err != nil {
		return err
	}
	if g.Hidden, err = p.truth("hidden"); err != nil {
		return err
	}
	b.note("goals", o)
	b.setup.Goals = append(b.setup.Goals, g)
	return nil
}

// readEvent reads an object of the layer events.
func (b *builder) readEvent(o *tiled.Object, all []recruit) (err error) {
	if err := b.classOf(o, "event"); err != nil {
		return err
	}
	p := b.propertiesOf(o)
	if err := p.only("round", "enters", "side", "falls", "goal", "arrive", "say", "reveal", "open", "close"); err != nil {
		return err
	}
	x := rules.SceneSetup{When: rules.CueSetup{Enters: p.text("enters"), Goal: p.text("goal")}, Reveal: p.words("reveal")}
	if x.When.Round, err = p.whole("round", 0, 0, 1<<20); err != nil {
		return err
	}
	if x.When.Side, err = b.side(p); err != nil {
		return err
	}
	if x.When.Falls, err = b.creatures(p, "falls", all); err != nil {
		return err
	}
	if x.Arrive, err = b.creatures(p, "arrive", all); err != nil {
		return err
	}
	if x.Open, err = p.numbers("open"); err != nil {
		return err
	}
	if x.Close, err = p.numbers("close"); err != nil {
		return err
	}
	if x.Say, err = b.lines(p, all); err != nil {
		return err
	}
	b.note("events", o)
	b.setup.Events = append(b.setup.Events, x)
	return nil
}

// lines reads the property say: what is said, a line each; a number with a colon
// before it is the object of whoever says it, 0 nobody.
func (b *builder) lines(p properties, all []recruit) (list []rules.LineSetup, err error) {
	for line := range strings.Lines(p.text("say")) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		l := rules.LineSetup{Text: line}
		if number, text, ok := strings.Cut(line, ":"); ok {
			if n, err := strconv.Atoi(number); err == nil && n == 0 { // what itself begins like a number
				l.Text = strings.TrimSpace(text)
			} else if err == nil {
				k := slices.IndexFunc(all, func(r recruit) bool { return r.point == uint32(n) && n > 0 })
				if k < 0 {
					return nil, fault(b.file, p.place, "say: there is no creature with the number %d", n)
				}
				l = rules.LineSetup{By: b.setup.Combatants[k].ID, Text: strings.TrimSpace(text)}
			}
		}
		list = append(list, l)
	}
	return list, nil
}

// told makes one of the rules' faults with goals a fault of the file, with its place.
func (l *level) told(label string, err error) error {
	var quest *rules.QuestError
	if errors.As(err, &quest) {
		return l.quest.fault(label, quest)
	}
	return &Fault{File: label, Err: err}
}

// retarget has the goals and scenes of a level speak of those who are there where
// sides have other armies than the level's own: what it says of one of theirs is
// said of their strongest, and nobody of them comes later or says anything.
func (f *Field) retarget(s *rules.Setup, fresh []int) {
	if len(s.Goals)+len(s.Events) == 0 || len(fresh) == 0 {
		return
	}
	side := map[int]string{} // of the level's own, by id
	for i := range f.Setup.Combatants {
		if c := &f.Setup.Combatants[i]; slices.Contains(fresh, slices.Index(f.Sides, c.Side)) {
			side[c.ID] = c.Side
		}
	}
	strongest := func(of string) (id int) {
		best := -1
		for i := range s.Combatants {
			if c := &s.Combatants[i]; c.Side == of {
				if price := f.Price(s.Ruleset, c.Kind); price > best {
					best, id = price, c.ID
				}
			}
		}
		return id
	}
	named := func(ids []int) (out []int) {
		for _, id := range ids {
			if of, gone := side[id]; gone {
				id = strongest(of)
			}
			if !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
		return out
	}
	s.Goals, s.Events = slices.Clone(s.Goals), slices.Clone(s.Events)
	for i := range s.Goals {
		g := &s.Goals[i]
		g.Who = named(g.Who)
		n := 0
		for k := range s.Combatants {
			if s.Combatants[k].Side == g.Side {
				n++
			}
		}
		g.Count = min(g.Count, n)
	}
	for i := range s.Events {
		x := &s.Events[i]
		x.When.Falls = named(x.When.Falls)
		x.Arrive = slices.DeleteFunc(slices.Clone(x.Arrive), func(id int) bool { return side[id] != "" })
		x.Say = slices.Clone(x.Say)
		for k := range x.Say {
			if side[x.Say[k].By] != "" {
				x.Say[k].By = 0
			}
		}
	}
}

// Later returns the ids of those who are not there from the beginning (SKI-19).
func Later(s *rules.Setup) (ids []int) {
	for i := range s.Events {
		ids = append(ids, s.Events[i].Arrive...)
	}
	return ids
}
