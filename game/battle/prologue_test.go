package battle

import (
	"testing"

	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/rules"
)

// said is what somebody says on the screen now.
func (b *battle) said() string {
	if s := b.desk.Screen().Speech; s != nil {
		return s.Words
	}
	return ""
}

// lesson is the second lesson as it opens, in which two lines are said first and Ember has
// the first turn.
func lesson(t *testing.T, players [2]string) *battle {
	t.Helper()
	terms := match.LessonTerms("lesson-2-blades", "d20", 1)
	terms.Players = players
	b := New(newContext(t, "en", 1280, 720, 1, 100), terms).(*battle)
	if b.turn.Match == nil {
		t.Fatal(b.fault)
	}
	b.Layout()
	b.Update()
	return b
}

// TestWhatIsSaidFirstIsRead: what is said before anybody acts stands on the screen, line
// after line, while one is free to act; the last of a lesson stays until one does.
func TestWhatIsSaidFirstIsRead(t *testing.T) {
	b := lesson(t, [2]string{match.Learner, match.Human})
	first := b.said()
	if first == "" || !b.turn.Now.Mine || b.play.Busy() {
		t.Fatalf("said %q, free to act: %v", first, b.turn.Now.Mine && !b.play.Busy())
	}
	for range 1200 {
		b.Update()
	}
	last := b.said()
	if last == "" || last == first {
		t.Fatalf("after twenty seconds %q is said, first it was %q", last, first)
	}
	b.session.Do(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
	b.Update()
	if got := b.said(); got == last {
		t.Errorf("%q is still said after an action", got)
	}
}

// TestASlipComesBeforeWhatIsSaid: on a phone the odds of what is aimed take the room of what
// is said, and give it back.
func TestASlipComesBeforeWhatIsSaid(t *testing.T) {
	b := lesson(t, [2]string{match.Learner, match.Human})
	b.Resize(844, 390, 1)
	b.Layout()
	for n := 0; n < 1200; n++ {
		b.Update()
	}
	last := b.said()
	if last == "" {
		t.Fatal("nothing is said")
	}
	for id := range b.turn.E.Count() {
		if b.turn.E.Hostile(b.turn.Now.Who, id) {
			b.pointAt(b.turn.E.Space(id).At)
		}
	}
	if s := b.desk.Screen(); s.Slip == nil || s.Speech != nil {
		t.Errorf("with the slip %v there is said %v", s.Slip, s.Speech)
	}
	b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
	if got := b.said(); got != last {
		t.Errorf("then said is %q, want %q", got, last)
	}
}

// TestMachinesWaitWhileItIsRead: a machine whose turn is the first waits until what is said
// before it has been read.
func TestMachinesWaitWhileItIsRead(t *testing.T) {
	b := lesson(t, [2]string{match.Human, match.Learner})
	read := 0
	for n := 0; n < 100000 && b.turn.Match.Actions() == 0; n++ {
		if b.play.Reciting() {
			read++
		}
		b.Update()
	}
	if b.turn.Match.Actions() == 0 || read < 120 {
		t.Errorf("the machine has acted: %v, after %d ticks of reading", b.turn.Match.Actions() > 0, read)
	}
}
