package scene

import "tenaille/game/sound/music"

// Tuned is a scene that has music: a piece, and how great the danger is, from 0 to
// music.MostDanger. Scenes over it that have none of their own leave it its music.
type Tuned interface {
	Tune() (piece music.Piece, danger int)
}

// tune has the music of the uppermost scene that has any played.
func (g *Game) tune() {
	for i := len(g.Stack.scenes) - 1; i >= 0; i-- {
		if t, ok := g.Stack.scenes[i].(Tuned); ok {
			g.Sound.Music(t.Tune())
			return
		}
	}
}
