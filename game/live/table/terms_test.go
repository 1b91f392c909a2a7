package table

import (
	"strconv"
	"testing"

	"tenaille/game/live"
	"tenaille/levels"
	"tenaille/rules"
)

// two is a match of Anna, side 0, and Berta, which has begun at time 0.
func two(t testing.TB, change func(o *live.Offer)) *Table {
	t.Helper()
	o := agreed(t, "d20", "")
	if change != nil {
		change(&o)
	}
	tb, err := Open("M1", "KA", o, live.Secret{1}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, a := tb.Join("KB", live.Joining{Side: 1, Name: "Berta"}, 0); a != (live.Answer{}) {
		t.Fatalf("Berta cannot join: %+v", a)
	}
	return tb
}

var keys = [2]string{"KA", "KB"}

// wish wishes something, and wants an answer.
func wish(t testing.TB, tb *Table, side int, will live.Will, now int64, want string) []live.Entry {
	t.Helper()
	entries, a := tb.Wish(keys[side], live.Wish{Seen: len(tb.entries), Will: will}, now)
	if a.Fault != want || a.Rule != "" {
		t.Fatalf("%s of side %d is answered by %+v, not %q", will, side, a, want)
	}
	return entries
}

// legal finds an action that draws a die, or none and lets the turn go on, and does it.
func legal(t testing.TB, tb *Table, throws bool, now int64) (side int, cmd levels.Command) {
	t.Helper()
	for range 400 {
		c := tb.board.Course()
		side = c.Awaited()
		list := c.Encounter().Legal(nil)
		for i := range list {
			if a := list[i]; (throws || a.Verb == rules.Move) && a.Verb != rules.EndTurn && c.Throws(a) == throws {
				cmd = levels.CommandOf(c.Encounter(), &a)
				if _, answer := tb.Wish(keys[side], live.Wish{Seen: len(tb.entries), Will: live.Act, Do: &cmd}, now); answer != (live.Answer{}) {
					t.Fatalf("%+v is refused: %+v", cmd, answer)
				}
				if !throws && tb.board.Course().Undoable() == 0 {
					break // it showed or asked something
				}
				return side, cmd
			}
		}
		rest(t, tb, keys[tb.awaited()], now)
	}
	t.Fatal("there is no such action")
	return 0, cmd
}

// TestNobodyKnowsTheDice: what is told before an action has neither its seed nor the
// secret; the seeds are those of the sealed secret.
func TestNobodyKnowsTheDice(t *testing.T) {
	tb := two(t, nil)
	for range 10 {
		legal(t, tb, true, 0)
	}
	seeds := map[string]int{}
	for _, e := range tb.Entries() {
		if e.Secret != "" {
			t.Fatalf("entry %d tells the secret", e.N)
		}
		if e.Seed == "" {
			continue
		}
		if seeds[e.Seed]++; seeds[e.Seed] > 1 || e.Seed != strconv.FormatUint(tb.opened.Secret.Seed("M1", e.N), 10) {
			t.Errorf("entry %d has the seed %s", e.N, e.Seed)
		}
	}
	if len(seeds) < 11 {
		t.Errorf("%d seeds for 11 throws", len(seeds))
	}
}

// TestNothingFollowsFromASeedThatIsKnown: an entry that has no seed of its own draws no die, by
// whatever dice there are before it. So nothing of what comes follows from the seeds that have
// been told, that of the first throw above all.
func TestNothingFollowsFromASeedThatIsKnown(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		tb := rested(t, ruleset)
		var b, other live.Board
		bare := 0
		for _, e := range tb.Entries() {
			if err := b.Play(e); err != nil {
				t.Fatal(err)
			}
			if e.Hash = ""; e.Do != nil && e.Seed == "" { // a hash tells the dice there are, too
				e.Seed = strconv.Itoa(1000 + e.N) // other dice than those that are known
				bare++
			}
			if err := other.Play(e); err != nil || other.Course().Encounter().Hash() != b.Course().Encounter().Hash() {
				t.Fatalf("%s, entry %d (%s): with other dice it is another match: %v", ruleset, e.N, e.Kind, err)
			}
		}
		if bare == 0 {
			t.Errorf("%s: every entry has a seed", ruleset)
		}
	}
}

// TestTakenBackWithoutDice: an action that gave nothing away can be taken back, several one
// after the other; one with dice cannot, and nothing can where it is ranked.
func TestTakenBackWithoutDice(t *testing.T) {
	tb := two(t, nil)
	before := tb.Hash()
	side, _ := legal(t, tb, false, 0)
	if len(tb.entries) == 2 { // the first creature could move
		entries := wish(t, tb, side, live.Back, 0, "")
		if len(entries) != 1 || entries[0].Kind != live.TookBack || entries[0].To != 1 || entries[0].Hash != before {
			t.Errorf("it is taken back as %+v", entries)
		}
	}
	side, _ = legal(t, tb, false, 0)
	wish(t, tb, 1-side, live.Back, 0, live.FaultNotNow)
	side, _ = legal(t, tb, true, 0)
	wish(t, tb, side, live.Back, 0, live.FaultNotNow)
	ranked := two(t, func(o *live.Offer) { o.Ranked = true })
	side, _ = legal(t, ranked, false, 0)
	wish(t, ranked, side, live.Back, 0, live.FaultNotNow)
	wish(t, ranked, side, live.AskBack, 0, live.FaultNotNow)
}

// TestTakenBackByConsent: what the other gives back is thrown with other dice when it is
// done again, and everybody comes to the same state; a referee that takes over, too.
func TestTakenBackByConsent(t *testing.T) {
	tb := two(t, nil)
	legal(t, tb, false, 0)
	side, cmd := legal(t, tb, true, 0)
	thrown := tb.entries[len(tb.entries)-1]
	before := tb.entries[len(tb.entries)-2]
	wish(t, tb, 1-side, live.GiveBack, 0, live.FaultNotNow)
	wish(t, tb, side, live.AskBack, 0, "")
	wish(t, tb, side, live.AskBack, 0, live.FaultNotNow)
	wish(t, tb, 1-side, live.Decline, 0, "")
	wish(t, tb, 1-side, live.GiveBack, 0, live.FaultNotNow)
	wish(t, tb, side, live.AskBack, 0, "")
	entries := wish(t, tb, 1-side, live.GiveBack, 0, "")
	if len(entries) != 1 || entries[0].To != before.N || entries[0].Hash != before.Hash {
		t.Fatalf("%+v, where it was %+v", entries, before)
	}
	if _, a := tb.Wish(keys[side], live.Wish{Seen: len(tb.entries), Will: live.Act, Do: &cmd}, 0); a != (live.Answer{}) {
		t.Fatal(a)
	}
	if again := tb.entries[len(tb.entries)-1]; again.Seed == thrown.Seed || again.Seed == "" {
		t.Error("the same dice are thrown again")
	}
	other, err := Resume(tb.Opened(), tb.Entries())
	if err != nil || other.Hash() != tb.Hash() {
		t.Fatal(err)
	}
	var b live.Board
	for _, e := range tb.Entries() {
		if err := b.Play(e); err != nil {
			t.Fatal(err)
		}
	}
	if b.Hash() != tb.Hash() {
		t.Error("a board comes to another state")
	}
	wish(t, tb, side, live.Resign, 0, "")
	if err := Proved("M1", tb.Entries()); err != nil {
		t.Error(err)
	}
}

// TestWhatCannotBeWished names every fault with what brings it.
func TestWhatCannotBeWished(t *testing.T) {
	tb := two(t, nil)
	side := tb.awaited()
	a, _ := tb.board.Course().Rest()
	cmd := levels.CommandOf(tb.board.Course().Encounter(), &a)
	far := levels.Command{Do: "move", By: cmd.By, Cells: [][2]int{{0, 0}, {9999, -9999}}}
	theirs := cmd
	for _, c := range tb.board.Course().Encounter().Creatures {
		if int(c.Side) != side {
			theirs.By = c.Sheet
		}
	}
	n := len(tb.entries)
	for i, w := range []struct {
		key  string
		wish live.Wish
		want string
	}{
		{"KC", live.Wish{Seen: n, Will: live.Act, Do: &cmd}, live.FaultNoSeat},
		{"", live.Wish{Seen: n, Will: live.Act, Do: &cmd}, live.FaultNoSeat},
		{keys[1-side], live.Wish{Seen: n, Will: live.Act, Do: &cmd}, live.FaultTurn},
		{keys[side], live.Wish{Seen: n, Will: live.Act, Do: &theirs}, live.FaultTurn},
		{keys[side], live.Wish{Seen: 0, Will: live.Act, Do: &cmd}, live.FaultStale},
		{keys[side], live.Wish{Seen: n + 1, Will: live.Act, Do: &cmd}, live.FaultStale},
		{keys[side], live.Wish{Seen: -1 << 40, Will: live.Act, Do: &cmd}, live.FaultStale},
		{keys[side], live.Wish{Seen: n, Will: live.Act}, live.FaultUnknown},
		{keys[side], live.Wish{Seen: n, Will: live.Act, Do: &levels.Command{Do: "begin"}}, live.FaultUnknown},
		{keys[side], live.Wish{Seen: n, Will: "cheat"}, live.FaultUnknown},
		{keys[side], live.Wish{Seen: n, Will: live.GiveDraw}, live.FaultNotNow},
		{keys[side], live.Wish{Seen: n, Will: live.Decline}, live.FaultNotNow},
	} {
		if _, a := tb.Wish(w.key, w.wish, 0); a.Fault != w.want {
			t.Errorf("wish %d is answered by %+v, not %s", i, a, w.want)
		}
	}
	if _, a := tb.Wish(keys[side], live.Wish{Seen: n, Will: live.Act, Do: &far}, 0); a.Rule == "" && a.Fault == "" {
		t.Error("it goes where nothing is")
	}
	if _, a := tb.Wish(keys[side], live.Wish{Seen: n, Will: live.Act, Do: &levels.Command{Do: "fist", By: cmd.By}}, 0); a == (live.Answer{}) {
		t.Error("it does what there is not")
	}
	if len(tb.entries) != n {
		t.Error("what is refused is written")
	}
}

// TestEndsByWords: draws by consent, giving up also while somebody is asked, and nothing
// afterwards.
func TestEndsByWords(t *testing.T) {
	tb := two(t, nil)
	wish(t, tb, 0, live.AskDraw, 0, "")
	wish(t, tb, 1, live.GiveDraw, 0, "")
	if l := tb.Listing(); l.Stage != live.Over || l.Winner != -1 {
		t.Errorf("a draw is %+v", l)
	}
	wish(t, tb, 0, live.Resign, 0, live.FaultOver)
	if err := Proved("M1", tb.Entries()); err != nil {
		t.Error(err)
	}
	tb = two(t, nil)
	wish(t, tb, 0, live.AskDraw, 0, "")
	rest(t, tb, keys[tb.awaited()], 0) // goes on instead
	wish(t, tb, 1, live.GiveDraw, 0, live.FaultNotNow)
	entries := wish(t, tb, 1, live.Resign, 0, "")
	if len(entries) != 2 || entries[0].Kind != live.Yielded || entries[0].Winner != 0 || entries[1].Secret != tb.opened.Secret.String() {
		t.Errorf("giving up brings %+v", entries)
	}
}

// TestSeats: a seat is taken once; who has one comes back; a machine's can be taken in the
// middle of a match, and is a machine's again when its person leaves.
func TestSeats(t *testing.T) {
	tb := two(t, nil)
	n := len(tb.entries)
	for _, j := range []struct{ key, name, want string }{{"KB", "Berta", ""}, {"KC", "Carla", live.FaultTaken}, {"", "X", live.FaultUnknown}, {"KC", "\x1b\u202e", live.FaultUnknown}} {
		if _, a := tb.Join(j.key, live.Joining{Side: 1, Name: j.name}, 0); a.Fault != j.want {
			t.Errorf("%q joins with %+v", j.key, a)
		}
	}
	wish(t, tb, 1, live.Leave, 0, "")
	if s := tb.Listing().Seats[1]; len(tb.entries) != n || s.Key != "KB" || !s.Away {
		t.Errorf("where no machine was agreed leaving brings %+v", s)
	}
	o := agreed(t, "d20", "soldier")
	tb, err := Open("M2", "KA", o, live.Secret{2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if len(tb.Entries()) != 1 || tb.Listing().Seats[1].Machine != "soldier" {
		t.Fatalf("against a machine it begins with %+v", tb.Listing())
	}
	entries, _ := tb.Join("KB", live.Joining{Side: 1, Name: "Berta"}, 0)
	if len(entries) != 1 || entries[0].Kind != live.Sat || entries[0].Seats[1] != (live.Seat{Key: "KB", Name: "Berta"}) {
		t.Fatalf("a hot join is %+v", entries)
	}
	if tb.players[1] != nil {
		t.Error("the machine plays on")
	}
	wish(t, tb, 0, live.Leave, 0, "")
	if s := tb.Listing().Seats[0]; s != (live.Seat{Machine: "soldier"}) {
		t.Errorf("her seat is %+v", s)
	}
	if again, err := Resume(tb.Opened(), tb.Entries()); err != nil || again.Listing().Seats != tb.Listing().Seats {
		t.Errorf("taken over the seats are others: %v", err)
	}
	wish(t, tb, 1, live.Leave, 0, "")
	if !tb.Over() {
		t.Error("machines play on for nobody")
	}
}
