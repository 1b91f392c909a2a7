// Command web builds the browser version of the game: the program as
// WebAssembly, the page, Go's own start script and compressed copies.
package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/andybalholm/brotli"

	"tenaille/.ci/tools/tree"
)

func main() {
	out := flag.String("out", "", "folder to write, build/web of the source tree if empty")
	quality := flag.Int("quality", 9, "brotli quality; 11 takes many times longer and is for releases")
	flag.Parse()
	if err := build(*out, *quality); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

// build writes the browser version into out.
func build(out string, quality int) error {
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
	command := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", wasm, ".")
	command.Dir = root
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	command.Stdout, command.Stderr = os.Stdout, os.Stderr
	if err := command.Run(); err != nil {
		return fmt.Errorf("building the program: %w", err)
	}
	program, err := os.ReadFile(wasm)
	if err != nil {
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
		b, err := os.ReadFile(filepath.Join(page, f.Name()))
		if err != nil {
			return err
		}
		contents[f.Name()] = bytes.ReplaceAll(b, []byte("{{wasm size}}"), fmt.Append(nil, len(program)))
		names = append(names, f.Name())
	}
	for _, name := range names {
		if err := write(out, name, contents[name], quality); err != nil {
			return err
		}
	}
	return nil
}

// write puts the file and its compressed copies into out and prints their sizes.
func write(out, name string, content []byte, quality int) error {
	var gz, br bytes.Buffer
	g, err := gzip.NewWriterLevel(&gz, gzip.BestCompression)
	if err != nil {
		return err
	}
	b := brotli.NewWriterLevel(&br, quality)
	for _, w := range []io.WriteCloser{g, b} {
		if _, err := w.Write(content); err != nil {
			return err
		}
		if err := w.Close(); err != nil {
			return err
		}
	}
	for ending, bytes := range map[string][]byte{"": content, ".gz": gz.Bytes(), ".br": br.Bytes()} {
		if err := os.WriteFile(filepath.Join(out, name+ending), bytes, 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%-14s %9d bytes, gzip %8d, brotli %8d\n", name, len(content), gz.Len(), br.Len())
	return nil
}

// startScript is wasm_exec.js of the Go that builds; another version's would fail.
func startScript() ([]byte, error) {
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	for _, folder := range []string{"lib", "misc"} {
		b, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), folder, "wasm", "wasm_exec.js"))
		if err == nil {
			return b, nil
		}
	}
	return nil, errors.New("no wasm_exec.js below GOROOT " + strings.TrimSpace(string(goroot)))
}
