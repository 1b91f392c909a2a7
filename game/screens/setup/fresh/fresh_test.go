package fresh

import (
	"fmt"
	"sync"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/offer"
	"tenaille/game/scene"
	"tenaille/levels"
	"tenaille/levels/wilds"
)

// specimens are the screen while it looks for a fight and with one that it has found.
func specimens(c *scene.Context) []scene.Scene {
	return []scene.Scene{opened(c), found(c)}
}

func opened(c *scene.Context) *fresh {
	terms := c.NewTerms(match.Human, match.Machine)
	terms.Ruleset = "skirmish" // its games are the shortest
	return New(c, terms, 7, func(match.Terms) {}).(*fresh)
}

// ruin is a search that has found a fight, once for all specimens.
var ruin = sync.OnceValue(func() *offer.Search {
	s := offer.Look(match.Terms{Ruleset: "skirmish", Players: [2]string{match.Human, match.Machine}}, offer.Wish{Kind: "ruin", Aim: "fell", Size: "short"}, 7)
	for !s.Work() {
	}
	return s
})

func found(c *scene.Context) *fresh {
	f := opened(c)
	f.wish.Kind, f.wish.Aim, f.search = "ruin", "fell", ruin()
	return f
}

func TestWidgetsOfNewGround(t *testing.T) { screentest.Widgets(t, specimens) }

func TestTextsOfNewGround(t *testing.T) { screentest.Texts(t, specimens) }

func TestNewGroundUpright(t *testing.T) { screentest.Upright(t, specimens) }

func TestNewGroundForFingers(t *testing.T) { screentest.Fingers(t, specimens) }

// TestTheFightFoundIsTaken: what is handed to the set-up is the fight that is shown, with
// the opponent chosen meanwhile; before one is found nothing is.
func TestTheFightFoundIsTaken(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	var got *match.Terms
	terms := c.NewTerms(match.Human, match.Machine)
	terms.Ruleset = "skirmish"
	f := New(c, terms, 7, func(t match.Terms) { got = &t }).(*fresh)
	c.Stack.Push(f)
	f.Layout()
	if f.Press("fresh.take"); got != nil {
		t.Fatal("a fight was taken before one was found")
	}
	f.wish.Kind = "ruin"
	f.look()
	for !f.search.Work() {
	}
	f.Layout()
	f.Press("fresh.foe.captain")
	f.Layout()
	f.Press("fresh.take")
	if got == nil {
		t.Fatal("no fight was taken")
	}
	g, ok := wilds.Parse(got.Level)
	if !ok || g.Kind != "ruin" || got.Players != [2]string{match.Human, "captain"} || got.Seed != terms.Seed {
		t.Errorf("%+v was taken", got)
	}
	if _, err := got.Open(); err != nil {
		t.Error(err)
	}
	if _, err := levels.Load(got.Level); err != nil {
		t.Error(err)
	}
}

// TestHoldingNamesItsRound: what the middle must be held for names the side and the round or
// phase of the length that is wished for, the one that the goal of the ground has (SKI-19).
func TestHoldingNamesItsRound(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "Azure must hold the middle, and be alone in it, at the end of phase %d.",
		"fr": "Azur doit tenir le milieu, et y être seul, à la fin de la phase %d.",
	} {
		for _, size := range wilds.Sizes {
			f := opened(screentest.NewContext(t, lang, 1280, 720, 1, 100))
			f.wish.Size = size
			s, err := levels.Load(fmt.Sprintf("wilds-ruin-%s-hold-3", size))
			if err != nil {
				t.Fatal(err)
			}
			if got := f.tip("hold"); got != fmt.Sprintf(want, s.Goals[0].Until) {
				t.Errorf("%s: %q, want %q", size, got, fmt.Sprintf(want, s.Goals[0].Until))
			}
		}
	}
}
