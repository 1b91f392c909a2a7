package board

import "github.com/hajimehoshi/ebiten/v2"

type layer struct{ valid bool }

func (b *Board) drawUnder(dst *ebiten.Image, cam Camera, s *Signs)    {}
func (b *Board) drawCanopy(dst *ebiten.Image, cam Camera)             {}
func (b *Board) drawOver(dst *ebiten.Image, cam Camera, p *Picture)   {}
func (b *Board) drawLabels(dst *ebiten.Image, cam Camera, p *Picture) {}
