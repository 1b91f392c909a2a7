//go:build unix

package battle

import (
	"runtime"
	"slices"
	"syscall"
	"testing"
	"time"

	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/game/require"
)

// TestThinkingTicks plays the strongest machine against itself and logs how much
// processor time the ticks take: what they do, not what the machine does beside.
// Without require.Whole the first round is enough, in short tests the first actions.
func TestThinkingTicks(t *testing.T) {
	names := ai.Names()
	strongest := names[len(names)-1]
	c := newContext(t, "en", 1280, 720, 1, 100)
	plan := match.Terms{Level: "broken-keep", Ruleset: "d20", Players: [2]string{strongest, strongest}, Seed: 7}
	b := New(c, plan).(*battle)
	b.Layout()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var spent []time.Duration
	for len(spent) < 6000 || b.turn.Match.Round() < 2 { // a slow machine thinks for more ticks
		start := threadTime(t)
		b.Update()
		spent = append(spent, threadTime(t)-start)
		if over, _ := b.turn.Match.Over(); over || !require.Whole() && b.turn.Match.Round() > 1 || testing.Short() && b.turn.Match.Actions() > 4 {
			break
		}
	}
	slices.Sort(spent)
	n := len(spent)
	over := n - len(spent[:sortedBelow(spent, 16700*time.Microsecond)])
	t.Logf("%s against itself, %d ticks, processor time: median %v, 99 in 100 below %v, longest %v, %d above 16.7 ms", strongest, n, spent[n/2], spent[n*99/100], spent[n-1], over)
	if b.turn.Match.Round() < 2 && b.turn.Match.Actions() < 5 {
		t.Errorf("round %d with %d actions after %d ticks: nobody has played", b.turn.Match.Round(), b.turn.Match.Actions(), n)
	}
}

// sortedBelow counts the times below a limit in an ascending list.
func sortedBelow(list []time.Duration, limit time.Duration) int {
	n, _ := slices.BinarySearch(list, limit)
	return n
}

// threadTime is the processor time of this thread.
func threadTime(t *testing.T) time.Duration {
	const thread = 1 // RUSAGE_THREAD of Linux
	who := syscall.RUSAGE_SELF
	if runtime.GOOS == "linux" {
		who = thread
	}
	var u syscall.Rusage
	if err := syscall.Getrusage(who, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
