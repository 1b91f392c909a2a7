package hall_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/link"
	"tenaille/game/live"
	"tenaille/game/live/livetest"
	"tenaille/game/live/presence"
	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens/hall"
)

type presser interface{ Press(id string) bool }

// at is a context connected to a server, or not.
func at(c *scene.Context, s *livetest.Server, key string) {
	c.Routes.Stories.Hall = hall.Opener(hall.Ways{
		Dial:    func(string, string) (live.Line, error) { return s.Line(key), nil },
		NewSeed: func() (string, error) { return "SU" + key, nil },
	})
	if err := saves.KeepOnline(c.Store, saves.Online{Server: "nats://192.168.1.20:4222", Name: "Zoé", Seed: []byte("SU")}); err != nil {
		panic(err)
	}
}

// crowd is a server with some matches: one that waits, one against a machine, and one's own.
func crowd(t *testing.T) *livetest.Server {
	t.Helper()
	s := livetest.New()
	for i, machine := range []string{"", "soldier", ""} {
		key := []string{"ANNA", "BERT", "ZOE"}[i]
		h, _ := s.Hall(key)
		o, err := livetest.Offer("ford", []string{"d20", "limited", "skirmish"}[i], machine)
		if err != nil {
			t.Fatal(err)
		}
		o.Clock = []live.Clock{{}, {Turn: 120}, {Match: 900, Increment: 10}}[i]
		o.Delay = []int{0, 30, -1}[i]
		g := h.Open(o)
		for range 4 {
			s.Run(100)
			h.Update()
		}
		if g.Fault() != nil {
			t.Fatal(g.Fault())
		}
	}
	return s
}

func settle(c *scene.Context, s *livetest.Server) {
	for range 3 {
		s.Run(100)
		if c.Hall != nil {
			c.Hall.Update()
		}
	}
}

// specimens are the pages of the screen, and the sheet beside a board.
func specimens(t *testing.T) screentest.Specimens {
	s := crowd(t)
	return func(c *scene.Context) (list []scene.Scene) {
		at(c, s, "ZOE")
		c.Hall = nil
		list = append(list, c.Routes.Stories.Hall(c, scene.Meeting{}))
		c.Hall = live.NewHall(s.Line("ZOE"))
		c.Hall.Look()
		settle(c, s)
		list = append(list, c.Routes.Stories.Hall(c, scene.Meeting{}))
		terms := c.NewTerms(match.Human, match.Machine)
		terms.Level, terms.Players[1] = "ford", live.SeatOf("")
		list = append(list, c.Routes.Stories.Hall(c, scene.Meeting{Offer: &terms}))
		wait := c.Routes.Stories.Hall(c, scene.Meeting{Offer: &terms})
		wait.Layout()
		wait.(presser).Press("hall.open")
		settle(c, s)
		list = append(list, wait)
		g := c.Hall.Join(join(c), live.Joining{Side: 1, Name: "Zoé"})
		settle(c, s)
		g.Say("Bonne chance, et que les dés soient avec vous !")
		settle(c, s)
		l := presence.New(c.Hall, g, g.Side())
		var m *match.Match
		for e, ok := g.Next(); ok; e, ok = g.Next() {
			var err error
			if m, err = match.Follow(m, l, e); err != nil {
				t.Fatal(err)
			}
		}
		if m == nil {
			t.Fatalf("the machine's seat is not taken: %v", g.Fault())
		}
		return append(list, c.Routes.Stories.Hall(c, scene.Meeting{Live: l}))
	}
}

// join is the match of Bert, in which a machine plays until somebody joins.
func join(c *scene.Context) string {
	for _, l := range c.Hall.Listings() {
		if l.Seats[0].Key == "BERT" {
			return l.Match
		}
	}
	return ""
}

func TestWidgets(t *testing.T) { screentest.Widgets(t, specimens(t)) }
func TestTexts(t *testing.T)   { screentest.Texts(t, specimens(t)) }
func TestUpright(t *testing.T) { screentest.Upright(t, specimens(t)) }
func TestFingers(t *testing.T) { screentest.Fingers(t, specimens(t)) }

// TestInvitationLeadsToTheMatch follows an invitation to a match that waits: the server is
// reached, the seat taken and the board opened.
func TestInvitationLeadsToTheMatch(t *testing.T) {
	s := crowd(t)
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	at(c, s, "CLEO")
	probe := live.NewHall(s.Line("CLEO"))
	probe.Look()
	for range 3 {
		s.Run(100)
		probe.Update()
	}
	name := ""
	for _, l := range probe.Listings() {
		if l.Seats[0].Key == "ANNA" {
			name = l.Match
		}
	}
	m, ok := link.ReadMeeting(link.Meeting{Server: "ws://192.168.1.20:8080", Match: name}.Text("https://example.org/"))
	if !ok || m.Match != name {
		t.Fatalf("the invitation says %+v", m)
	}
	top := c.Routes.Stories.Hall(c, scene.Meeting{Brought: &m})
	screentest.Show(c, c.Routes.Title(c), top)
	top.Layout()
	if !top.(presser).Press("hall.connect") {
		t.Fatal("there is no way to connect")
	}
	for range 10 {
		settle(c, s)
		c.Stack.Top().Layout()
		c.Stack.Top().Update()
		c.Stack.Settle()
	}
	if got := c.Stack.Top().Name(); got != "battle" {
		t.Fatalf("the invitation leads to %s: %s", got, inspect.Probe(c.Stack.Top()).Message)
	}
	own := saves.LoadOnline(c.Store)
	if own.Server != "ws://192.168.1.20:8080" || len(own.Seed) == 0 {
		t.Errorf("kept of servers is %q, a seed of %d letters", own.Server, len(own.Seed))
	}
}

// TestFirstConnection has somebody connect who never did: their key is made, and one press
// leads to the matches of the server.
func TestFirstConnection(t *testing.T) {
	s := crowd(t)
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	at(c, s, "CLEO")
	if err := saves.KeepOnline(c.Store, saves.Online{Server: "nats://192.168.1.20:4222"}); err != nil {
		t.Fatal(err)
	}
	top := c.Routes.Stories.Hall(c, scene.Meeting{})
	screentest.Show(c, c.Routes.Title(c), top)
	top.Layout()
	top.(presser).Press("hall.connect")
	for end := time.Now().Add(20 * time.Second); c.Hall == nil && time.Now().Before(end); time.Sleep(time.Millisecond) { // a key may take its time
		top.Update()
	}
	for range 3 {
		settle(c, s)
		top.Update()
		top.Layout()
	}
	if p := inspect.Probe(top); p.Widgets["hall.new"] == (probe.Rect{}) {
		t.Errorf("one press leads to %v, told is %q", p.Widgets, p.Message)
	}
	if len(saves.LoadOnline(c.Store).Seed) == 0 {
		t.Error("the key is not kept")
	}
}

// TestTheListStaysOpen: a list that is looked at goes on to be told what is new, however long
// there was nothing to draw anew.
func TestTheListStaysOpen(t *testing.T) {
	s := livetest.New()
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	at(c, s, "CLEO")
	c.Hall, _ = s.Hall("CLEO")
	top := c.Routes.Stories.Hall(c, scene.Meeting{})
	screentest.Show(c, c.Routes.Title(c), top)
	look := func(milliseconds int) {
		for ; milliseconds > 0; milliseconds -= 100 {
			s.Run(100)
			if c.Hall.Update() {
				top.Layout()
			}
			top.Update()
		}
	}
	top.Layout()
	look(20_000)
	o, err := livetest.Offer("ford", "skirmish", "")
	if err != nil {
		t.Fatal(err)
	}
	other, _ := s.Hall("ANNA")
	other.Open(o)
	for range 4 {
		s.Run(100)
		other.Update()
	}
	look(1000)
	if p := inspect.Probe(top); p.Widgets["hall.0"] == (probe.Rect{}) {
		t.Errorf("a match opened later is not on the list: %v", p.Widgets)
	}
}

// TestAddressIsRefused: what is no address says so, and nothing is connected.
func TestAddressIsRefused(t *testing.T) {
	for _, address := range []string{"", "here", "http://here", "nats://", "nats://a b", "nats://user:secret@here"} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		at(c, livetest.New(), "CLEO")
		if err := saves.KeepOnline(c.Store, saves.Online{Server: address}); err != nil {
			t.Fatal(err)
		}
		s := c.Routes.Stories.Hall(c, scene.Meeting{})
		s.Layout()
		s.(presser).Press("hall.connect")
		if said := inspect.Probe(s).Message; c.Hall != nil || !strings.Contains(said, "nats://") {
			t.Errorf("%q is taken, or refused with %q", address, said)
		}
	}
}

// TestUntrustedServers: why a server is not gone on seeking is told on one line beside its
// address, in each language, and it can be tried again.
func TestUntrustedServers(t *testing.T) {
	for lang, want := range map[string]map[error]string{
		"en": {
			live.ErrSigner: "signed", live.ErrElsewhere: "another address", live.ErrDate: "today",
			live.ErrPlain: "encrypt", live.ErrForbidden: "does not know you", live.ErrNoAnswer: "cannot be reached",
		},
		"fr": {
			live.ErrSigner: "signé", live.ErrElsewhere: "autre adresse", live.ErrDate: "aujourd’hui",
			live.ErrPlain: "chiffre", live.ErrForbidden: "ne vous connaît pas", live.ErrNoAnswer: "joignable",
		},
	} {
		for fault, words := range want {
			s := livetest.New()
			c := screentest.NewContext(t, lang, 390, 844, 1, 100)
			at(c, s, "CLEO")
			top := c.Routes.Stories.Hall(c, scene.Meeting{})
			screentest.Show(c, c.Routes.Title(c), top)
			top.Layout()
			top.(presser).Press("hall.connect")
			c.Hall.Update()
			s.LineOf("CLEO").End(fault)
			c.Hall.Update()
			top.Update()
			lines := screentest.Told(c, top)
			if p := inspect.Probe(top); !strings.Contains(p.Message, words) || p.Widgets["hall.connect"] == (probe.Rect{}) || !slices.Contains(lines, p.Message) {
				t.Errorf("%s, %v: told is %q, shown %q", lang, fault, p.Message, lines)
			}
		}
	}
}

// TestNothingAnswersYet: while a server is sought for the first time it is not told that
// nobody plays there.
func TestNothingAnswersYet(t *testing.T) {
	s := livetest.New()
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	at(c, s, "CLEO")
	c.Hall = live.NewHall(s.Line("CLEO")) // whose news nobody takes yet
	top := c.Routes.Stories.Hall(c, scene.Meeting{})
	if lines := screentest.Told(c, top); !slices.Contains(lines, "Nothing has answered at nats://192.168.1.20:4222 yet.") {
		t.Errorf("shown is %q", lines)
	}
	settle(c, s)
	top.(interface{ Heard() }).Heard()
	if lines := screentest.Told(c, top); !slices.Contains(lines, "Nobody plays here yet") {
		t.Errorf("once it is there, shown is %q", lines)
	}
}

// TestARankedMatchIsJoinedByTwoPresses: the first press on a match that counts for the ladder says
// so and joins nothing, and one on another match takes its place.
func TestARankedMatchIsJoinedByTwoPresses(t *testing.T) {
	for lang, words := range map[string]string{"en": "Ranked: press again to join", "fr": "Encore une fois : partie classée"} {
		for _, size := range [][2]int{{1280, 720}, {390, 844}} {
			s := livetest.New()
			for _, key := range []string{"ANNA", "BERT"} {
				o, err := livetest.Offer("ford", "d20", "")
				if err != nil {
					t.Fatal(err)
				}
				o.Ranked = true
				h, _ := s.Hall(key)
				h.Open(o)
				for range 4 {
					s.Run(100)
					h.Update()
				}
			}
			c := screentest.NewContext(t, lang, size[0], size[1], 1, 100)
			at(c, s, "CLEO")
			c.Hall, _ = s.Hall("CLEO")
			top := c.Routes.Stories.Hall(c, scene.Meeting{})
			screentest.Show(c, c.Routes.Title(c), top)
			c.Hall.Look()
			settle(c, s)
			if n := len(c.Hall.Listings()); n != 2 {
				t.Fatalf("%d matches are listed", n)
			}
			asks := func() int { // on a phone in two lines
				return strings.Count(strings.Join(screentest.Told(c, top), " "), words)
			}
			press := func(id string) {
				top.Layout()
				if !top.(presser).Press(id) {
					t.Fatalf("%s cannot be pressed", id)
				}
				for range 5 {
					settle(c, s)
					top.Update()
				}
				c.Stack.Settle()
			}
			listed := func() bool { return c.Stack.Top() == top }
			if asks() != 0 {
				t.Errorf("%s %v: it is asked before anything is pressed", lang, size)
			}
			for _, id := range []string{"hall.0", "hall.1"} {
				if press(id); !listed() || asks() != 1 {
					t.Errorf("%s %v: pressed once it is asked %d times, the list is shown: %v", lang, size, asks(), listed())
				}
			}
			if press("hall.0"); !listed() {
				t.Errorf("%s %v: a press on another match in between does not count", lang, size)
			}
			if press("hall.0"); listed() {
				t.Errorf("%s %v: pressed twice, the match is not joined", lang, size)
			}
		}
	}
}

// TestAddressWithoutAScheme: a server told as machine and port is gone to by the way there is.
func TestAddressWithoutAScheme(t *testing.T) {
	for address, want := range map[string]string{"localhost:4222": "nats://localhost:4222", " 192.168.1.20:4222 ": "nats://192.168.1.20:4222", "wss://there": "wss://there"} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		s := livetest.New()
		dialled := ""
		c.Routes.Stories.Hall = hall.Opener(hall.Ways{
			Scheme: "nats",
			Dial: func(address, _ string) (live.Line, error) {
				dialled = address
				return s.Line("CLEO"), nil
			},
		})
		if err := saves.KeepOnline(c.Store, saves.Online{Server: address, Seed: []byte("SU")}); err != nil {
			t.Fatal(err)
		}
		top := c.Routes.Stories.Hall(c, scene.Meeting{})
		top.Layout()
		top.(presser).Press("hall.connect")
		if dialled != want {
			t.Errorf("%q leads to %q, want %q: %s", address, dialled, want, inspect.Probe(top).Message)
		}
	}
}
