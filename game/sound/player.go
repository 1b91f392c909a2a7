package sound

import (
	"encoding/binary"
	"math"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// rate is the sample rate of everything, in hertz.
const rate = 44100

// voices is how many effects sound at once; a further one is left out.
const voices = 12

// Player plays the effects. It belongs to the goroutine of the game's Update.
type Player struct {
	context *audio.Context
	volume  float64
	count   int
	made    map[variant][]byte
	playing []*audio.Player
}

type variant struct {
	effect Effect
	pitch  int
}

// Open returns the player of this machine: a silent one when mute is set or
// there is nothing to play on.
func Open(mute bool) *Player {
	p := &Player{made: map[variant][]byte{}, volume: .7}
	if !mute && cardPresent() {
		if p.context = audio.CurrentContext(); p.context == nil {
			p.context = audio.NewContext(rate)
		}
	}
	return p
}

// Silent tells whether there is nothing to play on.
func (p *Player) Silent() bool { return p.context == nil }

// SetVolume sets the loudness, 0 to 100, of what is played from now on.
func (p *Player) SetVolume(percent int, muted bool) {
	p.volume = float64(min(max(percent, 0), 100)) / 100
	if muted {
		p.volume = 0
	}
}

// Play starts an effect. Its pitch varies by three in a hundred from one time
// to the next, so that a row of steps does not sound like a machine.
func (p *Player) Play(e Effect) {
	if p.context == nil || p.volume == 0 || e < 0 || e >= effects || len(p.playing) >= voices {
		return
	}
	p.count++
	v := variant{e, p.count*7%3 - 1}
	pcm, ok := p.made[v]
	if !ok {
		pcm = encode(synthesise(e, 1+.03*float64(v.pitch)))
		p.made[v] = pcm
	}
	player := p.context.NewPlayerF32FromBytes(pcm)
	// Loudness is heard by its logarithm: the square is near enough.
	player.SetVolume(p.volume * p.volume)
	player.Play()
	p.playing = append(p.playing, player)
}

// Update lets go of the effects that have ended. Call it once a tick.
func (p *Player) Update() {
	kept := p.playing[:0]
	for _, player := range p.playing {
		if player.IsPlaying() {
			kept = append(kept, player)
		} else {
			player.PauseAndStopReading()
		}
	}
	p.playing = kept
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
