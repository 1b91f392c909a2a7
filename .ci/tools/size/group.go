package main

import "strings"

// groups are the rows of the table: packages by the beginning of their path, the
// first that fits, and why the program has them.
var groups = []struct{ name, why, paths string }{
	{"the rules", "the game", "tenaille/rules"},
	{"maps, creatures and their reading", "the game", "tenaille/levels"},
	{"texts, rule book, drawings", "the game, in all its languages", "tenaille/assets"},
	{"machine players, matches, replays, what is told", "the game", "tenaille/game/ai tenaille/game/match tenaille/game/replay tenaille/game/plan tenaille/game/tell tenaille/game/story tenaille/game/words tenaille/game/text tenaille/game/book tenaille/game/model"},
	{"commands, referee, census, laboratory", "simulate, ladder, solve, referee, odds, verify, census and shot prove the game, measure its machines and answer bug reports", "tenaille/game/cli tenaille/game/live tenaille/game/referee tenaille/game/census tenaille/game/lab tenaille/game/solve tenaille/game/shot"},
	{"screens and battle", "the game", "tenaille/game tenaille"},
	{"drawing", "the game", "tenaille/render"},
	{"net/http with TLS and its ciphers", "for `serve`, which offers the browser version where there is no display: 3.5 MB, the largest part that is not needed to play. A server of our own on bare sockets would be a tenth, and one more thing to keep safe", "net/http crypto vendor/golang.org/x net/textproto mime/multipart net/url mime encoding/asn1 encoding/pem compress/flate compress/gzip hash bufio log/slog net"},
	{"Ebitengine with text and sound", "the window, the drawing, the sound: 12.2 MB by itself, its shaders' compiler (go/*, text/template) included", "github.com/hajimehoshi/ebiten github.com/ebitengine github.com/jfreymuth github.com/go-text golang.org/x/image golang.org/x/text golang.org/x/sys golang.org/x/sync go/ text/template internal/goroot internal/lazyregexp internal/gover text/scanner text/tabwriter encoding/gob html"},
	{"kong (command line)", "checked flags and help of fifteen commands: 0.5 MB; that it finds methods by name keeps 2.2 MB more of methods, together with the templates of Ebitengine", "github.com/alecthomas/kong"},
	{"NATS: server, client, keys", "matches and games over servers, an engine that others keep; `-tags slim` is without it", "github.com/nats-io github.com/klauspost/compress github.com/minio/highwayhash github.com/google/go-tpm github.com/antithesishq golang.org/x/time golang.org/x/crypto"},
	{"go-tiled and encoding/xml", "maps are Tiled's files; drawings are read by encoding/xml as well", "github.com/lafriks encoding/xml encoding/csv"},
	{"go-json-experiment/json", "strict reading of position files and creatures, with the place of a mistake", "github.com/go-json-experiment"},
	{"gotext, locale", "plural forms of any language from its catalog", "github.com/leonelquinteros github.com/jeandeaual"},
	{"gamepads, collisions, easing, svg, folders, safe writing", "each saves more code than it brings", "github.com/quasilyte github.com/solarlune github.com/tanema github.com/srwiley github.com/adrg github.com/natefinch golang.org/x/exp"},
	{"math/big", "exact fractions of odds", "math/big"},
	{"encoding/json", "replays, settings, reports", "encoding/json"},
	{"regexp", "rule book, plural forms, kong and Ebitengine", "regexp"},
	{"the runtime of Go", "memory, goroutines, reflection", "runtime internal reflect sync syscall os time"},
}

// rest is the row of whatever fits no other.
const rest = "the rest of the standard library"

// why are the reasons of groups.
var why = func() map[string]string {
	m := map[string]string{rest: "used by all of them"}
	for _, g := range groups {
		m[g.name] = g.why
	}
	return m
}()

// group is the row that a package belongs to.
func group(path string) string {
	for _, g := range groups {
		for _, p := range strings.Fields(g.paths) {
			if path == p || strings.HasPrefix(path, strings.TrimSuffix(p, "/")+"/") {
				return g.name
			}
		}
	}
	return rest
}
