package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// hot are the packages in which the time of a frame, of a thought or of a
// painting is spent. Only they are compiled with inlining: elsewhere it buys no
// time that anybody sees and costs a sixth of the bytes to fetch. The rules of
// actions (rules/combat) are not among them: with it thoughts take a twentieth
// less time, and the program has a hundredth more bytes.
var hot = []string{
	"runtime", "internal/runtime/...", "internal/abi", "internal/bytealg",
	"sync", "sync/atomic", "internal/sync", "math", "math/bits", "slices", "cmp",
	"unicode/utf8", "syscall/js",
	"golang.org/x/image/vector", "golang.org/x/image/math/fixed",
	"github.com/hajimehoshi/ebiten/v2/internal/atlas",
	"github.com/hajimehoshi/ebiten/v2/internal/graphics",
	"github.com/hajimehoshi/ebiten/v2/internal/graphicscommand", "github.com/hajimehoshi/ebiten/v2/internal/affine",
	"tenaille/rules", "tenaille/rules/dice", "tenaille/rules/grid", "tenaille/rules/attack", "tenaille/rules/odds", "tenaille/game/ai/eval", "tenaille/game/ai/portfolio", "tenaille/game/ai/position", "tenaille/game/ai/squad", "tenaille/game/ai/tactics", "tenaille/game/ai/play", "tenaille/render/pen",
}

// compile builds the program of the source tree at root into wasm, as small as
// it can be had.
func compile(root, wasm string) error {
	args := []string{"build", "-v", "-trimpath", "-ldflags=-s -w -buildid= -X runtime.modinfo=", "-buildvcs=false", "-gcflags=all=-l"}
	for _, p := range hot {
		args = append(args, "-gcflags="+p+"=") // the last pattern that fits a package counts
	}
	scratch, err := os.MkdirTemp("", "tenaille-web")
	if err != nil {
		return err
	}
	defer os.RemoveAll(scratch)
	replaced := map[string]string{}
	if err := withoutMethodsByName(scratch, replaced); err != nil {
		return err
	}
	if err := withoutRemarks(root, scratch, replaced); err != nil {
		return err
	}
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": replaced})
	if err != nil {
		return err
	}
	path := filepath.Join(scratch, "overlay.json")
	if err := os.WriteFile(path, overlay, 0o644); err != nil {
		return err
	}
	args = append(args, "-overlay="+path)
	command := exec.Command("go", append(args, "-o", wasm, ".")...)
	command.Dir = root
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	command.Stdout, command.Stderr = os.Stdout, &counter{}
	if err := command.Run(); err != nil {
		return fmt.Errorf("building the program: %w", err)
	}
	return nil
}

// remark is a line of a catalog that tells those who translate something, layout what stands
// between the tags of a drawing or a map, outline a path of a drawing in absolute places, and fine
// a place in it to a hundredth of its units or finer.
var (
	remark  = regexp.MustCompile(`(?m)^#.*\n+`)
	layout  = regexp.MustCompile(`>\s+<`)
	outline = regexp.MustCompile(` d="[A-Z0-9 ,.-]*"`)
	fine    = regexp.MustCompile(`[0-9]+\.[0-9]{2,}`)
)

// coarse are the places of an outline to a tenth of a unit: of a figure as large as on the title
// that is a fifth of a pixel, and a tenth of the bytes of all drawings.
func coarse(path []byte) []byte {
	return fine.ReplaceAllFunc(path, func(place []byte) []byte {
		v, err := strconv.ParseFloat(string(place), 64)
		if err != nil {
			return place
		}
		return strconv.AppendFloat(nil, math.Round(10*v)/10, 'f', -1, 64)
	})
}

// plain is a file of the program's own without what only people read in it, by its extension.
func plain(extension string, b []byte) []byte {
	switch extension {
	case ".po":
		return remark.ReplaceAll(b, nil)
	case ".svg":
		return outline.ReplaceAllFunc(layout.ReplaceAll(b, []byte("><")), coarse)
	case ".tmx", ".tsx":
		return layout.ReplaceAll(b, []byte("><"))
	case ".json":
		var c bytes.Buffer
		if json.Compact(&c, b) == nil {
			return c.Bytes()
		}
	}
	return b
}

// withoutRemarks has the build embed the program's files without what only people read in them.
func withoutRemarks(root, scratch string, replaced map[string]string) error {
	for _, folder := range []string{"assets", "levels"} {
		err := filepath.WalkDir(filepath.Join(root, folder), func(file string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			b, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			short := plain(filepath.Ext(file), b)
			if len(short) == len(b) {
				return nil
			}
			changed := filepath.Join(scratch, fmt.Sprint(len(replaced), filepath.Ext(file)))
			replaced[file] = changed
			return os.WriteFile(changed, short, 0o644)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// withoutMethodsByName replaces for the build what has templates find
// methods by name. Where such a search can happen the
// linker must keep every exported method of the program; the only templates in
// this one are those from which Ebitengine makes its shaders, and they hold
// plain fields. Where Go's source is written otherwise nothing is replaced and
// the program is a tenth larger.
func withoutMethodsByName(scratch string, replaced map[string]string) error {
	goroot, err := goroot()
	if err != nil {
		return err
	}
	const search = "ptr.MethodByName(fieldName)"
	file := filepath.Join(goroot, "src", "text", "template", "exec.go")
	source, err := os.ReadFile(file)
	if err != nil || strings.Count(string(source), search) != 1 {
		fmt.Fprintln(os.Stderr, "web: this Go searches methods by name elsewhere; the program will be larger")
		return nil
	}
	changed := filepath.Join(scratch, "exec.go")
	if err := os.WriteFile(changed, []byte(strings.Replace(string(source), search, "(reflect.Value{})", 1)), 0o644); err != nil {
		return err
	}
	replaced[file] = changed
	return nil
}

// goroot is the folder of the Go that builds.
func goroot() (string, error) {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("go env GOROOT: %w", err)
	}
	return strings.TrimSpace(string(out)), nil
}
