package draft

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/levels"
)

// begun is a draft on a map by d20, a person against a machine.
func begun(level string) *Draft {
	return New(match.Terms{Level: level, Ruleset: "d20", Players: [2]string{"human", match.Machine}})
}

// TestWhatIsSetForAMapComesBackWithIt: points, ambush and situation hold on the map
// they were set for; on another hold its own.
func TestWhatIsSetForAMapComesBackWithIt(t *testing.T) {
	d := begun("broken-keep")
	own := d.Points()
	d.Allow(own + 50)
	d.Lie("red")
	d.Situate(-3)
	d.Take("holloway")
	if d.Terms.Ambush != "" || d.Situation() != d.Here().Setup.Situation.All {
		t.Errorf("on another map %q lies in ambush, at %d", d.Terms.Ambush, d.Situation())
	}
	d.Take("broken-keep")
	if d.Points() != own+50 || d.Ambush() != "red" || d.Situation() != -3+d.Here().Setup.Situation.All {
		t.Errorf("back on the map: %d points, want %d; %s in ambush at %d", d.Points(), own+50, d.Ambush(), d.Situation())
	}
	d.Lie(match.Nobody)
	if d.Terms.Ambush != "" {
		t.Errorf("what the map says anyway is set as %q", d.Terms.Ambush)
	}
}

// TestArmyLikeThatOfTheMapIsItsOwn: an army is the player's from the first change until
// it is as the map has it, and none is larger than a match can hold.
func TestArmyLikeThatOfTheMapIsItsOwn(t *testing.T) {
	d := begun("broken-keep")
	kind := d.Army(0)[0].Kind
	before, stands := d.Cost(0), d.Lineup()
	d.Enlist(0, kind, 1)
	if d.Terms.Armies[0] == nil || d.Cost(0) != before+d.Price(kind) {
		t.Errorf("one more %s: it costs %d, cost %d", kind, d.Cost(0), before)
	}
	if d.Lineup() == stands {
		t.Error("the armies stand as before the change")
	}
	d.Enlist(0, kind, -1)
	if d.Terms.Armies[0] != nil {
		t.Errorf("as the map has it, it is %v", d.Terms.Armies[0])
	}
	if stands = d.Lineup(); d.Lineup() != stands {
		t.Error("the same armies are lined up anew")
	}
	for _, c := range slices.Clone(d.Army(0)) {
		d.Enlist(0, c.Kind, -100)
	}
	if a := d.Terms.Armies[0]; a == nil || a.Total() != 0 {
		t.Errorf("of an army without anybody remains %v", a)
	}
}

// TestVerdictNamesWhatSpeaksAgainstBeginning in every language, and nothing where nothing
// does.
func TestVerdictNamesWhatSpeaksAgainstBeginning(t *testing.T) {
	for _, lang := range text.Codes() {
		catalog, err := text.New(lang)
		if err != nil {
			t.Fatal(err)
		}
		w := words.New(catalog, new(string))
		for _, r := range []struct {
			level            string
			army             levels.Army
			points           int
			problem, warning bool
		}{
			{"broken-keep", nil, 100, false, false}, // the map's own
			{"broken-keep", levels.Army{{Kind: "orc", Count: 3}}, 100, true, false},
			{"broken-keep", levels.Army{{Kind: "orc", Count: 1}}, 100, false, true},
			{"broken-keep", levels.Army{}, 100, true, false},
			{"broken-keep", levels.Army{{Kind: "troll", Count: 8}}, 800, true, false}, // no room
			{"nowhere.tmx", nil, 0, true, false},
		} {
			d := begun(r.level)
			d.Terms.Armies[0], d.Terms.Points = r.army, r.points
			problem, warning := d.Verdict(w)
			if (problem != "") != r.problem || (warning != "") != r.warning || strings.Contains(problem+warning, "%!") {
				t.Errorf("%s: %v on %s within %d: %q, %q", lang, r.army, r.level, r.points, problem, warning)
			}
		}
	}
}
