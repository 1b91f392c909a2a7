package battle

import (
	"strings"
	"testing"

	"tenaille/game/text"
	"tenaille/rules"
)

// TestAnOpposedCheckIsOneLine: a grapple that is crushed, however it comes out, is one line
// of the log: who whom at what, both totals and who won, both dice below, and its slip; taken
// back by half it is the first roll alone.
func TestAnOpposedCheckIsOneLine(t *testing.T) {
	for _, lang := range text.Codes() {
		b := openedBattle(t, lang, "broken-keep", 7, "human", "human")
		log := b.tell.Log
		n := len(log.Records)
		roll := func(heard int, ev rules.Event) { log.Note([]rules.Event{ev}, heard) }
		for i, won := range []bool{true, false} {
			at := 1000 + 10*i
			roll(at, rules.Event{Kind: rules.ActionTaken, Verb: rules.GrappleDamage, Who: 0, Whom: 1})
			roll(at+1, rules.Event{Kind: rules.ContestRolled, Verb: rules.GrappleDamage, Who: 0, Whom: 1, A: 5, B: 7, C: 2, Flags: rules.FlagBegins, Cite: rules.MAN01})
			reply := rules.Event{Kind: rules.ContestRolled, Verb: rules.GrappleDamage, Who: 1, Whom: 0, A: 11, B: 12, C: 1, Flags: rules.FlagHit, Cite: rules.MAN01}
			if won {
				reply.A, reply.B, reply.Flags = 2, 3, 0
			}
			roll(at+2, reply)
			if !won {
				roll(at+3, rules.Event{Kind: rules.ActionLost, Verb: rules.GrappleDamage, Who: 0, Whom: 1, Cite: rules.MAN01})
			}
			if got := len(log.Records) - n; got != i+1 {
				t.Fatalf("%s: %d checks are %d lines", lang, i+1, got)
			}
			e := log.Entries[n+i]
			want := b.T("%[1]d against %[2]d, succeeds", 7, 3)
			if !won {
				want = b.T("%[1]d against %[2]d, fails", 7, 12)
			}
			if e.Result != want || e.Tail != "" || e.Head != b.Key("contest.grapple_damage", b.tell.NameOf(0), b.tell.NameOf(1)) || len(e.Lines) != 1 || !strings.Contains(e.Lines[0], "5+2 = 7") {
				t.Errorf("%s: the line is %+v, wanted %q", lang, e, want)
			}
			if s := b.tell.Rolls.Recorded(n + i); s == nil || len(s.Parts) != 2 {
				t.Errorf("%s: its slip is %+v", lang, s)
			}
		}
		log.Forget(1012)
		if e := log.Entries[n+1]; len(log.Records) != n+2 || e.Result != "7" || b.tell.Rolls.Recorded(n+1) != nil {
			t.Errorf("%s: without the answer the line is %+v", lang, e)
		}
	}
}

// TestEveryOpposedCheckIsASentence: whatever two struggle over, the log says who tries what with
// whom in a sentence with both names, the result beside it; never an arrow between two names.
func TestEveryOpposedCheckIsASentence(t *testing.T) {
	verbs := []rules.Verb{
		rules.Grapple, rules.GrappleDamage, rules.GrapplePin, rules.GrappleEscape, rules.GrappleMove,
		rules.Trip, rules.Disarm, rules.BullRush, rules.Overrun, rules.Draw,
	}
	for _, lang := range text.Codes() {
		b := openedBattle(t, lang, "broken-keep", 7, "human", "human")
		log := b.tell.Log
		said := map[string]bool{}
		for i, v := range verbs {
			at := 1000 + 10*i
			log.Note([]rules.Event{{Kind: rules.ContestRolled, Verb: v, Who: 0, Whom: 1, A: 5, B: 7, C: 2, Flags: rules.FlagBegins, Cite: rules.MAN01}}, at)
			log.Note([]rules.Event{{Kind: rules.ContestRolled, Verb: v, Who: 1, Whom: 0, A: 11, B: 12, C: 1, Flags: rules.FlagHit, Cite: rules.MAN01}}, at+1)
			e := log.Entries[len(log.Entries)-1]
			if !strings.HasPrefix(e.Head, b.tell.NameOf(0)+" ") || !strings.Contains(e.Head, b.tell.NameOf(1)) || strings.Contains(e.Head, "→") || e.Result == "" || said[e.Head] {
				t.Errorf("%s, %s: %q, %q", lang, v, e.Head, e.Result)
			}
			said[e.Head] = true
		}
	}
}

// TestStandingUpIsToldOnce: that somebody stands up is one line, in the order of what happened,
// whether dice are told or not.
func TestStandingUpIsToldOnce(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 7, "human", "human")
	log := b.tell.Log
	log.Note([]rules.Event{{Kind: rules.ActionTaken, Verb: rules.StandUp, Who: 0, Whom: rules.Nobody, Cite: rules.ACT21}}, 1000)
	log.Note([]rules.Event{{Kind: rules.ConditionLost, Condition: rules.Prone, Who: 0, Whom: rules.Nobody, Cite: rules.ACT21}}, 1001)
	for _, brief := range []bool{false, true} {
		log.Brief = brief
		list := log.Told(rules.Nobody)
		n := 0
		for i := range list {
			n += strings.Count(list[i].Head+" "+list[i].Result, b.Key("deed.stand_up"))
			n += strings.Count(list[i].Result, b.tell.VerbName(rules.StandUp))
		}
		if n != 1 {
			t.Errorf("dice on demand %v: it is told %d times: %+v", brief, n, list[max(0, len(list)-2):])
		}
	}
}
