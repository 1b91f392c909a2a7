package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	if err := run(".."); err != nil {
		fmt.Fprintln(os.Stderr, "names:", err)
		os.Exit(1)
	}
}

// run writes every generated file of the module whose root is given.
func run(root string) error {
	files, err := generate(root)
	if err != nil {
		return err
	}
	for path, text := range files {
		if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, text) {
			continue
		}
		if err := os.WriteFile(path, text, 0o644); err != nil {
			return err
		}
		fmt.Println("names: wrote", path)
	}
	return nil
}

// generate returns the generated files of the module, by their paths.
func generate(root string) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" || d.Name() == "build") {
			return filepath.SkipDir
		}
		text, err := names(path)
		if text != nil {
			files[filepath.Join(path, "names.go")] = text
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	book, err := os.ReadFile(filepath.Join(root, "assets", "rulebook", "en.md"))
	if err != nil {
		return nil, err
	}
	cites, err := cites(string(book))
	files[filepath.Join(root, "rules", "cite.go")] = cites
	return files, err
}
