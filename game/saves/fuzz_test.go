package saves

import (
	"strings"
	"testing"

	"tenaille/game/replay"
	"tenaille/game/store"
)

// FuzzCard wants a list of the matches, and a text or one line of what is wrong, from
// any bytes that lie where a save and its old card are.
func FuzzCard(f *testing.F) {
	head, err := appendHead(nil, Card{Version: cardVersion, Level: "ford", Ruleset: "d20", Round: 3})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(head, []byte(`{"version":1,"level":"ford"}`))
	f.Add(head[:15], []byte(`{"version":99}`))
	f.Add([]byte("\x1f\x8b\x08\x04\x00\x00\x00\x00\x00\xff\xff\xffTn\xff\xff{}"), []byte("["))
	f.Fuzz(func(t *testing.T, packed, card []byte) {
		st := new(store.Memory)
		const record = "20260101-120000-match-1"
		if st.Save(files(record)[0], packed) != nil || st.Save(oldCard(record), card) != nil {
			return
		}
		list := List(st)
		if len(list) != 1 || list[0].Record != record || list[0].Card.Version != 0 && list[0].Card.Version != cardVersion {
			t.Fatalf("one save is listed as %+v", list)
		}
		text, err := Text(st, list[0].Name)
		if err == nil {
			_, _, err = replay.Glance(text, list[0].Name)
		}
		if err != nil && strings.ContainsAny(err.Error(), "\n\r\x00\x1b") {
			t.Errorf("the message is %q", err)
		}
	})
}
