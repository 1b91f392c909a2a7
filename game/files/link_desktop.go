//go:build !js

package files

import (
	"cmp"
	"context"
	"errors"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// Page is the address of the browser version that links are made for: the one that is
// named in TENAILLE_PAGE, else that of this machine where it is served.
func Page() string { return cmp.Or(os.Getenv("TENAILLE_PAGE"), OwnPage) }

// Visited is the link that the program was opened by: none, the command line has its own.
func Visited(*Inbox) {}

// Shares reports whether the device has a sheet of its own on which things are shared.
func Shares() bool { return false }

// Share opens it: here there is none.
func Share(string, string) <-chan error { return answered(errors.ErrUnsupported) }

// clipboards are the programs that take a text for the clipboard, by the system.
var clipboards = map[string][][]string{
	"darwin":  {{"pbcopy"}},
	"windows": {{"clip.exe"}},
	"":        {{"wl-copy"}, {"xclip", "-selection", "clipboard"}, {"xsel", "--clipboard", "--input"}},
}

// patience is how long a program may take to take a text.
const patience = 2 * time.Second

// Copy puts a text into the clipboard by a program of the system, and says by and by
// whether that was possible.
func Copy(text string) <-chan error {
	told := make(chan error, 1)
	go func() { told <- copied(text) }()
	return told
}

func copied(text string) error {
	list, known := clipboards[runtime.GOOS]
	if !known {
		list = clipboards[""]
	}
	err := error(exec.ErrNotFound)
	for _, way := range list {
		path, missing := exec.LookPath(way[0])
		if missing != nil {
			continue
		}
		ctx, end := context.WithTimeout(context.Background(), patience)
		c := exec.CommandContext(ctx, path, way[1:]...)
		c.Stdin = strings.NewReader(text)
		c.WaitDelay = patience
		err = c.Run()
		if end(); err == nil {
			return nil
		}
	}
	return err
}
