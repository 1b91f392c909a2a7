package saves

import (
	"reflect"
	"testing"

	"tenaille/game/store"
)

// TestCareerAddsUp: matches are counted by level and ruleset, one that two persons play is
// neither won nor lost, none counts twice, and what is kept is what is read.
func TestCareerAddsUp(t *testing.T) {
	s := &store.Memory{}
	for _, f := range []Ended{
		{Level: "ford", Ruleset: "d20", Own: 0, Winner: 0, End: 1, Kinds: []string{"archer", "fighter"}, Felled: []int{3, 0}, OneIn: 4},
		{Level: "ford", Ruleset: "d20", Own: 0, Winner: 0, End: 1, Kinds: []string{"archer"}}, // the same again
		{Level: "ford", Ruleset: "d20", Own: 1, Winner: 1, End: 2, Kinds: []string{"archer", "fighter"}, Felled: []int{0, 1}, OneIn: 30},
		{Level: "ford", Ruleset: "d20", Own: 0, Winner: 1, End: 3, Kinds: []string{"fighter", "archer"}},
		{Level: "hulk", Ruleset: "skirmish", Own: 0, Winner: -1, End: 4, Kinds: []string{"wolf"}, OneIn: 9},
		{Level: "ford", Ruleset: "skirmish", Own: -1, Winner: 0, End: 5},
		{Level: "ford", Ruleset: "d20", Own: 0, Winner: 0, End: 6},
		{Level: "lesson", Ruleset: "d20", Taught: true, Own: 0, Winner: 0, End: 7, Kinds: []string{"wolf"}, OneIn: 900}, // counts for itself alone
		{Level: "lesson", Ruleset: "d20", Taught: true, Own: 0, Winner: 1, End: 8},
	} {
		if err := NoteCareer(s, f); err != nil {
			t.Fatal(err)
		}
	}
	c := LoadCareer(s)
	if c.Matches != 6 || c.Won != 3 || c.Lost != 1 || c.Drawn != 1 || c.LongestRun != 2 || c.Run != 1 {
		t.Errorf("%+v", c)
	}
	want := []Ground{{"ford", "d20", 4, 3}, {"lesson", "d20", 2, 1}, {"hulk", "skirmish", 1, 0}, {"ford", "skirmish", 1, 0}}
	if got := c.Often(9); !reflect.DeepEqual(got, want) {
		t.Errorf("grounds %v, want %v", got, want)
	}
	if kind, times := c.Favourite(); kind != "archer" || times != 3 { // as often as the fighter, and felled more
		t.Errorf("favourite %s, %d times", kind, times)
	}
	if c.Luck != (Fortune{30, "ford"}) {
		t.Errorf("luck %+v", c.Luck)
	}
}

// TestCareerOutlivesTheMatches: who deletes all matches keeps the career; a damaged one begins
// anew.
func TestCareerOutlivesTheMatches(t *testing.T) {
	s := &store.Memory{}
	if err := NoteCareer(s, Ended{Level: "ford", Ruleset: "d20", Winner: 0, End: 1}); err != nil {
		t.Fatal(err)
	}
	for _, record := range []string{"a", "b"} {
		if err := s.Save(Finished+record+".jsonl", []byte("{}")); err != nil {
			t.Fatal(err)
		}
	}
	names, err := s.List(Finished)
	if err != nil || len(names) != 2 {
		t.Fatalf("the matches are %v, %v: the career is none of them", names, err)
	}
	for _, name := range names {
		if err := s.Remove(name); err != nil {
			t.Fatal(err)
		}
	}
	if list := List(s); len(list) > 0 {
		t.Errorf("the career is listed as a match: %v", list)
	}
	if c := LoadCareer(s); c.Won != 1 {
		t.Errorf("without matches the career is %+v", c)
	}
	if err := s.Save(careerName, []byte("{")); err != nil {
		t.Fatal(err)
	}
	if c := LoadCareer(s); c.Matches != 0 {
		t.Errorf("of a damaged career is read %+v", c)
	}
}
