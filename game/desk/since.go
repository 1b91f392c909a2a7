package desk

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/render/hud/log"
)

// The parts of the band that tells what has happened since the side's turn. SinceID
// is the one of the log that opens it.
const (
	SinceID   = log.FilmID
	WatchID   = "since.watch"
	SkipID    = "since.skip"
	NoSinceID = "since.close"
)

// since is the band over the bar that tells what has happened since the turn of the
// side on screen, while that is offered or shown again; nil otherwise.
func (d *Desk) since() *model.Strip {
	pace := d.play.Filming()
	since, ok := d.session.Since()
	if !ok || pace == 0 && !d.session.Offered {
		return nil
	}
	s := &model.Strip{Icon: "replay", Title: d.T("Since your turn"), Hint: d.tell.Since(since)}
	if pace == 0 {
		s.Ends = model.Ends{
			Confirm: model.Action{ID: WatchID, Label: d.T("Watch"), Key: d.KeyName(input.Since)},
			Close:   model.Action{ID: NoSinceID, Key: d.KeyName(input.Cancel)},
		}
		return s
	}
	s.Ends = model.Ends{
		Confirm: model.Action{ID: SkipID, Label: d.T("Skip"), Key: d.KeyName(input.Cancel)},
		Close:   model.Action{ID: NoSinceID},
	}
	return s
}

// speedToggle is the button of the speed at which things are shown, a film or the
// match.
func (d *Desk) speedToggle() model.Toggle {
	pace := d.Settings.Speed
	if n := d.play.Filming(); n > 0 {
		pace = n
	}
	return model.Toggle{ID: "toggle.speed", Icon: "speed", Label: "×" + d.Number(pace), Tip: model.Tip{Title: d.T("Animation speed")}}
}

// filmTip is the tip of the sign in the head of the log that opens it, without a
// title when there is nothing to watch.
func (d *Desk) filmTip() model.Tip {
	if _, ok := d.session.Since(); !ok {
		return model.Tip{}
	}
	return model.Tip{Title: d.T("Since your turn"), Text: d.T("Shows again what your side has perceived since its last action."), Key: d.KeyName(input.Since)}
}

// WhyID is the sign in the head of the log that tells what machines have weighed.
const WhyID = log.WhyID

// whyTip is its tip, without a title when there is nothing to tell.
func (d *Desk) whyTip() model.Tip {
	if len(d.session.Journal.Accounts()) == 0 || d.session.Busy() {
		return model.Tip{}
	}
	return model.Tip{Title: d.T("Why?"), Text: d.T("What the machine has weighed since your last action, and what spoke against it."), Key: d.KeyName(input.Why)}
}
