package battle

import (
	"reflect"
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/rules"
)

// logWords are the lines of the log on the screen.
func (b *battle) logWords() (list []string) {
	for _, e := range b.tell.Log.Entries {
		list = append(list, strings.Join(append([]string{e.Head, e.Tail, e.Result, e.Chip}, e.Lines...), " "))
	}
	return list
}

// lift says that the person whose turn it is has the screen.
func (b *battle) lift(t *testing.T) {
	t.Helper()
	for n := 0; b.curtain == nil && n < 600; n++ {
		b.Devices.Feign(input.Pointer{})
		b.Update()
	}
	if b.curtain == nil {
		t.Fatal("no curtain falls")
	}
	b.Devices.Feign(input.Pointer{}, input.Confirm)
	b.Update()
	b.quiet(t)
}

// TestCurtainHidesTheOthersLog: of two persons at one screen in fog, a wall between
// them, one drops prone and ends its turn. The other reads nothing of it, nor what the
// first rolled for its initiative, but its own; and so each time the screen passes.
func TestCurtainHidesTheOthersLog(t *testing.T) {
	for _, fog := range []string{"sight", "memory"} {
		b := curtained(t, fog)
		names := []string{"Emeric", "Karsh"}
		for turn := range 6 {
			b.lift(t)
			side := b.turn.Side
			words := b.logWords()
			all := strings.Join(words, "\n")
			if strings.Contains(all, names[1-side]) {
				t.Fatalf("fog %s, turn %d: %s reads of the other:\n%s", fog, turn, names[side], all)
			}
			if !strings.Contains(all, names[side]+"  ") || len(words) < 2 || !strings.HasPrefix(words[1], names[side]) {
				t.Fatalf("fog %s, turn %d: %s does not find its own initiative:\n%s", fog, turn, names[side], all)
			}
			if n := strings.Count(all, names[side]+"  Drop prone ACT-22"); n != min(turn/2, 1) {
				t.Errorf("fog %s, turn %d: %s reads %d times that it dropped:\n%s", fog, turn, names[side], n, all)
			}
			afresh := New(b.Context, match.TermsOf(b.turn.Match)).(*battle)
			if got := afresh.logWords(); !reflect.DeepEqual(got, words) {
				t.Errorf("fog %s, turn %d: the log\n%s\nmade afresh\n%s", fog, turn, all, strings.Join(got, "\n"))
			}
			if turn < 2 {
				b.session.Do(rules.Action{Verb: rules.DropProne, By: b.turn.Now.Who, On: rules.Nobody})
				b.quiet(t)
			}
			b.session.Do(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
		}
	}
}
