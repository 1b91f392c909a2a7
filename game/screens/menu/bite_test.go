package menu

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
)

// TestTitleLivesAndRests: the jaws close every eight seconds for 900 ms, begin and end
// where they rest, and 20 s after the last input nothing moves until the next.
func TestTitleLivesAndRests(t *testing.T) {
	var b bite
	active := true
	for range 2 { // an input wakes them again
		var moves []int
		before := 0.
		for i := range 60 * 60 {
			if b.tick(active && i == 0, false) {
				moves = append(moves, i)
			}
			open := b.open()
			if d := math.Abs(open - before); d > .15 {
				t.Fatalf("tick %d: they jump by %.2f squares", i, d)
			}
			if before = open; !b.moving() && open != 0 {
				t.Fatalf("tick %d: at rest they are %.2f squares open", i, open)
			}
		}
		if n := len(moves); n == 0 || n%(biteTakes+1) != 0 || n > 3*(biteTakes+1) {
			t.Fatalf("%d pictures in a minute", n)
		}
		if last := moves[len(moves)-1]; last > 20*60 {
			t.Errorf("they move %d ticks after the last input", last)
		}
		for i := 1; i < len(moves); i++ {
			if d := moves[i] - moves[i-1]; d != 1 && d != biteEvery-biteTakes {
				t.Errorf("%d ticks lie between two pictures", d)
			}
		}
	}
	b = bite{at: 20}
	if !b.tick(false, true) || b.moving() || b.tick(false, true) {
		t.Error("with reduced motion they do not rest at once, and for good")
	}
}

// TestTitleIsDrawnOnlyWhenItMoves: the screen asks for pictures while the jaws close and
// for none after, nor with reduced motion.
func TestTitleIsDrawnOnlyWhenItMoves(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		c := screentest.NewContext(t, "fr", 844, 390, 1, 100)
		c.Settings.ReducedMotion = reduced
		s := NewTitle(c).(*title)
		screentest.Show(c, s)
		s.Layout()
		dst := ebiten.NewImage(844, 390)
		defer dst.Deallocate()
		for range 400 {
			if s.Draw(dst); s.picture.whole {
				break
			}
		}
		c.Devices.Feign(screentest.Nowhere, input.Up)
		s.Update()
		c.Devices.Rest()
		drawn, apart := 0, false
		for range 30 * 60 {
			if !s.Update() {
				continue
			}
			drawn++
			s.Draw(dst)
			apart = apart || s.picture.parted[1] != nil
		}
		if want := 2 * (biteTakes + 1); reduced && drawn > 0 || !reduced && drawn != want {
			t.Errorf("reduced motion %v: %d pictures in half a minute, want %d or none", reduced, drawn, want)
		}
		if apart == reduced {
			t.Errorf("reduced motion %v: the jaws are painted on their own: %v", reduced, apart)
		}
		if s.picture.moving() {
			t.Error("the jaws have not come to rest")
		}
	}
}
