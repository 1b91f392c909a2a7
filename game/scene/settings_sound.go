package scene

import "tenaille/game/sound"

// sounds is the page of what is heard.
func (s *settings) sounds() []row {
	v := &s.Settings
	set := func() { s.Sound.SetVolume(v.Volume, v.Muted) }
	heard := func() { set(); s.Sound.Play(sound.Select) }
	mute := s.toggle("settings.mute", s.T("Mute"), s.silence(), &v.Muted)
	return []row{
		mute,
		s.slider("settings.volume", s.T("Volume"), s.T("Of everything"), 5, &v.Volume, heard),
		s.slider("settings.effects", s.T("Effects"), s.T("Steps, blows and signals"), 5, &v.Effects, heard),
		s.slider("settings.ambience", s.T("Ambience"), s.T("Wind and fires"), 5, &v.Ambience, set),
		s.toggle("settings.unfocused", s.T("Mute in the background"), s.T("While another window has the focus"), &v.MuteUnfocused),
		s.toggle("settings.captions", s.T("Captions"), s.T("Writes on the screen what is heard"), &v.Captions),
	}
}

// silence says why nothing is heard, where there is no sound card.
func (s *settings) silence() string {
	if s.Sound.Silent() {
		return s.T("No sound device was found")
	}
	return ""
}
