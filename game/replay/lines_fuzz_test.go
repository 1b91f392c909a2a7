package replay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// duel is a course at its first turn of a goblin and a wolf against a fighter on a small
// map: one for each ruleset, of matches that are studied or not, with the same dice or new
// ones on reload, with and without fog.
func duel(f *testing.F, which int) *Course {
	f.Helper()
	s := rules.Setup{Name: "duel", Ruleset: rulesets.Names()[which%3], Map: rules.MapSetup{Rows: []string{"......", ".#....", "....~.", "......"}, Legend: map[string][]rules.FeatureSetup{"~": {{Feature: "difficult"}}}}}
	if which/6%2 == 1 {
		s.Fog = "memory"
	}
	for i, kind := range []string{"goblin", "wolf", "archer"} {
		sheet, ok := levels.Creature(kind)
		if !ok {
			f.Fatalf("no creature %q", kind)
		}
		sheet.ID, sheet.Side, sheet.At = i+1, []string{"blue", "blue", "red"}[i], [][2]int{{0, 0}, {2, 1}, {4, 1}}[i]
		s.Combatants = append(s.Combatants, sheet)
	}
	h := NewHeader(s, []string{"human", "soldier"}, uint64(which))
	h.Study = which/3%2 == 1
	if which/12%2 == 1 {
		h.Reload = NewDice
	}
	c, err := NewCourse(h, false)
	if err == nil {
		err = c.Begin(nil)
	}
	if err != nil {
		f.Fatal(err)
	}
	return c
}

const duels = 24

// harmless wants an error to be one line of a length that a person reads, and nothing in it
// that speaks to a terminal.
func harmless(t *testing.T, err error) {
	t.Helper()
	if err != nil && (strings.ContainsAny(err.Error(), "\n\r\x00\x1b") || len(err.Error()) > 1000) {
		t.Errorf("the message is %q", err)
	}
}

// FuzzSteps wants of any lines that follow the beginning of a match (actions, what is
// taken back, other dice, changes by hand) that each is read and done, or refused in one
// line; whatever was done is written down so that it is read as the same steps, and played
// again with the same hashes.
func FuzzSteps(f *testing.F) {
	courses := make([]*Course, duels)
	for i := range courses {
		courses[i] = duel(f, i)
	}
	for i, s := range []string{
		`{"do":"pass","by":1}`, `{"do":"end_turn","by":3}` + "\n" + `{"do":"undo"}`, `{"do":"reseed","seed":"77","hash":"00"}`,
		`{"do":"study.place","by":1,"square":[3,3]}` + "\n" + `{"do":"undo"}`, `{"do":"study.hp","by":2,"amount":-3}`,
		`{"do":"study.die","option":"d20","amount":20}` + "\n" + `{"do":"attack","by":3,"on":2}`, `{"do":"study.seat","item":"red","option":"human"}`,
		`{"do":"study.condition","by":1,"option":"prone","amount":2}` + "\n" + `{"do":"study.lift","by":1,"option":"prone"}`,
		`{"do":"move","by":2,"cells":[[3,1],[3,2]],"decline":[3]}` + "\n" + `{"do":"take","by":3}`,
		`{"do":"ready","by":1,"then":{"do":"move","cells":[[1,0]]},"step":[0,1],"square":[5,3]}`, `{"do":"revision","rules_revision":9,"hash":""}`,
		`{"do":"charge","by":2,"on":3,"square":[3,1],"option":"bull_rush"}`, `{"do":"end","result":"won","rounds":1,"checksum":""}`,
		`{"do":"grapple","by":2,"on":3}` + "\n" + `{"do":"release","by":2,"square":[2,1]}`, `{"do":"begin"}`, `{"do":"move","by":1,"option":"squeeze draw","square":[1,1],"weapon":"?"}`,
		`{"do":"charge","by":2,"option":"` + strings.Repeat("é", 3000) + `"}`,
	} {
		f.Add(uint8(i*7), []byte(s))
		f.Add(uint8(i), []byte(s))
	}
	f.Fuzz(func(t *testing.T, which uint8, lines []byte) {
		from := courses[int(which)%duels]
		text := append(append([]byte(nil), from.Text()...), lines...)
		rp, err := Read(bytes.NewReader(append(text, '\n')), "duel.jsonl")
		if err != nil {
			harmless(t, err)
			return
		}
		begun := from.Header
		c, err := NewCourse(begun, false)
		if err == nil {
			err = c.Begin(nil)
		}
		if err != nil {
			t.Fatal(err)
		}
		done := 0
		for i := 1; i < len(rp.Steps) && done < 40; i++ {
			s := &rp.Steps[i]
			before, was := c.Hash(), len(c.text)
			var err error
			switch {
			case s.Do == "undo":
				err = c.Undo()
			case s.Do == reseeded:
				err = c.reseed(s)
			case edits(s.Do):
				err = c.reedit(&s.Command)
			default:
				var a rules.Action
				if a, err = s.Command.Action(c.e); err == nil {
					r, bug := c.Do(a)
					if bug != nil {
						t.Fatalf("%s: %v", rp.lines[i+1], bug)
					}
					if !r.OK() {
						err = fmt.Errorf("refused by %s", r.Cite)
					}
				}
			}
			var broken *Broken
			if errors.As(err, &broken) {
				t.Fatalf("%s: %v", rp.lines[i+1], err)
			}
			if err != nil {
				harmless(t, &Fault{"duel.jsonl", i + 2, err})
				if c.Hash() != before || len(c.text) != was {
					t.Fatalf("%s: refused (%v), and something is otherwise", rp.lines[i+1], err)
				}
				continue
			}
			done++
		}
		sum, err := Verify(bytes.NewReader(c.Text()), "again")
		if err != nil && (c.Over() || !strings.Contains(err.Error(), "everything so far is right")) || sum.Words != 0 {
			t.Fatalf("what was done is not played again: %+v, %v\n%s", sum, err, c.Text()[len(from.Text()):])
		}
		again, err := Read(bytes.NewReader(c.Text()), "again")
		if err != nil || len(again.Steps) != done+1 || !bytes.Equal(bytes.Join(append(again.lines, nil), []byte{'\n'}), c.Text()) {
			t.Fatalf("%d lines of %d, %v", len(again.Steps), done+1, err)
		}
	})
}

// FuzzEvents wants of a record of earlier rules one line of which may hold any events that
// it is played or refused in one line, both times alike, and that a match of it can be
// gone on with or cannot, without a state that has no hash.
func FuzzEvents(f *testing.F) {
	var short []*Replay
	for _, n := range []int{1, 3, 5, 6} {
		packed, err := os.ReadFile(fmt.Sprintf("testdata/revisions/revision-%d.jsonl.gz", n))
		if err != nil {
			f.Fatal(err)
		}
		rp, err := Read(bytes.NewReader(packed), "old.jsonl")
		if err != nil {
			f.Fatal(err)
		}
		short = append(short, rp.Until(4))
		for i := 5; i < len(rp.lines); i += 9 {
			f.Add(uint8(len(short)-1), rp.lines[i])
		}
	}
	f.Add(uint8(0), []byte(`{"do":"move","events":[{"event":"Moved","who":1,"to":[999,-1]}]}`))
	f.Add(uint8(1), []byte(`{"do":"pass","dice":[[20,1],[-3,0]],"events":[{"event":"Placed","who":1,"place":-1},{"event":"Won","side":"blue"}]}`))
	f.Add(uint8(2), []byte(`{"do":"pass","events":[{"event":"EffectBegan","effect":"saps","on":1,"value":-128,"turns":127,"score":"str"}]}`))
	f.Fuzz(func(t *testing.T, which uint8, lines []byte) {
		old := short[int(which)%len(short)]
		text := append(bytes.Join(append(old.lines[:len(old.lines):len(old.lines)], lines), []byte{'\n'}), '\n')
		play := func() (hash uint64, settled int, fault error) {
			rp, err := Read(bytes.NewReader(text), "old.jsonl")
			if err != nil {
				return 0, 0, err
			}
			c, err := rp.Course(false)
			if err == nil {
				_, err = c.whole(rp)
			}
			if err != nil {
				return 0, 0, err
			}
			if settled, _ = c.Settled(rp); settled < 1 || settled > len(rp.Steps) {
				t.Fatalf("settled after %d of %d steps", settled, len(rp.Steps))
			}
			if !c.Over() {
				if err := c.Revise(); err != nil {
					harmless(t, &Fault{"old.jsonl", 0, err})
				}
			}
			return c.Hash(), settled, nil
		}
		hash, settled, err := play()
		harmless(t, err)
		again, back, err2 := play()
		if hash != again || settled != back || fmt.Sprint(err) != fmt.Sprint(err2) {
			t.Fatalf("played twice: %x, %d, %v; %x, %d, %v", hash, settled, err, again, back, err2)
		}
	})
}

// FuzzHeader wants of any first line's agreements (seed, policy on reload, study, the
// parent with its name, place and hash, players) that it is read as it was written and
// stands so in the header of a match that is played on from it, or is refused in one line.
func FuzzHeader(f *testing.F) {
	sum := strings.Repeat("0af9", 16)
	f.Add("7", "", false, "", "", 0, "", "human", "")
	f.Add("18446744073709551615", "new", true, "20260102-three-11", sum, 0, "00112233445566ff", "soldier", "")
	f.Add("18446744073709551616", "ironman", true, "a\nb", sum[1:], -1, "0", "\x1b[31m", "parents")
	f.Add("+7", "twice", false, strings.Repeat("é", 101), sum, 20001, "00112233445566fg", "", "Seed")
	f.Add("07", "new", false, "..", sum, 20000, "00112233445566FF", strings.Repeat("x", 300), "setup")
	keys := strings.Fields("format rules_revision version seed seats parent reload setup_hash study setup")
	c := duel(f, 2)
	begun := c.Text()
	f.Fuzz(func(t *testing.T, seed, reload string, study bool, name, sum string, action int, hash, seat, extra string) {
		h := c.Header
		h.Seed, h.Reload, h.Study, h.Seats = seed, reload, study, []string{"human", seat}
		if name+sum+hash != "" || action != 0 {
			h.Parent = &Parent{Name: name, SHA256: sum, Action: action, Hash: hash}
		}
		line, err := json.Marshal(&h)
		if err != nil {
			t.Fatal(err)
		}
		if extra != "" {
			key, err := json.Marshal(extra)
			if err != nil {
				t.Fatal(err)
			}
			line = append(append(append([]byte{'{'}, key...), ":null,"...), line[1:]...)
		}
		first, end, err := Glance(append(line, '\n'), "duel.jsonl")
		_, rest, _ := bytes.Cut(begun, []byte{'\n'})
		rp, err2 := Read(bytes.NewReader(append(append(line, '\n'), rest...)), "duel.jsonl")
		if fmt.Sprint(err) != fmt.Sprint(err2) || end != nil {
			t.Fatalf("glanced at it is %v, read %v", err, err2)
		}
		if err != nil {
			harmless(t, err)
			return
		}
		if extra != "" && !slices.ContainsFunc(keys, func(key string) bool { return strings.EqualFold(key, extra) }) {
			t.Fatalf("the key %q is taken", extra)
		}
		again, err := json.Marshal(&first)
		written, err2 := json.Marshal(&rp.Header)
		if err != nil || err2 != nil || !bytes.Equal(again, written) {
			t.Fatalf("glanced at it is\n%s, read\n%s", again, written)
		}
		if n, err := first.SeedNumber(); err != nil || fmt.Sprint(n) != first.Seed {
			t.Fatalf("the seed %q is %d, %v", first.Seed, n, err)
		}
		branch, err := rp.Branch(0, []string{"soldier", "human"})
		if harmless(t, err); err != nil {
			if first.Reload != Ironman {
				t.Fatalf("not played on: %v", err)
			}
			return
		}
		on := &branch.Header
		if p := on.Parent; p == nil || p.Action != 0 || p.SHA256 != rp.Sum() || p.Name != "duel" || p.Hash != rp.Steps[0].Hash || on.Seed != first.Seed || on.Reload != first.Reload || on.Study != first.Study || on.SetupHash != first.SetupHash {
			t.Fatalf("played on from %+v it is %+v, of %+v", first, *on, p)
		}
	})
}
