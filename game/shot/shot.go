//go:build !js

package shot

import (
	"fmt"
	"math"

	"tenaille/game/input"
	"tenaille/game/probe"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/game/text"
)

// Shot says what picture of the game is wanted: the real screen, brought to the
// state it names. The same Shot gives the same pixels.
type Shot struct {
	// Of is what is on the table: an embedded level, or the path of a map, a
	// position file, a replay or a save. Empty is the first embedded level. For the
	// campaign it is a battle that the road leads over where the story parts.
	Of string
	// Case is the id of the case wanted of a position file that holds several.
	Case string
	// At is how many actions of a replay are played; negative plays them all.
	At int
	// Ruleset is played instead of the position's own, d20 for a map.
	Ruleset string
	// Ambush is the side of a level that lies in ambush, blue or red, or none; empty
	// is what the level says (SUR-01).
	Ambush string
	// Fog is what a side may know, one of match.Fogs, instead of what the level or the
	// position file says; a record keeps its own.
	Fog string
	// Seed is an unsigned 64-bit decimal; empty lets Select find one.
	Seed string
	// After is how many actions two machines play before the picture is taken; for the
	// campaign, how many battles they win.
	After int
	// Select is the id of the creature whose turn it is to be, by the dice of a
	// seed that gives it the turn, else by the others ending theirs; 0 leaves it to
	// the dice.
	Select int
	// Screen is one of Screens; empty is the battle, or where that is over the result it
	// goes on to.
	Screen string
	// Rule is the rule the book is opened at.
	Rule string
	// Press are widgets, by the ids of the probe, and squares like "C7" that are
	// clicked one after another.
	Press []string
	// Hover is the square the pointer rests on; empty leaves it off the board.
	Hover string
	// Language is a two-letter code; empty is English.
	Language string
	// Width and Height are the picture's size in pixels; Density is how many of
	// them make a device-independent one, 0 meaning one.
	Width, Height int
	Density       float64
	// Scale is the size of the interface in percent, 0 meaning 100.
	Scale int
	// BoardOnly leaves all panels out.
	BoardOnly bool
}

// The sizes a picture may have, in pixels.
const (
	leastShot = 320
	mostShot  = 8192
)

// Posed is a screen that stands still as a Shot asked, ready to be painted.
type Posed struct {
	*scene.Context
	studio *Studio
	shot   Shot
	ended  bool        // the match of the shot is over
	laid   scene.Scene // the screen on top that was laid out last
}

// posing is how many ticks a screen may take to come to rest.
const posing = 40000

// Pose brings a screen to the state the shot names. It needs no display; the
// error says in one line what of the shot cannot be had.
func (s *Studio) Pose(shot Shot) (*Posed, error) {
	if shot.Width < leastShot || shot.Width > mostShot || shot.Height < leastShot/2 || shot.Height > mostShot {
		return nil, fmt.Errorf("size %dx%d: from %dx%d to %dx%d can be drawn", shot.Width, shot.Height, leastShot, leastShot/2, mostShot, mostShot)
	}
	shot.Density = max(shot.Density, 0)
	if shot.Density == 0 {
		shot.Density = 1
	}
	if shot.Language == "" {
		shot.Language = text.Default
	}
	settings := store.DefaultSettings()
	settings.Language = shot.Language
	if shot.Scale != 0 {
		settings.Scale = shot.Scale
	}
	c, err := scene.NewContext(shot.Language, settings, s.routes)
	if err != nil {
		return nil, err
	}
	c.Art, c.Looks, c.Still = s.art, s.looks, true
	c.Devices.Plain()
	c.Devices.Feign(nowhere)
	c.Devices.Rest()
	c.Resize(shot.Width, shot.Height, shot.Density)
	p := &Posed{Context: c, studio: s, shot: shot}
	if err := p.open(); err != nil {
		return nil, err
	}
	if err := p.Settle(); err != nil {
		return nil, err
	}
	for _, what := range shot.Press {
		if err := p.press(what); err != nil {
			return nil, err
		}
	}
	if shot.Hover != "" {
		if err := p.hover(shot.Hover); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// nowhere is a pointer that is on nothing.
var nowhere = input.Pointer{X: math.MinInt16, Y: math.MinInt16, Pinch: 1}

// Name returns the name of the screen on top, as the probe has it.
func (p *Posed) Name() string { return p.Stack.Top().Name() }

// Probe tells where the parts of the screen are.
func (p *Posed) Probe() probe.State {
	s := probe.State{Scene: p.Name(), Language: p.Text.Language(), Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
	p.Stack.Top().Probe(&s)
	return s
}

// Settle lets ticks pass until nothing on the screen moves any more.
func (p *Posed) Settle() error {
	for range posing {
		p.Stack.Settle()
		if p.laid != p.Stack.Top() {
			p.laid = p.Stack.Top()
			p.laid.Layout()
		}
		top := p.Stack.Top()
		top.Update()
		p.Devices.Rest()
		if b, ok := top.(scene.Board); ok && !b.Rests() {
			continue
		}
		if p.Stack.Settled() && p.laid == p.Stack.Top() {
			return nil
		}
	}
	return fmt.Errorf("the %s screen does not come to rest", p.Name())
}
