//go:build linux

package soak

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tenaille/game/internal/unseen"
	"tenaille/game/match"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/game/probe"
	"tenaille/game/profile"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/session"
	"tenaille/game/sound"
	"tenaille/game/store"
	"tenaille/game/tell"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// player plays as a person before the window does, match after match, and says what it
// was shown.
type player struct {
	unseen.Screen
	rng     *rand.Rand
	own     *profile.Profile
	terms   match.Terms
	session *session.Session
	play    *playback.Player
	told    uint64 // actions that were told
	begun   bool
	over    bool
	named   int
	idle    int  // ticks in which nobody could act
	away    bool // the match goes on elsewhere and is left
	branch  bool // it was played on from one that is over
	quiet   bool // it says nothing, and saves nothing under a name
}

// play goes on with what was saved last, or begins a match, until it is ended.
func play(dir string, seed uint64) error {
	p := &player{Screen: unseen.Screen{Speed: 4}, rng: drawn(seed, 1), own: &profile.Profile{Store: folder(dir)}}
	p.own.Settings, _ = store.LoadSettings(p.own.Store)
	for {
		if p.rng.IntN(3) == 0 {
			p.own.SaveSettings()
		}
		if p.rng.IntN(3) == 0 { // it looks at its matches
			saves.Settle(p.own.Store)
		}
		if err := p.open(); err != nil {
			return err
		}
		for !p.over {
			if err := p.tick(); err != nil {
				return err
			}
		}
		if p.away {
			continue
		}
		kept := p.session.Archive()
		if errors.Is(kept.Err, saves.ErrElsewhere) {
			continue // it was told so
		}
		if kept.Name == "" {
			return fmt.Errorf("the match %s is over and not kept", kept.Record)
		}
		say("over %s %s", p.own.Playing.Record(), probe.Hash(p.play.Match.Hash()))
	}
}

// open opens the match that the title offers to go on with, else a new one, or one played
// on from a place of one that is over.
func (p *player) open() error {
	p.begun, p.over, p.away, p.branch, p.told = false, false, false, false, 0
	if record, _, ok := saves.Latest(p.own.Store); ok {
		terms, err := p.own.Continue(record)
		if errors.Is(err, store.ErrNotFound) { // another program has just come to its end
			return p.open()
		}
		if err != nil {
			return err
		}
		p.terms = terms
	} else if terms, ok, err := p.branched(); err != nil {
		return err
	} else if ok {
		p.terms, p.branch = terms, true
	} else {
		p.terms = fresh(p.rng, p.quiet)
	}
	m, err := p.own.Open(&p.terms)
	if err != nil {
		return err
	}
	catalog, err := text.New("en")
	if err != nil {
		return err
	}
	unit := ""
	te := tell.New(words.New(catalog, &unit), plan.NewTurn())
	te.Match = m
	p.play = playback.New(te, p)
	p.play.On(p)
	p.session = session.New(te.Words, p.own, p.play, &p.terms, notice.New(sound.Open(true)), p)
	p.session.Begin()
	p.begun, p.told = true, m.Actions()
	if !p.quiet {
		for _, what := range kindsOf(m) {
			say("plays %s", what)
		}
	}
	p.state("goes")
	return nil
}

// state says where the match stands.
func (p *player) state(word string) {
	if p.quiet {
		return
	}
	m := p.play.Match
	what, who, _ := m.Awaits()
	actions, hash := m.Actions(), probe.Hash(m.Hash())
	switch {
	case word != "goes":
	case p.branch: // it is kept with what is done in it
		actions = 0
	case m.Reseeded(): // and other dice with what is done by them
		actions--
		if rp, err := m.Replay(); err == nil {
			hash = rp.Steps[actions].Hash
		}
	}
	say("%s %s %d %s %d/%d", word, p.own.Playing.Record(), actions, hash, what, who)
}

// The kinds of matches that are counted.
const (
	ironman = "ironman"
	newDice = "other dice"
	studied = "studied"
	onward  = "played on"
)

// kindsOf are the kinds that a match is of.
func kindsOf(m *match.Match) (kinds []string) {
	switch m.Reload() {
	case replay.Ironman:
		kinds = append(kinds, ironman)
	case replay.NewDice:
		kinds = append(kinds, newDice)
	}
	if m.Study() != nil {
		kinds = append(kinds, studied)
	}
	if m.Parent() != nil {
		kinds = append(kinds, onward)
	}
	return kinds
}

// branched are the terms of a match that is played on from one that is over, if it is to
// be one.
func (p *player) branched() (t match.Terms, ok bool, err error) {
	names, err := p.own.Store.List(saves.Finished)
	if err != nil || len(names) == 0 || p.rng.IntN(3) > 0 {
		return t, false, nil // a store that fails just now offers none
	}
	name := names[p.rng.IntN(len(names))]
	b, err := p.own.Store.Load(name)
	if err != nil {
		return t, false, nil
	}
	rp, err := replay.Read(bytes.NewReader(b), name)
	if err != nil {
		return t, false, err
	}
	m, err := match.PlayOn(rp, p.rng.IntN(len(rp.Steps)), seats(p.rng))
	if errors.Is(err, replay.ErrOver) {
		return t, false, nil
	}
	if err != nil {
		return t, false, err
	}
	return match.TermsOf(m), true, nil
}

// edit changes a match that is studied by hand.
func (p *player) edit() {
	x := rules.Edit{Kind: rules.EditHP, Who: rules.ID(p.rng.IntN(int(p.play.E.Count()))), Number: int16(1 + p.rng.IntN(6))}
	switch p.rng.IntN(3) {
	case 0:
		x = rules.Edit{Kind: rules.EditDie, Who: rules.Nobody, Of: 20, Number: int16(p.rng.IntN(21))}
	case 1:
		x.Kind, x.To = rules.EditPlace, grid.C(p.rng.IntN(9), p.rng.IntN(7))
	}
	p.session.Edit(x)
}

// tick lets a tick pass and does something if it may.
func (p *player) tick() error {
	p.play.Update()
	p.session.Run()
	if p.session.Fault != nil {
		return p.session.Fault
	}
	if p.rng.IntN(3) > 0 {
		p.session.Skip()
	}
	if p.session.Busy() || p.over {
		return nil
	}
	if what, who, side := p.play.Match.Awaits(); !p.play.Now.Mine || side != p.play.Side {
		if p.idle++; p.idle > 1000 {
			return fmt.Errorf("nobody may act: %v of %d of side %d is awaited after %d actions, on screen is side %d", what, who, side, p.play.Match.Actions(), p.play.Side)
		}
		return nil
	}
	p.idle = 0
	m := p.play.Match
	legal := m.View(p.play.Side).Legal(nil)
	switch n := p.rng.IntN(40); {
	case len(legal) == 0:
		what, who, side := m.Awaits()
		return fmt.Errorf("there is nothing to choose: %v of %d of side %d is awaited after %d actions, on screen is side %d", what, who, side, m.Actions(), p.play.Side)
	case n < 4 && m.CanUndo(p.play.Side):
		if p.session.Undo() {
			p.Refreshed()
		}
	case n == 5 && m.Study() != nil:
		p.edit()
	case n == 4 && m.Actions() > 0 && p.named < 3 && !p.quiet && !p.own.Playing.Ironman():
		p.named++
		name := fmt.Sprintf("Aside %d", p.rng.IntN(1_000_000))
		if err := p.own.Playing.SaveAs(p.own.Store, name); err != nil {
			return err
		}
		say("named %s %s", strings.ReplaceAll(name, " ", "_"), probe.Hash(m.Hash()))
	default:
		a := legal[p.rng.IntN(len(legal))]
		if i := slices.IndexFunc(legal, func(a rules.Action) bool { return a.Verb == rules.Attack }); i >= 0 && n%2 == 0 {
			a = legal[i]
		}
		if p.session.Asking() {
			p.session.Do(a)
		} else {
			p.session.Order(a)
		}
	}
	return p.session.Fault
}

// Held is never so.
func (p *player) Held() bool { return false }

// Acting says that something is about to be decided.
func (p *player) Acting() {
	if !p.quiet {
		say("acts %d", p.play.Match.Actions())
	}
}

// Ordered is nothing to it.
func (p *player) Ordered() {}

// Refreshed says what is shown from now on: the session has decided it and begins to
// show it.
func (p *player) Refreshed() {
	if errors.Is(p.own.Unkept, saves.ErrElsewhere) { // it is told that nothing of this is kept
		p.away, p.over = true, true
		return
	}
	if m := p.play.Match; p.begun && m.Actions() != p.told {
		p.told = m.Actions()
		p.state("shows")
	}
}

// Sought is for what is watched.
func (p *player) Sought() {}

// Handed hides nothing.
func (p *player) Handed() bool { return false }
func (p *player) Away()        {}

// Over ends the match.
func (p *player) Over(int) { p.over = true }

// fresh are the terms of a new match: mostly a few creatures in a small place, so that
// it has an end soon, else one of the game's maps.
func fresh(rng *rand.Rand, small bool) match.Terms {
	all := rulesets.All()
	ruleset := all[rng.IntN(len(all))].Name
	fog := match.Fogs[rng.IntN(len(match.Fogs))]
	players := seats(rng)
	reload, study := replay.Reloads[rng.IntN(len(replay.Reloads))], rng.IntN(3) == 0
	if replay.CheckStudy(study, reload) != nil {
		study = false
	}
	if rng.IntN(6) == 0 && !small {
		names := levels.Names()
		return match.Terms{Level: names[rng.IntN(len(names))], Ruleset: ruleset, Players: [2]string(players), Seed: rng.Uint64N(1000), Fog: fog, Reload: reload, Study: study}
	}
	m, err := match.New(match.Config{Setup: brawl(rng, ruleset, fog), Seats: players, Seed: rng.Uint64N(1000), Reload: reload, Study: study})
	if err != nil {
		panic(err) // a mistake of this package
	}
	return match.TermsOf(m)
}

// seats are who plays the two sides: mostly a person the first.
func seats(rng *rand.Rand) []string {
	list := []string{match.Human, []string{"soldier", "recruit", "random", match.Human}[rng.IntN(4)]}
	if rng.IntN(4) == 0 {
		list[0] = "recruit"
	}
	return list
}

// brawl is a small place with two or three creatures a side that fall soon.
func brawl(rng *rand.Rand, ruleset, fog string) rules.Setup {
	kinds := []string{"fighter", "archer", "hobgoblin", "orc", "goblin"}
	s := rules.Setup{Name: "brawl", Ruleset: ruleset, Fog: fog, Map: rules.MapSetup{Rows: slices.Repeat([]string{strings.Repeat(".", 9)}, 7)}}
	for i := range 4 + 2*rng.IntN(2) {
		c, ok := levels.Creature(kinds[rng.IntN(len(kinds))])
		if !ok {
			panic("a kind is not in the bestiary")
		}
		c.ID, c.Side, c.At = i+1, match.SideIDs[i%2], [2]int{3 + 2*(i%2), 1 + 2*(i/2)}
		c.HP = min(c.HP, 6)
		s.Combatants = append(s.Combatants, c)
	}
	return s
}
