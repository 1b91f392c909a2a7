package battle

import (
	"strings"

	"tenaille/game/input"
	"tenaille/game/sound"
)

// watchingKeys does what keys and pad mean while a match is watched, and tells
// whether they meant anything.
func (b *battle) watchingKeys() bool {
	d, r := b.Devices, b.session.Recording
	switch {
	case d.Pressed(input.EndTurn), d.Pressed(confirm):
		r.Play()
	case d.Repeated(input.Right):
		r.Step(1)
	case d.Repeated(input.Left):
		r.Step(-1)
	case d.Repeated(input.Down):
		r.Turn(1)
	case d.Repeated(input.Up):
		r.Turn(-1)
	case d.Pressed(input.Next):
		r.Look(1)
	case d.Pressed(input.Previous):
		r.Look(-1)
	case d.Pressed(input.Center):
		r.Stop()
		r.Seek(0)
	case d.Pressed(input.Undo) && d.Last() == input.Gamepad:
		b.click("toggle.speed")
	case d.Pressed(input.Undo):
		r.Step(-1)
	case d.Pressed(input.PlayOn):
		b.click("replay.on")
	case d.Pressed(input.Compose):
		b.click("replay.puzzle")
	case d.Pressed(cancel):
		b.back()
	default:
		return false
	}
	return true
}

// clickWatching does what a part of the replay does, and tells whether it is one.
func (b *battle) clickWatching(id string) bool {
	if b.session.Recording == nil || !strings.HasPrefix(id, "replay.") {
		return false
	}
	r := b.session.Recording
	b.Sound.Play(sound.Select)
	switch id {
	case "replay.play":
		r.Play()
	case "replay.leave":
		b.Stack.Pop()
	case "replay.start":
		r.Stop()
		r.Seek(0)
	case "replay.round.back":
		r.Turn(-1)
	case "replay.round":
		r.Turn(1)
	case "replay.back":
		r.Step(-1)
	case "replay.step":
		r.Step(1)
	case "replay.speed":
		b.click("toggle.speed")
	case "replay.view":
		r.Look(1)
	case "replay.puzzle":
		if r.Stop(); r.Barred == nil && !r.Over() {
			b.Stack.Push(b.Routes.Sheets.Compose(b.Context, r.Replay, r.At))
		}
	case "replay.on":
		if r.Stop(); r.Barred == nil && !r.Over() {
			b.Stack.Push(b.Routes.Sheets.PlayOn(b.Context, r.Replay, r.At))
		}
	}
	return true
}
