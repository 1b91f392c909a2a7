package playback

import (
	"tenaille/render/stage"
	"tenaille/rules"
)

// meet brings onto the stage whom the side on screen begins to see: those it has
// come to see with what was shown already, and those whom what is to be shown now
// is about, as they are after it.
func (p *Player) meet() {
	list := p.Match.Sightings(p.Side)
	p.met = min(p.met, len(list)) // something was taken back
	before := p.Past()
	for ; p.met < len(list) && list[p.met].Heard <= before; p.met++ {
		p.enters(list[p.met].Who, &list[p.met].As)
	}
	ev := &p.playing[0]
	for i := p.met; i < len(list) && list[i].Heard <= before+len(p.playing); i++ {
		if s := &list[i]; s.Who == ev.Who || s.Who == ev.Whom {
			p.enters(s.Who, &s.As)
		}
	}
}

// enters lets one appear who was not in sight.
func (p *Player) enters(id rules.ID, as *rules.Combatant) {
	if c := &p.Shown.Facts.Combatants[id]; c.Absent && !as.Absent {
		*c = *as
		if piece, ok := p.pieceNow(id); ok {
			p.Stage.Play(stage.Appear{Piece: piece})
		}
	}
}
