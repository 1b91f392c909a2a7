package mail

import (
	"reflect"
	"testing"
)

func fine(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func fails(t testing.TB, err error) {
	t.Helper()
	if err == nil {
		t.Fatal("nothing is said against it")
	}
}

func truly(t testing.TB, what bool) {
	t.Helper()
	if !what {
		t.Fatal("it is not so")
	}
}

func equal[T any](t testing.TB, got, want T) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("%v, where %v was wanted", got, want)
	}
}
