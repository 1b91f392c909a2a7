package browser

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/nats-io/nkeys"
)

// TestLine runs the tests of game/live/line in a page, against a server of this test, which
// allows what game/live says and is restarted under it.
func TestLine(t *testing.T) {
	chromium(t)
	site := lineSite(t)
	known, key := newKey(t)
	stranger, _ := newKey(t)
	r := newReferee(t, key)
	p := site.open(t, "^(TestLine|TestForbidden|TestSeed)$", map[string]string{"TENAILLE_SERVER": r.web, "TENAILLE_SEED": known, "TENAILLE_KEY": key, "TENAILLE_STRANGER": stranger})
	code, said := p.wait(5 * time.Minute)
	if code != 0 || strings.Count(said, "--- PASS: ") != 3 {
		t.Errorf("the tests end with %d", code)
		p.quiet()
	}
	t.Log(said)
}

// site is an address that offers the tests of game/live/line, built for a page.
type site string

// lineSite builds them; where the packages of the line cannot be had the test is skipped.
func lineSite(t *testing.T) site {
	t.Helper()
	folder := t.TempDir()
	made := exec.Command("go", "run", "../web", "-online", "-out", folder, "-quality", "4")
	if out, err := made.CombinedOutput(); err != nil {
		t.Fatalf("web: %v\n%s", err, out)
	}
	if _, err := os.Stat(filepath.Join(folder, "online.js")); err != nil {
		if os.Getenv("TENAILLE_REQUIRE") == "all" {
			t.Fatal("there is no online.js")
		}
		t.Skip("there is no online.js: its packages cannot be had")
	}
	tests := exec.Command("go", "test", "-tags", "pages", "-c", "-o", filepath.Join(folder, "line.wasm"), "./game/live/line")
	tests.Dir, tests.Env = root(t), append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := tests.CombinedOutput(); err != nil {
		t.Fatalf("the tests of game/live/line: %v\n%s", err, out)
	}
	const page = `<!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,"><script>
var said = "", code = -1, online = () => import("./online.js");
console.log = (text) => { said += text + "\n"; };
</script><script src="wasm_exec.js"></script><script>
const go = new Go();
const asked = JSON.parse(decodeURIComponent(location.hash.slice(1)));
go.argv = ["line", "-test.v", "-test.run", asked.run];
go.env = asked.env;
go.exit = (c) => { code = c; };
WebAssembly.instantiateStreaming(fetch("line.wasm"), go.importObject).then(({ instance }) => go.run(instance)).then(() => { if (code < 0) code = 0; });
</script>`
	if err := os.WriteFile(filepath.Join(folder, "index.html"), []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	pages := httptest.NewServer(http.FileServer(http.Dir(folder)))
	t.Cleanup(pages.Close)
	return site(pages.URL)
}

// linePage is a page in which tests run.
type linePage struct{ *page }

// open runs those of a pattern in a browser of its own.
func (s site) open(t *testing.T, run string, env map[string]string) *linePage {
	t.Helper()
	asked, err := json.Marshal(map[string]any{"run": run, "env": env})
	if err != nil {
		t.Fatal(err)
	}
	return &linePage{open(t, string(s)+"/#"+url.PathEscape(string(asked)), 400, 300)}
}

// wait waits until the tests have ended, and returns how and what they said.
func (p *linePage) wait(most time.Duration) (code int, said string) {
	p.t.Helper()
	code = -1
	for end := time.Now().Add(most); code < 0 && time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if err := chromedp.Run(p.ctx, chromedp.Evaluate("code", &code), chromedp.Evaluate("said", &said)); err != nil {
			p.t.Fatal(err)
		}
	}
	return code, said
}

// newKey is a seed and its public key.
func newKey(t *testing.T) (seed, key string) {
	t.Helper()
	k, err := nkeys.CreateUser()
	if err != nil {
		t.Fatal(err)
	}
	b, err := k.Seed()
	if err != nil {
		t.Fatal(err)
	}
	if key, err = k.PublicKey(); err != nil {
		t.Fatal(err)
	}
	return string(b), key
}

// referee is a server, and who answers on it.
type referee struct {
	t      *testing.T
	key    string
	folder string
	web    string // its address for browsers

	mu     sync.Mutex
	server *server.Server
	told   int
	done   sync.WaitGroup
}

const ofReferee = "referee"

func newReferee(t *testing.T, key string) *referee {
	t.Helper()
	r := &referee{t: t, key: key, folder: t.TempDir()}
	r.start(-1)
	t.Cleanup(func() {
		r.done.Wait()
		r.server.Shutdown()
		r.server.WaitForShutdown()
	})
	return r
}

// start starts the server, for browsers on a port, -1 for a free one, and answers on it.
func (r *referee) start(port int) {
	s, err := server.NewServer(&server.Options{
		Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: r.folder, MaxPayload: 2 << 20, NoSigs: true, NoLog: true,
		Websocket: server.WebsocketOpts{Host: "127.0.0.1", Port: port, NoTLS: true},
		Users:     []*server.User{{Username: ofReferee, Password: ofReferee}},
		Nkeys: []*server.NkeyUser{{Nkey: r.key, Permissions: &server.Permissions{
			Publish:   &server.SubjectPermission{Allow: []string{"tenaille.ask." + r.key + ".>"}},
			Subscribe: &server.SubjectPermission{Allow: []string{"_INBOX_" + r.key + ".>", "tenaille.now.seen.*." + r.key, "tenaille.now.seen.*.all"}},
		}}},
	})
	if err != nil {
		r.t.Fatal(err)
	}
	go s.Start()
	if !s.ReadyForConnections(30 * time.Second) {
		r.t.Fatal("the server does not listen")
	}
	r.server, r.web = s, s.WebsocketURL()
	nc, err := nats.Connect(s.ClientURL(), nats.UserInfo(ofReferee, ofReferee))
	if err != nil {
		r.t.Fatal(err)
	}
	js, err := jetstream.New(nc)
	if err != nil {
		r.t.Fatal(err)
	}
	seen, err := js.CreateOrUpdateStream(r.t.Context(), jetstream.StreamConfig{
		Name: "TENAILLE_SEEN", Subjects: []string{"tenaille.seen.>"},
		RePublish: &jetstream.RePublish{Source: "tenaille.seen.>", Destination: "tenaille.now.seen.>"},
	})
	if err != nil {
		r.t.Fatal(err)
	}
	if _, err := nc.Subscribe("tenaille.ask.*.read", func(m *nats.Msg) { r.page(seen, m) }); err != nil {
		r.t.Fatal(err)
	}
	if _, err := nc.Subscribe("tenaille.ask.*.say.*", func(m *nats.Msg) { r.answer(js, m) }); err != nil {
		r.t.Fatal(err)
	}
}

// page answers what is kept, seven messages a time.
func (r *referee) page(seen jetstream.Stream, m *nats.Msg) {
	var asked struct {
		Subject string
		After   uint64
	}
	type kept struct {
		Subject  string          `json:"u"`
		Sequence uint64          `json:"s"`
		Data     json.RawMessage `json:"d"`
	}
	if err := json.Unmarshal(m.Data, &asked); err != nil {
		r.t.Error(err)
		return
	}
	if asked.Subject != "tenaille.seen.M1."+r.key {
		_ = m.Respond([]byte(`{"list":null,"more":false,"fault":"unknown"}`))
		return
	}
	list, more := []kept{}, true
	for len(list) < 7 && more {
		k, err := seen.GetMsg(r.t.Context(), asked.After+1, jetstream.WithGetMsgSubject(asked.Subject))
		if more = err == nil; more {
			list, asked.After = append(list, kept{k.Subject, k.Sequence, k.Data}), k.Sequence
		}
	}
	b, err := json.Marshal(map[string]any{"list": list, "more": more})
	if err != nil {
		r.t.Error(err)
		return
	}
	_ = m.Respond(b)
}

// answer says what it was told, louder; writes entries; or restarts the server.
func (r *referee) answer(js jetstream.JetStream, m *nats.Msg) {
	r.mu.Lock()
	defer r.mu.Unlock()
	what := string(m.Data)
	if n, tell := strings.CutPrefix(what, "tell "); tell {
		entries, _ := strconv.Atoi(n)
		for range entries {
			r.told++
			if _, err := js.Publish(r.t.Context(), "tenaille.seen.M1."+r.key, []byte(`{"entry":`+strconv.Itoa(r.told)+`}`)); err != nil {
				r.t.Error(err)
			}
		}
		_ = m.Respond([]byte(strconv.Itoa(r.told)))
		return
	}
	if what == "huge" {
		_ = m.Respond(make([]byte, 1_500_000))
		return
	}
	_ = m.Respond([]byte(strings.ToUpper(what)))
	if what == "restart" {
		r.done.Add(1)
		go r.restart()
	}
}

func (r *referee) restart() {
	defer r.done.Done()
	r.mu.Lock()
	defer r.mu.Unlock()
	_, port, _ := strings.Cut(strings.TrimPrefix(r.web, "ws://"), ":")
	n, err := strconv.Atoi(port)
	if err != nil {
		r.t.Error(err)
		return
	}
	r.server.Shutdown()
	r.server.WaitForShutdown()
	r.start(n)
}
