package game

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"

	"tenaille/game/probe"
)

// placeholder is the scene shown until the title screen exists: the name alone.
type placeholder struct {
	face     text.Face
	language string
	clicks   int
}

func newPlaceholder(o Options) *placeholder {
	p := &placeholder{language: o.Language}
	if p.language == "" {
		p.language = "en"
	}
	f, err := opentype.Parse(gobold.TTF)
	if err == nil {
		if face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: 96, DPI: 72}); err == nil {
			p.face = text.NewGoXFace(face)
		}
	}
	return p
}

func (p *placeholder) Update() error {
	if ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) {
		p.clicks++
	}
	probe.Publish(probe.State{Scene: "placeholder", Language: p.language, Turn: p.clicks})
	return nil
}

func (p *placeholder) Draw(screen *ebiten.Image) {
	screen.Fill(color.RGBA{0x17, 0x1a, 0x21, 0xff})
	if p.face == nil {
		return
	}
	op := &text.DrawOptions{}
	op.PrimaryAlign, op.SecondaryAlign = text.AlignCenter, text.AlignCenter
	b := screen.Bounds()
	op.GeoM.Translate(float64(b.Dx())/2, float64(b.Dy())/2)
	op.ColorScale.ScaleWithColor(color.RGBA{0xe6, 0xb8, 0x4a, 0xff})
	text.Draw(screen, "TENAILLE", p.face, op)
}

func (p *placeholder) Layout(int, int) (int, int) { panic("LayoutF is called instead") }

func (p *placeholder) LayoutF(w, h float64) (float64, float64) {
	s := ebiten.Monitor().DeviceScaleFactor()
	return math.Ceil(w * s), math.Ceil(h * s)
}
