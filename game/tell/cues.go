package tell

import "tenaille/rules"

// Lost reports whether an attack was lost to the miss chance (CON-04).
func Lost(events []rules.Event) bool {
	for i := range events {
		if events[i].Flags&rules.FlagLost != 0 {
			return true
		}
	}
	return false
}

// Critical reports whether an attack was a confirmed critical hit.
func Critical(events []rules.Event) bool {
	for i := range events {
		if (events[i].Kind == rules.ConfirmationRolled || i == 0 && events[i].Flags&rules.FlagCritical != 0 && events[i].Cite == rules.SKI02) && events[i].Flags&rules.FlagCritical != 0 {
			return true
		}
	}
	return false
}
