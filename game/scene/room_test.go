package scene

import (
	"fmt"
	"image/color"
	"math"
	"sort"
	"strings"
	"testing"

	"tenaille/render/vision"
	"tenaille/render/widget"
)

// seen is a window with what the player has set.
type seen struct {
	w, h    int
	percent int
	large   bool
}

// views are the three sizes of ART.md at every scale, and large letters at two.
func views() []seen {
	var list []seen
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {2560, 1440}} {
		for _, n := range scales {
			list = append(list, seen{size[0], size[1], n, false})
		}
		list = append(list, seen{size[0], size[1], 100, true})
	}
	return list
}

// faults are what is wrong with the texts of a screen of w by h units at a scale,
// which is taken as that of the ordinary size where the player chose a smaller
// one: letters out of the screen or of their box, cut or too small, or two texts
// over one another.
func faults(l *widget.Ledger, w, h, scale float64) []string {
	var list []string
	bad := func(m *widget.Mark, form string, args ...any) {
		list = append(list, fmt.Sprintf("%q ", m.Text)+fmt.Sprintf(form, args...))
	}
	var texts []*widget.Mark
	var boxes []widget.Rect
	for i := range l.Marks {
		m := &l.Marks[i]
		if m.Text == "" {
			if m.Solid { // what lies under it is not seen
				kept := texts[:0]
				for _, t := range texts {
					if !meets(t.At, m.At, 0) {
						kept = append(kept, t)
					}
				}
				texts = kept
				under := boxes[:0]
				for _, b := range boxes {
					if !meets(b, m.At, 0) || holds(b, m.At) {
						under = append(under, b)
					}
				}
				boxes = under
			}
			if !m.Bare {
				boxes = append(boxes, m.At)
			}
			continue
		}
		if m.Clip.W > 0 && (m.At.Y < m.Clip.Y || m.At.Y+m.At.H > m.Clip.Y+m.Clip.H) {
			continue // scrolled out
		}
		texts = append(texts, m)
		if n, known := standsOut(l.Marks[:i], m); known && n < leastContrast {
			bad(m, "stands out by %.2f", n)
		}
		switch {
		case m.Cut:
			bad(m, "is cut to %.0f units", m.Room)
		case m.Size < 10:
			bad(m, "is asked for in size %.1f", m.Asked)
		case m.Size*scale < 9.9:
			bad(m, "is %.1f pixels high", m.Size*scale)
		case m.Caption && m.Size < 10 || !m.Caption && m.Size < math.Min(m.Asked, 12)-.01:
			bad(m, "shrinks from %.1f to %.1f in %.0f units", m.Asked, m.Size, m.Room)
		case m.At.X < -.5 || m.At.Y < -.5 || m.At.X+m.At.W > w+.5 || m.At.Y+m.At.H > h+.5:
			bad(m, "at %.0f is out of the screen", m.At)
		default:
			if b, ok := around(boxes, m.At); ok && (m.At.X < b.X-1 || m.At.X+m.At.W > b.X+b.W+1 || m.At.Y < b.Y-2 || m.At.Y+m.At.H > b.Y+b.H+2) {
				bad(m, "at %.0f is out of its box %.0f", m.At, b)
			}
		}
	}
	for i, a := range texts {
		for _, b := range texts[i+1:] {
			if meets(a.At, b.At, .5) {
				bad(a, "at %.0f lies over %q at %.0f", a.At, b.Text, b.At)
			}
		}
	}
	return list
}

// leastContrast is ART.md's floor for words, after WCAG.
const leastContrast = 4.5

// standsOut is the contrast of a text to what was painted under it, unknown where
// nothing that hides the board was.
func standsOut(under []widget.Mark, m *widget.Mark) (contrast float64, known bool) {
	x, y := m.At.X+m.At.W/2, m.At.Y+m.At.H*.55
	var ground color.NRGBA
	for i := range under {
		b := &under[i]
		if b.Text != "" || b.Ink.A == 0 || x < b.At.X || x > b.At.X+b.At.W || y < b.At.Y || y > b.At.Y+b.At.H {
			continue
		}
		switch {
		case b.Ink.A > 216:
			ground, known = b.Ink, true
		case known:
			ground = over(ground, b.Ink)
		}
	}
	opaque := func(c color.NRGBA) color.RGBA { return color.RGBA{c.R, c.G, c.B, 255} }
	return vision.Contrast(vision.Light(opaque(over(ground, m.Ink))), vision.Light(opaque(ground))), known
}

// over is a colour laid over an opaque one.
func over(ground, c color.NRGBA) color.NRGBA {
	mix := func(g, v uint8) uint8 { return uint8((int(g)*(255-int(c.A)) + int(v)*int(c.A)) / 255) }
	return color.NRGBA{mix(ground.R, c.R), mix(ground.G, c.G), mix(ground.B, c.B), 255}
}

// around is the smallest box in which a text begins or has its middle.
func around(boxes []widget.Rect, at widget.Rect) (best widget.Rect, ok bool) {
	x, y := at.X+at.W/2, at.Y+at.H/2
	for _, b := range boxes {
		if b.H < at.H*.9 || b.W < 8 || x < b.X || x > b.X+b.W || y < b.Y || y > b.Y+b.H {
			continue
		}
		if !ok || b.W*b.H <= best.W*best.H {
			best, ok = b, true
		}
	}
	return best, ok
}

// holds tells whether a box lies in another.
func holds(b, in widget.Rect) bool {
	return in.X >= b.X-.5 && in.Y >= b.Y-.5 && in.X+in.W <= b.X+b.W+.5 && in.Y+in.H <= b.Y+b.H+.5
}

// meets tells whether two boxes share more than a rim.
func meets(a, b widget.Rect, rim float64) bool {
	return a.X+a.W > b.X+rim && b.X+b.W > a.X+rim && a.Y+a.H > b.Y+rim && b.Y+b.H > a.Y+rim
}

// findings collects faults, each once with the places it was seen at.
type findings map[string][]string

func (f findings) add(where string, list []string) {
	for _, s := range list {
		f[s] = append(f[s], where)
	}
}

func (f findings) tell(t *testing.T) {
	t.Helper()
	var list []string
	for s := range f {
		list = append(list, s)
	}
	sort.Strings(list)
	for _, s := range list {
		t.Errorf("%s (%s)", s, strings.Join(f[s], "; "))
	}
}

// TestEveryTextOfTheScreensHasRoom looks at every screen but the battle.
func TestEveryTextOfTheScreensHasRoom(t *testing.T) {
	found := findings{}
	row, ok := optionNamed("flank_partner")
	if !ok {
		t.Fatal("no option to look at in the book")
	}
	conflict := row.Cite.String()
	for _, lang := range []string{"en", "fr"} {
		c := newContext(t, lang, 1280, 720, 1, 100)
		for _, v := range views() {
			v.wear(c)
			plan := c.newPlan("human", machine)
			plan.Level = "broken-keep"
			made := NewSetup(c, plan).(*setup)
			list := append(menus(c), newArmy(made, 0), NewOptions(c, made.options(), ""), NewRules(c, conflict), newCurtain(c, 1, c.levelName("night-market")+" · "+c.roundWord("skirmish", 12), c.T("What %[1]s knows is hidden until then.", c.sideWord(1)), func() {}, nil))
			for _, tab := range []string{"general", "sound", "controls", "access"} {
				s := NewSettings(c).(*settings)
				s.tab = tab
				list = append(list, s)
			}
			for _, s := range list {
				if texts := v.look(c, s, found, s.Name()+" "+lang); texts < 5 {
					t.Errorf("%s: %d marks: the ledger sees nothing", s.Name(), texts)
				}
			}
		}
	}
	found.tell(t)
}

// look lays a screen out for what the player has set, notes the faults of its
// texts and returns how much it has put down.
func (v *seen) look(c *Context, s Scene, found findings, where string) (marks int) {
	s.Layout()
	for _, style := range c.styles {
		style.Ledger = &widget.Ledger{}
	}
	s.Draw(nil)
	for d, style := range c.styles {
		marks += len(style.Ledger.Marks)
		found.add(fmt.Sprintf("%s %dx%d %d %v", where, v.w, v.h, v.percent, v.large),
			faults(style.Ledger, float64(v.w)/d.scale, float64(v.h)/d.scale, d.scale/min(float64(v.percent)/100, 1)))
		style.Ledger = nil
	}
	return marks
}

// wear takes over what the player has set.
func (v *seen) wear(c *Context) {
	c.Settings.Scale, c.Settings.LargeText = v.percent, v.large
	c.resize(v.w, v.h, 1)
}

// TestEveryTextOfTheBattleHasRoom looks at the panels of a battle while each
// action is being aimed, and at what lies over them.
func TestEveryTextOfTheBattleHasRoom(t *testing.T) {
	found := findings{}
	for _, lang := range []string{"en", "fr"} {
		for i := range deeds {
			d := &deeds[i]
			cast := d.cast
			if cast == nil {
				cast = fighterAndOrc()
			}
			b := opening(t, lang, d.setup, cast...)
			entry := d.entry
			if entry == "" {
				entry = "palette." + d.verb.String()
			}
			b.click(entry)
			for _, at := range d.at {
				b.pointAt(at)
			}
			b.look(found, entry+" "+lang)
			b.menu = true
			b.look(found, "palette "+lang)
			b.menu = false
			if i == 0 {
				b.help = true
				b.look(found, "help "+lang)
				b.help = false
				b.logOpen = true
				b.look(found, "log "+lang)
			}
		}
	}
	found.tell(t)
}

// look notes the faults of the panels in every view.
func (b *battle) look(found findings, where string) {
	for _, v := range views() {
		b.Settings.Scale, b.Settings.LargeText = v.percent, v.large
		b.resize(v.w, v.h, 1)
		b.Layout()
		b.arrange()
		ledger := &widget.Ledger{}
		b.style.Ledger = ledger
		b.panels.Draw(nil)
		b.panels.DrawOver(nil)
		b.style.Ledger = nil
		found.add(fmt.Sprintf("%s %dx%d %d %v", where, v.w, v.h, v.percent, v.large), faults(ledger, b.layout.W, b.layout.H, b.style.Scale()/min(float64(v.percent)/100, 1)))
	}
}
