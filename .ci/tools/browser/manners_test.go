package browser

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// ears listens to the page: it keeps what plays sound, hears what reaches the
// loudspeaker, and remembers what became of clicks of the right button.
const ears = `
window.heard = { contexts: [], taps: [] };
for (const name of ["AudioContext", "webkitAudioContext"]) {
  const Known = window[name];
  if (!Known) continue;
  window[name] = class extends Known {
    constructor(...args) { super(...args); window.heard.contexts.push(this); }
  };
}
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...rest) {
  if (to === this.context.destination) {
    const tap = this.context.createAnalyser();
    tap.fftSize = 2048;
    connect.call(this, tap);
    window.heard.taps.push(tap);
  }
  return connect.call(this, to, ...rest);
};
window.loudness = () => Math.max(0, ...window.heard.taps.map((tap) => {
  const v = new Float32Array(tap.fftSize);
  tap.getFloatTimeDomainData(v);
  return v.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
}));
window.silent = (() => { // for a while: a slow machine's sound has gaps
  let since = 0;
  return () => {
    if (loudness() > 0) since = 0;
    else if (!since) since = performance.now();
    return since > 0 && performance.now() - since > 800;
  };
})();
window.sounding = () => window.heard.contexts.map((c) => c.state).join(" ");
window.away = false; // something else has the focus
const focused = document.hasFocus.bind(document);
document.hasFocus = () => !window.away && focused();
window.menus = [];
window.addEventListener("contextmenu", (e) => window.menus.push(e.defaultPrevented));
`

// key presses a key long enough for a slow machine's next tick to see it.
func (p *page) key(code, key string, number int64) {
	p.t.Helper()
	e := input.DispatchKeyEvent(input.KeyRawDown).WithCode(code).WithKey(key).WithWindowsVirtualKeyCode(number)
	up := input.DispatchKeyEvent(input.KeyUp).WithCode(code).WithKey(key).WithWindowsVirtualKeyCode(number)
	if err := chromedp.Run(p.ctx, e, chromedp.Sleep(250*time.Millisecond), up, chromedp.Sleep(100*time.Millisecond)); err != nil {
		p.t.Fatalf("key %s: %v", code, err)
	}
}

// ask evaluates an expression of the page, or what it promises, into what out points
// to.
func (p *page) ask(expression string, out any) {
	p.t.Helper()
	if err := chromedp.Run(p.ctx, chromedp.Evaluate(expression, out, awaited)); err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
}

func awaited(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }

// becomes waits until an expression of the page is true.
func (p *page) becomes(what, expression string, limit time.Duration) {
	p.t.Helper()
	so := false
	for end := time.Now().Add(limit); !so; time.Sleep(60 * time.Millisecond) {
		if p.ask(expression, &so); !so && time.Now().After(end) {
			p.quiet()
			p.keep("manners")
			p.t.Fatalf("%s: not within %v", what, limit)
		}
	}
}

// TestManners tries what people expect of a page that is a game: sound from the
// first click on and none while something else has the focus, Tab that stays in
// the game, a right click without a menu, Esc that steps back and then pauses,
// and a window of any size.
func TestManners(t *testing.T) {
	chromium(t)
	p := open(t, serveGame(t)+"?lang=en&level=broken-keep&blue=human&red=soldier&seed=7", 1280, 720, ears)
	s := p.mine("battle")

	p.becomes("a sound device that waits for a click", `sounding() === "suspended"`, 20*time.Second)
	p.click([4]int{200, 40, 1, 1}) // on a panel: nothing acts
	p.becomes("sound after the first click", `sounding() === "running"`, 20*time.Second)
	p.becomes("ambience to be heard", `loudness() > 0`, 20*time.Second)
	p.ask(`window.away = true`, new(bool))
	p.becomes("silence while something else has the focus", `silent()`, 20*time.Second)
	p.ask(`window.away = false`, new(bool))
	p.becomes("ambience to be heard again", `loudness() > 0`, 20*time.Second)

	places := map[string]bool{}
	for range 12 {
		p.key("Tab", "Tab", 9)
		now, _ := p.now()
		places[now.Focus+now.Cursor] = true
		var inside bool
		if p.ask(`document.activeElement === document.querySelector("canvas")`, &inside); !inside {
			t.Fatal("Tab leaves the canvas")
		}
	}
	if len(places) < 2 {
		t.Errorf("12 times Tab lead to %v", places)
	}

	before, _ := p.now()
	var at [4]int
	for _, r := range before.Squares {
		if inTheOpen(r) {
			at = r
		}
	}
	for _, kind := range []input.MouseType{input.MouseMoved, input.MousePressed, input.MouseReleased} {
		e := input.DispatchMouseEvent(kind, float64(at[0]+at[2]/2), float64(at[1]+at[3]/2))
		if kind != input.MouseMoved {
			e = e.WithButton(input.Right).WithClickCount(1)
		}
		if err := chromedp.Run(p.ctx, e, chromedp.Sleep(150*time.Millisecond)); err != nil {
			t.Fatal(err)
		}
	}
	p.becomes("a right click without a menu", `menus.length === 1 && menus[0]`, 10*time.Second)
	if now, _ := p.now(); now.Hash != s.Hash || now.Scene != "battle" {
		t.Errorf("a right click acted: state %s in %s, before %s", now.Hash, now.Scene, s.Hash)
	}

	palette := func(s state) bool {
		for id := range s.Widgets {
			if strings.HasPrefix(id, "palette.") {
				return true
			}
		}
		return false
	}
	p.widget("action.more")
	p.await("palette", 20*time.Second, palette)
	closed := false
	for range 5 { // step by step: the ring of the keys, the palette, what is chosen
		p.key("Escape", "Escape", 27)
		now, _ := p.now()
		if now.Scene != "battle" {
			break
		}
		closed = closed || !palette(now)
	}
	if !closed {
		t.Error("Esc does not step back before it pauses")
	}
	p.await("Esc to pause", 20*time.Second, func(s state) bool { return s.Scene == "pause" })
	p.key("Escape", "Escape", 27)
	back := p.await("Esc to go on", 20*time.Second, func(s state) bool { return s.Scene == "battle" })
	if back.Hash != s.Hash {
		t.Errorf("paused and resumed the state is %s, was %s", back.Hash, s.Hash)
	}

	for _, size := range [][2]int{{960, 600}, {844, 390}, {1600, 900}} {
		if err := chromedp.Run(p.ctx, chromedp.EmulateViewport(int64(size[0]), int64(size[1]))); err != nil {
			t.Fatal(err)
		}
		p.await("a battle that fits", 30*time.Second, func(s state) bool {
			r, there := s.Widgets["end_turn"]
			return there && r[0] > size[0]/2 && r[0]+r[2] <= size[0] && r[1]+r[3] <= size[1] && r[1] > size[1]/2
		})
		var fills bool
		if p.ask(`(() => { const c = document.querySelector("canvas").getBoundingClientRect(); return c.width === innerWidth && c.height === innerHeight; })()`, &fills); !fills {
			t.Errorf("the canvas does not fill %v", size)
		}
	}
	p.quiet()
}
