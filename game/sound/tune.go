package sound

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"tenaille/game/sound/music"
)

// ahead is how much of a piece is made before it is heard. More would be made at one
// go where it begins, less would not last over a slow picture.
const ahead = 200 * time.Millisecond

// fadeOut is how much softer a piece becomes in a tick that is to go: gone in one and a
// half seconds. fadeIn is how much louder one that comes: there in half a second.
const (
	fadeOut = 1. / 90
	fadeIn  = 1. / 30
)

// tune is a piece being played.
type tune struct {
	piece  music.Piece
	stream *music.Stream
	player *audio.Player
	now    float64 // how far it has come in, 0 to 1
	set    float64 // what its player was last told
}

// Music says which piece is played in this tick, and how great the danger is, from 0 to
// music.MostDanger; without a call the piece dies away.
func (p *Player) Music(piece music.Piece, danger int) {
	p.wanted, p.danger = piece, danger
}

// Rest silences the music, and nothing else, while it is set: the window is not looked
// at. It goes on where it was.
func (p *Player) Rest(on bool) { p.resting = on }

// Playing is the piece that is played, which may be dying away.
func (p *Player) Playing() music.Piece { return p.tune.piece }

// updateMusic brings the piece nearer to what is wanted. A piece that is to go has gone
// before the next begins.
func (p *Player) updateMusic() {
	t := &p.tune
	if t.piece != p.wanted {
		if t.now = max(0, t.now-fadeOut); t.now == 0 || p.silenced || p.resting {
			t.stop()
			p.tune = tune{piece: p.wanted}
		}
	} else if t.piece != music.None {
		t.now = min(1, t.now+fadeIn)
	}
	p.wanted = music.None
	loud := t.now * p.loudness(p.levels.Music)
	if p.resting {
		loud = 0
	}
	if t.stream != nil {
		t.stream.SetDanger(p.danger)
	}
	p.playTune(loud)
}

// playTune brings the piece to a loudness; a silent one is paused, and nothing of it
// is made.
func (p *Player) playTune(loud float64) {
	t := &p.tune
	if t.piece == music.None || p.context == nil || !p.context.IsReady() || loud == t.set {
		return
	}
	if t.player == nil {
		t.stream = music.Play(t.piece)
		t.stream.SetDanger(p.danger)
		player, err := p.context.NewPlayerF32(t.stream)
		if err != nil {
			p.context = nil // there is no sound to be had
			return
		}
		player.SetBufferSize(ahead)
		t.player = player
	}
	t.set = loud
	t.player.SetVolume(loud)
	switch playing := t.player.IsPlaying(); {
	case loud == 0 && playing:
		t.player.Pause()
	case loud > 0 && !playing:
		t.player.Play()
	}
}

// stop lets go of the player.
func (t *tune) stop() {
	if t.player != nil {
		t.player.PauseAndStopReading()
	}
}
