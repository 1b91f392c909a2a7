package menu

import (
	"errors"
	"slices"

	"tenaille/game/input"
	"tenaille/game/link"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/levels/campaign"
	"tenaille/render/widget"
)

// pause is the menu over a battle.
type pause struct {
	scene.Sheet
	terms match.Terms
	// watched is the record of a battle that is a recorded one, nil for one that is played.
	watched *replay.Replay
	saved   string                     // the name the match was saved under, empty as long as it was not
	sure    input.Confirmation[string] // of what ends the match
	sheet   widget.Rect                // of all its buttons
}

// NewPause opens the menu over the battle of these terms, or over a recorded match
// that is watched; of the former there is no replay.
func NewPause(c *scene.Context, terms match.Terms, watched *replay.Replay) scene.Scene {
	p := &pause{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "pause.resume", Fits: scene.Upright, Round: true}}, terms: terms, watched: watched}
	p.Build = p.lay
	p.Back = c.Stack.Pop
	p.Keys = func() bool { return p.Devices.Pressed(input.Save) && p.Press("pause.save") }
	return p
}

// Name is the probe's name of the screen.
func (p *pause) Name() string { return "pause" }

// footTall is how much of a battle's screen its lower row takes at most, in units.
const footTall = 116

func (p *pause) lay(page *widget.Page) {
	c := p.Context
	items := []menuItem{
		{"pause.resume", "play", c.T("Resume"), "", c.Stack.Pop},
		{"pause.rules", "book", c.T("Rules"), "", func() { c.Stack.Push(c.Routes.Rules(c, "")) }},
		{"pause.options", "check", c.T("Options of this battle"), "", func() { c.Stack.Push(c.Routes.Options(c, c.OptionsInPlay(), "")) }},
		{"pause.settings", "settings", c.T("Settings"), "", func() { c.Stack.Push(c.Routes.Settings(c)) }},
		{"pause.restart", "replay", c.T("Restart the battle"), "", func() { c.LeaveBattle(); c.Stack.Push(c.Routes.Battle(c, p.terms.Again())) }},
		{"pause.leave", "close", c.T("Leave the battle"), "", p.leave},
	}
	restart := 4
	if l := p.terms.Live; l != nil { // it goes on elsewhere
		items[restart] = menuItem{"pause.table", "hotseat", c.T("Talk, draw, giving up"), "", func() { c.Stack.Swap(c.Routes.Stories.Hall(c, scene.Meeting{Live: l})) }}
	}
	items[len(items)-1].label = p.leaveWords()
	switch {
	case p.watched != nil:
	case p.apart() && p.terms.Live == nil, // it would be a second match by mail
		p.terms.Reload == replay.Ironman && campaign.Has(p.terms.Level): // nothing is taken back there
		items = slices.Delete(items, restart, restart+1)
	}
	if p.watched != nil {
		items[len(items)-1] = menuItem{"pause.leave", "close", c.T("Leave the replay"), "", func() { c.Stack.Pop(); c.Stack.Pop() }}
		items = append(items[:len(items)-2], items[len(items)-1])
		if rp := p.watched; match.MayPlayOn(rp) == nil {
			items = slices.Insert(items, 1, menuItem{"pause.link", "link", c.T("Link"), "", func() {
				c.LinkThing(p.LevelName(p.terms.Level)+" · "+p.RulesetName(p.terms.Ruleset), link.Match{Record: rp.Text()})
			}})
		}
	} else if p.Playing != nil && errors.Is(p.Unkept, store.ErrFull) {
		items = slices.Insert(items, 1, menuItem{"pause.room", "trash", c.T("Make room…"), "", p.makeRoom})
	} else if p.terms.Puzzle() != nil && (slices.Contains(levels.Puzzles(), p.terms.Level) || levels.OwnPuzzleTitle(p.terms.Level) != "") {
		items = slices.Insert(items, 1, menuItem{"pause.link", "link", c.T("Link"), "", func() { c.LinkPuzzle(p.terms.Level) }})
	} else if p.Playing != nil {
		if b := c.StudyInPlay(); b != nil {
			items = slices.Insert(items, 1, menuItem{"pause.study", "dice", c.T("Study"), "", func() { c.Stack.Replace(c.Routes.Study(c, b)) }})
		}
		if !p.Playing.Ironman() {
			items = slices.Insert(items, 1, menuItem{"pause.save", "log", c.T("Save as…"), "", p.saveAs}, menuItem{"pause.link", "link", c.T("Link"), "", p.link})
		}
	}
	if end := c.GiveUpInPlay(); end != nil && p.watched == nil {
		items = slices.Insert(items, len(items)-1, p.giveUp(end))
	}
	about := p.whereSaved()
	const column, gap, row, head, line = 340., 8., 54., 84., 17.
	columns := 1
	// One would lie over the buttons of the battle; upright there is no room for two.
	if 98+row*float64(len(items))+3*line > p.Height-2*footTall && p.Width >= 2*column+40 {
		columns = 2
	}
	lines := (len(items) + columns - 1) / columns
	w := column*float64(columns) + 40
	wide := (w - 40 - gap*float64(columns-1)) / float64(columns)
	said := p.Style.Wrap(about, w-48, widget.Regular, 12.5)
	foot := 0.
	if about != "" {
		foot = float64(4-columns) * line // whatever the language, so that the buttons stay
	}
	h := head + row*float64(lines) + head/6 + foot
	box := widget.Rect{X: (p.Width - w) / 2, Y: (p.Height - h) / 2, W: w, H: h}
	p.sheet = box
	if box.Y+box.H > p.Height-footTall { // over the whole screen, or it would cut the buttons of the battle
		p.sheet = widget.Rect{X: 8, Y: 8, W: p.Width - 16, H: p.Height - 16}
	}
	page.Paint(func(k widget.Canvas) {
		k.Panel(p.sheet)
		k.Text(c.T("Pause"), box.X+24, box.Y+head-46, widget.Bold, 20, widget.Bone, widget.Start)
		policy := ""
		if p.terms.Reload != replay.SameDice && !p.apart() {
			policy = c.ReloadName(p.terms.Reload)
		}
		k.TextFit(policy, box.X+w-24, box.Y+head-24, w/2-40, widget.Regular, 12.5, widget.Dim, widget.End)
		k.TextFit(p.seedWords(), box.X+24, box.Y+head-24, w-60-min(k.Width(policy, widget.Regular, 12.5), w/2-40), widget.Mono, 12, widget.Dim, widget.Start)
		k.TextFit(c.LevelName(p.terms.Level), box.X+w-24, box.Y+head-46, w/2-20, widget.Regular, 14, widget.Dim, widget.End)
		for i, words := range said {
			k.TextFit(words, box.X+24, box.Y+h-foot-6+line*float64(i)+line/2, w-48, widget.Regular, 12.5, widget.Dim, widget.Start)
		}
	})
	for i, item := range items {
		b := widget.Button{Label: item.label, Icon: item.icon, Size: 15, OnClick: item.open}
		if i == 0 {
			b.Kind, b.Size = widget.Primary, 17
		}
		page.Button(item.id, widget.Rect{X: box.X + 20 + (wide+gap)*float64(i/lines), Y: box.Y + head - 4 + row*float64(i%lines), W: wide, H: row - 10}, b)
	}
}

// giveUp is the row that ends the match by giving it up, at the second press.
func (p *pause) giveUp(end func()) menuItem {
	words := p.T("Give up")
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

// apart reports whether the battle is one by mail or over a server.
func (p *pause) apart() bool { return match.Apart(p.terms.Players[:]...) }

// onlooking reports whether the battle is a spectator's of a match over a server.
func (p *pause) onlooking() bool { return p.terms.Live != nil && p.terms.Live.Side < 0 }

// leave goes back to where the battle was begun from: a lesson, a scenario and a puzzle are
// chosen from a list, which lies below them, or is opened anew.
func (p *pause) leave() {
	all, level := p.Stack.All(), p.terms.Level
	switch n := len(all) - 3; { // below the menu and the battle
	case n >= 0 && all[n].Name() == "scenarios":
		p.Stack.Pop()
		p.Stack.Pop()
	case !p.Stack.OnBench() && (slices.Contains(levels.Lessons(), level) || slices.Contains(levels.Scenarios(), level)):
		p.LeaveBattle()
		p.Stack.Push(p.Routes.Stories.Scenarios(p.Context))
	default:
		p.LeaveBattle()
	}
}

// leaveWords say what comes of a battle that is left, where that is not what one would think.
func (p *pause) leaveWords() string {
	switch {
	case !p.apart() || p.onlooking():
		return p.T("Leave the battle")
	case p.terms.Live != nil:
		return p.T("Leave: the match goes on")
	}
	return p.T("Leave: the match waits")
}

// seedWords tell the seed, and at which action of another match this one begins. The dice of a
// match that is played apart come from secrets, of which nothing is told.
func (p *pause) seedWords() string {
	if p.apart() {
		return ""
	}
	words := p.T("Seed %[1]d", p.terms.Seed)
	if p.terms.Begun == nil {
		return words
	}
	if from := p.FromAction(p.terms.Begun.Parent()); from != "" {
		words += " · " + from
	}
	return words
}

// whereSaved says that the match is kept and where it is found again; nothing of
// one that is only watched.
func (p *pause) whereSaved() string {
	switch {
	case p.watched != nil:
		return ""
	case p.saved != "":
		return p.T("Saved as “%[1]s”. “Matches” goes back to it.", p.saved)
	case p.Unkept != nil:
		return p.T("The match cannot be saved: it is lost when you leave it.")
	case p.terms.Live != nil:
		return p.T("The match goes on without you; you come back to it from the list of its server.")
	case p.terms.Mail != nil && p.terms.Mail.Match != nil && p.terms.Mail.Match.Letter.Offer.Mode == mail.Sealed:
		return p.T("A rehearsal is not kept: “Matches”, “By mail” begins this turn anew.")
	case p.terms.Mail != nil:
		return p.T("What is done of the turn is kept with its letters: “Matches”, “By mail” goes on with it.")
	case p.terms.Puzzle() != nil:
		return p.T("A puzzle is not saved: it can be begun anew as often as you like.")
	case p.terms.Reload == replay.Ironman:
		return p.T("Ironman: the match is saved after every action, in one place. “Continue” goes on from its last action.")
	}
	return p.T("The match is saved after every action. “Continue” on the title goes on with the last one, “Matches” with any.")
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
		Title: p.LevelName(p.terms.Level) + " · " + p.RulesetName(p.terms.Ruleset), Kept: name,
		Thing: func() (link.Thing, error) { return link.Match{Record: text}, err },
	}))
}

// saveAs opens the sheet on which the match is saved under a name.
func (p *pause) saveAs() {
	p.Stack.Push(newSaveAs(p.Context, func(name string) { p.saved = name; p.Stale() }))
}
