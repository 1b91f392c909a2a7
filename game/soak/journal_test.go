//go:build linux

package soak

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/store"
)

// place is where a match stood when a player was shown it.
type place struct {
	record  string
	actions uint64
	hash    string
	awaited string
}

// unsaid stands for who is awaited where that was not told.
const unsaid = "-"

func (p *place) String() string {
	return fmt.Sprintf("action %d of %s, %s awaiting %s", p.actions, p.record, p.hash, p.awaited)
}

// truth is what players of one folder have been shown, over all programs that were
// ended.
type truth struct {
	places   []*place
	ended    map[string]string // hash by record
	named    map[string]string // hash by the name of the save
	verified map[string]bool   // records that are over
	moved    map[string]string // records that matches went on under, by those before
	last     *place            // shown last by the program before; nil where that does not bind
}

func newTruth() *truth {
	return &truth{ended: map[string]string{}, named: map[string]string{}, verified: map[string]bool{}, moved: map[string]string{}}
}

// journal is what one program has said.
type journal struct {
	lines []string
	acts  int // decisions that were begun
}

// played counts the matches of each kind that were opened.
func (j *journal) played() map[string]int {
	kinds := map[string]int{}
	for _, line := range j.lines {
		if what, ok := strings.CutPrefix(line, "plays "); ok {
			kinds[what]++
		}
	}
	return kinds
}

// take adds what a program has said to the truth, and returns what is wrong with it.
// alone tells that no other program was in the folder.
func (t *truth) take(j *journal, alone bool, st store.Store) (findings []string) {
	var own []*place // of the match being played
	first, last := true, t.last
	t.last = nil
	for _, line := range j.lines {
		word, rest, _ := strings.Cut(line, " ")
		f := strings.Fields(rest)
		switch {
		case (word == "goes" || word == "shows") && len(f) == 4:
			n, _ := strconv.ParseUint(f[1], 10, 64)
			p := &place{f[0], n, f[2], f[3]}
			if word == "goes" {
				if own = nil; first && alone && last != nil && !finished(st, last) {
					findings = append(findings, t.after(last, p)...)
				}
				first = false
			}
			if len(own) > 0 && own[0].record != p.record { // it has a record of its own now
				t.moved[own[0].record] = p.record
				for _, q := range own {
					q.record = p.record
				}
			}
			if n > 0 {
				own, t.places = append(own, p), append(t.places, p)
				if alone {
					t.last = p
				}
			}
		case word == "over" && len(f) == 2:
			t.ended[f[0]], t.last = f[1], nil
		case word == "named" && len(f) == 2:
			t.named[strings.ReplaceAll(f[0], "_", " ")] = f[1]
		}
	}
	if first && alone && t.last == nil {
		t.last = last // it was ended before it had opened anything
	}
	return findings
}

// finished reports whether the replay of a match is in a store as far as it was shown.
func finished(st store.Store, p *place) bool {
	for _, end := range []string{".jsonl", ".jsonl.gz"} {
		if b, err := st.Load(saves.Finished + p.record + end); err == nil {
			hashes := stepsOf(b, p.record)
			return p.actions < uint64(len(hashes)) && hashes[p.actions] == p.hash
		}
	}
	return false
}

// after holds what a program goes on with against what was shown last.
func (t *truth) after(last, now *place) (findings []string) {
	switch _, over := t.ended[last.record]; {
	case over || strings.HasPrefix(last.awaited, "0/"): // it was over
	case now.record == last.record && now.actions > last.actions:
	case now.record != last.record:
		findings = append(findings, fmt.Sprintf("offered is %v, shown last was %v", now, last))
	case now.actions < last.actions || now.hash != last.hash || now.awaited != last.awaited && now.awaited != unsaid && last.awaited != unsaid:
		findings = append(findings, fmt.Sprintf("it goes on at %v, shown was %v", now, last))
	}
	return findings
}

// check holds a store against the truth: everything that was shown is there.
func (t *truth) check(st store.Store) (findings []string) {
	kept := map[string][]string{} // the hashes of a record's steps
	for _, p := range t.places {
		fault := ""
		for record := p.record; record != ""; record = t.moved[record] {
			hashes, ok := kept[record]
			if !ok {
				hashes = newest(st, record)
				kept[record] = hashes
			}
			if p.actions < uint64(len(hashes)) && hashes[p.actions] == p.hash {
				fault = ""
				break
			}
			if fault = fmt.Sprintf("lost: %v; %d actions are kept", p, len(hashes)-1); p.actions < uint64(len(hashes)) {
				fault = fmt.Sprintf("chosen again: %v; kept is %s", p, hashes[p.actions])
			}
		}
		if fault != "" {
			findings = append(findings, fault)
		}
	}
	for record, hash := range t.ended {
		if t.verified[record] {
			if names, err := st.List(saves.Finished + record + ".jsonl"); err != nil || len(names) == 0 {
				findings = append(findings, "the finished match "+record+" is gone")
			}
			continue
		}
		if fault := whole(st, record, hash); fault != nil {
			findings = append(findings, fmt.Sprintf("the finished match %s: %v", record, fault))
		}
		t.verified[record] = true
	}
	if len(t.named) > 0 {
		found := map[string]string{}
		for _, e := range saves.List(st) {
			if e.Card.Name != "" {
				if hashes := newest(st, e.Record); len(hashes) > 0 {
					found[e.Card.Name] = hashes[len(hashes)-1]
				}
			}
		}
		for name, hash := range t.named {
			if found[name] != hash {
				findings = append(findings, fmt.Sprintf("the save %q holds %s, not %s", name, found[name], hash))
			}
		}
	}
	return findings
}

// whole says what is wrong with the replay of a match that is over.
func whole(st store.Store, record, hash string) error {
	name := saves.Finished + record + ".jsonl"
	b, err := st.Load(name)
	if err != nil {
		name += ".gz"
		if b, err = st.Load(name); err != nil {
			return err
		}
	}
	if _, err := replay.Verify(bytes.NewReader(b), name); err != nil {
		return err
	}
	if hashes := stepsOf(b, name); len(hashes) == 0 || hashes[len(hashes)-1] != hash {
		return fmt.Errorf("it does not end with %s", hash)
	}
	return nil
}

// newest are the hashes of the steps of a match, of its replay or of the save of which
// there is most.
func newest(st store.Store, record string) (most []string) {
	folders := []string{saves.Unfinished, saves.Finished}
	for _, end := range []string{".jsonl.gz", ".twin.jsonl.gz", ".jsonl"} {
		for _, in := range folders {
			b, err := st.Load(in + record + end)
			if err != nil {
				continue
			}
			if hashes := stepsOf(b, record); len(hashes) > len(most) {
				most = hashes
			}
		}
	}
	return most
}

// stepsOf are the hashes of the steps of a replay; none of what is damaged.
func stepsOf(b []byte, name string) (hashes []string) {
	rp, err := replay.Read(bytes.NewReader(b), name)
	if err != nil {
		return nil
	}
	for i := range rp.Steps {
		hashes = append(hashes, rp.Steps[i].Hash)
	}
	return slices.Clip(hashes)
}
