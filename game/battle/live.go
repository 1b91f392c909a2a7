package battle

import (
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/session"
)

// online lets the clocks of a match over a server go on, and tells what is said and asked
// beside the board.
func online(b *battle) {
	l := b.terms.Live
	if l == nil {
		return
	}
	l.Since++
	l.Wished++
	if line := b.session.LiveLine(); line != l.Told.Line {
		l.Told.Line, b.dirty = line, true
	}
	if l.Asks == "" {
		l.Told.Asked = ""
	} else if l.Theirs() && l.Told.Asked != l.Asks {
		l.Told.Asked = l.Asks
		tableOf(b)
	}
	for _, s := range l.Fresh() {
		b.Tell(session.Line(s))
	}
}

// offersLive reports whether the terms are those of a match over a server that has not
// been offered yet.
func offersLive(t *match.Terms) bool { return t.LiveSide() >= 0 && t.Begun == nil }

// leaveLive leaves the place of a match over a server: the seat stays one's own, or is kept
// by a machine where one was agreed, and one may come back to it.
func leaveLive(b *battle) {
	if l := b.terms.Live; l != nil && l.Game != nil {
		l.Game.Leave()
	}
}

// tableOf opens the sheet of what there is beside the board of a match over a server.
func tableOf(b *battle) {
	if b.Routes.Stories.Hall != nil {
		b.Stack.Push(b.Routes.Stories.Hall(b.Context, scene.Meeting{Live: b.terms.Live}))
	}
}
