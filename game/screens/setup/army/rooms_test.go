package army

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/text"
	"tenaille/rules"
)

// specimens are the recruiting on two maps.
func specimens(c *scene.Context) []scene.Scene {
	return []scene.Scene{
		opened(c, 0, func(t *match.Terms) { t.Players[0] = match.Machine }),
		opened(c, 0, func(t *match.Terms) { t.Level = "broken-keep" }),
	}
}

func TestWidgetsOfTheArmy(t *testing.T) { screentest.Widgets(t, specimens) }

// TestCreaturesScrollByAFinger: the creatures there are, on their steps too.
func TestCreaturesScrollByAFinger(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	a := specimens(c)[0].(*Army)
	screentest.Scrolls(t, c, a, "army."+a.shown[1])
}

func TestTheArmyUpright(t *testing.T) { screentest.Upright(t, specimens) }

func TestTheArmyForFingers(t *testing.T) { screentest.Fingers(t, specimens) }

func TestTextsOfTheArmy(t *testing.T) { screentest.Texts(t, specimens) }

// TestEveryTextOfTheArmyHasRoom shows every creature that can be recruited, in an
// army of all of them and beyond its points.
func TestEveryTextOfTheArmyHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			a := opened(screentest.NewContext(t, lang, 1280, 720, 1, 100), 1, func(t *match.Terms) { t.Level, t.Ruleset = "broken-keep", ruleset })
			c := a.Context
			screentest.Show(c, a)
			for _, kind := range a.kinds {
				a.Layout()
				for range 2 {
					a.Press("army." + kind + ".more")
				}
				a.kind = kind
				for _, v := range inspect.Windows() {
					screentest.Wear(c, v)
					a.Stale()
					screentest.Inspect(c, v, a, found, fmt.Sprint("army ", kind, " ", ruleset, " ", lang))
				}
				if ruleset != "d20" && kind == a.kinds[4] {
					break // the sheets differ little
				}
			}
			if a.draft.Terms.Armies[1].Total() < 5 {
				t.Fatalf("%s: the army has %d", ruleset, a.draft.Terms.Armies[1].Total())
			}
		}
	}
	found.TellLong(t, pseudo.Code)
}

// TestEveryKindIsTold: in all languages each kind that can be recruited has its two sentences,
// the article it is told of with, and a tag for every feat and trait of its sheet.
func TestEveryKindIsTold(t *testing.T) {
	const least = 36
	for _, lang := range text.Codes() {
		a := opened(screentest.NewContext(t, lang, 1280, 720, 1, 100), 0, func(t *match.Terms) { t.Level = "broken-keep" })
		if len(a.kinds) < least {
			t.Fatalf("%d kinds, want %d", len(a.kinds), least)
		}
		told := map[string]string{}
		for _, kind := range a.kinds {
			a.kind = kind
			bio := a.bio()
			ends := 0
			for _, r := range bio {
				if strings.ContainsRune(".!?", r) {
					ends++
				}
			}
			if ends != 2 || !strings.HasSuffix(bio, ".") {
				t.Errorf("%s: of %s is told %q, want two sentences", lang, kind, bio)
			}
			if other := told[bio]; other != "" {
				t.Errorf("%s: %s and %s are told of alike", lang, kind, other)
			}
			told[bio] = kind
			if !a.Text.Has("the." + kind) {
				t.Errorf("%s: %s has no article", lang, kind)
			}
			sheet, _ := a.draft.Sheet(kind)
			for _, name := range slices.Concat(sheet.Feats, sheet.Traits) {
				if !a.Text.Has("tag." + name) {
					t.Errorf("%s: %s has no tag for %s", lang, kind, name)
				}
			}
		}
		for _, name := range rules.TraitNames() {
			if !a.Text.Has("tag." + name) {
				t.Errorf("%s: no tag for %s", lang, name)
			}
		}
	}
}

// TestTagsTellReach: who strikes farther than the next square says how far, whoever strikes
// his own alone says so, all others are silent about it.
func TestTagsTellReach(t *testing.T) {
	a := opened(screentest.NewContext(t, "en", 1280, 720, 1, 100), 0, func(t *match.Terms) { t.Level = "broken-keep" })
	for kind, want := range map[string]string{"fighter": "", "spear": "10 ft reach", "gaoler": "10 ft reach", "ogre": "10 ft reach", "rat": "0 ft reach", "giant": "15 ft reach"} {
		sheet, _ := a.draft.Sheet(kind)
		got := ""
		for _, tag := range a.tags(&sheet) {
			if strings.HasSuffix(tag.words, " reach") {
				got = tag.words
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", kind, got, want)
		}
	}
}
