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
		"index.html": "page", "game.wasm": "program", "game.wasm.gz": packed.String(), "game.wasm.br": "brotli",
		"../secret.html": "secret", "../secret.html.gz": "secret",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestSiteSendsTypesAndPackedFiles(t *testing.T) {
	server := httptest.NewServer(Site(site(t)))
	defer server.Close()
	for _, c := range []struct{ path, accepts, typ, coding, body string }{
		{"/", "", "text/html; charset=utf-8", "", "page"},
		{"/game.wasm", "", "application/wasm", "", "program"},
		{"/game.wasm", "gzip, deflate, br", "application/wasm", "br", "brotli"},
		{"/game.wasm", "gzip", "application/wasm", "gzip", "program"},
	} {
		r, err := http.NewRequest("GET", server.URL+c.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Encoding", c.accepts)
		answer, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		var body io.Reader = answer.Body
		if c.coding == "gzip" {
			if body, err = gzip.NewReader(body); err != nil {
				t.Fatal(err)
			}
		}
		b, err := io.ReadAll(body)
		answer.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		if got := answer.Header.Get("Content-Type"); got != c.typ || string(b) != c.body || answer.Header.Get("Content-Encoding") != c.coding {
			t.Errorf("%s accepting %q: type %q, coding %q, body %q; want %q, %q, %q", c.path, c.accepts, got, answer.Header.Get("Content-Encoding"), b, c.typ, c.coding, c.body)
		}
	}
}

func TestSiteStaysInItsFolder(t *testing.T) {
	handler := Site(site(t))
	for _, path := range []string{"/../secret.html", "/%2e%2e/secret.html", "/..%2fsecret.html", `/..\secret.html`, "//../secret.html"} {
		for _, accepts := range []string{"", "gzip"} {
			r := httptest.NewRequest("GET", "http://localhost/", nil)
			r.URL.Path = strings.ReplaceAll(strings.ReplaceAll(path, "%2e", "."), "%2f", "/")
			r.Header.Set("Accept-Encoding", accepts)
			w := httptest.NewRecorder()
			handler.ServeHTTP(w, r)
			if strings.Contains(w.Body.String(), "secret") && w.Code == http.StatusOK {
				t.Errorf("%s accepting %q: the file outside was sent", path, accepts)
			}
		}
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
