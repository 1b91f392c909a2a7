//go:build !js

package cli

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"tenaille/game/replay"
)

// version has no flags.
type version struct{}

// Run prints the version, the commit it was built from and the Go it was built with.
func (version) Run(s streams) error {
	commit := ""
	if b, ok := debug.ReadBuildInfo(); ok {
		for _, kv := range b.Settings {
			if kv.Key == "vcs.revision" && len(kv.Value) >= 12 {
				commit = " " + kv.Value[:12]
			}
		}
	}
	fmt.Fprintf(s.out, "tenaille %s%s %s %s/%s\n", replay.Version, commit, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return nil
}
