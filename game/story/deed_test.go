package story_test

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/story"
	"tenaille/levels"
	"tenaille/rules"
)

// party is a story of two sides of three with as many hit points as given, which the first
// has won; who is down is listed.
func party(hp [6]int, down ...rules.ID) *story.Story {
	s := &story.Story{Sides: []story.Side{{Heroes: 3}, {Heroes: 3}}, Last: 3}
	for id := range rules.ID(6) {
		h := story.Hero{ID: id, Side: int(id) / 3, MaxHP: hp[id], Down: slices.Contains(down, id), By: rules.Nobody}
		if !h.Down {
			s.Sides[h.Side].Left++
		}
		s.Heroes = append(s.Heroes, h)
	}
	return s
}

// fell adds falls, each of who to by.
func fell(s *story.Story, list ...[2]rules.ID) {
	for _, v := range list {
		s.Falls = append(s.Falls, story.Fall{Step: 10 * (len(s.Falls) + 1), Who: v[0], By: v[1]})
		if v[1] != rules.Nobody {
			s.Heroes[v[1]].Felled++
		}
	}
}

// TestDeedOfTheDay: each kind of deed is told of just what happened, and the more telling
// one before the others.
func TestDeedOfTheDay(t *testing.T) {
	const none = rules.Nobody
	alike := [6]int{20, 20, 20, 20, 20, 20}
	for _, v := range []struct {
		name string
		tale func() *story.Story
		want story.Deed
	}{
		{"a draw", func() *story.Story {
			s := party(alike, 0, 1, 2, 3, 4, 5)
			s.Winner = -1
			return s
		}, story.Deed{Who: none, Whom: none, Step: -1}},
		{"a dragon felled", func() *story.Story {
			s := party([6]int{20, 20, 20, 60, 20, 20}, 2, 3, 4, 5)
			fell(s, [2]rules.ID{2, 3}, [2]rules.ID{3, 1}, [2]rules.ID{4, 0}, [2]rules.ID{5, 0})
			return s
		}, story.Deed{Kind: story.FelledTheMighty, Who: 1, Whom: 3, Step: 20}},
		{"a dragon that bled to death", func() *story.Story {
			s := party([6]int{20, 20, 20, 60, 20, 20}, 2, 3, 4, 5)
			fell(s, [2]rules.ID{3, none}, [2]rules.ID{4, 0}, [2]rules.ID{5, 1})
			return s
		}, story.Deed{Kind: story.LastBlow, Who: 1, Whom: 5, Step: 30}},
		{"one of three", func() *story.Story {
			s := party(alike, 0, 1, 3, 4, 5)
			fell(s, [2]rules.ID{0, 3}, [2]rules.ID{1, 4}, [2]rules.ID{3, 2}, [2]rules.ID{4, none}, [2]rules.ID{5, 2})
			return s
		}, story.Deed{Kind: story.LastOneStanding, Who: 2, Whom: none, Count: 2, Of: 3, Step: 50}},
		{"against all odds", func() *story.Story {
			s := party(alike, 3, 4, 5)
			fell(s, [2]rules.ID{3, 0}, [2]rules.ID{4, 1}, [2]rules.ID{5, 1})
			s.Rolls = []story.Roll{
				{Step: 10, Who: 0, Whom: 3, Fell: true, Success: true, FellChance: story.Whole / 7},
				{Step: 20, Who: 1, Whom: 4, Fell: true, Success: true, FellChance: story.Whole / 12},
				{Step: 25, Who: 3, Whom: 1, Fell: true, Success: true, FellChance: story.Whole / 50}, // of the losers
			}
			return s
		}, story.Deed{Kind: story.AgainstAllOdds, Who: 1, Whom: 4, Chance: story.Whole / 12, Step: 20}},
		{"healed", func() *story.Story {
			s := party(alike, 3, 4, 5)
			fell(s, [2]rules.ID{1, 3}, [2]rules.ID{3, 0}, [2]rules.ID{4, 1}, [2]rules.ID{5, 1})
			s.Rescues = []story.Rescue{{Step: 15, Who: 2, Whom: 1}, {Step: 99, Who: 4, Whom: 5}}
			return s
		}, story.Deed{Kind: story.BroughtBack, Who: 2, Whom: 1, Count: 2, Step: 15}},
		{"healed in vain", func() *story.Story {
			s := party(alike, 1, 3, 4, 5)
			fell(s, [2]rules.ID{3, 0}, [2]rules.ID{4, 0}, [2]rules.ID{5, 0})
			s.Rescues = []story.Rescue{{Step: 35, Who: 2, Whom: 1}}
			return s
		}, story.Deed{Kind: story.FelledMost, Who: 0, Whom: none, Count: 3, Of: 3, Step: 30}},
		{"spared", func() *story.Story {
			s := party(alike, 1, 3, 4, 5)
			fell(s, [2]rules.ID{3, 0}, [2]rules.ID{4, 0}, [2]rules.ID{5, 2})
			s.Rolls = []story.Roll{
				{Step: 12, Who: 4, Whom: 0, FellChance: story.Whole * 7 / 10},
				{Step: 13, Who: 4, Whom: 1, FellChance: story.Whole * 9 / 10}, // who fell all the same
			}
			return s
		}, story.Deed{Kind: story.Spared, Who: 4, Whom: 0, Chance: story.Whole * 7 / 10, Step: 12}},
		{"nobody lost", func() *story.Story {
			s := party(alike, 3, 4, 5)
			fell(s, [2]rules.ID{3, 0}, [2]rules.ID{4, 1}, [2]rules.ID{5, 2})
			return s
		}, story.Deed{Kind: story.NobodyLost, Who: none, Whom: none, Of: 3, Step: -1}},
		{"a goal alone", func() *story.Story { return party(alike, 1) }, story.Deed{Kind: story.Outlasted, Who: none, Whom: none, Step: -1}},
	} {
		if got := v.tale().Deed(); got != v.want {
			t.Errorf("%s: %+v, want %+v", v.name, got, v.want)
		}
	}
}

// kept tells what is wrong with a deed, "" where the story bears it out.
func kept(s *story.Story, d story.Deed) string {
	fellTo := func() (n, of int) {
		for _, f := range s.Falls {
			if s.Heroes[f.Who].Side != s.Winner {
				of++
				if f.By == d.Who {
					n++
				}
			}
		}
		return n, of
	}
	rolled := func(ok func(r story.Roll) bool) string {
		if !slices.ContainsFunc(s.Rolls, func(r story.Roll) bool {
			return r.Who == d.Who && r.Whom == d.Whom && r.Step == d.Step && r.FellChance == d.Chance && ok(r)
		}) {
			return "no such roll"
		}
		return ""
	}
	ours := func(id rules.ID) bool { return id != rules.Nobody && s.Heroes[id].Side == s.Winner }
	switch d.Kind {
	case story.NoDeed:
		if s.Winner >= 0 {
			return "somebody has won"
		}
	case story.FelledTheMighty, story.LastBlow:
		if !ours(d.Who) || ours(d.Whom) || !slices.ContainsFunc(s.Falls, func(f story.Fall) bool { return f.Who == d.Whom && f.By == d.Who && f.Step == d.Step }) {
			return "no such fall"
		}
	case story.LastOneStanding:
		if s.Sides[s.Winner].Left != 1 || s.Heroes[d.Who].Down || s.Heroes[d.Who].Felled != d.Count || s.Sides[s.Winner].Heroes != d.Of {
			return "not alone"
		}
	case story.AgainstAllOdds:
		return rolled(func(r story.Roll) bool { return r.Fell && ours(r.Who) && !ours(r.Whom) })
	case story.Spared:
		if s.Heroes[d.Whom].Down {
			return "who was spared is down"
		}
		return rolled(func(r story.Roll) bool { return !r.Success && !ours(r.Who) })
	case story.BroughtBack:
		if !slices.ContainsFunc(s.Rescues, func(r story.Rescue) bool {
			return r.Who == d.Who && r.Whom == d.Whom && r.Step == d.Step && r.Who != r.Whom
		}) || s.Heroes[d.Who].Healing == 0 || s.Heroes[d.Whom].Falls == 0 {
			return "no such rescue"
		}
	case story.FelledMost:
		if n, of := fellTo(); !ours(d.Who) || n != d.Count || of != d.Of {
			return "other numbers"
		}
	case story.NobodyLost:
		if s.Sides[s.Winner].Left != d.Of || s.Sides[s.Winner].Heroes != d.Of {
			return "somebody was lost"
		}
	}
	return ""
}

// TestDeedsOfRecordedMatches: what the recorded matches are remembered for, as it was played.
func TestDeedsOfRecordedMatches(t *testing.T) {
	all := recorded(t)
	want := map[string]story.DeedKind{
		"proving-ground-7.jsonl": story.FelledMost, "three-d20.jsonl": story.AgainstAllOdds,
		"three-limited.jsonl": story.LastBlow, "three-skirmish.jsonl": story.FelledMost,
	}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		d := all[name].Deed()
		if wrong := kept(all[name], d); wrong != "" {
			t.Errorf("%s: %+v: %s", name, d, wrong)
		}
		if k, ok := want[name]; ok && d.Kind != k {
			t.Errorf("%s: %+v, want the kind %d", name, d, k)
		}
	}
	revisions, err := filepath.Glob("../replay/testdata/revisions/*.jsonl.gz")
	if err != nil || len(revisions) == 0 {
		t.Fatalf("matches of earlier rules: %v, %v", revisions, err)
	}
	for _, name := range revisions {
		s, err := story.Of(arena.Recorded(t, name))
		if err != nil {
			t.Fatal(err)
		}
		if wrong := kept(s, s.Deed()); wrong != "" {
			t.Errorf("%s: %+v: %s", name, s.Deed(), wrong)
		}
	}
}

// TestDeedsAreTrue: of matches that machines play, the deed of each is borne out by its rolls
// and falls, and there are several kinds of them.
func TestDeedsAreTrue(t *testing.T) {
	games := 12
	if testing.Short() {
		games = 4
	}
	kinds := map[story.DeedKind]int{}
	for _, level := range []string{"broken-keep", "ford", "salt-mine"} {
		setup, err := levels.Load(level)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range games {
			m, err := match.New(match.Config{Setup: setup, Seats: []string{"soldier", "soldier"}, Seed: uint64(seed)})
			if err != nil {
				t.Fatal(err)
			}
			s := play(t, m)
			d := s.Deed()
			kinds[d.Kind]++
			if wrong := kept(s, d); wrong != "" {
				t.Errorf("%s, seed %d: %+v: %s", level, seed, d, wrong)
			}
		}
	}
	t.Log(fmt.Sprint("deeds by kind: ", kinds))
	if len(kinds) < 3 {
		t.Errorf("all matches are remembered for the same: %v", kinds)
	}
}
