//go:build !js

package saves

import (
	"bytes"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/rules"
)

// long is a match of eight against eight in its twentieth round, and its text.
type long struct {
	text []byte
	m    *match.Match
}

var longs = map[string]func() long{"off": sync.OnceValue(func() long { return battle("off") }), "memory": sync.OnceValue(func() long { return battle("memory") })}

// battle plays that match: eight soldiers a side who can take many blows.
func battle(fog string) (l long) {
	s := rules.Setup{Ruleset: "d20", Fog: fog, Map: rules.MapSetup{Rows: slices.Repeat([]string{strings.Repeat(".", 24)}, 16)}}
	for i := range 16 {
		kind := []string{"fighter", "archer", "hobgoblin", "orc"}[i%4]
		c, ok := levels.Creature(kind)
		if !ok {
			panic(kind)
		}
		c.ID, c.Side, c.At = i+1, []string{"blue", "red"}[i/8], [2]int{7 + 10*(i/8), 4 + i%8}
		c.HP, c.MaxHP = 400, 400
		s.Combatants = append(s.Combatants, c)
	}
	m, err := match.New(match.Config{Setup: s, Seats: []string{"soldier", "soldier"}, Seed: 11})
	if err != nil {
		panic(err)
	}
	for m.Round() < 20 {
		a, done := m.Think(1 << 20)
		if !done {
			continue
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			panic(err)
		}
	}
	var b bytes.Buffer
	if err := m.Save(&b); err != nil {
		panic(err)
	}
	return long{b.Bytes(), m}
}

// BenchmarkContinue opens that match as the title does, with the keeper that its next
// action needs.
func BenchmarkContinue(b *testing.B) {
	for fog, of := range longs {
		b.Run(fog, func(b *testing.B) {
			l, st := of(), store.In(b.TempDir(), b.TempDir())
			if _, err := NewKeeper(st, l.m, "it").Save(st); err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				o, err := Continue(st, "it")
				if err != nil {
					b.Fatal(err)
				}
				NewKeeper(st, o.Begun, "it")
			}
			z, _ := st.Load(files("it")[0])
			b.ReportMetric(float64(len(l.text))/1000, "kB")
			b.ReportMetric(float64(l.m.Actions()), "actions")
			b.ReportMetric(float64(len(z))/1000, "packed-kB")
		})
	}
}

// BenchmarkSave saves every further action of that match in a folder of this machine.
func BenchmarkSave(b *testing.B) {
	for fog, of := range longs {
		b.Run(fog, func(b *testing.B) {
			st := store.In(b.TempDir(), b.TempDir())
			rp, err := replay.Read(bytes.NewReader(of().text), "it")
			if err != nil {
				b.Fatal(err)
			}
			m, err := match.Resume(rp)
			if err != nil {
				b.Fatal(err)
			}
			k, longest := NewKeeper(st, m, "it"), time.Duration(0)
			for b.Loop() {
				b.StopTimer()
				a, done := m.Think(1 << 20)
				for !done {
					a, done = m.Think(1 << 20)
				}
				if _, err := m.Do(a); err != nil {
					b.Fatal(err)
				}
				b.StartTimer()
				start := time.Now()
				if _, err := k.Save(st); err != nil {
					b.Fatal(err)
				}
				longest = max(longest, time.Since(start))
			}
			b.ReportMetric(float64(longest.Microseconds())/1000, "longest-ms")
		})
	}
}
