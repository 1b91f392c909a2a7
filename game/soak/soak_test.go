//go:build linux

package soak

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

var (
	minutes = flag.Int("minutes", 0, "soak for so many minutes, going on with the counts of build/soak.json")
	only    = flag.String("part", "", "only the part of this name: "+strings.Join(names(), ", "))
	again   = flag.Uint64("seed", 0, "only the case of this seed, of -part")
)

// part is one thing that is done to the program: cases, each named by a seed.
type part struct {
	name string
	run  func(seed uint64) result
	// done is how many there have been of want.
	done func(*result) int
	want int
}

var parts = []part{
	{"killed", killed, func(r *result) int { return r.Kills }, wantKills},
	{"damaged", damaged, func(r *result) int { return r.Files }, wantFiles},
	{"refused", refused, func(r *result) int { return r.Writes }, wantWrites},
}

func names() (list []string) {
	for _, p := range parts {
		list = append(list, p.name)
	}
	return list
}

// tried runs one case and names it where it finds something.
func (p *part) tried(seed uint64) result {
	r := p.run(seed)
	r.Cases++
	if len(r.Findings) > 0 {
		r.Findings = []string{fmt.Sprintf("%s, seed %d: %s", p.name, seed, strings.Join(r.Findings, "\n    "))}
	}
	return r
}

// TestNothingIsLost is a slice of a soak: a series of programs that are ended, a batch
// of damaged files, and each way in which writing fails.
func TestNothingIsLost(t *testing.T) {
	if testing.Short() {
		t.Skip("starts programs to end them")
	}
	var all result
	for i, seeds := range [][]uint64{{3}, {1}, {0, 1, 2, 3}} {
		for _, seed := range seeds {
			all.sum(parts[i].tried(seed))
		}
	}
	for _, f := range all.Findings {
		t.Error(f)
	}
	if all.Kills < runs || all.Acts == 0 || all.Files != batch || all.Refused == 0 || all.Writes < 4*refusals {
		t.Errorf("too little was tried:\n%s", all.table())
	}
}

// TestSoak goes on with a soak for some minutes, each part in turn until it has done what
// it has to and then all by turns, and prints what came of all of it so far.
func TestSoak(t *testing.T) {
	if *minutes == 0 && *again == 0 {
		return // "make soak" asks for it
	}
	if *again > 0 {
		for _, p := range parts {
			if p.name == *only {
				r := p.tried(*again)
				t.Log("\n" + r.table())
				for _, f := range r.Findings {
					t.Error(f)
				}
			}
		}
		return
	}
	file := filepath.Join("..", "..", "build", "soak.json")
	all, err := counted(file)
	if err != nil {
		t.Fatal(err)
	}
	found := len(all.Findings)
	for end := time.Now().Add(time.Duration(*minutes) * time.Minute); time.Now().Before(end); {
		p := next(&all)
		all.sum(p.tried(1 + all.Cases))
		if err := count(file, &all); err != nil {
			t.Fatal(err)
		}
	}
	fmt.Print(all.table())
	for _, f := range all.Findings {
		t.Error(f)
	}
	if found > 0 {
		t.Errorf("%d of them are of earlier runs: begin anew without %s when they are mended", found, file)
	}
}

// next is the part that has done the least of what it has to.
func next(all *result) *part {
	var least *part
	for i := range parts {
		p := &parts[i]
		if *only != "" && p.name != *only {
			continue
		}
		if least == nil || p.done(all)*least.want < least.done(all)*p.want {
			least = p
		}
	}
	return least
}

// counted reads what came of the runs before.
func counted(file string) (all result, err error) {
	b, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return all, nil
	}
	if err == nil {
		err = json.Unmarshal(b, &all)
	}
	return all, err
}

// count keeps it for the next run.
func count(file string, all *result) error {
	b, err := json.MarshalIndent(all, "", "\t")
	return errors.Join(err, os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, append(b, '\n'), 0o644))
}
