package battle

import (
	"log/slog"

	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/game/scene"
	"tenaille/game/sound"
	"tenaille/game/story"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// betweenActions is the least pause between two actions of a machine, in ticks:
// 250 ms at speed 1, never under 120.
func (b *battle) betweenActions() int { return max(15/max(b.Settings.Speed, 1), 8) }

// busy reports whether input would wait: something is shown, ordered or being
// thought about.
func (b *battle) busy() bool {
	if b.asking() {
		return false
	}
	if b.reel != nil {
		return b.play.Busy() || b.reel.runs
	}
	if b.play.Busy() || len(b.orders) > 0 {
		return true
	}
	if over, _ := b.turn.Match.Over(); over {
		return true
	}
	return b.turn.Match.Machine()
}

// asking reports whether the player is asked about an opportunity attack now.
func (b *battle) asking() bool {
	return b.turn.Now.Mine && b.turn.Now.What == rules.AwaitsAnswer && !b.play.Busy() && !b.always()
}

// always reports whether the question is one that the settings answer.
func (b *battle) always() bool {
	return b.Settings.AlwaysOpportunity && combat.AsksOpportunity(b.turn.E)
}

// run carries on with the match once everything that happened has been shown.
func (b *battle) run() {
	if b.reel != nil {
		b.runReel()
		return
	}
	if b.play.Busy() {
		return
	}
	if over, winner := b.turn.Match.Over(); over {
		if !b.Still {
			b.finish(winner)
		}
		return
	}
	if side := b.looker(); side != b.turn.Side {
		b.turn.Side = side
		b.play.Listen()
		b.refresh()
		if b.turn.Match.Secret() { // each side has a log of its own
			b.start()
		} else {
			b.play.Present()
			b.tell.Log.Translate() // what only its own side may read
		}
		if b.conceal(); b.curtain != nil {
			return
		}
	}
	if b.turn.Now.Mine {
		b.keep()
	}
	if b.pause > 0 {
		b.pause--
		return
	}
	switch {
	case b.turn.Match.Machine():
		if !b.Still {
			b.think()
		}
	case b.turn.Now.What == rules.AwaitsAnswer && b.always():
		b.do(rules.Action{Verb: rules.Take, By: b.turn.Now.Who, On: rules.Nobody})
	case len(b.orders) > 0 && b.turn.Now.What == rules.AwaitsAction:
		b.carryOn()
	}
}

// carryOn gives the next order, unless what happened meanwhile speaks against
// it.
func (b *battle) carryOn() {
	a := b.orders[0]
	b.orders = b.orders[1:]
	switch {
	case b.turn.Phases() && a.By != b.ordered && b.turn.MayBegin(a.By):
		b.ordered, b.wounds = a.By, b.turn.E.Facts.Combatants[a.By].HP
	case !b.turn.Phases() && b.turn.Now.Who != b.ordered || a.By != b.ordered:
		b.orders = nil
		return
	case b.turn.E.Facts.Combatants[a.By].HP < b.wounds:
		b.orders = nil
		b.say(b.T("Wounded on the way: what now?"), rules.AOO10.String())
		return
	}
	b.do(a)
}

// order gives actions to be carried out one after another.
func (b *battle) order(list ...rules.Action) {
	if b.busy() || len(list) == 0 {
		return
	}
	b.orders = append([]rules.Action(nil), list...)
	b.ordered = list[0].By
	b.wounds = b.turn.E.Facts.Combatants[b.ordered].HP
	b.setMode(plan.FreeMode)
	b.opened, b.finished = -1, -1
	b.dirty = true
}

// do carries one action out and shows what came of it.
func (b *battle) do(a rules.Action) {
	b.tapped = noSquare // the next tap plans again
	r, err := b.turn.Match.Do(a)
	if err != nil {
		slog.Error("the match has broken", "cause", err)
		b.orders = nil
		b.say(b.T("The match has broken: %[1]s", err.Error()), "")
		return
	}
	if !r.OK() {
		b.orders = nil
		b.refuse(a.Verb, r)
		return
	}
	if b.toast.bad || b.ending() {
		b.toast.ticks = min(b.toast.ticks, noteFades)
	}
	b.keep()
	b.play.Pull()
	b.refresh()
}

// act does what is planned where pointer or cursor is.
func (b *battle) act() {
	switch {
	case b.asking():
		return
	case b.play.Busy():
		b.skip()
		return
	case b.reel != nil:
		if b.turn.Wanted.Pointer.Who != rules.Nobody {
			b.looked, b.dirty = b.turn.Wanted.Pointer.Who, true
		}
		return
	case !b.turn.Now.Mine || b.turn.Now.What != rules.AwaitsAction:
		if b.turn.Wanted.Pointer.OnMap {
			b.say(b.T("It is not your turn."), b.turn.E.Rules.Grounds.Order.String())
		}
		return
	}
	if b.menu {
		b.menu, b.hand.Focus, b.dirty = false, "", true
		b.plot()
		return
	}
	if b.turn.Wanted.Mode == plan.FireMode && b.actFire() {
		return
	}
	if id := b.turn.Wanted.Pointer.Who; b.turn.Wanted.Mode != plan.FireMode && id != b.turn.Now.Who && b.turn.MayBegin(id) {
		b.pick(id)
		return
	}
	b.plot()
	b.countOut()
	switch {
	case !b.turn.Forecast.Proposed.Planned:
		if b.turn.Wanted.Pointer.Who != rules.Nobody {
			b.looked = b.turn.Wanted.Pointer.Who
			b.dirty = true
		} else if b.turn.Wanted.Mode.Strikes() && b.turn.Wanted.Pointer.OnMap {
			b.say(b.T("Choose an enemy."), "")
		} else if b.turn.Wanted.Mode == plan.VerbMode && b.turn.Wanted.Pointer.OnMap {
			b.say(b.tell.Choices.WishHint(&b.turn.Wanted.Draft), "")
		}
	case !b.turn.Forecast.Proposed.Refusal.OK() && b.turn.Forecast.Proposed.Explained() && !(b.layout.Compact && b.logOpen):
		// The slip says why: once is enough.
		b.finished, b.dirty = -1, true
		b.Sound.Play(sound.Warning)
	case !b.turn.Forecast.Proposed.Refusal.OK():
		b.say(b.tell.WhyNoScheme(&b.turn.Forecast.Proposed), b.turn.Forecast.Proposed.Refusal.Cite.String())
	case len(b.turn.Forecast.Proposed.Acts) > 0 && b.turn.Wanted.Mode == plan.VerbMode:
		b.actWish()
	case len(b.turn.Forecast.Proposed.Acts) > 0:
		b.Sound.Play(sound.Select)
		b.order(b.turn.Forecast.Proposed.Acts...)
	}
}

// skip plays what is being shown to its end at once.
func (b *battle) skip() {
	b.play.Skip()
	b.dirty = true
}

func (b *battle) endTurn() {
	switch {
	case b.asking():
	case b.play.Busy():
		b.skip()
	case !b.turn.Now.Mine || b.turn.Now.What != rules.AwaitsAction || b.busy():
		b.say(b.T("It is not your turn."), b.turn.E.Rules.Grounds.Order.String())
	case b.turn.Phases():
		b.endFigures()
	case b.Settings.ConfirmEnd && !b.ending() && b.tell.Unspent() > 0:
		n := b.tell.Unspent()
		b.askOnce(b.TN("%[1]d action left: %[2]s again to end the turn", "%[1]d actions left: %[2]s again to end the turn", n, n, b.KeyOr(input.EndTurn, b.T("End turn"))), rules.NoCite)
	default:
		b.order(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
	}
}

// sureTicks is how long the first press on the end of a turn waits for the
// second: 4 seconds.
const sureTicks = 240

func (b *battle) undo() {
	if b.busy() {
		return
	}
	if !b.turn.Match.CanUndo(b.turn.Now.Side) || !b.turn.Now.Mine {
		words := b.T("Nothing to take back: dice were rolled, or something new was seen.")
		if b.turn.Match.Actions() == 0 {
			words = b.T("Nothing to take back: nothing was done yet.")
		}
		b.say(words, "")
		return
	}
	if err := b.turn.Match.Undo(); err != nil {
		slog.Error("undo failed", "cause", err)
		return
	}
	b.play.TakeBack()
	b.setMode(plan.FreeMode)
	b.refresh()
	b.play.Present()
	b.plot()
	b.Sound.Play(sound.Select)
}

// answer answers the question about an opportunity attack.
func (b *battle) answer(v rules.Verb) {
	if b.turn.Now.Mine && b.turn.Now.What == rules.AwaitsAnswer && !b.play.Busy() {
		b.do(rules.Action{Verb: v, By: b.turn.Now.Who, On: rules.Nobody})
	}
}

// finish goes on to the result screen a moment after the end.
func (b *battle) finish(winner int) {
	if b.ended++; b.ended < 75 && !b.Settings.ReducedMotion {
		b.dirty = b.dirty || b.ended == 1
		return
	}
	o := scene.Outcome{Terms: b.terms, Winner: winner, Goal: b.turn.Match.Goal(), Rounds: b.turn.Match.Round(), Hash: b.turn.Match.Hash()}
	for side := range b.turn.Match.Sides() {
		var l scene.Loss
		for id := range b.turn.E.Count() {
			if int(b.turn.E.Creatures[id].Side) != side {
				continue
			}
			down := b.turn.E.Rules.Attack.Defeated(b.turn.E, id)
			l.Total++
			if down {
				l.Fallen++
			}
			l.Kinds = append(l.Kinds, b.turn.E.Creatures[id].Kind)
			l.Down = append(l.Down, down)
		}
		o.Losses = append(o.Losses, l)
	}
	for id := range b.turn.E.Count() {
		o.Names, o.Kinds = append(o.Names, b.tell.NameOf(id)), append(o.Kinds, b.turn.E.Creatures[id].Kind)
	}
	b.tellStory(&o)
	b.Stack.Replace(b.Routes.Result(b.Context, o))
	b.ended = -1 << 30
}

// tellStory keeps the match that is over and finds out how it went.
func (b *battle) tellStory(o *scene.Outcome) {
	o.Kept = b.Keep(b.turn.Match, b.terms.Record)
	b.archived = true
	rp, err := b.turn.Match.Replay()
	if err == nil {
		o.Replay = rp
		o.Story, err = story.Of(rp)
	}
	if err != nil {
		slog.Error("the story of the match cannot be told", "cause", err)
	}
}

// seatOf is who plays a side.
func (b *battle) seatOf(side int) string {
	if side < 0 {
		return ""
	}
	return b.turn.Match.Seat(side)
}
