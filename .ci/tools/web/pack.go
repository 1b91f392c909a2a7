package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"

	"github.com/andybalholm/brotli"
)

// aside is what a browser reads past in a page or a script: lines that hold a comment alone, and
// what lines are indented by.
var aside = regexp.MustCompile(`(?m)^[ \t]*(//.*)?\n|^[ \t]+`)

// lean is a page or a script without comments on lines of their own, and without indentation.
func lean(b []byte) []byte { return aside.ReplaceAll(b, nil) }

// write puts the file and its compressed copies into out, prints their sizes
// and returns that of the brotli copy.
func write(out, name string, content []byte, quality int) (int, error) {
	var gz, br bytes.Buffer
	g, err := gzip.NewWriterLevel(&gz, gzip.BestCompression)
	if err != nil {
		return 0, err
	}
	// The window of 16 MB is the largest that every browser takes.
	b := brotli.NewWriterOptions(&br, brotli.WriterOptions{Quality: quality, LGWin: 24})
	for _, w := range []io.WriteCloser{g, b} {
		if _, err := w.Write(content); err != nil {
			return 0, err
		}
		if err := w.Close(); err != nil {
			return 0, err
		}
	}
	for ending, bytes := range map[string][]byte{"": content, ".gz": gz.Bytes(), ".br": br.Bytes()} {
		if err := os.WriteFile(filepath.Join(out, name+ending), bytes, 0o644); err != nil {
			return 0, err
		}
	}
	fmt.Printf("%-14s %9d bytes, gzip %8d, brotli %8d\n", name, len(content), gz.Len(), br.Len())
	return br.Len(), nil
}
