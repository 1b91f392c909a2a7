package words

import (
	"slices"
	"strconv"
	"strings"

	"tenaille/levels"
	"tenaille/rules"
)

// Fact is something told of a creature: what it is called, and the words.
type Fact struct{ Head, Words string }

// SheetFacts are what is told of the sheet of a creature: toughness, speed, saves, what each
// weapon does, feats that do something by themselves, abilities, and what is carried.
func SheetFacts(w *Words, sheet *rules.Sheet) (list []Fact) {
	list = append(list,
		Fact{w.T("Toughness"), w.T("%[1]d HP, AC %[2]d", sheet.MaxHP, levels.ArmourClass(sheet))},
		Fact{w.T("Speed"), w.Length(sheet.Speed)},
		Fact{w.T("Saves"), Saves(w, sheet)},
	)
	for i := range sheet.Weapons {
		wp := &sheet.Weapons[i]
		list = append(list, Fact{w.WeaponName(wp.Name), Arm(w, sheet, wp)})
	}
	if sheet.Sneak > 0 {
		list = append(list, Fact{w.T("Sneak attack"), "+" + strconv.Itoa(sheet.Sneak) + "d6"})
	}
	return append(append(list, featFacts(w, sheet)...), powerFacts(w, sheet)...)
}

// Feat is the name of a feat or trait, and what it does where that is to be told; of Weapon
// Focus with which weapons.
func Feat(w *Words, id, with string) (name, about string) {
	switch key := "feat." + id + ".text"; {
	case !w.Text.Has(key):
	case with == "":
		about = w.Key(key)
	default:
		about = w.Key(key, with)
	}
	return w.Key("tag." + id), about
}

// featFacts tell what each feat does.
func featFacts(w *Words, sheet *rules.Sheet) (list []Fact) {
	var focus []string
	for i := range sheet.Weapons {
		if wp := &sheet.Weapons[i]; slices.Contains(wp.Feats, rules.WeaponFocus.String()) {
			focus = append(focus, w.WeaponName(wp.Name))
		}
	}
	for _, feat := range sheet.Feats {
		if name, about := Feat(w, feat, ""); about != "" && feat != rules.WeaponFocus.String() {
			list = append(list, Fact{name, about})
		}
	}
	if len(focus) > 0 {
		name, about := Feat(w, rules.WeaponFocus.String(), strings.Join(focus, ", "))
		list = append(list, Fact{name, about})
	}
	return list
}

// powerFacts tell what abilities do and the things that are carried, with how many there are.
func powerFacts(w *Words, sheet *rules.Sheet) (list []Fact) {
	times := func(n int, words string) string {
		if n > 0 {
			return strconv.Itoa(n) + "×. " + words
		}
		return words
	}
	perBattle := func(n int, words string) string {
		if n > 0 {
			return words + " " + w.TN("%[1]d use per battle.", "%[1]d uses per battle.", n)
		}
		return words
	}
	for i := range sheet.Powers {
		p := &sheet.Powers[i]
		if key := "power." + p.ID; w.Text.Has(key) {
			list = append(list, Fact{w.Key(key), perBattle(p.PerMatch, w.Key(key+".text"))})
		}
	}
	var told []string
	for _, id := range sheet.Carried {
		if slices.Contains(told, id) {
			continue
		}
		told = append(told, id)
		n := 0
		for _, other := range sheet.Carried {
			if other == id {
				n++
			}
		}
		if n == 1 {
			n = 0
		}
		switch key := "power." + id; {
		case id == rules.NetItem:
			list = append(list, Fact{w.Key("weapon.net"), times(n, w.Key("about.net"))})
		case w.Text.Has(key):
			list = append(list, Fact{w.Key(key), times(n, w.Key(key+".text"))})
		}
	}
	return list
}

// Gains are what a sheet has more than it had, in a few words: hit points, AC, attacks and
// damage, saves, initiative.
func Gains(w *Words, had, has *rules.Sheet) string {
	var list []string
	add := func(n int, words func(n string) string) {
		if n != 0 {
			list = append(list, words(w.Signed(n)))
		}
	}
	more := func(now, then int) int { return rules.Modifier(now) - rules.Modifier(then) }
	hit, damage := 0, 0
	for i := range min(len(had.Weapons), len(has.Weapons)) {
		a, b := &had.Weapons[i], &has.Weapons[i]
		hit = max(hit, levels.AttackBonus(has, b)-levels.AttackBonus(had, a))
		damage = max(damage, levels.DamageBonus(has, b)-levels.DamageBonus(had, a))
	}
	con, dex, wis := more(has.Abilities.Con, had.Abilities.Con), more(has.Abilities.Dex, had.Abilities.Dex), more(has.Abilities.Wis, had.Abilities.Wis)
	add(has.MaxHP-had.MaxHP, func(n string) string { return w.T("%[1]s HP", n) })
	add(levels.ArmourClass(has)-levels.ArmourClass(had), func(n string) string { return w.T("%[1]s AC", n) })
	add(hit, func(n string) string { return w.T("%[1]s to hit", n) })
	add(damage, func(n string) string { return w.T("%[1]s damage", n) })
	add(con, func(n string) string { return w.SaveName(rules.Fortitude) + " " + n })
	add(dex, func(n string) string { return w.SaveName(rules.Reflex) + " " + n })
	add(wis, func(n string) string { return w.SaveName(rules.Will) + " " + n })
	add(dex, func(n string) string { return w.T("Initiative") + " " + n })
	return strings.Join(list, " · ")
}
