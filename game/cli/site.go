//go:build !js

package cli

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"io"
	"io/fs"
	"mime"
	"net"
	"net/http"
	"os"
	"path"
	"regexp"
	"strings"
)

// Site serves the browser version in a folder, and nothing else: GET and HEAD for
// the files in it whose names do not begin with a dot, by the names that local
// allows the machine to have. Files that lie beside a .br or .gz of the same name
// are sent compressed to browsers that accept it.
type Site struct {
	root  *os.Root
	local func(host string) bool
}

// NewSite opens a folder. No path and no link leads out of it.
func NewSite(dir string, local func(host string) bool) (*Site, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	return &Site{root, local}, nil
}

// Close lets the folder go.
func (s *Site) Close() error { return s.root.Close() }

// Loopback reports whether a host is a name of this machine that leads no farther.
func Loopback(host string) bool {
	ip := net.ParseIP(host)
	return strings.EqualFold(host, "localhost") || ip != nil && ip.IsLoopback()
}

// Nearby reports whether a host is how other machines of the same net may call
// this one: by a number or by its own name, never by a name that somebody else has
// given it, since a page from elsewhere could then read what is served.
func Nearby(host string) bool {
	own, err := os.Hostname()
	return Loopback(host) || net.ParseIP(host) != nil ||
		err == nil && own != "" && (strings.EqualFold(host, own) || strings.EqualFold(host, own+".local"))
}

// hostOf is the host of a request without its port.
func hostOf(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.Host)
	if err != nil {
		host = r.Host
	}
	return strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")
}

// ServeHTTP answers one request.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Content-Security-Policy", policy("'none'", ""))
	switch {
	case !s.local(hostOf(r)):
		http.Error(w, "this is not the machine that was asked for", http.StatusMisdirectedRequest)
		return
	case r.Method != http.MethodGet && r.Method != http.MethodHead:
		h.Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD are answered", http.StatusMethodNotAllowed)
		return
	}
	name, ok := named(r.URL.Path)
	if !ok {
		http.NotFound(w, r)
		return
	}
	h.Set("Cache-Control", "no-cache")
	h.Set("Vary", "Accept-Encoding")
	if path.Ext(name) == ".html" {
		page, err := s.read(name)
		if err != nil {
			http.NotFound(w, r)
			return
		}
		h.Set("Content-Security-Policy", pagePolicy(page))
	}
	accepted := r.Header.Get("Accept-Encoding")
	for _, packed := range []struct{ coding, ending string }{{"br", ".br"}, {"gzip", ".gz"}, {"", ""}} {
		if packed.coding != "" && (!strings.Contains(accepted, packed.coding) || r.Header.Get("Range") != "") {
			continue
		}
		f, info, err := s.open(name + packed.ending)
		if err != nil {
			continue
		}
		defer f.Close()
		h.Set("Content-Type", contentType(name))
		if packed.coding != "" {
			h.Set("Content-Encoding", packed.coding)
		}
		http.ServeContent(w, r, name, info.ModTime(), f)
		return
	}
	http.NotFound(w, r)
}

// named is the file that a path of a request asks for, as a path within the folder.
func named(asked string) (name string, ok bool) {
	if strings.HasSuffix(asked, "/") {
		asked += "index.html"
	}
	name = strings.TrimPrefix(asked, "/")
	if !fs.ValidPath(name) || strings.ContainsAny(name, "\\:\x00") { // a colon or a backslash leads away on Windows
		return "", false
	}
	for part := range strings.SplitSeq(name, "/") {
		if strings.HasPrefix(part, ".") {
			return "", false
		}
	}
	return name, true
}

var errNoFile = errors.New("no file")

// open opens a file of the folder; what is no file, as a folder or a pipe, is not
// opened at all.
func (s *Site) open(name string) (*os.File, fs.FileInfo, error) {
	info, err := s.root.Stat(name)
	if err != nil {
		return nil, nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, nil, errNoFile
	}
	f, err := s.root.Open(name)
	return f, info, err
}

// mostPage bounds the bytes of a page.
const mostPage = 1 << 20

func (s *Site) read(name string) ([]byte, error) {
	f, _, err := s.open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, mostPage))
}

var (
	inlineScript = regexp.MustCompile(`(?s)<script>(.*?)</script>`)
	inlineStyle  = regexp.MustCompile(`(?s)<style>(.*?)</style>`)
)

// pagePolicy is what a page of the game may do: run the scripts that stand in it
// and those beside it, run WebAssembly, fetch from where it came, reach the server of
// matches that a player names, and make sound by a script that it has written itself.
func pagePolicy(page []byte) string {
	p := policy("'self' 'wasm-unsafe-eval' blob:"+digests(page, inlineScript), digests(page, inlineStyle))
	return strings.Replace(p, "connect-src 'self'", "connect-src 'self' ws: wss:", 1)
}

func policy(scripts, styles string) string {
	return "default-src 'none'; script-src " + scripts + "; style-src 'self'" + styles +
		"; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

// digests are the marks by which a browser knows the parts of a page that stand in
// it.
func digests(page []byte, part *regexp.Regexp) string {
	var list strings.Builder
	for _, m := range part.FindAllSubmatch(page, -1) {
		sum := sha256.Sum256(m[1])
		list.WriteString(" 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'")
	}
	return list.String()
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
