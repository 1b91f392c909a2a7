package sound

import (
	"testing"

	"tenaille/game/sound/music"
)

// TestMusicComesAndGoes: a piece comes in at once, dies away before another one begins,
// and goes when nobody wants any.
func TestMusicComesAndGoes(t *testing.T) {
	p := Open(true)
	wait := func(piece music.Piece, ticks int) {
		for range ticks {
			p.Music(piece, 1)
			p.Update()
		}
	}
	wait(music.Jaws, 40)
	if p.Playing() != music.Jaws || p.tune.now < 1 {
		t.Fatalf("%v is played at %.2f", p.Playing(), p.tune.now)
	}
	wait(music.Press, 60)
	if p.Playing() != music.Jaws || p.tune.now > .5 || p.tune.now <= 0 {
		t.Errorf("a second after the next is wanted %v is at %.2f, want the first dying away", p.Playing(), p.tune.now)
	}
	wait(music.Press, 60)
	if p.Playing() != music.Press || p.danger != 1 {
		t.Errorf("two seconds after the next is wanted %v is played", p.Playing())
	}
	wait(music.None, 1)
	for range 100 {
		p.Update() // no call
	}
	if p.Playing() != music.None {
		t.Errorf("%v is played though nobody wants it", p.Playing())
	}
	wait(music.Jaws, 40)
	p.Rest(true)
	wait(music.Stone, 2) // what is not heard need not die away
	if p.Playing() != music.Stone {
		t.Errorf("in the background %v is kept", p.Playing())
	}
}

// TestMusicIsAPartOfTheWhole: its loudness is its own part of the master's, and nothing
// when muted.
func TestMusicIsAPartOfTheWhole(t *testing.T) {
	p := Open(true)
	p.SetLevels(Levels{Master: 100, Effects: 100, Ambience: 100, Music: 50})
	if got := p.loudness(p.levels.Music); got != .25 {
		t.Errorf("half of the music is %.3f, want .25", got)
	}
	p.SetLevels(Levels{Master: 100, Music: 50, Muted: true})
	if got := p.loudness(p.levels.Music); got != 0 {
		t.Errorf("muted music is heard at %.3f", got)
	}
}
