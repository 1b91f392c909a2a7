package table

import (
	"encoding/json"
	"math/rand/v2"
	"runtime"
	"testing"

	"tenaille/game/live"
	"tenaille/levels"
)

// mangled is a message with bytes changed, cut or doubled.
func mangled(chance *rand.Rand, text []byte) []byte {
	b := append([]byte(nil), text...)
	switch chance.IntN(5) {
	case 0:
		return b[:chance.IntN(len(b))]
	case 1:
		i := chance.IntN(len(b))
		return append(b[:i:i], b[chance.IntN(len(b)):]...)
	}
	for range 1 + chance.IntN(4) {
		b[chance.IntN(len(b))] = "0123456789abcdefxyzAZ{}[]\":,-\\\x00\xff"[chance.IntN(32)]
	}
	return b
}

// asked are messages as they are sent to a referee, by what they ask.
func asked(t testing.TB, tb *Table) map[string][][]byte {
	t.Helper()
	all := map[string][][]byte{
		"join": {written(live.Joining{Side: 1, Name: "Carla"})},
		"say":  {written(live.Said{Text: "hello"})},
	}
	c := tb.board.Course()
	for _, a := range c.Encounter().Legal(nil) {
		cmd := levels.CommandOf(c.Encounter(), &a)
		all["wish"] = append(all["wish"], written(live.Wish{Seen: len(tb.entries), Will: live.Act, Do: &cmd}))
	}
	return all
}

// TestHostileMessagesToAReferee hands it 2,000 mangled messages of those who play and of
// strangers: each is answered, nothing breaks, and what is written can be played.
func TestHostileMessagesToAReferee(t *testing.T) {
	chance := rand.New(rand.NewPCG(17, 2))
	tb := two(t, nil)
	o := agreed(t, "skirmish", "")
	o.Token = "T1"
	offer := written(&o)
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	done, opened := 0, 0
	for n := range 2000 {
		if n%4 == 3 {
			data := mangled(chance, offer)
			if other, reply := Opening("KC", data, live.Secret{}, 0); other != nil {
				opened++
			} else if len(reply) == 0 {
				t.Fatal("an offer is not answered")
			}
			continue
		}
		messages := asked(t, tb)
		what := []string{"wish", "wish", "join", "say", "else"}[chance.IntN(5)]
		list := messages[what]
		data := []byte("{}")
		if len(list) > 0 {
			data = mangled(chance, list[chance.IntN(len(list))])
		}
		h := tb.Hear([]string{"KA", "KB", "KC", ""}[chance.IntN(4)], what, data, int64(1000*n))
		if !json.Valid(h.Reply) || len(h.Reply) > live.MaxWish {
			t.Fatalf("%s is answered by %q", data, h.Reply)
		}
		done += len(h.Entries)
		if tb.Over() {
			tb = two(t, nil)
		}
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	if more := int64(after.HeapAlloc) - int64(before.HeapAlloc); more > 32<<20 {
		t.Errorf("%d MB are kept", more>>20)
	}
	t.Logf("%d of the wishes could be done, %d offers opened", done, opened)
	if _, err := Resume(tb.Opened(), tb.Entries()); err != nil {
		t.Error(err)
	}
	if h := tb.Hear("KA", "wish", make([]byte, live.MaxWish+1), 0); string(h.Reply) != string(Refusal(live.FaultUnknown)) {
		t.Errorf("one that is too long is answered by %s", h.Reply)
	}
}

// FuzzWish hands a referee whatever may come from a seat.
func FuzzWish(f *testing.F) {
	seed := two(f, nil)
	for what, list := range asked(f, seed) {
		for _, data := range list[:min(len(list), 8)] {
			f.Add(what, data)
		}
	}
	f.Fuzz(func(t *testing.T, what string, data []byte) {
		tb := two(t, nil)
		h := tb.Hear(keys[tb.awaited()], what, data, 0)
		if !json.Valid(h.Reply) {
			t.Fatalf("%q is answered by %q", data, h.Reply)
		}
		if _, err := Resume(tb.Opened(), tb.Entries()); err != nil {
			t.Fatal(err)
		}
	})
}
