package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// archive is one that was made.
type archive struct {
	target target
	file   string
	ran    string
}

// entry is a file to pack: its name in the archive, and its rights.
type entry struct {
	path, name string
	mode       fs.FileMode
	size       int64
}

// entries lists the files of a folder in the order of their names, each with one of
// two rights, so that nothing of the machine that packs them is left.
func entries(folder string) (list []entry, err error) {
	err = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(filepath.Dir(folder), path)
		if err != nil {
			return err
		}
		mode := fs.FileMode(0o644)
		if base := filepath.Base(path); base == "tenaille" || base == "tenaille.exe" {
			mode = 0o755
		}
		list = append(list, entry{path, filepath.ToSlash(inside), mode, info.Size()})
		return nil
	})
	return list, err
}

// pack writes the files of a folder by put, which begins one and returns where its
// bytes go.
func pack(folder string, put func(e entry) (io.Writer, error)) error {
	list, err := entries(folder)
	if err != nil {
		return err
	}
	for _, e := range list {
		w, err := put(e)
		if err != nil {
			return err
		}
		f, err := os.Open(e.path)
		if err != nil {
			return err
		}
		_, err = io.Copy(w, f)
		f.Close()
		if err != nil {
			return err
		}
	}
	return nil
}

// tarball packs a folder into a .tar.gz, every file of the time given.
func tarball(file, folder string, at time.Time) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	g, err := gzip.NewWriterLevel(f, gzip.BestCompression)
	if err != nil {
		return err
	}
	t := tar.NewWriter(g)
	err = pack(folder, func(e entry) (io.Writer, error) {
		return t, t.WriteHeader(&tar.Header{Name: e.name, Mode: int64(e.mode), Size: e.size, ModTime: at, Format: tar.FormatPAX})
	})
	return first(err, t.Close, g.Close, f.Close)
}

// zipped packs a folder into a .zip, every file of the time given.
func zipped(file, folder string, at time.Time) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	z := zip.NewWriter(f)
	err = pack(folder, func(e entry) (io.Writer, error) {
		h := &zip.FileHeader{Name: e.name, Method: zip.Deflate, Modified: at}
		h.SetMode(e.mode)
		return z.CreateHeader(h)
	})
	return first(err, z.Close, f.Close)
}

// first is the first error of several endings, all of which are carried out.
func first(err error, ends ...func() error) error {
	for _, end := range ends {
		if e := end(); err == nil {
			err = e
		}
	}
	return err
}

// checksums writes SHA256SUMS, as sha256sum -c reads it.
func checksums(out string, made []archive) error {
	var b strings.Builder
	for _, a := range made {
		f, err := os.Open(a.file)
		if err != nil {
			return err
		}
		h := sha256.New()
		_, err = io.Copy(h, f)
		f.Close()
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "%x  %s\n", h.Sum(nil), filepath.Base(a.file))
	}
	return os.WriteFile(filepath.Join(out, "SHA256SUMS"), []byte(b.String()), 0o644)
}
