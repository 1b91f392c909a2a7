//go:build !js

package cli

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// site is a folder like build/web, with a secret beside it.
func site(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "web")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	g := gzip.NewWriter(&packed)
	io.WriteString(g, "program")
	g.Close()
	for name, content := range map[string]string{
		"index.html": "<script>page</script>", "game.wasm": "program", "game.wasm.gz": packed.String(), "game.wasm.br": "brotli",
		"../secret.html": "secret", "../secret.html.gz": "secret",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// served is a Site of the folder.
func served(t *testing.T, dir string, local func(string) bool) http.Handler {
	t.Helper()
	s, err := NewSite(dir, local)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// request is the answer to one request, to localhost unless the change says otherwise.
func request(h http.Handler, path, accepts string, change func(*http.Request)) *httptest.ResponseRecorder {
	r := httptest.NewRequest("GET", "http://localhost:8080/", nil)
	r.URL.Path = path
	r.Header.Set("Accept-Encoding", accepts)
	if change != nil {
		change(r)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestSiteSendsTypesAndPackedFiles(t *testing.T) {
	handler := served(t, site(t), Loopback)
	for _, c := range []struct{ path, accepts, typ, coding, body string }{
		{"/", "", "text/html; charset=utf-8", "", "<script>page</script>"},
		{"/game.wasm", "", "application/wasm", "", "program"},
		{"/game.wasm", "gzip, deflate, br", "application/wasm", "br", "brotli"},
		{"/game.wasm", "gzip", "application/wasm", "gzip", "program"},
	} {
		w := request(handler, c.path, c.accepts, nil)
		var body io.Reader = w.Body
		if c.coding == "gzip" {
			var err error
			if body, err = gzip.NewReader(body); err != nil {
				t.Fatal(err)
			}
		}
		b, err := io.ReadAll(body)
		if err != nil {
			t.Fatal(err)
		}
		if h := w.Header(); h.Get("Content-Type") != c.typ || string(b) != c.body || h.Get("Content-Encoding") != c.coding {
			t.Errorf("%s accepting %q: type %q, coding %q, body %q; want %q, %q, %q", c.path, c.accepts, h.Get("Content-Type"), h.Get("Content-Encoding"), b, c.typ, c.coding, c.body)
		}
		w = request(handler, c.path, c.accepts, func(r *http.Request) { r.Method = "HEAD" })
		if w.Code != http.StatusOK || w.Body.Len() > 0 || w.Header().Get("Content-Encoding") != c.coding {
			t.Errorf("HEAD of %s accepting %q: %d with %d bytes", c.path, c.accepts, w.Code, w.Body.Len())
		}
	}
}

// TestSiteStaysInItsFolder: nothing outside the folder is sent, be it by dots, by
// the separators of another system or by a link; nor what is hidden or no file.
func TestSiteStaysInItsFolder(t *testing.T) {
	dir := site(t)
	for name, content := range map[string]string{".hidden": "secret", ".git/config": "secret", "art/.hidden.gz": "secret", "art/a.svg": "drawing"} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	outside := filepath.Join(filepath.Dir(dir), "secret.html")
	for link, to := range map[string]string{"leak.html": outside, "leak.txt.gz": outside, "up": filepath.Dir(dir), "short.html": "../secret.html"} {
		if err := os.Symlink(to, filepath.Join(dir, link)); err != nil && runtime.GOOS != "windows" {
			t.Fatal(err)
		}
	}
	handler := served(t, dir, Loopback)
	if w := request(handler, "/art/a.svg", "", nil); w.Code != http.StatusOK || w.Body.String() != "drawing" {
		t.Errorf("a file in a folder: %d %q", w.Code, w.Body)
	}
	for _, path := range []string{
		"/../secret.html", "/..//secret.html", `/..\secret.html`, "//../secret.html", "/art/../../secret.html", "/secret.html", `\..\secret.html`, `/art\..\..\secret.html`,
		"/.hidden", "/.git/config", "/art/.hidden", "/./index.html", "/leak.html", "/leak.txt", "/up/secret.html", "/up", "/up/", "/short.html",
		"/art", "/art/", "/.", "/..", "", "/index.html/", "/C:/secret.html", "/index.html::$DATA", "/index.html\x00",
	} {
		for _, accepts := range []string{"", "gzip", "br"} {
			if w := request(handler, path, accepts, nil); path != "" && w.Code != http.StatusNotFound || strings.Contains(w.Body.String(), "secret") || strings.Contains(w.Body.String(), "a.svg") {
				t.Errorf("%q accepting %q: %d %q", path, accepts, w.Code, w.Body)
			}
		}
	}
}

// TestSiteAnswersThisMachine: a page from elsewhere, whose name somebody has led to
// this machine, reads nothing; other machines do where the player says so, by a
// number or by the machine's own name.
func TestSiteAnswersThisMachine(t *testing.T) {
	dir := site(t)
	own, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		host         string
		alone, toAll bool
	}{
		{"localhost", true, true}, {"localhost:8080", true, true}, {"LOCALHOST:1", true, true}, {"127.0.0.1:8080", true, true}, {"127.0.0.1", true, true},
		{"[::1]:8080", true, true}, {"[::1]", true, true}, {"192.168.1.5:8080", false, true}, {"[fe80::1]:80", false, true}, {own + ":8080", own == "localhost", true},
		{"evil.example", false, false}, {"evil.example:8080", false, false}, {"localhost.evil.example", false, false}, {"127.0.0.1.evil.example:8080", false, false}, {"", false, false},
	} {
		for all, want := range map[bool]bool{false: c.alone, true: c.toAll} {
			local := Loopback
			if all {
				local = Nearby
			}
			w := request(served(t, dir, local), "/", "", func(r *http.Request) { r.Host = c.host })
			if (w.Code == http.StatusOK) != want || !want && w.Code != http.StatusMisdirectedRequest {
				t.Errorf("host %q, all %v: %d", c.host, all, w.Code)
			}
		}
	}
}

func TestSiteOnlyReads(t *testing.T) {
	handler := served(t, site(t), Loopback)
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get"} {
		w := request(handler, "/", "", func(r *http.Request) { r.Method = method })
		if w.Code != http.StatusMethodNotAllowed || w.Header().Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %d, allowed %q", method, w.Code, w.Header().Get("Allow"))
		}
	}
}

// TestSiteSaysWhatAPageMayDo: every answer forbids to guess its type; a page may
// run the scripts that stand in it, by their digests, and no others.
func TestSiteSaysWhatAPageMayDo(t *testing.T) {
	handler := served(t, site(t), Loopback)
	for path, scripts := range map[string]string{
		"/":          "script-src 'self' 'wasm-unsafe-eval' blob: 'sha256-NmAxWprz3yVdjxmrB35Hl4IrQUiKDioEvGr3EhPCMnQ=';",
		"/game.wasm": "script-src 'none';",
		"/none":      "script-src 'none';",
	} {
		h := request(handler, path, "gzip", nil).Header()
		if h.Get("X-Content-Type-Options") != "nosniff" || !strings.Contains(h.Get("Content-Security-Policy"), scripts) || !strings.Contains(h.Get("Content-Security-Policy"), "frame-ancestors 'none'") {
			t.Errorf("%s: %v; want %s", path, h, scripts)
		}
	}
}

// TestServeBoundsRequests: nobody keeps the server busy by saying nothing, or by
// saying too much.
func TestServeBoundsRequests(t *testing.T) {
	s := pageServer(http.NotFoundHandler())
	if s.ReadHeaderTimeout <= 0 || s.ReadTimeout <= 0 || s.WriteTimeout <= 0 || s.IdleTimeout <= 0 || s.MaxHeaderBytes <= 0 || s.MaxHeaderBytes > 64<<10 {
		t.Errorf("times or sizes without bound: %+v", s)
	}
}

func TestServeNamesAMissingFolder(t *testing.T) {
	code, _, errs := run(t, "serve", filepath.Join(t.TempDir(), "none"))
	if code != 1 || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, "none") {
		t.Errorf("code %d, complaint %q", code, errs)
	}
	t.Chdir(t.TempDir())
	if code, _, errs := run(t, "serve"); code != 1 || !strings.Contains(errs, "make web") {
		t.Errorf("outside the source tree: code %d, complaint %q", code, errs)
	}
}
