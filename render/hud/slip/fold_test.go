package slip

import (
	"fmt"
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// folded lays a slip out as a desk shows it, and tells the parts of it.
func folded(m *model.Slip, whole bool) (Slip, *part.Kit) {
	k := &part.Kit{Style: widget.NewStyle(1, art.NewGallery()), Layout: part.NewLayout(1280, 720), Regions: &ui.Regions{}}
	w := Words{Lines: func(n int) string { return fmt.Sprint(n) }, More: func(n int) string { return fmt.Sprint(n, " de plus") }}
	s := Folded(k, m, false, w)
	if whole {
		w.Fewer = "moins"
		s = New(k, m, false, w)
	}
	s.Put()
	return s, k
}

// contested is a stroke with modifiers of the situation, more than a glance takes in.
func contested() *model.Slip {
	m := melee()
	for i, v := range []string{"+2", "−4", "+1", "−1"} {
		m.Attack = append(m.Attack, model.Line{Value: v, Words: fmt.Sprint("situation ", i), Rule: fmt.Sprint("SIT-0", i)})
	}
	m.Subject.Facts = []string{"CA 13"}
	return m
}

// TestFoldedSlipTellsWhatMattersMost: a slip of a desk tells the chance, its twenty faces, the
// damage and the few modifiers of the situation that weigh most; what is behind its button
// is counted there, and all of it with every rule is one press away.
func TestFoldedSlipTellsWhatMattersMost(t *testing.T) {
	m := contested()
	s, k := folded(m, false)
	all, whole := folded(m, true)
	if 5*s.Box.H > 3*all.Box.H {
		t.Errorf("folded the slip is %.0f units tall, whole %.0f", s.Box.H, all.Box.H)
	}
	if len(of[*headline](&s)) != 1 || len(of[*rulerRow](&s)) != 1 || len(of[*damageRow](&s)) != 1 {
		t.Error("the chance, its faces or the damage is missing")
	}
	lines, notes := of[*lineRow](&s), of[*noteRow](&s)
	if n := len(lines) + len(notes); n != few {
		t.Errorf("%d lines under the chance, want %d", n, few)
	}
	for _, l := range lines {
		if l.Own || l.Words == "situation 3" {
			t.Errorf("%s %s stands before what weighs more", l.Value, l.Words)
		}
	}
	told := len(lines) + len(notes)
	rows := len(of[*lineRow](&all)) + len(of[*noteRow](&all)) + len(of[*factRow](&all)) + len(of[*meanRow](&all))
	if f := of[*foldRow](&s); len(f) != 1 || f[0].words != fmt.Sprint(rows-told, " de plus") {
		t.Errorf("the button says %v, want %d", f, rows-told)
	}
	if r, ok := k.Regions.Find(FoldID); !ok || r.Box.H < 26 || r.Box.Y+r.Box.H > s.Box.Y+s.Box.H {
		t.Errorf("the button at %v of the slip at %v", r.Box, s.Box)
	}
	for _, list := range [][]model.Line{m.Attack, m.Defence, m.Notes} {
		for i := range list {
			if _, ok := whole.Regions.Find(widget.ChipID(list[i].Rule)); !ok {
				t.Errorf("the whole slip has no rule %s", list[i].Rule)
			}
		}
	}
	if f := of[*foldRow](&all); len(f) != 1 || f[0].words != "moins" {
		t.Error("the whole slip cannot be folded again")
	}
	w := written(&s, k)
	text := ""
	for i := range w {
		text += w[i].Text + "|"
	}
	if !strings.Contains(text, "de plus") || strings.Contains(text, "Bonus de base") {
		t.Errorf("the folded slip writes %s", text)
	}
}

// TestFoldLeavesCardsAndWarnings: a card without a chance is read for its lines and is not
// folded, under a refusal neither; a refusal and a danger stand on a folded slip.
func TestFoldLeavesCardsAndWarnings(t *testing.T) {
	card := &model.Slip{About: model.About{Target: "Orque"}}
	for i := range 5 {
		card.Parts = append(card.Parts, model.Part{Title: fmt.Sprint("p", i), Card: true, Lines: []model.Line{{Value: "1", Words: "v"}}})
	}
	if s, _ := folded(card, false); len(of[*foldRow](&s)) != 0 || len(of[*lineRow](&s)) != 5 {
		t.Errorf("the card is folded, %d lines left", len(of[*lineRow](&s)))
	}
	card.Refused = model.Reason{Words: "Hors de portée.", Rule: "GEO-14"}
	if s, _ := folded(card, false); len(of[*foldRow](&s)) != 0 || len(of[*refusalRow](&s)) != 1 || len(of[*lineRow](&s)) != 5 {
		t.Errorf("the card under a refusal is folded, %d lines left", len(of[*lineRow](&s)))
	}
	m := contested()
	m.Refused, m.Danger = model.Reason{Words: "Hors de portée.", Rule: "GEO-14"}, model.Danger{Title: "Attaque d’opportunité", Words: "Orque", Rule: "AOO-06"}
	if s, _ := folded(m, false); len(of[*refusalRow](&s)) != 1 || len(of[*dangerRow](&s)) != 1 || len(of[*foldRow](&s)) != 1 {
		t.Error("a warning is folded away")
	}
	short := &model.Slip{About: model.About{Weapon: "Dague", Target: "Orque"}, Chances: model.Chances{Chance: "50 %"}, Dice: model.Dice{HitFrom: 11, ThreatFrom: 19}, Sums: model.Sums{Attack: []model.Line{{Value: "+1", Words: "x", Own: true}}}}
	if s, _ := folded(short, false); len(of[*foldRow](&s)) != 0 || len(of[*lineRow](&s)) != 1 {
		t.Error("a slip with one line is folded")
	}
}
