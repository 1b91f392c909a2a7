//go:build !js && !slim

package crew

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"sync"

	"tenaille/rules"
)

// Build names the program, so that only those that decide alike play the games of one
// simulation: by the revision of the rules, and by the commit it was built from with the
// version of Go where that is known and was not changed, else by what is in its file.
var Build = sync.OnceValues(func() (string, error) {
	if commit := commit(); commit != "" {
		return fmt.Sprintf("r%d-%s", rules.Revision, commit), nil
	}
	path, err := os.Executable()
	if err != nil {
		return "", fmt.Errorf("the program does not find its own file: %w", err)
	}
	f, err := os.Open(path)
	if err != nil {
		return "", fmt.Errorf("the program cannot read its own file: %w", err)
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return "", fmt.Errorf("the program cannot read its own file: %w", err)
	}
	return fmt.Sprintf("r%d-%s", rules.Revision, hex.EncodeToString(sum.Sum(nil))[:12]), nil
})

// commit is a hash of the commit and of the version of Go, empty where they are not known.
func commit() string {
	b, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	revision, clean := "", false
	for _, kv := range b.Settings {
		switch kv.Key {
		case "vcs.revision":
			revision = kv.Value
		case "vcs.modified":
			clean = kv.Value == "false"
		}
	}
	if revision == "" || !clean {
		return ""
	}
	sum := sha256.Sum256([]byte(revision + " " + b.GoVersion))
	return hex.EncodeToString(sum[:])[:12]
}
