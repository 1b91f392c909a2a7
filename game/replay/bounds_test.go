package replay_test

import (
	"bytes"
	"compress/gzip"
	"runtime"
	"strings"
	"testing"

	"tenaille/game/replay"
)

// bomb is a header line, or that of a whole replay, followed by as much of a text as
// fits, packed.
func bomb(t *testing.T, head, text, tail string, size int) []byte {
	t.Helper()
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestSpeed)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := z.Write([]byte(head)); err != nil {
		t.Fatal(err)
	}
	block := []byte(strings.Repeat(text, 64<<10/len(text)))
	for n := 0; n < size; n += len(block) {
		if _, err := z.Write(block); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := z.Write([]byte(tail)); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestBombsAreSmall: no file, however it was packed, costs more than 64 MB to read or
// to refuse, all that is ever allocated for it counted.
func TestBombsAreSmall(t *testing.T) {
	if testing.Short() {
		t.Skip("unpacks 200 MB")
	}
	head := string(whole()[:bytes.IndexByte(whole(), '\n')+1])
	begun := string(whole()[:bytes.IndexByte(whole()[len(head):], '\n')+1+len(head)])
	setup := head[:strings.Index(head, `"combatants":[`)+len(`"combatants":[`)]
	worst := uint64(0)
	const most = 10<<20 - 1<<17 - 64<<10
	for _, c := range []struct{ name, head, text, tail string }{
		{"lines", head, "\n", ""},
		{"empty objects a line", head, "{}\n", ""},
		{"steps", begun, "{\"do\":\"x\"}\n", ""},
		{"beginnings", head, "{\"do\":\"begin\"}\n", ""},
		{"dice", begun + `{"do":"move","dice":[[]`, ",[]", "]}\n"},
		{"dice in lines", begun, `{"do":"move","dice":[[]` + strings.Repeat(",[]", 15_000) + "]}\n", ""},
		{"squares in lines", begun, `{"do":"move","cells":[[]` + strings.Repeat(",[]", 15_000) + "]}\n", ""},
		{"names in lines", begun, `{"do":"move","weapons":[""` + strings.Repeat(`,""`, 15_000) + "]}\n", ""},
		{"events", begun + `{"do":"move","events":[{}`, ",{}", "]}\n"},
		{"events in lines", begun, `{"do":"move","events":[{}` + strings.Repeat(",{}", 15_000) + "]}\n", ""},
		{"orders in orders", begun, `{"do":"ready","then":` + strings.Repeat(`{"then":`, 14) + `{}` + strings.Repeat("}", 15) + "\n", ""},
		{"combatants", setup + "{}", ",{}", "]}}\n"},
		{"weapons", setup + `{"weapons":[{}`, ",{}", "]}]}}\n"},
		{"seats", head[:strings.Index(head, `"seats":[`)] + `"seats":[""`, `,""`, "]}\n"},
		{"features", setup[:strings.Index(setup, `"combatants"`)-1] + `,"map":{"rows":["."],"legend":{"a":[{}`, ",{}", "]}}}}\n"},
		{"props", setup[:strings.Index(setup, `"combatants"`)-1] + `,"look":{"props":[{}`, ",{}", "]}}}\n"},
		{"options", head[:strings.Index(head, `"setup":{`)] + `"setup":{"options":{"":""`, `,"":""`, "}}}\n"},
		{"a text", begun + `{"do":"`, "x", "\"}\n"},
		{"depth", begun + `{"do":`, "[", "\n"},
		{"no end", begun + `{"do":"`, "x", ""},
		{"spaces", head, " ", "{}\n"},
	} {
		for _, size := range []int{500 << 10, most, 30 << 20} {
			file := bomb(t, c.head, c.text, c.tail, size)
			spent := [2]uint64{}
			var err error
			for i, read := range []func() error{
				func() error { _, err := replay.Read(bytes.NewReader(file), "game.jsonl"); return err },
				func() error { return glance(file) },
			} {
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				if e := read(); i == 0 {
					err = e
				}
				runtime.ReadMemStats(&after)
				spent[i] = (after.TotalAlloc - before.TotalAlloc) >> 20
			}
			if worst = max(worst, spent[0], spent[1]); max(spent[0], spent[1]) > 64 {
				t.Errorf("%s, %d kB packed of %d kB: %d MB to read, %d to glance at: %v", c.name, len(file)>>10, size>>10, spent[0], spent[1], err)
			}
			if err != nil && oneLine(err) != nil {
				t.Errorf("%s: %v", c.name, oneLine(err))
			}
		}
	}
	t.Logf("at most %d MB", worst)
}

// glance is what a list of matches does with a file.
func glance(file []byte) error {
	text, err := replay.Unpack(file)
	if err == nil {
		_, _, err = replay.Glance(text, "game.jsonl")
	}
	return err
}
