package widget

import (
	"image"
	"math"
	"strconv"

	"github.com/ebitenui/ebitenui"
	ui "github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// Page is one screenful of widgets at fixed places. Build it anew whenever
// size, language or contents change, carrying the focus over with Focus.
type Page struct {
	style *Style
	ui    *ebitenui.UI
	root  *ui.Container
	parts []part
	byID  map[string]int
	// painted is what is seen, from below.
	painted []func(Canvas)
	// Ring tells whether the focused widget wears its ring: on when keys or a
	// pad were used last.
	Ring bool
	// edited is the field whose text was selected when it got the focus.
	edited *ui.TextInput
	// held is the slider that the pointer holds, down whether it was pressed at the
	// last tick.
	held string
	down bool
	// OnPress, if set, is called before what any button does, for its sound.
	OnPress func()
}

// part is a widget the player can reach.
type part struct {
	id      string
	rect    Rect
	focus   ui.Focuser
	enabled bool
	chosen  bool
	press   func()
	// grips tells that left and right belong to the widget itself; nudge, if
	// set, is what they do there.
	grips bool
	nudge func(by int)
	// drag, if set, is what a pull to x, in units, does.
	drag func(x float64)
}

// NewPage opens an empty page.
func (s *Style) NewPage() *Page {
	p := &Page{style: s, byID: map[string]int{}}
	p.root = ui.NewContainer(ui.ContainerOpts.Layout(places{}))
	p.ui = &ebitenui.UI{Container: p.root, DisableDefaultFocus: true}
	return p
}

// Style is the look the page was made with.
func (p *Page) Style() *Style { return p.style }

// Update lets the widgets see the pointer. Call it once a tick.
func (p *Page) Update() {
	p.ui.Update()
	p.drag()
	p.selectField()
}

// Draw paints the page. Without a picture it only lets the ledger note it.
func (p *Page) Draw(dst *ebiten.Image) {
	if dst != nil {
		p.ui.Draw(dst)
		return
	}
	for _, f := range p.painted {
		f(Canvas{Style: p.style})
	}
}

// Paint adds something that is only seen.
func (p *Page) Paint(f func(Canvas)) {
	p.painted = append(p.painted, f)
	p.root.AddChild(newPainter(p.style, f))
}

// Rects returns the rectangle of every widget by id in pixels: x, y, width,
// height. The caller owns the map.
func (p *Page) Rects() map[string][4]int {
	out := make(map[string][4]int, len(p.parts))
	for _, part := range p.parts {
		r := p.style.pixels(part.rect)
		out[part.id] = [4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()}
	}
	return out
}

// Chosen lists the ids of the choices that are taken, in the order of the page.
// The caller owns the slice.
func (p *Page) Chosen() (ids []string) {
	for _, part := range p.parts {
		if part.chosen {
			ids = append(ids, part.id)
		}
	}
	return ids
}

// Over tells whether a point in pixels lies on a widget or on a panel that
// hides what is under it.
func (p *Page) Over(x, y int) bool {
	at := image.Pt(x, y)
	for _, part := range p.parts {
		if at.In(p.style.pixels(part.rect)) {
			return true
		}
	}
	return false
}

// Focused is the id of the widget that has the focus, empty when none has.
func (p *Page) Focused() string {
	f := p.ui.GetFocusedWidget()
	for _, part := range p.parts {
		if part.focus == f && f != nil {
			return part.id
		}
	}
	return ""
}

// Focus gives the focus to a widget; an unknown or disabled one is ignored.
func (p *Page) Focus(id string) {
	if i, ok := p.byID[id]; ok && p.parts[i].enabled {
		p.ui.SetFocusedWidget(p.parts[i].focus)
	}
}

// Resume gives the focus to the widget that had it on the page this one
// replaces: as Focus, but a field goes on being edited at its end.
func (p *Page) Resume(id string) {
	p.Focus(id)
	p.edited, _ = p.ui.GetFocusedWidget().(*ui.TextInput)
}

// Press does what a click on the widget with the focus would do, and tells
// whether there was one.
func (p *Page) Press() bool {
	i, ok := p.byID[p.Focused()]
	if !ok || p.parts[i].press == nil || !p.parts[i].enabled {
		return false
	}
	p.pressed(p.parts[i].press)
	return true
}

// pressed does what a button does.
func (p *Page) pressed(f func()) {
	if p.OnPress != nil {
		p.OnPress()
	}
	if f != nil {
		f()
	}
}

// Cycle moves the focus to the next widget in order (step 1) or to the one
// before (step -1), around the end.
func (p *Page) Cycle(step int) {
	n := len(p.parts)
	at, ok := p.byID[p.Focused()]
	if !ok {
		at = -1
		if step < 0 {
			at = 0
		}
	}
	for i := 1; i <= n; i++ {
		next := ((at+step*i)%n + n) % n
		if p.parts[next].enabled {
			p.Focus(p.parts[next].id)
			return
		}
	}
}

// Walk moves the focus to the nearest widget in a direction (dx, dy of -1, 0
// or 1) and tells whether it moved it. Fields and sliders keep left and
// right for themselves.
func (p *Page) Walk(dx, dy int) bool {
	at, ok := p.byID[p.Focused()]
	if !ok {
		p.Cycle(1)
		return true
	}
	if dx != 0 && p.parts[at].grips {
		if p.parts[at].nudge != nil {
			p.parts[at].nudge(dx)
		}
		return false
	}
	from := p.parts[at].rect
	best, bestCost := -1, math.Inf(1)
	for i, q := range p.parts {
		if i == at || !q.enabled {
			continue
		}
		if cost := away(from, q.rect, dx, dy); cost < bestCost {
			best, bestCost = i, cost
		}
	}
	if best < 0 {
		return false
	}
	p.Focus(p.parts[best].id)
	return true
}

// Round moves the focus up (dy -1) or down (dy 1) in its column, from its end to
// the other end; a widget that is alone in its column is left as by Walk. It
// tells whether it moved the focus.
func (p *Page) Round(dy int) bool {
	at, ok := p.byID[p.Focused()]
	if !ok {
		return p.Walk(0, dy)
	}
	from := p.parts[at].rect
	next, end := -1, -1 // the nearest ahead, the farthest behind
	for i, q := range p.parts {
		if i == at || !q.enabled || min(from.X+from.W, q.rect.X+q.rect.W)-max(from.X, q.rect.X) <= 0 {
			continue
		}
		ahead := func(j int) float64 { return (p.parts[j].rect.Y - from.Y) * float64(dy) }
		switch d := ahead(i); {
		case d > 0 && (next < 0 || d < ahead(next)):
			next = i
		case d < 0 && (end < 0 || d < ahead(end)):
			end = i
		}
	}
	if next < 0 {
		next = end
	}
	if next < 0 {
		return p.Walk(0, dy)
	}
	p.Focus(p.parts[next].id)
	return true
}

// away is how far b lies from a in a direction, sideways distance counting
// more; infinite when it does not lie there.
func away(a, b Rect, dx, dy int) float64 {
	gap := func(a0, a1, b0, b1 float64) float64 { return math.Max(0, math.Max(b0-a1, a0-b1)) }
	ax, ay := a.X+a.W/2, a.Y+a.H/2
	bx, by := b.X+b.W/2, b.Y+b.H/2
	var ahead, side, drift float64
	switch {
	case dx != 0:
		ahead, side, drift = (bx-ax)*float64(dx), gap(a.Y, a.Y+a.H, b.Y, b.Y+b.H), math.Abs(by-ay)
		if gap(a.X, a.X+a.W, b.X, b.X+b.W) == 0 && side > 0 {
			return math.Inf(1)
		}
	default:
		ahead, side, drift = (by-ay)*float64(dy), gap(a.X, a.X+a.W, b.X, b.X+b.W), math.Abs(bx-ax)
		if gap(a.Y, a.Y+a.H, b.Y, b.Y+b.H) == 0 && side > 0 {
			return math.Inf(1)
		}
	}
	if ahead <= 1 {
		return math.Inf(1)
	}
	return ahead + 12*side + drift*.2
}

func (p *Page) add(q part) {
	if _, taken := p.byID[q.id]; taken {
		q.id += "#" + strconv.Itoa(len(p.parts))
	}
	p.byID[q.id] = len(p.parts)
	p.parts = append(p.parts, q)
}

// place is the layout datum of a widget: its box in pixels.
type place image.Rectangle

// places lays every widget out at its own place.
type places struct{}

func (places) PreferredSize([]ui.PreferredSizeLocateableWidget) (int, int) { return 0, 0 }

func (places) Layout(list []ui.PreferredSizeLocateableWidget, all image.Rectangle) {
	for _, w := range list {
		if at, ok := w.GetWidget().LayoutData.(place); ok {
			w.SetLocation(image.Rectangle(at))
		} else {
			w.SetLocation(all)
		}
	}
}

// painter is a widget that only paints: it takes no part in events.
type painter struct {
	widget *ui.Widget
	style  *Style
	f      func(Canvas)
}

func newPainter(s *Style, f func(Canvas)) *painter {
	return &painter{widget: ui.NewWidget(), style: s, f: f}
}

func (p *painter) GetWidget() *ui.Widget         { return p.widget }
func (p *painter) PreferredSize() (int, int)     { return 0, 0 }
func (p *painter) SetLocation(r image.Rectangle) { p.widget.Rect = r }
func (p *painter) Validate()                     {}
func (p *painter) Update(*ui.UpdateObject)       {}
func (p *painter) Render(screen *ebiten.Image)   { p.f(Canvas{Style: p.style, Dst: screen}) }
