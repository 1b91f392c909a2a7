//go:build !js

package store

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func stores(t *testing.T) map[string]Store {
	return map[string]Store{"memory": &Memory{}, "folder": folder{root: filepath.Join(t.TempDir(), "tenaille")}}
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
		for range 2 { // what is not there can be let go of too
			if err := s.Remove("saves/b"); err != nil {
				t.Errorf("%s: remove: %v", kind, err)
			}
		}
		if _, err := s.Load("saves/b"); !errors.Is(err, ErrNotFound) {
			t.Errorf("%s: loading what was let go of: %v, want ErrNotFound", kind, err)
		}
		if names, err = s.List("saves/"); err != nil || !cmp.Equal(names, []string{"saves/a"}) {
			t.Errorf("%s: list = %v, %v after one was let go of", kind, names, err)
		}
	}
}

// TestHeadIsShort: the head of what is saved is as long as asked for, or all of it, and
// tells how much there is.
func TestHeadIsShort(t *testing.T) {
	for kind, s := range stores(t) {
		if _, _, err := s.Head("saves/a", 4); !errors.Is(err, ErrNotFound) {
			t.Errorf("%s: the head of nothing: %v, want ErrNotFound", kind, err)
		}
		if err := s.Save("saves/a", []byte("abcdefgh")); err != nil {
			t.Fatal(err)
		}
		for n, want := range map[int]string{0: "", 4: "abcd", 8: "abcdefgh", 99: "abcdefgh"} {
			if got, size, err := s.Head("saves/a", n); string(got) != want || size != 8 || err != nil {
				t.Errorf("%s: %d bytes are %q of %d, %v, want %q of 8", kind, n, got, size, err, want)
			}
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
			if err := s.Remove(name); err == nil {
				t.Errorf("%s: the name %q was let go of", kind, name)
			}
		}
		if err := s.Save("big", make([]byte, Limit+1)); err == nil {
			t.Errorf("%s: more than the Limit was accepted", kind)
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

// TestSettingsOfBeforeLoadUnchanged reads a file in which nothing is as by default, as
// an earlier program wrote it, and writes it again: no value of it is lost or changed.
func TestSettingsOfBeforeLoadUnchanged(t *testing.T) {
	file, err := os.ReadFile(filepath.Join("testdata", "settings.json"))
	if err != nil {
		t.Fatal(err)
	}
	s := &Memory{}
	if err := s.Save(settingsName, file); err != nil {
		t.Fatal(err)
	}
	v, err := LoadSettings(s)
	if err != nil {
		t.Fatal(err)
	}
	if v.WindowAt == nil || *v.WindowAt != [2]int{-30, 44} || v.Speed != 4 || v.Ambience != 53 || !v.LargeText || v.Last.Points != 310 || len(v.Last.Armies[0]) != 2 {
		t.Errorf("loaded %+v", v)
	}
	if err := SaveSettings(s, v); err != nil {
		t.Fatal(err)
	}
	b, err := s.Load(settingsName)
	if err != nil {
		t.Fatal(err)
	}
	var before, now map[string]any
	if err := errors.Join(json.Unmarshal(file, &before), json.Unmarshal(b, &now)); err != nil {
		t.Fatal(err)
	}
	if now["music"] != 60. { // which that program did not have
		t.Errorf("the music is %v in settings that know nothing of it, want the default", now["music"])
	}
	delete(now, "music")
	if len(before) != 29 || !cmp.Equal(before, now) {
		t.Errorf("%d values came back otherwise:\n%s", len(before), cmp.Diff(before, now))
	}
}

func TestDamagedSettingsAreSetAside(t *testing.T) {
	for _, broken := range []string{"", "{", `{"version": 99}`, `{"speed": "fast"}`, "\x00\xff", strings.Repeat("[", 20000), `{"version":1} and more`} {
		dir := t.TempDir()
		s := folder{root: dir}
		if err := os.WriteFile(filepath.Join(dir, settingsName), []byte(broken), 0o644); err != nil {
			t.Fatal(err)
		}
		v, err := LoadSettings(s)
		var damaged *Damaged
		if !errors.As(err, &damaged) || damaged.Aside != "settings-damaged.json" || damaged.Cause == nil {
			t.Fatalf("%.20q: %v, want a Damaged error that names where it is", broken, err)
		}
		if !cmp.Equal(v, DefaultSettings()) {
			t.Errorf("%.20q: %+v, want the defaults", broken, v)
		}
		aside, err := s.Load(damaged.Aside)
		if err != nil || string(aside) != broken {
			t.Errorf("%.20q was not set aside: %.20q, %v", broken, aside, err)
		}
		if v, err := LoadSettings(s); err != nil || !cmp.Equal(v, DefaultSettings()) {
			t.Errorf("%.20q: the second time %+v, %v, want the defaults and no error", broken, v, err)
		}
		// One more does not cover the first.
		if err := os.WriteFile(filepath.Join(dir, settingsName), []byte("no"), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := LoadSettings(s); !errors.As(err, &damaged) || damaged.Aside != "settings-damaged-2.json" {
			t.Errorf("%.20q: the second damage gives %v, want it as settings-damaged-2.json", broken, err)
		}
		if aside, _ := s.Load("settings-damaged.json"); string(aside) != broken {
			t.Errorf("%.20q was covered by %.20q", broken, aside)
		}
	}
}

// full is a store that takes nothing.
type full struct{ Memory }

func (*full) Save(string, []byte) error { return errors.New("the disk is full") }

func TestDamagedSettingsStayWhereNothingCanBeWritten(t *testing.T) {
	s := &full{}
	if err := s.Memory.Save(settingsName, []byte("{")); err != nil {
		t.Fatal(err)
	}
	v, err := LoadSettings(s)
	var damaged *Damaged
	if !errors.As(err, &damaged) || damaged.Aside != "" || !strings.Contains(err.Error(), "full") {
		t.Errorf("got %v, want a Damaged error without a place, that says why", err)
	}
	if b, _ := s.Load(settingsName); string(b) != "{" || !cmp.Equal(v, DefaultSettings()) {
		t.Errorf("the file is %q and the settings %+v, want it untouched and the defaults", b, v)
	}
}

func TestUnknownFieldsArePassedOver(t *testing.T) {
	s := &Memory{}
	if err := s.Save(settingsName, []byte(`{"version":1,"language":"fr","shoe_size":44,"window_at":[-40,12]}`)); err != nil {
		t.Fatal(err)
	}
	want := DefaultSettings()
	want.Language, want.WindowAt = "fr", &[2]int{-40, 12}
	if v, err := LoadSettings(s); err != nil || !cmp.Equal(v, want) {
		t.Errorf("%+v, %v, want %+v", v, err, want)
	}
}

func TestSettingsLieInTheFolderForThem(t *testing.T) {
	data, config := filepath.Join(t.TempDir(), "data"), filepath.Join(t.TempDir(), "config")
	s := folder{root: data, config: config}
	// Those of an earlier version of the game lie with the saves.
	if err := os.MkdirAll(data, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(data, settingsName), []byte(`{"version":1,"speed":4}`), 0o644); err != nil {
		t.Fatal(err)
	}
	v, err := LoadSettings(s)
	if err != nil || v.Speed != 4 {
		t.Fatalf("the old place gives speed %d, %v, want 4", v.Speed, err)
	}
	v.Speed = 2
	if err := SaveSettings(s, v); err != nil {
		t.Fatal(err)
	}
	if err := s.Save("saves/a", nil); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{filepath.Join(config, settingsName), filepath.Join(data, "saves", "a")} {
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
		}
	}
	if v, err := LoadSettings(s); err != nil || v.Speed != 2 {
		t.Errorf("speed %d, %v, want 2 from the new place", v.Speed, err)
	}
	names, err := s.List("")
	if want := []string{"saves/a", settingsName}; err != nil || !cmp.Equal(names, want) {
		t.Errorf("list = %v, %v, want %v", names, err, want)
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
