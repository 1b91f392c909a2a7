package hud

import (
	"slices"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// melee is the slip of a sword stroke in dim light.
func melee() *model.Slip {
	return &model.Slip{
		About:   model.About{Weapon: "Épée longue", Target: "Orque", Subject: &model.Subject{HP: 17, Max: 24, Count: "17 sur 24 PV"}},
		Chances: model.Chances{Chance: "56 %", Product: "70 % × 80 %", Needs: "7 ou plus", Against: "+6 contre CA 13"},
		Dice:    model.Dice{HitFrom: 7, ThreatFrom: 19},
		Sums: model.Sums{AttackTitle: "Attaque", DefenceTitle: "Défense", Attack: []model.Line{
			{Value: "+3", Words: "Bonus de base à l'attaque", Rule: "ATK-03", Own: true},
			{Value: "+3", Words: "Force", Rule: "ATK-03", Own: true},
		}, Defence: []model.Line{{Value: "10", Words: "Base", Rule: "DEF-01", Own: true}, {Value: "+3", Words: "Armure", Rule: "DEF-01", Own: true}}},
		Harm: model.Harm{Damage: "1d8+3", Mean: "en moyenne 4,6 sur 17 PV", Kill: "abat 2 %", Outcomes: &model.Outcomes{Miss: .44, Hit: .5, Critical: .06}},
		Notes: []model.Line{
			{Value: "19–20 ×2", Words: "coup critique", Rule: "ATK-18", Own: true},
			{Value: "20 %", Words: "risque d'échec : pénombre (M6)", Rule: "GEO-17"},
		},
	}
}

// TestLargeLettersKeepTheReasons: where the letters are too large for the slip,
// the modifiers of a roll still add up to what stands beside the chance, each with
// its rule, and so they do when the situation adds to them.
func TestLargeLettersKeepTheReasons(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, v := range []struct {
		name     string
		flank    bool
		attack   int
		defence  int
		chances  string
		ofAttack int // lines
	}{
		{"alone", false, 6, 13, "20 %", 1},
		{"flanking", true, 8, 13, "20 %", 2},
	} {
		s := full()
		s.Slip = melee()
		if v.flank {
			s.Slip.Attack = append(s.Slip.Attack, model.Line{Value: "+2", Words: "En tenaille avec le roublard", Rule: "FLK-01", New: true})
		}
		p := Arrange(style, NewLayout(853, 480), s)
		if y := p.slip.Y + p.slip.H + 6; y > p.EndBox.Y {
			t.Errorf("%s: the slip ends at %.0f, the end of the turn begins at %.0f", v.name, y, p.EndBox.Y)
		}
		for _, list := range []struct {
			lines []model.Line
			want  int
		}{{p.Slip.Attack, v.attack}, {p.Slip.Defence, v.defence}} {
			sum := 0
			for i := range list.lines {
				n, ok := lineNumber(&list.lines[i])
				if _, opens := p.Find(chipID(list.lines[i].Rule)); !ok || !opens {
					t.Errorf("%s: %+v is no number with a rule to open", v.name, list.lines[i])
				}
				sum += n
			}
			if sum != list.want {
				t.Errorf("%s: %+v adds up to %d, want %d", v.name, list.lines, sum, list.want)
			}
		}
		if len(p.Slip.Attack) != v.ofAttack {
			t.Errorf("%s: %d lines of attack, want %d", v.name, len(p.Slip.Attack), v.ofAttack)
		}
		if !slices.ContainsFunc(p.Slip.Notes, func(l model.Line) bool { return l.Value == v.chances }) {
			t.Errorf("%s: the miss chance is gone from %+v", v.name, p.Slip.Notes)
		}
	}
}

// TestGatheredLinesAddUp: numbers of a rule become one, and no other does.
func TestGatheredLinesAddUp(t *testing.T) {
	list := gathered([]model.Line{
		{Value: "+3", Words: "Base", Rule: "ATK-03", Own: true}, {Value: "−4", Words: "Size", Rule: "ATK-03", Own: true},
		{Value: "10", Words: "Base", Rule: "DEF-01", Own: true}, {Value: "+2", Words: "Shield", Rule: "DEF-01", Own: true},
		{Value: "+1", Words: "Dodge", Rule: "DEF-01", Own: true, Lost: true}, {Value: "+2", Words: "Cover", Rule: "DEF-01"},
	})
	want := []string{"−1 Base, Size", "12 Base, Shield", "+1 Dodge", "+2 Cover"}
	var got []string
	for _, l := range list {
		got = append(got, l.Value+" "+l.Words)
	}
	if !slices.Equal(got, want) {
		t.Errorf("the lines are %q, want %q", got, want)
	}
}
