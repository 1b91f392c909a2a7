package playback

import (
	"slices"

	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/render/stage"
)

// film is what has happened since the side's turn, shown once more.
type film struct {
	to   int // events perceived by its end
	pace int // how fast it goes
}

// FilmSpeeds are how fast a film may go.
var FilmSpeeds = [...]int{1, 2, 4, 8}

// Film shows again what the side on screen has perceived since its last action: the
// events themselves, on the facts as the side knew them then. Whatever is being shown
// is at its end then.
func (p *Player) Film(s match.Since, speed int) {
	p.Skip()
	p.film = &film{to: s.To, pace: speed}
	p.queue = slices.Clone(p.Match.Perceived(p.Side, 0)[s.From:s.To])
	p.Shown.Facts, p.met = s.Facts.Clone(), s.Sightings
	p.recount(s.From)
	p.board.Hang(p.Shown.Facts.OpenDoors)
	p.Stage.Set(p.pieces(&p.Shown.Facts))
	p.stale = true
	p.screen.Changed()
}

// Filming is how fast a film goes that is being shown, 0 when none is.
func (p *Player) Filming() int {
	if p.film == nil {
		return 0
	}
	return p.film.pace
}

// FilmAt has the film go faster or slower.
func (p *Player) FilmAt(speed int) {
	if p.film != nil {
		p.film.pace = speed
	}
}

// rolled is the slip of the roll of a film that is being shown, as the log has it;
// nil for anything else.
func (p *Player) rolled() *model.Slip {
	if p.film == nil || len(p.playing) == 0 {
		return nil
	}
	return p.Rolls.Recorded(p.Log.At(p.Past()))
}

// linger gives a roll of a film the time to be read, which has no blow to be looked
// at.
func (p *Player) linger() {
	if p.rolled() != nil && !p.rolling() {
		p.Stage.Play(stage.Wait{Millis: lingers})
	}
}

// lingers is how long its slip stays, in milliseconds.
const lingers = 900

// cut ends a film that has been shown: the present is next.
func (p *Player) cut() {
	if p.film == nil || len(p.queue) > 0 || len(p.playing) > 0 || p.Stage.Busy() {
		return
	}
	p.film = nil
	p.met = len(p.Match.Sightings(p.Side))
	p.recount(p.heard)
	p.screen.Changed()
}

// recount counts the turns begun in the events perceived up to a place.
func (p *Player) recount(to int) {
	p.Shown.Turns = 0
	for _, ev := range p.Match.Perceived(p.Side, 0)[:to] {
		if Begins(&ev) {
			p.Shown.Turns++
		}
	}
}
