package hud

import (
	"fmt"
	"math"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/hud/slip"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// Panels is a Screen laid out: where each part lies.
type Panels struct {
	part.Layout
	Screen
	ui.Regions
	style *widget.Style

	order      widget.Rect
	later      int // chips that the row has no room for
	turnAt     widget.Rect
	chips      []widget.Rect
	toggles    []widget.Rect
	pips       []widget.Rect
	actions    []widget.Rect
	arms       []widget.Rect
	reel       widget.Rect
	stripOf    stripPlan
	paletteOf  palettePlan
	slip       slip.Slip
	log        widget.Rect
	logOf      []logRow
	ask        widget.Rect
	askOf      askPlan
	help       widget.Rect
	helpPage   [][]model.Key // the columns shown
	helpColumn float64
	helpRow    float64
	toastAt    widget.Rect
	toastOf    []string
	tipFor     ui.Region // the part whose tip is shown
	tipAt      widget.Rect
	tipOf      []tipLine
}

// Arrange lays a screen out. The same screen always comes to the same places.
func Arrange(style *widget.Style, l part.Layout, s Screen) *Panels {
	p := &Panels{Layout: l, Screen: s, style: style}
	p.arrangeTop()
	p.arrangeBottom()
	p.arrangeSide()
	p.arrangeOver()
	return p
}

func (p *Panels) arrangeTop() {
	if p.Compact {
		p.panel("brow", p.Brow())
	}
	p.panel("header", p.Header)
	p.put("menu", p.menuButton(), false, model.Tip{})
	if !p.Compact {
		for _, box := range p.groundBoxes() {
			p.put(box.id, box.at, false, model.Tip{Title: box.words, Text: box.about, Rule: box.rule})
		}
	}
	if p.Ruleset != "" && !p.Compact {
		p.put("ruleset", p.rulesetBox().Inset(-3), false, p.RulesetTip)
	}
	mid := p.turnWidth()
	rest := p.foldOrder()
	n := float64(len(p.Chips))
	step := math.Min(40, (p.Order.W-18-10-mid-rest)/math.Max(n, 1))
	w := step*n + 18 + 10 + mid + rest
	p.order = widget.Rect{X: p.Order.X + (p.Order.W-w)/2, Y: p.Order.Y, W: w, H: p.Order.H}
	p.panel("order", p.order)
	x := p.order.X + 9
	for i := range p.Chips {
		if p.Turn != nil && i == p.Turn.Before {
			x = p.placeTurn(x, mid)
		}
		r := widget.Rect{X: x, Y: p.order.Y + 4, W: step, H: p.order.H - 8}
		if p.Chips[i].Acting {
			r.W += 10
		}
		x += r.W
		p.chips = append(p.chips, r)
		p.put(p.Chips[i].ID, r, false, model.Tip{})
	}
	if p.Turn != nil && p.turnAt.W == 0 && len(p.Chips) > 0 {
		p.placeTurn(x, mid)
	}
	if n, most := float64(len(p.Toggles)), float64(p.Switches()); !p.Compact && n > 0 && n < most { // few are no larger than many
		w := 16 + n*(p.TogglesBox.W-16+4)/most - 4
		p.TogglesBox.X, p.TogglesBox.W = p.TogglesBox.X+p.TogglesBox.W-w, w
	}
	p.panel("toggles", p.TogglesBox)
	for i := range p.Toggles {
		r := widget.Rect{X: p.TogglesBox.X + float64(i)*50, Y: p.TogglesBox.Y, W: 46, H: 46}
		if !p.Compact {
			n := float64(len(p.Toggles))
			w := (p.TogglesBox.W - 16 - 4*(n-1)) / n
			r = widget.Rect{X: p.TogglesBox.X + 8 + float64(i)*(w+4), Y: p.TogglesBox.Y + (p.TogglesBox.H-42)/2, W: w, H: 42}
		}
		p.toggles = append(p.toggles, r)
		p.put(p.Toggles[i].ID, r, false, p.Toggles[i].Tip)
	}
}

func (p *Panels) arrangeBottom() {
	if p.Compact {
		p.panel("dock", p.Dock())
	}
	if p.Card != nil {
		p.panel("unit_card", p.CardBox)
		for i := range p.Card.Cells {
			if p.Compact {
				break
			}
			p.put(fmt.Sprintf("unit_card.%d", i), p.cardCell(i), false, p.Card.Cells[i].Tip)
		}
		if !p.Compact {
			p.put("unit_card.hp", p.cardLife().Inset(-2), false, p.Card.Life)
		}
		for i := range p.Card.Conditions {
			p.put(fmt.Sprintf("unit_card.condition%d", i), p.cardMark(i), false, p.Card.Conditions[i].Tip)
		}
	}
	if len(p.Actions) > 0 {
		if !p.Compact {
			p.panel("actions", p.Bar)
		}
		x, y := p.Bar.X+12, p.Bar.Y+5
		if p.Compact {
			x, y = p.Bar.X+4, p.Bar.Y-28
		}
		if p.Snug {
			p.foldPips(p.Bar.W - 24)
		} else if !p.Compact {
			p.foldPips(p.Bar.W - 26 - p.hintRoom())
		}
		for i := range p.Pips {
			w, gap := p.pipWidth(i)
			x += p.orWidth(&p.Pips[i])
			r := widget.Rect{X: x, Y: y, W: w, H: 22}
			x += w + gap
			p.pips = append(p.pips, r)
			p.put("pip."+p.Pips[i].ID, r, false, p.Pips[i].Tip)
		}
		n := float64(len(p.Actions))
		w := (p.Bar.W - 20 - 4*(n-1)) / n
		for i := range p.Actions {
			r := widget.Rect{X: p.Bar.X + 10 + float64(i)*(w+4), Y: p.Bar.Y + 31, W: w, H: 61}
			if p.Compact {
				w := math.Min((p.Bar.W-4*(n-1))/n, 64)
				r = widget.Rect{X: p.Bar.X + float64(i)*(w+4), Y: p.Bar.Y, W: w, H: p.Bar.H}
			}
			p.actions = append(p.actions, r)
			a := &p.Actions[i]
			p.put(a.ID, r, a.Off, a.Tip)
		}
	}
	p.arrangeReel()
	p.put(p.Undo.ID, p.UndoBox, p.Undo.Off, p.Undo.Tip)
	p.put(p.End.ID, p.EndBox, p.End.Off, p.End.Tip)
	if p.Compact && p.Confirm != nil && p.Strip == nil {
		p.put(p.Confirm.ID, p.confirmBox(), p.Confirm.Off, p.Confirm.Tip)
	} else {
		p.Confirm = nil
	}
	if p.Map.W > 0 {
		p.put("minimap", p.Map, false, model.Tip{})
	}
	p.arrangeMenus()
}

// hintRoom is the least width at which the hint is read whole, on two lines.
func (p *Panels) hintRoom() float64 {
	if p.Hint == "" {
		return 0
	}
	whole := p.style.Width(p.Hint, widget.Regular, hintInk)
	for w := math.Ceil(whole / 2); w < whole; w += 4 {
		if len(p.style.Wrap(p.Hint, w, widget.Regular, hintInk)) <= 2 {
			return w + 14
		}
	}
	return whole + 14
}

// pipWidth is the room a pip takes and the gap after it.
func (p *Panels) pipWidth(i int) (w, gap float64) {
	v := &p.Pips[i]
	if v.Label == "" {
		if i+1 < len(p.Pips) && p.Pips[i+1].Cost == v.Cost { // one of several, close to the next
			return 24, -2
		}
		return 28, 6
	}
	return p.style.Width(v.Label, widget.Regular, 12.5) + 36, 6
}

// orWidth is the room of the word that ties a pip to the one before it.
func (p *Panels) orWidth(v *model.Pip) float64 {
	if v.Or == "" {
		return 0
	}
	return p.style.Width(v.Or, widget.Regular, 12) + 4
}

// foldPips takes the words off pips, from the last on, until all have room.
func (p *Panels) foldPips(room float64) {
	list := append([]model.Pip(nil), p.Pips...)
	p.Pips = list
	for last := len(list) - 1; last >= 0; last-- {
		all := 0.
		for i := range list {
			w, gap := p.pipWidth(i)
			all += w + gap + p.orWidth(&list[i])
		}
		if all <= room {
			return
		}
		list[last].Label = ""
	}
}

// arrangeMenus lays the weapons, or the strip of what is aimed, over the action
// bar.
func (p *Panels) arrangeMenus() {
	if p.Strip == nil {
		p.arrangeArms()
	}
	if p.Strip != nil {
		p.planStrip()
	}
}

// ArmsTall is the height in units that a row of weapons takes over the bar.
const ArmsTall = 38

// ArmsTop is where the rows of weapons begin, 0 where there are none.
func (p *Panels) ArmsTop() float64 {
	top := 0.
	for i, r := range p.arms {
		if i == 0 || r.Y < top {
			top = r.Y
		}
	}
	return top
}

// confirmBox is where a small screen offers to do what is planned: over the end
// of the turn, under the thumb.
func (p *Panels) confirmBox() widget.Rect {
	return widget.Rect{X: p.EndBox.X, Y: p.EndBox.Y - 8 - p.EndBox.H, W: p.EndBox.W, H: p.EndBox.H}
}

// leastLog is the least height of the log: its title and one attack.
const leastLog = 88

func (p *Panels) arrangeSide() {
	p.log = p.LogBox
	if p.Compact && !p.LogOpen {
		p.log.H = 0
	}
	if p.Palette != nil {
		p.planPalette()
		p.log.H = 0
		if y := p.paletteOf.box.Y + p.paletteOf.box.H + 8; !p.Compact {
			p.log.Y, p.log.H = y, p.LogBox.Y+p.LogBox.H-y
		}
	}
	p.arrangeSlip()
	if y := p.slip.Box.Y + p.slip.Box.H + 14; p.Slip != nil && y > p.log.Y && p.Palette == nil {
		p.log.H -= y - p.log.Y
		p.log.Y = y
	}
	if p.log.H >= leastLog {
		p.panel("log", p.log)
		p.planLog()
	} else {
		p.log.H = 0
	}
}

func (p *Panels) menuButton() widget.Rect {
	if p.Compact {
		return p.Header
	}
	return widget.Rect{X: p.Header.X + 8, Y: p.Header.Y + 8, W: 42, H: 42}
}

func (p *Panels) arrangeOver() {
	if p.Ask != nil {
		p.planAsk()
	}
	if p.Toast != nil {
		p.planToast()
	}
	if p.Help != nil {
		p.planHelp()
	}
}
