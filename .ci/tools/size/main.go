// Command size prints what is in the native program, by package, from the symbols
// that the linker writes: code, named data, and the share of the tables that come
// with every function. It builds the program twice, with its symbols and without, as
// "make build" does.
package main

import (
	"cmp"
	"debug/elf"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"tenaille/.ci/tools/tree"
)

func main() {
	limit := flag.Int64("limit", 0, "most bytes that the stripped program may have; 0 is no limit")
	flag.Parse()
	if err := run(*limit); err != nil {
		fmt.Fprintln(os.Stderr, "size:", err)
		os.Exit(1)
	}
}

func run(limit int64) error {
	root, err := tree.Root()
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "tenaille-size")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	whole, bare := filepath.Join(folder, "whole"), filepath.Join(folder, "bare")
	if err := build(root, whole); err != nil {
		return err
	}
	if err := build(root, bare, "-ldflags=-s -w"); err != nil {
		return err
	}
	info, err := os.Stat(bare)
	if err != nil {
		return err
	}
	carried, err := embedded(root)
	if err != nil {
		return err
	}
	f, err := elf.Open(whole)
	if err != nil {
		return err
	}
	defer f.Close()
	symbols, err := f.Symbols()
	if err != nil {
		return err
	}
	table(os.Stdout, info.Size(), f, symbols, carried)
	if limit > 0 && info.Size() > limit {
		return fmt.Errorf("the program has %d bytes, at most %d are wanted", info.Size(), limit)
	}
	return nil
}

// build builds the program for Linux, whose files can be read here.
func build(root, out string, flags ...string) error {
	c := exec.Command("go", append(append([]string{"build", "-trimpath", "-buildvcs=false"}, flags...), "-o", out, ".")...)
	c.Dir, c.Env = root, append(os.Environ(), "CGO_ENABLED=0", "GOOS=linux", "GOARCH=amd64")
	if said, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, said)
	}
	return nil
}

// embedded is how many bytes of files each group of packages carries.
func embedded(root string) (map[string]int64, error) {
	c := exec.Command("go", "list", "-deps", "-f", `{{$p := .}}{{range .EmbedFiles}}{{$p.ImportPath}} {{$p.Dir}}/{{.}}{{"\n"}}{{end}}`, ".")
	c.Dir, c.Env = root, append(os.Environ(), "CGO_ENABLED=0", "GOOS=linux", "GOARCH=amd64")
	out, err := c.Output()
	if err != nil {
		return nil, err
	}
	sizes := map[string]int64{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		path, file, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok {
			continue
		}
		info, err := os.Stat(file)
		if err != nil {
			return nil, err
		}
		sizes[group(path)] += info.Size()
	}
	return sizes, nil
}

// row is what a group of packages takes, in bytes.
type row struct {
	name                string
	code, data, carried int64
}

// sections is how many bytes sections of the program have.
func sections(f *elf.File, names ...string) (n int64) {
	for _, name := range names {
		if s := f.Section(name); s != nil {
			n += int64(s.Size)
		}
	}
	return n
}

// table prints the rows, the largest first. The tables of functions go by code.
func table(out *os.File, stripped int64, f *elf.File, symbols []elf.Symbol, carried map[string]int64) {
	rows := gather(f, symbols)
	var code, data, files int64
	for _, r := range rows {
		code, data = code+r.code, data+r.data
	}
	for name, n := range carried {
		i := slices.IndexFunc(rows, func(r row) bool { return r.name == name })
		if i < 0 {
			rows, i = append(rows, row{name: name}), len(rows)
		}
		rows[i].carried, files = n, files+n
	}
	tables := sections(f, ".gopclntab")
	share := func(r row) int64 { return tables * r.code / max(code, 1) }
	whole := func(r row) int64 { return r.code + share(r) + r.data + r.carried }
	slices.SortFunc(rows, func(a, b row) int { return cmp.Compare(whole(b), whole(a)) })
	fmt.Fprintf(out, "The program for Linux on amd64, stripped: %.1f MB.\n\n", mb(stripped))
	fmt.Fprintln(out, "| what | code | its share of the tables of functions | data | files | together | why it stays |")
	fmt.Fprintln(out, "|---|---|---|---|---|---|---|")
	var told int64
	for _, r := range rows {
		told += whole(r)
		fmt.Fprintf(out, "| %s | %.2f | %.2f | %.2f | %.2f | %.2f | %s |\n", r.name, mb(r.code), mb(share(r)), mb(r.data), mb(r.carried), mb(whole(r)), why[r.name])
	}
	fmt.Fprintf(out, "| what has no name: types, texts, constants, padding | | | | | %.2f | of all of these |\n", mb(stripped-told))
	fmt.Fprintf(out, "| together | %.2f | %.2f | %.2f | %.2f | %.2f | |\n", mb(code), mb(tables), mb(data), mb(files), mb(stripped))
}

// gather adds up the symbols of every group.
func gather(f *elf.File, symbols []elf.Symbol) []row {
	found := map[string]*row{}
	for _, s := range symbols {
		if s.Section == elf.SHN_UNDEF || int(s.Section) >= len(f.Sections) {
			continue
		}
		section := f.Sections[s.Section]
		if section.Type == elf.SHT_NOBITS || section.Name == ".gopclntab" || s.Size == 0 || strings.HasPrefix(s.Name, "runtime.") && section.Name != ".text" {
			continue // what takes no room in the file, or names a whole section
		}
		path := packageOf(s.Name)
		if path == "" || strings.Contains(s.Name, "..gobytes.") { // that is a file
			continue
		}
		g := group(path)
		if found[g] == nil {
			found[g] = &row{name: g}
		}
		if section.Name == ".text" {
			found[g].code += int64(s.Size)
		} else {
			found[g].data += int64(s.Size)
		}
	}
	var rows []row
	for _, r := range found {
		rows = append(rows, *r)
	}
	return rows
}

// packageOf is the package of a symbol, or nothing where the linker put several of
// one kind together.
func packageOf(name string) string {
	if strings.HasPrefix(name, "type:") || strings.HasPrefix(name, "go:") {
		return ""
	}
	name, _, _ = strings.Cut(name, "[") // a generic one, by what it is made for
	slash := strings.LastIndex(name, "/")
	dot := strings.Index(name[slash+1:], ".")
	if dot < 0 {
		return ""
	}
	return strings.ReplaceAll(name[:slash+1+dot], "%2e", ".")
}

func mb(n int64) float64 { return float64(n) / 1e6 }
