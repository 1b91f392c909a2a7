package hud

import (
	"slices"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// TestPartsOfTheOutcomesSayWhatTheyAre: in each part of the bar stand the longest of
// its words that have room in it, so that it is not taken for a second ruler.
func TestPartsOfTheOutcomesSayWhatTheyAre(t *testing.T) {
	for _, v := range []struct {
		out  model.Outcomes
		want []string
	}{
		{model.Outcomes{Miss: .4, Hit: .54, Critical: .06}, []string{"missed 40 %", "hit 54 %"}},
		{model.Outcomes{Miss: .18, Hit: .52, Critical: .3}, []string{"miss", "hit 54 %", "critical 6 %"}},
		{model.Outcomes{Miss: .04, Hit: .96}, []string{"hit 54 %"}},
	} {
		s := full()
		s.Slip.Outcomes = &v.out
		v.out.Labels = [][]string{{"missed 40 %", "miss"}, {"hit 54 %", "hit"}, {"critical 6 %", "6 %"}}
		style := widget.NewStyle(1, art.NewGallery())
		p := Arrange(style, NewLayout(1280, 1080), s)
		style.Ledger = &widget.Ledger{}
		p.Draw(nil)
		var got []string
		for _, m := range style.Ledger.Marks {
			if box := p.outcomesBox(); m.Text != "" && m.At.Y > box.Y-4 && m.At.Y+m.At.H < box.Y+box.H+2 && m.At.X > box.X && m.At.X+m.At.W < box.X+box.W {
				got = append(got, m.Text)
			}
		}
		if !slices.Equal(got, v.want) {
			t.Errorf("the bar of %v says %q, want %q", v.out, got, v.want)
		}
	}
}
