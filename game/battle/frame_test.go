//go:build unix

package battle

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/plan"
	"tenaille/game/require"
	"tenaille/game/scene"
	"tenaille/game/screens"
	"tenaille/rules"
)

// field is a battle on 40x40 squares with 30 creatures, by the light of torches,
// with water, bushes and every sign that can be switched on, and smoke if wanted.
func field(t *testing.T, smoke bool) (*scene.Game, *onStage) {
	t.Helper()
	rows := make([]string, 40)
	for y := range rows {
		row := []byte(strings.Repeat(".", 40))
		for x := range row {
			switch h := (x*7 + y*13 + x*y) % 23; {
			case x%11 == 5 && y%9 > 3 && y%9 < 8, y%11 == 5 && x%9 > 4:
				row[x] = '#'
			case h < 2, h == 2 && smoke:
				row[x] = "~:o"[h] // rubble, bushes, smoke
			}
		}
		rows[y] = string(row)
	}
	kinds := []string{"fighter", "archer", "rogue", "cleric", "orc", "goblin", "goblin-archer", "wolf", "ogre", "fighter", "archer", "goblin", "orc", "rogue", "goblin"}
	var cast []stand
	for i := range 30 {
		side, x := "blue", 12+i%5*2
		if i >= 15 {
			side, x = "red", 23+i%5*2
		}
		y := 10 + i%15/5*7 + i%3
		rows[y] = rows[y][:x-1] + "...." + rows[y][x+3:]
		rows[y+1] = rows[y+1][:x-1] + "...." + rows[y+1][x+3:]
		cast = append(cast, stand{Kind: kinds[i%15], Side: side, At: [2]int{x, y}, Leads: i == 1})
	}
	b := opening(t, "en", func(s *rules.Setup) {
		s.Map.Rows = rows
		s.Map.Light = &rules.LightSetup{Ambient: "dim"}
		s.Look = &rules.LookSetup{}
		for y := range rows {
			s.Look.Ground = append(s.Look.Ground, strings.Repeat("ggg.....dddd....wwww", 2))
			if y%7 == 3 {
				for x := 4; x < 40; x += 9 {
					s.Look.Props = append(s.Look.Props, rules.PropSetup{Cell: [2]int{x, y}, Name: "brazier"})
					s.Map.Light.Sources = append(s.Map.Light.Sources, rules.SourceSetup{Cell: [2]int{x, y}, Bright: 4})
				}
			}
		}
	}, cast...)
	c := b.Context
	c.Settings.ReducedMotion = false
	g, err := scene.New(scene.Options{Language: "en", Store: c.Store, Mute: true, Routes: Screens(screens.All())})
	if err != nil {
		t.Fatal(err)
	}
	g.Context = c
	g.LayoutF(1280, 720)
	s := &onStage{battle: b}
	c.Stack.Replace(s)
	if err := g.Update(); err != nil { // which brings it on
		t.Fatal(err)
	}
	b.table.Threat, b.table.Lines, b.table.Grid = true, true, true
	b.command.SetMode(plan.AttackMode)
	b.arrange()
	return g, s
}

// onStage is a battle that asks for every frame, where it is to, and counts those
// that are drawn.
type onStage struct {
	*battle
	asks  bool
	drawn int
}

// Update advances the battle by one tick.
func (s *onStage) Update() bool { return s.battle.Update() || s.asks }

// Draw paints the battle, if there is anything to paint it on.
func (s *onStage) Draw(dst *ebiten.Image) {
	if s.drawn++; dst != nil {
		s.battle.Draw(dst)
	}
}

// TestFrames shows the field in a window, a process of its own: frames in which
// nothing but flames, water or the place of the map changes make no garbage of ours,
// and every kind of frame shows what one painted anew does. With -args -frames N it
// prints what frames cost.
func TestFrames(t *testing.T) {
	if *frames == 0 {
		require.Display(t)
		c := exec.Command(os.Args[0], "-test.run=^TestFrames$", "-test.v", "-frames=60", "-profile", "-small")
		out, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return
	}
	g, b := field(t, true)
	list := few(kinds(t, g, b), *soon)
	if *profile {
		for i := range list[1:] {
			list[i+1].check(t, b)
		}
		return
	}
	for round := range *rounds {
		empty := 0.
		for i := range list {
			k := &list[i]
			p := k.play
			p.warm, p.frames = 40, *frames
			if round == 0 {
				p.warm = k.warm
			}
			f := house.show(&p)
			if i == 0 {
				empty = f.cpu
			}
			fmt.Printf("frame %d | %-45s | own %.3f ms, longest %.2f | process %.2f ms, %.2f x empty, goal %.1f\n", round+1, k.name, f.own, f.worst, f.cpu, f.cpu/empty, mostOfEmpty)
		}
	}
}

// pixels is what a picture holds.
func pixels(img *ebiten.Image) []byte {
	b := make([]byte, 4*img.Bounds().Dx()*img.Bounds().Dy())
	img.ReadPixels(b)
	return b
}

// differ counts the values in which two pictures differ by more than rounding.
func differ(a, z []byte) (n int) {
	for i := range a {
		if d := int(a[i]) - int(z[i]); d > 2 || d < -2 {
			n++
		}
	}
	return n
}

// TestIdleBattleDrawsNothing lets a battle with flames and water rest: its picture
// lives for 20 seconds, about ten times a second, and then stands still.
func TestIdleBattleDrawsNothing(t *testing.T) {
	g, b := field(t, true)
	drawn := func(ticks int) int {
		before := b.drawn
		for range ticks {
			if err := g.Update(); err != nil {
				t.Fatal(err)
			}
			g.Draw(nil)
		}
		return b.drawn - before
	}
	drawn(60) // what opens the battle comes to rest
	if n := drawn(600); n < 60 || n > 150 {
		t.Errorf("%d pictures in the first ten seconds, want 60 to 150", n)
	}
	drawn(20*60 - 600 + 60)
	if n := drawn(600); n != 0 {
		t.Errorf("%d pictures in ten seconds of a battle that rested for 20, want none", n)
	}
	b.Settings.ReducedMotion = true
	b.table.Stir()
	if n := drawn(600); n != 0 {
		t.Errorf("%d pictures in ten seconds with reduced motion, want none", n)
	}
}
