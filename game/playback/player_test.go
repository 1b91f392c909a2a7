package playback

import (
	"reflect"
	"slices"
	"testing"

	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/game/tell"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// watcher is the screen and the board of a playback that nobody looks at.
type watcher struct {
	t       *testing.T
	p       *Player
	pace    Pace
	settled []rules.Event
	groups  int
	how     Manner // in which manner it is expected
	ended   bool   // motion is being ended: Present
	check   func() // called whenever something has settled
}

func (w *watcher) Pace() Pace { return w.pace }

func (w *watcher) Changed() {}

func (w *watcher) Settled(events []rules.Event, how Manner) {
	if how != w.how {
		w.t.Errorf("%v is settled in manner %d, want %d", events[0].Kind, how, w.how)
	}
	if len(events) == 0 {
		w.t.Error("nothing is settled")
	}
	w.settled = append(w.settled, events...)
	w.groups++
	if w.check != nil {
		w.check()
	}
}

func (w *watcher) Follow(grid.Space) {}

// Hang comes first of all that a settled group changes on the board.
func (w *watcher) Hang(uint64) {
	if w.p.Stage.Busy() && !w.ended {
		w.t.Error("what is still being shown is settled")
	}
}

func (w *watcher) Footstep(grid.Cell) sound.Effect { return sound.StepStone }

// watch is an onlooker who sees a match as a side does, at a screen that paces it so; side
// -1 sees all.
func watch(t *testing.T, m *match.Match, side int, pace Pace) *watcher {
	t.Helper()
	catalog, err := text.New("en")
	if err != nil {
		t.Fatal(err)
	}
	unit := ""
	te := tell.New(words.New(catalog, &unit), plan.NewTurn())
	te.Match, te.Side, te.Onlooker = m, side, true
	te.Refresh()
	w := &watcher{t: t, pace: pace}
	w.p = New(te, w)
	w.p.On(w)
	w.present(w.p.Begin)
	return w
}

// present does what ends every motion.
func (w *watcher) present(do func()) {
	w.ended = true
	do()
	w.ended = false
}

// takes shows what has come of an action as one way of watching has it.
func (w *watcher) takes(how string) {
	w.t.Helper()
	w.p.Refresh()
	w.p.Pull()
	switch how {
	case "shown":
		for n := 0; w.p.Busy(); n++ {
			if n > 5000 {
				w.t.Fatalf("after %d ticks it is still busy", n)
			}
			w.p.Update()
		}
		w.p.Update()
	case "skipped":
		w.p.Skip()
		w.p.Update()
	case "swallowed":
		w.how = Unshown
		w.p.Swallow()
		w.how = Live
	}
	if w.p.Busy() && how != "skipped" || w.p.Past() != w.p.Heard() {
		w.t.Fatalf("%s: busy %v, %d of %d perceived events are past", how, w.p.Busy(), w.p.Past(), w.p.Heard())
	}
}

// begun is a match of a level by a ruleset between two people.
func begun(t *testing.T, ruleset, fog string) *match.Match {
	t.Helper()
	setup, err := levels.Load("broken-keep")
	if err != nil {
		t.Fatal(err)
	}
	setup.Ruleset, setup.Fog = ruleset, fog
	m, err := match.New(match.Config{Setup: setup, Seats: []string{match.Human, match.Human}, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// next is something to do: a blow, a step towards the nearest enemy, or anything.
func next(m *match.Match, n int) (rules.Action, bool) {
	if over, _ := m.Over(); over {
		return rules.Action{}, false
	}
	_, _, side := m.Awaits()
	legal := m.View(side).Legal(nil)
	if len(legal) == 0 {
		return rules.Action{}, false
	}
	a := legal[(n*31+7)%len(legal)]
	if n%5 == 4 {
		return a, true
	}
	if i := slices.IndexFunc(legal, func(a rules.Action) bool { return a.Verb == rules.Attack || a.Verb == rules.Take }); i >= 0 {
		return legal[i], true
	}
	m.View(side).Read(func(e *rules.Encounter) {
		near := 1 << 30
		for _, b := range legal {
			if foe := plan.NearestEnemy(e, b.By); b.Verb == rules.Move && foe != rules.Nobody {
				if d := e.Options.Grid.Distance(b.Cell, e.Space(foe).At); d < near {
					a, near = b, d
				}
			}
		}
	})
	return a, true
}

// TestEveryEventIsSettledOnceInOrder plays matches by each ruleset, with fog and
// without: what a side perceived is settled in its order, each event once, nothing while
// it is still being shown, and every playback comes to its end.
func TestEveryEventIsSettledOnceInOrder(t *testing.T) {
	for _, r := range rulesets.All() {
		for _, fog := range []string{"off", "sight"} {
			for _, pace := range []Pace{{Speed: 1, Dice: true}, {Speed: 4, Reduced: true}} {
				m := begun(t, r.Name, fog)
				w := watch(t, m, 0, pace)
				first := w.p.Heard()
				kinds := map[rules.EventKind]int{}
				for n := range 60 {
					a, goesOn := next(m, n)
					if !goesOn {
						break
					}
					if why, err := m.Do(a); err != nil || !why.OK() {
						t.Fatalf("%v: %v, %v", a, why, err)
					}
					w.takes("shown")
				}
				want := m.Perceived(0, first)
				if !reflect.DeepEqual(w.settled, want) {
					t.Fatalf("%s, fog %s: %d events are settled, %d were perceived, or not in their order", r.Name, fog, len(w.settled), len(want))
				}
				for i := range want {
					kinds[want[i].Kind]++
				}
				if kinds[rules.AttackRolled] == 0 || kinds[rules.Moved] == 0 || w.groups == 0 || w.groups >= len(want) {
					t.Errorf("%s, fog %s: %d events in %d groups, of the kinds %v: too little to mean anything", r.Name, fog, len(want), w.groups, kinds)
				}
			}
		}
	}
}

// TestEveryWayOfWatchingTellsTheSame: what is shown, skipped and swallowed leaves the
// same lines in the log, the same turns and the same facts; to one who sees all, the
// events alone lead to the facts as they are.
func TestEveryWayOfWatchingTellsTheSame(t *testing.T) {
	for _, r := range rulesets.All() {
		for _, side := range []int{-1, 0} {
			m := begun(t, r.Name, "off")
			ways := []string{"shown", "skipped", "swallowed"}
			watchers := make([]*watcher, len(ways))
			for i := range ways {
				watchers[i] = watch(t, m, side, Pace{Speed: 2})
			}
			for n := range 60 {
				a, goesOn := next(m, n)
				if !goesOn {
					break
				}
				if why, err := m.Do(a); err != nil || !why.OK() {
					t.Fatalf("%v: %v, %v", a, why, err)
				}
				for i, how := range ways {
					watchers[i].takes(how)
				}
			}
			one := watchers[0]
			if len(one.p.Log.Entries) < 30 || one.p.Shown.Turns < 3 {
				t.Fatalf("%s: %d lines, %d turns: too little to mean anything", r.Name, len(one.p.Log.Entries), one.p.Shown.Turns)
			}
			for i, other := range watchers[1:] {
				how := ways[1+i]
				if !slices.EqualFunc(one.p.Log.Entries, other.p.Log.Entries, func(x, y model.Entry) bool { return reflect.DeepEqual(x, y) }) {
					t.Errorf("%s, side %d: %s leaves another log", r.Name, side, how)
				}
				if one.p.Shown.Turns != other.p.Shown.Turns || !reflect.DeepEqual(one.settled, other.settled) {
					t.Errorf("%s, side %d: %s has %d turns and %d events, shown %d and %d", r.Name, side, how, other.p.Shown.Turns, len(other.settled), one.p.Shown.Turns, len(one.settled))
				}
			}
			swallowed := watchers[2].p
			if side < 0 && !reflect.DeepEqual(swallowed.Shown.Facts, swallowed.E.Facts) {
				t.Errorf("%s: the events lead to other facts than those there are", r.Name)
			}
			watchers[2].present(swallowed.Present)
			if !reflect.DeepEqual(swallowed.Shown.Facts, one.p.Shown.Facts) {
				t.Errorf("%s, side %d: in the end other facts are shown", r.Name, side)
			}
		}
	}
}

// TestTakenBackIsForgotten: lines and turns of what was taken back are gone, and what
// comes instead is told as if nothing had been.
func TestTakenBackIsForgotten(t *testing.T) {
	m := begun(t, "d20", "off")
	w := watch(t, m, 0, Pace{Speed: 4, Reduced: true})
	lines, heard, turns := len(w.p.Log.Entries), w.p.Heard(), w.p.Shown.Turns
	_, who, _ := m.Awaits()
	a := rules.Action{Verb: rules.DropProne, By: who, On: rules.Nobody}
	if why, err := m.Do(a); err != nil || !why.OK() {
		t.Fatalf("%v: %v, %v", a, why, err)
	}
	w.takes("shown")
	if len(w.p.Log.Entries) == lines {
		t.Fatalf("%v is not told", a)
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	w.p.Refresh()
	w.p.TakeBack()
	w.present(w.p.Present)
	if len(w.p.Log.Entries) != lines || w.p.Heard() != heard || w.p.Shown.Turns != turns {
		t.Errorf("%d lines, %d events, %d turns are left, want %d, %d, %d", len(w.p.Log.Entries), w.p.Heard(), w.p.Shown.Turns, lines, heard, turns)
	}
}
