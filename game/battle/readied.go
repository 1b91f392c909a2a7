package battle

import (
	"image"
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// confirmID is the button that does what the strip says.
const confirmID = "wish.confirm"

// maxChipKeys is how many chips have a key: the ten digits, then with Shift.
const maxChipKeys = 20

// chipKey is the key of the n-th chip from 1, empty where there is none.
func (b *battle) chipKey(n int) string {
	switch {
	case n <= 10:
		return b.Number(n % 10)
	case n <= maxChipKeys:
		return b.Key("key.shift") + "+" + b.Number(n%10)
	}
	return ""
}

// confirmWish does what the strip says.
func (b *battle) confirmWish() {
	b.focus = ""
	b.plot()
	b.countOut()
	if !b.turn.Deliberate() || b.busy() || !b.turn.Confirmable() {
		return
	}
	b.Sound.Play(sound.Select)
	b.order(b.turn.Proposed.Acts...)
}

// ringAfter puts the ring on the row of chips after that of a facet, on the
// button after the last; the mouse needs no ring.
func (b *battle) ringAfter(after int) {
	b.focus = ""
	if last := b.Devices.Last(); last == input.Mouse || last == input.Touch {
		return
	}
	b.focus = confirmID
	for _, r := range b.chipRows() {
		if r.facet > after {
			b.focus = r.chips[0].ID
			for i := range r.chips {
				if r.chips[i].Selected {
					b.focus = r.chips[i].ID
				}
			}
			return
		}
	}
}

// rowHead is the title of a row of chips, empty where they speak for
// themselves.
func (b *battle) rowHead(f int) string {
	if b.turn.Mode != plan.VerbMode || f >= len(b.turn.Draft.Row().Facets) {
		return ""
	}
	switch b.turn.Draft.Row().Facets[f].Kind {
	case plan.TriggerFacet:
		return b.T("When")
	case plan.ThenFacet:
		return b.T("Then")
	case plan.StepFacet:
		return b.T("Before that")
	}
	return ""
}

// mayRead reports whether the side on screen may know what a creature plans:
// its own does, an onlooker too.
func (b *battle) mayRead(id rules.ID) bool {
	return b.turn.Side < 0 || int(b.turn.E.Creatures[id].Side) == b.turn.Side
}

// waitsFor is the trigger of a readied action in words.
func (b *battle) waitsFor(r *rules.Readied) string {
	words := strings.ToLower(b.Key("trigger." + r.Trigger.String()))
	if r.Trigger == rules.EnemyLeavesCell {
		words += " (" + r.Cell.Name() + ")"
	}
	return words
}

// answers is what a readied action of a creature does, in words.
func (b *battle) answers(id rules.ID, r *rules.Readied) string {
	if r.Steps && r.Then != rules.FiveFootStep {
		return b.T("%[1]s, after a 5-foot step to %[2]s", b.readiedDeed(id, r), r.To.Name())
	}
	return b.readiedDeed(id, r)
}

// readiedDeed is the same without the 5-foot step that goes with it.
func (b *battle) readiedDeed(id rules.ID, r *rules.Readied) string {
	c := &b.turn.E.Creatures[id]
	name := b.VerbName(r.Then)
	switch r.Then {
	case rules.Power, rules.Drink:
		if int(r.Option) < len(c.Powers) {
			return b.PowerName(c.Powers[r.Option].ID)
		}
	case rules.Attack, rules.Draw, rules.Load, rules.Sheathe, rules.Drop, rules.Disarm:
		return b.T("%[1]s: %[2]s", name, b.WeaponName(c.Weapon(r.Weapon).Name))
	case rules.Move, rules.FiveFootStep:
		return name + " " + r.To.Name()
	}
	return name
}

// waitMarks are the signs of one who delays or is ready, as far as the side on
// screen may know it (INI-07, INI-08).
func (b *battle) waitMarks(id rules.ID) []model.Mark {
	f := &b.shown.facts.Combatants[id]
	var list []model.Mark
	if r := f.Readied; r.Trigger != rules.NoTrigger && b.mayRead(id) {
		list = append(list, model.Mark{Icon: plan.Rows[rules.Ready].Icon, Family: model.Stance, Tip: model.Tip{
			Title: b.Key("verb.ready"), Rule: rules.INI08.String(),
			Text: b.T("when: %[1]s", b.waitsFor(&r)) + "\n" + b.T("then: %[1]s", b.answers(id, &r)),
		}})
	}
	if f.Budget.Delaying {
		list = append(list, model.Mark{Icon: plan.Rows[rules.Delay].Icon, Family: model.Stance, Tip: model.Tip{
			Title: b.Key("verb.delay"), Rule: rules.INI07.String(), Text: b.T("Asked after each turn whether it acts now."),
		}})
	}
	return list
}

// waitBadges are the same signs on the piece.
func (b *battle) waitBadges(f *rules.Facts, id rules.ID) []board.Badge {
	var list []board.Badge
	c := &f.Combatants[id]
	if c.Readied.Trigger != rules.NoTrigger && b.mayRead(id) {
		list = append(list, board.Badge{Icon: plan.Rows[rules.Ready].Icon, Family: model.Stance})
	}
	if c.Budget.Delaying {
		list = append(list, board.Badge{Icon: plan.Rows[rules.Delay].Icon, Family: model.Stance})
	}
	return list
}

// makeRoom lets the camera glide when the strip, the weapons, the palette or the
// log of a small screen lie over the creature that acts, once for each time they open or grow; the free
// part of the map ends where they begin.
func (b *battle) makeRoom() {
	free := b.free()
	room := free
	over := b.panels.ArmsTop() // of what lies over the bar
	if b.panels.Strip != nil {
		over = b.panels.StripBox().Y
	}
	if over > 0 && b.turn.Now.Who != rules.Nobody {
		room.H = min(room.H, over-6-room.Y)
	}
	if box := b.panels.PaletteBox(); box.W > 0 {
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
	b.camera.Safe = image.Rect(k.Px(room.X), k.Px(room.Y), k.Px(room.X+room.W), k.Px(room.Y+room.H))
	grown := !b.lifted || room.H < b.room.H || room.W < b.room.W
	if taken && grown && b.turn.Now.Who != rules.Nobody && b.hidden(b.turn.E.Space(b.turn.Now.Who)) {
		b.bringIn(b.turn.Now.Who)
	}
	b.lifted, b.room = taken, room
}

// hidden reports whether a space ends beyond the free part of the screen, below
// or to the right.
func (b *battle) hidden(s grid.Space) bool {
	r := b.camera.SpaceRect(s)
	return r.Max.Y > b.camera.Safe.Max.Y || r.Max.X > b.camera.Safe.Max.X
}
