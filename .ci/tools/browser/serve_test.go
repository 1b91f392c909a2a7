package browser

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sync"
	"testing"
)

// TestMain takes away what was built for the tests.
func TestMain(m *testing.M) {
	code := m.Run()
	if built != "" {
		os.RemoveAll(built)
	}
	os.Exit(code)
}

// built is the folder of what build has built, empty while nothing was.
var built string

// build makes the browser version and the program that serves it, once for all
// tests.
var build = sync.OnceValues(func() (program, site string) {
	var err error
	if built, err = os.MkdirTemp("", "tenaille-browser"); err != nil {
		return "", err.Error()
	}
	program, site = filepath.Join(built, "tenaille"), filepath.Join(built, "web")
	web := exec.Command("go", "run", "../web", "-out", site, "-quality", "4")
	if out, err := web.CombinedOutput(); err != nil {
		return "", fmt.Sprintf("web: %v\n%s", err, out)
	}
	make := exec.Command("go", "build", "-o", program, ".")
	make.Dir = filepath.Join("..", "..", "..")
	if out, err := make.CombinedOutput(); err != nil {
		return "", fmt.Sprintf("build: %v\n%s", err, out)
	}
	return program, site
})

// serveGame lets the program serve the browser version and returns the address
// it prints.
func serveGame(t *testing.T) string {
	t.Helper()
	program, site := build()
	if program == "" {
		t.Fatal(site)
	}
	server := exec.Command(program, "serve", "--port", "0", site)
	server.Stderr = os.Stderr
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Process.Kill(); server.Wait() })
	line, err := bufio.NewReader(out).ReadString('\n')
	address := regexp.MustCompile(`http://localhost:\d+/`).FindString(line)
	if err != nil || address == "" {
		t.Fatalf("serve printed %q, no address (%v)", line, err)
	}
	return address
}
