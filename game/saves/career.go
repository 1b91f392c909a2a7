package saves

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"tenaille/game/store"
)

// careerName is what the career is kept under: apart from the matches, so that it outlives
// those that are deleted.
const careerName = "career.json"

// Career is what a player has done in all matches on this machine, deleted ones too.
type Career struct {
	// Matches are those that persons played to the end; Won, Lost and Drawn those of them
	// that one person played against the machine.
	Matches int `json:"matches"`
	Won     int `json:"won"`
	Lost    int `json:"lost"`
	Drawn   int `json:"drawn"`
	// Grounds are the same by level and ruleset, in the order in which they were first played.
	Grounds []Ground `json:"grounds,omitempty"`
	// Fielded and Felled count, by kind, the creatures that the one person led and whom
	// they took out of the fight.
	Fielded map[string]int `json:"fielded,omitempty"`
	Felled  map[string]int `json:"felled,omitempty"`
	// Run is how many matches were won in a row until now, LongestRun the most ever.
	Run        int `json:"run"`
	LongestRun int `json:"longest_run"`
	// Luck is the match in which the dice favoured the one person most.
	Luck Fortune `json:"luck"`
	// Puzzles is what was reached in each puzzle at best, in hundredths of what can be, by
	// its name.
	Puzzles map[string]int `json:"puzzles,omitempty"`
	// Day is the last day whose puzzle was solved, counted from 1 January 1970, and Days how
	// many in a row until then.
	Day  int `json:"day,omitempty"`
	Days int `json:"days,omitempty"`
	// Ends are the last matches noted, by the state they ended in: none counts twice.
	Ends []string `json:"ends,omitempty"`
}

// Ground is what was done on one level by one ruleset.
type Ground struct {
	Level   string `json:"level"`
	Ruleset string `json:"ruleset"`
	Played  int    `json:"played"`
	Won     int    `json:"won"`
}

// Fortune is luck as falls in about one match in OneIn, 0 for none yet, and where it fell.
type Fortune struct {
	OneIn int    `json:"one_in,omitempty"`
	Level string `json:"level,omitempty"`
}

// Ended is what the career is told of a match that is over.
type Ended struct {
	Level, Ruleset string
	// Taught says that it was a lesson, in which anything may be taken back: it counts for
	// its level, and neither among the matches nor for luck.
	Taught bool
	// Own is the side of the one person who played against the machine, -1 where two did;
	// Winner the side that won, -1 for none.
	Own, Winner int
	// End tells the match apart from others.
	End uint64
	// Kinds are those of the creatures of Own, Felled whom each took out of the fight.
	Kinds  []string
	Felled []int
	// OneIn is the luck of Own, 0 where the dice were even or against it.
	OneIn int
}

// remembered is how many ends are kept.
const remembered = 64

// LoadCareer reads the career; where there is none, or it cannot be read, it begins anew.
func LoadCareer(s store.Store) (c Career) {
	b, err := s.Load(careerName)
	if err == nil {
		err = json.Unmarshal(b, &c)
	}
	if err != nil {
		return Career{}
	}
	return c
}

// NoteCareer adds a match that is over to the career and keeps it. The error says that the
// store took it not.
func NoteCareer(s store.Store, f Ended) error {
	return amend(s, func(c *Career) bool { return c.note(f) })
}

// DayOf is the number of a day, counted from 1 January 1970, by the calendar where one is.
func DayOf(now time.Time) int {
	y, m, d := now.Date()
	return int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// Solves is the share of what can be reached in a puzzle, in hundredths, that solves it.
const Solves = 99

// NotePuzzle adds what was reached in a puzzle, in hundredths of what can be; day is its day
// where it is the puzzle of that, else 0. The error says that the store took it not.
func NotePuzzle(s store.Store, name string, share, day int) error {
	return amend(s, func(c *Career) bool {
		if c.Puzzles == nil {
			c.Puzzles = map[string]int{}
		}
		best, known := c.Puzzles[name]
		c.Puzzles[name] = max(best, share)
		news := !known || share > best
		if day > c.Day && share >= Solves {
			if c.Days++; day > c.Day+1 {
				c.Days = 1
			}
			c.Day, news = day, true
		}
		return news
	})
}

// ForgetPuzzle takes a puzzle that is gone out of the career.
func ForgetPuzzle(s store.Store, name string) error {
	return amend(s, func(c *Career) bool {
		_, known := c.Puzzles[name]
		delete(c.Puzzles, name)
		return known
	})
}

// amend changes the career, where change says that there is something new, and keeps it.
func amend(s store.Store, change func(c *Career) bool) error {
	if _, err := s.Load(careerName); err != nil && !errors.Is(err, store.ErrNotFound) {
		return fmt.Errorf("career: %w", err) // what is there may come back
	}
	c := LoadCareer(s)
	if !change(&c) {
		return nil
	}
	b, err := json.Marshal(c)
	if err == nil {
		err = s.Save(careerName, b)
	}
	if err != nil {
		return fmt.Errorf("career: %w", err)
	}
	return nil
}

// note adds a match and reports whether it was new.
func (c *Career) note(f Ended) bool {
	end := fmt.Sprintf("%016x", f.End)
	if slices.Contains(c.Ends, end) {
		return false
	}
	c.Ends = append(c.Ends, end)
	c.Ends = c.Ends[max(len(c.Ends)-remembered, 0):]
	i := slices.IndexFunc(c.Grounds, func(g Ground) bool { return g.Level == f.Level && g.Ruleset == f.Ruleset })
	if i < 0 {
		i = len(c.Grounds)
		c.Grounds = append(c.Grounds, Ground{Level: f.Level, Ruleset: f.Ruleset})
	}
	c.Grounds[i].Played++
	if f.Own >= 0 && f.Winner == f.Own {
		c.Grounds[i].Won++
	}
	if f.Taught {
		return true
	}
	c.Matches++
	if f.Own < 0 {
		return true
	}
	switch f.Winner {
	case f.Own:
		c.Won++
		c.Run++
	case -1:
		c.Drawn++
		c.Run = 0
	default:
		c.Lost++
		c.Run = 0
	}
	c.LongestRun = max(c.LongestRun, c.Run)
	if c.Fielded == nil {
		c.Fielded = map[string]int{}
	}
	if c.Felled == nil {
		c.Felled = map[string]int{}
	}
	for k, kind := range f.Kinds {
		c.Fielded[kind]++
		if k < len(f.Felled) {
			c.Felled[kind] += f.Felled[k]
		}
	}
	if f.OneIn > c.Luck.OneIn {
		c.Luck = Fortune{OneIn: f.OneIn, Level: f.Level}
	}
	return true
}

// Favourite is the kind led most often, of several that which felled most, and how often it
// was; "" where nobody was led yet.
func (c *Career) Favourite() (kind string, times int) {
	for k, n := range c.Fielded {
		d := cmp.Or(cmp.Compare(n, times), cmp.Compare(c.Felled[k], c.Felled[kind]), -cmp.Compare(k, kind))
		if kind == "" || d > 0 {
			kind, times = k, n
		}
	}
	return kind, times
}

// WonOn reports whether a match on a level was won against the machine, by any ruleset.
func (c *Career) WonOn(level string) bool {
	return slices.ContainsFunc(c.Grounds, func(g Ground) bool { return g.Level == level && g.Won > 0 })
}

// Often are the grounds, those played most first, at most n.
func (c *Career) Often(n int) []Ground {
	list := slices.Clone(c.Grounds)
	slices.SortStableFunc(list, func(a, b Ground) int { return cmp.Compare(b.Played, a.Played) })
	return list[:min(n, len(list))]
}
