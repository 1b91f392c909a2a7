//go:build linux

package soak

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tenaille/game/require"
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
	// not says why it cannot be done here; nil where it always can.
	not func() error
}

var parts = []part{
	{"killed", killed, func(r *result) int { return r.Kills }, wantKills, nil},
	{"windowed", windowed, func(r *result) int { return r.Windows }, wantWindows, noWindow},
	{"damaged", damaged, func(r *result) int { return r.Files }, wantFiles, nil},
	{"refused", refused, func(r *result) int { return r.Writes }, wantWrites, nil},
}

// hindered says why a part cannot be done here.
func (p *part) hindered() error {
	if p.not == nil {
		return nil
	}
	return p.not()
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

// slice are the cases of a slice of a soak, by the name of the part: a series of programs
// that are ended, a batch of damaged files, and each way in which writing fails; of the
// shortest tests one of them.
func slice() map[string][]uint64 {
	list := map[string][]uint64{"killed": {3}, "damaged": {1}, "refused": {0, 1, 2, 3}}
	if testing.Short() {
		list["refused"] = list["refused"][:1]
	}
	return list
}

// TestNothingIsLost is a slice of a soak.
func TestNothingIsLost(t *testing.T) {
	var all result
	list := slice()
	for i := range parts {
		for _, seed := range list[parts[i].name] {
			all.sum(parts[i].tried(seed))
		}
	}
	for _, f := range all.Findings {
		t.Error(f)
	}
	if all.Kills < runs || all.Acts == 0 || all.Files != batch*len(list["damaged"]) || all.Refused == 0 || all.Writes < refusals*len(list["refused"]) {
		t.Errorf("too little was tried:\n%s", all.table())
	}
}

// TestNothingIsLostInAWindow is a slice of the part that opens windows.
func TestNothingIsLostInAWindow(t *testing.T) {
	require.Xdotool(t)
	require.Program(t, "Xvfb")
	const ended = 2
	r := inWindows(2, ended)
	for _, f := range r.Findings {
		t.Error(f)
	}
	if r.Windows < ended || r.Shown == 0 {
		t.Errorf("too little was tried:\n%s", r.table())
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
	if of := commit(); all.Of != of {
		if all.Cases > 0 {
			fmt.Printf("what is counted so far is of another commit, %.12s: it begins anew\n", all.Of)
		}
		all = result{Of: of}
	}
	for i := range parts {
		if err := parts[i].hindered(); err != nil {
			all.Left++
			fmt.Printf("left out is %s: %v\n", parts[i].name, err)
			if require.Required() {
				t.Errorf("%s: %v (TENAILLE_REQUIRE=all)", parts[i].name, err)
			}
		}
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
	for i := range parts {
		if p := &parts[i]; require.Whole() && p.done(&all) < p.want && p.hindered() == nil {
			t.Errorf("%s: %d of %d: it is to go on", p.name, p.done(&all), p.want)
		}
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
		if *only != "" && p.name != *only || p.hindered() != nil {
			continue
		}
		if least == nil || p.done(all)*least.want < least.done(all)*p.want {
			least = p
		}
	}
	return least
}

// commit is what the sources are of; empty where git does not say.
func commit() string {
	out, err := exec.Command("git", "rev-parse", "HEAD").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
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
