package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/andybalholm/brotli"
)

// pack writes the brotli copy of a file beside it.
func pack(file string, quality int) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: quality, LGWin: 24})
	if _, err := w.Write(b); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(file+".br", out.Bytes(), 0o644)
}

// told is what the measurement adds to a page: each mark goes to the console.
const told = `<script>new PerformanceObserver((list) => list.getEntries().forEach((e) =>
console.log("MARK " + e.name + " @" + e.startTime))).observe({ type: "mark", buffered: true });</script>`

// types of what the pages fetch.
var types = map[string]string{".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".svg": "image/svg+xml"}

// serve answers with the brotli copies of a folder.
func serve(dir string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/")
		if name == "" {
			name = "index.html"
		}
		file := filepath.Join(dir, filepath.Base(name))
		w.Header().Set("Content-Type", types[filepath.Ext(name)])
		if name == "index.html" { // it is changed, so it goes as it is
			b, err := os.ReadFile(file)
			if err != nil {
				http.Error(w, err.Error(), http.StatusNotFound)
				return
			}
			w.Write(bytes.Replace(b, []byte(`<meta charset="utf-8">`), []byte(`<meta charset="utf-8">`+told), 1))
			return
		}
		b, err := os.ReadFile(file + ".br")
		if err != nil {
			http.Error(w, err.Error(), http.StatusNotFound)
			return
		}
		w.Header().Set("Content-Encoding", "br")
		w.Header().Set("Content-Length", strconv.Itoa(len(b)))
		w.Write(b)
	})
}

// mark is the line of the console that tells of the first Update.
var mark = regexp.MustCompile(`MARK first update @([\d.]+)`)

// open shows the page of a folder in a fresh Chromium and returns how many ms
// after navigation the first Update came.
func open(dir string) (float64, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	server := &http.Server{Handler: serve(dir), ReadHeaderTimeout: time.Minute}
	go server.Serve(listener)
	defer server.Close()
	home, err := os.MkdirTemp("", "tenaille-chromium")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(home)
	program := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			program = path
			break
		}
	}
	if program == "" {
		return 0, errors.New("chromium is not installed")
	}
	c := exec.Command(program, "--headless", "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
		"--disable-component-update", "--disable-sync", "--enable-unsafe-swiftshader", "--use-angle=swiftshader",
		"--user-data-dir="+home, "--enable-logging=stderr", "--remote-debugging-port=0", "--window-size=1280,720",
		fmt.Sprintf("http://%s/?lang=en", listener.Addr()))
	out, err := c.StderrPipe()
	if err != nil {
		return 0, err
	}
	if err := c.Start(); err != nil {
		return 0, err
	}
	late := time.AfterFunc(2*time.Minute, func() { c.Process.Kill() })
	defer func() { late.Stop(); c.Process.Kill(); c.Wait() }()
	var last []string
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if m := mark.FindStringSubmatch(lines.Text()); m != nil {
			return strconv.ParseFloat(m[1], 64)
		}
		if last = append(last, lines.Text()); len(last) > 20 {
			last = last[1:]
		}
	}
	return 0, fmt.Errorf("no first Update; Chromium said:\n%s", strings.Join(last, "\n"))
}
