package hud

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/foot"
	"tenaille/render/hud/log"
	"tenaille/render/hud/part"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// full is a screen with as much on it as a battle can show.
func full() Screen {
	s := Screen{Heading: model.Heading{Title: "The Broken Keep", Round: "Round 12", Ruleset: "d20", Light: "Dim light"}, Log: model.Log{Title: "Combat log"}}
	for i := range 18 {
		s.Order.Chips = append(s.Order.Chips, model.Chip{ID: fmt.Sprintf("order.%d", i), Figure: "orc", Side: i % 2, HP: 3, Max: 9, Acting: i == 4})
	}
	for i := range 5 {
		s.Toggles = append(s.Toggles, model.Toggle{ID: fmt.Sprintf("toggle.%d", i), Icon: "grid", Key: "G"})
	}
	for i := range 11 {
		s.Bar.Actions = append(s.Bar.Actions, model.Action{ID: fmt.Sprintf("action.%d", i), Label: "Withdraw", Icon: "move"})
	}
	s.Bar.Pips = []model.Pip{{ID: "a", Label: "Standard"}, {ID: "b", Label: "Mouvement"}, {ID: "c", Label: "Placement"}, {ID: "d", Label: "Libre"}}
	s.Undo, s.End = model.Action{ID: "undo"}, model.Action{ID: "end_turn"}
	s.Card = &model.Card{Figure: "orc", Name: "Orc", HP: 4, Max: 9, Conditions: []model.Mark{{Icon: "prone"}, {Icon: "shaken"}}}
	for i := range 40 {
		s.Log.Entries = append(s.Log.Entries, model.Entry{ID: model.EntryID(i), Head: "Orc", Lines: []string{"12+3 = 15 ≥ 14", "1d8+2: 4+2 = 6"}, Rule: i%9 == 0})
	}
	lines := func(n int) (l []model.Line) {
		for i := range n {
			words := "Base attack bonus"
			if i == 0 {
				words = "Flanking with the captain"
			}
			l = append(l, model.Line{Value: "+2", Words: words, Rule: "FLK-01"})
		}
		return l
	}
	s.Log.Open = true
	s.Slip = &model.Slip{
		About:    model.About{Weapon: "Composite longbow", Target: "Goblin archer", Subject: &model.Subject{HP: 3, Max: 9, Count: "3 of 9 HP", Conditions: []model.Mark{{Icon: "prone"}}}},
		Dice:     model.Dice{HitFrom: 11, ThreatFrom: 19},
		Sums:     model.Sums{AttackTitle: "Attack", DefenceTitle: "Defence", Attack: lines(4), Defence: lines(4)},
		Harm:     model.Harm{Damage: "1d8+3"},
		Notes:    lines(2),
		Warnings: model.Warnings{Danger: model.Danger{Title: "2 opportunity attacks", Words: "Orc 45% · Ogre 40%", Rule: "AOO-05"}},
	}
	return s
}

func TestPanelsStayOnTheScreenAndApart(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, size := range [][2]float64{{1280, 720}, {1536, 864}, {1706, 960}, {1688, 780}, {1280, 975}, {844, 390}, {390, 844}, {360, 740}, {1000, 640}, {853, 480}, {1024, 576}, {1600, 600}} {
		l, s := part.NewLayout(size[0], size[1]), full()
		// What a small screen is given.
		s.Toggles, s.Bar.Actions = s.Toggles[:min(len(s.Toggles), l.Switches())], s.Bar.Actions[:min(len(s.Bar.Actions), l.Buttons())]
		s.Log.Open, l.LogBox.H = !l.Compact, l.LogBox.H-l.Map.H-6
		p := Arrange(style, l, s)
		var panels []ui.Region
		for _, r := range p.All() {
			b := r.Box
			if b.X < 0 || b.Y < 0 || b.X+b.W > size[0]+.01 || b.Y+b.H > size[1]+.01 {
				t.Errorf("%v: %s at %v does not lie on the screen", size, r.ID, b)
			}
			if r.Solo || r.ID == "undo" || r.ID == "end_turn" || r.ID == "minimap" {
				panels = append(panels, r)
			}
		}
		want := 7
		if l.Upright { // its switches are folded away
			want = 6
		}
		if len(panels) < want {
			t.Errorf("%v: %d panels, want at least %d", size, len(panels), want)
		}
		for i, a := range panels {
			for _, b := range panels[i+1:] {
				if overlap(a.Box, b.Box) {
					t.Errorf("%v: %s at %v lies over %s at %v", size, a.ID, a.Box, b.ID, b.Box)
				}
			}
		}
	}
}

func overlap(a, b widget.Rect) bool {
	return a.X+a.W > b.X+.5 && b.X+b.W > a.X+.5 && a.Y+a.H > b.Y+.5 && b.Y+b.H > a.Y+.5
}

func TestHitFindsTheTopmostPart(t *testing.T) {
	s := full()
	s.Ask = &model.Ask{Text: "The orc leaves a square.", Answers: model.Answers{Yes: model.Action{ID: "aoo.take"}, No: model.Action{ID: "aoo.decline"}}, Always: model.Action{ID: "aoo.always"}}
	l := part.NewLayout(1280, 720)
	l.Map = widget.Rect{} // nothing of the map is hidden
	p := Arrange(widget.NewStyle(1, art.NewGallery()), l, s)
	for _, id := range []string{"end_turn", "undo", "menu", "toggle.4", "aoo.take", "aoo.decline", "log.39", "rule.FLK-01"} {
		r, ok := p.Find(id)
		if !ok {
			t.Errorf("there is no %s", id)
			continue
		}
		got, _ := p.Hit(r.Box.X+r.Box.W/2, r.Box.Y+r.Box.H/2)
		if got.ID != id {
			t.Errorf("in the middle of %s at %v lies %q", id, r.Box, got.ID)
		}
	}
	if r, over := p.Hit(500, 300); over {
		t.Errorf("over the free map lies %q", r.ID)
	}
}

// TestQuestionStandsLow: in every window a question takes the place of the lower row and
// little more, beside the buttons of the turn where there is room for both.
func TestQuestionStandsLow(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, size := range [][2]float64{{1280, 720}, {1366, 720}, {1536, 864}, {2048, 1152}, {900, 500}, {844, 390}, {390, 844}} {
		l := part.NewLayout(size[0], size[1])
		s := full()
		s.Slip = nil
		s.Ask = &model.Ask{Title: "Attack of opportunity?", Text: "The orc leaves a square.", Facts: []string{"a", "b"}, Answers: model.Answers{Yes: model.Action{ID: "aoo.take"}, No: model.Action{ID: "aoo.decline"}}, Always: model.Action{ID: "aoo.always"}}
		if l.Compact {
			s.Toggles, s.Bar.Actions = s.Toggles[:3], s.Bar.Actions[:6]
		}
		p := Arrange(style, l, s)
		r, ok := p.Find("aoo")
		if !ok || r.Box.X < 0 || r.Box.X+r.Box.W > size[0] || r.Box.Y+r.Box.H > size[1] {
			t.Fatalf("%v: the question at %v does not lie on the screen", size, r.Box)
		}
		if most := l.CardBox.Y - 64; !l.Upright && r.Box.Y < most {
			t.Errorf("%v: the question begins at %.0f, want it under %.0f", size, r.Box.Y, most)
		}
		end, shown := p.Find(s.End.ID)
		if beside := !l.Compact && !l.Snug; shown != beside {
			t.Errorf("%v: the end of the turn is shown %v, want %v", size, shown, beside)
		}
		if shown && end.Box.Shared(r.Box) > 0 {
			t.Errorf("%v: the question at %v lies over %v", size, r.Box, end.Box)
		}
		for _, id := range []string{"unit_card", "actions"} {
			if q, ok := p.Find(id); ok {
				t.Errorf("%v: %s at %v lies under the question", size, id, q.Box)
			}
		}
	}
}

// TestQuestionLeavesNumbersToTheSlip: on a small screen what the slip tells is not said again
// in the question where it takes less of the board by that; where there is no slip, or the
// log lies in its place, the question says it.
func TestQuestionLeavesNumbersToTheSlip(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, size := range [][2]float64{{844, 390}, {390, 844}, {1280, 720}} {
		l := part.NewLayout(size[0], size[1])
		for _, v := range []struct{ slip, log, third, told bool }{
			{true, false, false, !l.Compact}, {false, false, false, true}, {true, true, false, true}, {true, false, true, !l.Upright},
		} {
			s := full()
			s.Ask = &model.Ask{Title: "Attack of opportunity?", Text: "The orc leaves a square.", Facts: []string{"Scimitar: hits 25%"}, Answers: model.Answers{Yes: model.Action{ID: "aoo.take"}, No: model.Action{ID: "aoo.decline"}}}
			if v.third {
				s.Ask.Always.ID = "aoo.always"
			}
			if s.Log.Open = v.log; !v.slip {
				s.Slip = nil
			}
			if l.Compact {
				s.Toggles, s.Bar.Actions = s.Toggles[:3], s.Bar.Actions[:6]
			}
			p := Arrange(style, l, s)
			if told := len(p.Ask.Facts) > 0; told != v.told || len(s.Ask.Facts) != 1 {
				t.Errorf("%v: slip %v, log %v: the question tells numbers %v, want %v", size, v.slip, v.log, told, v.told)
			}
		}
	}
}

// TestPaletteLeavesTheBoardInSight opens a palette as full as the rules make it: it
// takes the column of slip and log, or the right part of a small screen, with
// entries as high as pointer and finger want them.
func TestPaletteLeavesTheBoardInSight(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, v := range []struct{ w, h, share, row float64 }{
		{1280, 720, 0, 30}, {1536, 864, 0, 30}, {853, 480, .3, 28}, {1024, 576, .3, 28}, {844, 390, .5, 40}, {390, 844, 1, 44},
	} {
		l, s := part.NewLayout(v.w, v.h), full()
		s.Palette = &model.Palette{Note: &model.Note{Title: "Grapple", Text: strings.Repeat("what it does ", 30), Rule: "GRP-01", Danger: "an attack of opportunity", DangerRule: "AOO-06"}}
		for g := range 7 {
			group := model.Group{ID: fmt.Sprintf("palette.group.%d", g+1)}
			for i := range []int{7, 4, 9, 10, 5, 6, 10}[g] {
				group.Entries = append(group.Entries, model.Action{ID: fmt.Sprintf("palette.%d.%d", g, i), Off: g == 1})
			}
			s.Palette.Groups = append(s.Palette.Groups, group)
		}
		talls := map[int]float64{} // by entries
		for s.Palette.Open = range s.Palette.Groups {
			p := Arrange(style, l, s)
			box := p.Palette.Box()
			talls[len(s.Palette.Groups[s.Palette.Open].Entries)] = box.H
			free := l.Free()
			if hides := (free.X + free.W - box.X) / free.W; hides > v.share {
				t.Errorf("%vx%v: the palette at %.0f hides %.0f %% of the board's width, want at most %.0f", v.w, v.h, box, 100*hides, 100*v.share)
			}
			if !l.Compact && overlap(box, l.Bar) {
				t.Errorf("%vx%v: the palette at %.0f lies over the buttons at %.0f", v.w, v.h, box, l.Bar)
			}
			n := 0
			for _, r := range p.All() {
				if !strings.HasPrefix(r.ID, "palette.") && !strings.HasPrefix(r.ID, "rule.GRP") && !strings.HasPrefix(r.ID, "rule.AOO-06") {
					continue
				}
				n++
				if b := r.Box; b.X < box.X || b.Y < box.Y || b.X+b.W > box.X+box.W || b.Y+b.H > box.Y+box.H {
					t.Errorf("%vx%v: %s at %.0f leaves the palette at %.0f", v.w, v.h, r.ID, b, box)
				}
				if strings.Count(r.ID, ".") == 2 && r.Box.H < v.row {
					t.Errorf("%vx%v: %s is %.0f high, want %.0f", v.w, v.h, r.ID, r.Box.H, v.row)
				}
				if hit, _ := p.Hit(r.Box.X+r.Box.W/2, r.Box.Y+r.Box.H/2); hit.ID != r.ID {
					t.Errorf("%vx%v: over %s lies %s", v.w, v.h, r.ID, hit.ID)
				}
			}
			if want := 7 + 1 + 2 + len(s.Palette.Groups[s.Palette.Open].Entries); n != want {
				t.Errorf("%vx%v, group %d: %d parts, want %d", v.w, v.h, s.Palette.Open, n, want)
			}
		}
		if talls[4] >= talls[10] {
			t.Errorf("%vx%v: the palette is %.0f high with 4 entries and %.0f with 10", v.w, v.h, talls[4], talls[10])
		}
	}
}

// TestTabsOfThePaletteHaveNames: each tab shows its title whole, the open one and
// the others, and a greyed row its reason.
func TestTabsOfThePaletteHaveNames(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	titles := []string{"Attaque", "Capacités", "Manœuvres", "Mouvement", "Défense", "Soins", "Mains"}
	for _, size := range [][2]float64{{1280, 720}, {853, 480}, {844, 390}, {390, 844}} {
		s := full()
		s.Palette = &model.Palette{}
		for i, title := range titles {
			s.Palette.Groups = append(s.Palette.Groups, model.Group{ID: fmt.Sprint("palette.group.", i), Short: title, Icon: "attack", Entries: []model.Action{
				{ID: fmt.Sprint("palette.", i), Label: "Croc-en-jambe", Off: true, Brief: "ni agenouillé ni assis"},
			}})
		}
		var told widget.Ledger
		style.Ledger = &told
		Arrange(style, part.NewLayout(size[0], size[1]), s).DrawOver(nil)
		style.Ledger = nil
		seen := map[string]bool{}
		for _, m := range told.Marks {
			seen[m.Text] = true
		}
		for _, want := range append(titles, "ni agenouillé ni assis") {
			if !seen[want] {
				t.Errorf("%v: the palette does not say %q", size, want)
			}
		}
	}
}

// phone is a full screen as a phone shows it.
func phone() (part.Layout, Screen) {
	s := full()
	s.Toggles, s.Bar.Actions, s.Log.Open = s.Toggles[:3], s.Bar.Actions[:6], false
	return part.NewLayout(844, 390), s
}

// On a phone the slip hides neither who acts nor who is looked at, wherever the
// two stand.
func TestFoldedSlipHidesNeither(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	l, s := phone()
	s.Slip.Attack, s.Slip.Danger.Title = s.Slip.Attack[:1], ""
	free := l.Free()
	for x := free.X; x+52 < free.X+free.W; x += 48 {
		for y := free.Y; y+52 < free.Y+free.H; y += 48 {
			for _, actor := range []widget.Rect{{X: 20, Y: 110, W: 52, H: 52}, {X: 700, Y: 100, W: 52, H: 52}, {X: 400, Y: 160, W: 52, H: 52}} {
				s := s
				s.On.Look, s.On.Standing = widget.Rect{X: x, Y: y, W: 52, H: 52}, []widget.Rect{actor}
				p := Arrange(style, l, s)
				if p.slip.Box.H == 0 || overlap(p.slip.Box, s.On.Look) || overlap(p.slip.Box, actor) {
					t.Errorf("the slip at %.0f hides the target at %.0f or the attacker at %.0f", p.slip.Box, s.On.Look, actor)
				}
				for _, r := range slices.Concat(p.Bar.Pipped(), actions(p)) {
					if overlap(p.slip.Box, r) {
						t.Errorf("the slip at %.0f lies over the buttons at %.0f", p.slip.Box, r)
					}
				}
			}
		}
	}
}

// A phone shows as many of the initiative as a finger tells apart, from the
// acting creature on.
func TestOrderOfAPhoneBeginsWithWhoActs(t *testing.T) {
	l, s := phone()
	p := Arrange(widget.NewStyle(1, art.NewGallery()), l, s)
	if n := len(p.Order.Chips); n < 8 || n >= len(s.Order.Chips) || p.Order.Chips[0].ID != "order.4" {
		t.Fatalf("%d chips from %s on, want at least 8 of 18 from order.4 on", n, p.Order.Chips[0].ID)
	}
	for i := range p.Order.Chips {
		at, _ := p.Find(p.Order.Chips[i].ID)
		r := at.Box
		if r.W < 40 || r.X+r.W > p.Order.Box.X+p.Order.Box.W {
			t.Errorf("chip %d at %v is too small or leaves the row %v", i, r, p.Order.Box)
		}
	}
}

// TestOrderBeginsWithWhoActs: in every window the row begins with the creature on turn,
// followed by the others in their order, and lies in the same place whoever it is.
func TestOrderBeginsWithWhoActs(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, l := range []part.Layout{part.NewLayout(1280, 720), part.NewLayout(1024, 768), part.NewLayout(853, 480), part.NewLayout(1536, 864), part.NewLayout(844, 390), part.NewLayout(390, 844)} {
		var box widget.Rect
		for acting := range 9 {
			s := full()
			s.Toggles, s.Bar.Actions = s.Toggles[:min(len(s.Toggles), l.Switches())], s.Bar.Actions[:min(len(s.Bar.Actions), l.Buttons())]
			s.Order.Turn, s.Order.Chips = nil, s.Order.Chips[:9]
			for i := range s.Order.Chips {
				s.Order.Chips[i].Acting = i == acting
			}
			p := Arrange(style, l, s)
			for i, c := range p.Order.Chips {
				if want := s.Order.Chips[(acting+i)%9].ID; c.ID != want {
					t.Errorf("%.0f units wide, %d on turn: the %d. chip is %s, want %s", l.W, acting, i+1, c.ID, want)
				}
			}
			if acting > 0 && p.Order.Box != box {
				t.Errorf("%.0f units wide: the row lies at %.0f, before at %.0f", l.W, p.Order.Box, box)
			}
			box = p.Order.Box
		}
	}
}

// The weapon in hand stands on the bar in every arrangement, and the others open over it.
func TestWeaponInHandStandsOnTheBar(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, l := range layouts() {
		s := full()
		s.Bar.Actions = s.Bar.Actions[:min(len(s.Bar.Actions), l.Buttons())]
		s.Bar.Arms = []model.Action{{ID: "weapon.a", Label: "Épée longue", Selected: true}, {ID: "weapon.b", Label: "Dague"}}
		p := Arrange(style, l, s)
		held, ok := p.Find(foot.ArmsID)
		if !ok || len(p.Bar.Over()) != 0 || held.Box.Y < l.Bar.Y || held.Box.Y+held.Box.H > l.Bar.Y+l.Bar.H {
			t.Fatalf("%.0f units wide: the weapon in hand stands at %v, over the bar %v", l.W, held.Box, p.Bar.Over())
		}
		for _, r := range slices.Concat(p.Bar.Pipped(), actions(p)) {
			if overlap(held.Box, r) {
				t.Errorf("%.0f units wide: the weapon in hand at %v lies over %v", l.W, held.Box, r)
			}
		}
		s.Bar.ArmsOpen = true
		p = Arrange(style, l, s)
		arms := p.Bar.Over()
		if len(arms) != 2 || arms[0].Y+arms[0].H > l.Bar.Y {
			t.Fatalf("%.0f units wide: opened there are %v, want both over the bar", l.W, arms)
		}
		plain := arms[1].W
		s.Bar.Arms[1].Price = model.Move
		p = Arrange(style, l, s)
		if arms = p.Bar.Over(); arms[1].W < plain+11 {
			t.Errorf("%.0f units wide: a weapon with a price is %v wide, without one %v: no room for it", l.W, arms[1].W, plain)
		}
	}
}

// actions are the places of the buttons of the bar.
func actions(p *Panels) (list []widget.Rect) {
	for i := range p.Bar.Actions {
		r, _ := p.Find(p.Bar.Actions[i].ID)
		list = append(list, r.Box)
	}
	return list
}

// TestLogKeepsTwoLinesBesideTheSlip: however much the slip has to tell, what happens is told
// below it where the column has a place of its own.
func TestLogKeepsTwoLinesBesideTheSlip(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, size := range [][2]float64{{1280, 720}, {1536, 864}} {
		s := full()
		for range 30 {
			s.Slip.Parts = append(s.Slip.Parts, model.Part{Title: "Orc", Card: true, Lines: s.Slip.Notes})
		}
		p := Arrange(style, part.NewLayout(size[0], size[1]), s)
		if p.Log.Box.H < log.Two || p.slip.Box.Shared(p.Log.Box) > 0 {
			t.Errorf("%v: below the slip at %.0f the log has %.0f", size, p.slip.Box, p.Log.Box)
		}
	}
}
