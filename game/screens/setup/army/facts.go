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
	wide        bool // the words begin where the names do
}

// telling gathers what is told of a creature, in lines: the names of what is told as
// wide as named, the words as wide as said.
type telling struct {
	*Army
	named, said float64
	list        []fact
}

// say tells one thing.
func (l *telling) say(head, words string) {
	heads, lines := l.Style.Wrap(head, l.named, widget.Bold, 12.5), l.Style.Wrap(words, l.said, widget.Regular, 12.5)
	for i := range max(len(heads), len(lines)) {
		f := fact{first: i == 0}
		if i < len(heads) {
			f.head = heads[i]
		}
		if i < len(lines) {
			f.words = lines[i]
		}
		l.list = append(l.list, f)
	}
}

// facts are all that is told of a creature.
func (a *Army) facts(sheet *rules.Sheet, named, said float64) []fact {
	l := &telling{Army: a, named: named, said: said}
	if card, ok := a.draft.Card(sheet); ok {
		reach := a.T("ranged")
		if card.Melee {
			reach = a.T("melee")
		}
		l.say(a.T("Toughness"), a.T("%[1]d HP, defence %[2]d", int(card.HP), int(card.Defence)))
		l.say(a.T("Attack"), reach+" "+a.Signed(int(card.Attack)))
		l.say(a.T("Damage"), a.Number(int(card.Damage)))
		l.say(a.T("Speed"), a.Length(int(card.Speed)))
		return l.list
	}
	l.say(a.T("Toughness"), a.T("%[1]d HP, AC %[2]d", sheet.MaxHP, levels.ArmourClass(sheet)))
	l.say(a.T("Speed"), a.Length(sheet.Speed))
	saves := &sheet.Saves
	ab := &sheet.Abilities
	l.say(a.T("Saves"), a.T("Fortitude %[1]s, Reflex %[2]s, Will %[3]s",
		a.Signed(saves.Fort+rules.Modifier(ab.Con)), a.Signed(saves.Ref+rules.Modifier(ab.Dex)), a.Signed(saves.Will+rules.Modifier(ab.Wis))))
	l.weapons(sheet)
	if sheet.Sneak > 0 {
		l.say(a.T("Sneak attack"), "+"+strconv.Itoa(sheet.Sneak)+"d6")
	}
	l.feats(sheet)
	l.powers(sheet)
	return l.list
}

// weapons tells what each weapon hits with and deals.
func (l *telling) weapons(sheet *rules.Sheet) {
	for i := range sheet.Weapons {
		wp := &sheet.Weapons[i]
		damage := strings.ReplaceAll(wp.Damage, "-", "−") + l.Bonus(levels.DamageBonus(sheet, wp))
		if n := levels.Times(sheet, wp); n > 1 {
			damage = strconv.Itoa(n) + "×(" + damage + ")"
		}
		words := l.T("%[1]s to hit, %[2]s", l.Signed(levels.AttackBonus(sheet, wp)), damage)
		if wp.Kind != "melee" && wp.Increment > 0 {
			words += ", " + l.Length(wp.Increment)
		}
		if p := wp.Saps; p != nil {
			words += ", " + l.sapped(p)
		}
		l.say(l.WeaponName(wp.Name), words)
	}
}

// feats tells what each feat does, of Weapon Focus with which weapons.
func (l *telling) feats(sheet *rules.Sheet) {
	var focus []string
	for i := range sheet.Weapons {
		if w := &sheet.Weapons[i]; slices.Contains(w.Feats, rules.WeaponFocus.String()) {
			focus = append(focus, l.WeaponName(w.Name))
		}
	}
	feats := sheet.Feats
	if len(focus) > 0 {
		feats = append(slices.Clone(feats), rules.WeaponFocus.String())
	}
	for _, feat := range feats {
		switch key := "feat." + feat; {
		case feat == rules.WeaponFocus.String():
			l.say(l.Key(key), l.Key(key+".text", strings.Join(focus, ", ")))
		case l.Text.Has(key):
			l.say(l.Key(key), l.Key(key+".text"))
		}
	}
}

// powers tells what abilities and the things that are carried do.
func (l *telling) powers(sheet *rules.Sheet) {
	for i := range sheet.Powers {
		p := &sheet.Powers[i]
		if key := "power." + p.ID; l.Text.Has(key) {
			words := l.Key(key + ".text")
			if p.PerMatch > 0 {
				words = strconv.Itoa(p.PerMatch) + "×. " + words
			}
			l.say(l.Key(key), words)
		}
	}
	for _, id := range sheet.Carried {
		switch key := "power." + id; {
		case id == rules.NetItem:
			l.say(l.Key("weapon.net"), l.Key("about.net"))
		case l.Text.Has(key):
			l.say(l.Key(key), l.Key(key+".text"))
		}
	}
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
