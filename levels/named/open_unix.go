//go:build unix

package named

import "syscall"

// atOnce opens a pipe without waiting for who writes to it.
const atOnce = syscall.O_NONBLOCK
