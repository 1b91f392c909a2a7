//go:build !js

package cli

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// progress shows on a terminal how far a command has come, and for how long it still
// has to go; into a file or a pipe it writes nothing.
type progress struct {
	to    io.Writer // nil where nobody looks
	of    int
	what  string // is counted
	began time.Time
	first int // what had been done before
	told  time.Time
	wide  int // of the line that stands there
}

const barWidth = 24

// newProgress begins with so much done of so much.
func newProgress(to io.Writer, done, of int, what string) *progress {
	p := &progress{of: of, what: what, began: time.Now(), first: done}
	if f, ok := to.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			p.to = f
		}
	}
	return p
}

// at says how much is done now.
func (p *progress) at(done int) {
	spent, now := time.Since(p.began), done-p.first
	if now > 0 {
		spent = spent * time.Duration(p.of-done) / time.Duration(now)
	}
	p.show(done, spent, now > 0)
}

// longer says how much is done now, and how much longer it takes.
func (p *progress) longer(done int, left time.Duration) { p.show(done, left, true) }

func (p *progress) show(done int, left time.Duration, known bool) {
	if p.to == nil || time.Since(p.told) < time.Second/5 {
		return
	}
	p.told = time.Now()
	line := p.line(done, left, known)
	fmt.Fprintf(p.to, "\r%-*s", p.wide, line)
	p.wide = len(line)
}

func (p *progress) line(done int, left time.Duration, known bool) string {
	full := barWidth * done / max(p.of, 1)
	line := fmt.Sprintf("[%s%s] %d of %d %s", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), done, p.of, p.what)
	if known {
		line += ", " + spell(left) + " left"
	}
	return line
}

// clear takes the line away, so that an answer can stand in its place.
func (p *progress) clear() {
	if p.to != nil && p.wide > 0 {
		fmt.Fprintf(p.to, "\r%*s\r", p.wide, "")
		p.wide = 0
	}
}

// spell says a length of time in words.
func spell(d time.Duration) string {
	switch s := int(d.Round(time.Second) / time.Second); {
	case s < 60:
		return fmt.Sprintf("%d s", s)
	case s < 3600:
		return fmt.Sprintf("%d min %d s", s/60, s%60)
	default:
		return fmt.Sprintf("%d h %d min", s/3600, s%3600/60)
	}
}
