package levels

import (
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"tenaille/rules"
	"tenaille/rules/combat"
)

// WorthUnit is how many parts a worth of 1 has: worths are whole numbers, so that what
// is reckoned with them is exact.
const WorthUnit = 1_000_000_000

// maxWorth bounds what a creature or a hit point may be worth, maxWorths all there is
// to be won together.
const (
	maxWorth  = 1000
	maxWorths = 2000
)

// Puzzle is what is wanted of a position: who acts when, until when, and what it is
// worth how a creature fares.
type Puzzle struct {
	// Order are those who act from now on; the first acts now.
	Order []int
	// Until are those at whose turn the worth is read; nobody means the end of the turn
	// of the first one's side, or of the round.
	Until []int
	// Stand is what each creature is worth that still fights then, HP what each of its
	// hit points is, in parts of WorthUnit.
	Stand, HP map[int]int64
	// Keep and Fell are an aim in place of worths, so that what can be expected is the
	// chance of it: all of the one still fight then and none of the other. Those of Keep
	// have to stand in the zone of a name too, unless it is empty.
	Keep, Fell []int
	Zone       string
	// Value is its chance as it was proved, in parts of 10,000, Level how hard it is, from 1
	// to 5.
	Value, Level int
	// Spent are parts of the turn that are over, as in an ask for actions.
	Spent []string
	// First, Mine and Theirs are the verbs that are looked at: for the first action, for
	// the rest of that side's, for the others'.
	First, Mine, Theirs []rules.Verb
	// Best and Why are the answer in words.
	Best, Why string
}

// Turn is the turn that a puzzle begins in the middle of, with its aim if it has one.
func (p *Puzzle) Turn() *rules.TurnSetup {
	t := &rules.TurnSetup{Order: p.Order, Spent: p.Spent}
	if len(p.Keep)+len(p.Fell) > 0 {
		t.Aim = &rules.AimSetup{Until: p.Until, Keep: p.Keep, Fell: p.Fell, Zone: p.Zone, First: verbNames(p.First), Mine: verbNames(p.Mine), Theirs: verbNames(p.Theirs)}
	}
	return t
}

func verbNames(list []rules.Verb) (names []string) {
	for _, v := range list {
		names = append(names, v.String())
	}
	return names
}

// PuzzleOf is the puzzle that a situation is, nil for one that has no aim or a wrong one.
func PuzzleOf(s *rules.Setup) *Case {
	if s.Turn == nil || s.Turn.Aim == nil {
		return nil
	}
	t, a := s.Turn, s.Turn.Aim
	raw := &rawPuzzle{Order: t.Order, Until: a.Until, Keep: a.Keep, Fell: a.Fell, Zone: a.Zone, Spent: t.Spent, First: a.First, Mine: a.Mine, Theirs: a.Theirs}
	p, err := readPuzzle(s.Name, "turn", raw, s)
	if err != nil {
		return nil
	}
	return &Case{ID: s.Name, Setup: *s, Puzzle: p}
}

// rawPuzzle is a puzzle as it stands in the file.
type rawPuzzle struct {
	Order  []int                     `json:"order,omitempty"`
	Until  []int                     `json:"until,omitempty"`
	Stand  map[string]jsontext.Value `json:"stand,omitempty"`
	HP     map[string]jsontext.Value `json:"hp,omitempty"`
	Keep   []int                     `json:"keep,omitempty"`
	Fell   []int                     `json:"fell,omitempty"`
	Zone   string                    `json:"zone,omitempty"`
	Value  int                       `json:"value,omitempty"`
	Level  int                       `json:"level,omitempty"`
	Spent  []string                  `json:"spent,omitempty"`
	First  []string                  `json:"first,omitempty"`
	Mine   []string                  `json:"mine,omitempty"`
	Theirs []string                  `json:"theirs,omitempty"`
	Best   string                    `json:"best,omitempty"`
	Why    string                    `json:"why,omitempty"`
}

// readPuzzle checks a puzzle of a case, whose combatants are known; at is its place.
func readPuzzle(file, at string, raw *rawPuzzle, s *rules.Setup) (*Puzzle, error) {
	p := &Puzzle{Order: raw.Order, Until: raw.Until, Keep: raw.Keep, Fell: raw.Fell, Zone: raw.Zone,
		Value: raw.Value, Level: raw.Level, Spent: raw.Spent, Best: raw.Best, Why: raw.Why}
	if len(p.Order) == 0 {
		return nil, fault(file, at+".order", "must name who acts now")
	}
	hp := map[int]int{}
	for i := range s.Combatants {
		hp[s.Combatants[i].ID] = max(s.Combatants[i].MaxHP, s.Combatants[i].HP, 1)
	}
	if err := p.named(file, at, hp); err != nil {
		return nil, err
	}
	for i, word := range p.Spent {
		if !combat.Spendable(word) {
			return nil, fault(file, at+".spent"+index(i), "%s cannot be spent", quote(word))
		}
	}
	w := worths{file: file, hp: hp}
	p.Stand = w.read(at+".stand", raw.Stand, func(int) int { return 1 })
	p.HP = w.read(at+".hp", raw.HP, func(id int) int { return min(hp[id], 1<<15) })
	switch {
	case w.err != nil:
		return nil, w.err
	case len(p.Keep)+len(p.Fell) > 0 && len(p.Stand)+len(p.HP) > 0:
		return nil, fault(file, at+".stand", "there is an aim already: keep or fell")
	case p.Zone != "" && (len(p.Keep) == 0 || !slices.ContainsFunc(s.Zones, func(z rules.ZoneSetup) bool { return z.Name == p.Zone })):
		return nil, fault(file, at+".zone", "must be a zone of the position, for those to be kept")
	case p.Value < 0 || p.Value > 10_000 || p.Level < 0 || p.Level > 5:
		return nil, fault(file, at+".value", "must be 0 to 10000, and the level 0 to 5")
	case len(p.Stand)+len(p.HP)+len(p.Keep)+len(p.Fell) == 0:
		return nil, fault(file, at+".stand", "nothing is worth anything")
	case w.together > maxWorths*WorthUnit:
		return nil, fault(file, at, "all together is worth more than %d", maxWorths)
	}
	for _, list := range []struct {
		key   string
		names []string
		verbs *[]rules.Verb
	}{{"first", raw.First, &p.First}, {"mine", raw.Mine, &p.Mine}, {"theirs", raw.Theirs, &p.Theirs}} {
		for i, name := range list.names {
			v, ok := rules.VerbByName(name)
			if !ok {
				return nil, fault(file, at+"."+list.key+index(i), "%s is no action", quote(name))
			}
			*list.verbs = append(*list.verbs, v)
		}
	}
	return p, nil
}

// named says what is wrong with the lists of a puzzle that name combatants; hp has the hit
// points of those there are.
func (p *Puzzle) named(file, at string, hp map[int]int) error {
	for _, list := range []struct {
		key string
		ids []int
	}{{"order", p.Order}, {"until", p.Until}, {"keep", p.Keep}, {"fell", p.Fell}} {
		for i, id := range list.ids {
			spot := at + "." + list.key + index(i)
			switch {
			case hp[id] == 0:
				return fault(file, spot, "there is no combatant %d", id)
			case slices.Contains(list.ids[:i], id):
				return fault(file, spot, "%d is there twice", id)
			}
		}
	}
	return nil
}

// worths reads what combatants are worth, and adds it up.
type worths struct {
	file     string
	hp       map[int]int // of the combatants there are
	together int64
	err      error // the first that was met
}

// read reads the worths at a place, by the ids of the combatants; each counts so many times.
func (w *worths) read(at string, raw map[string]jsontext.Value, times func(id int) int) map[int]int64 {
	list := map[int]int64{}
	for _, name := range sortedKeys(raw) {
		id, wrong := strconv.Atoi(name)
		worth, ok := worthOf(string(raw[name]))
		switch {
		case w.err != nil:
		case wrong != nil || w.hp[id] == 0 || strconv.Itoa(id) != name:
			w.err = fault(w.file, at, "there is no combatant %s", quote(name))
		case !ok:
			w.err = fault(w.file, at+"."+name, "must be a number of at most nine places, from -%d to %d, not %s", maxWorth, maxWorth, shorten(string(raw[name])))
		default:
			list[id] = worth
			w.together += max(worth, -worth) * int64(times(id))
		}
	}
	return list
}

// worthOf reads a decimal number in parts of WorthUnit.
func worthOf(text string) (worth int64, ok bool) {
	digits, negative := strings.CutPrefix(text, "-")
	whole, part, _ := strings.Cut(digits, ".")
	if len(whole) > 4 || len(part) > 9 {
		return 0, false
	}
	n, err := strconv.ParseUint(whole+part+strings.Repeat("0", 9-len(part)), 10, 62)
	if err != nil || n > maxWorth*WorthUnit {
		return 0, false
	}
	if negative {
		return -int64(n), true
	}
	return int64(n), true
}
