// Command release builds what is published: an archive of the program for every
// system, one of the browser version, the licences of all that is linked, checksums,
// and a page that tells which of them ever ran. The same commit gives the same bytes.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"time"

	"tenaille/.ci/tools/tree"
)

// target is a system to build for.
type target struct {
	system, processor, words string
}

// targets are what is published. Whether one ran is told by who builds it.
var targets = []target{
	{"linux", "amd64", "Linux, x86-64"},
	{"linux", "arm64", "Linux, ARM64"},
	{"windows", "amd64", "Windows, x86-64"},
	{"darwin", "amd64", "macOS, Intel"},
	{"darwin", "arm64", "macOS, Apple silicon"},
	{"js", "wasm", "any browser with WebAssembly and WebGL"},
}

// name is what the target's archive is called in the release of a version.
func (t target) name(version string) string {
	if t.system == "js" {
		return "tenaille-" + version + "-browser"
	}
	return "tenaille-" + version + "-" + strings.Replace(t.system, "darwin", "macos", 1) + "-" + t.processor
}

func main() {
	out := flag.String("out", "", "folder to write, build/release of the source tree if empty")
	dirty := flag.Bool("dirty", false, "build a tree with changes too, for trying; it is no release")
	flag.Parse()
	if err := run(*out, *dirty); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release is one under way.
type release struct {
	root, version, commit string
	at                    time.Time // of the commit: every file is of that time
	goVersion             string
	scratch               string
}

func run(out string, dirty bool) error {
	root, err := tree.Root()
	if err != nil {
		return err
	}
	if out == "" {
		out = filepath.Join(root, "build", "release")
	}
	r := release{root: root}
	if err := r.look(dirty); err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	if r.scratch, err = os.MkdirTemp("", "tenaille-release"); err != nil {
		return err
	}
	defer os.RemoveAll(r.scratch)
	var made []archive
	for i, t := range targets {
		fmt.Printf("step %d of %d: %s\n", i+1, len(targets), t.words)
		a, err := r.make(t, out)
		if err != nil {
			return fmt.Errorf("%s: %w", t.words, err)
		}
		made = append(made, a)
	}
	if err := checksums(out, made); err != nil {
		return err
	}
	page := r.page(made)
	fmt.Print("\n", page)
	return os.WriteFile(filepath.Join(out, "RELEASE.md"), []byte(page), 0o644)
}

var versionLine = regexp.MustCompile(`(?m)^const Version = "([^"]+)"`)

// look reads which version of which commit is to be released.
func (r *release) look(dirty bool) error {
	header, err := os.ReadFile(filepath.Join(r.root, "game", "replay", "header.go"))
	if err != nil {
		return err
	}
	m := versionLine.FindSubmatch(header)
	if m == nil {
		return fmt.Errorf("no version in game/replay/header.go")
	}
	r.version = string(m[1])
	git := func(args ...string) string {
		c := exec.Command("git", args...)
		c.Dir = r.root
		said, gitErr := c.Output()
		if gitErr != nil && err == nil {
			err = fmt.Errorf("git %s: %w", strings.Join(args, " "), gitErr)
		}
		return strings.TrimSpace(string(said))
	}
	changes := git("status", "--porcelain")
	r.commit = git("rev-parse", "HEAD")
	seconds, _ := strconv.ParseInt(git("show", "-s", "--format=%ct", "HEAD"), 10, 64)
	if err != nil {
		return err
	}
	if changes != "" {
		if !dirty {
			return fmt.Errorf("the tree has changes; a release is of a commit:\n%s", changes)
		}
		r.commit += " with changes"
	}
	r.at = time.Unix(seconds, 0).UTC()
	r.goVersion = runtime.Version()
	return nil
}

// make builds one target and packs it.
func (r *release) make(t target, out string) (archive, error) {
	folder := filepath.Join(r.scratch, t.name(r.version))
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return archive{}, err
	}
	licences, err := licencesOf(r.root, t)
	if err != nil {
		return archive{}, err
	}
	if err := r.build(t, folder); err != nil {
		return archive{}, err
	}
	a := archive{target: t}
	if a.ran, err = r.ran(t, folder); err != nil {
		return archive{}, err
	}
	own, err := os.ReadFile(filepath.Join(r.root, "LICENSE"))
	if err != nil {
		return archive{}, err
	}
	for name, text := range map[string]string{"LICENSE.txt": string(own), "LICENCES.txt": licences, "READ-ME.txt": r.readMe(t, a.ran)} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			return archive{}, err
		}
	}
	a.file = filepath.Join(out, filepath.Base(folder))
	if t.system == "linux" {
		a.file += ".tar.gz"
		err = tarball(a.file, folder, r.at)
	} else {
		a.file += ".zip"
		err = zipped(a.file, folder, r.at)
	}
	return a, err
}

// build puts the program of a target into a folder.
func (r *release) build(t target, folder string) error {
	var c *exec.Cmd
	if t.system == "js" {
		c = exec.Command("go", "run", "./web", "-out", folder, "-quality", "11")
		c.Dir = filepath.Join(r.root, ".ci", "tools")
		c.Env = os.Environ()
	} else {
		c = exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", folder+string(filepath.Separator), ".")
		c.Dir = r.root
		c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.system, "GOARCH="+t.processor)
	}
	said, err := c.CombinedOutput()
	if err == nil && t.system == "js" {
		_, err = os.Stat(filepath.Join(folder, "online.js")) // web only says why it is not there
	}
	if err != nil {
		return fmt.Errorf("%w\n%s", err, said)
	}
	return nil
}

// ran starts what can be started here: the program of this system plays a game of
// machines. What the tests have run for this commit in a browser counts as run.
func (r *release) ran(t target, folder string) (string, error) {
	switch {
	case t.system == runtime.GOOS && t.processor == runtime.GOARCH:
		said, err := exec.Command(filepath.Join(folder, "tenaille"), "simulate", "--games", "1").CombinedOutput()
		if err != nil {
			return "", fmt.Errorf("it does not run: %w: %s", err, said)
		}
		return "yes, here: a game of machines; make test plays in its window", nil
	case t.system == "js":
		return "by make test-all, in Chromium", nil
	}
	return "NEVER RUN on such a machine, only built", nil
}

// readMe is what lies in the archive beside the program.
func (r *release) readMe(t target, ran string) string {
	how := "Start tenaille. \"tenaille --help\" tells of its commands."
	switch t.system {
	case "js":
		how = "Put this folder on any static server; of one that can, let it send the .br or .gz beside each file. It does not run from the disk: \"tenaille serve FOLDER\" offers it on localhost."
	case "darwin":
		how += "\nThe program is not signed: open it the first time by a right click, Open."
	case "windows":
		how += "\nThe program is not signed: Windows may ask before it starts it."
	}
	return fmt.Sprintf("Tenaille %s for %s\ncommit %s, built with %s\n\nTried: %s.\n\n%s\n\nThe game is under the MIT licence (LICENSE.txt); the licences of what is linked with it stand in LICENCES.txt.\n",
		r.version, t.words, r.commit, r.goVersion, ran, how)
}

// page is the table of what was made.
func (r *release) page(made []archive) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Tenaille %s\n\nCommit %s, built with %s. SHA256SUMS holds the checksums: the same commit built with the same Go gives the same bytes.\n\n| archive | for | bytes | tried |\n|---|---|---|---|\n", r.version, r.commit, r.goVersion)
	for _, a := range made {
		size := int64(0)
		if info, err := os.Stat(a.file); err == nil {
			size = info.Size()
		}
		fmt.Fprintf(&b, "| %s | %s | %d | %s |\n", filepath.Base(a.file), a.target.words, size, a.ran)
	}
	return b.String()
}
