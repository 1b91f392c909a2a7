//go:build unix

package battle

import (
	"cmp"
	"encoding/gob"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/match"
	"tenaille/game/require"
	"tenaille/game/scene"
	"tenaille/rules"
)

// wholePainting is how many frames a picture may take until it is whole.
const wholePainting = 400

// painted is the picture of a battle at rest, everything painted anew.
func (b *battle) painted(t *testing.T, dst *ebiten.Image) (px []byte) {
	t.Helper()
	for range wholePainting {
		house.during(func() {
			b.Redraw, b.Still = false, true
			b.Art.Begin(0)
			dst.Clear()
			b.Draw(dst)
			if b.Art.Pending() == 0 && !b.Redraw && !b.table.Board.Busy() {
				px = pixels(dst)
			}
			b.Still = false
		})
		if px != nil {
			return px
		}
	}
	t.Fatal("the picture does not become whole")
	return nil
}

// half tells a process of TestSecretsLeaveNoPixel what it paints.
var half = flag.Int("half", 0, "which of the two matches of a moment TestSecretsLeaveNoPixel paints in this process, 1 or 2")

// sentPicture is the picture of one of the two matches of a moment, as a process sends it.
type sentPicture struct {
	About  string
	Next   uint64 // the seed to go on with, at the end, which has no picture
	Pixels []byte
}

// pieceOf is how many moments a pair of processes paints: what they have painted stays
// where it is until they end, with all garbage, 70 MB for a moment at the most.
const pieceOf = 15

// TestSecretsLeaveNoPixel wants the pictures of the two matches of a moment to be the
// same, byte for byte, as they are painted on the smallest screen (STL-01, SUR-01,
// INI-08).
//
// Ebitengine lays pictures on common textures, wherever there is room, and what is drawn
// scaled from one, or onto one, is rounded by where it lies: the same match twice in one
// process differs. So the two of a moment are painted in a process each, which has
// painted the same pictures before and none else, as long as no secret shows, and has
// every texture where the other has it. That wants one thing after another, since
// Ebitengine takes the scratch pictures of its paths from a pool that belongs to a
// processor, and nothing freed by the collector of garbage, which comes when it likes.
func TestSecretsLeaveNoPixel(t *testing.T) {
	if *half > 0 {
		paintHalf(t)
		return
	}
	require.Display(t)
	want := wantedMoments(2)
	if want <= pieceOf {
		paintPair(t, *byOne, *onset, want, want*len(wantedRulesets()))
		return
	}
	for _, rs := range wantedRulesets() {
		seed := *onset
		for left := want; left > 0; left -= pieceOf {
			n := min(left, pieceOf)
			seed = paintPair(t, rs.Name, seed, n, n)
		}
	}
}

// paintPair has two processes paint one match each of so many moments a ruleset, and
// compares the pictures; all is how many there are to be. It returns the seed to go on
// with.
func paintPair(t *testing.T, ruleset string, seed uint64, moments, all int) (next uint64) {
	t.Helper()
	began := time.Now()
	var children [2]*exec.Cmd
	var ends [2]*os.File
	var sent [2]*gob.Decoder
	var said [2]talk
	for i := range children {
		r, w, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		defer r.Close()
		c := exec.Command(os.Args[0], "-test.run=^TestSecretsLeaveNoPixel$", "-frames=1", "-small",
			fmt.Sprint("-half=", i+1), fmt.Sprint("-moments=", moments), fmt.Sprint("-by=", ruleset), fmt.Sprint("-onset=", seed))
		c.Env = append(os.Environ(), "GOMAXPROCS=1", "GOGC=off", "GOMEMLIMIT=off")
		c.ExtraFiles, c.Stdout, c.Stderr = []*os.File{w}, &said[i], &said[i]
		err = c.Start()
		w.Close()
		if err != nil {
			t.Fatal(err)
		}
		children[i], ends[i], sent[i] = c, r, gob.NewDecoder(r)
	}
	pairs, bytes, fault := 0, 0, ""
	for fault == "" {
		var s [2]sentPicture
		errs := [2]error{sent[0].Decode(&s[0]), sent[1].Decode(&s[1])}
		if err := errors.Join(errs[:]...); err != nil {
			fault = fmt.Sprintf("after %d pairs: %v", pairs, err)
		} else if s[0].About != s[1].About || s[0].Next != s[1].Next {
			fault = fmt.Sprintf("not of the same moment:\n%s\n%s", s[0].About, s[1].About)
		} else if s[0].Next > 0 {
			next = s[0].Next
			break
		} else if n, at := unlike(s[0].Pixels, s[1].Pixels); n > 0 {
			fault = fmt.Sprintf("%s: %d values differ, the first at %d, %d", s[0].About, n, at/4%640, at/4/640)
		} else {
			pairs, bytes = pairs+1, bytes+len(s[0].Pixels)
		}
	}
	for i, c := range children {
		ends[i].Close() // who still paints cannot send it, and ends
		if err := c.Wait(); err != nil && fault == "" {
			fault = err.Error()
		}
	}
	if fault != "" {
		t.Fatalf("%s\n%s\n%s", fault, said[0], said[1])
	}
	if pairs != all || bytes != all*4*640*360 {
		t.Fatalf("%d pairs of pictures, %d bytes, want %d pairs of %d bytes", pairs, bytes, all, 4*640*360)
	}
	cpu := time.Duration(0)
	for _, c := range children {
		cpu += c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	}
	t.Logf("%s from seed %d: %d pairs of pictures are the same, %d bytes, in %s, %s of processor time", cmp.Or(ruleset, "every ruleset"), seed, pairs, bytes, time.Since(began).Round(time.Second), cpu.Round(10*time.Millisecond))
	return next
}

// talk is what a process says, its end at most.
type talk []byte

func (k *talk) Write(p []byte) (int, error) {
	*k = append(*k, p...)
	*k = (*k)[max(0, len(*k)-4000):]
	return len(p), nil
}

// paintHalf paints one match of every moment and sends the pictures. A frame is open
// whenever anything may be painted, so that pictures are laid on textures in one order.
func paintHalf(t *testing.T) {
	to := gob.NewEncoder(os.NewFile(3, "pictures"))
	send := func(s sentPicture) {
		if err := to.Encode(s); err != nil {
			t.Fatal(err)
		}
	}
	var c *scene.Context
	var dst *ebiten.Image
	house.during(func() { c, dst = smallScreen(t), ebiten.NewImage(640, 360) })
	painted, next := 0, uint64(0)
	for _, rs := range wantedRulesets() {
		_, next = moments(t, rs, *onset, *soMany, func(m *moment) *rules.Action {
			var b *battle
			house.during(func() {
				b, _ = seated(t, c, [...]*match.Match{m.one, m.two}[*half-1])
				b.arrange()
			})
			send(sentPicture{About: m.about, Pixels: b.painted(t, dst)})
			painted++
			return nil
		})
	}
	send(sentPicture{Next: next})
	if painted == 0 {
		t.Error("nothing was painted")
	}
}

// unlike counts the values in which two pictures differ, and tells the first; those of
// which one has more than the other do.
func unlike(a, z []byte) (n, first int) {
	if len(a) < len(z) {
		a, z = z, a
	}
	first = -1
	for i := range a {
		if i >= len(z) || a[i] != z[i] {
			if n++; n == 1 {
				first = i
			}
		}
	}
	return n, first
}

// TestUnlikePicturesAreToldApart: one level of one value is noticed, and a picture that
// is cut short.
func TestUnlikePicturesAreToldApart(t *testing.T) {
	a := make([]byte, 4*8*8)
	z := make([]byte, 4*8*8)
	if n, at := unlike(a, z); n != 0 || at != -1 {
		t.Errorf("%d values of the same picture differ, the first %d", n, at)
	}
	z[4*30+2] = 1
	if n, at := unlike(a, z); n != 1 || at != 4*30+2 {
		t.Errorf("%d values differ, the first %d, want one, %d", n, at, 4*30+2)
	}
	if n, at := unlike(a, z[:4*30]); n != len(a)-4*30 || at != 4*30 {
		t.Errorf("%d values differ, the first %d, of a picture cut short", n, at)
	}
}
