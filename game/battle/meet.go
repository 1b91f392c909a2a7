package battle

import (
	"tenaille/render/stage"
	"tenaille/rules"
)

// meet brings onto the stage whom the side on screen begins to see: those it has
// come to see with what was shown already, and those whom what is to be shown now
// is about, as they are after it.
func (p *playback) meet(b *battle) {
	list := b.turn.Match.Sightings(b.turn.Side)
	p.met = min(p.met, len(list)) // something was taken back
	before := p.heard - len(p.queue) - len(p.playing)
	for ; p.met < len(list) && list[p.met].Heard <= before; p.met++ {
		p.enters(b, list[p.met].Who, &list[p.met].As)
	}
	ev := &p.playing[0]
	for i := p.met; i < len(list) && list[i].Heard <= before+len(p.playing); i++ {
		if s := &list[i]; s.Who == ev.Who || s.Who == ev.Whom {
			p.enters(b, s.Who, &s.As)
		}
	}
}

// enters lets one appear who was not in sight.
func (p *playback) enters(b *battle, id rules.ID, as *rules.Combatant) {
	if c := &p.shown.Facts.Combatants[id]; c.Absent && !as.Absent {
		*c = *as
		if piece, ok := b.pieceNow(id); ok {
			p.stage.Play(stage.Appear{Piece: piece})
		}
	}
}
