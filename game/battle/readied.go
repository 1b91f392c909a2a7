package battle

import (
	"image"

	"tenaille/game/input"
	"tenaille/game/sound"
	"tenaille/rules"
)

// confirmID is the button that does what the strip says.
const confirmID = "wish.confirm"

// confirmWish does what the strip says.
func (b *battle) confirmWish() {
	b.hand.Focus = ""
	b.plot()
	b.countOut()
	if !b.turn.Deliberate() || b.busy() || !b.turn.Confirmable() {
		return
	}
	b.Sound.Play(sound.Select)
	b.order(b.turn.Forecast.Proposed.Acts...)
}

// ringAfter puts the ring on the row of chips after that of a facet, on the
// button after the last; the mouse needs no ring.
func (b *battle) ringAfter(after int) {
	b.hand.Focus = ""
	if last := b.Devices.Last(); last == input.Mouse || last == input.Touch {
		return
	}
	b.hand.Focus = confirmID
	for _, r := range b.tell.Choices.ChipRows() {
		if r.Facet > after {
			b.hand.Focus = r.Chips[0].ID
			for i := range r.Chips {
				if r.Chips[i].Selected {
					b.hand.Focus = r.Chips[i].ID
				}
			}
			return
		}
	}
}

// makeRoom lets the camera glide when the strip, the weapons, the palette or the
// log of a small screen lie over the creature that acts, once for each time they open or grow; the free
// part of the map ends where they begin.
func (b *battle) makeRoom() {
	free := b.free()
	room := free
	over := b.panels.Bar.ArmsTop() // of what lies over the bar
	if b.panels.Strip != nil {
		over = b.panels.Strip.Box().Y
	}
	if over > 0 && b.turn.Now.Who != rules.Nobody {
		room.H = min(room.H, over-6-room.Y)
	}
	if box := b.panels.Palette.Box(); box.W > 0 {
		room.W = min(room.W, box.X-8-room.X)
	}
	if b.layout.Compact && b.logOpen {
		room.W = min(room.W, b.layout.LogBox.X-8-room.X)
	}
	taken := room != free
	if b.boardOnly || !taken && !b.lifted {
		return
	}
	k := b.style
	b.table.Camera.Safe = image.Rect(k.Px(room.X), k.Px(room.Y), k.Px(room.X+room.W), k.Px(room.Y+room.H))
	grown := !b.lifted || room.H < b.room.H || room.W < b.room.W
	if taken && grown && b.turn.Now.Who != rules.Nobody && b.table.Hidden(b.turn.E.Space(b.turn.Now.Who)) {
		b.table.BringIn(b.turn.Now.Who)
	}
	b.lifted, b.room = taken, room
}
