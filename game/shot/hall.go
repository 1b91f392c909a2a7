//go:build !js

package shot

import (
	"encoding/json"
	"errors"

	"tenaille/game/live"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens/hall"
	"tenaille/rules/rulesets"
)

// told is a line on which a server has told some things, for a picture.
type told struct {
	last  live.Ticket
	news  []live.News
	empty bool // nobody plays there
}

// Me is the key of whoever looks.
func (l *told) Me() string { return "ME" }

// Ask is answered by nobody.
func (l *told) Ask(string, []byte) live.Ticket { l.last++; return l.last }

// Follow tells what there is of matches and of the ladder.
func (l *told) Follow(subject string, _ uint64) live.Ticket {
	l.last++
	tell := func(subject string, v any) {
		data, err := json.Marshal(v)
		if err == nil {
			l.news = append(l.news, live.News{What: live.Came, Ticket: l.last, Subject: subject, Data: data})
		}
	}
	switch {
	case l.empty:
	case subject == live.SubjectHall("*"):
		for i := range listings {
			tell(live.SubjectHall(listings[i].Match), &listings[i])
		}
	case subject == live.SubjectRank("*"):
		for i := range standings {
			tell(live.SubjectRank(standings[i].Key), &standings[i])
		}
	}
	return l.last
}

// Drop forgets nothing.
func (l *told) Drop(live.Ticket) {}

// Take takes what was told.
func (l *told) Take(dst []live.News) []live.News {
	dst = append(dst, l.news...)
	l.news = nil
	return dst
}

// Close does nothing.
func (l *told) Close() {}

// The matches and the ladder of the picture.
var (
	listings = []live.Listing{
		{Match: "A1", Level: "ford", Ruleset: rulesets.All()[0].Name, Sizes: [2]int{4, 5}, Seats: [2]live.Seat{{Key: "K1", Name: "Anna"}, {}}, Stage: live.Waiting, Winner: -1, Clock: live.Clock{Turn: 120}},
		{Match: "A2", Level: "night-market", Ruleset: rulesets.All()[1].Name, Sizes: [2]int{4, 4}, Seats: [2]live.Seat{{Key: "K2", Name: "Bert"}, {Machine: "captain"}}, Stage: live.Playing, Round: 3, Winner: -1, Delay: 30},
		{Match: "A3", Level: "broken-keep", Ruleset: rulesets.All()[0].Name, Sizes: [2]int{6, 6}, Seats: [2]live.Seat{{Key: "ME", Name: "Zoé"}, {Key: "K4", Name: "Dora", Away: true}}, Stage: live.Playing, Round: 5, Winner: -1, Clock: live.Clock{Match: 900, Increment: 10}, Ranked: true},
		{Match: "A4", Level: "standing-stones", Ruleset: rulesets.All()[2].Name, Sizes: [2]int{8, 8}, Seats: [2]live.Seat{{Key: "K5", Name: "Emil"}, {Key: "K6", Name: "Fritz"}}, Stage: live.Playing, Round: 2, Winner: -1, Delay: -1, Silent: true},
		{Match: "A5", Level: "salt-mine", Ruleset: rulesets.All()[0].Name, Sizes: [2]int{4, 4}, Seats: [2]live.Seat{{Key: "K7", Name: "Gerd"}, {Key: "K8", Name: "Hans"}}, Stage: live.Over, Round: 9, Winner: 0},
	}
	standings = []live.Standing{
		{Key: "K1", Name: "Anna", Rating: 1712, Deviation: 64, Volatility: 60000, Games: 21, Won: 15, Drawn: 1},
		{Key: "ME", Name: "Zoé", Rating: 1604, Deviation: 90, Volatility: 60000, Games: 9, Won: 6},
		{Key: "K2", Name: "Bert", Rating: 1498, Deviation: 120, Volatility: 60000, Games: 7, Won: 3},
	}
)

// openHall opens the matches of a server; Of chooses another page of the screen: door,
// ladder, offer, or a server where nobody plays: none.
func (p *Posed) openHall() (scene.Scene, error) {
	p.Routes.Stories.Hall = hall.Opener(hall.Ways{})
	page := p.shot.Of
	if err := saves.KeepOnline(p.Store, saves.Online{Server: "nats://192.168.1.20:4222", Name: "Zoé"}); err != nil {
		return nil, err
	}
	if page != "door" {
		p.Hall = live.NewHall(&told{news: []live.News{{What: live.Up}}, empty: page == "none"})
		p.Hall.Look()
		p.Hall.Update()
		p.Hall.Update() // what has been told since
	}
	switch page {
	case "", "none", "door", "ladder":
		s := p.Routes.Stories.Hall(p.Context, scene.Meeting{})
		if page == "ladder" {
			s.Layout()
			s.(interface{ Press(string) bool }).Press("hall.tab.ladder")
		}
		return s, nil
	case "offer":
		t := p.NewTerms(match.Human, match.Machine)
		t.Level, t.Players[1] = "ford", live.SeatOf("")
		return p.Routes.Stories.Hall(p.Context, scene.Meeting{Offer: &t}), nil
	}
	return nil, errors.New("hall: its pages are none, door, ladder and offer")
}
