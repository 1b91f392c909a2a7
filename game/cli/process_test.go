//go:build !js && !slim

package cli

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// asProgram has this program of tests be the one that is tested, in a process of its own.
const asProgram = "TENAILLE_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(Run(os.Args[1:], os.Stdout, os.Stderr, Screen{}))
	}
	os.Exit(m.Run())
}

// process is the program at work, and what it has printed.
type process struct {
	*exec.Cmd
	out, errs printed
	ended     chan struct{}
}

// launched is the program, begun in a process of its own.
func launched(t *testing.T, environment []string, args ...string) *process {
	t.Helper()
	p := &process{Cmd: exec.Command(os.Args[0], args...), ended: make(chan struct{})}
	p.Env = append(append(os.Environ(), asProgram+"=1"), environment...)
	p.Stderr = &p.errs
	out, err := p.StdoutPipe()
	if err == nil {
		err = p.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		for lines := bufio.NewScanner(out); lines.Scan(); {
			_, _ = p.out.Write([]byte(lines.Text() + "\n")) // it is kept
		}
		_ = p.Wait() // it was killed
		close(p.ended)
	}()
	t.Cleanup(p.slay)
	return p
}

// slay ends the program without a word.
func (p *process) slay() {
	_ = p.Process.Kill() // it may have ended
	<-p.ended
}

// prints waits until the program has printed something, and is what stands behind it in its line.
func (p *process) prints(t *testing.T, text string) (line string) {
	t.Helper()
	p.awaits(t, text, func() (there bool) {
		_, after, _ := strings.Cut(p.out.String(), text)
		line, _, there = strings.Cut(after, "\n")
		return there
	})
	return line
}

// complains waits until the program has told something beside what it prints.
func (p *process) complains(t *testing.T, text string) {
	t.Helper()
	p.awaits(t, text, func() bool { return strings.Contains(p.errs.String(), text) })
}

// awaits waits until something has been told, as long as the program is at work.
func (p *process) awaits(t *testing.T, text string, told func() bool) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); !told(); time.Sleep(5 * time.Millisecond) {
		select {
		case <-p.ended:
			if !told() {
				t.Fatalf("%v ends: %s%s", p.Args, &p.out, &p.errs)
			}
			return
		default:
		}
		if time.Now().After(end) {
			t.Fatalf("%v does not tell %q: %s%s", p.Args, text, &p.out, &p.errs)
		}
	}
}
