//go:build unix

package battle

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/require"
)

// frames asks for the theatre: the tests then run beside a real window in which
// they show scenes, each for so many frames. TestFrames opens one itself.
var frames = flag.Int("frames", 0, "frames to show of each scene of TestFrames, in a window")

// rounds is how often TestFrames measures every kind of frame.
var rounds = flag.Int("rounds", 3, "rounds of TestFrames")

// profile makes TestFrames look at allocations and pixels instead of time.
var profile = flag.Bool("profile", false, "check what TestFrames shows instead of measuring it")

// small makes the window small. What is drawn is the same, of the same size; only the
// last step costs less, which shows it.
var small = flag.Bool("small", false, "show TestFrames in a small window")

// soon leaves out the kinds of frames that take long to be warm.
var soon = flag.Bool("few", false, "show only those kinds of TestFrames that are soon warm")

// theatre is the window: it shows what is asked for and measures it.
type theatre struct {
	plays chan *play
	jobs  chan func()
	quit  chan struct{}
	now   *play
}

var house = theatre{plays: make(chan *play), jobs: make(chan func()), quit: make(chan struct{})}

// during runs f while a frame of its own is open.
func (h *theatre) during(f func()) {
	open, done := make(chan struct{}), make(chan struct{})
	h.jobs <- func() { close(open); <-done }
	<-open
	defer close(done)
	f()
}

// play is one thing shown for a number of frames after some that warm up.
type play struct {
	update func()
	draw   func(*ebiten.Image)
	clears bool // the picture is cleared before every frame, as ebiten does by itself
	warm   int
	frames int
	ready  func() bool   // whether all is painted that the frame before has asked for; nil: always
	every  time.Duration // frames come no faster than this; 0 is as fast as they can

	shown   int
	calm    int       // frames one after another that were ready
	waited  int       // frames for which that was waited for
	spent   []float64 // ms of our own Update and Draw, a frame
	start   time.Time
	cpu     time.Duration
	updated time.Duration
	next    time.Time
	figures cost
	done    chan struct{}
}

// cost are the results of a play.
type cost struct {
	own   float64 // median ms a frame of our own Update and Draw
	worst float64 // the longest of them
	cpu   float64 // ms a frame of the whole process
	share float64 // processor time over time
}

// Update and Draw show the play of the moment; between plays the window waits, or does
// what is to be done within a frame.
func (h *theatre) Update() error {
	for h.now == nil {
		select {
		case h.now = <-h.plays:
			ebiten.SetScreenClearedEveryFrame(h.now.clears)
		case f := <-h.jobs:
			f()
			return nil
		case <-h.quit:
			return ebiten.Termination
		}
	}
	p := h.now
	if p.every > 0 {
		time.Sleep(time.Until(p.next))
		p.next = time.Now().Add(p.every)
	}
	if p.shown == p.warm && !p.rests() {
		p.shown-- // a loaded machine paints less of what is new in a frame
	}
	if p.shown == p.warm {
		runtime.GC()
		fmt.Println("=== measured from here")
		p.spent, p.start, p.cpu = p.spent[:0], time.Now(), processor()
	}
	if p.shown == p.warm+p.frames {
		all, n := time.Since(p.start), float64(p.frames)
		slices.Sort(p.spent)
		cpu := processor() - p.cpu
		p.figures = cost{own: p.spent[len(p.spent)/2], worst: p.spent[len(p.spent)-1], cpu: ms(cpu) / n, share: cpu.Seconds() / all.Seconds()}
		fmt.Println("=== measured until here")
		h.now = nil
		close(p.done)
		return nil
	}
	p.shown++
	start := time.Now()
	p.update()
	p.updated = time.Since(start)
	return nil
}

// rests reports whether nothing new had to be painted for some frames.
func (p *play) rests() bool {
	if p.ready == nil {
		return true
	}
	if p.calm++; !p.ready() {
		p.calm = 0
	}
	p.waited++
	return p.calm >= 20 || p.waited >= 2000
}

func (h *theatre) Draw(dst *ebiten.Image) {
	p := h.now
	if p == nil {
		return
	}
	start := time.Now()
	p.draw(dst)
	p.spent = append(p.spent, ms(p.updated+time.Since(start)))
}

func (*theatre) Layout(int, int) (int, int) { return 1280, 720 }

// processor is the processor time of this process.
func processor() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// show shows a play and returns what it cost.
func (h *theatre) show(p *play) cost {
	p.spent = make([]float64, 0, p.warm+p.frames+1)
	p.done = make(chan struct{})
	h.plays <- p
	<-p.done
	return p.figures
}

// allocations counts those that happened below a function of the game, by the way
// to them.
type allocations map[string]int64

// grown returns what came to the counts since the last call.
func (o allocations) grown() map[string]int64 {
	runtime.GC() // the profile is that of the collection before
	runtime.GC()
	records := make([]runtime.MemProfileRecord, 1<<16)
	n, _ := runtime.MemProfile(records, true)
	now := map[string]int64{}
	for i := range records[:min(n, len(records))] {
		r := &records[i]
		list := runtime.CallersFrames(r.Stack())
		var path []string
		game, asked := false, false
		for {
			f, more := list.Next()
			// The window is asked about itself every so many ticks, however many of
			// them a slow machine fits into a frame: that is no frame's cost.
			asked = asked || strings.HasSuffix(f.Function, ".lookAtWindow")
			test := strings.Contains(f.File, "_test.go")
			if strings.HasPrefix(f.Function, "tenaille/") && !test {
				game = true
			}
			if len(path) < 12 && !test {
				path = append(path, f.Function)
			}
			if !more {
				break
			}
		}
		if game && !asked {
			now[strings.Join(path, " < ")] += r.AllocObjects
		}
	}
	grown := map[string]int64{}
	for k, v := range now {
		if v > o[k] {
			grown[k] = v - o[k]
		}
		o[k] = v
	}
	return grown
}

// TestMain runs the tests, beside the theatre's window when frames are asked for.
func TestMain(m *testing.M) {
	flag.Parse()
	if *frames == 0 || !require.HasDisplay() {
		os.Exit(m.Run())
	}
	if *profile {
		runtime.MemProfileRate = 0 // until allocations are counted: to note every one of them costs much
	}
	code := 1
	go func() { code = m.Run(); close(house.quit) }()
	ebiten.SetWindowSize(1280, 720)
	if *small {
		ebiten.SetWindowSize(320, 180)
	}
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGameWithOptions(&house, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		fmt.Println(err)
	}
	os.Exit(code)
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
