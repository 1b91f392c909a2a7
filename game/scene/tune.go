package scene

import "tenaille/game/sound/music"

// Tuned is a scene that has music: a piece, and how great the danger is, from 0 to
// music.MostDanger. Scenes over it that have none of their own leave it its music.
type Tuned interface {
	Tune() (piece music.Piece, danger int)
}

// Auditioned is a scene on which a piece can be listened to: the one it names is played
// instead of any other, music.None is none.
type Auditioned interface{ Audition() music.Piece }

// tune has the music of the uppermost scene that has any played.
func (g *Game) tune() {
	for i := len(g.Stack.scenes) - 1; i >= 0; i-- {
		if t, ok := g.Stack.scenes[i].(Auditioned); ok && t.Audition() != music.None {
			g.Sound.Music(t.Audition(), music.MostDanger)
			return
		}
		if t, ok := g.Stack.scenes[i].(Tuned); ok {
			g.Sound.Music(t.Tune())
			return
		}
	}
}
