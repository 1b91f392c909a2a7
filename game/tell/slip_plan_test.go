package tell

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestSlipOfAWayAndABlow: the headline of a way on which enemies may strike and the blow at
// its end is that of the whole, with what becomes of both, and names a safer way that comes
// to more; one that gives no opportunity says of the blow that it is once there (AOO-05,
// AOO-10).
func TestSlipOfAWayAndABlow(t *testing.T) {
	walled := func(s *rules.Setup) {
		s.Options = map[string]string{"combat_reflexes_flat_footed": "true"}
		s.Map.Rows[4], s.Map.Rows[6] = ".......########.", ".......########."
	}
	reflexes := func(s *rules.Sheet) { s.Feats = append(s.Feats, "combat_reflexes") }
	for lang, want := range map[string]struct{ once, there, fate, safer string }{
		"en": {"once there", "% gets there × ", "Rikard: hurt", "a safer way: %s, 5 ft longer"},
		"fr": {"une fois sur place", " % d’arriver × ", "Rikard : blessé", "un chemin plus sûr : %s, 1,5 m de plus"},
	} {
		te := on(t, lang, walled, arena.Blue("fighter", 2, 5).Hurt(6).First(), arena.Red("orc", 4, 6).But(reflexes), arena.Red("orc", 8, 5))
		blow := te.pointAt(grid.C(8, 5))
		if blow == nil || blow.Product != want.once || blow.Danger.Title != "" {
			t.Fatalf("%s: the safe way says %+v", lang, blow)
		}
		te.Wanted.Short = true
		te.pointAt(grid.C(8, 5))
		o := te.Forecast.Proposed.OutlookOf(te.Turn)
		if o == nil || !o.Known {
			t.Fatalf("%s: the short way is not weighed at once: %+v", lang, o)
		}
		for !o.Count(1000) {
		}
		s := te.pointAt(grid.C(8, 5))
		told := notes(s.Notes)
		if s.Chance != te.Chance(o.Headline().Fraction()) || !strings.Contains(s.Product, want.there+blow.Chance) || s.Mean != "" || s.Outcomes != nil || !strings.Contains(told, want.fate) {
			t.Errorf("%s: the short way says %+v", lang, s)
		}
		if sum := printed(s.Notes[0].Words); sum != 100 {
			t.Errorf("%s: %q adds up to %d %%", lang, s.Notes[0].Words, sum)
		}
		for i := range 2 {
			for _, part := range strings.Split(s.Notes[i].Words, " · ") {
				if strings.Contains(part, "<") && !strings.Contains(part, te.Key("band.dead")) {
					t.Errorf("%s: %q tells of what hardly happens", lang, s.Notes[i].Words)
				}
			}
		}
		if words := strings.Replace(want.safer, "%s", blow.Chance, 1); !strings.Contains(told, words) {
			t.Errorf("%s: %q is not in %q", lang, words, told)
		}
	}
}

// printed adds up the percentages of a line, of those under one none.
func printed(words string) (sum int) {
	for _, w := range regexp.MustCompile(`(<?)[\s\x{a0}]?(\d+)[\s\x{a0}]?%`).FindAllStringSubmatch(words, -1) {
		if n, err := strconv.Atoi(w[2]); err == nil && w[1] == "" {
			sum += n
		}
	}
	return sum
}

// TestOnlyPerilIsKept: of a small window's rows the fate of who walks is kept where it may
// well fall, not where that is a remainder.
func TestOnlyPerilIsKept(t *testing.T) {
	walled := func(s *rules.Setup) {
		s.Options = map[string]string{"combat_reflexes_flat_footed": "true"}
		s.Map.Rows[4], s.Map.Rows[6] = ".......########.", ".......########."
	}
	reflexes := func(s *rules.Sheet) { s.Feats = append(s.Feats, "combat_reflexes") }
	for hp, want := range map[int]bool{28: false, 3: true} {
		te := on(t, "en", walled, arena.Blue("fighter", 2, 5).Hurt(hp).First(), arena.Red("orc", 4, 6).But(reflexes), arena.Red("orc", 8, 5))
		te.Wanted.Short = true
		te.pointAt(grid.C(8, 5))
		o := te.Forecast.Proposed.OutlookOf(te.Turn)
		if o == nil {
			t.Fatalf("%d hit points: the way is not weighed", hp)
		}
		for !o.Count(1000) {
		}
		s := te.pointAt(grid.C(8, 5))
		if len(s.Notes) == 0 || s.Notes[0].Kept != (want && !o.Safer) || o.Perilous(te.Now.Who) != want {
			t.Errorf("%d hit points: kept is %+v, want %v", hp, s.Notes, want)
		}
	}
}
