//go:build !js

package cli

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestShotRefusesWhatCannotBeDrawn: one line that names the flag, and no file.
func TestShotRefusesWhatCannotBeDrawn(t *testing.T) {
	out := filepath.Join(t.TempDir(), "a.png")
	for _, r := range []struct{ args, want string }{
		{"ford", "--out"},
		{"ford -o " + out + " --size 12", `--size: "12" is not written like 1280x720`},
		{"ford -o " + out + " --size 12x7y", `--size: "12x7y" is not written like 1280x720`},
		{"ford -o " + out + " --size -4x7", "--size"},
		{"ford -o " + out + " --scale 7", "--scale: 7, from 25 to 400"},
		{"ford -o " + out + " --density 9", "--density: 9, from 0.5 to 4"},
		{"ford -o " + out + " --after -3", "--after: -3, must be 0 or more"},
		{"ford -o " + out + " --lang qq", "qq"},
		{"ford -o " + out + " --film 121", "--film: 121, from 1 to 120 seconds"},
		{"ford -o " + filepath.Join(out, "no", "a.png"), "there is no folder"},
	} {
		code, answer, errs := run(t, append([]string{"shot"}, strings.Fields(r.args)...)...)
		if code != 1 || answer != "" || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, r.want) {
			t.Errorf("shot %s: code %d, answer %q, complaint %q, want one line with %q", r.args, code, answer, errs, r.want)
		}
	}
	if _, err := os.Stat(out); err == nil {
		t.Error("a picture was written all the same")
	}
}

// TestShotWritesWholeOrNothing: the file that was there stays when the picture
// cannot be had, and nothing else is left in the folder.
func TestShotWritesWholeOrNothing(t *testing.T) {
	folder := t.TempDir()
	out := filepath.Join(folder, "a.png")
	if code, _, errs := run(t, "shot", "ford", "-o", out, "--size", "40x30"); code != 0 || errs != "" {
		t.Fatalf("code %d: %s", code, errs)
	}
	before, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	if m, err := png.Decode(bytes.NewReader(before)); err != nil || m.Bounds() != image.Rect(0, 0, 40, 30) {
		t.Errorf("a picture of %v, %v, want 40x30", m.Bounds(), err)
	}
	if code, answer, _ := run(t, "shot", "ford", "-o", "-", "--size", "40x30"); code != 0 || answer != string(before) {
		t.Errorf("code %d: the standard output has %d bytes, the file %d", code, len(answer), len(before))
	}
	var o, e bytes.Buffer
	fails := Screen{Take: func(Shot) (*image.RGBA, error) { return nil, errors.New("no creature") }}
	if code := Run([]string{"shot", "ford", "-o", out}, &o, &e, fails); code != 1 || e.String() != "tenaille: shot: no creature\n" {
		t.Errorf("code %d, complaint %q", code, e.String())
	}
	after, err := os.ReadFile(out)
	if err != nil || !bytes.Equal(before, after) {
		t.Errorf("the picture that was there is gone: %v", err)
	}
	if list, err := os.ReadDir(folder); err != nil || len(list) != 1 {
		t.Errorf("%d files are left, %v, want the picture alone", len(list), err)
	}
}

// TestShotFilms: a film is asked for of the replay of what is named, and written whole
// or not at all.
func TestShotFilms(t *testing.T) {
	out := filepath.Join(t.TempDir(), "a.png")
	var asked Shot
	films := Screen{Film: func(s Shot, to io.Writer) error {
		asked = s
		_, err := io.WriteString(to, "a film")
		return err
	}}
	var o, e bytes.Buffer
	if code := Run([]string{"shot", "ford", "-o", out, "--film", "20", "--size", "640x360"}, &o, &e, films); code != 0 {
		t.Fatalf("code %d: %s", code, e.String())
	}
	if asked.Film != 20 || asked.Screen != "replay" || asked.Width != 640 {
		t.Errorf("%+v was asked for", asked)
	}
	films.Film = func(_ Shot, to io.Writer) error {
		io.WriteString(to, "half a fi")
		return errors.New("no more light")
	}
	if code := Run([]string{"shot", "ford", "-o", out, "--film", "20"}, &o, &e, films); code != 1 || !strings.Contains(e.String(), "no more light") {
		t.Errorf("code %d, complaint %q", code, e.String())
	}
	if b, err := os.ReadFile(out); err != nil || string(b) != "a film" {
		t.Errorf("the file holds %q, %v", b, err)
	}
}
