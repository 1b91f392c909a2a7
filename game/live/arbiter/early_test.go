//go:build !js && !slim

package arbiter

import (
	"fmt"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
)

// questioned is what somebody asks of a match.
func questioned(key, what, match string) *nats.Msg {
	m := nats.NewMsg(live.SubjectAsk(key, what, match))
	m.Reply = live.InboxOf(key) + ".1"
	return m
}

// TestEarlyQuestionsWait: who joins before the match is held is heard as soon as it is, once
// and in order; what is said, which would be told twice, and what is too old are not.
func TestEarlyQuestionsWait(t *testing.T) {
	a := &Arbiter{}
	h := &held{Arbiter: a, seated: make(chan *nats.Msg, waits), others: make(chan *nats.Msg, waits)}
	h.keys.Store(&[2]string{"KA", ""})
	for _, m := range []*nats.Msg{questioned("KB", "join", "M1"), questioned("KA", "wish", "M1"), questioned("KB", "say", "M1"), questioned("KB", "join", "M2"), questioned("KB", "wish", "M1")} {
		a.sort(m)
	}
	stranger := questioned("KB", "join", "M1")
	stranger.Reply = live.InboxOf("KA") + ".1"
	a.sort(stranger)
	a.holds.Store("M1", h)
	h.rouse("M1")
	h.rouse("M1")
	got := ""
	for _, c := range []chan *nats.Msg{h.seated, h.others} {
		for len(c) > 0 {
			got += (<-c).Subject + "\n"
		}
	}
	if want := "tenaille.ask.KA.wish.M1\ntenaille.ask.KB.join.M1\ntenaille.ask.KB.wish.M1\n"; got != want {
		t.Errorf("heard is\n%swant\n%s", got, want)
	}
	if len(a.early.list) != 1 {
		t.Errorf("%d wait for other matches", len(a.early.list))
	}
	a.early.list[0].at = time.Now().Add(-earlyFor - time.Second)
	if list := a.early.take("M2"); len(list) != 0 {
		t.Error("a question is heard that was asked again since")
	}
	for i := range mostEarly + 10 {
		a.sort(questioned(fmt.Sprint("K", i/100), "join", fmt.Sprint("X", i)))
	}
	if len(a.early.list) != mostEarly || len(a.early.take("X9")) != 0 || len(a.early.take("X10")) != 1 {
		t.Errorf("%d wait", len(a.early.list))
	}
}
