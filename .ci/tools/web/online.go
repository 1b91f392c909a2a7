package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/evanw/esbuild/pkg/api"
)

// The line to a server, and what it is made of.
const (
	onlineSource   = "online.mjs"
	onlineBundle   = "online.js"
	onlineLicences = "online.LICENCES.txt"
)

// errNoPackages says that the packages of others cannot be had.
var errNoPackages = errors.New("the packages of " + onlineSource + " cannot be had")

// online is the bundle of the line to a server, and the licences of what others wrote of
// it. The error is errNoPackages where npm is not there or does not reach its registry.
func online(root string) (bundle, licences []byte, err error) {
	packages, err := installed(filepath.Join(root, ".ci", "tools", "web", "npm"))
	if err != nil {
		return nil, nil, err
	}
	built := api.Build(api.BuildOptions{
		EntryPoints: []string{filepath.Join(root, "assets", "web", onlineSource)},
		NodePaths:   []string{packages},
		Bundle:      true, Format: api.FormatESModule, Platform: api.PlatformBrowser, Target: api.ES2022,
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
		LegalComments: api.LegalCommentsNone, Charset: api.CharsetUTF8,
		// tweetnacl asks for Node's chance where there is no browser's.
		External: []string{"crypto"},
	})
	if len(built.Errors) > 0 {
		e := built.Errors[0]
		if e.Location != nil {
			return nil, nil, fmt.Errorf("%s:%d: %s", e.Location.File, e.Location.Line, e.Text)
		}
		return nil, nil, errors.New(e.Text)
	}
	if len(built.OutputFiles) != 1 {
		return nil, nil, fmt.Errorf("%d files of %s", len(built.OutputFiles), onlineSource)
	}
	licences, err = licencesIn(packages)
	return built.OutputFiles[0].Contents, licences, err
}

// installed is the folder of the packages that a lock file names, fetched once by npm,
// which compares their hashes, and kept for later builds.
func installed(lock string) (string, error) {
	wanted, err := os.ReadFile(filepath.Join(lock, "package-lock.json"))
	if err != nil {
		return "", err
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, "tenaille", fmt.Sprintf("npm-%.8x", sha256.Sum256(wanted)))
	packages := filepath.Join(folder, "node_modules")
	if _, err := os.Stat(packages); err == nil {
		return packages, nil
	}
	if err := os.MkdirAll(filepath.Dir(folder), 0o755); err != nil {
		return "", err
	}
	// Made beside it and moved: a build that is ended leaves no half of it.
	fresh, err := os.MkdirTemp(filepath.Dir(folder), "fresh")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(fresh)
	for _, name := range []string{"package.json", "package-lock.json"} {
		b, err := os.ReadFile(filepath.Join(lock, name))
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(fresh, name), b, 0o644); err != nil {
			return "", err
		}
	}
	npm := exec.Command("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1", "--fetch-timeout=60000")
	npm.Dir, npm.WaitDelay = fresh, time.Second
	if said, err := npm.CombinedOutput(); err != nil {
		first, _, _ := strings.Cut(strings.TrimSpace(string(said)), "\n")
		return "", fmt.Errorf("%w: npm ci: %w %s", errNoPackages, err, first)
	}
	if err := os.Rename(fresh, folder); err != nil {
		if _, there := os.Stat(packages); there == nil {
			return packages, nil // another build was faster
		}
		return "", err
	}
	return packages, nil
}

// licencesIn are the licences of all packages in a folder. One without any is an error.
func licencesIn(packages string) ([]byte, error) {
	var list []string
	for _, pattern := range []string{"*", "@*/*"} {
		found, err := filepath.Glob(filepath.Join(packages, pattern, "package.json"))
		if err != nil {
			return nil, err
		}
		list = append(list, found...)
	}
	out := []byte("What is in " + onlineBundle + " beside Tenaille's own, and its licences.\n")
	for _, file := range list {
		of, err := filepath.Rel(packages, filepath.Dir(file))
		if err != nil {
			return nil, err
		}
		text, err := os.ReadFile(filepath.Join(filepath.Dir(file), "LICENSE"))
		if err != nil {
			return nil, fmt.Errorf("%s has no licence: %w", of, err)
		}
		out = fmt.Appendf(out, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 78), filepath.ToSlash(of), strings.TrimSpace(string(text)))
	}
	return out, nil
}
