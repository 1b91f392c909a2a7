//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func stores(t *testing.T) map[string]Store {
	return map[string]Store{"memory": &Memory{}, "folder": OpenFolder(filepath.Join(t.TempDir(), "tenaille"))}
}

func TestSavedBytesComeBack(t *testing.T) {
	for kind, s := range stores(t) {
		if _, err := s.Load("saves/a"); !errors.Is(err, ErrNotFound) {
			t.Errorf("%s: loading before saving: %v, want ErrNotFound", kind, err)
		}
		if names, err := s.List(""); err != nil || len(names) != 0 {
			t.Errorf("%s: empty list = %v, %v", kind, names, err)
		}
		blob := []byte{0xff, 0xfe, 0, 0x80, '\n'}
		for _, name := range []string{"saves/b", "saves/a", "settings.json"} {
			if err := s.Save(name, blob); err != nil {
				t.Fatalf("%s: save %s: %v", kind, name, err)
			}
		}
		got, err := s.Load("saves/b")
		if err != nil || !cmp.Equal(got, blob) {
			t.Errorf("%s: loaded %x, %v, want %x", kind, got, err, blob)
		}
		names, err := s.List("saves/")
		if want := []string{"saves/a", "saves/b"}; err != nil || !cmp.Equal(names, want) {
			t.Errorf("%s: list = %v, %v, want %v", kind, names, err, want)
		}
	}
}

func TestBadNamesAreRefused(t *testing.T) {
	bad := []string{"", "/etc/passwd", "../x", "a/../b", "a//b", "A", "a\\b", "c:", strings.Repeat("x", 300)}
	for kind, s := range stores(t) {
		for _, name := range bad {
			if err := s.Save(name, nil); err == nil {
				t.Errorf("%s: the name %q was accepted", kind, name)
			}
		}
		if err := s.Save("big", make([]byte, limit+1)); err == nil {
			t.Errorf("%s: more than the limit was accepted", kind)
		}
	}
}

func TestSettingsRoundTrip(t *testing.T) {
	s := &Memory{}
	v, err := LoadSettings(s)
	if err != nil || !cmp.Equal(v, DefaultSettings()) {
		t.Errorf("without a file: %+v, %v, want the defaults", v, err)
	}
	v.Language, v.Speed, v.Muted, v.FullScreen = "fr", 4, true, true
	if err := SaveSettings(s, v); err != nil {
		t.Fatal(err)
	}
	got, err := LoadSettings(s)
	if err != nil || !cmp.Equal(got, v) {
		t.Errorf("loaded %+v, %v, want %+v", got, err, v)
	}
}

func TestBrokenSettingsAreKeptAside(t *testing.T) {
	for _, broken := range []string{"", "{", `{"version": 99}`, `{"speed": "fast"}`, "\x00\xff", strings.Repeat("[", 20000)} {
		dir := t.TempDir()
		s := OpenFolder(dir)
		if err := os.WriteFile(filepath.Join(dir, settingsName), []byte(broken), 0o644); err != nil {
			t.Fatal(err)
		}
		v, err := LoadSettings(s)
		if err == nil {
			t.Errorf("%.20q: no error", broken)
		}
		if !cmp.Equal(v, DefaultSettings()) {
			t.Errorf("%.20q: %+v, want the defaults", broken, v)
		}
		aside, err := s.Load("settings-broken.json")
		if err != nil || string(aside) != broken {
			t.Errorf("%.20q was not kept aside: %.20q, %v", broken, aside, err)
		}
	}
}

func TestSettingsOutOfRangeAreBroughtBack(t *testing.T) {
	s := &Memory{}
	if err := s.Save(settingsName, []byte(`{"version":1,"speed":3,"volume":900,"grid":-4,"scale":5,"window_width":-1,"window_height":99999999}`)); err != nil {
		t.Fatal(err)
	}
	v, err := LoadSettings(s)
	if err != nil {
		t.Fatal(err)
	}
	want := DefaultSettings()
	want.Speed, want.Volume, want.Grid, want.Scale, want.WindowWidth, want.WindowHeight = 1, 100, 0, 75, 480, 16384
	if !cmp.Equal(v, want) {
		t.Errorf("got %+v, want %+v", v, want)
	}
}
