package story_test

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/story"
	"tenaille/levels"
	"tenaille/rules"
)

// recorded are the matches recorded in package replay.
func recorded(t *testing.T) map[string]*story.Story {
	t.Helper()
	files, err := filepath.Glob("../replay/testdata/*.jsonl")
	if err != nil || len(files) < 4 {
		t.Fatalf("recorded matches: %v, %v", files, err)
	}
	out := map[string]*story.Story{}
	for _, name := range files {
		s, err := story.Of(arena.Recorded(t, name))
		if err != nil {
			t.Fatal(err)
		}
		out[filepath.Base(name)] = s
	}
	return out
}

// line is the story of a match in short, to be pinned.
func line(s *story.Story) string {
	var b strings.Builder
	fmt.Fprintf(&b, "rounds %d winner %d rolls %d falls %d", s.Last, s.Winner, len(s.Rolls), len(s.Falls))
	for _, side := range s.Sides {
		n, sum := side.Dice()
		fmt.Fprintf(&b, "; %s left %d/%d attacks %d hits %d crits %d dealt %d taken %d felled %d opportunities %d squares %d d20 %d/%d luck %d hp %d one in %d",
			side.Name, side.Left, side.Heroes, side.Attacks, side.Hits, side.Criticals, side.Dealt, side.Taken, side.Felled, side.Opportunities, side.Squares, sum, n, side.Luck.Sum()/1000, side.Luck.HP/1000, side.Luck.OneIn())
	}
	return b.String()
}

// TestStoriesOfRecordedMatches pins them; TENAILLE_GOLDEN=write writes them
// anew.
func TestStoriesOfRecordedMatches(t *testing.T) {
	const golden = "testdata/stories.txt"
	var got strings.Builder
	all := recorded(t)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		fmt.Fprintf(&got, "%s: %s\n", name, line(all[name]))
		for _, r := range all[name].Turning(6) {
			fmt.Fprintf(&got, "    step %d round %d: %d on %d, kind %d, success %v critical %v fell %v damage %d, worth %d of %d promised\n",
				r.Step, r.Round, r.Who, r.Whom, r.Kind, r.Success, r.Critical, r.Fell, r.Damage, r.Real/1000, r.Expected/1000)
		}
	}
	if os.Getenv("TENAILLE_GOLDEN") == "write" {
		if err := os.WriteFile(golden, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got.String(), "\n")); diff != "" {
		t.Errorf("the stories are not those pinned (-want +got):\n%s", diff)
	}
}

// TestSumLaws: what one side deals another takes, whoever is felled was felled
// once for each fall, and luck of two sides is opposite where nobody harms his
// own.
func TestSumLaws(t *testing.T) {
	for name, s := range recorded(t) {
		laws(t, name, s)
	}
}

func laws(t *testing.T, name string, s *story.Story) {
	t.Helper()
	var all story.Tally
	made := map[int]int{}
	for _, h := range s.Heroes {
		all.Dealt, all.Taken, all.Bled, all.Felled, all.Falls = all.Dealt+h.Dealt, all.Taken+h.Taken, all.Bled+h.Bled, all.Felled+h.Felled, all.Falls+h.Falls
		all.Healing, all.Healed = all.Healing+h.Healing, all.Healed+h.Healed
		if h.Taken-h.Healed != h.MaxHP-h.HP {
			t.Errorf("%s: creature %d took %d, got back %d and has %d of %d hit points", name, h.ID, h.Taken, h.Healed, h.HP, h.MaxHP)
		}
		if h.Hits > h.Attacks || h.Criticals > h.Hits || h.Down && h.Falls == 0 {
			t.Errorf("%s: creature %d: %+v", name, h.ID, h.Tally)
		}
		made[h.Side]++
	}
	if all.Dealt != all.Taken-all.Bled {
		t.Errorf("%s: dealt %d, taken %d of which bled %d", name, all.Dealt, all.Taken, all.Bled)
	}
	if all.Healing != all.Healed {
		t.Errorf("%s: %d given back, %d got back", name, all.Healing, all.Healed)
	}
	if all.Falls != len(s.Falls) || all.Felled > all.Falls {
		t.Errorf("%s: %d falls, %d told, %d felled by somebody", name, all.Falls, len(s.Falls), all.Felled)
	}
	if len(s.Rounds) != s.Last {
		t.Errorf("%s: %d rounds, %d places of them", name, s.Last, len(s.Rounds))
	}
	for i, side := range s.Sides {
		if len(side.Curve) != s.Last || side.Curve[s.Last-1] != side.Luck.Sum() {
			t.Errorf("%s: the curve of side %d has %d places and ends at %d, luck %d", name, i, len(side.Curve), side.Curve[len(side.Curve)-1], side.Luck.Sum())
		}
		if side.Heroes != made[i] {
			t.Errorf("%s: side %d has %d creatures, %d told", name, i, side.Heroes, made[i])
		}
	}
	for _, r := range s.Turning(6) {
		if r.Step < 0 || r.Step > 100000 || r.Who == rules.Nobody {
			t.Errorf("%s: turning point %+v", name, r)
		}
	}
}

// play is one match of machines.
func play(t *testing.T, m *match.Match) *story.Story {
	t.Helper()
	s, _ := played(t, m)
	return s
}

// played is one match of machines with its record.
func played(t *testing.T, m *match.Match) (*story.Story, []byte) {
	t.Helper()
	for over := false; !over; over, _ = m.Over() {
		if a, done := m.Think(1 << 20); done {
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatalf("%v: %v %v", a, r, err)
			}
		}
		if m.Round() > 60 {
			m.Stop()
		}
	}
	return told(t, m)
}

// told is the story of a match as far as it was played, with its record.
func told(t *testing.T, m *match.Match) (*story.Story, []byte) {
	t.Helper()
	var file bytes.Buffer
	if err := m.Save(&file); err != nil {
		t.Fatal(err)
	}
	rp, err := replay.Read(bytes.NewReader(file.Bytes()), "game")
	if err != nil {
		t.Fatal(err)
	}
	s, err := story.Of(rp)
	if err != nil {
		t.Fatal(err)
	}
	return s, file.Bytes()
}

// TestLuckIsNothingOnTheWhole: over many matches the luck of a side adds up to
// nothing, within what its own variances allow, and its squares to those
// variances.
func TestLuckIsNothingOnTheWhole(t *testing.T) {
	games := 30
	if testing.Short() {
		games = 8
	}
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		for _, level := range []string{"proving-ground"} {
			setup, err := levels.Load(level)
			if err != nil {
				t.Fatal(err)
			}
			setup.Ruleset = ruleset
			var sum, points, variance, own int64
			for seed := range games {
				m, err := match.New(match.Config{Setup: setup, Seats: []string{"soldier", "soldier"}, Seed: uint64(seed)})
				if err != nil {
					t.Fatal(err)
				}
				s := play(t, m)
				laws(t, fmt.Sprintf("%s %s %d", level, ruleset, seed), s)
				l := &s.Sides[0].Luck
				sum, points, variance = sum+l.Sum(), points+l.HP, variance+l.Variance
				own += l.Sum() / 1000 * (l.Sum() / 1000) * 1_000_000
			}
			all := story.Luck{Made: sum, Variance: variance}
			t.Logf("%s %s: luck %d in %d games, %d hundredths of a deviation; hit points %d; squares of luck %d%% of the variances", level, ruleset, sum/1000, games, all.Deviations(), points/1000, own*100/variance)
			if z := all.Deviations(); z > 350 || z < -350 {
				t.Errorf("%s %s: the luck of %d games is %d, %d hundredths of a standard deviation", level, ruleset, games, sum, z)
			}
			if part := own * 100 / variance; games >= 30 && (part < 40 || part > 230) {
				t.Errorf("%s %s: the squares of the luck are %d%% of the variances, want about 100%%", level, ruleset, part)
			}
		}
	}
}
