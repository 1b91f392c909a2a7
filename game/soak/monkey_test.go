//go:build !js

package soak

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/internal/screentest/routes"
	"tenaille/game/probe"
	"tenaille/game/require"
	"tenaille/game/scene"
)

// monkey clicks, drags, turns the wheel and presses keys at random, on every screen it
// comes to.
type monkey struct {
	t    *testing.T
	rng  *rand.Rand
	c    *scene.Context
	top  scene.Scene
	last []string       // what it did, the newest last
	seen map[string]int // screens by how often it came to them
	told map[string]bool
}

// forbidden are widgets that leave the program or reach out of it, by the beginning of
// their ids.
var forbidden = []string{"title.quit", "title.online", "link.copy", "settings.fullscreen", "settings.window", "setup.blue.mail", "setup.red.mail", "hall."}

// raw is what no player may read: a key of the catalog, or an argument that is missing.
var raw = regexp.MustCompile(`%!|%\[\d|^(aim|ability|action|condition|creature|dice|feat|feature|goal|level|power|refusal|rule|ruleset|side|tile|verb|victory|weapon|tale|good)\.[\w.-]+$`)

func newMonkey(t *testing.T, seed uint64) *monkey {
	t.Helper()
	m := &monkey{t: t, rng: rand.New(rand.NewPCG(seed, 77)), seen: map[string]int{}, told: map[string]bool{}}
	size := [][2]int{{1280, 720}, {844, 390}, {390, 844}, {1920, 1080}}[m.rng.IntN(4)]
	percent := []int{100, 100, 150, 75}[m.rng.IntN(4)]
	m.c = screentest.NewContext(t, []string{"en", "fr"}[seed%2], size[0], size[1], 1, percent)
	m.c.Settings.Speed = 4
	m.c.Stack.Replace(m.c.Routes.Title(m.c))
	m.settle()
	return m
}

// settle brings the screens asked for onto the stack, as the program does.
func (m *monkey) settle() {
	m.c.Stack.Settle()
	if top := m.c.Stack.Top(); top != m.top && top != nil {
		m.top = top
		top.Layout()
		m.seen[top.Name()]++
	}
	if m.top == nil || m.c.Stack.Top() == nil { // it has left
		m.c.Stack.Replace(m.c.Routes.Title(m.c))
		m.c.Stack.Settle()
		m.top = m.c.Stack.Top()
		m.top.Layout()
	}
}

// tick lets a tick pass with an input.
func (m *monkey) tick(p input.Pointer, list ...input.Intent) {
	if p.Pinch == 0 {
		p.Pinch = 1
	}
	m.c.Devices.Feign(p, list...)
	m.settle()
	m.top.Update()
	m.settle()
}

// click clicks at a place with either button.
func (m *monkey) click(x, y int, right, touch bool) {
	m.tick(input.Pointer{X: x, Y: y, Touch: touch})
	if right {
		m.tick(input.Pointer{X: x, Y: y, RightPressed: true})
		m.tick(input.Pointer{X: x, Y: y, RightReleased: true})
		return
	}
	m.tick(input.Pointer{X: x, Y: y, Pressed: true, Down: true, Touch: touch})
	m.tick(input.Pointer{X: x, Y: y, Released: true, Touch: touch})
}

func some[V any](m *monkey, of map[string]V) (string, bool) {
	if len(of) == 0 {
		return "", false
	}
	names := make([]string, 0, len(of))
	for n := range of {
		names = append(names, n)
	}
	slices.Sort(names)
	return names[m.rng.IntN(len(names))], true
}

// step does one thing.
func (m *monkey) step() {
	w, h := m.c.Pixels[0], m.c.Pixels[1]
	note := func(format string, args ...any) {
		m.last = append(m.last, m.top.Name()+": "+fmt.Sprintf(format, args...))
		if len(m.last) > 25 {
			m.last = m.last[1:]
		}
	}
	s := inspect.Probe(m.top)
	mid := func(r probe.Rect) (int, int) { return r[0] + r[2]/2, r[1] + r[3]/2 }
	touch := m.rng.IntN(8) == 0
	switch n := m.rng.IntN(20); {
	case n < 9:
		id, ok := some(m, s.Widgets)
		if !ok || slices.ContainsFunc(forbidden, func(p string) bool { return strings.HasPrefix(id, p) }) {
			return
		}
		note("widget %s", id)
		x, y := mid(s.Widgets[id])
		m.click(x, y, m.rng.IntN(12) == 0, touch)
	case n < 13:
		if id, ok := some(m, s.Squares); ok {
			note("square %s", id)
			x, y := mid(s.Squares[id])
			m.click(x, y, m.rng.IntN(10) == 0, touch)
			if m.rng.IntN(2) == 0 {
				m.click(x, y, false, touch)
			}
		}
	case n < 17:
		list := input.Intents()
		i := list[m.rng.IntN(len(list))]
		if i == input.FullScreen {
			return
		}
		note("key %v", i)
		m.tick(input.Pointer{X: m.rng.IntN(w), Y: m.rng.IntN(h)}, i)
	case n < 18:
		x, y := m.rng.IntN(w), m.rng.IntN(h)
		note("click %d %d", x, y)
		m.click(x, y, m.rng.IntN(4) == 0, touch)
	case n < 19:
		x, y, dx, dy := m.rng.IntN(w), m.rng.IntN(h), m.rng.IntN(41)-20, m.rng.IntN(41)-20
		note("drag %d %d by %d %d", x, y, dx, dy)
		m.tick(input.Pointer{X: x, Y: y, Pressed: true, Down: true, Touch: touch})
		for range 5 {
			x, y = x+dx, y+dy
			m.tick(input.Pointer{X: x, Y: y, Down: true, DragX: dx, DragY: dy, Dragging: touch, Touch: touch})
		}
		m.tick(input.Pointer{X: x, Y: y, Released: true, Touch: touch})
	default:
		note("wheel")
		m.tick(input.Pointer{X: m.rng.IntN(w), Y: m.rng.IntN(h), Wheel: float64(m.rng.IntN(7) - 3)})
		if m.rng.IntN(30) == 0 { // another window
			size := [][2]int{{1280, 720}, {844, 390}, {390, 844}, {640, 480}, {1920, 1080}, {300, 300}}[m.rng.IntN(6)]
			note("size %v", size)
			if m.c.Resize(size[0], size[1], 1) {
				for _, s := range m.c.Stack.All() {
					s.Layout()
				}
			}
		}
	}
	for range m.rng.IntN(12) {
		m.tick(input.Pointer{X: m.rng.IntN(w), Y: m.rng.IntN(h)})
	}
}

// read looks at what the screen tells.
func (m *monkey) read() {
	m.c.Still = true // what is told, without a picture
	defer func() { m.c.Still = false }()
	for _, line := range screentest.Told(m.c, m.top) {
		if raw.MatchString(line) && !m.told[line] {
			m.told[line] = true
			m.t.Errorf("%s tells %q, after\n%s", m.top.Name(), line, strings.Join(m.last, "\n"))
		}
	}
}

// TestAMonkeyBreaksNothing: whatever is clicked and pressed at random, on all screens, in all
// sizes and both languages, no screen breaks down, and none tells a key of the catalog or a
// text whose arguments are missing.
func TestAMonkeyBreaksNothing(t *testing.T) {
	screentest.Routes = routes.All()
	runs, steps := 4, 400
	if require.Whole() {
		runs, steps = 40, 4000
	}
	for seed := uint64(1); seed <= uint64(runs); seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m := newMonkey(t, seed)
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("after\n%s", strings.Join(m.last, "\n"))
					panic(r)
				}
			}()
			for i := range steps {
				if i%150 == 149 { // it does not find the way out by itself
					m.c.Stack.Home(func() scene.Scene { return m.c.Routes.Title(m.c) })
					m.settle()
				}
				m.step()
				if i%7 == 0 {
					m.read()
				}
			}
			t.Log(m.seen)
		})
	}
}
