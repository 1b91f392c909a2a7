package sound

import (
	"bytes"
	"encoding/binary"
	"math"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"tenaille/game/sound/music"
)

// rate is the sample rate of everything, in hertz.
const rate = music.Rate

// voices is how many effects sound at once; a further one is left out.
const voices = 12

// Levels are the volumes in percent; the others are parts of Master.
type Levels struct {
	Master, Effects, Ambience, Music int
	Muted                            bool
}

// Player plays effects, ambience and music. It belongs to the goroutine of the game's
// Update.
type Player struct {
	// Heard, if set, is told of every effect, also where there is no sound card
	// or the player wants none: for captions.
	Heard func(Effect)

	context  *audio.Context
	levels   Levels
	silenced bool
	count    uint64
	tick     int
	last     [effects]int // the tick after that of the latest of each effect
	made     map[variant][]byte
	playing  []*audio.Player
	later    []delayed
	beds     [beds]bed
	tune     tune
	wanted   music.Piece
	danger   int
	resting  bool
}

type variant struct {
	effect Effect
	pitch  int // in percent
}

// delayed is an effect that is to sound after some ticks.
type delayed struct {
	effect Effect
	ticks  int
}

// Open returns the player of this machine: a silent one when mute is set or
// there is nothing to play on.
func Open(mute bool) *Player {
	p := &Player{made: map[variant][]byte{}, levels: Levels{Master: 70, Effects: 100, Ambience: 60, Music: 60}}
	if !mute && cardPresent() {
		if p.context = audio.CurrentContext(); p.context == nil {
			p.context = audio.NewContext(rate)
		}
	}
	return p
}

// Silent tells whether there is nothing to play on.
func (p *Player) Silent() bool { return p.context == nil }

// SetLevels sets the volumes of what is played from now on.
func (p *Player) SetLevels(l Levels) { p.levels = l }

// Hush silences everything while it is set, what has begun to sound included:
// another window has the focus.
func (p *Player) Hush(on bool) {
	if on && !p.silenced {
		for _, player := range p.playing {
			player.SetVolume(0)
		}
	}
	p.silenced = on
}

// loudness is the factor of a part of the whole. Loudness is heard by its
// logarithm: the square is near enough.
func (p *Player) loudness(part int) float64 {
	if p.levels.Muted || p.silenced {
		return 0
	}
	in := func(n int) float64 { return float64(min(max(n, 0), 100)) / 100 }
	v := in(p.levels.Master) * in(part)
	return v * v
}

// Play starts an effect, once in a few ticks. Its pitch varies by up to three in
// a hundred, so that a row of steps does not sound like a machine.
func (p *Player) Play(e Effect) {
	if e < 0 || e >= effects || p.last[e] > p.tick {
		return
	}
	p.last[e] = p.tick + 3
	if p.Heard != nil {
		p.Heard(e)
	}
	p.count++
	loud := p.loudness(p.levels.Effects)
	// A browser plays nothing before the first click; nothing waits for that.
	if p.context == nil || !p.context.IsReady() || loud == 0 || len(p.playing) >= voices {
		return
	}
	v := variant{e, detune(e, p.count)}
	pcm, ok := p.made[v]
	if !ok {
		pcm = encode(synthesise(e, 1+float64(v.pitch)/100))
		p.made[v] = pcm
	}
	player := p.context.NewPlayerF32FromBytes(pcm)
	player.SetVolume(loud)
	player.Play()
	p.playing = append(p.playing, player)
}

// detune is the pitch of the nth sound in percent off its own, by a hash.
func detune(e Effect, n uint64) int {
	h := (n ^ uint64(e)<<32) * 0x9e3779b97f4a7c15
	h ^= h >> 29
	h *= 0xbf58476d1ce4e5b9
	return int(h>>33%7) - 3
}

// PlayLater starts an effect after some ticks. Few wait at once; more are left
// out.
func (p *Player) PlayLater(e Effect, ticks int) {
	if len(p.later) < 4*voices {
		p.later = append(p.later, delayed{e, ticks})
	}
}

// Update starts what waited, lets go of the effects that have ended and brings
// ambience and music nearer to what they shall be. Call it once a tick.
func (p *Player) Update() {
	p.tick++
	waiting := p.later[:0]
	for _, d := range p.later {
		if d.ticks--; d.ticks <= 0 {
			p.Play(d.effect)
		} else {
			waiting = append(waiting, d)
		}
	}
	p.later = waiting
	kept := p.playing[:0]
	for _, player := range p.playing {
		if player.IsPlaying() {
			kept = append(kept, player)
		} else {
			player.PauseAndStopReading()
		}
	}
	p.playing = kept
	p.updateBeds()
	p.updateMusic()
}

// encode turns mono samples into the stereo bytes that ebiten plays.
func encode(samples []float64) []byte {
	out := make([]byte, 0, len(samples)*8)
	for _, v := range samples {
		bits := math.Float32bits(float32(v))
		out = binary.LittleEndian.AppendUint32(out, bits)
		out = binary.LittleEndian.AppendUint32(out, bits)
	}
	return out
}

// loop is an endless reader of samples.
func loop(samples []float64) *audio.InfiniteLoop {
	pcm := encode(samples)
	return audio.NewInfiniteLoopF32(bytes.NewReader(pcm), int64(len(pcm)))
}
