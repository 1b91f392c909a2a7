package main

import (
	"bufio"
	"errors"
	"os"
	"os/exec"
	"strings"
	"time"
)

// startDisplay starts an X server without a screen, for this run alone, and
// returns its name and how to end it.
func startDisplay() (string, func(), error) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return "", nil, err
	}
	r, w, err := os.Pipe()
	if err != nil {
		return "", nil, err
	}
	// Without -noreset it begins anew whenever its last window has closed, and turns away who comes meanwhile.
	server := exec.Command(path, "-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp", "-noreset")
	server.ExtraFiles = []*os.File{w}
	if err := server.Start(); err != nil {
		return "", nil, err
	}
	w.Close()
	ended := make(chan error, 1)
	number := make(chan string, 1)
	go func() { ended <- server.Wait() }()
	go func() {
		line, _ := bufio.NewReader(r).ReadString('\n')
		number <- strings.TrimSpace(line)
	}()
	select {
	case n := <-number:
		if n == "" {
			return "", nil, errors.New("no display was named by Xvfb")
		}
		return ":" + n, func() { server.Process.Kill(); <-ended }, nil
	case err := <-ended:
		return "", nil, errors.Join(errors.New("the Xvfb server ended"), err)
	case <-time.After(20 * time.Second):
		server.Process.Kill()
		return "", nil, errors.New("no Xvfb came up in 20 s")
	}
}
