package settings

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/scene"
)

// specimens are the settings on each of their pages.
func specimens(c *scene.Context) (list []scene.Scene) {
	for _, tab := range []string{"general", "sound", "controls", "access"} {
		s := New(c).(*settings)
		s.tab = tab
		list = append(list, s)
	}
	return list
}

func TestWidgetsOfTheSettings(t *testing.T) { screentest.Widgets(t, specimens) }

func TestSettingsUpright(t *testing.T) { screentest.Upright(t, specimens) }

func TestSettingsForFingers(t *testing.T) { screentest.Fingers(t, specimens) }

// TestSettingsScrollByAFinger: also over what they are set with.
func TestSettingsScrollByAFinger(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	screentest.Scrolls(t, c, specimens(c)[0], "settings.speed")
}

func TestTextsOfTheSettings(t *testing.T) { screentest.Texts(t, specimens) }
