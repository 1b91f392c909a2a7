package live

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"runtime"
	"testing"
	"unicode"

	"tenaille/levels"
	"tenaille/rules"
)

// script is a line at whose other end a test sits.
type script struct {
	last    Ticket
	tickets map[string]Ticket // by subject
	news    []News
}

func (s *script) Me() string { return "KA" }
func (s *script) Ask(subject string, _ []byte) Ticket {
	s.last++
	s.tickets[subject] = s.last
	return s.last
}
func (s *script) Follow(subject string, _ uint64) Ticket { return s.Ask(subject, nil) }
func (s *script) Drop(Ticket)                            {}
func (s *script) Take(dst []News) []News {
	dst = append(dst, s.news...)
	s.news = nil
	return dst
}
func (s *script) Close() {}

// come has a message come on a subject, told as that of another.
func (s *script) come(on, subject string, data []byte) {
	s.news = append(s.news, News{What: Came, Ticket: s.tickets[on], Subject: subject, Data: data})
}

// answer answers what was asked on a subject.
func (s *script) answer(subject string, data []byte, err error) {
	s.news = append(s.news, News{What: Answered, Ticket: s.tickets[subject], Data: data, Err: err})
}

// scripted is a hall in which Anna has opened match M1, and its line.
func scripted(t testing.TB) (*Hall, *Game, *script) {
	t.Helper()
	now := int64(0)
	l := &script{tickets: map[string]Ticket{}, news: []News{{What: Up}}}
	h := NewHallBy(l, func() int64 { now += 50; return now })
	g := h.Open(offered(t))
	l.answer("tenaille.ask.KA.open", encode(Reply{Listing: &Listing{Match: "M1", Stage: Playing, Winner: -1, Seats: [2]Seat{{Key: "KA"}, {Key: "KB"}}}}), nil)
	h.Update()
	if g.Match() != "M1" || g.Side() != 0 || g.Fault() != nil {
		t.Fatalf("%s %d %v", g.Match(), g.Side(), g.Fault())
	}
	return h, g, l
}

func offered(t testing.TB) Offer {
	t.Helper()
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	return Offer{Revision: rules.Revision, Setup: s, By: "Anna"}
}

// samples are messages as a referee sends them, by the subject that is followed.
func samples(t testing.TB) map[string][][]byte {
	o := offered(t)
	return map[string][][]byte{
		"tenaille.seen.M1.KA": {
			encode(Entry{N: 1, Kind: Began, Offer: &o, Seats: &[2]Seat{{Key: "KA", Name: "Anna"}, {Key: "KB"}}, Seed: "12"}),
			encode(Entry{N: 1, Kind: Did, Do: &levels.Command{Do: "move", By: 1, Cells: [][2]int{{1, 2}}}, Hash: "0123456789abcdef"}),
			encode(Entry{N: 1, Kind: TookBack, To: 1}),
		},
		"tenaille.said.M1.KA": {encode(Said{Key: "KB", Name: "Berta", Text: "hello"})},
		"tenaille.hall.*":     {encode(Listing{Match: "M1", Stage: Waiting, Level: "ford", Winner: -1})},
		"tenaille.rank.*":     {encode(Standing{Key: "KB", Name: "Berta", Rating: 1500})},
	}
}

// tame reports whether what is shown of a text is harmless.
func tame(s string, most int) bool {
	n := 0
	for _, r := range s {
		n++
		if !unicode.IsGraphic(r) {
			return false
		}
	}
	return n <= most
}

// TestHostileMessagesToAPlayer hands a hall 2,000 mangled messages of every kind: nothing
// breaks, what it keeps is bounded and harmless to show.
func TestHostileMessagesToAPlayer(t *testing.T) {
	chance := rand.New(rand.NewPCG(17, 3))
	h, g, l := scripted(t)
	list := samples(t)
	subjects := []string{"tenaille.seen.M1.KA", "tenaille.said.M1.KA", "tenaille.hall.*", "tenaille.rank.*"}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for n := range 2000 {
		on := subjects[chance.IntN(len(subjects))]
		data := append([]byte(nil), list[on][chance.IntN(len(list[on]))]...)
		switch chance.IntN(4) {
		case 0:
			data = data[:chance.IntN(len(data))]
		case 1:
			i := chance.IntN(len(data))
			data = append(data[:i:i], data[chance.IntN(len(data)):]...)
		default:
			for range 1 + chance.IntN(4) {
				data[chance.IntN(len(data))] = "0123456789abcdefxyzAZ{}[]\":,-\\\x00\xff"[chance.IntN(32)]
			}
		}
		l.come(on, []string{on, "tenaille.hall.M1", "tenaille.rank.KB", "", "tenaille.hall.\x1b"}[chance.IntN(5)], data)
		if n%3 == 0 {
			g.Wish(Wish{Will: Act, Do: &levels.Command{Do: "end"}})
			l.answer("tenaille.ask.KA.wish.M1", data, nil)
		}
		h.Update()
		var b Board
		if e, ok := g.Next(); ok && b.Play(e) == nil && b.Course() == nil {
			t.Fatal("nothing came of it")
		}
		g.Refused()
		for _, s := range g.Talk() {
			if !tame(s.Name, MaxName) || !tame(s.Text, MaxSaid) {
				t.Fatalf("%q is shown", s)
			}
		}
		if s := g.Listing(); !tame(s.Level, 3*MaxName) || !tame(s.Seats[0].Name, MaxName) {
			t.Fatalf("%+v is shown", s)
		}
		if g.Fault() != nil || n%200 == 0 {
			h, g, l = scripted(t)
		}
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	if more := int64(after.HeapAlloc) - int64(before.HeapAlloc); more > 32<<20 {
		t.Errorf("%d MB are kept", more>>20)
	}
}

// TestFloodsOfAServerAreBounded: however much a server tells, no more is kept than fits.
func TestFloodsOfAServerAreBounded(t *testing.T) {
	h, g, l := scripted(t)
	name := func(n int) string {
		return "M" + string(rune('a'+n/676%26)) + string(rune('a'+n/26%26)) + string(rune('a'+n%26))
	}
	h.Look()
	for n := range 6000 {
		l.come("tenaille.hall.*", SubjectHall(name(n)), encode(Listing{Match: name(n), Stage: Waiting}))
		l.come("tenaille.rank.*", SubjectRank(name(n)), encode(Standing{Key: name(n)}))
		l.come("tenaille.said.M1.KA", "tenaille.said.M1.KA", encode(Said{Key: "KB", Text: "hello"}))
	}
	h.Update()
	if len(h.Listings()) != mostListed || len(h.Ladder()) != mostRanked || len(g.Talk()) != mostTalk {
		t.Errorf("%d matches, %d standings and %d lines are kept", len(h.Listings()), len(h.Ladder()), len(g.Talk()))
	}
	l.come("tenaille.hall.*", SubjectHall(name(0)), nil)
	if h.Update(); len(h.Listings()) != mostListed-1 {
		t.Error("one that is gone is listed")
	}
	o := offered(t)
	l.come("tenaille.seen.M1.KA", "", encode(Entry{N: 1, Kind: Began, Offer: &o}))
	for n := 2; n < mostCome+10; n++ {
		l.come("tenaille.seen.M1.KA", "", encode(Entry{N: n, Kind: Declined}))
	}
	if h.Update(); g.Behind() > mostCome || !errors.Is(g.Fault(), Fault(FaultFlood)) {
		t.Errorf("%d entries wait, fault %v", g.Behind(), g.Fault())
	}
	g.Mute(true)
	l.come("tenaille.said.M1.KA", "", encode(Said{Key: "KB", Text: "unheard"}))
	if h.Update(); g.Talk()[mostTalk-1].Text != "hello" {
		t.Error("a muted game takes in what is said")
	}
}

// FuzzNews hands a hall whatever may come on a line.
func FuzzNews(f *testing.F) {
	for on, list := range samples(f) {
		for _, data := range list {
			f.Add(on, "tenaille.hall.M1", data)
		}
	}
	f.Fuzz(func(t *testing.T, on, subject string, data []byte) {
		h, g, l := scripted(t)
		l.come(on, subject, data)
		l.answer(on, data, nil)
		h.Update()
		if e, ok := g.Next(); ok {
			var b Board
			if err := b.Play(e); err != nil && len(err.Error()) > 2000 {
				t.Fatal(err)
			}
		}
		if _, err := json.Marshal(h.Listings()); err != nil {
			t.Fatal(err)
		}
	})
}
