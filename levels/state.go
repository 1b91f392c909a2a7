package levels

import (
	"slices"
	"strconv"
	"strings"

	"tenaille/rules"
)

// startable are the conditions that a point of a map may start a creature in:
// those that need nobody else, no hit points below their maximum and no turn
// that has already begun (CND-01).
var startable = []rules.Condition{
	rules.Dazzled, rules.Prone, rules.Kneeling, rules.Sitting, rules.Invisible, rules.Entangled, rules.Shaken,
	rules.Frightened, rules.Blinded, rules.Cowering, rules.Stunned, rules.Paralysed, rules.Asleep, rules.Bound,
	rules.Unconscious, rules.Floating, rules.Blurred, rules.Displaced, rules.Anchored,
}

// conditions reads the property of that name: conditions with commas between
// them, each with the rounds it lasts behind it, or none where it lasts until
// something ends it.
func (p properties) conditions() ([]rules.ConditionSetup, error) {
	text := p.text("conditions")
	if text == "" {
		return nil, nil
	}
	var list []rules.ConditionSetup
	for _, entry := range strings.Split(text, ",") {
		name, after, counted := strings.Cut(strings.TrimSpace(entry), " ")
		c, ok := rules.ConditionByName(name)
		switch {
		case !ok:
			return nil, fault(p.file, p.place, "no condition %s", quote(name))
		case !slices.Contains(startable, c):
			return nil, fault(p.file, p.place, "nobody starts %s on a map", name)
		case slices.ContainsFunc(list, func(s rules.ConditionSetup) bool { return s.ID == name }):
			return nil, fault(p.file, p.place, "%s is there twice", name)
		}
		s := rules.ConditionSetup{ID: name}
		if counted {
			n, err := strconv.Atoi(strings.TrimSpace(after))
			if err != nil || n < 1 || n > 100 {
				return nil, fault(p.file, p.place, "%s for %s rounds, must be 1 to 100", name, quote(after))
			}
			s.Rounds = n
		}
		list = append(list, s)
	}
	return list, nil
}

// mostHP is how many hit points a point of a map can leave its creature.
const mostHP = 9999

// wound leaves a creature so many hit points, 0 all of them. Nobody has more than its sheet.
func wound(s *rules.Sheet, left int) error {
	most := max(s.HP, s.MaxHP)
	if left > most {
		return &TooWell{left, most}
	}
	if left > 0 {
		s.HP, s.MaxHP = left, most
	}
	return nil
}

// Startable are the conditions that a map may start a creature in, by their ids, in the
// order of the rules.
func Startable() (ids []string) {
	for _, c := range startable {
		ids = append(ids, c.String())
	}
	return ids
}

// hold is whom a creature has in its grip when the match begins: the number of
// the object of another point, and whether that one is pinned.
type hold struct {
	point uint32
	pins  bool
}

// hold reads the properties grapples and pins.
func (p properties) hold() (h hold, err error) {
	for _, name := range [...]string{"grapples", "pins"} {
		n, err := p.whole(name, 0, 1, 1<<20)
		switch {
		case err != nil:
			return h, err
		case n > 0 && h.point > 0:
			return h, fault(p.file, p.place, "who pins grapples already: give one of grapples and pins")
		case n > 0:
			h = hold{uint32(n), name == "pins"}
		}
	}
	return h, nil
}

// grip has those start in a grapple that a point names, or pinned (GRP-03, GRP-07).
func (b *builder) grip(all []recruit) error {
	for i := range all {
		h := all[i].holds
		if h.point == 0 {
			continue
		}
		k := slices.IndexFunc(all, func(r recruit) bool { return r.point == h.point })
		switch {
		case k < 0:
			return fault(b.file, all[i].spot, "there is no creature with the number %d to grapple", h.point)
		case k == i:
			return fault(b.file, all[i].spot, "nobody grapples with itself")
		}
		me, it := &b.setup.Combatants[i], &b.setup.Combatants[k]
		me.State = append(me.State, rules.ConditionSetup{ID: rules.Grappling.String(), With: []int{it.ID}})
		it.State = append(it.State, rules.ConditionSetup{ID: rules.Grappling.String(), With: []int{me.ID}})
		if h.pins {
			it.State = append(it.State, rules.ConditionSetup{ID: rules.Pinned.String(), By: me.ID})
		}
	}
	return nil
}

// letGo lets go of whoever is held by one of another army than the level's own:
// that one is not there (GRP-03, GRP-07).
func letGo(sheets []rules.Sheet) {
	for i := range sheets {
		sheets[i].State = slices.DeleteFunc(slices.Clone(sheets[i].State), func(c rules.ConditionSetup) bool {
			return c.By != 0 || len(c.With) > 0
		})
	}
}
