package settings

import (
	"fmt"
	"math"

	"tenaille/game/sound"
	"tenaille/game/sound/music"
	"tenaille/game/words"
	"tenaille/render/widget"
)

// heard is a thing to listen to on the page of what is heard.
type heard struct {
	id, icon, label string
	on              bool // it is heard now
	play            func()
}

// tunes are the drawings of where a piece of music is heard.
var tunes = map[music.Piece]string{music.Jaws: "flank", music.Muster: "army", music.Press: "attack", music.Stone: "torch"}

// tried are the effects to listen to, with their drawings.
var tried = [...]struct {
	effect sound.Effect
	icon   string
}{
	{sound.Strike, "attack"}, {sound.Hit, "crush"}, {sound.Blocked, "total-defence"}, {sound.Critical, "coup-de-grace"},
	{sound.Bow, "ranged"}, {sound.Psi, "psi"}, {sound.Heal, "heal"}, {sound.Felled, "dead"},
	{sound.Jaws, "flank"}, {sound.Roll, "dice"}, {sound.StepStone, "move"}, {sound.StepWater, "water"},
}

// toHear are the pieces of music and then the effects.
func (s *settings) toHear() (list []heard) {
	for _, p := range music.Pieces() {
		list = append(list, heard{id: p.String(), icon: tunes[p], label: s.Key("tune." + p.String()), on: s.piece == p, play: func() {
			if s.piece == p { // a second press ends it
				s.piece = music.None
			} else {
				s.piece = p
			}
			s.Stale()
		}})
	}
	for _, t := range tried {
		list = append(list, heard{id: t.effect.String(), icon: t.icon, label: words.Capital(s.Key("sound." + t.effect.String())), play: func() { s.Sound.Play(t.effect) }})
	}
	return list
}

// hearWide is how wide a button is at least that has something heard.
const hearWide = 216.

// hearRows are the rows of what can be listened to, as many buttons in each as it has room
// for.
func (s *settings) hearRows() (rows []row) {
	wide := math.Min(widest, s.Width-16) - tabsWidth - 46 - scrollWide - 8
	if s.Held() {
		wide = s.Width - 34 - scrollWide - 8
	}
	const gap = 8.
	list, per := s.toHear(), min(max(int((wide+gap)/(hearWide+gap)), 1), len(music.Pieces()))
	for i := 0; i < len(list); i += per {
		line, id := list[i:min(i+per, len(list))], fmt.Sprint("settings.hear.", i/per)
		rows = append(rows, row{id: id, under: true, tall: s.Touch(controlHeight + 4), lay: func(p *widget.Page, r widget.Rect) {
			w := (r.W+gap)/float64(per) - gap
			for k, h := range line {
				p.Button(id+"."+h.id, widget.Rect{X: r.X + float64(k)*(w+gap), Y: r.Y, W: w, H: r.H}, widget.Button{
					Label: h.label, Icon: h.icon, Size: 13, Selected: h.on, Disabled: s.Sound.Silent(), OnClick: h.play,
				})
			}
		}})
	}
	return rows
}

// Audition is the piece that is listened to, None for that of the screen below.
func (s *settings) Audition() music.Piece {
	if s.tab != "sound" {
		return music.None
	}
	return s.piece
}
