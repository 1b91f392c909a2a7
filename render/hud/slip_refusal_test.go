package hud

import (
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// TestRefusalComesFirst: why an attack may not be made stands over its chances,
// which are headed as supposed, on a small screen as well; struck sneak attack dice
// have their reason under them.
func TestRefusalComesFirst(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	small, folded := phone()
	folded.Slip = melee()
	large := full()
	large.Slip = melee()
	for _, v := range []struct {
		name string
		l    Layout
		s    Screen
	}{{"large", NewLayout(1280, 720), large}, {"phone", small, folded}} {
		p := Arrange(style, v.l, v.s)
		was := p.slipOf.top
		s := v.s.Slip
		s.Refused.Words, s.Refused.Rule, s.Supposed = "Only the nearest enemy in cover may be attacked.", "SKI-09", "If it were allowed:"
		p = Arrange(style, v.l, v.s)
		d := p.slipOf.refuse
		if d.H == 0 || d.Y < p.slip.Y+18 || p.slipOf.top < d.Y+d.H || p.slipOf.supposed < d.Y+d.H || p.slipOf.supposed > p.slipOf.top || p.slipOf.top <= was {
			t.Errorf("%s: the refusal stands in %+v, the words over the chances on %.0f, the chances from %.0f", v.name, d, p.slipOf.supposed, p.slipOf.top)
		}
		if _, opens := p.Find(chipID("SKI-09")); !opens {
			t.Errorf("%s: the rule of the refusal does not open", v.name)
		}
	}
	s := full()
	s.Slip = melee()
	s.Slip.Notes = []model.Line{{Value: "+2d6", Words: "Sneak attack", Rule: "ATK-19", Lost: true, Why: "Lost: concealment."}}
	p := Arrange(style, NewLayout(1280, 720), s)
	if n := p.slipOf.notes; len(n) != 2 || n[1].why != "Lost: concealment." || n[1].y <= n[0].y || n[1].line.Rule != "" {
		t.Errorf("the notes are %+v, want the dice and the reason", n)
	}
}
