package match

import (
	"fmt"
	"testing"

	"tenaille/game/replay"
	"tenaille/rules"
)

// TestRecordsAwaitWhatTheyDid counts over the committed records of every revision, cut after
// its steps, the places in the middle of an action where somebody had to answer: opened,
// the match awaits the same answer of the same creature, and the one that was given is
// allowed; or the action is chosen anew and that is told. Nowhere is the question missed, and
// nowhere is there one that was not.
func TestRecordsAwaitWhatTheyDid(t *testing.T) {
	type count struct{ asked, same, anew, missed, invented int }
	for i, want := range []count{
		{asked: 16, same: 13, anew: 3},
		{asked: 4, same: 4},
		{asked: 3, same: 2, anew: 1},
		{asked: 7, same: 7},
		{},
		{asked: 11, same: 11},
		{},
	} {
		name := fmt.Sprintf("../replay/testdata/revisions/revision-%d.jsonl.gz", i+1)
		rp := recordOf(t, name)
		var got count
		for n := 1; n <= len(rp.Steps); n++ {
			var next *replay.Step
			if n < len(rp.Steps) {
				next = &rp.Steps[n]
			}
			asked := next != nil && (next.Do == "take" || next.Do == "decline" || next.Do == "choose")
			if asked {
				got.asked++
			} else if do := rp.Steps[n-1].Do; n%5 != 0 && do != "take" && do != "decline" && do != "choose" {
				continue // of the places where nobody had to answer those after an answer, and a slice
			}
			m, err := Resume(rp.Until(n))
			if err != nil {
				t.Fatal(err)
			}
			what, who, _ := m.Awaits()
			switch back := m.Revised() != nil && m.Revised().Back; {
			case what == rules.AwaitsAnswer && asked:
				a, err := next.Action(m.course.Encounter())
				if err != nil || !m.check(&a).OK() || m.course.Encounter().Creatures[who].Sheet != next.By {
					t.Errorf("revision %d: after %d steps %d is asked, and %d answered: %v, %+v", i+1, n, who, next.By, err, m.check(&a))
				}
				got.same++
			case back && asked:
				got.anew++
			case asked:
				got.missed++
				t.Logf("revision %d: after %d steps an answer is awaited, and nobody knows", i+1, n)
			case back || what == rules.AwaitsAnswer:
				got.invented++
				t.Logf("revision %d: after %d steps nobody was asked", i+1, n)
			}
		}
		if got != want {
			t.Errorf("revision %d: %+v, want %+v", i+1, got, want)
		}
	}
}
