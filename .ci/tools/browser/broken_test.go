package browser

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestPageSaysWhatFails opens the page with a program that is none, or with no
// program at all: it says so instead of staying dark.
func TestPageSaysWhatFails(t *testing.T) {
	chromium(t)
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	pages := http.FileServer(http.Dir(filepath.Join(root(t), "assets", "web")))
	program := ""
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path == "/wasm_exec.js":
			w.Header().Set("Content-Type", "text/javascript")
			w.Write(script)
		case r.URL.Path == "/game.wasm" && program != "":
			w.Write([]byte(program))
		default:
			pages.ServeHTTP(w, r)
		}
	}))
	defer server.Close()
	for _, c := range []struct{ program, language, want string }{
		{"no program", "en", "The game could not start"},
		{"", "fr", "Le jeu n\u2019a pas pu démarrer\u00a0: game.wasm: 404"},
	} {
		program = c.program
		p := open(t, server.URL+"/?lang="+c.language, 800, 600)
		var line string
		if err := chromedp.Run(p.ctx, chromedp.Text("#line.error", &line, chromedp.ByQuery, chromedp.NodeVisible)); err != nil {
			t.Fatalf("no error line: %v", err)
		}
		if !strings.HasPrefix(line, c.want) {
			t.Errorf("the page says %q, want %q", line, c.want)
		}
	}
}
