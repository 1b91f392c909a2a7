package match_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules/rulesets"
)

// FuzzLastSetup wants of what settings may remember of a set-up, and of any seed, that
// its values are within their ranges, that what is recalled of it can be agreed and placed
// on the field or is refused in one line, and that it is remembered as it was recalled.
func FuzzLastSetup(f *testing.F) {
	for _, s := range []string{
		`{}`, `{"level":"ford","fog":"memory","ambush":"red","situation":-5,"points":300,"reload":"new","machines":["captain","human"],"armies":[[{"kind":"goblin","count":3}],null]}`,
		`{"level":"../ford","fog":"thick","ambush":"green","situation":99,"points":-1,"reload":"twice","machines":["","nobody"]}`,
		`{"armies":[[{"kind":"goblin","count":64},{"kind":"ogre","count":64}],[{"kind":"../orc","count":9}]]}`,
		`{"armies":[[{"kind":"wolf","count":-3}],[{"kind":"wolf","count":1e3}]]}`, `{"ambush":"none","reload":"ironman"}`,
	} {
		f.Add([]byte(s), "7", uint8(len(s)))
	}
	f.Add([]byte(`{}`), "18446744073709551616", uint8(0))
	f.Add([]byte(`{}`), "+1", uint8(1))
	f.Add([]byte(`{}`), "\n٧", uint8(2))
	field, err := levels.OpenField("proving-ground")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text []byte, seed string, which uint8) {
		line := func(err error) {
			if err != nil && (strings.ContainsAny(err.Error(), "\n\r\x00\x1b") || len(err.Error()) > 400+4*len(seed)) {
				t.Errorf("the message is %q", err)
			}
		}
		n, err := match.ParseSeed(seed)
		if line(err); err == nil && strings.TrimLeft(seed, "0") != strings.TrimLeft(fmt.Sprint(n), "0") {
			t.Errorf("the seed %q is %d", seed, n)
		}
		var last match.LastSetup
		if json.Unmarshal(text, &last) != nil {
			return
		}
		last.Clamp()
		was := last
		if last.Clamp(); !reflect.DeepEqual(last, was) {
			t.Errorf("%+v is out of its ranges", was)
		}
		terms := match.Terms{Level: "proving-ground", Ruleset: rulesets.Names()[which%3], Players: [2]string{match.Human, match.Machine}, Seed: n}
		last.Recall(&terms)
		for _, p := range terms.Players {
			if match.CheckSeat(p) != nil {
				t.Errorf("%q is to play", p)
			}
		}
		var again match.LastSetup
		again.Remember(&terms)
		back := terms
		again.Recall(&back)
		if !reflect.DeepEqual(back, terms) {
			t.Errorf("remembered as %+v it is recalled as\n%+v, and was\n%+v", again, back, terms)
		}
		s, err := terms.Place(field)
		if line(err); err != nil {
			return
		}
		stands := map[[2]int]int{}
		for i := range s.Combatants {
			stands[s.Combatants[i].At]++
		}
		for at, n := range stands {
			if at[0] >= 0 && n > 1 {
				t.Errorf("%d creatures stand on %v", n, at)
			}
		}
	})
}
