package tableau

import (
	"math/rand/v2"
	"testing"

	"tenaille/levels"
	"tenaille/render/board/terrain"
	"tenaille/render/widget"
)

// TestEveryoneIsSeen: however many stand, each lies in the painting and a fifth of its
// breadth beside all that stand nearer, and the one who did most stands whole.
func TestEveryoneIsSeen(t *testing.T) {
	for _, in := range []widget.Rect{{X: 10, Y: 20, W: 720, H: 170}, {W: 720, H: 240}, {W: 330, H: 190}, {W: 790, H: 180}} {
		for n := 1; n <= 10; n++ {
			for _, kinds := range [][]int{{1}, {1, 2}, {3, 1, 1, 1}, {6, 1, 2}} {
				squares := make([]int, n)
				for i := range squares {
					squares[i] = kinds[i%len(kinds)]
				}
				spots := stand(in, squares)
				for i, s := range spots {
					if s.X < in.X-6.5 || s.X+s.W > in.X+in.W+6.5 || s.Y < in.Y-.5 || s.Y+s.H > in.Y+in.H+.5 {
						t.Errorf("%d of %v in %v: %d stands at %v", n, kinds, in, i, s)
					}
					if free := seen(s, spots[:i]); free < .2 {
						t.Errorf("%d of %v in %v: of %d at %v %.2f are seen of its breadth", n, kinds, in, i, s, free)
					}
				}
			}
		}
	}
}

// seen is the part of the breadth of a spot that none of others covers.
func seen(s widget.Rect, others []widget.Rect) float64 {
	const steps = 200
	n := 0
next:
	for i := range steps {
		x := s.X + s.W*(float64(i)+.5)/steps
		for _, o := range others {
			if x >= o.X+o.W*.12 && x <= o.X+o.W*.88 { // a card is narrower than its square
				continue next
			}
		}
		n++
	}
	return float64(n) / steps
}

// TestLandscapesTellMapsApart: what is painted behind the figures follows the map.
func TestLandscapesTellMapsApart(t *testing.T) {
	look := map[landscape]int{}
	for _, name := range levels.Names() {
		setup, err := levels.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		l := landscapeOf(&setup)
		look[l]++
		switch name {
		case "broken-keep":
			if !l.walls {
				t.Errorf("the keep has no walls: %+v", l)
			}
		case "ford":
			if !l.water || l.walls {
				t.Errorf("the ford is painted as %+v", l)
			}
		}
	}
	if len(look) < 4 {
		t.Errorf("%d maps are painted in %d ways", len(levels.Names()), len(look))
	}
	if l := landscapeOf(nil); l.ground != terrain.Grass {
		t.Errorf("without a map: %+v", l)
	}
}

// TestTreesKeepInsideThePainting: no crown reaches over the torn edge, however wide it is.
func TestTreesKeepInsideThePainting(t *testing.T) {
	for w := 300.; w < 900; w += 7 {
		for seed := range uint64(20) {
			p := &brush{box: widget.Rect{W: w, H: 200}, rng: rand.New(rand.NewPCG(seed, 1)), horizon: 140}
			list := p.crowns()
			if len(list) == 0 {
				t.Fatal("there are no trees")
			}
			for _, c := range list {
				if c[0]-c[2] < most-.01 || c[0]+c[2] > w-most+.01 {
					t.Fatalf("in a painting %.0f wide a crown reaches from %.1f to %.1f", w, c[0]-c[2], c[0]+c[2])
				}
			}
		}
	}
}

// TestSidesFaceEachOther: of each side at least the first stands in the painting, whole, on
// its own half of it, all of one size and none before more than a third of another.
func TestSidesFaceEachOther(t *testing.T) {
	for _, in := range []widget.Rect{{X: 10, Y: 20, W: 412, H: 220}, {W: 250, H: 150}, {W: 900, H: 120}} {
		for n := 1; n <= 12; n++ {
			var up []Figure
			for i := range n {
				up = append(up, Figure{Side: i % 2})
			}
			sides := facing(in, up)
			for side, list := range sides {
				if len(list) == 0 && n > side {
					t.Fatalf("%v, %d figures: nobody of side %d stands there", in, n, side)
				}
				for i, s := range list {
					if s.Shared(in) < s.W*s.H-.01 || s.W != sides[0][0].W {
						t.Errorf("%v, %d figures: %d of side %d stands at %v", in, n, i, side, s)
					}
					if middle := in.X + in.W/2; side == 0 && s.X+s.W > middle || side == 1 && s.X < middle {
						t.Errorf("%v, %d figures: %d of side %d stands on the other's half, at %v", in, n, i, side, s)
					}
					if i > 0 && s.Shared(list[i-1]) > s.W*s.H*.4 {
						t.Errorf("%v, %d figures: %d of side %d stands behind the one before", in, n, i, side)
					}
				}
			}
		}
	}
}

// TestTheFallenLieBesideTheStanding: where there is ground to the left and the right of those
// who stand, those who lie are there, apart from one another and within the painting.
func TestTheFallenLieBesideTheStanding(t *testing.T) {
	in := widget.Rect{X: 10, Y: 30, W: 760, H: 190}
	spots := stand(in, []int{1, 1, 1})
	size := in.H * .31
	for n := 1; n <= 12; n++ {
		list := lie(in, in.Y+120, size, spots, n)
		if len(list) == 0 {
			t.Fatalf("of %d nobody lies there", n)
		}
		for i, at := range list {
			if at.X < in.X || at.X > in.X+in.W || at.Y < in.Y+120 || at.Y > in.Y+in.H {
				t.Errorf("%d of %d lies at %v, outside", i, n, at)
			}
			for _, s := range spots {
				if at.X > s.X && at.X < s.X+s.W {
					t.Errorf("%d of %d lies at %v, under who stands at %v", i, n, at, s)
				}
			}
			for _, other := range list[:i] {
				if d := max(at.X-other.X, other.X-at.X); d < size*.2 && at.Y == other.Y {
					t.Errorf("%d of %d lies at %v, on one at %v", i, n, at, other)
				}
			}
		}
	}
	if list := lie(in, in.Y+120, size, []widget.Rect{in}, 5); len(list) != 5 {
		t.Errorf("with no ground free %d of 5 lie there", len(list))
	}
}
