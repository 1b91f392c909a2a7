package scene

// controls is the page of keys and buttons.
func (s *settings) controls() []row {
	return []row{
		{id: "settings.keys", label: s.T("Mouse, keyboard, gamepad and touch all reach everything"), about: s.T("F1 in a battle lists the keys."), under: true},
	}
}
