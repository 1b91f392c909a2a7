package menu

import (
	"slices"

	"tenaille/game/input"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/levels"
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
	const column, gap, row, head, line = 340., 8., 54., 84., 17.
	items, about := p.items(), p.whereSaved()
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
		p.paintHead(k, box, head)
		for i, words := range said {
			k.TextFit(words, box.X+20, box.Y+h-foot-6+line*float64(i)+line/2, w-48, widget.Regular, 12.5, widget.Dim, widget.Start)
		}
	})
	for i, item := range items {
		b := widget.Button{Label: item.label, Icon: item.icon, Size: 15, OnClick: item.open}
		at := widget.Rect{X: box.X + 20 + (wide+gap)*float64(i/lines), Y: box.Y + head - 4 + row*float64(i%lines), W: wide, H: row - 10}
		odd := columns == 2 && len(items)%2 == 1 // the first stands over both columns
		if n := lines - 1; odd && i > 0 {
			at.X, at.Y = box.X+20+(wide+gap)*float64((i-1)/n), box.Y+head-4+row*float64(1+(i-1)%n)
		}
		if i == 0 {
			b.Kind, b.Size = widget.Primary, 17
			if odd {
				at.W = w - 40
			}
		}
		page.Button(item.id, at, b)
	}
}

// paintHead writes which battle it is, its seed and what going back comes to.
func (p *pause) paintHead(k widget.Canvas, box widget.Rect, head float64) {
	k.Text(p.T("Pause"), box.X+20, box.Y+head-46, widget.Bold, 20, widget.Bone, widget.Start)
	policy := ""
	if p.terms.Reload != replay.SameDice && !p.apart() {
		policy = p.ReloadName(p.terms.Reload)
	}
	k.TextFit(policy, box.X+box.W-24, box.Y+head-24, box.W/2-40, widget.Regular, 12.5, widget.Dim, widget.End)
	k.TextFit(p.seedWords(), box.X+20, box.Y+head-24, box.W-60-min(k.Width(policy, widget.Regular, 12.5), box.W/2-40), widget.Regular, 13, widget.Dim, widget.Start)
	k.TextFit(p.LevelName(p.terms.Level), box.X+box.W-24, box.Y+head-46, box.W/2-20, widget.Regular, 14, widget.Dim, widget.End)
}

// apart reports whether the battle is one by mail or over a server.
func (p *pause) apart() bool { return match.Apart(p.terms.Players[:]...) }

// onlooking reports whether the battle is a spectator's of a match over a server.
func (p *pause) onlooking() bool { return p.terms.Live != nil && p.terms.Live.Side < 0 }

// restart begins the battle anew in its own place: what lies below it stays.
func (p *pause) restart() {
	p.Stack.Pop()
	p.Stack.Swap(p.Routes.Battle(p.Context, p.terms.Again()))
}

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
		p.Stack.Push(p.Routes.Stories.Scenarios(p.Context, ""))
	case !p.Stack.OnBench() && p.terms.Puzzle() != nil:
		p.LeaveBattle()
		p.Stack.Push(p.Routes.Stories.Scenarios(p.Context, scene.PuzzlesTab))
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
		return p.T("Saved as “%[1]s”. “Matches” takes you back to it.", p.saved)
	case p.Unkept != nil:
		return p.T("The match cannot be saved: it is lost when you leave it.")
	case p.terms.Live != nil:
		return p.T("The match goes on without you; you come back to it from the list of its server.")
	case p.terms.Mail != nil && p.terms.Mail.Match != nil && p.terms.Mail.Match.Letter.Offer.Mode == mail.Sealed:
		return p.T("A rehearsal is not kept: begin this turn again under “Matches”, “By mail”.")
	case p.terms.Mail != nil:
		return p.T("What you have done of the turn is kept with its letters: go on under “Matches”, “By mail”.")
	case p.terms.Puzzle() != nil:
		return p.T("A puzzle is not saved: start it again as often as you like.")
	case p.terms.Reload == replay.Ironman:
		return p.T("Ironman: the match is saved after every action, in one place. “Continue” goes on from its last action.")
	}
	return p.T("The match is saved after every action. On the title screen “Continue” takes up the last one, “Matches” any.")
}
