package army

import (
	"slices"
	"strconv"
	"strings"

	"tenaille/game/words"
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
	l.say(a.T("Saves"), words.Saves(a.Words, sheet))
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
		l.say(l.WeaponName(wp.Name), words.Arm(l.Words, sheet, wp))
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
