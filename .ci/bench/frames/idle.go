package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// display is the environment with a display: that of the caller, else an Xvfb of
// our own, which stop ends.
func display() (env []string, stop func(), err error) {
	env = append(os.Environ(), "LIBGL_ALWAYS_SOFTWARE=1", "CGO_ENABLED=0")
	if os.Getenv("DISPLAY") != "" {
		return env, func() {}, nil
	}
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return nil, nil, errors.New("there is no display, and no Xvfb to make one")
	}
	r, w, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	server := exec.Command(path, "-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{w}
	if err := server.Start(); err != nil {
		return nil, nil, err
	}
	w.Close()
	name, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		return nil, nil, errors.Join(errors.New("xvfb named no display"), err, server.Process.Kill())
	}
	return append(env, "DISPLAY=:"+strings.TrimSpace(name)), func() { server.Process.Kill(); server.Wait() }, nil
}

// idle opens the program in a battle, leaves it alone and reads which share of a
// core it takes.
func idle(game, scratch string, env []string, rest time.Duration) error {
	const over = 10 * time.Second
	program := filepath.Join(scratch, "tenaille")
	if err := run(game, env, os.Stderr, "go", "build", "-o", program, "."); err != nil {
		return err
	}
	c := exec.Command(program, "play", "--mute", "--level", "broken-keep", "--seed", "5", "--blue", "human", "--red", "human")
	c.Env = append(env, "HOME="+scratch, "XDG_CONFIG_HOME="+scratch, "XDG_DATA_HOME="+scratch, "XDG_STATE_HOME="+scratch)
	if err := c.Start(); err != nil {
		return err
	}
	defer func() { c.Process.Kill(); c.Wait() }()
	time.Sleep(rest)
	before, err := ticks(c.Process.Pid)
	if err != nil {
		return err
	}
	time.Sleep(over)
	after, err := ticks(c.Process.Pid)
	if err != nil {
		return err
	}
	fmt.Printf("idle battle, %v after it was opened: %.1f %% of one core\n", rest, float64(after-before)/over.Seconds())
	return nil
}

// ticks is the processor time of a process in hundredths of a second, by Linux.
func ticks(pid int) (int, error) {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	s := string(b)
	fields := strings.Fields(s[strings.LastIndexByte(s, ')')+1:])
	if len(fields) < 13 {
		return 0, fmt.Errorf("/proc/%d/stat: %q", pid, s)
	}
	user, err := strconv.Atoi(fields[11])
	if err != nil {
		return 0, err
	}
	system, err := strconv.Atoi(fields[12])
	return user + system, err
}
