package menu

import (
	"testing"

	"tenaille/game/ai"
	"tenaille/game/internal/screentest"
	"tenaille/game/live"
	"tenaille/game/live/presence"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/study"
	"tenaille/game/thinking"
	"tenaille/rules"
	"tenaille/rules/odds"
	"tenaille/rules/view"
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
	saved := NewPause(c, terms, nil).(*pause)
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
	weighed := thinking.Account{Who: 0, Round: 12, Before: m.View(view.Everyone).Encounter()}
	weighed.Did = rules.Action{Verb: rules.FightDefensively, By: 0, On: weighed.Before.Count() - 1}
	all := []ai.Objection{{Reason: ai.Opportunities, N: 230}, {Reason: ai.Exposed, N: 310}, {Reason: ai.Hurts, N: 1250}, {Reason: ai.Tried, N: 4}}
	weighed.Ideas = []ai.Thought{{Chosen: true, Plays: 8, Value: 1 << 20}, {Acts: []rules.Action{weighed.Did, weighed.Did}, Plays: 4, Came: 3, Against: all}, {Acts: []rules.Action{weighed.Did}, Plays: 4, Came: 3, Against: all[1:]}}
	nothing := func(*thinking.Account, int) {}
	why := NewWhy(c, []thinking.Account{weighed, weighed}, nothing)
	posted, online := apart(c)
	return []scene.Scene{NewPause(c, posted, nil), NewPause(c, online, nil), NewYield(c, 1, func() {}), why, newPlayOn(c, rp, 0), on, NewStudy(c, bench), creature, NewTitle(c), NewPause(c, terms, nil), NewPause(c, terms, &replay.Replay{}), saved, newSaveAs(c, nil), failed}
}

// apart are the terms of a match by mail, whose turn is rehearsed, and of one over a server.
func apart(c *scene.Context) (posted, online match.Terms) {
	posted = c.NewTerms(match.Human, match.Machine)
	posted.Level, posted.Players[1] = "broken-keep", mail.Seat(odds.Orders)
	m, err := posted.OfferByMail(mail.Secret{1})
	if err != nil {
		panic(err)
	}
	online, posted.Mail = posted, &mail.Agreed{Mode: mail.Sealed, Match: m}
	online.Players[1], online.Live, online.Reload = live.SeatOf("Bert"), presence.New(nil, nil, 0), replay.NewDice
	return posted, online
}

func TestWidgetsOfTheMenus(t *testing.T) { screentest.Widgets(t, specimens) }

func TestTextsOfTheMenus(t *testing.T) { screentest.Texts(t, specimens) }

func TestTheMenusUpright(t *testing.T) { screentest.Upright(t, specimens) }

func TestTheMenusForFingers(t *testing.T) { screentest.Fingers(t, specimens) }
