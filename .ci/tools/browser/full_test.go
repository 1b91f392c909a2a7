package browser

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// TestFullBrowserIsTold: where the browser has no room left for the page the running
// match says so at once, its menu leads to the sheet that asks what may go, and with
// room it is saved from there.
func TestFullBrowserIsTold(t *testing.T) {
	chromium(t)
	address := serveGame(t)
	p := open(t, address+duel, 1280, 720)
	s := p.mine("battle")
	origin := strings.TrimSuffix(address, "/")
	if err := chromedp.Run(p.ctx, storage.OverrideQuotaForOrigin(origin).WithQuotaSize(1)); err != nil {
		t.Fatal(err)
	}
	p.walk(s, -1)
	p.await("word of it", time.Minute, func(s state) bool { return strings.Contains(s.Message, "no room left") })
	p.await("rest", time.Minute, func(s state) bool { return !s.Busy })
	p.widget("menu")
	p.widget("pause.room")
	p.await("the sheet", time.Minute, func(s state) bool { _, there := s.Widgets["room.back"]; return there })
	p.keep("room")
	p.widget("room.back")
	if err := chromedp.Run(p.ctx, storage.OverrideQuotaForOrigin(origin)); err != nil {
		t.Fatal(err)
	}
	p.widget("pause.resume")
	p.walk(p.mine("battle"), 0)
	var names []string
	p.ask(allFiles, &names)
	if !strings.Contains(strings.Join(names, " "), "saves/") {
		t.Errorf("with room it keeps %v", names)
	}
}
