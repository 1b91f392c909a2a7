package profile

import (
	"slices"
	"testing"

	"tenaille/game/store"
	"tenaille/levels"
)

// TestMapsOfThePlayersOwn: a title is made of what was typed; what is kept is known under it,
// and again to who opens the store anew; what was dropped is not, and what is no map by its
// name is left alone.
func TestMapsOfThePlayersOwn(t *testing.T) {
	for typed, want := range map[string]string{"Mill": "mill", "The Mill, by night!": "the-mill-by-night", " ../../etc ": "etc", "Le château gelé": "le-chateau-gele", "L’œuvre de Zoë": "l-oeuvre-de-zoe", "橋": "", "": "", "a234567890123456789012345678901234567890": "a2345678901234567890123456789012"} {
		if got := MapTitle(typed); got != want {
			t.Errorf("%q is called %q, want %q", typed, got, want)
		}
	}
	p := &Profile{Store: &store.Memory{}}
	file, err := levels.Source("ford")
	if err != nil {
		t.Fatal(err)
	}
	if p.KeepMap("", file) == nil || p.KeepMap("a/b", file) == nil {
		t.Error("a map without a title is kept")
	}
	if err := p.KeepMap("mill", file); err != nil {
		t.Fatal(err)
	}
	if err := p.Store.Save("maps/notes.txt", []byte("x")); err != nil {
		t.Fatal(err)
	}
	levels.Forget(levels.OwnName("mill"))
	levels.Bring("gone", file)
	if got := p.BringMaps(); !slices.Equal(got, []string{"mill"}) || !slices.Equal(levels.Own(), []string{levels.OwnName("mill")}) {
		t.Errorf("brought are %v, known %v", got, levels.Own())
	}
	if _, err := levels.OpenField(levels.OwnName("mill")); err != nil {
		t.Error(err)
	}
	if err := p.DropMap("mill"); err != nil || len(levels.Own()) > 0 {
		t.Errorf("%v: known are %v", err, levels.Own())
	}
}
