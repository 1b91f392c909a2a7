//go:build linux

package soak

import (
	"fmt"
	"os"
	"strings"
	"time"
)

// the most that any damaged file may take.
const (
	longest = 1.0   // seconds of a processor
	largest = 256e6 // bytes of the program that reads it
)

// damaged has a program read a batch of damaged files.
func damaged(seed uint64) (r result) {
	p, err := batched("reader", seed, &r)
	if err != nil {
		return r
	}
	reading := ""
	for _, line := range p.said.lines {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "reads":
			reading = rest
		case "fault":
			r.Findings = append(r.Findings, "file "+rest)
		case "read":
			var i int
			var refused bool
			var took float64
			if _, err := fmt.Sscan(rest, &i, &refused, &took); err != nil {
				r.Findings = append(r.Findings, err.Error())
			}
			if r.Files++; refused {
				r.Refused++
			}
			if r.Slowest = max(r.Slowest, took); took > longest {
				r.Findings = append(r.Findings, fmt.Sprintf("file %d takes %.2f s", i, took))
			}
			reading = ""
		}
	}
	if reading != "" {
		r.Findings = append(r.Findings, "it ended at file "+reading)
	}
	if r.Peak = p.peak(); r.Peak > largest {
		r.Findings = append(r.Findings, fmt.Sprintf("it took %.0f MB", float64(r.Peak)/1e6))
	}
	return r
}

// refused has a program play while its writes fail.
func refused(seed uint64) (r result) {
	p, err := batched("writer", seed, &r)
	if err != nil {
		return r
	}
	r.Peak = p.peak()
	for _, line := range p.said.lines {
		if rest, ok := strings.CutPrefix(line, "failed "); ok {
			_, _ = fmt.Sscan(rest, &r.Writes)
		}
	}
	return r
}

// batched runs a program of a role to its end, in a folder of its own.
func batched(role string, seed uint64, r *result) (*program, error) {
	dir, err := os.MkdirTemp("", "tenaille-soak")
	if err == nil {
		defer os.RemoveAll(dir)
		var p *program
		if p, err = start(role, dir, seed, 0); err == nil {
			late := time.AfterFunc(patience, func() { _ = p.cmd.Process.Kill() })
			r.add(p.wait())
			if !late.Stop() {
				r.Findings = append(r.Findings, "it does not come to an end")
			}
			return p, nil
		}
	}
	r.Findings = append(r.Findings, err.Error())
	return nil, err
}
