package scene

import (
	"slices"
	"testing"
)

// recruiting is the army of the first side, as it is opened.
func recruiting(t *testing.T, lang string, w, h int) *army {
	t.Helper()
	s := settingUp(t, lang, w, h)
	a := newArmy(s, 0)
	s.Stack.scenes = append(s.Stack.scenes, a)
	a.Layout()
	return a
}

// TestArmyIsSearchedByNameAndRole: words and a role leave those that are so, by
// price, on every arrangement; pressed again, or by Escape, all come back.
func TestArmyIsSearchedByNameAndRole(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		a := recruiting(t, "fr", size[0], size[1])
		all := slices.Clone(a.shown)
		for role, want := range map[string][]string{
			"large":  {"ogre", "troll", "dragon"},
			"ranged": {"goblin-archer", "arbalest", "archer", "psychic"},
			"reach":  {"hobgoblin", "spear"},
		} {
			a.page.Focus("army.role." + role)
			if !a.page.Press() {
				t.Fatalf("%v: the role %s cannot be pressed", size, role)
			}
			a.Layout()
			got := slices.Clone(a.shown)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%v: %s are %v, want %v", size, role, got, want)
			}
			f, set := a.setup.level(a.setup.plan.Level).field, a.setup.plan.Ruleset
			if !slices.IsSortedFunc(a.shown, func(x, y string) int { return f.Price(set, x) - f.Price(set, y) }) {
				t.Errorf("%v: %v are not by price", size, a.shown)
			}
			if !slices.Contains(a.shown, a.kind) {
				t.Errorf("%v: the sheet is of %s, which is not shown", size, a.kind)
			}
			a.page.Focus("army.role." + role)
			a.page.Press()
			a.Layout()
			if !slices.Equal(a.shown, all) {
				t.Errorf("%v: pressed again the role %s leaves %v", size, role, a.shown)
			}
		}
		a.seek(filter{"GOBELIN", "abilities"}) // hobgobelin has none
		a.Layout()
		if !slices.Equal(a.shown, []string{"goblin-archer"}) || a.page.Rects()["army.goblin-archer"] == ([4]int{}) {
			t.Errorf("%v: goblins with abilities are %v", size, a.shown)
		}
		a.seek(filter{"dragonnet", ""})
		a.Layout()
		a.page.Focus("army.all")
		if len(a.shown) > 0 || !a.page.Press() || !slices.Equal(a.shown, all) {
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
		for _, lang := range []string{"en", "fr"} {
			if err := a.Text.SetLanguage(lang); err != nil || !a.Text.Has("role."+r.id) || !a.Text.Has("role."+r.id+".about") {
				t.Errorf("%s: no words for the role %s", lang, r.id)
			}
		}
	}
}

// TestArmyIsSearchedByKeys walks from the creatures to the roles by arrows alone.
func TestArmyIsSearchedByKeys(t *testing.T) {
	a := recruiting(t, "en", 1280, 720)
	a.page.Focus("army." + a.shown[3])
	for range 3 {
		a.page.Walk(0, -1)
	}
	for range 8 {
		if id := a.page.Focused(); id == "army.role.ranged" {
			break
		}
		a.page.Walk(1, 0)
	}
	if !a.page.Press() || a.filter.role == "" {
		t.Errorf("the arrows lead to %q, which sets no role", a.page.Focused())
	}
}
