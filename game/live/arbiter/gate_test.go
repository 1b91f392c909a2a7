//go:build !js && !slim

package arbiter

import (
	"strconv"
	"testing"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
)

// TestManyKeysOpenNoMore: whoever comes with ever more keys opens no more matches than all
// may, neither in number nor in bytes; what one key is refused is not counted against the
// others.
func TestManyKeysOpenNoMore(t *testing.T) {
	for _, c := range []struct{ size, most int }{{100, mostAll}, {live.MaxOffer, mostBytes / live.MaxOffer}} {
		var g gate
		opened := 0
		for key := range mostKeys / 2 {
			for range 4 { // and asks for other things, so that all keys are forgotten once
				g.over(strconv.Itoa(key), "read", 100)
				g.over(strconv.Itoa(key), "other", 100)
				if !g.over(strconv.Itoa(key), "open", c.size) {
					opened++
				}
			}
		}
		if opened != c.most {
			t.Errorf("of %d bytes each %d matches are opened, not %d", c.size, opened, c.most)
		}
	}
	var g gate
	for range mostAll {
		g.over("one", "open", 100)
	}
	if g.over("another", "open", 100) {
		t.Error("what one key is refused counts against another")
	}
}

// TestOneKeyPushesNobodyOut: what waits for its match to be held stays, however much somebody
// else asks of matches that there are not.
func TestOneKeyPushesNobodyOut(t *testing.T) {
	var a Arbiter
	ask := func(key, match string) {
		m := nats.NewMsg(live.SubjectAsk(key, "join", match))
		m.Reply = live.InboxOf(key) + ".x"
		a.sort(m)
	}
	ask("ANNA", "M1")
	for n := range 2 * mostEarly {
		ask("EVE", "N"+strconv.Itoa(n))
	}
	if n := len(a.early.take("M1")); n != 1 {
		t.Errorf("%d questions wait of whoever asked first", n)
	}
}
