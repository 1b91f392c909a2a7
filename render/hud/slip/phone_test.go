package slip

import (
	"strconv"
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// The folded slip adds up: what is added meets what, the product makes the
// chance of the headline, and of the modifiers the situation comes first.
func TestFoldedSlipAddsUp(t *testing.T) {
	l := part.NewLayout(844, 390)
	m := &model.Slip{
		About:   model.About{Weapon: "Épée longue", Target: "Orque"},
		Chances: model.Chances{Chance: "56 %", Product: "70 % × 80 %", Needs: "7 ou plus", Against: "+6 contre CA 13", Because: model.Reason{Words: "pénombre", Rule: "GEO-17"}},
		Harm:    model.Harm{Kill: "abat 2 %", Damage: "1d8+3"}, Dice: model.Dice{HitFrom: 7, ThreatFrom: 19},
		Sums: model.Sums{
			Attack:  []model.Line{{Value: "+3", Words: "Force", Rule: "ATK-03", Own: true}, {Value: "+2", Words: "Tenaille", Rule: "FLK-01"}},
			Defence: []model.Line{{Value: "+4", Words: "Armure", Own: true}, {Value: "+2", Words: "Dextérité", Lost: true}},
		},
	}
	s, k := shown(l, m)
	if got := strings.Join(of[*underRow](&s)[0].lines, " "); got != "70 % × 80 %, pénombre" && got != "70 % × 80 % pénombre" {
		t.Errorf("the product reads %q", got)
	}
	if _, ok := k.Regions.Find("rule.GEO-17"); !ok {
		t.Error("the rule of the miss chance cannot be opened")
	}
	if got := strings.Join(of[*headline](&s)[0].against, "|"); got != "+6 contre CA 13|abat 2 %" {
		t.Errorf("beside the chance stands %q", got)
	}
	if rows := of[*lineRow](&s); len(rows) != 1 || rows[0].Words != "Tenaille" {
		t.Errorf("of the modifiers are left %+v, want the flanking alone", rows)
	}
	m.Attack = m.Attack[:1]
	if s, _ = shown(l, m); len(of[*lineRow](&s))+len(of[*sumRow](&s)) != 0 {
		t.Errorf("without a situation are left %+v", of[*lineRow](&s))
	}
	if rest := of[*restRow](&s); len(rest) != 1 || rest[0].told(s.sheet) != "+3 Force · + 2 lignes" {
		t.Errorf("what is left out is told as %+v", rest)
	}
	tall := s.Box.H
	m.Product = ""
	if s, _ = shown(l, m); s.Box.H >= tall {
		t.Errorf("the slip is %.0f high with a product and %.0f without", tall, s.Box.H)
	}
}

// TestTheRestBeginsWithTheSituation: where no modifier has a line of its own the line that counts
// them names the one of the situation, not what the creature always adds.
func TestTheRestBeginsWithTheSituation(t *testing.T) {
	m := &model.Slip{
		About:   model.About{Weapon: "Épée longue", Target: "Orque"},
		Chances: model.Chances{Chance: "56 %"}, Dice: model.Dice{HitFrom: 7, ThreatFrom: 19},
		Sums: model.Sums{
			Attack:  []model.Line{{Value: "+3", Words: "Force", Own: true}, {Value: "+2", Words: "Tenaille avec Idony"}},
			Defence: []model.Line{{Value: "+4", Words: "Armure", Own: true}, {Value: "+2", Words: "Dextérité", Lost: true}},
		},
	}
	s, _ := shown(part.NewLayout(844, 390), m)
	all := newRows(s.sheet.list())
	all.upTo(faces)
	if _, left, first := all.sums(); left != 4 || first == nil || first.Words != "Tenaille avec Idony" {
		t.Errorf("%d lines are left, the first is %+v", left, first)
	}
}

// TestSlipOfAPhoneCutsNoWords: what counts against an enemy stands whole on the slip
// of a small screen, on as many lines as it takes; where there is no room for all
// enemies the last are left out.
func TestSlipOfAPhoneCutsNoWords(t *testing.T) {
	words := "tenaille, avec Guerrier et Maître d'armes"
	for n := 1; n <= 6; n++ {
		m := &model.Slip{About: model.About{Weapon: "De N6 · Épée courte"}, Warnings: model.Warnings{Danger: model.Danger{Title: "2 opportunités", Words: "Orque 55 % · Hobgobelin 50 %", Rule: "AOO-05"}}}
		for range n {
			m.Foes = append(m.Foes, model.Foe{Name: "Orque", Chance: "68 %", Danger: "55 %", Sign: "attack", Reasons: []model.Line{{Icon: "flank", Words: words}, {Icon: "concealment", Words: "camouflage, échec 20 %"}}})
		}
		l := part.CompactLayout(part.SmallWidth, part.SmallHeight)
		s, _ := shown(l, m)
		rows := of[*foeRow](&s)
		if len(rows) == 0 || n <= 2 && len(rows) < n {
			t.Fatalf("%d enemies: %d on the slip", n, len(rows))
		}
		for i, r := range rows {
			if got := strings.Join(r.reasons[0], " "); got != words || len(r.reasons) != 2 {
				t.Errorf("%d enemies: the %d. says %q and %d reasons, want %q and one more", n, i+1, got, len(r.reasons), words)
			}
			if lines := len(r.reasons[0]) + len(r.reasons[1]); r.high < 23+15*float64(lines) {
				t.Errorf("%d enemies: the box of the %d. is %.0f high for %d lines", n, i+1, r.high, lines)
			}
		}
		if s.Box.Y+s.Box.H > l.CardBox.Y {
			t.Errorf("%d enemies: the slip at %.0f lies over buttons", n, s.Box)
		}
	}
}

// TestNoNumberStandsAloneOnAPhone: beside the chance of a small screen each of what it
// needs, meets and fells is one line, and three keep clear of title and ruler.
func TestNoNumberStandsAloneOnAPhone(t *testing.T) {
	for _, v := range [][]string{{"needs 10 or more", "+10 against defence 20", ""}, {"fails on 17 or less", "Reflex +0 against DC 18", "fells 3%"}, {"10 ou plus", "+6 contre CA 16", "abat 8 %"}} {
		m := &model.Slip{About: model.About{Weapon: "Archer", Target: "Ogre"}, Chances: model.Chances{Chance: "55%", Needs: v[0], Against: v[1]}, Harm: model.Harm{Kill: v[2]}, Dice: model.Dice{HitFrom: 10, ThreatFrom: 20}}
		s, _ := shown(part.CompactLayout(part.SmallWidth, part.SmallHeight), m)
		h := of[*headline](&s)[0]
		got, want := append(h.needs[:len(h.needs):len(h.needs)], h.against...), 2
		if v[2] != "" {
			want = 3
		}
		if len(got) != want {
			t.Errorf("the lines beside the chance are %q, want %d", got, want)
		}
		if want == 3 && h.more() < 4 {
			t.Errorf("%q have %.0f units over those of two lines", got, h.more())
		}
	}
}

// TestRulerGivesWayOnAPhone: over a strip a long title and what a chance is made of
// leave the ruler no room; the slip is shown without it, not hidden under the strip.
func TestRulerGivesWayOnAPhone(t *testing.T) {
	m := &model.Slip{
		About:   model.About{Weapon: "Croc-en-jambe : Mains nues", Target: "Orque"},
		Chances: model.Chances{Chance: "43 %", Product: "85 % contact × 50 % test", Needs: "contact : 4 ou plus", Against: "+6 contre CA 10 : 85 %"},
		Dice:    model.Dice{HitFrom: 4},
	}
	l := part.CompactLayout(part.SmallWidth, part.SmallHeight)
	k := &part.Kit{Style: widget.NewStyle(1, art.NewGallery()), Layout: l, Regions: &ui.Regions{}}
	place := func(floor float64) Slip {
		return Beside(k, m, false, func(n int) string { return strconv.Itoa(n) }, floor, func(r widget.Rect) (must, might float64) {
			return max(r.Y+r.H-floor, 0) + max(l.Side.Y-r.Y, 0), 0 // strip and upper row
		})
	}
	free := place(l.Bar.Y - 36)
	floor := l.Side.Y + free.Box.H
	strip := place(floor)
	if len(of[*rulerRow](&free)) != 1 {
		t.Error("with room for it there is no ruler")
	}
	if len(of[*rulerRow](&strip)) != 0 || len(of[*headline](&strip)) != 1 || len(of[*underRow](&strip)) != 1 {
		t.Errorf("over a strip %d rulers, %d chances, %d products", len(of[*rulerRow](&strip)), len(of[*headline](&strip)), len(of[*underRow](&strip)))
	}
	if low := strip.Box.Y + strip.Box.H; low > floor {
		t.Errorf("the slip ends at %.0f, over a strip at %.0f", low, floor)
	}
}

// TestALoneLineIsTold: a slip of a phone that would leave out one line only tells it, instead
// of counting it; of two it tells how many they are.
func TestALoneLineIsTold(t *testing.T) {
	l := part.CompactLayout(part.SmallWidth, part.SmallHeight)
	for n := 1; n <= 3; n++ {
		m := &model.Slip{About: model.About{Weapon: "From D6 · Longsword"}}
		for i := range n {
			m.Notes = append(m.Notes, model.Line{Words: "note " + strconv.Itoa(i)})
		}
		s, _ := shown(l, m)
		notes, rest := len(of[*noteRow](&s)), len(of[*restRow](&s))
		if one := n == 1; (notes == 1) != one || (rest == 0) != one {
			t.Errorf("of %d lines %d are told and %d counts the others", n, notes, rest)
		}
	}
}

// TestSlipOfAPhoneLiesOnNobody: where the longer slip would lie on a piece it stands
// elsewhere, or with fewer rows; where there is nobody it is as long as it may be.
func TestSlipOfAPhoneLiesOnNobody(t *testing.T) {
	m := &model.Slip{
		About:   model.About{Weapon: "Longsword", Target: "Orc", Subject: &model.Subject{HP: 12, Max: 20, Count: "12 of 20 HP", Facts: []string{"30 ft"}}},
		Chances: model.Chances{Chance: "55%", Needs: "needs 10 or more", Against: "+6 against AC 16"},
		Dice:    model.Dice{HitFrom: 10, ThreatFrom: 19},
		Sums:    model.Sums{Attack: []model.Line{{Value: "+2", Words: "Flanking", Rule: "FLK-01"}}},
	}
	l := part.CompactLayout(part.SmallWidth, part.SmallHeight)
	k := &part.Kit{Style: widget.NewStyle(1, art.NewGallery()), Layout: l, Regions: &ui.Regions{}}
	place := func(pieces ...widget.Rect) Slip {
		return Beside(k, m, false, func(n int) string { return strconv.Itoa(n) }, l.Bar.Y-8, func(r widget.Rect) (must, might float64) {
			for _, p := range pieces {
				might += r.Shared(p)
			}
			return 0, might
		})
	}
	free := place()
	if one := place(widget.Rect{X: free.Box.X + 20, Y: free.Box.Y + 20, W: 40, H: 40}); one.Box.H != free.Box.H || one.Box.X == free.Box.X && one.Box.Y == free.Box.Y {
		t.Errorf("a piece under it moves the slip from %v to %v", free.Box, one.Box)
	}
	row := widget.Rect{W: l.W, Y: l.Side.Y + free.Box.H - 6, H: l.Bar.Y - 8 - l.Side.Y - free.Box.H}
	if low := place(row); low.Box.H >= free.Box.H || low.Box.Shared(row) > 0 {
		t.Errorf("over pieces from %.0f the slip is %v, without them %v", row.Y, low.Box, free.Box)
	}
}
