//go:build linux

package soak

import "fmt"

// result is what came of cases, counted over all runs that were gone on with.
type result struct {
	Kills    int // programs that were ended
	Acts     int // decisions they had begun
	Ended    int // matches that came to their end meanwhile
	Twos     int // times that two programs were in one folder
	Clocks   int // times that the clock, or those of the files, was another
	Files    int // damaged files that were read
	Refused  int // of them, those that were refused with a reason
	Writes   int // writes that failed
	Cases    uint64
	Peak     int64 // bytes, of the largest program
	Slowest  float64
	Findings []string
}

func (r *result) add(findings []string) { r.Findings = append(r.Findings, findings...) }

// sum adds what came of other cases.
func (r *result) sum(o result) {
	r.Kills += o.Kills
	r.Acts += o.Acts
	r.Ended += o.Ended
	r.Twos += o.Twos
	r.Clocks += o.Clocks
	r.Files += o.Files
	r.Refused += o.Refused
	r.Writes += o.Writes
	r.Cases += o.Cases
	r.Peak, r.Slowest = max(r.Peak, o.Peak), max(r.Slowest, o.Slowest)
	r.add(o.Findings)
}

// table is the result as it is printed.
func (r *result) table() string {
	row := func(what string, n, goal int) string {
		of := ""
		if goal > 0 {
			of = fmt.Sprintf(" of %d", goal)
		}
		return fmt.Sprintf("%-52s %7d%s\n", what, n, of)
	}
	return row("programs ended without a window", r.Kills, wantKills) +
		row("decisions they had begun", r.Acts, 0) +
		row("matches they had finished", r.Ended, 0) +
		row("times that two played in one folder", r.Twos, 0) +
		row("times that clock or files were of another time", r.Clocks, 0) +
		row("damaged files read", r.Files, wantFiles) +
		row("of them refused with a reason", r.Refused, 0) +
		row("writes that failed", r.Writes, wantWrites) +
		fmt.Sprintf("%-52s %7.0f MB\n", "most memory of a program", float64(r.Peak)/1e6) +
		fmt.Sprintf("%-52s %7.2f s of a processor\n", "slowest damaged file", r.Slowest) +
		row("findings", len(r.Findings), 0)
}

// What a whole soak has done at least.
const (
	wantKills  = 450
	wantFiles  = 2000
	wantWrites = 500
)
