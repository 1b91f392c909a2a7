package hud

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/render/hud/foot"
	"tenaille/render/hud/head"
	"tenaille/render/hud/log"
	"tenaille/render/hud/over"
	"tenaille/render/hud/palette"
	"tenaille/render/hud/part"
	"tenaille/render/hud/slip"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// Panels is a Screen laid out: its panels and the parts of them that can be met. What
// is not shown is nil.
type Panels struct {
	ui.Regions
	Header    head.Header
	Order     head.Order
	Goals     *head.Goals
	Switches  head.Switches
	Card      foot.Card
	Bar       foot.Bar
	Timeline  *foot.Timeline
	Buttons   foot.Buttons
	Strip     *foot.Strip
	Sheet     *foot.Sheet // in its place where there is much to choose
	Palette   *palette.Palette
	Slip      *model.Slip
	Inspector *foot.Inspector
	Log       log.Log
	Ask       *over.Ask
	Signs     over.Signs
	Speech    over.Speech
	Toast     *over.Toast
	Help      *over.Keys
	Tip       *widget.Tip
	Hand      part.Hand

	kit  part.Kit
	slip slip.Slip
}

// Arrange lays a screen out. The same screen always comes to the same places.
func Arrange(style *widget.Style, l part.Layout, s Screen) *Panels {
	p := &Panels{Slip: s.Slip, Signs: over.Signs{Banner: s.Banner, Heralds: s.Heralds}, Speech: over.Speech{Speech: s.Speech, Standing: s.On.Standing}, Hand: s.Hand}
	p.kit = part.Kit{Style: style, Layout: l, Regions: &p.Regions}
	k := &p.kit
	if k.Compact {
		p.Finger = part.Finger
	}
	if k.Compact && !k.Upright && s.Confirm != nil { // it lies on nobody it is about
		for steps := 0; steps < 4 && p.confirmHides(&s); steps++ {
			k.Aside += k.EndBox.W + 8
		}
	}
	// A phone shows nothing beside the palette or the sheet of what is aimed.
	if !k.Compact || s.Palette == nil && (s.Strip == nil || !s.Strip.Tall) {
		p.Header, p.Order = head.NewHeader(k, s.Heading), head.NewOrder(k, s.Order, &s.Quest)
		if !k.Upright || s.Strip == nil && s.Ask == nil { // the band and the question lie there
			p.Switches = head.NewSwitches(k, s.Toggles, s.SwitchesOpen)
		}
		p.Goals = head.NewGoals(k, &s.Quest, p.Order.Box, p.Header.Studied())
		p.arrangeFoot(&s)
	}
	if s.Ask != nil { // slip and log stand over it
		p.Ask = over.NewAsk(k, p.asked(s))
		low := p.Ask.Box().Y - 6
		k.Side.H, k.LogBox.H = math.Min(k.Side.H, low-k.Side.Y), math.Min(k.LogBox.H, low-k.LogBox.Y)
	}
	p.arrangeSide(&s)
	if s.Toast != nil {
		p.Toast = over.NewToast(k, s.Toast, s.On.ToastAt, p.Strip.Box(), p.Chooser())
	}
	if s.Help != nil {
		p.Help = over.NewKeys(k, s.Help)
	}
	return p
}

// asked is the question as it is put: on a small screen without the numbers that the slip
// beside it tells, where it takes less of the board without them.
func (p *Panels) asked(s Screen) *model.Ask {
	room := !p.kit.Upright && s.Ask.Always.ID != "" // its third answer stands under the others
	if !p.kit.Compact || room || s.Slip == nil || s.Log.Open || s.Palette != nil {
		return s.Ask
	}
	q := *s.Ask
	q.Facts = nil
	return &q
}

// arrangeFoot lays the lower row out, and over it the weapons or the strip of what is
// aimed, which on a small screen takes its place, as a question does.
func (p *Panels) arrangeFoot(s *Screen) {
	k := &p.kit
	if s.Strip != nil {
		s.Bar.Hint, s.Bar.ArmsOpen = "", false
	}
	if s.Confirm != nil { // it says as much
		s.Bar.Hint = ""
	}
	if s.Ask != nil && !k.Compact && !k.Snug { // the buttons of the turn have room beside it
		p.Buttons = foot.NewButtons(k, s.Undo, s.End, s.Confirm, true)
		return
	}
	if k.Compact && s.Strip != nil || s.Ask != nil { // they lie there
		p.Buttons = foot.Buttons{Kit: k, Aimed: true}
		if s.Strip != nil && s.Ask == nil {
			p.Strip = foot.NewStrip(k, s.Strip)
		}
		return
	}
	p.Card = foot.NewCard(k, s.Card)
	p.Bar = foot.NewBar(k, s.Bar)
	if s.Timeline != nil {
		p.Timeline = foot.NewTimeline(k, s.Timeline)
	}
	p.Buttons = foot.NewButtons(k, s.Undo, s.End, s.Confirm, s.Planned || s.Strip != nil)
	switch {
	case s.Strip == nil:
		p.Bar.PutArms()
	case !s.Strip.Tall:
		p.Strip = foot.NewStrip(k, s.Strip)
	}
}

// arrangeSide lays the right column out: palette or slip, and under it the log.
func (p *Panels) arrangeSide(s *Screen) {
	k := &p.kit
	box := k.LogBox
	if !s.Log.Open {
		box.H = 0
	}
	if s.Palette != nil {
		p.Palette = palette.New(k, s.Palette)
	}
	if s.Strip != nil && s.Strip.Tall {
		p.Sheet = foot.NewSheet(k, s.Strip)
	}
	if r := p.Chooser(); r.W > 0 {
		box.H = 0
		if !k.Compact {
			box.Y = r.Y + r.H + 8
			box.H = k.LogBox.Y + k.LogBox.H - box.Y
		}
	}
	p.arrangeSlip(s)
	if y := p.slip.Box.Y + p.slip.Box.H + 14; p.Slip != nil && y > box.Y && p.slip.Box.X == k.Side.X && p.Chooser().W == 0 {
		box.H -= y - box.Y
		box.Y = y
	}
	if r := p.inspected(s); r.H > 0 {
		box.H, box.Y = k.LogBox.Y+k.LogBox.H-(r.Y+r.H+6), r.Y+r.H+6
	}
	p.Log = log.New(k, s.Log, s.LogDice, box)
	if k.Map.W > 0 && k.Map.Shared(p.slip.Box) == 0 && k.Map.Shared(p.Chooser()) == 0 {
		k.Put("minimap", k.Map, false, model.Tip{})
	}
}

// inspected lays the inspector out in what slip and log leave of the column and returns
// its box.
func (p *Panels) inspected(s *Screen) (box widget.Rect) {
	k := &p.kit
	if s.Inspector == nil || p.Chooser().W > 0 {
		return box
	}
	y, card := k.Side.Y, s.Card
	if p.Slip != nil {
		y, card = p.slip.Box.Y+p.slip.Box.H+14, nil // the slip tells of creatures
	}
	if p.Card.Card != nil { // each thing is told once
		card = nil
	}
	p.Inspector = foot.NewInspector(k, s.Inspector, card, y, k.LogBox.Y+k.LogBox.H-least-y, p.Slip != nil && !k.Roomy())
	return p.Inspector.Box()
}

// least is the least height that the log keeps beside slip and inspector.
const least = 150

// Chooser is the box of the palette or of the sheet of what is aimed, whichever stands
// at the right; empty while neither does.
func (p *Panels) Chooser() widget.Rect {
	if p.Palette != nil {
		return p.Palette.Box()
	}
	return p.Sheet.Box()
}

// arrangeSlip lays the slip out: in its column, beside the palette while an entry
// tells its odds, and on a small screen where it hides nobody.
func (p *Panels) arrangeSlip(s *Screen) {
	k, lines := &p.kit, s.Lines
	if lines.Lines == nil {
		lines.Lines = func(n int) string { return fmt.Sprint(n) }
	}
	switch {
	case p.Slip == nil:
		return
	case k.Compact && (s.Log.Open || p.Chooser().W > 0): // the log lies where it would, or the palette over it
		p.Slip = nil
		return
	case k.Compact:
		p.slip = slip.Beside(k, p.Slip, s.Pinned, lines.Lines, p.slipFloor(), func(r widget.Rect) (must, might float64) {
			var actor widget.Rect
			for i, o := range s.On.Standing {
				if i == 0 {
					actor = o
				}
				might += r.Shared(o)
			}
			for _, o := range s.On.Between { // a line is thin, and what the slip is about
				might += lineWeight * r.Shared(o)
			}
			for i := range s.Heralds {
				might += r.Shared(over.HeraldBox(s.Heralds[i].X, s.Heralds[i].Y))
			}
			return p.hidden(r, s.On.Look, actor), might
		})
	default:
		whole := k.Side.H
		if s.Log.Open && p.Chooser().W == 0 { // what happens is told beside what may
			k.Side.H = math.Max(k.Side.H-log.Two-14, k.Side.H*.6)
		}
		p.slip = slip.Folded(k, p.Slip, s.Pinned, lines)
		folded := p.slip.Box
		if s.SlipWhole {
			p.slip = slip.New(k, p.Slip, s.Pinned, lines)
		}
		k.Side.H = whole
		p.seat(s, folded)
	}
	if r := p.slip.Box; (widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + 6}).Shared(p.Strip.Box()) > 0 {
		p.Slip, p.slip = nil, slip.Slip{} // there is no room for both, and the chips are to be chosen from
		return
	}
	p.slip.Put()
}

// lineWeight is how much a part of the line from who acts to whom it aims at counts against a part
// of somebody who stands by.
const lineWeight = 10

// slipFloor is the height that a slip on a small screen ends over: that of the
// lower row, with what stands on it.
func (p *Panels) slipFloor() float64 {
	y := p.kit.Ledge() - 8
	for _, r := range p.Bar.Over() {
		y = math.Min(y, r.Y-6)
	}
	if p.Buttons.Confirm != nil && !p.kit.Compact { // on a phone there is room beside it
		y = math.Min(y, p.kit.ConfirmBox().Y-6)
	}
	if p.Strip != nil {
		y = math.Min(y, p.Strip.Box().Y-6)
	}
	if p.Ask != nil {
		y = math.Min(y, p.Ask.Box().Y-6)
	}
	return y
}

// hidden is how much of what should be seen a slip in a place would hide: the
// two it is about above all, and no other panel.
func (p *Panels) hidden(r, look, actor widget.Rect) float64 {
	tall := look
	if tall.H > 0 { // with the chance over its head
		tall.Y, tall.H = tall.Y-tall.H*.5, tall.H*1.5
	}
	n := 4*r.Shared(look) + r.Shared(tall) + 4*r.Shared(actor)
	for _, o := range p.Bar.Over() {
		n += 20 * r.Shared(o)
	}
	if p.Buttons.Confirm != nil {
		n += 20 * r.Shared(p.kit.ConfirmBox())
	}
	if r.Y < p.kit.Side.Y {
		n += 1e6
	}
	return n + 20*r.Shared(p.Strip.Box())
}

// ShowTip shows the tip of a part and makes its rule id a part of its own. The
// tip of a part that has none is not shown.
func (p *Panels) ShowTip(id string) {
	at, ok := p.Find(id)
	if !ok {
		return
	}
	t := p.kit.NewTip(at, widget.Dim)
	if t == nil {
		return
	}
	p.Tip = t
	clear := slices.Concat(p.Bar.Pipped(), p.Bar.Over())
	if p.Card.Card != nil {
		clear = append(clear, p.kit.CardBox)
	}
	t.Over(p.kit.W, clear)
	if t.Rule != "" {
		p.kit.Panel("tip", t.Box)
		t.Rules(p.kit.Chip)
	}
}

// RuleIDs lists the rules that can be opened on the screen, each once, from below.
func (p *Panels) RuleIDs() []string {
	var list []string
	for i := range p.All() {
		if rule, ok := strings.CutPrefix(p.All()[i].ID, widget.ChipID("")); ok && !slices.Contains(list, rule) {
			list = append(list, rule)
		}
	}
	return list
}
