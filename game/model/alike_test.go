package model

import (
	"reflect"
	"testing"
)

// TestAlikeIsSaidOnce: lists that say the same become one under all their names, in the order
// of who has them first; one that differs in anything stands apart.
func TestAlikeIsSaidOnce(t *testing.T) {
	two := Part{Title: "Reflex +2", Lines: []Line{{Value: "+2", Words: "Base"}}}
	three := Part{Title: "Reflex +3", Lines: []Line{{Value: "+3", Words: "Base"}}}
	other := Part{Title: "Reflex +2", Lines: []Line{{Value: "+2", Words: "Dexterity"}}}
	var a Alike
	a.Add(two, "Roland")
	a.Add(three, "Aldous")
	a.Add(two, "Aldric")
	a.Add(other, "Haldor")
	var got [][2]string
	for _, p := range a.Parts() {
		got = append(got, [2]string{p.Title + " " + p.Lines[1].Words, p.Lines[0].Words})
	}
	want := [][2]string{{"Reflex +2 Base", "Roland, Aldric"}, {"Reflex +3 Base", "Aldous"}, {"Reflex +2 Dexterity", "Haldor"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("told is %q, want %q", got, want)
	}
	if len(two.Lines) != 1 || len(a.Parts()[0].Lines) != 2 {
		t.Error("the lists that were added are changed")
	}
}
