package scene

import (
	"errors"
	"log/slog"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/files"
	"tenaille/game/saves"
	"tenaille/levels"
)

// receiver is a screen on which files can be given.
type receiver interface {
	// Receive shows what became of one, Arrived.
	Receive()
}

// taker is a screen on which files are something else than recorded matches.
type taker interface {
	// Give hands it one.
	Give(g files.Given)
}

// receive takes in what the player gave; where no screen wants it, it says where.
func (g *Game) receive() {
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		g.Post.Inbox.Take(dropped)
	}
	given, any := g.Post.Inbox.Next()
	if !any {
		return
	}
	g.wake(awakeTicks)
	if given.Link != "" {
		g.follow(given.Link)
		return
	}
	if t, ok := g.Stack.Top().(taker); ok {
		t.Give(given)
		return
	}
	r, wants := g.Stack.Top().(receiver)
	if !wants {
		g.captions.add(caption{g.T("Drop recorded matches on the title screen or under “Matches”."), "warning", 3 * captionTicks})
		return
	}
	g.TakeIn(given)
	r.Receive()
}

// TakeIn takes in the match of a file that the player gave, and remembers what became
// of it.
func (c *Context) TakeIn(g files.Given) {
	a := &c.Post.Arrived
	*a = files.Arrival{}
	err := g.Err
	if err == nil {
		a.Name, err = saves.Import(c.Store, g.Name, g.Bytes)
	}
	name, _, _ := strings.Cut(levels.Line(g.Name), ".")
	switch {
	case err == nil:
		a.Words = c.T("%[1]s has been added.", name)
		return
	case errors.Is(err, saves.ErrHere):
		a.Words = c.T("%[1]s: this match is here already.", name)
		return
	case errors.Is(err, files.ErrMany):
		a.Words, a.Bad = c.T("Only %[1]d files can be added at once; the others were left out.", files.MostAtOnce), true
		return
	}
	slog.Warn("a file is not taken in", "name", g.Name, "cause", err)
	a.Name, a.Bad = "", true
	a.Words = c.T("%[1]s: %[2]s", name, saves.FaultWords(c.Words, err, g.Name))
}
