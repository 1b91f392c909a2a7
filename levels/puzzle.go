package levels

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"tenaille/rules"
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
	// Spent are parts of the turn that are over, as in an ask for actions.
	Spent []string
	// First, Mine and Theirs are the verbs that are looked at: for the first action, for
	// the rest of that side's, for the others'.
	First, Mine, Theirs []rules.Verb
	// Best and Why are the answer in words.
	Best, Why string
}

// rawPuzzle is a puzzle as it stands in the file.
type rawPuzzle struct {
	Order  []int                     `json:"order"`
	Until  []int                     `json:"until"`
	Stand  map[string]jsontext.Value `json:"stand"`
	HP     map[string]jsontext.Value `json:"hp"`
	Spent  []string                  `json:"spent"`
	First  []string                  `json:"first"`
	Mine   []string                  `json:"mine"`
	Theirs []string                  `json:"theirs"`
	Best   string                    `json:"best"`
	Why    string                    `json:"why"`
}

// spendings are the words of "spent" and what they take from a budget.
var spendings = map[string][]rules.Event{
	"standard":       {{Kind: rules.Spent, A: int16(rules.SpendStandard), B: 1}},
	"move":           {{Kind: rules.Spent, A: int16(rules.SpendMove), B: 1}, {Kind: rules.Moved}},
	"full_round":     {{Kind: rules.Spent, A: int16(rules.SpendFullRound), B: 1}},
	"five_foot_step": {{Kind: rules.Spent, A: int16(rules.SpendStep), B: 1}},
	"A":              {{Kind: rules.Spent, A: int16(rules.SpendStandard), B: 1}},
	"M":              {{Kind: rules.Spent, A: int16(rules.SpendMove), B: 1}, {Kind: rules.Moved}},
	"L":              {{Kind: rules.Spent, A: int16(rules.SpendFullRound), B: 1}},
}

// Spend takes from the turn of a creature what the words of a list say. The error names
// the place in it that says nothing.
func Spend(e *rules.Encounter, by rules.ID, words []string) error {
	for i, word := range words {
		events, ok := spendings[word]
		if !ok {
			return fmt.Errorf("[%d]: %q cannot be spent here", i, word)
		}
		for _, ev := range events {
			ev.Who, ev.Whom = by, rules.Nobody
			ev.From, ev.To = e.Facts.Combatants[by].At, e.Facts.Combatants[by].At
			e.Emit(ev)
		}
	}
	return nil
}

// readPuzzle checks a puzzle of a case, whose combatants are known; at is its place.
func readPuzzle(file, at string, raw *rawPuzzle, s *rules.Setup) (*Puzzle, error) {
	p := &Puzzle{Order: raw.Order, Until: raw.Until, Spent: raw.Spent, Best: raw.Best, Why: raw.Why}
	if len(p.Order) == 0 {
		return nil, fault(file, at+".order", "must name who acts now")
	}
	hp := map[int]int{}
	for i := range s.Combatants {
		hp[s.Combatants[i].ID] = max(s.Combatants[i].MaxHP, s.Combatants[i].HP, 1)
	}
	for _, list := range []struct {
		key string
		ids []int
	}{{"order", p.Order}, {"until", p.Until}} {
		for i, id := range list.ids {
			spot := at + "." + list.key + index(i)
			switch {
			case hp[id] == 0:
				return nil, fault(file, spot, "there is no combatant %d", id)
			case slices.Contains(list.ids[:i], id):
				return nil, fault(file, spot, "%d is there twice", id)
			}
		}
	}
	for i, word := range p.Spent {
		if spendings[word] == nil {
			return nil, fault(file, at+".spent"+index(i), "%s cannot be spent", quote(word))
		}
	}
	together := int64(0)
	var err error
	count := func(key string, raw map[string]jsontext.Value, times func(id int) int) (worths map[int]int64) {
		worths = map[int]int64{}
		for _, name := range sortedKeys(raw) {
			spot := at + "." + key + "." + name
			id, wrong := strconv.Atoi(name)
			worth, ok := worthOf(string(raw[name]))
			switch {
			case err != nil:
			case wrong != nil || hp[id] == 0 || strconv.Itoa(id) != name:
				err = fault(file, at+"."+key, "there is no combatant %s", quote(name))
			case !ok:
				err = fault(file, spot, "must be a number of at most nine places, from -%d to %d, not %s", maxWorth, maxWorth, shorten(string(raw[name])))
			default:
				worths[id] = worth
				together += max(worth, -worth) * int64(times(id))
			}
		}
		return worths
	}
	p.Stand = count("stand", raw.Stand, func(int) int { return 1 })
	p.HP = count("hp", raw.HP, func(id int) int { return min(hp[id], 1<<15) })
	switch {
	case err != nil:
		return nil, err
	case len(p.Stand)+len(p.HP) == 0:
		return nil, fault(file, at+".stand", "nothing is worth anything")
	case together > maxWorths*WorthUnit:
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
