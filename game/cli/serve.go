//go:build !js

package cli

import (
	"errors"
	"fmt"
	"mime"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"time"
)

// serve holds the flags of the serve command.
type serve struct {
	Dir  string `arg:"" optional:"" type:"path" help:"Folder of the browser version; without it build/web of the source tree."`
	Port int    `default:"8080" help:"Port on localhost; 0 takes any free one. When 8080 is taken, so is another."`
	All  bool   `help:"Answer other machines too, not only this one."`
}

// Run serves the folder until the program is interrupted.
func (s *serve) Run(io streams) error {
	dir, err := s.folder(io)
	if err != nil {
		return err
	}
	host := "127.0.0.1" // a machine need not know the name localhost; browsers do
	if s.All {
		host = ""
	}
	listener, err := net.Listen("tcp", net.JoinHostPort(host, fmt.Sprint(s.Port)))
	if err != nil && s.Port == 8080 {
		listener, err = net.Listen("tcp", net.JoinHostPort(host, "0"))
	}
	if err != nil {
		return fmt.Errorf("serve: %w", err)
	}
	fmt.Fprintf(io.out, "Tenaille is at http://localhost:%d/ (Ctrl+C ends it)\n", listener.Addr().(*net.TCPAddr).Port)
	server := &http.Server{Handler: Site(dir), ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
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

// Site serves the browser version in dir. Files that lie beside a .br or .gz
// of the same name are sent compressed to browsers that accept it.
func Site(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Clean("/" + r.URL.Path)
		if name == "/" {
			name = "/index.html"
		}
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("Vary", "Accept-Encoding")
		accepted := r.Header.Get("Accept-Encoding")
		for _, packed := range []struct{ coding, ending string }{{"br", ".br"}, {"gzip", ".gz"}} {
			if !strings.Contains(accepted, packed.coding) || r.Header.Get("Range") != "" {
				continue
			}
			file := filepath.Join(dir, filepath.FromSlash(name)) + packed.ending
			f, err := os.Open(file)
			if err != nil {
				continue
			}
			defer f.Close()
			info, err := f.Stat()
			if err != nil || info.IsDir() {
				continue
			}
			w.Header().Set("Content-Type", contentType(name))
			w.Header().Set("Content-Encoding", packed.coding)
			http.ServeContent(w, r, name, info.ModTime(), f)
			return
		}
		w.Header().Set("Content-Type", contentType(name))
		files.ServeHTTP(w, r)
	})
}

func contentType(name string) string {
	switch path.Ext(name) {
	case ".wasm":
		return "application/wasm"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".html":
		return "text/html; charset=utf-8"
	}
	if t := mime.TypeByExtension(path.Ext(name)); t != "" {
		return t
	}
	return "application/octet-stream"
}
