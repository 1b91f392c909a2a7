package match

import (
	"math"
	"math/bits"
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// TestWarnedOfWhoStrikes: whoever a preview warns of can come to strike, and it
// warns of everybody who can (AOO-05, AOO-06, MAN-04, GRP-02).
func TestWarnedOfWhoStrikes(t *testing.T) {
	told := map[rules.Verb]int{}
	for i, ruleset := range []string{"d20", "limited"} {
		for k := range 40 {
			seed := uint64(1000*i + k + 1)
			m := throng(t, ruleset, seed)
			_, _, side := m.Awaits()
			if side < 0 {
				continue
			}
			e := m.course.Encounter()
			if _, who, _ := m.Awaits(); k%2 == 0 && who >= 0 { // the feats spare the target, or all
				e.Creatures[who].Traits |= 1<<rules.ImprovedBullRush | 1<<rules.ImprovedTrip | 1<<rules.ImprovedDisarm
			}
			for _, a := range m.View(side).Legal(nil) {
				p := m.Glance(&a, 4000)
				if told[a.Verb] >= 60 || p.Counting() || p.Course == nil {
					continue
				}
				told[a.Verb]++
				var warned, strikes uint64
				for _, id := range p.Reactors {
					warned |= 1 << id
				}
				for _, o := range p.Way.Opportunities {
					warned |= 1 << o.By
				}
				for _, r := range p.After {
					warned |= 1 << r.By
				}
				for _, s := range p.Course.Strikes {
					strikes |= 1 << s.By
				}
				if warned != strikes {

					t.Errorf("%s, position %d: %s by %d (%s) on %d, option %d warns of %b where %b strike (%d)", ruleset, seed, a.Verb, a.By, e.Creatures[a.By].Kind, a.On, a.Option, warned, strikes, bits.OnesCount64(warned^strikes))
				}
			}
		}
	}
	t.Log(told)
}

// TestBullRushSparesTheTargetWithTheFeat: who has Improved Bull Rush is warned of
// everybody but the target, and the promise is kept (MAN-04).
func TestBullRushSparesTheTargetWithTheFeat(t *testing.T) {
	for _, feat := range []bool{false, true} {
		s := rules.Setup{Ruleset: "d20", Fog: "off", Map: rules.MapSetup{Rows: []string{".......", ".......", "......."}}}
		for i, kind := range []string{"fighter", "orc", "orc"} {
			sheet, ok := levels.Creature(kind)
			if !ok {
				t.Fatalf("no %s", kind)
			}
			sheet.ID, sheet.Side, sheet.At = i+1, []string{"blue", "red", "red"}[i], [][2]int{{2, 1}, {3, 1}, {2, 0}}[i]
			if feat && i == 0 {
				sheet.Feats = append(sheet.Feats, "improved_bull_rush")
			}
			s.Combatants = append(s.Combatants, sheet)
		}
		m, err := New(Config{Setup: s, Seats: []string{Human, Human}, Seed: 4, Silent: true})
		if err != nil {
			t.Fatal(err)
		}
		for m.Round() < 2 || m.course.Encounter().Facts.Active() != 0 {
			_, who, _ := m.Awaits()
			if r, err := m.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}); err != nil || !r.OK() {
				t.Fatal(r, err)
			}
		}
		e := m.course.Encounter()
		a := rules.Action{Verb: rules.BullRush, By: 0, On: 1}
		p := m.Preview(&a)
		want := []rules.ID{1, 2}
		if feat {
			want = []rules.ID{2}
		}
		if got := slices.Sorted(slices.Values(p.Reactors)); !slices.Equal(got, want) || !p.Refusal.OK() {
			t.Errorf("feat %v: warned of %v, want %v, %v", feat, got, want, p.Refusal)
		}
		r := replayer{src: dice.NewSeeded(9)}
		off := 0
		for range 10_000 {
			if r.play(e, &a).off {
				off++
			}
		}
		if log := tails(10_000, off, p.Chance.Float()); log < math.Log(1e-6) {
			t.Errorf("feat %v: promised %.4f, came off %d times of 10,000", feat, p.Chance.Float(), off)
		}
		t.Logf("feat %v: promised %.4f, came off %d times of 10,000", feat, p.Chance.Float(), off)
	}
}
