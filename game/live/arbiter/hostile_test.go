//go:build !js && !slim

package arbiter_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
	"tenaille/game/live/line"
	"tenaille/game/live/server"
)

// hostile is a message that nobody means well with; o is an offer that can be.
func hostile(r *rand.Rand, match, o string) (what string, data []byte) {
	what = []string{"open", "read", "join." + match, "wish." + match, "say." + match, "join.NONE", "wish", "open.x.y", "nothing." + match}[r.IntN(9)]
	texts := []string{
		"", "null", "[]", "{}", "0", `"x"`, strings.Repeat("[", 100_000), strings.Repeat(`{"setup":`, 10_000), `{"seen":-1,"will":"act"}`,
		`{"seen":9999999999999999999999}`, `{"seen":3,"will":"act","do":{"by":1,"do":"move","cells":[[-32768,32767]]}}`, `{"will":"resign"}`, `{"seen":1,"will":"resign"}`,
		`{"side":0,"name":"\u0000\u202e"}`, `{"side":7,"name":"x"}`, `{"side":1,"name":"` + strings.Repeat("x", 20_000) + `"}`, `{"text":"` + strings.Repeat("\\u0007", 3000) + `"}`,
		`{"subject":"tenaille.log.` + match + `","after":0}`, `{"subject":"tenaille.seen.` + match + `.*","after":0}`, `{"subject":">","after":18446744073709551615}`, `{"subject":"tenaille.hall.*","after":18446744073709551615}`,
		o, strings.Replace(o, `"token":""`, `"token":"../../x"`, 1), strings.ReplaceAll(o, ":1", ":-99999999"),
	}
	data = []byte(texts[r.IntN(len(texts))])
	if r.IntN(3) == 0 && len(data) > 0 { // torn
		data = data[:r.IntN(len(data))]
	}
	for range r.IntN(4) {
		if len(data) > 0 {
			data[r.IntN(len(data))] = byte(r.IntN(256))
		}
	}
	return what, data
}

// TestHostileMessages: 2,000 messages that are none break no referee, take none of its memory
// and do not stop a match beside them; nothing is answered where it was not asked.
func TestHostileMessages(t *testing.T) {
	s, _, judgeSeed := host(t, server.Options{Web: -1})
	j := judge(t, s.URL(), judgeSeed, 1)
	a, b := arrive(t, s.URL()), arrive(t, s.URL())
	good := offer(t, "skirmish")
	begin(t, a, b, good)
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	o, err := json.Marshal(good)
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	match := a.game.Match()
	go func() { done <- flood(s.URL(), match, string(o)) }()
	together(t, "the end", 3*time.Minute, func() bool { return a.over && b.over }, a, b)
	same(t, a, b)
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	if grown := int64(after.HeapAlloc) - int64(before.HeapAlloc); grown > 96<<20 {
		t.Errorf("the memory has grown by %d MB", grown>>20)
	}
	if n := j.Broken(); n > 0 {
		t.Errorf("it breaks over %d", n)
	}
	c, d := arrive(t, s.URL()), arrive(t, s.URL())
	begin(t, c, d, good) // and it works as before
}

// flood sends 2,000 of them as somebody who has no seat.
func flood(url, match, good string) error {
	sd, err := line.NewSeed()
	if err != nil {
		return err
	}
	me, err := line.PublicKey(sd)
	if err != nil {
		return err
	}
	nc, err := line.Connect(url, sd, nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}))
	if err != nil {
		return err
	}
	defer nc.Close()
	r := rand.New(rand.NewPCG(17, 2000))
	replies, err := nc.SubscribeSync(live.InboxOf(me) + ".>")
	if err != nil {
		return err
	}
	for i := range 2000 {
		what, data := hostile(r, match, good)
		reply := fmt.Sprintf("%s.%d", live.InboxOf(me), i)
		if i%10 == 0 {
			reply = live.SubjectLog(match)
		}
		if err := nc.PublishRequest("tenaille.ask."+me+"."+what, reply, data); err != nil {
			return err
		}
	}
	if err := nc.FlushTimeout(30 * time.Second); err != nil {
		return err
	}
	for {
		m, err := replies.NextMsg(2 * time.Second)
		if err != nil {
			return nil
		}
		if strings.Contains(string(m.Data), `"secret"`) {
			return fmt.Errorf("%s is told", m.Data)
		}
	}
}
