package levels

import (
	"reflect"
	"testing"

	"tenaille/rules/grid"
)

// TestBuiltInLevelsAreTheCallersOwn: a level that is built in is read once, and yet
// nothing that one of two who ask for it can change belongs to both.
func TestBuiltInLevelsAreTheCallersOwn(t *testing.T) {
	for _, name := range Names() {
		first, err := read(name)
		if err != nil {
			t.Fatal(err)
		}
		second, err := read(name)
		if err != nil {
			t.Fatal(err)
		}
		third, err := read(name)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(first, second) || !reflect.DeepEqual(second, third) {
			t.Errorf("%s is another when it is asked for again", name)
		}
		for _, pair := range [][2]level{{first, second}, {second, third}} {
			seen := 0
			unshared(t, name+": setup", reflect.ValueOf(pair[0].setup), reflect.ValueOf(pair[1].setup), &seen)
			if seen < 20 {
				t.Errorf("%s: only %d slices, maps and pointers are compared", name, seen)
			}
		}
	}
}

// TestCreaturesShareNothing: as with the levels, for every sheet that is built in.
func TestCreaturesShareNothing(t *testing.T) {
	for _, kind := range Kinds() {
		a, _ := Creature(kind)
		b, ok := Creature(kind)
		if !ok || !reflect.DeepEqual(a, b) {
			t.Errorf("%s is another when it is asked for again", kind)
		}
		seen := 0
		if unshared(t, kind, reflect.ValueOf(a), reflect.ValueOf(b), &seen); seen == 0 {
			t.Errorf("%s: nothing is compared", kind)
		}
	}
}

// unshared fails for every slice, map and pointer that two equal values share, but for
// the survey, which nobody can change.
func unshared(t *testing.T, at string, a, b reflect.Value, seen *int) {
	if a.Type() == reflect.TypeFor[*grid.Map]() {
		return
	}
	switch a.Kind() {
	case reflect.Slice, reflect.Map, reflect.Pointer:
		if a.IsNil() || a.Kind() != reflect.Pointer && a.Len() == 0 {
			return
		}
		if *seen++; a.Pointer() == b.Pointer() {
			t.Errorf("%s is one for both", at)
		}
	}
	switch a.Kind() {
	case reflect.Slice, reflect.Array:
		for i := range a.Len() {
			unshared(t, at+index(i), a.Index(i), b.Index(i), seen)
		}
	case reflect.Map:
		for _, k := range a.MapKeys() {
			unshared(t, at+"["+k.String()+"]", a.MapIndex(k), b.MapIndex(k), seen)
		}
	case reflect.Pointer:
		unshared(t, at, a.Elem(), b.Elem(), seen)
	case reflect.Struct:
		for i := range a.NumField() {
			unshared(t, at+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i), seen)
		}
	}
}
