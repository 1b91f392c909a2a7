package army

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/draft"
	"tenaille/game/input"
	"tenaille/game/internal/pseudo"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
)

// recruiting is the army of the first side, as it is opened.
func recruiting(t *testing.T, lang string, w, h int) *Army {
	t.Helper()
	a := opened(screentest.NewContext(t, lang, w, h, 1, 100), 0, nil)
	screentest.Show(a.Context, a)
	a.Layout()
	return a
}

// opened is the army of a side in a match that is put together, which edit may change.
func opened(c *scene.Context, side int, edit func(t *match.Terms)) *Army {
	terms := c.NewTerms("human", match.Machine)
	if edit != nil {
		edit(&terms)
	}
	return New(c, draft.New(terms), side, func() {})
}

// TestArmyIsSearchedByNameAndRole: words and a role leave those that are so, by
// price, on every arrangement; pressed again, or by Escape, all come back.
func TestArmyIsSearchedByNameAndRole(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		a := recruiting(t, "fr", size[0], size[1])
		all := slices.Clone(a.shown)
		sheet := func(kind string) rules.Sheet {
			s, _ := levels.Creature(kind)
			return s
		}
		for role, suits := range map[string]func(kind string) bool{
			"large":  func(kind string) bool { size, _ := rules.SizeByName(sheet(kind).Size); return size > rules.Medium },
			"ranged": func(kind string) bool { return sheet(kind).Weapons[0].Increment > 0 },
			"reach": func(kind string) bool {
				for _, w := range sheet(kind).Weapons {
					if w.Reach == "reach" || w.Reach == "all" {
						return true
					}
				}
				return false
			},
		} {
			var want []string
			for _, kind := range levels.Kinds() {
				if suits(kind) {
					want = append(want, kind)
				}
			}
			if n := len(want); n < 2 || n == len(levels.Kinds()) {
				t.Errorf("%d kinds are %s", n, role)
			}
			a.Page.Focus("army.role." + role)
			if !a.Page.Press() {
				t.Fatalf("%v: the role %s cannot be pressed", size, role)
			}
			a.Layout()
			got := slices.Clone(a.shown)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%v: %s are %v, want %v", size, role, got, want)
			}
			if !slices.IsSortedFunc(a.shown, func(x, y string) int { return a.draft.Price(x) - a.draft.Price(y) }) {
				t.Errorf("%v: %v are not by price", size, a.shown)
			}
			if !slices.Contains(a.shown, a.kind) {
				t.Errorf("%v: the sheet is of %s, which is not shown", size, a.kind)
			}
			a.Page.Focus("army.role." + role)
			a.Page.Press()
			a.Layout()
			if !slices.Equal(a.shown, all) {
				t.Errorf("%v: pressed again the role %s leaves %v", size, role, a.shown)
			}
		}
		a.seek(filter{"GOBELIN", "abilities"}) // hobgobelin has none
		a.Layout()
		if !slices.Equal(a.shown, []string{"goblin-archer"}) || a.Page.Rects()["army.goblin-archer"] == ([4]int{}) {
			t.Errorf("%v: goblins with abilities are %v", size, a.shown)
		}
		a.seek(filter{"dragonnet", ""})
		a.Layout()
		a.Page.Focus("army.all")
		if len(a.shown) > 0 || !a.Page.Press() || !slices.Equal(a.shown, all) {
			t.Errorf("%v: without a find %v are shown, and no way back", size, a.shown)
		}
	}
}

// TestEveryCreatureHasARole: each is found by how it fights.
func TestEveryCreatureHasARole(t *testing.T) {
	a := recruiting(t, "en", 1280, 720)
	melee, ranged := a.matching(filter{role: "melee"}), a.matching(filter{role: "ranged"})
	if n := len(melee) + len(ranged); n != len(a.kinds) || len(melee) == 0 || len(ranged) == 0 {
		t.Errorf("%d fight hand to hand and %d shoot, of %d", len(melee), len(ranged), len(a.kinds))
	}
	for _, r := range roles {
		if len(a.matching(filter{role: r.id})) == 0 {
			t.Errorf("nobody is %s", r.id)
		}
		for _, lang := range pseudo.Languages(t) {
			if err := a.Text.SetLanguage(lang); err != nil || !a.Text.Has("role."+r.id) || !a.Text.Has("role."+r.id+".about") {
				t.Errorf("%s: no words for the role %s", lang, r.id)
			}
		}
	}
}

// TestArmyIsSearchedByKeys walks from the creatures to the roles by arrows alone.
func TestArmyIsSearchedByKeys(t *testing.T) {
	a := recruiting(t, "en", 1280, 720)
	a.Page.Focus("army." + a.shown[3])
	for range 3 {
		a.Page.Walk(0, -1)
	}
	for range 8 {
		if id := a.Page.Focused(); id == "army.role.ranged" {
			break
		}
		a.Page.Walk(1, 0)
	}
	if !a.Page.Press() || a.filter.role == "" {
		t.Errorf("the arrows lead to %q, which sets no role", a.Page.Focused())
	}
}

// TestArmyOfAPhone: in a row each with its steps inside, what a finger hits at
// least 44 pixels both ways, and the points in sight whole.
func TestArmyOfAPhone(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		for _, size := range [][2]int{{844, 390}, {667, 375}, {932, 430}} {
			for _, percent := range []int{100, 150} {
				a := recruiting(t, lang, size[0], size[1])
				a.Settings.Scale = percent
				a.Resize(size[0], size[1], 1)
				a.Layout()
				at := fmt.Sprint(lang, size, percent)
				rects := a.Page.Rects()
				rows := 0
				for _, kind := range a.shown {
					r, there := rects["army."+kind]
					if !there {
						continue
					}
					rows++
					for _, id := range []string{".less", ".more"} {
						b := rects["army."+kind+id]
						if b[2] < 44 || b[3] < 44 {
							t.Errorf("%s: %s%s is %d by %d pixels", at, kind, id, b[2], b[3])
						}
						if b[1] != r[1] || b[3] != r[3] {
							t.Errorf("%s: %s%s at %v does not lie in the row of its name at %v", at, kind, id, b, r)
						}
					}
				}
				if rows < 4 {
					t.Errorf("%s: %d creatures are in sight", at, rows)
				}
				for _, id := range []string{"army.up", "army.down", "army.back", "army.done"} {
					if b := rects[id]; b[2] < 44 || b[3] < 44 {
						t.Errorf("%s: %s is %d by %d pixels", at, id, b[2], b[3])
					}
				}
				ledger := &widget.Ledger{}
				a.Style.Ledger = ledger
				a.Page.Draw(nil)
				a.Style.Ledger = nil
				words, _ := a.draft.Budget(a.Words, 0)
				if !slices.ContainsFunc(ledger.Marks, func(m widget.Mark) bool { return m.Text == words && !m.Cut }) {
					t.Errorf("%s: %q is not in sight whole", at, words)
				}
			}
		}
	}
}

// TestSheetIsReadToItsEnd: where all that is known of a creature has no room, a
// button turns to the rest, and from there to the beginning.
func TestSheetIsReadToItsEnd(t *testing.T) {
	a := recruiting(t, "fr", 667, 375)
	a.kind = "captain"
	a.Layout()
	sheet, _ := a.draft.Sheet("captain")
	facts := a.facts(&sheet, 102, a.Width-36)
	said := func() map[string]bool {
		ledger := &widget.Ledger{}
		a.Style.Ledger = ledger
		a.Page.Draw(nil)
		a.Style.Ledger = nil
		seen := map[string]bool{}
		for _, m := range ledger.Marks {
			seen[m.Text] = true
		}
		return seen
	}
	first := a.T("Toughness")
	if !said()[first] {
		t.Fatalf("the sheet does not begin with %q", first)
	}
	head := ""
	for _, f := range facts {
		if f.head != "" {
			head = f.head
		}
	}
	for turns := 0; !said()[head]; turns++ {
		a.Page.Focus("army.sheet")
		if !a.Page.Press() || turns > 4 {
			t.Fatalf("%q is never in sight", head)
		}
		a.Layout()
	}
	for turns := 0; !said()[first]; turns++ { // what the last head is about may go on
		if turns > 1 {
			t.Fatal("the sheet does not go back to its beginning")
		}
		a.Page.Focus("army.sheet")
		a.Page.Press()
		a.Layout()
	}
}

// TestSheetTellsOfVenom: beside the dice of ability damage stand its save and how long
// the points stay away, before a creature is bought (DMG-11).
func TestSheetTellsOfVenom(t *testing.T) {
	for lang, want := range map[string][2]string{
		"en": {"−1d6 Strength (Fortitude DC 13 negates)", "−1d2 Dexterity for 3 rounds"},
		"fr": {"−1d6 Force (Vigueur DD 13 annule)", "−1d2 Dextérité pendant 3 rounds"},
	} {
		a := recruiting(t, lang, 1280, 720)
		for i, kind := range []string{"spider", "rogue"} {
			sheet, _ := a.draft.Sheet(kind)
			words := ""
			for _, f := range a.facts(&sheet, 200, 2000) {
				words += f.words + "\n"
			}
			if !strings.Contains(words, want[i]) {
				t.Errorf("%s: the sheet of the %s says %q, want %q", lang, kind, words, want[i])
			}
		}
	}
}

// TestEveryCreatureIsOffered: the steps bring every card into sight, and the arrows walk
// down to the last.
func TestEveryCreatureIsOffered(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		a := recruiting(t, "en", size[0], size[1])
		offered := map[string]bool{}
		for range a.kinds {
			for _, k := range a.kinds {
				if _, there := a.Page.Rects()["army."+k]; there {
					offered[k] = true
				}
			}
			if a.Page.Focus("army.down"); a.Page.Focused() != "army.down" || !a.Page.Press() {
				break
			}
			a.Layout()
		}
		for _, k := range a.kinds {
			if !offered[k] {
				t.Errorf("%v: %s is not offered", size, k)
			}
		}
		a.list.Top = 0
		a.Layout()
		a.Page.Focus("army." + a.kinds[0])
		last := a.kinds[len(a.kinds)-1]
		for range 60 {
			a.Devices.Feign(input.Pointer{}, input.Down)
			a.Update()
		}
		if _, there := a.Page.Rects()["army."+last]; !there {
			t.Errorf("%v: the last creature is never in sight", size)
		}
	}
}

// TestTheBioStandsApart: what is told of a creature stands off its numbers, which stand close
// together.
func TestTheBioStandsApart(t *testing.T) {
	list := []fact{{wide: true, first: true}, {wide: true}, {head: "Toughness", first: true}, {head: "Speed", first: true}, {}}
	var gaps []float64
	for i := range list {
		gaps = append(gaps, apart(list, i))
	}
	if want := []float64{0, 0, 8, 3, 0}; !slices.Equal(gaps, want) {
		t.Errorf("the lines stand %v apart, want %v", gaps, want)
	}
}
