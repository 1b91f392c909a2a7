// Command hello is the least program that a game could be: a window with a line of
// text, and the audio and picture decoders that games link. The start of the game
// is compared with its.
package main

import (
	"bytes"
	_ "image/png"
	"log"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/audio"
	"github.com/hajimehoshi/ebiten/v2/audio/vorbis"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font/gofont/goregular"
)

type hello struct {
	face    *text.GoTextFace
	updates int
}

func (h *hello) Update() error {
	if h.updates++; h.updates == 1 {
		mark("first update")
	}
	return nil
}

func (h *hello) Draw(dst *ebiten.Image) { text.Draw(dst, "Hello, 0123456789", h.face, nil) }

func (h *hello) Layout(int, int) (int, int) { return 1280, 720 }

func main() {
	source, err := text.NewGoTextFaceSource(bytes.NewReader(goregular.TTF))
	if err != nil {
		log.Fatal(err)
	}
	sound := audio.NewContext(48000)
	if len(os.Args) > 9 { // never, but the decoder is linked
		stream, err := vorbis.DecodeF32(bytes.NewReader(nil))
		if err != nil {
			log.Fatal(err)
		}
		player, err := sound.NewPlayerF32(stream)
		if err != nil {
			log.Fatal(err)
		}
		player.Play()
	}
	ebiten.SetWindowSize(1280, 720)
	if err := ebiten.RunGame(&hello{face: &text.GoTextFace{Source: source, Size: 24}}); err != nil {
		log.Fatal(err)
	}
}
