package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// notes are what is remembered of earlier runs, under build/suite.json: how long
// every step took, and which parts of the whole are done for which commit.
type notes struct {
	lock  sync.Mutex
	file  string
	Took  map[string]float64 // seconds by the name of a step
	Parts map[string]string  // commit by the name of a part that passed for it
}

// readNotes reads them; none are as good as lost ones.
func readNotes(root string) *notes {
	n := &notes{file: filepath.Join(root, "build", "suite.json")}
	if b, err := os.ReadFile(n.file); err == nil {
		json.Unmarshal(b, n)
	}
	if n.Took == nil {
		n.Took = map[string]float64{}
	}
	if n.Parts == nil {
		n.Parts = map[string]string{}
	}
	return n
}

// last says how long a step took last time, if that is known.
func (n *notes) last(name string) string {
	n.lock.Lock()
	defer n.lock.Unlock()
	if s, ok := n.Took[name]; ok {
		return "took " + spell(s) + " last time"
	}
	return "never timed here"
}

// ended notes that a step took so long, and for which commit a part passed, if one
// did.
func (n *notes) ended(name string, took time.Duration, commit string) {
	n.lock.Lock()
	defer n.lock.Unlock()
	n.Took[name] = took.Seconds()
	if commit != "" {
		n.Parts[name] = commit
	}
	b, err := json.MarshalIndent(n, "", "\t")
	if err == nil {
		err = os.MkdirAll(filepath.Dir(n.file), 0o755)
	}
	if err == nil {
		err = os.WriteFile(n.file, append(b, '\n'), 0o644)
	}
	if err != nil {
		fmt.Println("nothing could be noted for the next run:", err)
	}
}

// done reports whether a part passed for a commit.
func (n *notes) done(name, commit string) bool {
	n.lock.Lock()
	defer n.lock.Unlock()
	return commit != "" && n.Parts[name] == commit
}

// spell writes a time for people.
func spell(seconds float64) string {
	if seconds < 100 {
		return fmt.Sprintf("%.0f s", seconds)
	}
	return fmt.Sprintf("%d:%02d min", int(seconds)/60, int(seconds)%60)
}

// commit is that of the tree, or nothing when the tree has changes: what passes
// for those passes for no commit.
func commit() string {
	if out, err := exec.Command("git", "status", "--porcelain").Output(); err != nil || len(out) > 0 {
		return ""
	}
	out, err := exec.Command("git", "rev-parse", "HEAD").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
