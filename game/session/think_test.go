package session

import (
	"testing"
	"time"

	"tenaille/game/pace"
)

// TestThoughtIsCutIntoSlices holds a tick to its share of the machine's thinking
// on fast and slow machines, by a clock that says how long each piece takes.
func TestThoughtIsCutIntoSlices(t *testing.T) {
	for _, c := range []struct {
		each         time.Duration // of one piece
		needed, want int
	}{
		{100 * time.Microsecond, 5, 5},    // it is done before its time is over
		{100 * time.Microsecond, 500, 20}, // 2 ms
		{900 * time.Microsecond, 500, 3},  // the third begins within them
		{time.Second, 500, 1},             // however slow, one
	} {
		now, pieces := time.Time{}, 0
		pace.Slice(func() time.Time { return now }, thinkFor, func() bool {
			now = now.Add(c.each)
			pieces++
			return pieces == c.needed
		})
		if pieces != c.want {
			t.Errorf("pieces of %v, %d needed: %d in a tick, want %d", c.each, c.needed, pieces, c.want)
		}
	}
}
