//go:build linux

package soak

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"
)

// program is a program that was started to be ended, with what it has said so far.
type program struct {
	cmd    *exec.Cmd
	errs   bytes.Buffer
	acts   chan int      // how many decisions it has begun
	opened chan struct{} // it has opened a match, or ended
	ended  chan struct{} // all it said has been read
	said   journal
}

// start starts the test program in a role.
func start(role, dir string, seed uint64, clock int) (*program, error) {
	own, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return launch(exec.Command(own), asWhat+"="+role, inWhere+"="+dir, fmt.Sprintf("%s=%d", seeded, seed), fmt.Sprintf("%s=%d", shifted, clock))
}

// launch starts a command in this environment and more. It ends with the test.
func launch(c *exec.Cmd, env ...string) (*program, error) {
	p := &program{cmd: c, acts: make(chan int, 100_000), opened: make(chan struct{}), ended: make(chan struct{})}
	c.Env = append(os.Environ(), env...)
	c.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	c.Stderr = &p.errs
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		defer close(p.ended)
		open := false
		lines := bufio.NewScanner(out)
		lines.Buffer(nil, 1<<20)
		for lines.Scan() {
			line := lines.Text()
			p.said.lines = append(p.said.lines, line)
			if strings.HasPrefix(line, "acts ") {
				p.said.acts++
				select {
				case p.acts <- p.said.acts:
				default:
				}
			} else if !open && strings.HasPrefix(line, "goes ") {
				open = true
				close(p.opened)
			}
		}
		if !open {
			close(p.opened)
		}
	}()
	return p, nil
}

// kill ends it as "kill -9" does and waits until it is gone; the findings are what it
// has done wrong before.
func (p *program) kill() (findings []string) {
	_ = p.cmd.Process.Kill()
	return p.wait()
}

// wait waits for its end.
func (p *program) wait() (findings []string) {
	<-p.ended
	err := p.cmd.Wait()
	status, _ := p.cmd.ProcessState.Sys().(syscall.WaitStatus)
	if err != nil && !(status.Signaled() && status.Signal() == syscall.SIGKILL) {
		findings = append(findings, fmt.Sprintf("it ended by itself: %v: %s", err, tail(p.errs.String())))
	} else if s := p.errs.String(); strings.Contains(s, "panic") || strings.Contains(s, "goroutine ") || strings.Contains(s, "has broken") {
		findings = append(findings, "it panicked: "+tail(s))
	}
	return findings
}

// peak is the most memory it had, in bytes.
func (p *program) peak() int64 {
	if u, ok := p.cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		return int64(u.Maxrss) << 10
	}
	return 0
}

// tail is the end of what was said, short enough for a finding.
func tail(s string) string {
	const most = 1500
	if len(s) > most {
		s = s[len(s)-most:]
	}
	return s
}

// patience is how long a program may take to open a match.
const patience = 2 * time.Minute
