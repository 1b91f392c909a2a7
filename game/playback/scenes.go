package playback

import (
	"tenaille/game/sound"
	"tenaille/game/words"
	"tenaille/render/board/moment"
	"tenaille/render/stage"
	"tenaille/rules"
)

// How long a line is to be read, in milliseconds: for itself, and for each of its letters.
const readsLine, readsLetter = 1400, 38

// cueScene gives the stage what goals and scenes look like (SKI-19); it is false for
// everything else.
func (p *Player) cueScene(ev *rules.Event) bool {
	st := p.Stage
	switch ev.Kind {
	case rules.Arrived:
		as := p.Shown.Facts.Combatants[ev.Who]
		as.Absent, as.Away, as.At = false, rules.Here, ev.To
		p.enters(ev.Who, &as)
		p.board.Follow(p.ShownSpace(ev.Who))
		p.hear(sound.Warning)
	case rules.Left:
		p.board.Follow(p.ShownSpace(ev.Who))
		st.Play(stage.Say{ID: int(ev.Who), Text: p.T("has got away"), Kind: moment.Withstood})
		st.Play(stage.Vanish{ID: int(ev.Who)})
	case rules.TokenTaken:
		if int(ev.A) < len(p.E.Tokens) {
			st.Play(stage.Say{ID: int(ev.Who), Text: words.Aims{Words: p.Words}.Token(p.E.Tokens[ev.A]), Kind: moment.Note})
		}
	case rules.Spoken:
		reads := p.reads(ev)
		if reads == 0 {
			return true
		}
		if ev.Who != rules.Nobody && p.E.Present(ev.Who) {
			p.board.Follow(p.ShownSpace(ev.Who))
		}
		st.Play(stage.Wait{Millis: reads})
		p.screen.Changed()
	case rules.GoalReached, rules.GoalFailed, rules.GoalRevealed, rules.SceneBegan, rules.TokenDropped:
	default:
		return false
	}
	return true
}

// Speaking is the line that is being said, nil for none.
func (p *Player) Speaking() *rules.Event {
	if len(p.playing) > 0 && p.playing[0].Kind == rules.Spoken {
		return &p.playing[0]
	}
	if len(p.prologue.lines) > 0 {
		return &p.prologue.lines[0]
	}
	return nil
}
