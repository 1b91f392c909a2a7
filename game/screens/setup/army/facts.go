package army

import (
	"tenaille/game/words"
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
	for _, f := range words.SheetFacts(a.Words, sheet) {
		l.say(f.Head, f.Words)
	}
	return l.list
}
