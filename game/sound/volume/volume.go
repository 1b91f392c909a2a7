package volume

// Sound is what is heard, and what of it is written.
type Sound struct {
	// Volume is that of everything, 0 to 100, and Effects, Ambience and Music are
	// parts of it; Muted silences without forgetting them.
	Volume   int  `json:"volume"`
	Effects  int  `json:"effects"`
	Ambience int  `json:"ambience"`
	Music    int  `json:"music"`
	Muted    bool `json:"muted"`
	// MuteUnfocused silences the game while another window has the focus.
	MuteUnfocused bool `json:"mute_unfocused"`
	// Captions writes on the screen what is heard.
	Captions bool `json:"captions"`
}
