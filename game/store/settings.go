package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// How distances are written.
const (
	Squares = "squares"
	Feet    = "feet"
	Metres  = "metres"
)

const (
	settingsName    = "settings.json"
	settingsVersion = 1
)

// Settings are the player's choices that outlive a session.
type Settings struct {
	// Version is the version of this layout.
	Version int `json:"version"`
	// Language is a two-letter code, empty for that of the system.
	Language string `json:"language"`
	// WindowWidth and WindowHeight are the window's size in device-independent
	// pixels.
	WindowWidth  int  `json:"window_width"`
	WindowHeight int  `json:"window_height"`
	FullScreen   bool `json:"full_screen"`
	// AlwaysOpportunity takes every attack of opportunity without asking.
	AlwaysOpportunity bool `json:"always_opportunity"`
	// ConfirmEnd asks for a second press to end a turn with actions left.
	ConfirmEnd bool `json:"confirm_end"`
	// Speed is the speed of animations: 1, 2 or 4.
	Speed int `json:"speed"`
	// Volume is that of everything, 0 to 100, and Effects and Ambience are parts
	// of it; Muted silences without forgetting them.
	Volume   int  `json:"volume"`
	Effects  int  `json:"effects"`
	Ambience int  `json:"ambience"`
	Muted    bool `json:"muted"`
	// MuteUnfocused silences the game while another window has the focus.
	MuteUnfocused bool `json:"mute_unfocused"`
	// Captions writes on the screen what is heard.
	Captions bool `json:"captions"`
	// Grid is the strength of the grid lines, 0 to 100.
	Grid int `json:"grid"`
	// Scale is the size of the interface in percent, 75 to 200.
	Scale int `json:"scale"`
	// LargeText makes letters larger, the smallest by most.
	LargeText bool `json:"large_text"`
	// HighContrast darkens the ground, doubles the edge of the cards and lifts
	// quiet letters.
	HighContrast bool `json:"high_contrast"`
	// Distances is how distances are written: Squares, Feet or Metres, empty for
	// the custom of the language.
	Distances string `json:"distances,omitempty"`
	// ShowDice lets the marker of the ruler run over the faces before a roll is
	// told.
	ShowDice bool `json:"show_dice"`
	// FollowCamera lets the camera go where something happens.
	FollowCamera bool `json:"follow_camera"`
	// WhatIf shows how every enemy would stand to the square pointed at.
	WhatIf bool `json:"what_if"`
	// Ruleset is the ruleset of the last set-up by name, empty for the first.
	Ruleset string `json:"ruleset,omitempty"`
	// Options are the rules options (RST-03) of the last set-up that differ from
	// those of the map, by name.
	Options map[string]string `json:"options,omitempty"`
	// ReducedMotion replaces hops, shakes and flashes by slides and fades.
	ReducedMotion bool `json:"reduced_motion"`
}

// DefaultSettings are those of a player who has chosen nothing.
func DefaultSettings() Settings {
	return Settings{
		Version:      settingsVersion,
		WindowWidth:  1280,
		WindowHeight: 720,
		ConfirmEnd:   true,
		WhatIf:       true,
		Speed:        1,
		Volume:       70,
		Effects:      100,
		Ambience:     60,
		Grid:         40,
		Scale:        100,

		MuteUnfocused: true,
		ShowDice:      true,
		FollowCamera:  true,
	}
}

// LoadSettings returns the stored settings, every value brought into its
// range. A missing file gives the defaults. A broken one gives the defaults
// too and an error for the log, and is kept aside under another name.
func LoadSettings(s Store) (Settings, error) {
	b, err := s.Load(settingsName)
	if errors.Is(err, ErrNotFound) {
		return DefaultSettings(), nil
	}
	if err != nil {
		return DefaultSettings(), fmt.Errorf("settings: %w", err)
	}
	v := DefaultSettings()
	err = json.NewDecoder(bytes.NewReader(b)).Decode(&v)
	if err == nil && v.Version > settingsVersion {
		err = fmt.Errorf("version %d is newer than this program", v.Version)
	}
	if err != nil {
		if aside := s.Save("settings-broken.json", b); aside != nil {
			err = errors.Join(err, aside)
		}
		return DefaultSettings(), fmt.Errorf("settings: %w", err)
	}
	v.clamp()
	return v, nil
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
	v.WindowWidth = min(max(v.WindowWidth, 480), 16384)
	v.WindowHeight = min(max(v.WindowHeight, 320), 16384)
	if v.Speed != 2 && v.Speed != 4 {
		v.Speed = 1
	}
	v.Volume = min(max(v.Volume, 0), 100)
	v.Grid = min(max(v.Grid, 0), 100)
	v.Effects = min(max(v.Effects, 0), 100)
	v.Ambience = min(max(v.Ambience, 0), 100)
	v.Scale = min(max(v.Scale, 75), 200)
	if v.Distances != Squares && v.Distances != Feet && v.Distances != Metres {
		v.Distances = ""
	}
	if len(v.Language) > 8 {
		v.Language = ""
	}
}
