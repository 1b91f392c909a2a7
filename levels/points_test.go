package levels

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/rulesets"
)

// TestPointsGrowWithTheSheet changes one thing of every creature at a time:
// what makes it better never makes it cheaper, and much of it makes it dearer.
func TestPointsGrowWithTheSheet(t *testing.T) {
	better := map[string]func(s *rules.Sheet, n int){
		"hit points":     func(s *rules.Sheet, n int) { s.HP, s.MaxHP = s.HP+6*n, s.MaxHP+6*n },
		"base attack":    func(s *rules.Sheet, n int) { s.BAB += n },
		"natural armour": func(s *rules.Sheet, n int) { s.Natural += n },
		"shield":         func(s *rules.Sheet, n int) { s.Shield += n },
		"Strength":       func(s *rules.Sheet, n int) { s.Abilities.Str += 2 * n },
		"speed":          func(s *rules.Sheet, n int) { s.Speed += 3 * n },
		"sneak dice":     func(s *rules.Sheet, n int) { s.Sneak += 2 * n },
		"a healing power": func(s *rules.Sheet, n int) {
			s.Powers = append(s.Powers, rules.PowerSetup{ID: "x", Heal: "4d8", PerMatch: n})
		},
		"a storm": func(s *rules.Sheet, n int) {
			s.Powers = append(s.Powers, rules.PowerSetup{ID: "x", Damage: "8d6", PerMatch: n, Area: &rules.AreaSetup{Kind: "cone", Length: 6}})
		},
	}
	for _, kind := range Kinds() {
		for what, change := range better {
			plain, _ := Creature(kind)
			last := Price(&plain)
			for n := 1; n <= 4; n++ {
				s, _ := Creature(kind)
				change(&s, n)
				p := Price(&s)
				if p < last {
					t.Errorf("%s with %s %d costs %d, with less of it %d", kind, what, n, p, last)
				}
				last = p
			}
			// A bow may not feel Strength; who has powers may never strike a blow.
			if last == Price(&plain) && what != "Strength" && len(plain.Powers) == 0 {
				t.Errorf("%s costs %d with four times more %s as without", kind, last, what)
			}
		}
	}
}

// TestPointsPutCreaturesInOrder holds the prices to what everybody would say.
func TestPointsPutCreaturesInOrder(t *testing.T) {
	order := []string{"goblin", "wolf", "orc", "fighter", "ogre", "troll", "dragon"}
	last := 0
	for _, kind := range order {
		s, ok := Creature(kind)
		if !ok {
			t.Fatalf("no creature %s", kind)
		}
		p := Points(&s)
		if p <= last {
			t.Errorf("%s costs %d, the one before it %d; the order is %v", kind, p, last, order)
		}
		last = p
	}
}

// TestSheetsMayNameTheirPrice overrides the formula.
func TestSheetsMayNameTheirPrice(t *testing.T) {
	s, _ := Creature("orc")
	s.Points = 7
	if got := Points(&s); got != 7 {
		t.Errorf("a sheet of 7 points costs %d", got)
	}
	s.Skirmish = &rules.SkirmishSetup{Points: 9}
	if got := FigurePoints(&s, rules.Figure{HP: 10, Damage: 5}); got != 9 {
		t.Errorf("a card of 9 points costs %d", got)
	}
	empty := rules.Sheet{HP: 1, MaxHP: 1}
	if got := Points(&empty); got < 1 {
		t.Errorf("a sheet of nothing costs %d, want 1 or more", got)
	}
}

// TestFigurePointsGrow checks the formula on cards.
func TestFigurePointsGrow(t *testing.T) {
	plain := rules.Figure{Attack: 5, Defence: 14, Damage: 8, HP: 24, Speed: 6, Space: 1, Melee: true}
	base := FigurePoints(&rules.Sheet{}, plain)
	for what, f := range map[string]rules.Figure{
		"attack":  {Attack: 8, Defence: 14, Damage: 8, HP: 24, Speed: 6, Space: 1, Melee: true},
		"defence": {Attack: 5, Defence: 17, Damage: 8, HP: 24, Speed: 6, Space: 1, Melee: true},
		"damage":  {Attack: 5, Defence: 14, Damage: 12, HP: 24, Speed: 6, Space: 1, Melee: true},
		"HP":      {Attack: 5, Defence: 14, Damage: 8, HP: 40, Speed: 6, Space: 1, Melee: true},
		"range":   {Attack: 5, Defence: 14, Damage: 8, HP: 24, Speed: 6, Space: 1},
	} {
		if got := FigurePoints(&rules.Sheet{}, f); got <= base {
			t.Errorf("more %s: %d points, without it %d", what, got, base)
		}
	}
}

// TestSheetsSayWhatIsRolled changes the sheets of all creatures: what the army
// sheet says of attack and damage is what the rules roll (ATK-03, ATK-04, DMG-03
// to DMG-06), with finesse and without it, strong and weak, whatever the hand.
func TestSheetsSayWhatIsRolled(t *testing.T) {
	field := []string{"........", "........", "........", "........", "........", "........"}
	changes := map[string]func(s *rules.Sheet){
		"as it is": func(*rules.Sheet) {},
		"finesse":  func(s *rules.Sheet) { s.Feats = append(s.Feats, "weapon_finesse") },
		"finesse and strong": func(s *rules.Sheet) {
			s.Feats, s.Abilities.Str, s.Abilities.Dex = append(s.Feats, "weapon_finesse"), 21, 12
		},
		"strong": func(s *rules.Sheet) { s.Abilities.Str = 17 },
		"weak":   func(s *rules.Sheet) { s.Abilities.Str = 5 },
	}
	weapon := func(change func(w *rules.WeaponSetup)) func(s *rules.Sheet) {
		return func(s *rules.Sheet) {
			s.Feats, s.Abilities.Str = append(s.Feats, "weapon_finesse"), 17
			for i := range s.Weapons {
				change(&s.Weapons[i])
			}
		}
	}
	for _, hand := range hands {
		changes[hand+" and finesse"] = weapon(func(w *rules.WeaponSetup) { w.Hand = hand })
	}
	changes["grown, no hand named"] = weapon(func(w *rules.WeaponSetup) {
		if w.Natural {
			w.Hand = ""
		}
	})
	changes["off hand"] = weapon(func(w *rules.WeaponSetup) { w.OffHand = true })
	changes["held in two hands"] = weapon(func(w *rules.WeaponSetup) { w.TwoHanded = true })
	for _, family := range families {
		changes["shot "+family] = func(s *rules.Sheet) {
			s.Abilities.Str = 6
			for i := range s.Weapons {
				s.Weapons[i].Family = family
			}
		}
	}
	compared := 0
	for _, kind := range Kinds() {
		for what, change := range changes {
			s, _ := Creature(kind)
			foe, _ := Creature("orc")
			change(&s)
			s.ID, s.Side, s.At = 1, "blue", [2]int{0, 0}
			foe.ID, foe.Side, foe.At = 2, "red", [2]int{7, 5}
			e, err := rulesets.New(&rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: field}, Combatants: []rules.Sheet{s, foe}})
			if err != nil {
				t.Errorf("%s, %s: %v", kind, what, err)
				continue
			}
			str := rules.Modifier(s.Abilities.Str)
			for i := range s.Weapons {
				var aim rules.Aim
				attack.AimAt(e, 0, 1, int8(i), 0, &aim)
				rolled := 0
				for _, l := range aim.Attack.Lines[:aim.Attack.N] {
					// Where the foe stands is no part of the sheet.
					if cite := e.Rules.Rows[l.Row].Cite; l.Lost == rules.NoCite && cite != rules.ATK05 {
						rolled += int(l.Value)
					}
				}
				if got := AttackBonus(&s, &s.Weapons[i]); got != rolled {
					t.Errorf("%s, %s: %s at %+d, rolled at %+d", kind, what, s.Weapons[i].Name, got, rolled)
				}
				if got, want := DamageBonus(&s, &s.Weapons[i]), attack.DamageBonus(str, e.Creatures[0].Weapon(int8(i))); got != want {
					t.Errorf("%s, %s: %s adds %+d, %+d are rolled", kind, what, s.Weapons[i].Name, got, want)
				}
				compared++
			}
		}
	}
	if compared < 200 {
		t.Errorf("%d weapons compared", compared)
	}
}

// TestShippedArmiesCostTheSame: of the two armies of a map neither costs more than
// a tenth more by its sheets, a sixth more by the cards made of them, and who lies
// in ambush costs no more than whom it waits for.
func TestShippedArmiesCostTheSame(t *testing.T) {
	for _, name := range Names() {
		f, err := OpenField(name)
		if err != nil {
			t.Fatal(err)
		}
		for ruleset, slack := range map[string]int{"d20": 10, "limited": 10, "skirmish": 6} {
			cost := map[string]int{}
			for _, c := range f.Setup.Combatants {
				cost[c.Side] += f.Price(ruleset, c.Kind)
			}
			a, b := cost[f.Sides[0]], cost[f.Sides[1]]
			if len(f.Sides) != 2 || max(a-b, b-a)*slack > min(a, b) {
				t.Errorf("%s by %s: the sides cost %v", name, ruleset, cost)
			}
			if ruleset == "skirmish" { // where nobody lies in ambush
				continue
			}
			for side, n := range f.Sides {
				if lies, _ := f.Setup.LiesInAmbush(n); lies && cost[n] > cost[f.Sides[1-side]] {
					t.Errorf("%s by %s: %s lies in ambush with %d points against %d", name, ruleset, n, cost[n], cost[f.Sides[1-side]])
				}
			}
		}
	}
}
