package require

import (
	"net"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"
)

// Required reports whether missing things are failures: TENAILLE_REQUIRE=all.
func Required() bool { return os.Getenv("TENAILLE_REQUIRE") == "all" }

// Whole reports whether everything is to be proved, as "make test-all" does, and
// not a slice of what takes long: TENAILLE_WHOLE=1.
func Whole() bool { return os.Getenv("TENAILLE_WHOLE") == "1" }

// missing skips the test, or fails it when everything is required.
func missing(t testing.TB, what string) {
	t.Helper()
	if Required() {
		t.Fatalf("%s (TENAILLE_REQUIRE=all)", what)
	}
	t.Skip(what)
}

// Display needs a window system that answers. A TestMain can ask HasDisplay.
func Display(t testing.TB) {
	t.Helper()
	if !HasDisplay() {
		missing(t, "no display: DISPLAY is unset or does not answer")
	}
}

// HasDisplay reports whether a window can be opened. On Linux and the like it
// is so when the X server that DISPLAY names accepts a connection.
func HasDisplay() bool {
	switch runtime.GOOS {
	case "windows", "darwin":
		return true
	case "js":
		return false
	}
	host, number, ok := strings.Cut(os.Getenv("DISPLAY"), ":")
	if !ok {
		return false
	}
	number, _, _ = strings.Cut(number, ".")
	network, address := "unix", "/tmp/.X11-unix/X"+number
	if host != "" && host != "unix" {
		network, address = "tcp", net.JoinHostPort(host, "60"+("00" + number)[len(number):])
	}
	c, err := net.DialTimeout(network, address, 2*time.Second)
	if err != nil {
		return false
	}
	c.Close()
	return true
}

// Xdotool needs xdotool and a display for it to act on, and returns its path.
func Xdotool(t testing.TB) string {
	t.Helper()
	Display(t)
	return program(t, "xdotool", "xdotool")
}

// Rsvg needs rsvg-convert of librsvg2-bin and returns its path.
func Rsvg(t testing.TB) string {
	t.Helper()
	return program(t, "rsvg-convert", "rsvg-convert")
}

// Msgfmt needs msgfmt of gettext and returns its path.
func Msgfmt(t testing.TB) string {
	t.Helper()
	return program(t, "msgfmt", "msgfmt")
}

// Program needs any other program by name and returns its path.
func Program(t testing.TB, name string) string {
	t.Helper()
	return program(t, name, name)
}

func program(t testing.TB, what string, names ...string) string {
	t.Helper()
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	missing(t, what+" is not installed")
	return ""
}
