//go:build linux

package soak

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"
)

// runs is how many programs are ended in one folder, one after the other.
const runs = 8

// killed plays in a new folder and ends what plays there again and again; in one series
// of four two programs play in it at once.
func killed(seed uint64) (r result) {
	dir, err := os.MkdirTemp("", "tenaille-soak")
	if err != nil {
		return result{Findings: []string{err.Error()}}
	}
	defer os.RemoveAll(dir)
	rng, t := drawn(seed, 2), newTruth()
	two := rng.IntN(4) == 0
	for run := range uint64(runs) {
		clock := 0
		if rng.IntN(3) == 0 { // it is ten years on, or back
			clock = []int{-1, 1}[rng.IntN(2)] * 10 * 365 * 24 * 3600
			r.Clocks++
		}
		if rng.IntN(3) == 0 {
			r.Clocks++
			scatter(rng, dir)
		}
		together := 1
		if two && rng.IntN(2) == 0 {
			together = 2
			r.Twos++
		}
		var list []*program
		for k := range uint64(together) {
			p, err := start("player", dir, seed*1000+run*10+k, clock)
			if err != nil {
				r.Findings = append(r.Findings, err.Error())
				return r
			}
			list = append(list, p)
		}
		for _, p := range list {
			late(rng, p)
			r.add(p.kill())
			r.Peak = max(r.Peak, p.peak())
			r.Kills++
			r.Acts += p.said.acts
			r.count(p.said.played())
		}
		before := len(r.Findings)
		for _, p := range list {
			r.add(t.take(&p.said, together == 1, folder(dir)))
		}
		r.add(t.check(folder(dir)))
		if len(r.Findings) > before {
			r.Findings = r.Findings[:min(before+3, len(r.Findings))]
			r.Findings = append(r.Findings, fmt.Sprintf("(run %d of the series, %d programs)", run+1, together))
			for _, p := range list {
				r.Findings = append(r.Findings, p.said.lines[max(0, len(p.said.lines)-6):]...)
			}
			return r
		}
	}
	r.Ended = len(t.ended)
	return r
}

// late waits until a program is to be ended: while it starts, at any moment of play, or
// when it has just begun to carry out a decision.
func late(rng *rand.Rand, p *program) {
	moment := func(most time.Duration) { time.Sleep(time.Duration(rng.Int64N(int64(most)))) }
	how := rng.IntN(8)
	if how == 0 {
		moment(200 * time.Millisecond)
		return
	}
	select {
	case <-p.opened:
	case <-time.After(patience):
		return
	}
	if how < 4 {
		moment(400 * time.Millisecond)
		return
	}
	after := rng.IntN(60)
	for end := time.After(2 * time.Second); ; {
		select {
		case n := <-p.acts:
			if n >= after {
				moment(3 * time.Millisecond)
				return
			}
		case <-p.ended:
			return
		case <-end:
			return
		}
	}
}

// scatter gives every file a time of its own, in the past or yet to come, as a clock
// that was set does.
func scatter(rng *rand.Rand, dir string) {
	_ = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			when := time.Now().Add(time.Duration(rng.Int64N(20*365*24)-10*365*24) * time.Hour)
			_ = os.Chtimes(path, when, when)
		}
		return nil
	})
}
