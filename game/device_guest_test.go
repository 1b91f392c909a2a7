package game_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"tenaille/game/probe"
)

// pad plays by a gamepad alone, whose state the program reads through Ebitengine
// as that of any other.
type pad struct {
	g     *guest
	stick bool // the next step is made with the stick, not with the cross
}

func (*pad) kind() string { return "gamepad" }

func (p *pad) see() probe.State {
	p.g.t.Helper()
	p.g.tick(6)
	return p.g.last
}

// feed has the pad in a state for a few ticks. Both sticks drift a little, as
// those of worn pads do.
func (p *pad) feed(buttons []ebiten.StandardGamepadButton, x, y float64) {
	p.g.t.Helper()
	state := vmhost.GamepadState{
		ID: 0, SDLID: "030000005e040000ea02000001030000", Name: "Test Pad",
		Axes: make([]float64, 4), Buttons: make([]bool, 17),
		StandardAxes: map[ebiten.StandardGamepadAxis]float64{
			ebiten.StandardGamepadAxisLeftStickHorizontal:  x + .12,
			ebiten.StandardGamepadAxisLeftStickVertical:    y - .09,
			ebiten.StandardGamepadAxisRightStickHorizontal: -.2,
			ebiten.StandardGamepadAxisRightStickVertical:   .3,
		},
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
	}
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		state.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	for _, b := range buttons {
		state.StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	}
	p.g.session.UpdateGamepads([]vmhost.GamepadState{state})
	p.g.tick(2)
}

// button presses and releases buttons.
func (p *pad) button(b ...ebiten.StandardGamepadButton) {
	p.g.t.Helper()
	p.feed(b, 0, 0)
	p.feed(nil, 0, 0)
}

// press walks the focus to the widget and confirms; a question in the battle is
// answered at once.
func (p *pad) press(id string) {
	p.g.t.Helper()
	p.g.frame()
	if p.g.last.Scene == "battle" {
		if p.g.last.Asking == "" {
			p.g.t.Fatalf("%s is not pressed in a battle", id)
		}
		p.button(ebiten.StandardGamepadButtonRightBottom)
		return
	}
	for n := 0; p.g.last.Focus != id; n++ {
		if n > 150 {
			p.g.t.Fatalf("the focus does not come to %q: it is on %q of %v", id, p.g.last.Focus, p.g.last.Widgets)
		}
		switch at, to := p.g.last.Widgets[p.g.last.Focus], p.g.last.Widgets[id]; {
		case p.g.last.Scene != "title":
			p.button(ebiten.StandardGamepadButtonFrontTopRight)
		case to[1] < at[1]:
			p.button(ebiten.StandardGamepadButtonLeftTop)
		default:
			p.button(ebiten.StandardGamepadButtonLeftBottom)
		}
	}
	p.button(ebiten.StandardGamepadButtonRightBottom)
}

func (p *pad) end() {
	p.g.t.Helper()
	twice(p.g, func() { p.button(ebiten.StandardGamepadButtonCenterLeft) })
}

// twice does what ends the turn, again if the game asks whether it should.
func twice(g *guest, f func()) {
	g.t.Helper()
	before := g.last
	f()
	g.tick(6)
	if g.last.Hash == before.Hash && !g.last.Busy {
		f()
	}
}

// point walks the cursor to the square, by cross and by stick in turn.
func (p *pad) point(square string) {
	p.g.t.Helper()
	for n := 0; p.g.last.Cursor != square; n++ {
		if n > 100 {
			p.g.t.Fatalf("the cursor does not come to %s: it is on %s", square, p.g.last.Cursor)
		}
		dx, dy := towards(p.g.last, square)
		if p.stick = !p.stick; p.stick {
			p.feed(nil, .8*float64(dx), .8*float64(dy))
			p.feed(nil, 0, 0)
			continue
		}
		var cross []ebiten.StandardGamepadButton
		switch {
		case dx < 0:
			cross = append(cross, ebiten.StandardGamepadButtonLeftLeft)
		case dx > 0:
			cross = append(cross, ebiten.StandardGamepadButtonLeftRight)
		}
		switch {
		case dy < 0:
			cross = append(cross, ebiten.StandardGamepadButtonLeftTop)
		case dy > 0:
			cross = append(cross, ebiten.StandardGamepadButtonLeftBottom)
		}
		p.button(cross...)
	}
	p.button(ebiten.StandardGamepadButtonRightBottom)
}

// towards is the next step of the cursor to a square; it starts at the acting
// creature.
func towards(s probe.State, square string) (dx, dy int) {
	from := s.Cursor
	if from == "" {
		for _, c := range s.Creatures {
			if c.ID == s.Acting {
				from = c.Square
			}
		}
	}
	ax, ay := cell(from)
	bx, by := cell(square)
	sign := func(n int) int { return min(max(n, -1), 1) }
	return sign(bx - ax), sign(by - ay)
}

// finger plays by touch alone on the glass of a phone held across.
type finger struct {
	g       *guest
	next    ebiten.TouchID
	confirm bool
}

func (*finger) kind() string { return "touch" }

func (f *finger) see() probe.State {
	f.g.t.Helper()
	f.g.tick(6)
	return f.g.last
}

// tap touches the middle of the rectangle for some ticks.
func (f *finger) tap(r probe.Rect, ticks int) {
	f.g.t.Helper()
	f.g.frame()
	f.next++
	f.g.session.PressTouch(f.next, float64(r[0])+float64(r[2])/2, float64(r[1])+float64(r[3])/2)
	f.g.tick(ticks)
	f.g.session.ReleaseTouch(f.next)
	f.g.tick(3)
}

func (f *finger) press(id string) {
	f.g.t.Helper()
	s := f.g.await("widget "+id, 600, func(s probe.State) bool { _, there := s.Widgets[id]; return there })
	f.tap(s.Widgets[id], 3)
}

func (f *finger) end() {
	f.g.t.Helper()
	twice(f.g, func() { f.press("end_turn") })
}

// drag moves a finger, or two side by side, over the map.
func (f *finger) drag(fingers int, x0, y0, x1, y1 float64) {
	f.g.t.Helper()
	f.g.frame() // nobody moves what was never in the picture
	f.next += 2
	at := func(t float64, do func(id ebiten.TouchID, x, y float64)) {
		for i := range fingers {
			do(f.next+ebiten.TouchID(i), x0+(x1-x0)*t+60*float64(i), y0+(y1-y0)*t)
		}
		f.g.tick(1)
	}
	at(0, f.g.session.PressTouch)
	for i := range 10 {
		at(float64(i+1)/10, f.g.session.MoveTouch)
	}
	for i := range fingers {
		f.g.session.ReleaseTouch(f.next + ebiten.TouchID(i))
		f.g.tick(1)
	}
	f.next += 2
	f.g.tick(3)
}

// point taps the square twice: once to plan, once to do it. What is not in sight
// is brought there first, by one finger and by two in turn.
func (f *finger) point(square string) {
	f.g.t.Helper()
	for n := 0; ; n++ {
		if _, seen := f.g.last.Squares[square]; seen {
			break
		}
		if n > 20 {
			f.g.t.Fatalf("%s does not come into sight", square)
		}
		var sum, count [2]float64
		for name, r := range f.g.last.Squares {
			x, y := cell(name)
			sum[0], sum[1] = sum[0]+float64(x), sum[1]+float64(y)
			count[0], count[1] = count[0]+float64(r[0]), count[1]+float64(r[1])
		}
		k := float64(max(len(f.g.last.Squares), 1))
		x, y := cell(square)
		mx, my := count[0]/k, count[1]/k
		clip := func(v float64) float64 { return min(max(v, -70), 70) }
		f.drag(1+n%2, mx, my, mx+clip((sum[0]/k-float64(x))*40), my+clip((sum[1]/k-float64(y))*40))
	}
	f.tap(f.g.last.Squares[square], 3)
	now := f.g.last
	if now.Cursor != square || !now.Planned {
		f.g.t.Errorf("a tap on %s planned %v on %q", square, now.Planned, now.Cursor)
	}
	if f.confirm = !f.confirm; f.confirm { // the second tap, or the button that stands for it
		f.press("plan.confirm")
		return
	}
	again, seen := now.Squares[square]
	if !seen {
		f.g.keep("hidden")
		f.g.t.Errorf("what the first tap has planned on %s lies under a panel", square)
		f.press("plan.confirm")
		return
	}
	f.tap(again, 3)
}

// TestGamepadAlone plays a match by a gamepad alone.
func TestGamepadAlone(t *testing.T) {
	finishes(t, &pad{g: start(t, 1280, 720, "--lang", "en", "--mute", "--seed", deviceSeed)})
}

// TestTouchAlone plays the same match by touch alone, on a phone.
func TestTouchAlone(t *testing.T) {
	finishes(t, &finger{g: start(t, 844, 390, "--lang", "en", "--mute", "--seed", deviceSeed)})
}
