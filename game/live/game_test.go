package live

import (
	"errors"
	"testing"

	"tenaille/levels"
)

const (
	seenKA = "tenaille.seen.M1.KA"
	wishKA = "tenaille.ask.KA.wish.M1"
)

// begun is a match of a hall of which the first entries have been taken.
func begun(t *testing.T, n int) (*Hall, *Game, *script) {
	t.Helper()
	h, g, l := scripted(t)
	o := offered(t)
	l.come(seenKA, "", encode(Entry{N: 1, Kind: Began, Offer: &o, Left: [2]int{5, 6}}))
	for k := 2; k <= n; k++ {
		l.come(seenKA, "", encode(Entry{N: k, Kind: Did, Side: 1}))
	}
	h.Update()
	for range n {
		if _, ok := g.Next(); !ok {
			t.Fatal("an entry is missing")
		}
	}
	return h, g, l
}

// TestEntriesInOrder: entries that are told twice are taken once, and one that is missing is
// a fault, after which nothing more is taken in.
func TestEntriesInOrder(t *testing.T) {
	h, g, l := begun(t, 3)
	if !g.Begun() || g.Listing().Stage != Playing || g.Listing().Ruleset != "d20" {
		t.Errorf("it has begun as %+v", g.Listing())
	}
	for _, n := range []int{1, 3, 4, 4, 5, 2} {
		l.come(seenKA, "", encode(Entry{N: n, Kind: Did, Side: n % 2, Left: [2]int{n, -1}}))
	}
	h.Update()
	if g.Behind() != 2 || g.Fault() != nil || g.Left(0) != 5 || g.Left(1) != -1 || g.Left(7) != -1 {
		t.Fatalf("%d wait, fault %v, left %d", g.Behind(), g.Fault(), g.Left(0))
	}
	if e, _ := g.Next(); e.N != 4 {
		t.Errorf("next is %d", e.N)
	}
	l.come(seenKA, "", encode(Entry{N: 7, Kind: Did}))
	l.come(seenKA, "", encode(Entry{N: 6, Kind: Did}))
	h.Update()
	if !errors.Is(g.Fault(), Fault(FaultGap)) || g.Behind() != 1 {
		t.Errorf("after a gap %d wait, fault %v", g.Behind(), g.Fault())
	}
	if g.Wish(Wish{Will: Resign}) {
		t.Error("after a gap one wishes")
	}
}

// TestWishes: a wish is under way until its entry is there; no is told once; one that nobody
// answers is sent again, and is no fault where it was done the first time.
func TestWishes(t *testing.T) {
	act := Wish{Will: Act, Do: &levels.Command{Do: "end", By: 1}}
	own := func(n int) []byte { return encode(Entry{N: n, Kind: Did, Side: 0}) }
	yes, stale := encode(Answer{}), encode(Answer{Fault: FaultStale})
	t.Run("done", func(t *testing.T) {
		h, g, l := begun(t, 2)
		if !g.Wish(act) || g.Wish(act) {
			t.Fatal("one at a time")
		}
		l.answer(wishKA, yes, nil)
		if h.Update(); !g.Wishing() {
			t.Error("it ends before its entry is there")
		}
		l.come(seenKA, "", own(3))
		if h.Update(); g.Wishing() {
			t.Error("it does not end")
		}
		if a, ok := g.Refused(); ok {
			t.Errorf("it is refused: %+v", a)
		}
	})
	t.Run("refused", func(t *testing.T) {
		h, g, l := begun(t, 2)
		g.Wish(act)
		l.answer(wishKA, encode(Answer{Rule: "ATK-20"}), nil)
		h.Update()
		a, ok := g.Refused()
		if !ok || a.Rule != "ATK-20" || g.Wishing() {
			t.Errorf("%+v %v", a, ok)
		}
		if _, ok := g.Refused(); ok {
			t.Error("it is told twice")
		}
	})
	t.Run("late", func(t *testing.T) {
		for _, side := range []int{0, 1} {
			h, g, l := begun(t, 2)
			g.Wish(act)
			first := l.tickets[wishKA]
			l.answer(wishKA, nil, ErrNoAnswer)
			for range 100 {
				h.Update()
			}
			if l.tickets[wishKA] == first {
				t.Fatal("it is not sent again")
			}
			l.answer(wishKA, stale, nil)
			if h.Update(); !g.Wishing() {
				t.Fatal("it ends before it is known whether it was done")
			}
			l.come(seenKA, "", encode(Entry{N: 3, Kind: Did, Side: side}))
			h.Update()
			if _, refused := g.Refused(); refused != (side == 1) || g.Wishing() {
				t.Errorf("after an entry of side %d it is refused: %v", side, refused)
			}
		}
	})
	t.Run("cut", func(t *testing.T) { // the time without a line does not count
		h, g, l := begun(t, 2)
		g.Wish(act)
		l.answer(wishKA, stale, nil)
		h.Update()
		for _, what := range []Happened{Down, Up} {
			l.news = append(l.news, News{What: what})
			for range map[Happened]int{Down: 300, Up: 150}[what] {
				h.Update()
			}
			if !g.Wishing() {
				t.Fatalf("with the line %v it ends before it is known whether it was done", what)
			}
		}
		l.come(seenKA, "", encode(Entry{N: 3, Kind: Did}))
		h.Update()
		if a, refused := g.Refused(); refused || g.Wishing() {
			t.Errorf("it was done, and is refused with %+v", a)
		}
	})
	t.Run("nobody", func(t *testing.T) {
		h, g, l := begun(t, 2)
		g.Wish(act)
		for range 3000 {
			l.answer(wishKA, nil, ErrNoAnswer)
			h.Update()
		}
		if a, ok := g.Refused(); !ok || a.Fault != FaultSilence || g.Wishing() {
			t.Errorf("%+v %v", a, ok)
		}
	})
}

// TestWhatBecameOfAWish: of one that was answered too late to be known by its answer, the
// entries since tell whether it was done, whatever else they tell.
func TestWhatBecameOfAWish(t *testing.T) {
	other := func(k Kind) Entry { return Entry{Kind: k, Side: 1} }
	own := func(k Kind) Entry { return Entry{Kind: k} }
	asks := func(side int, w Will) Entry { return Entry{Kind: Asked, Side: side, Will: w} }
	ends := Entry{Kind: Did, Side: 1, Over: true, Winner: 1}
	for n, c := range []struct {
		will Will
		then []Entry
		ends bool // it is known now what became of it
		done bool
	}{
		{Act, []Entry{own(Did)}, true, true},
		{Act, []Entry{other(Sat), own(Sat), own(Did)}, true, true},
		{Act, []Entry{asks(1, AskDraw), own(Did)}, true, true},
		{Act, []Entry{own(Sat)}, false, false},
		{Act, []Entry{asks(0, AskDraw)}, false, false},
		{Act, []Entry{own(Flagged), own(Did)}, true, false},
		{Act, []Entry{other(Did), own(Did)}, true, false},
		{Act, []Entry{other(TookBack)}, true, false},
		{AskDraw, []Entry{other(Did), asks(0, AskDraw)}, true, true},
		{AskDraw, []Entry{other(Did), asks(0, AskBack)}, false, false},
		{AskDraw, []Entry{ends}, true, false},
		{AskBack, []Entry{own(TookBack)}, true, true},
		{AskBack, []Entry{asks(0, AskBack)}, true, true},
		{GiveBack, []Entry{other(Did)}, true, false},
		{GiveBack, []Entry{own(TookBack)}, true, true},
		{GiveDraw, []Entry{other(Did), own(Drawn)}, true, true},
		{Decline, []Entry{own(Declined)}, true, true},
		{Resign, []Entry{other(Did), own(Yielded)}, true, true},
		{Resign, []Entry{other(Yielded)}, false, false},
	} {
		h, g, l := begun(t, 2)
		g.Wish(Wish{Will: c.will})
		l.answer(wishKA, encode(Answer{Fault: FaultStale}), nil)
		for i, e := range c.then {
			e.N = 3 + i
			l.come(seenKA, "", encode(e))
		}
		h.Update()
		_, refused := g.Refused()
		if g.Wishing() == c.ends || refused != (c.ends && !c.done) {
			t.Errorf("%d: %s: under way %v, refused %v", n, c.will, g.Wishing(), refused)
		}
	}
}

// TestWishBehind: an action that was wished before one had looked at one's last was not done
// because that one was.
func TestWishBehind(t *testing.T) {
	h, g, l := begun(t, 2)
	l.come(seenKA, "", encode(Entry{N: 3, Kind: Did}))
	h.Update()
	g.Wish(Wish{Will: Act, Do: &levels.Command{Do: "end", By: 1}})
	l.answer(wishKA, encode(Answer{Fault: FaultStale}), nil)
	h.Update()
	if a, refused := g.Refused(); !refused || a.Fault != FaultStale || g.Wishing() {
		t.Errorf("refused %v with %+v", refused, a)
	}
}

// TestFaultsOfAGame: what a referee answers to whoever opens or joins is told, and names that
// would be no part of a subject are not sent.
func TestFaultsOfAGame(t *testing.T) {
	l := &script{tickets: map[string]Ticket{}, news: []News{{What: Up}}}
	h := NewHall(l)
	for n, c := range []struct {
		data []byte
		err  error
		want Fault
	}{
		{encode(Answer{Fault: FaultTaken}), nil, FaultTaken},
		{[]byte("{}"), nil, FaultUnknown},
		{[]byte("nonsense"), nil, FaultUnknown},
		{nil, ErrNoAnswer, FaultSilence},
		{encode(Reply{Listing: &Listing{Match: "M1", Stage: Playing}}), nil, FaultNoSeat},
	} {
		g := h.Join("M1", Joining{Side: 1, Name: "Anna"})
		l.answer("tenaille.ask.KA.join.M1", c.data, c.err)
		h.Update()
		for n := 1; c.err != nil && n < mostTries; n++ { // it is asked again
			if g.Fault() != nil {
				t.Fatal("it is given up at once")
			}
			l.answer("tenaille.ask.KA.join.M1", c.data, c.err)
			h.Update()
		}
		if !errors.Is(g.Fault(), c.want) {
			t.Errorf("answer %d: %v, not %v", n, g.Fault(), c.want)
		}
	}
	for _, match := range []string{"a.b", "*", ">", "", "a b", "\x00"} {
		if g := h.Watch(match); !errors.Is(g.Fault(), Fault(FaultOver)) {
			t.Errorf("%q is watched", match)
		}
	}
	l.news = append(l.news, News{What: Ended, Err: ErrForbidden})
	if h.Update(); h.State() != Gone || !errors.Is(h.Fault(), ErrForbidden) {
		t.Errorf("the hall is %v, %v", h.State(), h.Fault())
	}
}
