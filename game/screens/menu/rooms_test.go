package menu

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/study"
)

// specimens are the title, the pause of a match and of a recorded one, the sheet on which
// a match is saved, and that of a study.
func specimens(c *scene.Context) []scene.Scene {
	terms := c.NewTerms(match.Human, match.Machine)
	terms.Level = "broken-keep"
	m, err := terms.Open()
	if err != nil {
		panic(err)
	}
	c.Playing = saves.NewKeeper(c.Store, m, "it")
	failed := newSaveAs(c, nil)
	failed.problem = "open saves/20260104-101500-broken-keep-11-2.jsonl.gz: no space left on device"
	saved := NewPause(c, terms, false).(*pause)
	saved.saved = "Devant le pont effondré, 12e jet"
	studied := terms
	studied.Study = true
	battle := c.Routes.Battle(c, studied)
	bench := battle.(interface{ Study() *study.Bench }).Study()
	creature := NewStudy(c, bench).(*studySheet)
	creature.tab, creature.wanted = "creature", 3
	rp, err := m.Replay()
	if err != nil {
		panic(err)
	}
	on := newPlayOn(c, rp, 0)
	on.problem = c.FaultWords(replay.ErrSecret, "")
	saved.terms.Reload = replay.Ironman
	return []scene.Scene{newPlayOn(c, rp, 0), on, NewStudy(c, bench), creature, NewTitle(c), NewPause(c, terms, false), NewPause(c, terms, true), saved, newSaveAs(c, nil), failed}
}

func TestWidgetsOfTheMenus(t *testing.T) { screentest.Widgets(t, specimens) }

func TestTextsOfTheMenus(t *testing.T) { screentest.Texts(t, specimens) }
