package table

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"tenaille/game/live"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/view"
)

// apart are two of each side with a wall between them: nobody sees anybody of the other.
func apart(t testing.TB, change func(s *rules.Setup)) live.Offer {
	t.Helper()
	o := agreed(t, "d20", "")
	s := &o.Setup
	s.Fog, s.Goals, s.Zones, s.Tokens, s.Look = "sight", nil, nil, nil, nil
	s.Map = rules.MapSetup{Rows: []string{"........", "........", "########", "........", "........"}, Legend: map[string][]rules.FeatureSetup{"#": {{Feature: "wall"}}}}
	first := s.Combatants[0].Side
	var own, other []rules.Sheet
	for _, c := range s.Combatants {
		if c.State = nil; c.Side == first && len(own) < 2 {
			c.At = [2]int{2 * len(own), 0}
			own = append(own, c)
		} else if c.Side != first && len(other) < 2 {
			c.At = [2]int{2 * len(other), 3}
			other = append(other, c)
		}
	}
	s.Combatants = append(own, other...)
	if change != nil {
		change(s)
	}
	return o
}

// told is what side 0 is told of a match, by what side 1 does in it with each of its turns.
func told(t testing.TB, o live.Offer, verb rules.Verb) (text []byte, did int) {
	t.Helper()
	tb, err := Open("M1", "KA", o, live.Secret{1}, 0)
	if err != nil {
		t.Fatal(err)
	}
	tb.Join("KB", live.Joining{Side: 1, Name: "Berta"}, 0)
	for turn, now := -1, int64(0); tb.board.Turns() < 12; now += 100 {
		side := tb.awaited()
		legal := tb.Perceived(side).Legal(nil)
		a, _ := rules.Idle(legal)
		if turn != tb.board.Turns() && side == 1 {
			for i := range legal {
				if legal[i].Verb == verb && !tb.board.Course().Throws(legal[i]) {
					a = legal[i]
					did++
					break
				}
			}
		}
		turn = tb.board.Turns()
		cmd := levels.CommandOf(tb.board.Course().Encounter(), &a)
		if _, answer := tb.Wish(keys[side], live.Wish{Seen: len(tb.entries), Will: live.Act, Do: &cmd}, now); answer != (live.Answer{}) {
			t.Fatalf("%+v is refused: %+v", cmd, answer)
		}
	}
	for _, e := range tb.Due(0, 0, 0) {
		text = append(append(text, written(&e)...), '\n')
	}
	if n := len(tb.Due(-1, 0, 1<<40)); n > 0 {
		t.Errorf("whoever watches sees %d entries", n)
	}
	again, err := Resume(tb.Opened(), tb.Entries())
	if err != nil {
		t.Fatal(err)
	}
	for n, e := range again.Due(0, 0, 0) {
		if other := tb.Due(0, 0, 0)[n]; !bytes.Equal(written(&e), written(&other)) {
			t.Fatalf("entry %d is told otherwise by another referee", n+1)
		}
	}
	return text, did
}

// TestTheUnseenChangesNoByte: a side is told the same, byte for byte, whatever those are
// whom it does not see, wherever they stand and whatever they do.
func TestTheUnseenChangesNoByte(t *testing.T) {
	plain, _ := told(t, apart(t, nil), rules.EndTurn)
	if len(plain) < 5000 {
		t.Fatalf("it is told %d bytes", len(plain))
	}
	stepped, n := told(t, apart(t, nil), rules.FiveFootStep)
	walked, m := told(t, apart(t, nil), rules.Move)
	if n == 0 || n != m {
		t.Fatalf("they step %d times and walk %d times", n, m)
	}
	places, _ := told(t, apart(t, func(s *rules.Setup) { s.Combatants[2].At, s.Combatants[3].At = [2]int{4, 3}, [2]int{6, 3} }), rules.EndTurn)
	sheets, _ := told(t, apart(t, func(s *rules.Setup) {
		s.Combatants[2].HP, s.Combatants[2].MaxHP, s.Combatants[2].Name, s.Combatants[3].Natural = 3, 77, "somebody else", 4
	}), rules.EndTurn)
	for _, c := range []struct {
		what      string
		one, same []byte
	}{{"what they do", stepped, walked}, {"their places", plain, places}, {"their sheets", plain, sheets}} {
		i := 0
		for i < min(len(c.one), len(c.same)) && c.one[i] == c.same[i] {
			i++
		}
		if !bytes.Equal(c.one, c.same) {
			t.Errorf("%s changes what is told at byte %d:\n%s\n%s", c.what, i, c.one[max(0, i-100):min(len(c.one), i+100)], c.same[max(0, i-100):min(len(c.same), i+100)])
		}
	}
	seen, _ := told(t, apart(t, func(s *rules.Setup) { s.Map.Rows[2] = "........" }), rules.EndTurn)
	if bytes.Equal(seen, plain) {
		t.Error("what is seen changes nothing either")
	}
}

// TestLookoutKnowsWhatItsSideKnows plays matches in fog by machines: after each entry
// whoever has only what it is told knows the same facts as the side's view at the referee,
// and may do the same.
func TestLookoutKnowsWhatItsSideKnows(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		o := agreed(t, ruleset, "")
		if o.Setup.Fog = "sight"; ruleset == "skirmish" { // there they do not find each other
			o = apart(t, func(s *rules.Setup) { s.Ruleset, s.Map.Rows[2] = ruleset, "###..###" })
		}
		tb, err := Open("M1", "KA", o, live.Secret{1}, 0)
		if err != nil {
			t.Fatal(err)
		}
		tb.Join("KB", live.Joining{Side: 1, Name: "Berta"}, 0)
		for side := range 2 { // machines, which think with a side's view
			if err := tb.sit(side, live.Seat{Machine: "soldier"}); err != nil {
				t.Fatal(err)
			}
		}
		looks := [2]live.Lookout{{Side: 0}, {Side: 1}}
		met := 0
		for now := int64(0); now < 2000 && !tb.Over() && tb.Listing().Round < 30; now++ {
			for side := range looks {
				l := &looks[side]
				for _, e := range tb.Due(side, l.Played(), 0) {
					var read live.Entry
					if err := live.Read(written(&e), &read); err != nil {
						t.Fatal(err)
					}
					if err := l.Play(read); err != nil {
						t.Fatal(err)
					}
				}
				same(t, tb.Perceived(side), l.View())
				for id := range tb.board.Course().Encounter().Count() {
					if int(tb.board.Course().Encounter().Creatures[id].Side) != side && tb.Perceived(side).Knows(id) {
						met++
					}
				}
			}
			tb.Tick(now)
		}
		if met == 0 || len(tb.entries) < 10 {
			t.Errorf("%s: they meet %d times in %d entries", ruleset, met, len(tb.entries))
		}
	}
}

// TestNobodySeesBothSides: in fog whoever has left one side may not take the other.
func TestNobodySeesBothSides(t *testing.T) {
	for _, fog := range []string{"off", "sight"} {
		o := agreed(t, "d20", "soldier")
		o.Setup.Fog = fog
		tb, err := Open("M1", "KA", o, live.Secret{1}, 0)
		if err != nil {
			t.Fatal(err)
		}
		tb.Join("KB", live.Joining{Side: 1, Name: "Berta"}, 0)
		wish(t, tb, 0, live.Leave, 0, "")
		wish(t, tb, 1, live.Back, 0, live.FaultNotNow)
		tb.Join("KC", live.Joining{Side: 0, Name: "Carla"}, 0)
		wish(t, tb, 1, live.Leave, 0, "")
		want := ""
		if fog != "off" {
			want = live.FaultTaken
		}
		if _, a := tb.Join("KA", live.Joining{Side: 1, Name: "Anna"}, 0); a.Fault != want {
			t.Errorf("fog %s: she who had side 0 takes side 1 with %+v", fog, a)
		}
	}
}

// TestHostileGlimpses hands a lookout 2,000 glimpses with something of them changed: each is
// refused, or it can be looked at and thought about.
func TestHostileGlimpses(t *testing.T) {
	chance := rand.New(rand.NewPCG(17, 4))
	tb, err := Open("M1", "KA", apart(t, func(s *rules.Setup) { s.Map.Rows[2] = "........" }), live.Secret{1}, 0)
	if err != nil {
		t.Fatal(err)
	}
	tb.Join("KB", live.Joining{Side: 1, Name: "Berta"}, 0)
	for range 6 {
		rest(t, tb, keys[tb.awaited()], 0)
	}
	var texts [][]byte
	for _, e := range tb.Due(0, 0, 0) {
		texts = append(texts, written(&e))
	}
	taken := 0
	for range 2000 {
		var l live.Lookout
		for n := range 3 {
			data := texts[n]
			if n == chance.IntN(3) {
				data = mangled(chance, data)
				for range 20 {
					if i := chance.IntN(len(data) + 1); i < len(data) && data[i] >= '0' && data[i] <= '9' {
						data[i] = "0123456789"[chance.IntN(10)]
					}
				}
			}
			var e live.Entry
			if live.Read(data, &e) != nil || l.Play(e) != nil {
				break
			}
			taken++
			l.View().Legal(nil)
		}
	}
	t.Logf("%d of them could be taken over", taken)
}

// same wants two views to hold the same facts and to allow the same.
func same(t *testing.T, want, got *view.View) {
	t.Helper()
	var a, b []byte
	want.Read(func(e *rules.Encounter) { a = e.AppendBinary(nil) })
	got.Read(func(e *rules.Encounter) { b = e.AppendBinary(nil) })
	if !bytes.Equal(a, b) {
		t.Fatalf("the facts are others:\n%x\n%x", a, b)
	}
	one, other := want.Legal(nil), got.Legal(nil)
	if len(one) != len(other) {
		t.Fatalf("%d actions are legal, not %d", len(other), len(one))
	}
	for i := range one {
		if one[i] != other[i] {
			t.Fatalf("action %d is %+v, not %+v", i, other[i], one[i])
		}
	}
}
