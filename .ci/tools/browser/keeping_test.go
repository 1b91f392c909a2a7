package browser

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Where the browser forbids its database, and its localStorage too.
const (
	noDatabase = `Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });`
	noStorage  = `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });`
)

// duel is the address of a match of two persons that begins at once.
const duel = "?lang=en&mute=1&level=ford&seed=2&blue=human&red=human"

// title waits for the title, with a widget or without.
func (p *page) title(id string, wanted bool) state {
	p.t.Helper()
	return p.await("title with "+id, 2*time.Minute, func(s state) bool {
		_, there := s.Widgets[id]
		return s.Scene == "title" && len(s.Widgets) > 0 && there == wanted
	})
}

// walk has the acting creature walk to one of the squares in the open, which may be
// counted from the last by -1, and returns the state at once when it has changed, long before the walk is shown to its end.
func (p *page) walk(s state, which int) state {
	p.t.Helper()
	var squares []string
	for _, name := range s.Reachable {
		if r, seen := s.Squares[name]; seen && inTheOpen(r) {
			squares = append(squares, name)
		}
	}
	if len(squares) == 0 {
		p.keep("stuck")
		p.t.Fatalf("no square in sight can be reached: %v", s.Reachable)
	}
	square := squares[(which+len(squares))%len(squares)]
	p.click(s.Squares[square])
	return p.await("move to "+square, time.Minute, func(now state) bool { return now.Hash != s.Hash })
}

// kill ends the browser as the system would that needs its memory.
func (p *page) kill() {
	p.t.Helper()
	process := chromedp.FromContext(p.ctx).Browser.Process()
	if err := process.Kill(); err != nil {
		p.t.Fatal(err)
	}
	process.Wait()
}

// TestNothingDecidedIsLost kills the browser as soon as an action is decided, in the
// middle of showing it: the same profile goes on from that action. Then two tabs go on
// with one match: who acts second is told, and both matches are kept.
func TestNothingDecidedIsLost(t *testing.T) {
	chromium(t)
	home, address := newHome(t), serveGame(t)
	p := openAt(t, home, address+duel, 1280, 720)
	done := p.walk(p.mine("battle"), -1)
	p.kill()

	p = openAt(t, home, address+"?lang=en&mute=1", 1280, 720)
	p.title("title.continue", true)
	p.widget("title.continue")
	s := p.mine("battle")
	if s.Hash != done.Hash {
		t.Fatalf("after the browser was killed the match stands at %s, decided was %s", s.Hash, done.Hash)
	}

	var second *page
	{
		ctx, end := chromedp.NewContext(p.ctx)
		t.Cleanup(end)
		second = &page{t: t, ctx: ctx, end: end}
	}
	second.show(address+"?lang=en&mute=1", 1280, 720)
	second.front()
	second.title("title.continue", true)
	second.widget("title.continue")
	other := second.mine("battle")
	if other.Hash != s.Hash {
		t.Errorf("the second tab goes on from %s, the first from %s", other.Hash, s.Hash)
	}
	second.walk(other, -1)
	p.front()
	p.walk(s, 0)
	p.await("word of the other tab", 20*time.Second, func(s state) bool { return strings.Contains(s.Message, "another window") })
	var names []string
	p.ask(allFiles, &names)
	if all := strings.Join(names, " "); !strings.Contains(all, "-ford-2.") || !strings.Contains(all, "-ford-2-2.") {
		t.Errorf("kept are %v", names)
	}
	p.quiet()
}

// allFiles are the names of all that the database keeps.
const allFiles = `new Promise((done, fail) => {
  const open = indexedDB.open("tenaille", 1);
  open.onerror = () => fail(open.error);
  open.onsuccess = () => {
    const keys = open.result.transaction("heads").objectStore("heads").getAllKeys();
    keys.onsuccess = () => { open.result.close(); done(keys.result); };
  };
})`

// front shows a tab over the others, which are not drawn.
func (p *page) front() {
	p.t.Helper()
	show := func(ctx context.Context) error { return cdppage.BringToFront().Do(ctx) }
	if err := chromedp.Run(p.ctx, chromedp.ActionFunc(show)); err != nil {
		p.t.Fatal(err)
	}
}

// TestForbiddenStores: without a database the game keeps what it keeps in localStorage,
// and takes it over as soon as there is one; without both it says so.
func TestForbiddenStores(t *testing.T) {
	chromium(t)
	home, address := newHome(t), serveGame(t)
	p := openAt(t, home, address+duel, 1280, 720, noDatabase)
	done := p.walk(p.mine("battle"), -1)
	var stored int
	if p.ask(`Object.keys(localStorage).filter((k) => k.startsWith("tenaille/saves/")).length`, &stored); stored == 0 {
		t.Error("nothing is kept in localStorage")
	}
	p.quiet()
	time.Sleep(6 * time.Second) // the browser writes localStorage to the disk on its own time
	p.end()

	p = openAt(t, home, address+"?lang=en&mute=1", 1280, 720)
	p.title("title.continue", true)
	if p.ask(`Object.keys(localStorage).filter((k) => k.startsWith("tenaille/")).length`, &stored); stored != 0 {
		t.Errorf("%d things are left in localStorage", stored)
	}
	p.widget("title.continue")
	if s := p.mine("battle"); s.Hash != done.Hash {
		t.Errorf("taken over the match stands at %s, it was at %s", s.Hash, done.Hash)
	}
	p.quiet()
	p.end()

	p = open(t, address+"?lang=en&mute=1", 1280, 720, noDatabase, noStorage)
	p.title("title.notice", true)
	p.keep("forgetful")
	p.quiet()
}

// TestExportedMatchHasTheSameHash exports a match from one browser's profile and imports
// it in another's: there it goes on from the same state. The file is dropped on the page
// and chosen in the browser's window; the second time it is here already.
func TestExportedMatchHasTheSameHash(t *testing.T) {
	chromium(t)
	address, downloads := serveGame(t), newHome(t)
	p := open(t, address+duel, 1280, 720)
	done := p.walk(p.mine("battle"), -1)
	p.await("rest", time.Minute, func(s state) bool { return !s.Busy })
	p.widget("menu")
	p.widget("pause.leave")
	p.title("title.continue", true)
	p.widget("title.matches")
	p.widget("matches.0")
	browser := chromedp.FromContext(p.ctx).Browser
	allow := cdpbrowser.SetDownloadBehavior(cdpbrowser.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(downloads)
	if err := allow.Do(cdp.WithExecutor(p.ctx, browser)); err != nil {
		t.Fatal(err)
	}
	p.widget("matches.export")
	file := ""
	for end := time.Now().Add(time.Minute); file == "" && time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		found, err := filepath.Glob(filepath.Join(downloads, "*.jsonl.gz"))
		if err == nil && len(found) == 1 {
			file = found[0]
		}
	}
	if file == "" {
		p.keep("export")
		t.Fatal("nothing is downloaded")
	}
	p.quiet()
	p.end()

	p = open(t, address+"?lang=fr&mute=1", 1280, 720)
	p.title("title.matches", true)
	p.drop(file)
	p.await("the list of matches", time.Minute, func(s state) bool { _, there := s.Widgets["matches.0"]; return s.Scene == "matches" && there })
	p.keep("dropped")
	p.pick(file)
	time.Sleep(2 * time.Second)
	p.keep("picked")
	if s, _ := p.now(); s.Widgets["matches.1"] != [4]int{} {
		t.Error("the same file is taken in twice")
	}
	p.widget("matches.open")
	if s := p.mine("battle"); s.Hash != done.Hash {
		t.Errorf("imported the match stands at %s, exported it was at %s", s.Hash, done.Hash)
	}
	p.quiet()
}

// drop drops a file in the middle of the page.
func (p *page) drop(file string) {
	p.t.Helper()
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: []string{file}, DragOperationsMask: 1}
	for _, kind := range []input.DispatchDragEventType{input.DragEnter, input.DragOver, input.Drop} {
		if err := chromedp.Run(p.ctx, input.DispatchDragEvent(kind, 400, 200, data)); err != nil {
			p.t.Fatalf("%s: %v", kind, err)
		}
	}
}

// pick presses the button that asks for a file and answers the browser's window with
// one.
func (p *page) pick(file string) {
	p.t.Helper()
	asked := make(chan cdp.BackendNodeID, 1)
	chromedp.ListenTarget(p.ctx, func(happened any) {
		if e, ok := happened.(*cdppage.EventFileChooserOpened); ok {
			asked <- e.BackendNodeID
		}
	})
	if err := chromedp.Run(p.ctx, cdppage.SetInterceptFileChooserDialog(true)); err != nil {
		p.t.Fatal(err)
	}
	p.widget("matches.take")
	select {
	case node := <-asked:
		if err := chromedp.Run(p.ctx, dom.SetFileInputFiles([]string{file}).WithBackendNodeID(node)); err != nil {
			p.t.Fatal(err)
		}
	case <-time.After(time.Minute):
		p.keep("pick")
		p.t.Fatal("the browser asks for no file")
	}
}
