package browser

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	cdp "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// state is the part of window.tenaille that the tests read.
type state struct {
	Scene, Language, Hash, Result, Seat, Side, Asking, Message string
	Cursor, Device, Focus                                      string
	Chosen                                                     []string
	Planned                                                    bool
	Turn, Round, Acting, Log                                   int
	Busy                                                       bool
	Widgets, Squares                                           map[string][4]int
	Reachable                                                  []string
	Thinking                                                   struct {
		Ticks, Late int
		Longest     float64
	}
	Targets   []int
	Creatures []struct {
		ID, HP, Space int
		Side, Square  string
		Down          bool
	}
}

// page is the game open in Chromium.
type page struct {
	t      *testing.T
	ctx    context.Context
	end    func() // closes the browser
	mu     sync.Mutex
	errors []string
}

// chromium is the path of the browser; without one the test is skipped, or
// fails under TENAILLE_REQUIRE=all.
func chromium(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "chromium-headless-shell", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	if os.Getenv("TENAILLE_REQUIRE") == "all" {
		t.Fatal("chromium is not installed (TENAILLE_REQUIRE=all)")
	}
	t.Skip("chromium is not installed")
	return ""
}

// root is the game's source tree.
func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// open shows the address in a fresh browser of the size given. Scripts are run in
// the page before it.
func open(t *testing.T, address string, width, height int, scripts ...string) *page {
	t.Helper()
	return openAt(t, newHome(t), address, width, height, scripts...)
}

// newHome is a folder for a browser's profile.
func newHome(t *testing.T) string {
	t.Helper()
	home, err := os.MkdirTemp("", "tenaille-chromium")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(home) }) // what a dying browser still writes is no failure
	return home
}

// openAt is open with the profile in a folder, which a browser before may have left.
func openAt(t *testing.T, home, address string, width, height int, scripts ...string) *page {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(chromium(t)), chromedp.NoSandbox, chromedp.UserDataDir(home), chromedp.WSURLReadTimeout(2*time.Minute),
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-quic", true),
		chromedp.Flag("no-first-run", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.Flag("lang", "en-GB"), chromedp.WindowSize(width, height))
	allocator, endAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(endAllocator)
	ctx, end := chromedp.NewContext(allocator)
	t.Cleanup(end)
	ctx, cancel := context.WithTimeout(ctx, 20*time.Minute)
	t.Cleanup(cancel)
	p := &page{t: t, ctx: ctx, end: end}
	p.show(address, width, height, scripts...)
	return p
}

// show shows the address in a tab of the size given.
func (p *page) show(address string, width, height int, scripts ...string) {
	p.t.Helper()
	chromedp.ListenTarget(p.ctx, p.listen)
	before := chromedp.ActionFunc(func(ctx context.Context) error {
		for _, script := range scripts {
			if _, err := cdp.AddScriptToEvaluateOnNewDocument(script).Do(ctx); err != nil {
				return err
			}
		}
		return nil
	})
	if err := chromedp.Run(p.ctx, chromedp.EmulateViewport(int64(width), int64(height)), before, chromedp.Navigate(address)); err != nil {
		p.t.Fatalf("opening %s: %v", address, err)
	}
}

// listen keeps what the console calls an error and what nobody caught.
func (p *page) listen(happened any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := happened.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.APITypeError || e.Type == runtime.APITypeAssert {
			var words []string
			for _, a := range e.Args {
				words = append(words, string(a.Value)+a.Description)
			}
			p.errors = append(p.errors, "console: "+strings.Join(words, " "))
		}
	case *runtime.EventExceptionThrown:
		p.errors = append(p.errors, "exception: "+e.ExceptionDetails.Error())
	case *log.EventEntryAdded:
		if e.Entry.Level == log.LevelError {
			p.errors = append(p.errors, "log: "+e.Entry.Text+" "+e.Entry.URL)
		}
	}
}

// quiet fails the test if the page has complained.
func (p *page) quiet() {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, e := range p.errors {
		p.t.Error(e)
	}
}

// now is the snapshot, or false while there is none.
func (p *page) now() (state, bool) {
	var text string
	if err := chromedp.Run(p.ctx, chromedp.Evaluate(`window.tenaille ? JSON.stringify(window.tenaille) : ""`, &text)); err != nil {
		p.t.Fatalf("reading window.tenaille: %v", err)
	}
	var s state
	if text == "" {
		return s, false
	}
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		p.t.Fatalf("window.tenaille: %v in %s", err, text)
	}
	return s, true
}

// await waits until the snapshot is as wanted.
func (p *page) await(what string, limit time.Duration, wanted func(state) bool) state {
	p.t.Helper()
	end := time.Now().Add(limit)
	for {
		s, there := p.now()
		if there && wanted(s) {
			return s
		}
		if time.Now().After(end) {
			p.quiet()
			p.keep("late")
			s.Squares = nil
			p.t.Fatalf("no %s within %v; window.tenaille: %v %+v", what, limit, there, s)
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// frames waits until the page has drawn some frames, so that a slow machine's next tick has
// seen what the hand does; a page that draws nothing is not waited for longer than three seconds.
func frames(ctx context.Context) error {
	const drawn = `new Promise((done) => {
  let n = 4;
  const next = () => { if (--n) requestAnimationFrame(next); else done(true); };
  requestAnimationFrame(next);
  setTimeout(() => done(false), 3000);
})`
	var seen bool
	return chromedp.Evaluate(drawn, &seen, awaited).Do(ctx)
}

// click presses the mouse in the middle of the rectangle, long enough for a
// slow machine's next tick to see it.
func (p *page) click(r [4]int) {
	p.t.Helper()
	x, y := float64(r[0])+float64(r[2])/2, float64(r[1])+float64(r[3])/2
	for _, kind := range []input.MouseType{input.MouseMoved, input.MousePressed, input.MouseReleased} {
		e := input.DispatchMouseEvent(kind, x, y)
		if kind != input.MouseMoved {
			e = e.WithButton(input.Left).WithClickCount(1)
		}
		if err := chromedp.Run(p.ctx, e, chromedp.ActionFunc(frames)); err != nil {
			p.t.Fatalf("mouse at %v,%v: %v", x, y, err)
		}
	}
}

// widget clicks the widget of that id.
func (p *page) widget(id string) {
	p.t.Helper()
	s := p.await("widget "+id, 20*time.Second, func(s state) bool { _, there := s.Widgets[id]; return there })
	p.click(s.Widgets[id])
}

// picture is what the browser shows.
func (p *page) picture() image.Image {
	p.t.Helper()
	var b []byte
	if err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot(&b)); err != nil {
		p.t.Fatalf("screenshot: %v", err)
	}
	m, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		p.t.Fatalf("screenshot: %v", err)
	}
	return m
}

// keep writes a picture of the page to build/browser, for those who look into
// a failure.
func (p *page) keep(name string) {
	var b []byte
	dir := filepath.Join(root(p.t), "build", "browser")
	if chromedp.Run(p.ctx, chromedp.CaptureScreenshot(&b)) == nil && os.MkdirAll(dir, 0o755) == nil {
		os.WriteFile(filepath.Join(dir, name+".png"), b, 0o644)
	}
}

// colours counts different colours of a picture, on every fourth pixel.
func colours(m image.Image) int {
	seen := map[string]bool{}
	for y := m.Bounds().Min.Y; y < m.Bounds().Max.Y; y += 4 {
		for x := m.Bounds().Min.X; x < m.Bounds().Max.X; x += 4 {
			r, g, b, _ := m.At(x, y).RGBA()
			seen[fmt.Sprint(r>>12, g>>12, b>>12)] = true
		}
	}
	return len(seen)
}

// differing is the share of pixels, of every second one, in which two pictures
// of one size differ visibly.
func differing(a, b image.Image) float64 {
	if a.Bounds() != b.Bounds() {
		return 1
	}
	differ, all := 0, 0
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y += 2 {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x += 2 {
			all++
			r1, g1, b1, _ := a.At(x, y).RGBA()
			r2, g2, b2, _ := b.At(x, y).RGBA()
			if far(r1, r2) || far(g1, g2) || far(b1, b2) {
				differ++
			}
		}
	}
	return float64(differ) / float64(all)
}

func far(a, b uint32) bool {
	d := int(a>>8) - int(b>>8)
	return d > 24 || d < -24
}
