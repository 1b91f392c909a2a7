package replay

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"tenaille/game/require/flip"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// studied is a course at its first turn of a match that is studied.
func studied(t *testing.T, level, ruleset, fog string, seed uint64) *Course {
	t.Helper()
	f, err := levels.OpenField(level)
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.Place(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	s.Fog = fog
	h := NewHeader(s, []string{"human", "soldier"}, seed)
	h.Study = true
	c, err := NewCourse(h, false)
	if err == nil {
		err = c.Begin(nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// change draws a change by hand, of which many cannot be.
func change(c *Course, draw *dice.Stream) rules.Edit {
	e := c.Encounter()
	x := rules.Edit{Kind: rules.EditKind(draw.D(6)), Who: rules.ID(draw.D(int(e.Count())) - 1)}
	switch x.Kind {
	case rules.EditPlace:
		x.To = grid.C(draw.D(e.Map.W()+1)-1, draw.D(e.Map.H()+1)-1)
	case rules.EditCondition:
		x.Condition, x.Number = rules.Condition(draw.D(int(rules.ConditionCount))-1), int16(draw.D(4)-1)
	case rules.EditLift:
		x.Condition = rules.Prone
		for has := e.Facts.Combatants[x.Who].Conditions; has != 0 && draw.D(2) == 1; has = has.Rest() {
			x.Condition = has.First()
		}
	case rules.EditHP:
		x.Number = int16(draw.D(e.MaxHP(x.Who)+2) - 1)
	case rules.EditDie:
		x.Of = []int16{20, 20, 100, 8, 6}[draw.D(5)-1]
		x.Number = int16(draw.D(int(x.Of)+1) - 1)
	case rules.EditSeat:
		x.Of, x.Player = int16(draw.D(2)-1), []string{"human", "soldier"}[draw.D(2)-1]
	}
	return x
}

// TestStudyIsRecordedAndTakenBack: of matches of random actions and random changes by hand
// in every ruleset the record verifies line by line, each change taken back leaves the
// hash of before, an action taken back through its dice throws them again, and so does
// going back to the very beginning.
func TestStudyIsRecordedAndTakenBack(t *testing.T) {
	made := map[rules.EditKind]int{}
	thrown, refused := 0, 0
	for seed := range uint64(9) {
		ruleset := []string{"d20", "limited", "skirmish"}[seed%3]
		c := studied(t, []string{"proving-ground", "broken-keep", "ford", "salt-mine"}[seed/3], ruleset, []string{"off", "memory"}[seed%2], seed)
		e, draw := c.Encounter(), dice.NewStream(seed)
		hashes := []uint64{c.Hash()}
		for n := 0; n < 100 && !c.Over(); n++ {
			before, lines := c.Hash(), c.lines
			var redo func() (rules.Refusal, error)
			if draw.D(3) == 1 {
				x := change(c, &draw)
				redo = func() (rules.Refusal, error) { return c.Edit(x) }
			} else {
				legal := e.Legal(nil)
				a := legal[draw.D(len(legal))-1]
				redo = func() (rules.Refusal, error) { return c.Do(a) }
			}
			state := c.dice.State()
			r, err := redo()
			if err != nil {
				t.Fatal(err)
			}
			if !r.OK() {
				refused++
				if c.Hash() != before || c.lines != lines {
					t.Fatalf("%s: what %s refuses has changed something", ruleset, r.Cite)
				}
				continue
			}
			if ev := c.text[bytes.LastIndexByte(c.text[:len(c.text)-1], '\n')+1:]; bytes.HasPrefix(ev, []byte(`{"do":"study.`)) {
				kind, _ := rules.EditByName(string(ev[len(`{"do":"study.`):bytes.IndexByte(ev[1:], ',')]))
				made[kind]++
			}
			after := c.Hash()
			if c.dice.State() != state {
				thrown++
			}
			if draw.D(2) == 1 {
				if err := c.Undo(); err != nil {
					t.Fatal(err)
				}
				if c.Hash() != before {
					t.Fatalf("%s, seed %d: taken back, the hash is %x where it was %x", ruleset, seed, c.Hash(), before)
				}
				if r, err := redo(); err != nil || !r.OK() || c.Hash() != after {
					t.Fatalf("%s, seed %d: the same again comes to %x where it came to %x: %v %v", ruleset, seed, c.Hash(), after, r, err)
				}
			}
			hashes = append(hashes, after)
		}
		if _, err := verified(c.Text()); err != nil && !strings.Contains(err.Error(), "unfinished") {
			t.Fatalf("%s, seed %d: %v", ruleset, seed, err)
		}
		for k := len(hashes) - 2; k >= 0; k-- {
			if err := c.Undo(); err != nil {
				t.Fatal(err)
			}
			if c.Hash() != hashes[k] {
				t.Fatalf("%s, seed %d: gone back to %d, the hash is %x where it was %x", ruleset, seed, k, c.Hash(), hashes[k])
			}
		}
		if _, err := verified(c.Text()); !strings.Contains(err.Error(), "unfinished") {
			t.Fatalf("%s, seed %d: %v", ruleset, seed, err)
		}
	}
	for kind := rules.EditPlace; kind <= rules.EditSeat; kind++ {
		if made[kind] < 5 {
			t.Errorf("%d changes of kind %s were made: draw more", made[kind], kind)
		}
	}
	if thrown < 50 || refused < 20 {
		t.Errorf("%d throws, %d refusals: draw more", thrown, refused)
	}
	t.Log(made, thrown, refused)
}

func verified(text []byte) (Summary, error) { return Verify(bytes.NewReader(text), "study.jsonl") }

// TestOnlyStudyIsChangedByHand: a record that is no study and has a change by hand, or
// takes back what nobody may, is refused in one line; and nobody changes it so.
func TestOnlyStudyIsChangedByHand(t *testing.T) {
	c := studied(t, "proving-ground", "d20", "off", 5)
	if r, err := c.Edit(rules.Edit{Kind: rules.EditHP, Who: 0, Number: 1}); err != nil || !r.OK() {
		t.Fatal(r, err)
	}
	plain := bytes.Replace(c.Text(), []byte(`"study":true,`), nil, 1)
	_, err := verified(plain)
	if want := `study.jsonl: line 3: do: "study.hp" changes by hand a match that is not studied`; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	other := begun(t, "proving-ground", "d20", 5)
	if _, err := other.Edit(rules.Edit{Kind: rules.EditHP, Who: 0, Number: 1}); err != errNoStudy {
		t.Errorf("a match that is not studied was changed: %v", err)
	}
	for _, spoilt := range [][2]string{
		{`"study.hp"`, `"study.hop"`}, {`"by":`, `"by":9`}, {`"amount":1`, `"amount":0`},
		{`{"do":"study.hp"`, `{"do":"study.die","option":"d1"`}, {`{"do":"study.hp"`, `{"do":"study.seat","item":"x"`},
		{`{"do":"study.hp"`, `{"do":"study.place"`}, {`{"do":"study.hp"`, `{"do":"study.condition","option":"bored"`},
	} {
		text := bytes.Replace(c.Text(), []byte(spoilt[0]), []byte(spoilt[1]), 1)
		if _, err := verified(text); err == nil || !strings.HasPrefix(err.Error(), "study.jsonl: line 3: ") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", spoilt[1], err)
		}
	}
}

// TestSetDieIsShown: the next die of as many sides shows what it was set to, once; the
// dice before and after it are those of the stream (DIC-01, DIC-02).
func TestSetDieIsShown(t *testing.T) {
	plain, set := dice.NewSeeded(3), dice.NewSeeded(3)
	set.Fixed = dice.Set{Sides: 8, Face: 2}
	for i, sides := range []uint8{20, 100, 8, 8, 20} {
		q := dice.Question{Count: 1, Sides: sides}
		want, got := plain.Answer(q), set.Answer(q)
		if i == 2 {
			want = dice.Answer{Value: 2}
		}
		if got != want {
			t.Errorf("die %d, of %d, shows %d, want %d", i, sides, got.Value, want.Value)
		}
	}
	if set.Fixed != (dice.Set{}) || set.State() != plain.State() {
		t.Error("the die is still set, or the stream another")
	}
	c := studied(t, "proving-ground", "d20", "off", 5)
	held := c.Hash()
	for _, number := range []int16{13, 0} {
		if r, err := c.Edit(rules.Edit{Kind: rules.EditDie, Of: 20, Number: number}); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
		if same := c.Hash() == held; same != (number == 0) {
			t.Errorf("with a die set to %d the hash is that of before: %v", number, same)
		}
	}
}

// TestHandMeetsTheRules: what cannot stand somewhere is not put there, and what a change
// brings with it follows from the rules (GEO-01, GEO-02, GEO-05, GRP-03, CND-12, CND-15,
// CND-22, HP-01, SKI-18).
func TestHandMeetsTheRules(t *testing.T) {
	c := studied(t, "proving-ground", "d20", "off", 5)
	e := c.Encounter()
	at := func(id rules.ID) grid.Cell { return e.Facts.Combatants[id].At }
	wall := grid.Cell{}
	for i := range e.Map.W() * e.Map.H() {
		if cell := e.Map.CellAt(i); !e.Ground().Stands(grid.Square(cell)) {
			wall = cell
		}
	}
	refuses := func(x rules.Edit, cite rules.Cite) {
		t.Helper()
		held := c.Hash()
		if r, err := c.Edit(x); err != nil || r.Cite != cite || c.Hash() != held {
			t.Errorf("%s of %d: %s, %v, want %s", x.Kind, x.Who, r.Cite, err, cite)
		}
	}
	makes := func(x rules.Edit) {
		t.Helper()
		if r, err := c.Edit(x); err != nil || !r.OK() {
			t.Fatal(x.Kind, r.Cite, err)
		}
	}
	refuses(rules.Edit{Kind: rules.EditPlace, Who: 0, To: grid.C(-1, 0)}, rules.GEO01)
	refuses(rules.Edit{Kind: rules.EditPlace, Who: 0, To: wall}, rules.GEO05)
	refuses(rules.Edit{Kind: rules.EditPlace, Who: 0, To: at(1)}, rules.GEO02)
	refuses(rules.Edit{Kind: rules.EditCondition, Who: 0, Condition: rules.Dying}, rules.CND01)
	refuses(rules.Edit{Kind: rules.EditLift, Who: 0, Condition: rules.Prone}, rules.CND22)
	refuses(rules.Edit{Kind: rules.EditHP, Who: 0, Number: 0}, rules.HP01)
	refuses(rules.Edit{Kind: rules.EditHP, Who: 99, Number: 1}, rules.ATK20)

	_, who := e.Awaits()
	makes(rules.Edit{Kind: rules.EditCondition, Who: who, Condition: rules.Stunned, Number: 1})
	if _, now := e.Awaits(); now == who || e.Facts.Combatants[who].Ready&1 == 1 {
		t.Errorf("CND-12: stunned, %d still acts or holds what it held", who)
	}
	makes(rules.Edit{Kind: rules.EditCondition, Who: who, Condition: rules.Asleep})
	if !e.Facts.Has(who, rules.Prone) {
		t.Error("CND-15: who sleeps stands")
	}
	makes(rules.Edit{Kind: rules.EditHP, Who: who, Number: 3})
	if e.Facts.Combatants[who].HP != 3 || !e.Facts.Has(who, rules.Asleep) {
		t.Errorf("HP-01: %d hit points, want 3, and nobody struck it awake", e.Facts.Combatants[who].HP)
	}
	to := grid.C(0, 0)
	for i := range e.Map.W() * e.Map.H() {
		x := rules.Edit{Kind: rules.EditPlace, Who: who, To: e.Map.CellAt(i)}
		if combat.CheckEdit(e, &x).OK() && x.To != at(who) {
			to = x.To
		}
	}
	budget := e.Facts.Combatants[who].Budget
	makes(rules.Edit{Kind: rules.EditPlace, Who: who, To: to})
	if at(who) != to || e.Facts.Combatants[who].Budget != budget {
		t.Error("GEO-02: it does not stand where it was put, or it paid for it")
	}
	s := studied(t, "proving-ground", "skirmish", "off", 5)
	if r, err := s.Edit(rules.Edit{Kind: rules.EditCondition, Who: 0, Condition: rules.Stunned}); err != nil || r.Cite != rules.SKI18 {
		t.Errorf("SKI-18: a figure was stunned: %s, %v", r.Cite, err)
	}
}

// TestNoDieShowsMoreThanItHas: a line that sets a die to a face which it does not have is
// refused, also where the match is played from its events.
func TestNoDieShowsMoreThanItHas(t *testing.T) {
	for _, face := range []int{0, 1, 20, 21, 44, 300, -1} {
		c := studied(t, "proving-ground", "d20", "off", 5)
		_, _, err := c.edit(&levels.Command{Do: "study.die", Option: "d20", Amount: face})
		if (err == nil) != (face >= 0 && face <= 20) {
			t.Errorf("a d20 shows %d: %v", face, err)
		}
		text := bytes.Replace(c.Text(), []byte(`"rules_revision":7`), []byte(`"rules_revision":6`), 1)
		text = fmt.Appendf(text, "{\"do\":\"study.die\",\"option\":\"d20\",\"amount\":%d,\"hash\":\"\"}\n{\"do\":\"pass\",\"dice\":[[20,%d]],\"hash\":\"\"}\n", face, face)
		rp, err := Read(bytes.NewReader(text), "old")
		if err != nil {
			t.Fatal(err)
		}
		old, err := rp.Course(false)
		if err == nil {
			_, err = old.whole(rp)
		}
		if face != 0 && (err == nil) != (face > 0 && face <= 20) {
			t.Errorf("recorded, a d20 shows %d: %v", face, err)
		}
	}
}

// TestSetDieIsUnderTheHash: every bit of a die that is set is, in a state and in its copy
// for going back, apart from that of another.
func TestSetDieIsUnderTheHash(t *testing.T) {
	c := studied(t, "proving-ground", "d20", "off", 5)
	c.dice.Fixed = dice.Set{Sides: 20, Face: 7}
	m, ok := c.Mark()
	if !ok {
		t.Fatal("it cannot be marked")
	}
	held := c.Hash()
	tried := flip.Each(t, "Set", &c.dice.Fixed, nil, func(place string) {
		spoilt := c.Hash()
		if spoilt == held {
			t.Errorf("%s is not under the hash", place)
		}
		c.remember()
		c.dice.Fixed = dice.Set{Sides: 6, Face: 1}
		if err := c.Undo(); err != nil || c.Hash() != spoilt {
			t.Errorf("%s is not taken back: %v", place, err)
		}
		if c.Back(m); c.Hash() != held {
			t.Errorf("gone back, %s is not what it was", place)
		}
	})
	if tried < 2 {
		t.Errorf("only %d values were changed", tried)
	}
}

// TestStudyIsTheSameEverywhere: changes by hand, actions and what is taken back come to
// the same hash on every platform, and the record verifies there.
func TestStudyIsTheSameEverywhere(t *testing.T) {
	for level, want := range map[string][3]uint64{
		"ford":        {0x1519c8afda27cf23, 0xb7c4a9014751bb10, 0x8f8043419fc4c5dc},
		"broken-keep": {0x551608787b49f196, 0x5e96371a5b7f12e8, 0x3dd38b7d15a7571e},
	} {
		t.Run(level, func(t *testing.T) {
			for i, ruleset := range []string{"d20", "limited", "skirmish"} {
				c := studied(t, level, ruleset, "memory", 7)
				e, draw := c.Encounter(), dice.NewStream(uint64(i))
				for n := 0; n < 80 && !c.Over(); n++ {
					var err error
					switch draw.D(4) {
					case 1:
						_, err = c.Edit(change(c, &draw))
					case 2:
						if c.Undoable() > 0 {
							err = c.Undo()
						}
					default:
						legal := e.Legal(nil)
						_, err = c.Do(legal[draw.D(len(legal))-1])
					}
					if err != nil {
						t.Fatal(err)
					}
				}
				if got := c.Hash(); got != want[i] {
					t.Errorf("%s: hash %#x, want %#x", ruleset, got, want[i])
				}
				if _, err := verified(c.Text()); err != nil && !strings.Contains(err.Error(), "everything so far is right") {
					t.Errorf("%s: %v", ruleset, err)
				}
			}
		})
	}
}
