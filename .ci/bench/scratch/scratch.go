// Package scratch holds what the measuring commands begin with: the folder of the
// benchmarks and one of their own to build in, which is taken away afterwards.
package scratch

import (
	"fmt"
	"os"
)

// Main measures in a folder of its own and ends the program, with 1 and the error
// after the command's name if there is one. here is the folder that it was started
// in.
func Main(command string, measure func(here, dir string) error) {
	if err := in(command, measure); err != nil {
		fmt.Fprintln(os.Stderr, command+":", err)
		os.Exit(1)
	}
}

func in(command string, measure func(here, dir string) error) error {
	here, err := os.Getwd()
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "tenaille-"+command)
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	return measure(here, dir)
}
