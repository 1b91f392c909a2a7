//go:build !js

package cli

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// serve holds the flags of the serve command.
type serve struct {
	Dir  string `arg:"" optional:"" type:"path" help:"Folder of the browser version; without it build/web of the source tree."`
	Port int    `default:"8080" help:"Port on localhost; 0 takes any free one. When 8080 is taken, so is another."`
	All  bool   `help:"Let other machines read it too, by this one's number or name; without it only this machine may."`
}

// Run serves the folder until the program is interrupted.
func (s *serve) Run(io streams) error {
	dir, err := s.folder(io)
	if err != nil {
		return err
	}
	local := Loopback
	host := "127.0.0.1" // a machine need not know the name localhost; browsers do
	if s.All {
		host, local = "", Nearby
	}
	site, err := NewSite(dir, local)
	if err != nil {
		return fmt.Errorf("serve: %w", err)
	}
	defer site.Close()
	listener, err := net.Listen("tcp", net.JoinHostPort(host, fmt.Sprint(s.Port)))
	if err != nil && s.Port == 8080 {
		listener, err = net.Listen("tcp", net.JoinHostPort(host, "0"))
	}
	if err != nil {
		return fmt.Errorf("serve: %w", err)
	}
	fmt.Fprintf(io.out, "Tenaille is at http://localhost:%d/ (Ctrl+C ends it)\n", listener.Addr().(*net.TCPAddr).Port)
	if s.All {
		fmt.Fprintln(io.out, "Other machines may read it too, by this one's number or name.")
	}
	return pageServer(site).Serve(listener)
}

// pageServer bounds how long a request may take and how much of it is read. What is
// sent may take long: the program is five megabytes, and nets are slow.
func pageServer(site http.Handler) *http.Server {
	return &http.Server{
		Handler: site, ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 10 * time.Second,
		WriteTimeout: 5 * time.Minute, IdleTimeout: time.Minute, MaxHeaderBytes: 16 << 10,
	}
}

// folder is the one to serve, built first if that is possible.
func (s *serve) folder(io streams) (string, error) {
	if s.Dir != "" {
		if _, err := os.Stat(filepath.Join(s.Dir, "index.html")); err != nil {
			return "", fmt.Errorf("serve: no browser version in %s: %w", s.Dir, err)
		}
		return s.Dir, nil
	}
	root, err := sourceTree()
	if err != nil {
		return "", err
	}
	dir := filepath.Join(root, "build", "web")
	if _, err := os.Stat(filepath.Join(dir, "game.wasm")); err == nil {
		return dir, nil
	}
	fmt.Fprintln(io.err, "building the browser version into", dir)
	build := exec.Command("go", "run", "./web")
	build.Dir = filepath.Join(root, ".ci", "tools")
	build.Stdout, build.Stderr = io.err, io.err
	if err := build.Run(); err != nil {
		return "", fmt.Errorf("serve: building the browser version: %w", err)
	}
	return dir, nil
}

// sourceTree is the root of the module around the working directory.
func sourceTree() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", fmt.Errorf("serve: %w", err)
	}
	for {
		if mod, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil && strings.HasPrefix(string(mod), "module tenaille\n") {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("serve: this is not Tenaille's source tree: name the folder that \"make web\" wrote, as in \"tenaille serve build/web\"")
		}
		dir = up
	}
}
