package result

import (
	"strings"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/story"
	"tenaille/levels"
	"tenaille/rules"
)

// TestAWonLessonLeadsToTheNext: the first thing offered after a lesson is the one that
// follows, after one that was lost the same again, and after the last the same again.
func TestAWonLessonLeadsToTheNext(t *testing.T) {
	list := levels.Lessons()
	for _, v := range []struct {
		lesson, next string
		winner       int
	}{
		{list[0], list[1], 0}, {list[1], list[2], 0}, {list[0], "", 1}, {list[len(list)-1], "", 0},
	} {
		for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
			c := screentest.NewContext(t, "en", size[0], size[1], 1, 100)
			var begun []match.Terms
			battle := c.Routes.Battle
			c.Routes.Battle = func(c *scene.Context, t match.Terms) scene.Scene {
				begun = append(begun, t)
				return battle(c, t)
			}
			s, err := levels.Load(v.lesson)
			if err != nil {
				t.Fatal(err)
			}
			r := New(c, scene.Outcome{Winner: v.winner, Terms: match.LessonTerms(v.lesson, s.Ruleset, 1)}).(*result)
			screentest.Show(c, c.Routes.Title(c), r)
			r.Layout()
			pressed := r.Press("result.next")
			if pressed != (v.next != "") {
				t.Fatalf("%v: after %s, won by %d, the next is offered: %v", size, v.lesson, v.winner, pressed)
			}
			if !pressed {
				continue
			}
			if len(begun) != 1 || begun[0].Level != v.next || !begun[0].Study || begun[0].Players[0] != match.Human {
				t.Errorf("%v: after %s comes %+v, want %s", size, v.lesson, begun, v.next)
			}
		}
	}
}

// TestTheReasonIsToldOnce: by which goal a battle was won is said under the headline and not
// once more in the deed of the day, in either language.
func TestTheReasonIsToldOnce(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		for goal := rules.Missed + 1; goal <= rules.ToClose; goal++ {
			r := New(c, scene.Outcome{Winner: 0, Goal: goal}).(*result)
			_, sub := r.headline()
			reason, deed := r.Key("goal."+goal.String()), r.deedWords(story.Deed{Kind: story.Outlasted, Who: rules.Nobody, Whom: rules.Nobody})
			if !strings.Contains(sub, reason) || strings.Contains(deed, reason) || deed == "" {
				t.Errorf("%s: under the headline stands %q, in the deed %q", lang, sub, deed)
			}
		}
	}
}
