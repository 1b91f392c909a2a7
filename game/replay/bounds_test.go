package replay_test

import (
	"bytes"
	"compress/gzip"
	"runtime"
	"strings"
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
)

// bomb is a header line, or that of a whole replay, followed by as much of a text as
// fits, packed.
func bomb(t testing.TB, head, text, tail string, size int) []byte {
	t.Helper()
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestSpeed)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := z.Write([]byte(head)); err != nil {
		t.Fatal(err)
	}
	block := []byte(strings.Repeat(text, max(1, 64<<10/max(1, len(text)))))
	for n := 0; n < size && text != ""; n += len(block) {
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

// kindOfBomb is a text that grows between a head and a tail.
type kindOfBomb struct{ name, head, text, tail string }

// bombs are files that hold much of one thing.
func bombs() []kindOfBomb {
	head := string(whole()[:bytes.IndexByte(whole(), '\n')+1])
	begun := string(whole()[:bytes.IndexByte(whole()[len(head):], '\n')+1+len(head)])
	setup := head[:strings.Index(head, `"combatants":[`)+len(`"combatants":[`)]
	before := setup[:strings.Index(setup, `"combatants"`)-1]
	move := func(more string, times int) string {
		return `{"do":"move"` + strings.Repeat(more, times) + "}\n"
	}
	return []kindOfBomb{
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
		{"keys in lines", begun, move(`,"by":0`, 7_000), ""},
		{"unknown keys in lines", begun, move(`,"":0`, 12_000), ""},
		{"orders in lines", begun, move(`,"then":{}`, 5_000), ""},
		{"squares again in lines", begun, move(`,"cells":[[1,1]]`, 3_000), ""},
		{"orders in orders", begun, `{"do":"ready","then":` + strings.Repeat(`{"then":`, 14) + `{}` + strings.Repeat("}", 15) + "\n", ""},
		{"combatants", setup + "{}", ",{}", "]}}\n"},
		{"weapons", setup + `{"weapons":[{}`, ",{}", "]}]}}\n"},
		{"seats", head[:strings.Index(head, `"seats":[`)] + `"seats":[""`, `,""`, "]}\n"},
		{"features", before + `,"map":{"rows":["."],"legend":{"a":[{}`, ",{}", "]}}}}\n"},
		{"props", before + `,"look":{"props":[{}`, ",{}", "]}}}\n"},
		{"options", head[:strings.Index(head, `"setup":{`)] + `"setup":{"options":{"":""`, `,"":""`, "}}}\n"},
		{"a name", before + `,"name":"`, `\u0041`, "\"}}\n"},
		{"a long name", before + `,"name":"` + strings.Repeat(`\u0041`, 640_000), "", "\"}}\n"},
		{"a text", begun + `{"do":"`, "x", "\"}\n"},
		{"depth", begun + `{"do":`, "[", "\n"},
		{"no end", begun + `{"do":"`, "x", ""},
		{"spaces", head, " ", "{}\n"},
	}
}

// mostFilled is how much of a bomb makes the largest file that is read.
const mostFilled = 10<<20 - 1<<17 - 64<<10

// TestBombsAreSmall: no file, however it was packed, costs more than 64 MB to read or
// to refuse, all that is ever allocated for it counted, nor more than a bounded work: no
// more is unpacked than the largest replay has, no more lines are looked at, twice as many
// bytes of them at most, since a first line is read several times, and no more than
// 200,000 things are made of them. What that takes is measured by BenchmarkBombs.
func TestBombsAreSmall(t *testing.T) {
	sizes := []int{500 << 10, mostFilled, 30 << 20}
	if testing.Short() {
		sizes = sizes[:1]
	}
	var most struct{ mb, times, bytes, things uint64 }
	for n, c := range bombs() {
		for i, size := range sizes {
			if i == 2 && n > 3 {
				break // what is more than is read is of no kind
			}
			file := bomb(t, c.head, c.text, c.tail, size)
			if text, err := replay.Unpack(file); err != nil || len(text) > replay.MaxBytes+1 {
				t.Errorf("%s: %d bytes are unpacked, %v", c.name, len(text), err)
			}
			var err error
			for i, read := range []func() error{
				func() error { _, err := replay.Read(bytes.NewReader(file), "game.jsonl"); return err },
				func() error { return glance(file) },
			} {
				var before, after runtime.MemStats
				times, looked, stop := replay.Looked()
				runtime.ReadMemStats(&before)
				e := read()
				runtime.ReadMemStats(&after)
				stop()
				if i == 0 {
					err = e
				}
				mb, things := (after.TotalAlloc-before.TotalAlloc)>>20, after.Mallocs-before.Mallocs
				if mb > 64 || things > 200_000 || *looked > 2*replay.MaxBytes || *times > replay.MaxLines+4 {
					t.Errorf("%s, %d kB packed of %d kB, way %d: %d MB, %d things, looked at %d times, %d bytes: %v", c.name, len(file)>>10, size>>10, i, mb, things, *times, *looked, e)
				}
				most.mb, most.things = max(most.mb, mb), max(most.things, things)
				most.times, most.bytes = max(most.times, uint64(*times)), max(most.bytes, uint64(*looked))
			}
			if err != nil && oneLine(err) != nil {
				t.Errorf("%s: %v", c.name, oneLine(err))
			}
		}
	}
	t.Logf("at most %d MB, %d things, %d lines looked at, %d bytes", most.mb, most.things, most.times, most.bytes)
}

// BenchmarkBombs measures how long the largest file of each kind takes to read or to
// refuse.
func BenchmarkBombs(b *testing.B) {
	for _, c := range bombs() {
		file := bomb(b, c.head, c.text, c.tail, mostFilled)
		b.Run(strings.ReplaceAll(c.name, " ", "-"), func(b *testing.B) {
			for range b.N {
				if _, err := replay.Read(bytes.NewReader(file), "game.jsonl"); err != nil && oneLine(err) != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// glance is what a list of matches does with a file.
func glance(file []byte) error {
	text, err := replay.Unpack(file)
	if err == nil {
		_, _, err = replay.Glance(text, "game.jsonl")
	}
	return err
}

// TestHugeSetupIsNotBegun: a match whose first line nobody would read is not begun.
func TestHugeSetupIsNotBegun(t *testing.T) {
	s, err := levels.Load("sheepfold")
	if err != nil {
		t.Fatal(err)
	}
	s.Name = strings.Repeat("x", 5<<20)
	if _, err := replay.NewCourse(replay.NewHeader(s, []string{"human", "human"}, 1), false); err == nil || !strings.Contains(err.Error(), "larger than 4 MB") {
		t.Errorf("begun with %v", err)
	}
}
