package settings

import (
	"tenaille/game/sound"
	"tenaille/game/store"
	"tenaille/render/widget"
)

// sounds is the page of what is heard.
func (s *settings) sounds() []row {
	v, d := &s.Settings, store.DefaultSettings()
	set := s.SetLevels
	heard := func() { set(); s.Sound.Play(sound.Select) }
	list := []row{
		title("loud", s.T("Loudness")),
		{id: "settings.mute", icon: "sound", label: s.T("Mute"), about: s.silence(), wide: pairWidth, changed: v.Muted, reset: func() { v.Muted = false; set() }, lay: func(p *widget.Page, r widget.Rect) {
			s.pair(p, "settings.mute", r, s.T("On"), s.T("Off"), v.Muted, func(on bool) {
				v.Muted = on
				heard()
				s.changed()
			})
		}},
		s.slider("settings.volume", "sound", s.T("Volume"), s.T("Of everything"), 5, &v.Volume, d.Volume, heard),
		title("what", s.T("What is heard")),
		s.slider("settings.effects", "attack", s.T("Effects"), s.T("Steps, blows and signals"), 5, &v.Effects, d.Effects, heard),
		s.slider("settings.ambience", "water", s.T("Ambience"), s.T("Wind, water and fires"), 5, &v.Ambience, d.Ambience, set),
		s.slider("settings.music", "music", s.T("Music"), s.T("Silent while another window has the focus"), 5, &v.Music, d.Music, set),
		s.toggle("settings.unfocused", "pause", s.T("Mute in the background"), s.T("While another window has the focus"), &v.MuteUnfocused, d.MuteUnfocused),
		title("read", s.T("Instead of sound")),
		s.toggle("settings.captions", "speak", s.T("Captions"), s.T("Writes on the screen what is heard"), &v.Captions, d.Captions),
		title("hear", s.T("To listen to")),
	}
	return append(list, s.hearRows()...)
}

// silence says why nothing is heard, where there is no sound card.
func (s *settings) silence() string {
	if s.Sound.Silent() {
		return s.T("No sound device was found")
	}
	return ""
}
