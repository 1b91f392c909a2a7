package arena

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
)

// The ground, in squares.
const (
	Width  = 16
	Height = 11
)

// Stand is one creature of the bestiary where it stands.
type Stand struct {
	Kind  string
	Side  string
	At    [2]int
	Leads bool // acts first
	State []string
	With  []int // of the first state
	HP    int   // 0 is unhurt
	Edit  func(*rules.Sheet)
}

// Blue is a creature of the first side.
func Blue(kind string, x, y int, state ...string) Stand {
	return Stand{Kind: kind, Side: "blue", At: [2]int{x, y}, State: state}
}

// Red is a creature of the second side.
func Red(kind string, x, y int, state ...string) Stand {
	return Stand{Kind: kind, Side: "red", At: [2]int{x, y}, State: state}
}

// First has it act before all others.
func (s Stand) First() Stand { s.Leads = true; return s }

// Held has it grapple with others, by their numbers on the list.
func (s Stand) Held(by ...int) Stand {
	s.State, s.With = append([]string{"grappling"}, s.State...), by
	return s
}

// Hurt leaves it so many hit points.
func (s Stand) Hurt(hp int) Stand { s.HP = hp; return s }

// But changes its sheet.
func (s Stand) But(edit func(*rules.Sheet)) Stand { s.Edit = edit; return s }

// Match is a match by the rules of d20 between two people; edit may change its setup.
// Sheets are numbered from 1 as listed. The seed is the one given or, if somebody is to
// act first, the next after it that has it so.
func Match(t testing.TB, seed uint64, edit func(*rules.Setup), list ...Stand) *match.Match {
	t.Helper()
	leader := rules.Nobody
	s := rules.Setup{Ruleset: "d20", Fog: "off", Map: rules.MapSetup{Rows: slices.Repeat([]string{strings.Repeat(".", Width)}, Height)}}
	for i, v := range list {
		sheet, ok := levels.Creature(v.Kind)
		if !ok {
			t.Fatalf("no creature %q", v.Kind)
		}
		if v.Leads {
			leader = rules.ID(i)
		}
		sheet.ID, sheet.Side, sheet.At = i+1, v.Side, v.At
		if v.HP != 0 {
			sheet.HP = v.HP
		}
		for k, id := range v.State {
			c := rules.ConditionSetup{ID: id}
			if k == 0 {
				c.With = v.With
			}
			sheet.State = append(sheet.State, c)
		}
		if v.Edit != nil {
			v.Edit(&sheet)
		}
		s.Combatants = append(s.Combatants, sheet)
	}
	if edit != nil {
		edit(&s)
	}
	var m *match.Match
	for who := rules.Nobody; m == nil || leader != rules.Nobody && who != leader; seed += 1000 {
		var err error
		if m, err = match.New(match.Config{Setup: s, Seats: []string{match.Human, match.Human}, Seed: seed}); err != nil {
			t.Fatal(err)
		}
		if _, who, _ = m.Awaits(); seed > 1_000_000 {
			t.Fatal("the leader never acts first")
		}
	}
	return m
}
