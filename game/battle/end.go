package battle

import (
	"log/slog"

	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/scene"
	"tenaille/game/story"
	"tenaille/rules"
	"tenaille/rules/view"
)

// Held reports whether the match is held for a picture.
func (b *battle) Held() bool { return b.Still }

// Acting lets the next tap plan again: something is done.
func (b *battle) Acting() { b.pointing.taps.Forget() }

// Ordered leaves off aiming, since orders are carried out now.
func (b *battle) Ordered() {
	b.command.SetMode(plan.FreeMode)
	b.command.Opened, b.command.Finished = -1, -1
}

// Refreshed arranges anew what may have been planned.
func (b *battle) Refreshed() { b.command.Refreshed() }

// Sought closes what was looked at: another place of a recorded match is shown.
func (b *battle) Sought() {
	b.notices.Banner = notice.Note{}
	b.command.Opened, b.command.Finished, b.command.Looked = -1, -1, rules.Nobody
	b.command.Plot()
}

// Handed draws the curtain where the next side has secrets of its own.
func (b *battle) Handed() (hidden bool) {
	b.conceal()
	return b.curtain != nil
}

// Away sends the turn of a match by mail that has come to its end: the sheet with the link
// stands over the board until the player leaves it.
func (b *battle) Away() {
	if b.Held() {
		return
	}
	post(b, func(s scene.Scene) { b.LeaveBattle(); b.Stack.Push(s) })
}

// post opens what goes on with the match by mail of the board.
func post(b *battle, show func(s scene.Scene)) {
	s, err := b.Routes.Stories.Mail(b.Context, scene.Letter{Turn: &b.terms})
	if err != nil {
		slog.Error("the turn cannot be sent", "cause", err)
		b.Fail(err)
		return
	}
	show(s)
}

// atEnd is how many ticks the board is seen after the end.
const atEnd = 75

// Over goes on to the result screen a moment after the end.
func (b *battle) Over(winner int) {
	endCampaign(b)
	if b.end.Ticks++; b.end.Ticks < atEnd && !b.Settings.ReducedMotion {
		b.dirty = b.dirty || b.end.Ticks == 1
		return
	}
	b.end.Ticks = -1 << 30
	if b.end.Answer(b.Context, b.turn.Match) {
		return
	}
	o := scene.Outcome{Terms: b.terms, Winner: winner, Goal: b.turn.Match.Goal(), Rounds: b.turn.Match.Round(), Hash: b.turn.Match.Hash()}
	b.turn.Match.View(view.Everyone).Read(func(e *rules.Encounter) { // nothing is a secret any more
		o.Losses = make([]scene.Loss, len(e.Sides))
		for id := range e.Count() {
			c, down := &e.Creatures[id], e.Rules.Attack.Defeated(e, id)
			if l := &o.Losses[c.Side]; e.Facts.Combatants[id].Away != rules.Waiting { // who never came has no part in it
				l.Total++
				if down {
					l.Fallen++
				}
				l.Kinds, l.Down = append(l.Kinds, c.Kind), append(l.Down, down)
			}
			o.Names, o.Kinds = append(o.Names, b.CreatureName(e, id)), append(o.Kinds, c.Kind)
			o.Titles = append(o.Titles, b.CreatureTitle(e, id))
		}
	})
	tellStory(b, &o)
	noteCareer(b, &o)
	b.Stack.Replace(b.Routes.Result(b.Context, o))
	if b.terms.Mail != nil { // the other is to know it as well
		post(b, b.Stack.Push)
	}
}

// tellStory keeps the match that is over and finds out how it went.
func tellStory(b *battle, o *scene.Outcome) {
	o.Kept, o.Keep = b.session.Archive(), b.session.Archive
	rp, err := b.turn.Match.Replay()
	if err == nil {
		rp.Name = b.terms.Record // what a match that is played on from it names
		o.Replay = rp
		o.Story, err = story.Of(rp)
	}
	if err != nil {
		slog.Error("the story of the match cannot be told", "cause", err)
	}
}
