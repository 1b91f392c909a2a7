package widget

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/ui"
)

// Page is one screenful of parts at fixed places. Build it anew whenever size,
// language or contents change, going on with Continue where the one before was.
type Page struct {
	style   *Style
	regions ui.Regions
	areas   []ui.Area
	// Hand is what pointer, keys and pad are on.
	Hand   ui.Hand
	fields map[string]*entry
	// painted is what is seen, from below.
	painted []func(Canvas)
	golden  []string // the buttons in gold
	// Steady tells that nothing blinks.
	Steady bool
	// OnPress, if set, is called before what any button does, for its sound.
	OnPress func()
}

// NewPage opens an empty page.
func (s *Style) NewPage() *Page {
	return &Page{style: s, fields: map[string]*entry{}}
}

// Fingers tells that the page is met by fingers, which want so many units.
func (p *Page) Fingers(least float64) { p.regions.Finger = least }

// put adds a part and returns its id: one that is taken gets a number at its end, so
// that no part hides behind the name of another.
func (p *Page) put(r ui.Region) string {
	if _, taken := p.regions.Find(r.ID); taken {
		r.ID += "#" + strconv.Itoa(len(p.regions.All()))
	}
	p.regions.Put(r)
	return r.ID
}

// Paint adds something that is only seen.
func (p *Page) Paint(f func(Canvas)) { p.painted = append(p.painted, f) }

// Scrolls lets wheel and finger scroll what is shown in a box; moved is called when
// they have.
func (p *Page) Scrolls(r Rect, s ui.Scroller, moved func()) {
	p.areas = append(p.areas, ui.Area{Box: r, Scroll: s, Moved: moved})
}

// Update lets the parts see the pointer and the keys that are text. Call it once a
// tick.
func (p *Page) Update(q ui.Pointer) {
	_, clicked := p.Hand.Update(q, &p.regions, p.areas)
	for id, f := range p.fields {
		if id == p.Hand.Focus {
			f.point(p, q)
			f.typed()
		} else {
			f.begun = false
		}
	}
	if clicked != nil && clicked.Press != nil {
		p.pressed(clicked.Press)
	}
}

// Look lets the parts see where the pointer is, without doing anything.
func (p *Page) Look(q ui.Pointer) { p.Hand.Look(q, &p.regions) }

// Pointing tells whether the pointer is on a part that a click would do something
// with.
func (p *Page) Pointing() bool {
	r, ok := p.regions.Find(p.Hand.Hot)
	return ok && !r.Off && r.Press != nil
}

// Draw paints the page. Without a picture it only lets the ledger note it.
func (p *Page) Draw(dst *ebiten.Image) {
	c := Canvas{Style: p.style, Dst: dst}
	for _, f := range p.painted {
		f(c)
	}
	if r, ok := p.regions.Find(p.Hand.Tip); ok && c.Dst != nil {
		if t := p.style.NewTip(r, Bone); t != nil {
			t.under(float64(c.Dst.Bounds().Dx())/c.Scale(), float64(c.Dst.Bounds().Dy())/c.Scale())
			t.Paint(c, p.Hand.Hot, "")
		}
	}
}

// Rects returns the rectangle of every part by id in pixels: x, y, width,
// height. The caller owns the map.
func (p *Page) Rects() map[string][4]int {
	out := make(map[string][4]int, len(p.regions.All()))
	for i := range p.regions.All() {
		q := &p.regions.All()[i]
		r := p.style.pixels(q.Box)
		out[q.ID] = [4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()}
	}
	return out
}

// Chosen lists the ids of the choices that are taken, in the order of the page.
// The caller owns the slice.
func (p *Page) Chosen() (ids []string) {
	for _, q := range p.regions.All() {
		if q.Chosen {
			ids = append(ids, q.ID)
		}
	}
	return ids
}

// Golden lists the ids of the buttons in gold, in the order of the page: a screen has one
// at the most. The caller owns the slice.
func (p *Page) Golden() []string { return slices.Clone(p.golden) }

// Focused is the id of the part that has the focus, empty when none has.
func (p *Page) Focused() string { return p.Hand.Focus }

// Focus gives the focus to a part; an unknown or disabled one is ignored.
func (p *Page) Focus(id string) { p.Hand.FocusOn(&p.regions, id) }

// Continue goes on where the page that this one replaces was: with its focus, the
// field that is edited, and what the pointer holds.
func (p *Page) Continue(before *Page) {
	focus := p.Hand.Focus
	p.Hand = before.Hand
	p.Hand.Focus = focus
	p.Focus(before.Hand.Focus)
	if f, was := p.field(), before.field(); f != nil && was != nil {
		f.resume(was)
	}
}

// Press does what a click on the part with the focus would do, and tells
// whether there was one.
func (p *Page) Press() bool {
	r, ok := p.regions.Find(p.Hand.Focus)
	if !ok || r.Press == nil || r.Off {
		return false
	}
	p.pressed(r.Press)
	return true
}

// pressed does what a button does.
func (p *Page) pressed(f func()) {
	if p.OnPress != nil {
		p.OnPress()
	}
	f()
}

// Cycle moves the focus to the next part in order (step 1) or to the one
// before (step -1), around the end.
func (p *Page) Cycle(step int) { p.Hand.Cycle(&p.regions, step, nil) }

// Walk moves the focus to the nearest part in a direction (dx, dy of -1, 0
// or 1) and tells whether it moved it. Fields and sliders keep left and
// right for themselves.
func (p *Page) Walk(dx, dy int) bool {
	if r, ok := p.regions.Find(p.Hand.Focus); ok && dx != 0 && r.Grips {
		if r.Nudge != nil {
			r.Nudge(dx)
		}
		return false
	}
	return p.Hand.Walk(&p.regions, dx, dy, nil)
}

// Round moves the focus up (dy -1) or down (dy 1) in its column, from its end to
// the other end; a part that is alone in its column is left as by Walk. It
// tells whether it moved the focus.
func (p *Page) Round(dy int) bool { return p.Hand.Round(&p.regions, dy, nil) }
