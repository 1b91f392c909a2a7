package voice

import (
	"slices"
	"strings"

	"tenaille/game/match"
	"tenaille/rules"
)

// mostNews is how many things one line tells of what has happened since a turn.
const mostNews = 4

// Notable reports whether there is anything to tell of a stretch of the match.
func (vo *Voice) Notable(s match.Since) bool { return len(vo.news(s)) > 0 }

// Since tells in one line what the side on screen has perceived since its last
// action, what concerns it most first.
func (vo *Voice) Since(s match.Since) string {
	list := vo.news(s)
	if len(list) == 0 {
		return vo.T("Nothing that you could see.")
	}
	if more := len(list) - mostNews; more > 0 {
		list = append(list[:mostNews], vo.TN("%[1]d more", "%[1]d more", more, more))
	}
	return strings.Join(list, ", ")
}

// news are the things to tell of it, each in a few words.
func (vo *Voice) news(s match.Since) (list []string) {
	n := vo.absenceOf(s)
	say := func(words string) { list = append(list, words) }
	fallen := func(own bool) {
		for id := range vo.E.Count() {
			switch c := &n.of[id]; {
			case n.own(id) != own:
			case c.fell:
				say(vo.T("%[1]s down", vo.NameOf(id)))
			case c.died:
				say(vo.T("%[1]s: %[2]s", vo.NameOf(id), vo.ConditionName(rules.Dead)))
			}
		}
	}
	fallen(true)
	for id := range vo.E.Count() {
		switch c := &n.of[id]; {
		case !n.own(id) || c.fell || c.died:
		case c.lost > 0:
			say(vo.T("%[1]s hit for %[2]d", vo.NameOf(id), c.lost))
		case c.missed > 0:
			say(vo.TN("%[1]d attack missed %[2]s", "%[1]d attacks missed %[2]s", c.missed, c.missed, vo.NameOf(id)))
		}
	}
	for id := range vo.E.Count() {
		if c := &n.of[id]; n.own(id) && c.gained != 0 && !c.fell {
			say(vo.T("%[1]s: %[2]s", vo.NameOf(id), vo.conditionNames(c.gained)))
		}
	}
	fallen(false)
	if len(n.came) == 1 {
		say(vo.T("%[1]s came into sight", vo.NameOf(n.came[0])))
	} else if len(n.came) > 1 {
		say(vo.TN("%[1]d enemy came into sight", "%[1]d enemies came into sight", len(n.came), len(n.came)))
	}
	for _, d := range n.doors {
		if open := d > 0; open {
			say(vo.T("the door at %[1]s was opened", vo.DoorAt(d)))
		} else {
			say(vo.T("the door at %[1]s was closed", vo.DoorAt(-d)))
		}
	}
	for id := range vo.E.Count() {
		if c := &n.of[id]; !n.own(id) && !c.fell && c.lost > 0 {
			say(vo.T("%[1]s hit for %[2]d", vo.NameOf(id), c.lost))
		}
	}
	if len(list) == 0 && n.moved > 0 {
		say(vo.TN("%[1]d enemy moved", "%[1]d enemies moved", n.moved, n.moved))
	}
	return list
}

// absence is what a side perceived of a stretch of the match.
type absence struct {
	side  int
	e     *rules.Encounter
	of    []fate     // by creature
	came  []rules.ID // enemies who came into sight
	doors []int      // opened, and closed as negative numbers
	moved int        // enemies who moved
}

// fate is what befell a creature.
type fate struct {
	lost, missed int // hit points, attacks
	fell, walked bool
	died         bool             // who lay already
	gained       rules.Conditions // and has kept
}

// own reports whether a creature is the side's.
func (n *absence) own(id rules.ID) bool { return int(n.e.Creatures[id].Side) == n.side }

// grave are the states that the line tells of, when one's own have got into them.
var grave = rules.Set(rules.Prone, rules.Stunned, rules.Paralysed, rules.Asleep, rules.Blinded, rules.Frightened, rules.Cowering,
	rules.Shaken, rules.Entangled, rules.Bound, rules.Grappling, rules.Pinned)

// absenceOf goes through what was perceived.
func (vo *Voice) absenceOf(s match.Since) *absence {
	n := &absence{side: vo.Side, e: vo.E, of: make([]fate, vo.E.Count())}
	bleeds := rules.Nobody
	for _, ev := range vo.Match.Perceived(vo.Side, s.From)[:s.To-s.From] {
		who, whom := ev.Who, ev.Whom
		switch ev.Kind {
		case rules.Moved:
			if c := &n.of[who]; !n.own(who) && !c.walked {
				c.walked = true
				n.moved++
			}
		case rules.AttackRolled:
			if whom != rules.Nobody && ev.Flags&rules.FlagHit == 0 {
				n.of[whom].missed++
			}
		case rules.MissChanceRolled:
			if whom != rules.Nobody && ev.Flags&rules.FlagLost != 0 {
				n.of[whom].missed++
			}
		case rules.StabilisationRolled:
			if ev.B != 0 { // not stable: it loses a hit point
				bleeds = who
			}
		case rules.Damaged:
			if who != rules.Nobody && who != bleeds { // nobody has hit who bleeds
				n.of[who].lost += int(ev.A)
			}
			bleeds = rules.Nobody
		case rules.ConditionGained:
			c := &n.of[who]
			if lay := s.Facts.Combatants[who].Conditions.Any(rules.DownSet); !lay {
				c.fell = c.fell || rules.Set(ev.Condition).Any(rules.DownSet)
			} else {
				c.died = c.died || ev.Condition == rules.Dead // that the bleeding has stopped is no news
			}
			c.gained |= rules.Set(ev.Condition) & grave
		case rules.ConditionLost:
			n.of[who].gained &^= rules.Set(ev.Condition)
		case rules.DoorOpened:
			n.doors = append(n.doors, int(ev.A))
		case rules.DoorClosed:
			n.doors = append(n.doors, -int(ev.A))
		}
	}
	for _, seen := range vo.Match.Sightings(vo.Side)[s.Sightings:] {
		if id := seen.Who; s.Facts.Combatants[id].Absent && seen.Heard <= s.To && !slices.Contains(n.came, id) {
			n.came = append(n.came, id)
		}
	}
	return n
}
