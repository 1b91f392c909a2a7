package battle

import (
	"slices"
	"testing"
	"unicode"
	"unicode/utf8"

	"tenaille/game/model"
	"tenaille/game/text"
	"tenaille/rules"
)

// TestALogTellsWhatComesOfARoll: who saves against what is a sentence, with the save and the
// dice when it is pointed at, and what comes of it beside it, as good for the side that reads it
// as it is; a blow that only missed by concealment says so; what somebody who falls lets go of is
// one line, and that it goes no farther is none.
func TestALogTellsWhatComesOfARoll(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, blue("shaman", 4, 4).First(), red("spear", 8, 4))
		me, it := rules.ID(0), rules.ID(1)
		log := b.tell.Log
		log.Brief = true
		before := len(log.Told(me))
		at := 1000
		note := func(list ...rules.Event) {
			log.Note(list, at)
			at += len(list)
		}
		thunder := slices.IndexFunc(b.turn.E.Creatures[me].Powers, func(p rules.Ability) bool { return p.Save.Stat() == rules.ReflexSave && p.Deals })
		if thunder < 0 {
			t.Fatal("the shaman has no thunder")
		}
		save := rules.Event{Kind: rules.TestRolled, Verb: rules.Power, Who: it, Whom: me, Weapon: int8(thunder), A: 6, B: 9, C: 13, Cite: rules.SAV01}
		note(save)
		note(rules.Event{Kind: rules.Damaged, Who: it, Whom: me, A: 5})
		save.A, save.B, save.Flags = 12, 15, rules.FlagHit
		note(save)
		note(rules.Event{Kind: rules.AttackRolled, Who: me, Whom: it, A: 13, B: 18, C: 15, Flags: rules.FlagHit}, rules.Event{Kind: rules.MissChanceRolled, Who: me, Whom: it, A: 7, B: 20, Flags: rules.FlagLost})
		for i := range 2 {
			note(rules.Event{Kind: rules.WeaponDropped, Who: it, Whom: rules.Nobody, Weapon: int8(i)})
		}
		b.tell.Shown.Turns++ // it is told so in the turns to come
		got := log.Told(me)[before:]
		type line struct {
			head, result string
			tone         model.Tone
		}
		var told []line
		for _, e := range got {
			told = append(told, line{e.Head, e.Result, e.Tone})
		}
		name, weapon := b.PowerName(b.turn.E.Creatures[me].Powers[thunder].ID), func(i int) string { return b.WeaponName(b.turn.E.Creatures[it].Weapons[i].Name) }
		low := func(s string) string {
			first, size := utf8.DecodeRuneInString(s)
			return string(unicode.ToLower(first)) + s[size:]
		}
		want := []line{
			{b.T("%[1]s does not withstand %[2]s", b.tell.NameOf(it), name), b.TN("%[1]d damage", "%[1]d damage", 5), model.Good},
			{b.T("%[1]s withstands %[2]s", b.tell.NameOf(it), name), "", model.Good},
			{b.T("%[1]s misses %[2]s", b.tell.NameOf(me), b.tell.NameOf(it)), b.T("concealment"), model.Muted},
			{b.tell.NameOf(it), b.T("drops: %[1]s", weapon(0)) + ", " + low(weapon(1)), model.Good},
		}
		if !slices.Equal(told, want) {
			t.Errorf("%s: told is %q, want %q", lang, told, want)
		}
		if e := got[0]; e.Tail != b.Key("save.reflex") || e.Chip != "SAV-01" || !slices.Equal(e.Lines, []string{"6+3 = 9 < 13"}) {
			t.Errorf("%s: pointed at, the save is %+v", lang, e)
		}
		for _, c := range []struct {
			hp   int16
			told int
		}{{5, 1}, {-3, 0}} {
			b.turn.Match.View(log.Side).Read(func(e *rules.Encounter) { e.Facts.Combatants[it].HP = c.hp })
			was := len(log.Entries)
			note(rules.Event{Kind: rules.MoveStopped, Who: it, Whom: rules.Nobody})
			if n := len(log.Entries) - was; n != c.told {
				t.Errorf("%s: that somebody with %d hit points goes no farther is told %d times", lang, c.hp, n)
			}
		}
	}
}
