package text

import "github.com/jeandeaual/go-locale"

// StartLanguage is the language to open the game in when the player has not
// chosen one: that of the system or browser where the game speaks it, else
// the default.
func StartLanguage() string {
	lang, err := locale.GetLanguage()
	if err != nil {
		return Default
	}
	return known(lang)
}
