package words

import "tenaille/game/replay"

// ReloadName names what is agreed about going back to a save, one of replay.Reloads.
func (w *Words) ReloadName(reload string) string {
	switch reload {
	case replay.NewDice:
		return w.T("New dice")
	case replay.Ironman:
		return w.T("Ironman")
	}
	return w.T("Same dice again")
}

// ReloadAbout says what that means, before it is agreed.
func (w *Words) ReloadAbout(reload string) string {
	switch reload {
	case replay.NewDice:
		return w.T("Each time the match is loaded it goes on with new dice. The record says so, and nothing done before can be taken back.")
	case replay.Ironman:
		return w.T("One save, renewed after every action: no named ones, no playing on from an earlier action. When the match is over the save goes, and the record stays. An action without dice can still be undone.")
	}
	return w.T("A loaded match rolls the same dice: going back changes nothing but what you do.")
}
