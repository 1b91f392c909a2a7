// Command start measures what a browser fetches and how long it takes from
// navigation to the first Update: the game as "make web" builds it, and in turn
// with it hello, the least program with text and audio. It needs Chromium.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"tenaille/.ci/bench/scratch"
)

func main() {
	runs := flag.Int("runs", 7, "times each is opened")
	quality := flag.Int("quality", 11, "brotli quality")
	flag.Parse()
	scratch.Main("start", func(here, dir string) error { return measure(filepath.Join(here, "..", "tools"), dir, *runs, *quality) })
}

// site is one program in a folder of its own.
type site struct {
	name, dir string
	fetched   int       // bytes, brotli
	starts    []float64 // ms
}

// measure builds both programs in a folder and opens them in turn.
func measure(tools, dir string, runs, quality int) error {
	game, hello := &site{name: "tenaille", dir: filepath.Join(dir, "game")}, &site{name: "hello", dir: filepath.Join(dir, "hello")}
	made := exec.Command("go", "run", "./web", "-out", game.dir, "-quality", fmt.Sprint(quality))
	made.Dir, made.Stderr = tools, os.Stderr
	if err := made.Run(); err != nil {
		return fmt.Errorf("building the game: %w", err)
	}
	if err := os.Mkdir(hello.dir, 0o755); err != nil {
		return err
	}
	made = exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", filepath.Join(hello.dir, "game.wasm"), "./hello")
	made.Env, made.Stderr = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0"), os.Stderr
	if err := made.Run(); err != nil {
		return fmt.Errorf("building hello: %w", err)
	}
	if err := furnish(hello.dir, filepath.Join(game.dir, "wasm_exec.js"), quality); err != nil {
		return err
	}
	for _, s := range []*site{hello, game} {
		packed, err := filepath.Glob(filepath.Join(s.dir, "*.br"))
		if err != nil {
			return err
		}
		for _, f := range packed {
			info, err := os.Stat(f)
			if err != nil {
				return err
			}
			s.fetched += int(info.Size())
		}
	}
	for range runs {
		for _, s := range []*site{hello, game} {
			at, err := open(s.dir)
			if err != nil {
				return fmt.Errorf("%s: %w", s.name, err)
			}
			s.starts = append(s.starts, at)
		}
	}
	for _, s := range []*site{hello, game} {
		slices.Sort(s.starts)
		fmt.Printf("%-8s fetched %.2f MB (brotli %d), first Update after %.0f ms (median of %d; %.0f to %.0f)\n",
			s.name, float64(s.fetched)/1e6, quality, median(s.starts), runs, s.starts[0], s.starts[runs-1])
	}
	fmt.Printf("ratio: fetched %.2f, first Update %.2f\n", float64(game.fetched)/float64(hello.fetched), median(game.starts)/median(hello.starts))
	return nil
}

func median(list []float64) float64 { return (list[(len(list)-1)/2] + list[len(list)/2]) / 2 }

// page is the least page that starts a program.
const page = `<!DOCTYPE html><meta charset="utf-8"><script src="wasm_exec.js"></script><script>
const go = new Go();
WebAssembly.instantiateStreaming(fetch("game.wasm"), go.importObject).then((r) => go.run(r.instance));
</script>
`

// furnish puts the page, the start script and packed copies beside a program.
func furnish(dir, script string, quality int) error {
	b, err := os.ReadFile(script)
	if err != nil {
		return err
	}
	for name, content := range map[string]string{"index.html": page, "wasm_exec.js": string(b)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
			return err
		}
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".br") {
			if err := pack(filepath.Join(dir, f.Name()), quality); err != nil {
				return err
			}
		}
	}
	return nil
}
