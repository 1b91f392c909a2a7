package battle

import (
	"testing"

	"tenaille/game/scene"
	"tenaille/game/text"
	"tenaille/rules"
)

// TestWordsOfTheBarHaveRoom: what stands on the buttons of the bar, of one who is free
// and of one in a grapple, fits in every language.
func TestWordsOfTheBarHaveRoom(t *testing.T) {
	for _, lang := range text.Codes() {
		for _, cast := range [][]stand{fighterAndOrc(), wrestlers()} {
			b := opening(t, lang, nil, cast...)
			c, words := b.Context, 0
			for _, e := range b.turn.Bar(b.desk.Layout.Buttons()) {
				word := barWord(c, e.Verb)
				if word == "" {
					continue
				}
				words++
				if c.Style.Width(word, 0, 12) <= barWidth+4 {
					continue
				}
				fits := false // on two lines of smaller letters
				for i, r := range word {
					if r == ' ' || r == '-' {
						fits = fits || max(c.Style.Width(word[:i+1], 0, 11), c.Style.Width(word[i+1:], 0, 11)) <= barWidth+4
					}
				}
				if !fits {
					t.Errorf("%s: %q on the bar is wider than two lines of %d", lang, word, barWidth)
				}
			}
			if words < 7 {
				t.Errorf("%s: only %d words on the bar", lang, words)
			}
		}
	}
}

// barWidth is the room for words on a button of the bar, in units.
const barWidth = 47

func barWord(c *scene.Context, v rules.Verb) string {
	for _, key := range []string{"bar.", "short.", "verb."} {
		if c.Text.Has(key + v.String()) {
			return c.Key(key + v.String())
		}
	}
	return ""
}
