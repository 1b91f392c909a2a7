package store

import (
	"encoding/json"
	"errors"
	"fmt"

	"tenaille/game/match"
	"tenaille/game/sound/volume"
	"tenaille/game/words"
	"tenaille/levels"
)

const (
	settingsName    = "settings.json"
	settingsVersion = 1
)

// Settings are the player's choices that outlive a session, in groups; in the file
// they all stand side by side.
type Settings struct {
	// Version is the version of this layout.
	Version int `json:"version"`
	// Language is a two-letter code, empty for that of the system.
	Language string `json:"language"`
	// Distances is how distances are written: one of package words' units, empty for
	// the custom of the language.
	Distances string `json:"distances,omitempty"`
	Window
	Picture
	volume.Sound
	Play
	// Ruleset is the ruleset of the last set-up by name, empty for the first.
	Ruleset string `json:"ruleset,omitempty"`
	// Options are the rules options (RST-03) of the last set-up that differ from
	// those of the map, by name.
	Options map[string]string `json:"options,omitempty"`
	// Last is the rest of the last set-up.
	Last match.LastSetup `json:"last_setup"`
	// Keys are the bindings of intents that are not as by default, by the names
	// of game/input.
	Keys Keys `json:"keys,omitempty"`
}

// Window is how the player left the window.
type Window struct {
	// WindowWidth and WindowHeight are the window's size in device-independent
	// pixels.
	WindowWidth  int `json:"window_width"`
	WindowHeight int `json:"window_height"`
	// WindowAt is where the window's corner lies on its screen, nil where the
	// system puts it; Maximised tells that it fills the screen with its frame.
	WindowAt   *[2]int `json:"window_at,omitempty"`
	Maximised  bool    `json:"maximised,omitempty"`
	FullScreen bool    `json:"full_screen"`
}

// Picture is how everything is drawn.
type Picture struct {
	// Grid is the strength of the grid lines, 0 to 100.
	Grid int `json:"grid"`
	// Scale is the size of the interface in percent, 75 to 200.
	Scale int `json:"scale"`
	// LargeText makes letters larger, the smallest by most.
	LargeText bool `json:"large_text"`
	// HighContrast darkens the ground, doubles the edge of the cards and lifts
	// quiet letters.
	HighContrast bool `json:"high_contrast"`
	// ReducedMotion replaces hops, shakes and flashes by slides and fades.
	ReducedMotion bool `json:"reduced_motion"`
}

// Play is how a battle is played and shown.
type Play struct {
	// AlwaysOpportunity takes every attack of opportunity without asking.
	AlwaysOpportunity bool `json:"always_opportunity"`
	// ConfirmEnd asks for a second press to end a turn with actions left.
	ConfirmEnd bool `json:"confirm_end"`
	// ConfirmRolls asks for a second click before what is planned by a click rolls dice.
	ConfirmRolls bool `json:"confirm_rolls,omitempty"`
	// Speed is the speed of animations: 1, 2 or 4.
	Speed int `json:"speed"`
	// ShowDice lets the marker of the ruler run over the faces before a roll is
	// told.
	ShowDice bool `json:"show_dice"`
	// LogDice has the log tell the dice of every roll, not only its result.
	LogDice bool `json:"log_dice,omitempty"`
	// FollowCamera lets the camera go where something happens.
	FollowCamera bool `json:"follow_camera"`
	// WhatIf shows how every enemy would stand to the square pointed at.
	WhatIf bool `json:"what_if"`
}

// DefaultSettings are those of a player who has chosen nothing.
func DefaultSettings() Settings {
	return Settings{
		Version: settingsVersion,
		Window:  Window{WindowWidth: 1280, WindowHeight: 720},
		Picture: Picture{Grid: 40, Scale: 100},
		Sound:   volume.Sound{Volume: 70, Effects: 100, Ambience: 60, Music: 60, MuteUnfocused: true},
		Play:    Play{ConfirmEnd: true, Speed: 1, ShowDice: true, FollowCamera: true, WhatIf: true},
	}
}

// Damaged is the error of settings that could not be read.
type Damaged struct {
	// Aside is the name they are kept under now, empty if that failed too.
	Aside string
	// Cause is what is wrong with them.
	Cause error
}

// Error says what is wrong with the settings and where they are.
func (d *Damaged) Error() string {
	if d.Aside == "" {
		return levels.Complaint(fmt.Sprintf("settings: %v", d.Cause))
	}
	return levels.Complaint(fmt.Sprintf("settings, set aside as %s: %v", d.Aside, d.Cause))
}

// Unwrap is what is wrong with them.
func (d *Damaged) Unwrap() error { return d.Cause }

// LoadSettings returns the stored settings, every value brought into its range;
// fields this program does not know are passed over. A missing file gives the
// defaults, with reduced motion where the system has been told so. Damaged ones, or those of a later program, give the defaults too and
// a Damaged error: they are set aside under another name, and the defaults take
// their place.
func LoadSettings(s Store) (Settings, error) {
	b, err := s.Load(settingsName)
	if errors.Is(err, ErrNotFound) {
		first := DefaultSettings()
		first.ReducedMotion = lessMotion()
		return first, nil
	}
	if err != nil {
		return DefaultSettings(), &Damaged{Cause: err}
	}
	v := DefaultSettings()
	err = json.Unmarshal(b, &v)
	if err == nil && v.Version > settingsVersion {
		err = fmt.Errorf("version %d is newer than this program", v.Version)
	}
	if err != nil {
		d := &Damaged{Cause: err}
		name := free(s)
		if aside := s.Save(name, b); aside != nil {
			d.Cause = errors.Join(err, aside)
			return DefaultSettings(), d
		}
		d.Aside = name
		if now := SaveSettings(s, DefaultSettings()); now != nil {
			d.Cause = errors.Join(err, now)
		}
		return DefaultSettings(), d
	}
	v.clamp()
	return v, nil
}

// kept is how many damaged settings are kept; a further one takes the place of
// the last.
const kept = 9

// free is a name that no damaged settings are kept under.
func free(s Store) string {
	name := "settings-damaged.json"
	for n := 2; n <= kept; n++ {
		if _, err := s.Load(name); errors.Is(err, ErrNotFound) {
			return name
		}
		name = fmt.Sprintf("settings-damaged-%d.json", n)
	}
	return name
}

// SaveSettings stores the settings.
func SaveSettings(s Store, v Settings) error {
	v.Version = settingsVersion
	v.clamp()
	b, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	return s.Save(settingsName, append(b, '\n'))
}

func (v *Settings) clamp() {
	v.Version = settingsVersion
	if len(v.Language) > 8 {
		v.Language = ""
	}
	if v.Distances != words.Squares && v.Distances != words.Feet && v.Distances != words.Metres {
		v.Distances = ""
	}
	v.Window.clamp()
	v.Grid = min(max(v.Grid, 0), 100)
	v.Scale = min(max(v.Scale, 75), 200)
	v.Volume = min(max(v.Volume, 0), 100)
	v.Effects = min(max(v.Effects, 0), 100)
	v.Ambience = min(max(v.Ambience, 0), 100)
	v.Music = min(max(v.Music, 0), 100)
	if v.Speed != 2 && v.Speed != 4 {
		v.Speed = 1
	}
	v.Last.Clamp()
}

func (w *Window) clamp() {
	w.WindowWidth = min(max(w.WindowWidth, 480), 16384)
	w.WindowHeight = min(max(w.WindowHeight, 320), 16384)
	if w.WindowAt != nil {
		w.WindowAt = &[2]int{min(max(w.WindowAt[0], -16384), 16384), min(max(w.WindowAt[1], -16384), 16384)}
	}
}

// Scales are the sizes of the interface to choose from, in percent.
func Scales() []int { return []int{75, 100, 125, 150, 175, 200} }
