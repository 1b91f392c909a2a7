package menu

import (
	"errors"
	"slices"

	"tenaille/game/link"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/levels/campaign"
)

// items are the rows of the menu, which follow from what kind of match lies under it.
func (p *pause) items() (items []menuItem) {
	c := p.Context
	add := func(id, icon, label string, open func()) {
		items = append(items, menuItem{id, icon, label, "", open})
	}
	add("pause.resume", "play", c.T("Resume"), c.Stack.Pop)
	items = append(items, p.kept()...)
	add("pause.rules", "book", c.T("Rules"), func() { c.Stack.Push(c.Routes.Rules(c, "")) })
	add("pause.options", "balance", c.T("Options of this battle"), func() { c.Stack.Push(c.Routes.Options(c, c.OptionsInPlay(), "")) })
	add("pause.settings", "settings", c.T("Settings"), func() { c.Stack.Push(c.Routes.Settings(c)) })
	if p.watched != nil {
		add("pause.leave", "close", c.T("Leave the replay"), func() { c.Stack.Pop(); c.Stack.Pop() })
		return items
	}
	switch l := p.terms.Live; {
	case l != nil: // it goes on elsewhere
		add("pause.table", "hotseat", c.T("Chat, draw, give up"), func() { c.Stack.Swap(c.Routes.Stories.Hall(c, scene.Meeting{Live: l})) })
	case p.apart(): // it would be a second match by mail
	case p.terms.Reload == replay.Ironman && campaign.Has(p.terms.Level): // nothing is taken back there
	default:
		add("pause.restart", "replay", c.T("Restart the battle"), p.restart)
	}
	if end := c.GiveUpInPlay(); end != nil {
		items = append(items, p.giveUp(end))
	}
	add("pause.leave", "close", p.leaveWords(), p.leave)
	return items
}

// kept are the rows of what may be done with the match itself: keep it, hand it on,
// study it.
func (p *pause) kept() (items []menuItem) {
	c := p.Context
	handsOn := func(open func()) menuItem { return menuItem{"pause.link", "link", c.T("Share a link"), "", open} }
	switch {
	case p.watched != nil:
		if match.MayPlayOn(p.watched) == nil {
			items = append(items, handsOn(func() { c.LinkThing(p.matchTitle(), link.Match{Record: p.watched.Text()}) }))
		}
	case p.Playing != nil && errors.Is(p.Unkept, store.ErrFull):
		items = append(items, menuItem{"pause.room", "trash", c.T("Make room…"), "", p.makeRoom})
	case p.terms.Puzzle() != nil && (slices.Contains(levels.Puzzles(), p.terms.Level) || levels.OwnPuzzleTitle(p.terms.Level) != ""):
		items = append(items, handsOn(func() { c.LinkPuzzle(p.terms.Level) }))
	case p.Playing != nil:
		if !p.Playing.Ironman() {
			items = append(items, menuItem{"pause.save", "log", c.T("Save as…"), "", p.saveAs}, handsOn(p.link))
		}
		if b := c.StudyInPlay(); b != nil {
			items = append(items, menuItem{"pause.study", "dice", c.T("Study"), "", func() { c.Stack.Replace(c.Routes.Study(c, b)) }})
		}
	}
	return items
}

// matchTitle names the match in what hands it on.
func (p *pause) matchTitle() string {
	return p.LevelName(p.terms.Level) + " · " + p.RulesetName(p.terms.Ruleset)
}

// giveUp is the row that ends the match by giving it up, at the second press.
func (p *pause) giveUp(end func()) menuItem {
	words := p.T("Concede the battle")
	if p.sure.WaitsFor("up") {
		words = p.T("Press again to give up")
	}
	return menuItem{"pause.yield", "drop", words, "", func() {
		if p.sure.Ask("up", 0) {
			p.Stack.Pop()
			end()
			return
		}
		p.Stale()
	}}
}

// makeRoom asks what may go, so that the match can be saved.
func (p *pause) makeRoom() {
	p.Stack.Push(p.Routes.Sheets.Room(p.Context, scene.Wanted{Record: p.Playing.Record(), Keep: func() bool {
		p.Keep(p.Playing)
		p.Stale()
		return p.Unkept == nil
	}}))
}

// link hands the match on as it is now.
func (p *pause) link() {
	text, name, err := p.Playing.Text()
	p.Stack.Push(p.Routes.Sheets.Link(p.Context, scene.Linked{
		Title: p.matchTitle(), Kept: name,
		Thing: func() (link.Thing, error) { return link.Match{Record: text}, err },
	}))
}

// saveAs opens the sheet on which the match is saved under a name.
func (p *pause) saveAs() {
	p.Stack.Push(newSaveAs(p.Context, func(name string) { p.saved = name; p.Stale() }))
}
