package battle

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"tenaille/game/ai"
	"tenaille/game/inspect"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/require"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// spelled writes a value and all it leads to, so that two that were made alike are
// written alike. Functions, channels, pictures and what a cache holds are left out.
func spelled(b *strings.Builder, v reflect.Value, depth int) {
	if depth > 12 {
		return
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			b.WriteString("nil")
		} else if e := v.Elem(); e.Kind() != reflect.Struct || !strings.Contains(e.Type().PkgPath(), "ebiten") {
			spelled(b, e, depth+1)
		}
	case reflect.Struct:
		b.WriteByte('{')
		for i := range v.NumField() {
			b.WriteString(v.Type().Field(i).Name)
			b.WriteByte(':')
			spelled(b, v.Field(i), depth+1)
			b.WriteByte(' ')
		}
		b.WriteByte('}')
	case reflect.Slice, reflect.Array:
		b.WriteByte('[')
		for i := range v.Len() {
			spelled(b, v.Index(i), depth+1)
			b.WriteByte(' ')
		}
		b.WriteByte(']')
	case reflect.Map:
		var list []string
		for _, k := range v.MapKeys() {
			var one strings.Builder
			spelled(&one, k, depth+1)
			one.WriteByte('=')
			spelled(&one, v.MapIndex(k), depth+1)
			list = append(list, one.String())
		}
		slices.Sort(list)
		fmt.Fprint(b, list)
	case reflect.Func, reflect.Chan, reflect.UnsafePointer:
	default:
		fmt.Fprint(b, v)
	}
}

func spell(what string, v any) string {
	var b strings.Builder
	b.WriteString(what + " ")
	spelled(&b, reflect.ValueOf(v), 0)
	return b.String()
}

// truth is the true encounter of a match, which the program hands to nobody.
func truth(m *match.Match) *rules.Encounter {
	f := reflect.ValueOf(m).Elem().FieldByName("course")
	return (*(**replay.Course)(unsafe.Pointer(f.UnsafeAddr()))).Encounter()
}

// stale has the match look at the truth anew.
func stale(m *match.Match) {
	ears := reflect.ValueOf(m).Elem().FieldByName("ears")
	for i := range ears.Len() {
		*(*bool)(unsafe.Pointer(ears.Index(i).FieldByName("stale").UnsafeAddr())) = true
	}
}

// otherwise changes what a side cannot know of a match: of its enemies that it does not
// see the places, kinds, wounds, states, what they have ready and have left of their
// turns, what lies upon them, and doors out of its sight. It tells what it changed.
func otherwise(m *match.Match, side int, r *rand.Rand) (changed []string) {
	e := truth(m)
	v := view.New(e, side)
	sees := view.Ground(e, side, nil)
	was := e.Clone()
	sc := *e.Scenario
	sc.Creatures = slices.Clone(sc.Creatures)
	note := func(format string, args ...any) { changed = append(changed, fmt.Sprintf(format, args...)) }
	for id := range e.Count() {
		if v.Knows(id) {
			continue
		}
		c := &e.Facts.Combatants[id]
		if r.IntN(2) == 0 {
			kinds := []string{"orc", "goblin", "ogre", "fighter", "psychic", "rogue", "archer", "monk"}
			for range 8 {
				sheet, ok := levels.Creature(kinds[r.IntN(len(kinds))])
				if !ok {
					continue
				}
				s := rules.Setup{Ruleset: e.Setup.Ruleset, Map: rules.MapSetup{Rows: slices.Repeat([]string{"........"}, 8)}}
				sheet.ID, sheet.Side, sheet.At = 1, "blue", [2]int{0, 0}
				s.Combatants = append(s.Combatants, sheet)
				if n, err := rulesets.New(&s); err == nil && n.Creatures[0].Space == sc.Creatures[id].Space {
					old := sc.Creatures[id]
					sc.Creatures[id] = n.Creatures[0]
					sc.Creatures[id].Side, sc.Creatures[id].Sheet = old.Side, old.Sheet
					note("kind of %d is %s", id, sc.Creatures[id].Kind)
					break
				}
			}
		}
		for range 20 {
			at := grid.C(r.IntN(e.Map.W()), r.IntN(e.Map.H()))
			space := grid.Space{At: at, N: e.Space(id).N}
			free := true
			for i := range space.Len() {
				x := space.Cell(i)
				free = free && e.Map.Inside(x) && !sees[int(x.Y)*e.Map.W()+int(x.X)]
			}
			if free && !e.Ground().Filled(space) {
				c.At = at
				note("%d stands at %s", id, at.Name())
				break
			}
		}
		c.HP = int16(1 + r.IntN(20))
		c.Conditions = c.Conditions.With([]rules.Condition{rules.Shaken, rules.Dazzled, rules.Prone, rules.Entangled, rules.FlatFooted}[r.IntN(5)])
		c.Ready, c.Loaded = uint16(r.IntN(4)), uint16(r.IntN(4))
		c.Budget = rules.Budget{Standard: uint8(r.IntN(2)), Move: uint8(r.IntN(2)), Over: r.IntN(2) == 0, Delaying: r.IntN(3) == 0}
		c.Initiative, c.Opportunities, c.Taken = int16(r.IntN(20)), uint8(r.IntN(2)), r.Uint64()
		c.Activated = r.IntN(2) == 0
		c.Readied = rules.Readied{}
		if r.IntN(2) == 0 {
			c.Readied = rules.Readied{Trigger: rules.EnemyEntersReach, Then: rules.Attack}
		}
		e.Facts.Effects = append(e.Facts.Effects, rules.Effect{Kind: rules.Holds, Who: id, By: id, Against: rules.Nobody, Condition: rules.Shaken, Left: int8(r.IntN(5))})
	}
	e.Scenario = &sc
	if e.Map.Doors() > 0 {
		flip := uint64(1) << r.IntN(e.Map.Doors())
		before := e.Facts.OpenDoors
		e.Facts.OpenDoors ^= flip
		if view.Doors(e, side, before) != before {
			e.Facts.OpenDoors = before
		} else {
			note("doors %b", e.Facts.OpenDoors)
		}
	}
	two := view.New(e, side)
	now := view.Ground(e, side, nil)
	same := slices.Equal(sees, now)
	for id := range e.Count() {
		same = same && two.Knows(id) == v.Knows(id)
	}
	if !same {
		was.CopyTo(e)
		return nil // it has come into sight, or stands in the way of eyes
	}
	stale(m)
	return changed
}

// twin is a match opened again from its record.
func twin(t *testing.T, m *match.Match) *match.Match {
	t.Helper()
	rp, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	again, err := match.Resume(rp)
	if err != nil {
		t.Fatal(err)
	}
	return again
}

// shown is everything that the side whose turn it is is told and shown of a match, and
// what a machine in its place would do.
func shown(t *testing.T, b *battle, r *rand.Rand) (list []string) {
	t.Helper()
	b.arrange()
	list = append(list, spell("facts", b.turn.E.Facts), spell("agenda", b.turn.E.Agenda), spell("creatures", b.turn.E.Creatures), spell("probe", inspect.Probe(b)), spell("log", b.logWords()), spell("order", b.desk.Panels.Order), spell("screen", b.desk.Screen()),
		spell("picture", b.table.Picture), spell("legal", b.turn.Now.Legal), spell("sees", b.turn.Now.Ways), spell("now", b.turn.Now.Light))
	for i := range b.tell.Log.Records {
		list = append(list, spell("slip", b.tell.Rolls.Recorded(i)))
	}
	for range min(len(b.turn.Now.Legal), 6) {
		a := b.turn.Now.Legal[r.IntN(len(b.turn.Now.Legal))]
		p := b.turn.Match.Preview(&a)
		list = append(list, spell("preview", p), spell("ask", b.tell.Questions.Question()))
		if c := a.Cell; a.Verb == rules.Move {
			b.pointAt(c)
			b.arrange()
			list = append(list, spell("pointed", b.desk.Screen()), spell("signs", b.table.Picture.Signs))
		}
	}
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

// seated is a battle of a match, small, at rest and past its curtain.
func seated(t *testing.T, m *match.Match) *battle {
	t.Helper()
	c := newContext(t, "en", 640, 360, 1, 100)
	c.Settings.ReducedMotion = true
	b := New(c, match.TermsOf(m)).(*battle)
	b.Layout()
	b.quiet(t)
	return b
}

// TestSecretsLeaveNoTrace plays random matches of two persons in every fog. At random
// moments what the side whose turn it is cannot know is made otherwise in a second
// match, and both are shown: board, small map, order of turns, log and slips, tips,
// questions, what may be done and what it would come to, what a machine would do, and
// the probe are the same; so is all that is shown of the next action, tick by tick, as
// long as the side perceives the same. Of nobody is perceived anything that the side
// has never seen.
func TestSecretsLeaveNoTrace(t *testing.T) {
	want := 20
	if require.Whole() {
		want = 500
	}
	names := []string{"broken-keep", "night-market", "sheepfold"}
	for _, rs := range rulesets.All() {
		tried, followed, cues := 0, 0, 0
		for seed := uint64(1); tried < want && seed < 400; seed++ {
			r := rand.New(rand.NewPCG(seed, 13))
			s, err := levels.Load(names[int(seed)%len(names)])
			if err != nil {
				t.Fatal(err)
			}
			s.Ruleset, s.Fog = rs.Name, []string{"sight", "memory", "off"}[seed/3%3]
			if s.Fog == "off" && len(s.Ambush) == 0 {
				s.Fog = "memory"
			}
			m, err := match.New(match.Config{Setup: s, Seats: []string{match.Human, match.Human}, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; n < 60 && tried < want; n++ {
				if over, _ := m.Over(); over {
					break
				}
				_, _, side := m.Awaits()
				about := fmt.Sprintf("%s, seed %d, %s, fog %s, action %d, side %d", rs.Name, seed, s.Name, s.Fog, n, side)
				if r.IntN(12) == 0 {
					namesNobodyUnseen(t, m, side, about)
					o := twin(t, m)
					if what := otherwise(o, side, r); len(what) > 0 {
						tried++
						about += ": " + strings.Join(what, ", ")
						one, two := seated(t, twin(t, m)), seated(t, o)
						pick := r.Uint64()
						alike(t, shown(t, one, rand.New(rand.NewPCG(pick, 1))), shown(t, two, rand.New(rand.NewPCG(pick, 1))), about)
						same, told := follows(t, one, two, r, about)
						if same {
							followed++
						}
						cues += told
						m = one.turn.Match
						continue
					}
				}
				list := m.View(side).Legal(nil)
				if len(list) == 0 {
					t.Fatal(about, ": nothing is legal")
				}
				if why, err := m.Do(list[r.IntN(len(list))]); err != nil || !why.OK() {
					t.Fatal(about, why, err)
				}
			}
		}
		t.Logf("%s: %d states, %d of them followed, %d cues", rs.Name, tried, followed, cues)
		if tried < want || followed < want/4 || cues < want {
			t.Errorf("%s: %d states, %d followed, %d cues: too few", rs.Name, tried, followed, cues)
		}
	}
}

// follows does the same on two screens and compares what is shown of it, tick by tick;
// same is false where the side does not perceive the same: something unseen was in the
// way, say.
func follows(t *testing.T, one, two *battle, r *rand.Rand, about string) (same bool, cues int) {
	t.Helper()
	side := one.turn.Side
	legal := one.turn.Match.View(side).Legal(nil)
	a := legal[r.IntN(len(legal))]
	from := one.turn.Match.Heard(side)
	list := [2][]string{}
	for i, b := range []*battle{one, two} {
		b.session.Do(a)
		for n := 0; n < 400 && b.play.Busy(); n++ {
			list[i] = append(list[i], spell("pieces", b.play.Stage.Pieces()), spell("log", b.logWords()), spell("moments", b.table.Picture.Moments))
			b.Update()
			if b.curtain != nil || b.turn.Side != side {
				break
			}
			b.arrange()
		}
	}
	if !reflect.DeepEqual(perceived(one, side, from), perceived(two, side, from)) {
		return false, 0
	}
	alike(t, list[0], list[1], about+", then "+a.Verb.String())
	return true, len(list[0]) / 3
}

func perceived(b *battle, side, from int) string {
	return spell("", b.turn.Match.Perceived(side, from)) + spell("", b.turn.Match.Sightings(side))
}

// namesNobodyUnseen wants every event that a side has perceived to be about its own, or
// somebody it had seen by then.
func namesNobodyUnseen(t *testing.T, m *match.Match, side int, about string) {
	t.Helper()
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
