package army

import (
	"slices"
	"strconv"
	"strings"

	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
)

// fact is a line of the sheet of a creature: the name of what is told, in the
// first of its lines, and the words.
type fact struct {
	head, words string
	first       bool // of what is told, with a gap over it
}

// facts are all that is told of a creature, in lines: the names of what is told
// as wide as named, the words as wide as said.
func (a *Army) facts(sheet *rules.Sheet, named, said float64) (list []fact) {
	say := func(head, words string) {
		heads, lines := a.Style.Wrap(head, named, widget.Bold, 12.5), a.Style.Wrap(words, said, widget.Regular, 12.5)
		for i := range max(len(heads), len(lines)) {
			f := fact{first: i == 0}
			if i < len(heads) {
				f.head = heads[i]
			}
			if i < len(lines) {
				f.words = lines[i]
			}
			list = append(list, f)
		}
	}
	if card, ok := a.draft.Card(sheet); ok {
		reach := a.T("ranged")
		if card.Melee {
			reach = a.T("melee")
		}
		say(a.T("Endures"), a.T("%[1]d HP, defence %[2]d", int(card.HP), int(card.Defence)))
		say(a.T("Attack"), reach+" "+a.Signed(int(card.Attack)))
		say(a.T("Damage"), a.Number(int(card.Damage)))
		say(a.T("Speed"), a.Length(int(card.Speed)))
		return list
	}
	say(a.T("Endures"), a.T("%[1]d HP, AC %[2]d", sheet.MaxHP, levels.ArmourClass(sheet)))
	say(a.T("Speed"), a.Length(sheet.Speed))
	saves := &sheet.Saves
	ab := &sheet.Abilities
	say(a.T("Saves"), a.T("Fortitude %[1]s, Reflex %[2]s, Will %[3]s",
		a.Signed(saves.Fort+rules.Modifier(ab.Con)), a.Signed(saves.Ref+rules.Modifier(ab.Dex)), a.Signed(saves.Will+rules.Modifier(ab.Wis))))
	for i := range sheet.Weapons {
		wp := &sheet.Weapons[i]
		damage := strings.ReplaceAll(wp.Damage, "-", "−") + a.Bonus(levels.DamageBonus(sheet, wp))
		if n := levels.Times(sheet, wp); n > 1 {
			damage = strconv.Itoa(n) + "×(" + damage + ")"
		}
		words := a.T("%[1]s to hit, %[2]s", a.Signed(levels.AttackBonus(sheet, wp)), damage)
		if wp.Kind != "melee" && wp.Increment > 0 {
			words += ", " + a.Length(wp.Increment)
		}
		if p := wp.Saps; p != nil {
			words += ", " + a.sapped(p)
		}
		say(a.WeaponName(wp.Name), words)
	}
	if sheet.Sneak > 0 {
		say(a.T("Sneak attack"), "+"+strconv.Itoa(sheet.Sneak)+"d6")
	}
	var focus []string
	for i := range sheet.Weapons {
		if w := &sheet.Weapons[i]; slices.Contains(w.Feats, rules.WeaponFocus.String()) {
			focus = append(focus, a.WeaponName(w.Name))
		}
	}
	feats := sheet.Feats
	if len(focus) > 0 {
		feats = append(slices.Clone(feats), rules.WeaponFocus.String())
	}
	for _, feat := range feats {
		switch key := "feat." + feat; {
		case feat == rules.WeaponFocus.String():
			say(a.Key(key), a.Key(key+".text", strings.Join(focus, ", ")))
		case a.Text.Has(key):
			say(a.Key(key), a.Key(key+".text"))
		}
	}
	for i := range sheet.Powers {
		p := &sheet.Powers[i]
		if key := "power." + p.ID; a.Text.Has(key) {
			words := a.Key(key + ".text")
			if p.PerMatch > 0 {
				words = strconv.Itoa(p.PerMatch) + "×. " + words
			}
			say(a.Key(key), words)
		}
	}
	for _, id := range sheet.Carried {
		switch key := "power." + id; {
		case id == rules.NetItem:
			say(a.Key("weapon.net"), a.Key("about.net"))
		case a.Text.Has(key):
			say(a.Key(key), a.Key(key+".text"))
		}
	}
	return list
}

// sapped is the ability damage of a hit: its dice and score, how long it stays
// where time gives it back, the save that keeps it off (DMG-11).
func (a *Army) sapped(p *rules.SapSetup) string {
	words := "−" + p.Dice + " " + a.Key("score."+p.Score)
	if p.Rounds > 0 {
		words = a.TN("%[2]s for %[1]d round", "%[2]s for %[1]d rounds", p.Rounds, p.Rounds, words)
	}
	if p.Save != nil {
		words += " (" + a.T("%[1]s DC %[2]d negates", a.Key("save."+p.Save.Kind), p.Save.DC) + ")"
	}
	return words
}
