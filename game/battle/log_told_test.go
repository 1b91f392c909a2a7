package battle

import (
	"slices"
	"testing"
	"unicode"
	"unicode/utf8"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/rules"
)

// TestABriefLogTellsInSentences: what a creature does in its turn without dice is one sentence,
// what comes of a roll stands on the line of the roll, and a miss is said once; with the dice told
// each stands by itself, and in another turn another sentence begins.
func TestABriefLogTellsInSentences(t *testing.T) {
	for _, lang := range text.Codes() {
		b := openedBattle(t, lang, "broken-keep", 7, "human", "human")
		who, foe := b.turn.Now.Who, plan.NearestEnemy(b.turn.E, b.turn.Now.Who)
		me, it := b.tell.NameOf(who), b.tell.NameOf(foe)
		log := b.tell.Log
		log.Brief = true
		before := len(log.Told(who))
		at := 1000
		note := func(list ...rules.Event) {
			log.Note(list, at)
			at += len(list)
		}
		defence := rules.Event{Kind: rules.ActionTaken, Who: who, Whom: rules.Nobody, Verb: rules.TotalDefenceAction}
		note(b.walk(who, 3)...)
		note(defence)
		note(rules.Event{Kind: rules.AttackRolled, Who: foe, Whom: who, A: 3, B: 8, C: 15})
		note(rules.Event{Kind: rules.AttackRolled, Who: foe, Whom: who, A: 13, B: 18, C: 15, Flags: rules.FlagHit}, rules.Event{Kind: rules.Damaged, Who: who, Whom: foe, A: 5})
		note(rules.Event{Kind: rules.ConditionGained, Who: who, Whom: rules.Nobody, Condition: rules.Prone})
		b.tell.Shown.Turns++
		note(defence)
		got := log.Told(who)[before:]
		type line struct{ head, result string }
		var told []line
		for _, e := range got {
			told = append(told, line{e.Head, e.Result})
		}
		prone := b.ConditionName(rules.Prone)
		first, size := utf8.DecodeRuneInString(prone)
		prone = string(unicode.ToLower(first)) + prone[size:]
		want := []line{
			{me + " " + b.T("moves %[1]s", b.Length(3)) + ", " + b.Key("deed.total_defence"), ""},
			{b.T("%[1]s misses %[2]s", it, me), ""},
			{b.T("%[1]s hits %[2]s", it, me), b.TN("%[1]d damage", "%[1]d damage", 5) + ", " + prone},
			{me + " " + b.Key("deed.total_defence"), ""},
		}
		if !slices.Equal(told, want) {
			t.Errorf("%s: told is %q, want %q", lang, told, want)
		}
		ids := map[string]bool{}
		for _, e := range log.Told(who) {
			if ids[e.ID] {
				t.Errorf("%s: %s is told twice", lang, e.ID)
			}
			ids[e.ID] = true
		}
		log.Brief = false
		if whole := len(log.Told(who)); whole != len(log.Entries) || whole < before+6 {
			t.Errorf("%s: with the dice it tells %d lines of %d", lang, whole, len(log.Entries))
		}
		if e := log.Entries[len(log.Entries)-1]; e.ID != model.EntryID(len(log.Entries)-1) {
			t.Errorf("%s: telling has changed the lines: the last is %s", lang, e.ID)
		}
	}
}
