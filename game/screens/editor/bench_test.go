package editor

import (
	"fmt"
	"testing"

	"tenaille/game/easel"
	"tenaille/game/internal/screentest"
	"tenaille/game/scene"
	"tenaille/levels/tmx"
)

// large is a screen with a map of a size on which much has been painted: things, heights and
// walls all over, and creatures of both sides.
func large(tb testing.TB, w, h int) *Editor {
	tb.Helper()
	c := screentest.NewContext(tb, "en", 1280, 720, 1, 100)
	e := New(c).(*Editor)
	screentest.Show(c, e)
	m := easel.New(w, h)
	paint := func(t easel.Tool, at int, spots ...easel.Spot) {
		m.Brush = m.Palette(t, 1)[at]
		m.Press(spots[0])
		for _, s := range spots[1:] {
			m.Move(s)
		}
		m.Release(spots[len(spots)-1])
	}
	for y := 1; y < h; y += 3 {
		for x := 5; x < w-5; x += 4 {
			paint(easel.Things, 2+(x+y)%9, easel.On(x, y))
			paint(easel.Ground, 1+(x*y)%5, easel.On(x, y), easel.On(x+2, y))
			paint(easel.Walls, 1, easel.Spot{X: float64(x), Y: float64(y)}, easel.Spot{X: float64(x + 2), Y: float64(y)})
		}
	}
	for y := 0; y < min(h, 12); y += 2 {
		paint(easel.Pieces, 3, easel.On(1, y))
		m.Brush = m.Palette(easel.Pieces, 2)[4]
		m.Press(easel.On(w-2, y))
		m.Release(easel.On(w-2, y))
	}
	d, err := tmx.Read(m.Doc.Bytes())
	if err != nil {
		tb.Fatal(err)
	}
	m.Doc = d
	m.Do(func() { m.Doc.SetTile("ground", 0, 0, 3) })
	m.Look()
	if !m.Sketch.Whole {
		tb.Fatalf("the map is not whole: %v", m.Sketch.Faults)
	}
	e.take(m)
	e.Layout()
	return e
}

// sizes are those that are measured against one another: a new map and the largest one.
var sizes = [][2]int{{newWidth, newHeight}, {tmx.MostWidth, tmx.MostHeight}}

// BenchmarkEditor measures what a hand waits for on a new map and on the largest one.
func BenchmarkEditor(b *testing.B) {
	for _, size := range sizes {
		name := fmt.Sprintf("%dx%d/", size[0], size[1])
		e := large(b, size[0], size[1])
		w, h := size[0], size[1]
		tick := func(step func()) func(*testing.B) {
			return func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					step()
				}
			}
		}
		data := e.easel.Doc.Bytes()
		b.Run(name+"open", tick(func() {
			m, err := easel.Open("x", data)
			if err != nil {
				b.Fatal(err)
			}
			e.take(m)
			e.arrange()
		}))
		n := 0
		b.Run(name+"square", tick(func() { // one more square of a stroke, with its picture
			n++
			e.easel.Brush = e.easel.Palette(easel.Ground, 1)[1+n%3]
			e.easel.Press(easel.On(n%w, n/w%h))
			e.painted()
			e.arrange()
			e.easel.Release(easel.On(n%w, n/w%h))
		}))
		b.Run(name+"figure", tick(func() {
			n++
			e.easel.Brush = e.easel.Palette(easel.Pieces, 1)[3+n%3]
			e.easel.Press(easel.On(1, 0))
			e.easel.Release(easel.On(1, 0))
			e.painted()
			e.arrange()
		}))
		b.Run(name+"undo and redo", tick(func() {
			e.undo()
			e.arrange()
			e.redo()
			e.arrange()
		}))
		b.Run(name+"faults", tick(func() {
			e.easel.Do(func() { e.easel.Doc.SetTile("ground", 3, 3, uint32(3+n%2)) })
			n++
			if e.easel.Look() {
				e.seen()
			}
		}))
		b.Run(name+"play", tick(func() { // from the map to the first picture of its battle, and back
			e.play()
			if e.Stack.Settle(); e.Stack.Top() == scene.Scene(e) {
				b.Fatalf("no battle begins: %s", e.told.words)
			}
			e.Stack.Top().Layout()
			e.Devices.Feign(screentest.Nowhere)
			e.Stack.Top().Update()
			e.Stack.Pop()
			e.Stack.Settle()
		}))
		b.Run(name+"rest", tick(func() { // a frame in which nothing is done
			e.Devices.Feign(screentest.Nowhere)
			e.Update()
		}))
	}
}
