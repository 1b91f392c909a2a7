package battle

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/model"
	"tenaille/rules"
)

// TestAmbushOfTwoPersonsLeaksNothing plays whole matches of two persons at one screen,
// begun from ambush without fog: whoever has the screen never finds one whom its side
// does not know of on the board, the small map, in the order of turns, on the log and
// its slips, among targets or in what an action would do, and the screen passes behind
// the curtain (SUR-01).
func TestAmbushOfTwoPersonsLeaksNothing(t *testing.T) {
	for ruleset, lang := range map[string]string{"d20": "en", "limited": "fr"} {
		unknown, sprung, curtains := 0, 0, 0
		for seed, played := uint64(1), 0; seed < 60 && played < 4; seed++ {
			b := ambushing(t, lang, ruleset, seed)
			if v := b.turn.Match.View(0); v.Knows(2) && v.Knows(3) {
				continue // all were noticed
			}
			played++
			r := rand.New(rand.NewPCG(seed, 3))
			met := [2]uint64{} // whom the sides have ever known of
			for n := 0; n < 45; n++ {
				v := b.turn.Match.View(b.turn.Side)
				var secrets []rules.ID
				for id := range b.turn.E.Count() {
					if v.Knows(id) {
						met[b.turn.Side] |= 1 << id
					} else if secrets = append(secrets, id); met[b.turn.Side]>>id&1 == 0 {
						unknown++
					}
				}
				tellsNothing(t, b, secrets, met[b.turn.Side])
				if t.Failed() {
					t.Fatalf("%s %s, seed %d, action %d", ruleset, lang, seed, n)
				}
				if over, _ := b.turn.Match.Over(); over || b.turn.Now.What == rules.AwaitsNothing {
					break
				}
				list := v.Legal(nil)
				if len(list) == 0 {
					t.Fatalf("%s, seed %d: nothing can be done", ruleset, seed)
				}
				before := b.turn.Side
				a := list[r.IntN(len(list))]
				if b.turn.Side == 1 && b.turn.Now.What == rules.AwaitsAction && r.IntN(4) > 0 { // they lie in wait
					a = rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody}
				}
				b.session.Do(a)
				for n := 0; b.curtain == nil && (b.play.Busy() || b.turn.Side == before && n < 3); n++ {
					b.session.Skip()
					b.Update()
				}
				if b.curtain != nil {
					curtains++
					if s := inspect.Probe(b); len(s.Creatures) > 0 {
						t.Fatalf("behind the curtain stand %v", s.Creatures)
					}
				}
				b.quiet(t)
				b.arrange()
				for _, e := range b.tell.Log.Entries {
					if e.Chip == "STL-02" {
						sprung++
					}
				}
			}
		}
		if unknown < 10 || sprung == 0 || curtains < 10 {
			t.Errorf("%s: unknown were %d, out of hiding came %d, curtains fell %d times: too little was tried", ruleset, unknown, sprung, curtains)
		}
	}
}

// tellsNothing looks for creatures on a screen that is not to show them.
func tellsNothing(t *testing.T, b *battle, secrets []rules.ID, met uint64) {
	t.Helper()
	s := inspect.Probe(b)
	names := func(id rules.ID) []string { // as its own side calls it
		return []string{b.Key("creature." + []string{"fighter", "psychic", "rogue", "orc"}[id])}
	}
	for _, id := range secrets {
		sheet := b.turn.E.Creatures[id].Sheet
		if p, ok := b.play.Drawn(id); ok {
			t.Errorf("%v stands on the board: %+v", names(id), p)
		}
		for i := range b.table.Picture.Pieces { // those of the small map too
			if b.table.Picture.Pieces[i].ID == int(id) {
				t.Errorf("%v is drawn", names(id))
			}
		}
		for _, c := range b.desk.Panels.Order.Chips {
			if c.ID == fmt.Sprint("order.", sheet) {
				t.Errorf("%v stands in the order of turns", names(id))
			}
		}
		for _, c := range s.Creatures {
			if c.ID == sheet {
				t.Errorf("%v is told by the probe", names(id))
			}
		}
		if slices.Contains(s.Targets, sheet) || b.turn.Now.Known.Marks[id] {
			t.Errorf("%v may be aimed at", names(id))
		}
		if met>>id&1 == 1 {
			continue // what was told of it once stays told
		}
		for _, e := range b.tell.Log.Entries {
			for _, name := range names(id) {
				if words := e.Head + e.Tail + e.Result + strings.Join(e.Lines, " "); strings.Contains(words, name) {
					t.Errorf("the log says %q", words)
				}
			}
		}
		for i := range b.tell.Log.Records {
			for _, ev := range b.tell.Log.Records[i].Events {
				if ev.Who == id || ev.Whom == id {
					t.Errorf("the log tells what %v does: %q %v", names(id), b.tell.Log.Entries[i].Head, b.tell.Log.Entries[i].Lines)
				}
			}
			if slip := b.tell.Rolls.Recorded(i); slip != nil {
				for _, name := range names(id) {
					if strings.Contains(fmt.Sprintf("%+v", *slip), name) {
						t.Errorf("a slip names %s", name)
					}
				}
			}
		}
	}
	for i := range b.turn.Now.Legal {
		p := b.turn.Match.Preview(&b.turn.Now.Legal[i])
		for _, k := range p.Strikes {
			if slices.Contains(secrets, k.On) {
				t.Errorf("a preview strikes %v", names(k.On))
			}
		}
	}
}

// TestBlowOutOfHidingIsTold: whoever is struck out of hiding sees the attacker spring
// up, and reads the blow with its arithmetic as if it had been seen coming (STL-02).
func TestBlowOutOfHidingIsTold(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited"} {
		told := 0
		for seed := uint64(1); seed < 40 && told < 3; seed++ {
			b := ambushing(t, "en", ruleset, seed)
			if b.turn.Side != 1 || b.turn.E.Creatures[b.turn.Now.Who].Kind != "rogue" || b.turn.Match.View(0).Knows(b.turn.Now.Who) {
				continue
			}
			id := b.turn.Now.Who
			list := b.turn.Match.View(1).Legal(nil)
			at := slices.IndexFunc(list, func(a rules.Action) bool {
				return a.Verb == rules.Attack && a.Weapon >= 0 && b.turn.E.Creatures[id].Weapon(a.Weapon).Projectile()
			})
			if at < 0 {
				continue
			}
			b.session.Do(list[at])
			b.quiet(t)
			b.watched(0)
			var kinds []rules.EventKind
			for _, ev := range b.turn.Match.Perceived(0, 0) {
				if ev.Who == id && (ev.Kind == rules.AttackRolled || ev.Kind == rules.ConditionLost && ev.Condition == rules.Hidden) {
					if kinds = append(kinds, ev.Kind); ev.Kind == rules.AttackRolled && ev.Report == nil {
						t.Errorf("%s: the blow is told without its arithmetic", ruleset)
					}
				}
			}
			if !slices.Equal(kinds, []rules.EventKind{rules.ConditionLost, rules.AttackRolled}) {
				t.Errorf("%s, seed %d: of the blow is perceived %v", ruleset, seed, kinds)
			}
			told++
			rogue := b.tell.NameOf(id)
			springs := slices.IndexFunc(b.tell.Log.Entries, func(e model.Entry) bool { return e.Head == rogue+" springs from hiding" && e.Chip == "STL-02" })
			if springs < 0 || springs+1 >= len(b.tell.Log.Entries) || !strings.HasPrefix(b.tell.Log.Entries[springs+1].Head, rogue+" ") || len(b.tell.Log.Entries[springs+1].Lines) == 0 {
				t.Errorf("%s, seed %d: the log has the spring at %d, and %d lines", ruleset, seed, springs, len(b.tell.Log.Entries))
			}
		}
		if told == 0 {
			t.Errorf("%s: nobody shot out of hiding", ruleset)
		}
	}
}
