package settings

import (
	"tenaille/game/sound"
	"tenaille/render/widget"
)

// sounds is the page of what is heard.
func (s *settings) sounds() []row {
	v := &s.Settings
	set := s.SetLevels
	heard := func() { set(); s.Sound.Play(sound.Select) }
	return []row{
		{id: "settings.mute", icon: "sound", label: s.T("Mute"), about: s.silence(), lay: func(p *widget.Page, r widget.Rect) {
			s.pair(p, "settings.mute", r, s.T("On"), s.T("Off"), v.Muted, func(on bool) {
				v.Muted = on
				heard()
				s.changed()
			})
		}},
		s.slider("settings.volume", "sound", s.T("Volume"), s.T("Of everything"), 5, &v.Volume, heard),
		s.slider("settings.effects", "attack", s.T("Effects"), s.T("Steps, blows and signals"), 5, &v.Effects, heard),
		s.slider("settings.ambience", "water", s.T("Ambience"), s.T("Wind, water and fires"), 5, &v.Ambience, set),
		s.slider("settings.music", "music", s.T("Music"), s.T("Rests while another window has the focus"), 5, &v.Music, set),
		s.toggle("settings.unfocused", "pause", s.T("Mute in the background"), s.T("While another window has the focus"), &v.MuteUnfocused),
		s.toggle("settings.captions", "speak", s.T("Captions"), s.T("Writes on the screen what is heard"), &v.Captions),
	}
}

// silence says why nothing is heard, where there is no sound card.
func (s *settings) silence() string {
	if s.Sound.Silent() {
		return s.T("No sound device was found")
	}
	return ""
}
