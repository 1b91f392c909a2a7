// Command web builds the browser version of the game: the program as
// WebAssembly, the page, Go's own start script and compressed copies. It fails
// when what a browser fetches before the game begins is larger than wanted.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"tenaille/.ci/tools/tree"
)

func main() {
	out := flag.String("out", "", "folder to write, build/web of the source tree if empty")
	quality := flag.Int("quality", 9, "brotli quality; 11 takes many times longer and is for releases")
	serve := flag.Bool("serve", false, "do not build: offer what was built on localhost")
	alone := flag.Bool("online", false, "build only what is fetched by those who go online, and the start script")
	limit := flag.Int("limit", 0, "most bytes to fetch before the first Update, brotli; 0 is no limit")
	flag.Parse()
	if *serve {
		fmt.Fprintln(os.Stderr, "web:", offer(*out))
		os.Exit(1)
	}
	if *alone {
		if err := buildOnline(*out, *quality); err != nil {
			fmt.Fprintln(os.Stderr, "web:", err)
			os.Exit(1)
		}
		return
	}
	if err := build(*out, *quality, *limit); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

// build writes the browser version into out.
func build(out string, quality, limit int) error {
	root, err := tree.Root()
	if err != nil {
		return err
	}
	if out == "" {
		out = filepath.Join(root, "build", "web")
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	wasm := filepath.Join(out, "game.wasm")
	if err := compile(root, wasm); err != nil {
		return err
	}
	program, err := os.ReadFile(wasm)
	if err != nil {
		return err
	}
	if program, err = slim(program); err != nil {
		return err
	}
	start, err := startScript()
	if err != nil {
		return err
	}
	page := filepath.Join(root, "assets", "web")
	files, err := os.ReadDir(page)
	if err != nil {
		return err
	}
	contents := map[string][]byte{"game.wasm": program, "wasm_exec.js": start}
	names := []string{"game.wasm", "wasm_exec.js"}
	for _, f := range files {
		if f.Name() == onlineSource {
			continue // what is made of it is fetched by those who go online
		}
		b, err := os.ReadFile(filepath.Join(page, f.Name()))
		if err != nil {
			return err
		}
		b = bytes.ReplaceAll(b, []byte("{{wasm size}}"), fmt.Append(nil, len(program)))
		if strings.HasSuffix(f.Name(), ".html") {
			b = lean(b)
		}
		contents[f.Name()] = b
		names = append(names, f.Name())
	}
	fetched := 0
	for _, name := range names {
		packed, err := write(out, name, contents[name], quality)
		if err != nil {
			return err
		}
		fetched += packed
	}
	fmt.Printf("fetched before the first Update, brotli %d: %d bytes\n", quality, fetched)
	if err := writeOnline(root, out, quality); err != nil {
		return err
	}
	if limit > 0 && fetched > limit {
		return fmt.Errorf("%d bytes to fetch before the first Update, %d are wanted at most", fetched, limit)
	}
	return nil
}

// writeOnline writes what is fetched when somebody goes online. Where the packages cannot be
// had it says so, and the page is one that cannot go online.
func writeOnline(root, out string, quality int) error {
	bundle, licences, err := online(root)
	if errors.Is(err, errNoPackages) {
		fmt.Fprintf(os.Stderr, "web: without %s, nobody can go online from this page: %v\n", onlineBundle, err)
		return nil
	}
	if err != nil {
		return fmt.Errorf("%s: %w", onlineBundle, err)
	}
	if _, err := write(out, onlineBundle, bundle, quality); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, onlineLicences), licences, 0o644)
}

// buildOnline writes what a page needs to go online, and no game, into out.
func buildOnline(out string, quality int) error {
	root, err := tree.Root()
	if err != nil {
		return err
	}
	start, err := startScript()
	if err != nil {
		return err
	}
	if _, err := write(out, "wasm_exec.js", start, quality); err != nil {
		return err
	}
	return writeOnline(root, out, quality)
}

// startScript is wasm_exec.js of the Go that builds; another version's would fail.
func startScript() ([]byte, error) {
	goroot, err := goroot()
	if err != nil {
		return nil, err
	}
	for _, folder := range []string{"lib", "misc"} {
		b, err := os.ReadFile(filepath.Join(goroot, folder, "wasm", "wasm_exec.js"))
		if err == nil {
			return lean(b), nil
		}
	}
	return nil, errors.New("no wasm_exec.js below GOROOT " + goroot)
}
