package ai

import "testing"

// TestLastRivalIsPlayedOut: however few ideas there are and however badly the
// others do, one besides the soldier's own is played to the last.
func TestLastRivalIsPlayedOut(t *testing.T) {
	for ideas := 2; ideas <= 8; ideas++ {
		for plays := 4; plays <= 24; plays += 4 {
			p := newPlanner(1, captain)
			p.depth = depth{ideas: ideas, plays: plays}
			for i := range ideas {
				p.ideas = append(p.ideas, idea{sum: -int64(i)})
			}
			played := make([]int, ideas)
			for done := false; !done; done = p.next() {
				played[p.at]++
			}
			if played[0] != plays || played[1] != plays {
				t.Errorf("%d ideas, %d plays: the first two were played %d and %d times", ideas, plays, played[0], played[1])
			}
			if ideas > 3 && played[ideas-1] == plays {
				t.Errorf("%d ideas, %d plays: the worst is not given up", ideas, plays)
			}
		}
	}
}
