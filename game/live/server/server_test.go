//go:build !js && !slim

package server_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/internal/authority"
	"tenaille/game/live"
	"tenaille/game/live/arbiter"
	"tenaille/game/live/line"
	"tenaille/game/live/server"
)

// somebody is a key and its seed.
func somebody(t testing.TB) (key, seed string) {
	t.Helper()
	seed, err := line.NewSeed()
	if err != nil {
		t.Fatal(err)
	}
	if key, err = line.PublicKey(seed); err != nil {
		t.Fatal(err)
	}
	return key, seed
}

// house is a server with its streams, and the referee who made them.
type house struct {
	s      *server.Server
	nc     *nats.Conn
	js     jetstream.JetStream
	key    string
	folder string
}

func opened(t testing.TB, o server.Options) *house {
	t.Helper()
	key, seed := somebody(t)
	h := &house{key: key, folder: t.TempDir()}
	if o.Folder == "" {
		o.Folder = h.folder
	}
	o.Referees = append(o.Referees, key)
	var err error
	if h.s, err = server.Start(o); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(h.s.Close)
	h.nc = reach(t, h.s.URL(), seed)
	if h.js, err = jetstream.New(h.nc); err != nil {
		t.Fatal(err)
	}
	if err = arbiter.Prepare(t.Context(), h.js, 1); err != nil {
		t.Fatal(err)
	}
	return h
}

func reach(t testing.TB, url, seed string, more ...nats.Option) *nats.Conn {
	t.Helper()
	nc, err := line.Connect(url, seed, more...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(nc.Close)
	for end := time.Now().Add(5 * time.Second); !nc.IsConnected(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("no connection: %v", nc.LastError())
		}
	}
	return nc
}

// keep has the house keep something under a subject.
func (h *house) keep(t testing.TB, subject, text string) {
	t.Helper()
	if _, err := h.js.Publish(t.Context(), subject, []byte(text)); err != nil {
		t.Fatalf("%s: %v", subject, err)
	}
}

// many is how much there is in all streams.
func (h *house) many(t testing.TB) map[string]uint64 {
	t.Helper()
	n := map[string]uint64{}
	for _, name := range []string{live.StreamSeen, live.StreamSaid, live.StreamHall, live.StreamRank, live.StreamLog, live.StreamTable} {
		s, err := h.js.Stream(t.Context(), name)
		if err != nil {
			t.Fatal(err)
		}
		n[name] = s.CachedInfo().State.Msgs
	}
	return n
}

// stranger is somebody who is no referee, and hears the server's complaints.
type stranger struct {
	key string
	nc  *nats.Conn
	no  chan error
}

func strange(t testing.TB, h *house) *stranger {
	t.Helper()
	key, seed := somebody(t)
	s := &stranger{key: key, no: make(chan error, 64)}
	s.nc = reach(t, h.s.URL(), seed, nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { s.no <- err }))
	return s
}

// refused reports whether the server refuses what is sent to a subject.
func (s *stranger) refused(t testing.TB, subject, reply, body string) bool {
	t.Helper()
	if err := s.nc.PublishRequest(subject, reply, []byte(body)); err != nil {
		t.Fatal(err)
	}
	if err := s.nc.Flush(); err != nil { // complaints come before the pong
		t.Fatal(err)
	}
	select {
	case err := <-s.no:
		if !errors.Is(err, nats.ErrPermissionViolation) || !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(`"`+subject+`"`)) {
			t.Fatalf("%s: it complains of something else: %v", subject, err)
		}
		return true
	case <-time.After(100 * time.Millisecond):
		return false
	}
}

// TestStrangerMayNot: what is not theirs cannot be read, written or ended by strangers, each
// way of it.
func TestStrangerMayNot(t *testing.T) {
	h := opened(t, server.Options{Web: -1})
	other, _ := somebody(t)
	h.keep(t, live.SubjectLog("M"), "secret")
	h.keep(t, live.SubjectSeen("M", other), "seen")
	before := h.many(t)
	s := strange(t, h)
	in := live.InboxOf(s.key) + ".x"
	create := func(stream, name, filter string) string {
		return "$JS.API.CONSUMER.CREATE." + stream + "." + name + "." + filter
	}
	for _, subject := range []string{
		live.SubjectAsk(other, "open", ""), live.SubjectAsk(other, "wish", "M"),
		live.SubjectSeen("M", s.key), live.SubjectSeen("M", other), live.SubjectLog("M"), live.SubjectHall("M"), live.SubjectRank(s.key), live.SubjectSaid("M", s.key), live.SubjectSaid("M", other), live.SubjectTable("M"),
		live.SubjectNow(live.SubjectHall("M")), live.SubjectNow(live.SubjectSeen("M", s.key)),
		create(live.StreamLog, "c", live.SubjectLog("M")), create(live.StreamTable, "c", live.SubjectTable("*")),
		create(live.StreamSeen, "c", live.SubjectSeen("*", other)), create(live.StreamSeen, "c", live.SubjectSeen("M", other)),
		create(live.StreamSeen, "c", "tenaille.seen.>"), create(live.StreamSeen, "c", "tenaille.seen.*.*"), create(live.StreamSeen, "c", ">"),
		create(live.StreamHall, "c", "tenaille.>"), create(live.StreamLog, "c", live.SubjectSeen("*", s.key)),
		create(live.StreamSeen, "c", live.SubjectSeen("*", s.key)), create(live.StreamHall, "c", live.SubjectHall("*")), // the server would send what is in it to any subject
		"$JS.API.CONSUMER.CREATE." + live.StreamSeen, "$JS.API.CONSUMER.CREATE." + live.StreamSeen + ".c", "$JS.API.CONSUMER.DURABLE.CREATE." + live.StreamSeen + ".c",
		"$JS.API.CONSUMER.NAMES." + live.StreamSeen, "$JS.API.CONSUMER.LIST." + live.StreamSeen, "$JS.API.CONSUMER.INFO." + live.StreamSeen + ".c",
		"$JS.API.CONSUMER.MSG.NEXT." + live.StreamLog + ".c", "$JS.API.CONSUMER.MSG.NEXT." + live.StreamTable + ".referees", "$JS.API.CONSUMER.DELETE." + live.StreamTable + ".referees",
		"$JS.API.STREAM.INFO." + live.StreamSeen, "$JS.API.STREAM.NAMES", "$JS.API.STREAM.LIST", "$JS.API.STREAM.CREATE.X", "$JS.API.STREAM.UPDATE." + live.StreamSeen,
		"$JS.API.STREAM.MSG.GET." + live.StreamLog, "$JS.API.STREAM.MSG.GET." + live.StreamSeen, "$JS.API.STREAM.MSG.DELETE." + live.StreamSeen,
		"$JS.API.STREAM.PURGE." + live.StreamSeen, "$JS.API.STREAM.DELETE." + live.StreamSeen, "$JS.API.STREAM.SNAPSHOT." + live.StreamLog,
		"$JS.API.DIRECT.GET." + live.StreamLog, "$JS.API.DIRECT.GET." + live.StreamLog + "." + live.SubjectLog("M"), "$JS.API.INFO",
		"$KV.x.y", "$JS.ACK." + live.StreamTable + ".referees.1.1.1.1.1", "$SYS.REQ.SERVER.PING", live.InboxOf(other) + ".y", "_INBOX.x",
	} {
		if !s.refused(t, subject, in, `{"seq":1,"last_by_subj":"tenaille.log.M"}`) {
			t.Errorf("a stranger may send to %s", subject)
		}
	}
	for _, subject := range []string{">", "tenaille.>", live.SubjectLog("*"), live.SubjectSeen("*", other), live.SubjectAsk("*", "open", ""), live.SubjectAsk(other, "wish", "*"), live.InboxOf(other) + ".>", "_INBOX.>", "$JS.>", "$SYS.>", live.SubjectNow(live.SubjectSeen("*", other)), live.SubjectNow(live.SubjectSeen("*", "*")), "tenaille.now.>", "tenaille.now.log.*", "*.>", "tenaille.now.seen.M.*", "tenaille.now.seen.M.>", "tenaille.now.*.*." + s.key, live.SubjectNow(live.SubjectSaid("M", other)), "tenaille.*.M." + other, "$JS.API.DIRECT.GET.>", "$KV.>", live.SubjectTable("*"), "queue " + live.SubjectNow(live.SubjectSeen("*", other)), "queue " + live.SubjectAsk("*", "*", "*")} {
		var err error
		if plain, queue := strings.CutPrefix(subject, "queue "); queue {
			_, err = s.nc.QueueSubscribeSync(plain, "referees")
		} else {
			_, err = s.nc.SubscribeSync(subject)
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := s.nc.Flush(); err != nil {
			t.Fatal(err)
		}
		select {
		case err := <-s.no:
			if !errors.Is(err, nats.ErrPermissionViolation) {
				t.Errorf("%s: %v", subject, err)
			}
		case <-time.After(time.Second):
			t.Errorf("a stranger may listen to %s", subject)
		}
	}
	if after := h.many(t); fmt.Sprint(after) != fmt.Sprint(before) {
		t.Errorf("the streams hold %v, then %v", before, after)
	}
}

// TestStrangerMay: what is everybody's, and one's own, can be heard as it is written.
func TestStrangerMay(t *testing.T) {
	h := opened(t, server.Options{Web: -1})
	s := strange(t, h)
	for _, filter := range []string{live.SubjectSeen("*", s.key), live.SubjectSeen("*", live.Watching), live.SubjectSaid("*", s.key), live.SubjectSaid("*", live.Watching), live.SubjectHall("*"), live.SubjectRank("*")} {
		sub, err := s.nc.SubscribeSync(live.SubjectNow(filter))
		if err != nil {
			t.Fatal(err)
		}
		if err := s.nc.Flush(); err != nil {
			t.Fatal(err)
		}
		subject := strings.ReplaceAll(filter, "*", "A")
		h.keep(t, subject, "text")
		h.keep(t, subject, "more")
		before := ""
		for i, want := range []string{"text", "more"} {
			m, err := sub.NextMsg(5 * time.Second)
			if err != nil {
				t.Fatalf("%s: %v", filter, err)
			}
			if live.SubjectOfNow(m.Subject) != subject || string(m.Data) != want || i > 0 && m.Header.Get("Nats-Last-Sequence") != before {
				t.Errorf("%s: %s came with %v", subject, m.Subject, m.Header)
			}
			before = m.Header.Get("Nats-Sequence")
		}
		if !live.MayRead(s.key, filter) || !live.MayRead(s.key, subject) {
			t.Errorf("%s may be heard and not read", filter)
		}
	}
}

// TestMayRead: what is another's is not read, however it is asked for.
func TestMayRead(t *testing.T) {
	for _, subject := range []string{"", ">", "tenaille.>", "tenaille.seen.>", "tenaille.seen.*.*", "tenaille.seen.M.OTHER", "tenaille.seen.M.KEY.x", "tenaille.seen.*", "tenaille.seen.M.K*", "tenaille.said.M", "tenaille.said.*.*", "tenaille.said.M.OTHER", "tenaille.log.M", "tenaille.table.*", "tenaille.hall.>", "tenaille.hall", "tenaille.hall..", "tenaille.now.hall.*", "$JS.API.INFO", "tenaille.rank.a b"} {
		if live.MayRead("KEY", subject) {
			t.Errorf("%q may be read", subject)
		}
	}
}

// TestFaults: each thing that is not as it should be is said in one line.
func TestFaults(t *testing.T) {
	h := opened(t, server.Options{Web: 0})
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for want, o := range map[string]server.Options{
		fmt.Sprintf("port %d: ", h.s.Port()):  {Folder: t.TempDir(), Port: h.s.Port()},
		fmt.Sprintf("port %d: ", h.s.Web()):   {Folder: t.TempDir(), Web: h.s.Web()},
		"folder":                              {Folder: filepath.Join(file, "x")},
		"no folder":                           {},
		"certificate":                         {Folder: t.TempDir(), Certificate: file, Key: file},
		"go together":                         {Folder: t.TempDir(), Certificate: file},
		`"x" is no address of another server`: {Folder: t.TempDir(), Name: "a", Secret: "s", Others: []string{"x"}},
		"need a secret":                       {Folder: t.TempDir(), Name: "a"},
	} {
		s, err := server.Start(o)
		if err == nil {
			s.Close()
			t.Errorf("%s: it starts", want)
		} else if !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %q", want, err)
		}
	}
}

// TestTLS: with certificates a server is reached by TLS alone, by programs and browsers, and
// not by whoever does not know who signed them.
func TestTLS(t *testing.T) {
	a := authority.New(t)
	cert, key := a.Here()
	rk, rseed := somebody(t)
	s, err := server.Start(server.Options{Folder: t.TempDir(), Certificate: cert, Key: key, Referees: []string{rk}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	for _, address := range []string{fmt.Sprintf("tls://127.0.0.1:%d", s.Port()), fmt.Sprintf("wss://127.0.0.1:%d", s.Web())} {
		nc, err := line.Connect(address, rseed, append(line.Trusting(a.File), nats.RetryOnFailedConnect(false))...)
		if err != nil {
			t.Fatalf("%s: %v", address, err)
		}
		if err := nc.FlushTimeout(5 * time.Second); err != nil {
			t.Errorf("%s: %v", address, err)
		}
		nc.Close()
		if nc, err := line.Connect(address, rseed, nats.RetryOnFailedConnect(false)); err == nil {
			nc.Close()
			t.Errorf("%s: a certificate that nobody knows is taken", address)
		}
	}
}
