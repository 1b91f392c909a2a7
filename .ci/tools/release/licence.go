package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
)

// linked is a package that the program has in it, as "go list" tells.
type linked struct {
	ImportPath, Dir string
	Standard        bool
	Module          *struct {
		Path, Version, Dir string
		Main               bool
	}
}

// linkedInto lists the packages that the program of a target has in it, those that
// others bring included.
func linkedInto(root string, t target) ([]linked, error) {
	c := exec.Command("go", "list", "-deps", "-json=ImportPath,Dir,Standard,Module", ".")
	c.Dir, c.Env = root, append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.system, "GOARCH="+t.processor)
	out, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	var list []linked
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p linked
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return list, nil
		} else if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
}

// licenceFile is how files with a licence are called.
var licenceFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents|copyright)([._-].*)?$`)

// found is a licence: of what, and its text.
type found struct{ of, text string }

// licencesOf gathers the licences of all that is linked into the program of a target:
// of Go itself and of every module, also where a folder of it has its own. A module
// without any is an error.
func licencesOf(root string, t target) (string, error) {
	packages, err := linkedInto(root, t)
	if err != nil {
		return "", err
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", err
	}
	var list []found
	seen, has := map[string]bool{}, map[string]bool{}
	take := func(dir, of string) (int, error) {
		files, err := os.ReadDir(dir)
		if err != nil {
			return 0, err
		}
		n := 0
		for _, f := range files {
			if f.IsDir() || !licenceFile.MatchString(f.Name()) || strings.HasSuffix(f.Name(), ".go") {
				continue
			}
			text, err := os.ReadFile(filepath.Join(dir, f.Name()))
			if err != nil {
				return n, err
			}
			n++
			if path := filepath.Join(dir, f.Name()); !seen[path] {
				seen[path] = true
				list = append(list, found{of + ", " + f.Name(), strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n"))})
			}
		}
		return n, nil
	}
	if n, err := take(strings.TrimSpace(string(goroot)), "Go "+runtime.Version()+" (runtime and standard library)"); err != nil || n == 0 {
		return "", fmt.Errorf("no licence of Go: %w", err)
	}
	for _, p := range packages {
		if p.Standard || p.Module == nil || p.Module.Main {
			continue
		}
		of := p.Module.Path + " " + p.Module.Version
		for dir := p.Dir; ; dir = filepath.Dir(dir) {
			name := of
			if inside, err := filepath.Rel(p.Module.Dir, dir); err == nil && inside != "." {
				name += " in " + filepath.ToSlash(inside)
			}
			n, err := take(dir, name)
			if err != nil {
				return "", err
			}
			has[of] = has[of] || n > 0
			if dir == p.Module.Dir || len(dir) <= len(p.Module.Dir) {
				break
			}
		}
	}
	for _, of := range sorted(has) {
		if !has[of] {
			return "", fmt.Errorf("%s has no licence", of)
		}
	}
	slices.SortFunc(list, func(a, b found) int { return cmp.Compare(a.of, b.of) })
	var b strings.Builder
	fmt.Fprintf(&b, "What is linked into Tenaille for %s, and its licences.\n", t.words)
	for _, f := range list {
		fmt.Fprintf(&b, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 78), f.of, f.text)
	}
	return b.String(), nil
}

// sorted are the keys of a set.
func sorted(m map[string]bool) []string {
	var list []string
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}
