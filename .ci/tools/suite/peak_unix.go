//go:build unix

package main

import (
	"os"
	"runtime"
	"syscall"
)

// peak is the most memory a process had, or one that it waited for.
func peak(s *os.ProcessState) int64 {
	u, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	if runtime.GOOS == "darwin" {
		return int64(u.Maxrss) // in bytes there
	}
	return int64(u.Maxrss) << 10
}
