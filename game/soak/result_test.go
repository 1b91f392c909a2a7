//go:build linux

package soak

import "fmt"

// result is what came of cases, counted over all runs that were gone on with.
type result struct {
	Of       string // the commit
	Left     int    // parts that were left out, for want of a display
	Kills    int    // programs without a window that were ended
	Windows  int    // programs in a window that were ended
	Shown    int    // states of matches that they had shown
	Acts     int    // decisions they had begun
	Ended    int    // matches that came to their end meanwhile
	Twos     int    // times that two programs were in one folder
	Clocks   int    // times that the clock, or those of the files, was another
	Files    int    // damaged files that were read
	Refused  int    // of them, those that were refused with a reason
	Writes   int    // writes that failed
	Cases    uint64
	Kinds    map[string]int // matches of a kind that were opened
	Peak     int64          // bytes, of the largest program without a window
	Large    int64          // of the largest with one
	Slowest  float64
	Findings []string
}

func (r *result) add(findings []string) { r.Findings = append(r.Findings, findings...) }

// sum adds what came of other cases.
func (r *result) sum(o result) {
	r.Left += o.Left
	r.Kills += o.Kills
	r.Windows += o.Windows
	r.Shown += o.Shown
	r.Acts += o.Acts
	r.Ended += o.Ended
	r.Twos += o.Twos
	r.Clocks += o.Clocks
	r.Files += o.Files
	r.Refused += o.Refused
	r.Writes += o.Writes
	r.Cases += o.Cases
	r.count(o.Kinds)
	r.Peak, r.Large, r.Slowest = max(r.Peak, o.Peak), max(r.Large, o.Large), max(r.Slowest, o.Slowest)
	r.add(o.Findings)
}

// count adds matches of kinds.
func (r *result) count(kinds map[string]int) {
	if r.Kinds == nil {
		r.Kinds = map[string]int{}
	}
	for kind, n := range kinds {
		r.Kinds[kind] += n
	}
}

// table is the result as it is printed.
func (r *result) table() string {
	row := func(what string, n, goal int) string {
		of := ""
		if goal > 0 {
			of = fmt.Sprintf(" of %d", goal)
		}
		return fmt.Sprintf("%-55s %7d%s\n", what, n, of)
	}
	return row("programs ended without a window", r.Kills, wantKills) +
		row("decisions they had begun", r.Acts, 0) +
		row("matches they had finished", r.Ended, 0) +
		row("of those opened, kept in one place", r.Kinds[ironman], 0) +
		row("... with other dice after a reload", r.Kinds[newDice], 0) +
		row("... studied", r.Kinds[studied], 0) +
		row("... played on from one that was over", r.Kinds[onward], 0) +
		row("times that two played in one folder", r.Twos, 0) +
		row("times that clock or files were of another time", r.Clocks, 0) +
		row("programs ended in a window", r.Windows, wantWindows) +
		row("states of matches they had shown", r.Shown, 0) +
		row("damaged files read", r.Files, wantFiles) +
		row("of them refused with a reason", r.Refused, 0) +
		row("writes that failed", r.Writes, wantWrites) +
		fmt.Sprintf("%-55s %7.0f MB\n", "most memory of a program without a window", float64(r.Peak)/1e6) +
		fmt.Sprintf("%-55s %7.0f MB\n", "most memory of a program in a window", float64(r.Large)/1e6) +
		fmt.Sprintf("%-55s %7.2f s of a processor\n", "slowest damaged file", r.Slowest) +
		row("times that a part was left out, for want of a display", r.Left, 0) +
		row("findings", len(r.Findings), 0)
}

// What a whole soak has done at least.
const (
	wantKills   = 450
	wantWindows = 50
	wantFiles   = 2000
	wantWrites  = 500
)
