package battle

import (
	"tenaille/game/match"
	"tenaille/game/recording"
	"tenaille/game/replay"
	"tenaille/game/scene"
)

// NewReplay opens a recorded match to be watched, at the place after so many
// actions. The error names the line that cannot be played.
func NewReplay(c *scene.Context, rp *replay.Replay, at int) (scene.Scene, error) {
	r, m, err := recording.Open(rp)
	if err != nil {
		return nil, err
	}
	b := newBattle(c, match.TermsOf(m))
	b.turn.Match = m
	b.session.Watch(r)
	b.begin()
	r.Seek(at)
	return b, nil
}

// NewFilm opens a recorded match that is shown from its beginning by itself.
func NewFilm(c *scene.Context, rp *replay.Replay) (scene.Scene, error) {
	s, err := NewReplay(c, rp, 0)
	if err == nil {
		s.(*battle).session.Recording.Play()
	}
	return s, err
}
