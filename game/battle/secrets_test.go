package battle

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tenaille/game/ai"
	"tenaille/game/inspect"
	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/game/require"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/render/stage"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// moment is a match of two persons, and the same with what the side that is awaited
// cannot know made otherwise.
type moment struct {
	about    string
	side     int
	one, two *match.Match
	hidden   []grid.Cell // where somebody stands whom the side does not see, in one or the other
	r        *rand.Rand
}

// moments plays random matches in every fog, by one ruleset, from a seed on, and looks
// at so many random moments of them: early ones, with require.Whole later ones too. What
// is looked at may carry one action out in each of the two matches of a moment, and says
// which. next is the seed to go on with.
func moments(t *testing.T, rs *rules.Ruleset, seed uint64, want int, look func(m *moment) (did *rules.Action)) (tried int, next uint64) {
	t.Helper()
	long, rare := 24, 6
	if require.Whole() {
		long, rare = 48, 8
	}
	names := []string{"broken-keep", "night-market", "sheepfold"}
	for ; tried < want && seed < 4000; seed++ {
		r := rand.New(rand.NewPCG(seed, 13))
		s, err := levels.Load(names[int(seed)%len(names)])
		if err != nil {
			t.Fatal(err)
		}
		s.Ruleset, s.Fog = rs.Name, []string{"sight", "memory", "off"}[seed/3%3]
		begun, err := match.New(match.Config{Setup: s, Seats: []string{match.Human, match.Human}, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		p := &played{Match: begun}
		for n := 0; n < long && tried < want; n++ {
			if over, _ := p.Over(); over {
				break
			}
			_, _, side := p.Awaits()
			m := &moment{side: side, about: fmt.Sprintf("%s, seed %d, %s, fog %s, action %d, side %d", rs.Name, seed, s.Name, s.Fog, n, side), r: r}
			if r.IntN(rare) == 0 {
				namesNobodyUnseen(t, p.Match, side, m.about)
				m.two = p.twin(t)
				m.hidden = strangers(m.two, side)
				if what := otherwise(m.two, side, r); len(what) > 0 {
					tried++
					m.one, m.hidden = p.Match, append(m.hidden, strangers(m.two, side)...)
					m.about += ": " + strings.Join(what, ", ")
					if did := look(m); did != nil {
						p.done = append(p.done, *did)
					}
					continue
				}
			}
			list := p.View(side).Legal(nil)
			if len(list) == 0 {
				t.Fatal(m.about, ": nothing is legal")
			}
			p.do(t, list[r.IntN(len(list))])
		}
	}
	return tried, seed
}

// strangers are where they stand whom a side does not see.
func strangers(m *match.Match, side int) (list []grid.Cell) {
	e, v := truth(m), view.New(truth(m), side)
	for id := range e.Count() {
		if !v.Knows(id) {
			list = append(list, e.Facts.Combatants[id].At)
		}
	}
	return list
}

// What moments the tests of secrets look at.
var (
	soMany = flag.Int("moments", 0, "moments of every ruleset that the tests of secrets look at, 0 for as many as they want")
	byOne  = flag.String("by", "", "the one ruleset by which the tests of secrets play, instead of all")
	onset  = flag.Uint64("onset", 1, "the seed with which the tests of secrets begin")
)

// wantedRulesets are those by which the tests of secrets play.
func wantedRulesets() []*rules.Ruleset {
	return slices.DeleteFunc(rulesets.All(), func(rs *rules.Ruleset) bool { return *byOne != "" && *byOne != rs.Name })
}

// wantedMoments is how many moments of every ruleset are looked at: some, or with
// require.Whole 500.
func wantedMoments(some int) int {
	switch {
	case *soMany > 0:
		return *soMany
	case require.Whole():
		return 500
	}
	return some
}

// seated is a battle of a match, small, at rest and past its curtain, with what the
// curtain said.
func seated(t *testing.T, c *scene.Context, m *match.Match) (b *battle, curtain string) {
	t.Helper()
	b = New(c, match.TermsOf(m)).(*battle)
	b.Layout()
	if b.curtain != nil {
		curtain = b.curtain.When + b.curtain.Text
	}
	b.quiet(t)
	return b, curtain
}

// smallScreen is a context of the smallest screen, without motion.
func smallScreen(t *testing.T) *scene.Context {
	t.Helper()
	c := newContext(t, "en", 640, 360, 1, 100)
	c.Settings.ReducedMotion = true
	return c
}

// shown is everything that the side whose turn it is is told and shown of a match, and
// what a machine in its place would do.
func shown(t *testing.T, b *battle, hidden []grid.Cell, r *rand.Rand) (list []string) {
	t.Helper()
	b.arrange()
	told := inspect.Probe(b)
	if !b.turn.Match.Secret() {
		told.Hash = "" // that of the record: what one is ready for is all that it could tell
	}
	list = append(list, spell("facts", b.turn.E.Facts), spell("agenda", b.turn.E.Agenda), spell("creatures", b.turn.E.Creatures), spell("probe", told), spell("log", b.logWords()), spell("order", b.desk.Panels.Order), spell("screen", b.desk.Screen()),
		spell("picture", b.table.Picture), spell("legal", b.turn.Now.Legal), spell("sees", b.turn.Now.Ways), spell("now", b.turn.Now.Light), spell("notices", []any{b.notices.Toast, b.notices.Banner, b.table.Camera}))
	for i := range b.tell.Log.Records {
		list = append(list, spell("slip", b.tell.Rolls.Recorded(i)))
	}
	point := func(c grid.Cell) {
		b.pointAt(c)
		b.arrange()
		list = append(list, spell("pointed", b.desk.Screen()), spell("signs", b.table.Picture.Signs))
	}
	for _, c := range hidden[:min(len(hidden), 2)] {
		point(c)
	}
	for range min(len(b.turn.Now.Legal), 6) {
		a := b.turn.Now.Legal[r.IntN(len(b.turn.Now.Legal))]
		p := b.turn.Match.Preview(&a)
		list = append(list, spell("preview", p), spell("ask", b.tell.Questions.Question()))
		if c := a.Cell; a.Verb == rules.Move {
			point(c)
		}
	}
	b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
	p, err := ai.New("recruit", 7, b.turn.Side)
	if err != nil {
		t.Fatal(err)
	}
	a, done := p.Think(b.turn.Match.View(b.turn.Side), 3, 1<<20)
	return append(list, spell("machine", a), fmt.Sprint(done))
}

// alike reports where two screens differ.
func alike(t *testing.T, a, z []string, about string) {
	t.Helper()
	if len(a) != len(z) {
		t.Fatalf("%s: %d things are shown, and %d", about, len(a), len(z))
	}
	for i := range a {
		if a[i] != z[i] {
			k := 0
			for k < len(a[i]) && k < len(z[i]) && a[i][k] == z[i][k] {
				k++
			}
			from := max(k-200, 0)
			t.Fatalf("%s: %.12s\n...%s\nand\n...%s", about, a[i], a[i][from:min(k+80, len(a[i]))], z[i][from:min(k+80, len(z[i]))])
		}
	}
}

// TestSecretsLeaveNoTrace plays random matches of two persons in every fog. At random
// moments what the side whose turn it is cannot know is made otherwise in a second
// match, and both are shown: curtain, board, small map, order of turns, log and slips,
// tips, questions, what may be done and what it would come to, what a machine would do,
// and the probe are the same; so is all that is shown and heard of the next action,
// tick by tick, as long as the side perceives the same. Of nobody is perceived anything
// that the side has never seen (STL-01, SUR-01, INI-08).
func TestSecretsLeaveNoTrace(t *testing.T) {
	c, want := smallScreen(t), wantedMoments(20)
	for _, rs := range wantedRulesets() {
		followed, cues := 0, 0
		tried, _ := moments(t, rs, *onset, want, func(m *moment) *rules.Action {
			var said [2]string
			var one, two *battle
			one, said[0] = seated(t, c, m.one)
			two, said[1] = seated(t, c, m.two)
			pick := m.r.Uint64()
			alike(t, append(shown(t, one, m.hidden, rand.New(rand.NewPCG(pick, 1))), said[0]), append(shown(t, two, m.hidden, rand.New(rand.NewPCG(pick, 1))), said[1]), m.about)
			did, same, told := follows(t, one, two, m.r, m.about)
			if same {
				followed++
			}
			cues += told
			return &did
		})
		t.Logf("%s: %d states, %d of them followed, %d cues", rs.Name, tried, followed, cues)
		if tried < want || followed < want/4 || cues < want {
			t.Errorf("%s: %d states, %d followed, %d cues: too few", rs.Name, tried, followed, cues)
		}
	}
}

// follows does the same on two screens and compares what is shown and heard of it, tick
// by tick; same is false where the side does not perceive the same: something unseen was
// in the way, say, or the other side is asked in one of them whether it does what it was
// ready for, and has to be given the screen.
func follows(t *testing.T, one, two *battle, r *rand.Rand, about string) (did rules.Action, same bool, cues int) {
	t.Helper()
	side := one.turn.Side
	legal := one.turn.Match.View(side).Legal(nil)
	a := legal[r.IntN(len(legal))]
	from := one.turn.Match.Heard(side)
	list := [2][]string{}
	ticks := 0
	for i, b := range []*battle{one, two} {
		b.Store = &store.Memory{} // each is kept for itself
		b.play.Stage.Sounded = func(cue stage.Cue, sound int) {
			list[i] = append(list[i], fmt.Sprintf("sound %d of %T", sound, cue))
		}
		b.session.Do(a)
		for n := 0; n < 400 && b.play.Busy(); n++ {
			ticks++
			list[i] = append(list[i], spell("pieces", b.play.Stage.Pieces()), spell("log", b.logWords()), spell("moments", b.table.Picture.Moments), spell("notices", []any{b.notices.Toast, b.notices.Banner, b.table.Camera}))
			b.Update()
			if b.curtain != nil || b.turn.Side != side {
				break
			}
			b.arrange()
		}
	}
	if !reflect.DeepEqual(perceived(one, side, from), perceived(two, side, from)) || awaited(one) != awaited(two) {
		return a, false, 0
	}
	alike(t, list[0], list[1], about+", then "+a.Verb.String())
	return a, true, ticks / 2
}

// awaited is the side that a match waits for.
func awaited(b *battle) (side int) {
	_, _, side = b.turn.Match.Awaits()
	return side
}

func perceived(b *battle, side, from int) string {
	return spell("", b.turn.Match.Perceived(side, from)) + spell("", b.turn.Match.Sightings(side))
}

// namesNobodyUnseen wants every event that a side has perceived to be about its own, or
// somebody it had seen by then.
func namesNobodyUnseen(t *testing.T, m *match.Match, side int, about string) {
	t.Helper()
	if !m.Secret() {
		return
	}
	e := truth(m)
	first := map[rules.ID]int{}
	for _, s := range m.Sightings(side) {
		if _, ok := first[s.Who]; !ok {
			first[s.Who] = s.Heard
		}
	}
	for i, ev := range m.Perceived(side, 0) {
		for _, id := range []rules.ID{ev.Who, ev.Whom, ev.Effect.Who * rules.ID(min(int(ev.Effect.Kind), 1))} {
			if id == rules.Nobody || int(e.Creatures[id].Side) == side || id == 0 && ev.Effect.Kind == 0 && ev.Who != 0 && ev.Whom != 0 {
				continue
			}
			if at, seen := first[id]; !seen || at > i+1 {
				t.Fatalf("%s: event %d, %v, is about %d, whom the side had not seen", about, i, ev.Kind, id)
			}
		}
	}
}
