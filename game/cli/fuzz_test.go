//go:build !js

package cli

import (
	"bytes"
	"errors"
	"image"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// FuzzArgs wants of any words of the command line an answer and the code 0, or the code 1
// and complaints of one line each in which nothing speaks to a terminal. Nothing is drawn,
// played or served for it; commands that play whole games are left out.
func FuzzArgs(f *testing.F) {
	for _, s := range []string{
		"", "help", "play --level ford --seed 7", "--seed -1", "play --replay\x00a\nb.jsonl --at x", "--at\x00-9223372036854775809", "play --lang xx",
		"shot -o - --size 0x9", "shot -o - --size 1e9x1 --scale 400 --density NaN", "shot -o /none/a.png ford", "shot --press a,b --hover \x1b[31m -o -",
		"verify", "verify /dev/null a.jsonl", "verify \x1b[31m", "referee --check --ruleset nothing a.json", "rules d20 limited --diff", "rules \x1b]0;x\x07",
		"version x", "frob\nnicate", "--bo\x1bgus", "rules --mark\ndown d20", "--lang=\x1b", "play \xff",
	} {
		f.Add(strings.ReplaceAll(s, " ", "\x00"))
	}
	dir := f.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.jsonl"), []byte("{}\n"), 0o644); err != nil {
		f.Fatal(err)
	}
	f.Chdir(dir)
	f.Fuzz(func(t *testing.T, line string) {
		args := strings.Split(line, "\x00")
		for _, left := range []string{"simulate", "census", "serve", "ladder", "balance", "tune"} {
			if slices.Contains(args, left) {
				return
			}
		}
		var out, errs bytes.Buffer
		code := Run(args, &out, &errs, Screen{
			Play: func(Play) error { return errors.New("played") }, Names: []string{"battle", "title"},
			Take: func(Shot) (*image.RGBA, error) { return nil, errors.New("taken") },
		})
		complaints := errs.String()
		if code != 0 && code != 1 || (code == 0) != (complaints == "") && !slices.Contains(args, "referee") {
			t.Fatalf("%q: code %d and %q", args, code, complaints)
		}
		if complaints != "" && (!strings.HasSuffix(complaints, "\n") || !strings.HasPrefix(complaints, "tenaille: ")) {
			t.Fatalf("%q: %q", args, complaints)
		}
		for l := range strings.SplitSeq(strings.TrimSuffix(complaints, "\n"), "\n") {
			if l != "" && !strings.HasPrefix(l, "tenaille: ") || strings.ContainsAny(l, "\r\x00\x1b\x07") {
				t.Fatalf("%q: the line %q of %q", args, l, complaints)
			}
		}
		if strings.ContainsAny(out.String(), "\x00\x1b\x07") {
			t.Fatalf("%q: %q is printed", args, out.String())
		}
	})
}

// FuzzRequest wants of any request to the server of the browser version that it gets a
// file of the folder, whole or the part it asks for, or none: nothing that lies beside the
// folder or has a hidden name, nothing by another name of the machine, and every answer
// says what a page may do.
func FuzzRequest(f *testing.F) {
	for _, s := range [][5]string{
		{"GET", "/", "localhost:8080", "gzip, br", ""}, {"HEAD", "/index.html", "127.0.0.1", "", "bytes=0-3"}, {"POST", "/", "localhost", "", ""},
		{"GET", "/../secret.html", "localhost", "", ""}, {"GET", `/..\secret.html`, "[::1]:80", "gzip", ""}, {"GET", "//secret.html", "localhost", "", ""},
		{"GET", "/.hidden", "localhost", "", ""}, {"GET", "/link.html", "localhost", "gzip", ""}, {"GET", "/game.wasm", "evil.example", "br", ""},
		{"GET", "/game.wasm", "localhost", "br;q=0", "bytes=99999-"}, {"get", "/sub/.x/../../index.html", "localhost", "", "bytes=-1"}, {"GET", "index.html\x00", "localhost", "", ""},
	} {
		f.Add(s[0], s[1], s[2], s[3], s[4])
	}
	dir := filepath.Join(f.TempDir(), "web")
	files := map[string]string{
		"web/index.html": "<script>page</script>", "web/game.wasm": "program", "web/game.wasm.gz": "packed", "web/game.wasm.br": "brotli",
		"web/sub/a.js": "script", "web/.hidden": "secret", "web/sub/.x/index.html": "secret", "secret.html": "secret", "secret.html.gz": "secret",
	}
	for name, content := range files {
		at := filepath.Join(filepath.Dir(dir), filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(at), 0o755), os.WriteFile(at, []byte(content), 0o644)); err != nil {
			f.Fatal(err)
		}
	}
	if err := os.Symlink("../secret.html", filepath.Join(dir, "link.html")); err != nil {
		f.Fatal(err)
	}
	s, err := NewSite(dir, Loopback)
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { s.Close() })
	f.Fuzz(func(t *testing.T, method, path, host, accepts, part string) {
		r := httptest.NewRequest("GET", "http://localhost/", nil)
		r.Method, r.URL.Path, r.Host = method, path, host
		r.Header.Set("Accept-Encoding", accepts)
		if part != "" {
			r.Header.Set("Range", part)
		}
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		body, h := w.Body.String(), w.Header()
		if strings.Contains(body, "secret") || h.Get("X-Content-Type-Options") != "nosniff" || !strings.Contains(h.Get("Content-Security-Policy"), "frame-ancestors 'none'") {
			t.Fatalf("%s %q of %q: %d, %q, %v", method, path, host, w.Code, body, h)
		}
		want := 0
		switch {
		case !Loopback(hostOf(r)):
			want = http.StatusMisdirectedRequest
		case method != "GET" && method != "HEAD":
			want = http.StatusMethodNotAllowed
		}
		if want != 0 && w.Code != want {
			t.Fatalf("%s %q of %q is answered by %d", method, path, host, w.Code)
		}
		switch w.Code {
		case http.StatusOK, http.StatusPartialContent:
			name := "web/" + strings.TrimPrefix(path, "/")
			if strings.HasSuffix(name, "/") {
				name += "index.html"
			}
			ending := map[string]string{"": "", "gzip": ".gz", "br": ".br"}[h.Get("Content-Encoding")]
			whole, there := files[name+ending]
			if _, plain := files[name]; !there || !plain || strings.Contains(name, "/.") {
				t.Fatalf("%q is answered with %q", path, body)
			}
			if method == "GET" && (w.Code == http.StatusOK && body != whole || !strings.HasPrefix(h.Get("Content-Type"), "multipart/") && !strings.Contains(whole, body)) || method == "HEAD" && body != "" {
				t.Fatalf("%s %q of %q: %q, not %q", method, path, part, body, whole)
			}
		case http.StatusNotFound, http.StatusMethodNotAllowed, http.StatusMisdirectedRequest, http.StatusRequestedRangeNotSatisfiable:
		default:
			t.Fatalf("%s %q is answered by %d", method, path, w.Code)
		}
	})
}
