package levels

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tenaille/rules"
)

func TestEveryCreatureFileIsSound(t *testing.T) {
	sizes := map[string]int{}
	for _, kind := range Kinds() {
		sheet, err := creature(creatureFiles, kind, "levels/")
		if err != nil {
			t.Error(err)
			continue
		}
		sizes[sheet.Size]++
		if sheet.HP != sheet.MaxHP || sheet.HP < 1 || sheet.Speed < 1 || len(sheet.Weapons) == 0 || Points(&sheet) < 1 {
			t.Errorf("%s: %d of %d hit points, speed %d, %d weapons, %d points", kind, sheet.HP, sheet.MaxHP, sheet.Speed, len(sheet.Weapons), Points(&sheet))
		}
		if !slices.ContainsFunc(sheet.Weapons, func(w rules.WeaponSetup) bool { return w.Ready == nil || *w.Ready }) {
			t.Errorf("%s has no weapon in hand", kind)
		}
		for i, w := range sheet.Weapons {
			if slices.ContainsFunc(sheet.Weapons[:i], func(v rules.WeaponSetup) bool { return v.Name == w.Name }) {
				t.Errorf("%s has two weapons named %q", kind, w.Name)
			}
			if w.Kind != "melee" && w.Increment < 1 {
				t.Errorf("%s: %s has no range increment", kind, w.Name)
			}
			if w.Family == "crossbow" && w.Load == "" {
				t.Errorf("%s: %s does not say how long loading takes", kind, w.Name)
			}
			if w.Damage == "" || w.Threat < 18 || w.Threat > 20 || w.Multiplier < 2 || w.Multiplier > 4 {
				t.Errorf("%s: %s: damage %q, threat %d, multiplier %d", kind, w.Name, w.Damage, w.Threat, w.Multiplier)
			}
		}
	}
	if sizes["small"] == 0 || sizes["medium"] == 0 || sizes["large"] == 0 || len(Kinds()) < 10 {
		t.Errorf("%d kinds of sizes %v, want 10 or more with Small, Medium and Large among them", len(Kinds()), sizes)
	}
	for _, kind := range castKinds {
		if !slices.Contains(Kinds(), kind) {
			t.Errorf("the cast names kind %q, which has no file", kind)
		}
	}
}

// TestStealthCountsTheRanks: the Stealth bonus of every shipped sheet is its ranks
// in Hide and what else it has, without Dexterity and size (LIM-02).
func TestStealthCountsTheRanks(t *testing.T) {
	for _, kind := range Kinds() {
		sheet, _ := Creature(kind)
		bonus := 0
		if sheet.Stealth != nil {
			bonus = *sheet.Stealth
		}
		if bonus < sheet.Skills.HideRanks {
			t.Errorf("%s has %d ranks in Hide and a Stealth bonus of %d", kind, sheet.Skills.HideRanks, bonus)
		}
	}
}

func TestCreaturesAreTheCallersOwn(t *testing.T) {
	a, ok := Creature("archer")
	if !ok {
		t.Fatal("no archer")
	}
	a.Weapons[0].Name = "bent"
	a.Armor.Bonus = 99
	b, _ := Creature("archer")
	if b.Weapons[0].Name == "bent" || b.Armor.Bonus == 99 {
		t.Error("changing one archer changed the next")
	}
	g, _ := Cast("A")
	g.Weapons[0].Name = "bent"
	g.Vision.LowLight = false
	again, _ := Cast("A")
	if again.Weapons[0].Name != "longbow" || !again.Vision.LowLight {
		t.Errorf("changing one of the cast changed the next: %s", cmp.Diff(g, again))
	}
	if _, ok := Creature("gobelin"); ok {
		t.Error("there is a gobelin")
	}
}
