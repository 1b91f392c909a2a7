//go:build pages

package line

import (
	"context"
	"errors"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"tenaille/game/live"
)

// match is the one of the tests.
const match = "M1"

// asked is what the tests in .ci/tools/browser tell: a server, a seed that it knows and one
// that it does not. They are the referee there.
func asked(t *testing.T) (server, seed, stranger string) {
	t.Helper()
	server = os.Getenv("TENAILLE_SERVER")
	if server == "" {
		t.Fatal("runs in a browser, by TestLine of .ci/tools/browser")
	}
	return server, os.Getenv("TENAILLE_SEED"), os.Getenv("TENAILLE_STRANGER")
}

// teller collects the news of a line.
type teller struct {
	*testing.T
	live.Line
	all []live.News
}

func dial(t *testing.T, server, seed string) *teller {
	t.Helper()
	l, err := Dial(t.Context(), server, seed)
	if err != nil {
		t.Fatal(err)
	}
	return &teller{T: t, Line: l}
}

// await waits until one of the news is as wanted, and lets go of those before it.
func (l *teller) await(what string, wanted func(live.News) bool) live.News {
	l.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		l.all = l.Take(l.all)
		for i, n := range l.all {
			if wanted(n) {
				l.all = l.all[i+1:]
				return n
			}
		}
	}
	l.Fatalf("no %s; there was %+v", what, l.all)
	return live.News{}
}

func (l *teller) happens(what string, h live.Happened) {
	l.Helper()
	l.await(what, func(n live.News) bool { return n.What == h })
}

// ask asks something of the referee and returns what it answers.
func (l *teller) ask(what string) (string, error) {
	l.Helper()
	t := l.Ask(live.SubjectAsk(l.Me(), "say", match), []byte(what))
	n := live.News{}
	n.What = live.Ended
	var others []live.News
	for end := time.Now().Add(time.Minute); n.What != live.Answered && time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		for _, one := range l.Take(nil) {
			if one.What == live.Answered && one.Ticket == t {
				n = one
			} else {
				others = append(others, one)
			}
		}
	}
	l.all = append(l.all, others...)
	if n.What != live.Answered {
		l.Fatalf("%s is not answered", what)
	}
	return string(n.Data), n.Err
}

// tell has the referee write n entries, the last of which has the number last.
func (l *teller) tell(n, last int) {
	l.Helper()
	if said, err := l.ask("tell " + strconv.Itoa(n)); err != nil || said != strconv.Itoa(last) {
		l.Fatalf("the referee says %q, %v, want %d", said, err, last)
	}
}

// hear hears the entries from first to last, in order and each once.
func (l *teller) hear(ticket live.Ticket, first, last int) {
	l.Helper()
	for i := first; i <= last; i++ {
		n := l.await("entry "+strconv.Itoa(i), func(n live.News) bool { return n.Ticket == ticket && n.What == live.Came })
		if string(n.Data) != `{"entry":`+strconv.Itoa(i)+"}" || n.Err != nil || n.Sequence == 0 || n.Subject != live.SubjectSeen(match, l.Me()) {
			l.Fatalf("%+v (%s), want entry %d", n, n.Data, i)
		}
	}
}

// TestLine: a question is answered; what was kept comes first, then what comes; the server
// is restarted under it; another picks up from the middle; none of it twice.
func TestLine(t *testing.T) {
	server, seed, _ := asked(t)
	l := dial(t, server, seed)
	defer l.Close()
	early := l.Ask(live.SubjectAsk(l.Me(), "say", match), []byte("early")) // before what makes lines is there
	if key := os.Getenv("TENAILLE_KEY"); l.Me() != key {
		t.Errorf("I am %q, want %q", l.Me(), key)
	}
	l.happens("line", live.Up)
	if n := l.await("answer", func(n live.News) bool { return n.Ticket == early }); string(n.Data) != "EARLY" || n.Err != nil {
		t.Errorf("what was asked early: %+v", n)
	}

	l.tell(100, 100)
	ticket := l.Follow(live.SubjectSeen(match, l.Me()), 0)
	l.hear(ticket, 1, 100)
	l.happens("end of what was kept", live.Caught)
	l.tell(3, 103)
	l.hear(ticket, 101, 103)

	if said, err := l.ask("restart"); err != nil || said != "RESTART" {
		t.Fatalf("%q, %v", said, err)
	}
	l.happens("lost line", live.Down)
	l.happens("line again", live.Up)
	l.tell(2, 105)
	l.hear(ticket, 104, 105)

	other := dial(t, server, seed)
	defer other.Close()
	later := other.Follow(live.SubjectSeen(match, l.Me()), 102)
	other.hear(later, 103, 105)
	other.happens("end of what was kept", live.Caught)

	// More than may wait: the rest waits on the server until there is room.
	l.tell(1500, 1605)
	time.Sleep(time.Second) // for more to come than there is room for, were it not bounded
	if n := l.Take(nil); len(n) > 600 {
		t.Errorf("%d news waited", len(n))
	} else {
		l.all = append(l.all, n...)
	}
	l.hear(ticket, 106, 1605)
	l.Drop(ticket)
	l.tell(1, 1606)
	other.hear(later, 106, 1606)
	if n := l.Take(nil); len(n) != 0 || len(l.all) != 0 {
		t.Errorf("after it was dropped: %+v %+v", n, l.all)
	}
}

// TestForbidden: what is not one's own is neither asked nor heard, a stranger is sent away,
// and what is wrong by itself is said at once.
func TestForbidden(t *testing.T) {
	server, seed, stranger := asked(t)
	l := dial(t, server, seed)
	defer l.Close()
	l.happens("line", live.Up)
	for _, subject := range []string{live.SubjectLog(match), live.SubjectSeen(match, "UANOTHER")} {
		ticket := l.Follow(subject, 0)
		if n := l.await("refusal of "+subject, func(n live.News) bool { return n.Ticket == ticket && n.What == live.Came }); !errors.Is(n.Err, live.ErrForbidden) {
			t.Errorf("%s: %+v", subject, n)
		}
	}
	ticket := l.Ask(live.SubjectAsk("UANOTHER", "say", match), nil)
	if n := l.await("refusal", func(n live.News) bool { return n.Ticket == ticket }); !errors.Is(n.Err, live.ErrForbidden) {
		t.Errorf("what another may ask: %+v", n)
	}
	ticket = l.Ask(live.SubjectAsk(l.Me(), "open", ""), nil)
	if n := l.await("silence", func(n live.News) bool { return n.Ticket == ticket }); !errors.Is(n.Err, live.ErrNoAnswer) {
		t.Errorf("nobody is there to answer: %+v", n)
	}

	l.Ask(live.SubjectAsk(l.Me(), "say", match), []byte("huge"))
	if n := l.await("end", func(n live.News) bool { return n.What == live.Ended }); n.Err == nil || !strings.Contains(n.Err.Error(), "1500000 bytes") {
		t.Errorf("after a huge message: %+v", n)
	}

	s := dial(t, server, stranger)
	defer s.Close()
	if n := s.await("end", func(n live.News) bool { return n.What == live.Ended }); !errors.Is(n.Err, live.ErrForbidden) {
		t.Errorf("a stranger: %+v", n)
	}
	for _, wrong := range []string{"", "nats://127.0.0.1:4222", "ws://", "ws://a@b", "http://127.0.0.1", "ws://127.0.0.1,x"} {
		if _, err := Dial(context.Background(), wrong, seed); !errors.Is(err, ErrAddress) {
			t.Errorf("%q: %v", wrong, err)
		}
	}
	for _, wrong := range []string{"", "SU", stranger[:20]} {
		if _, err := Dial(context.Background(), server, wrong); !errors.Is(err, ErrSeed) {
			t.Errorf("%q: %v", wrong, err)
		}
	}
	made, err := NewSeed()
	if err != nil {
		t.Fatal(err)
	}
	m := dial(t, server, made)
	defer m.Close()
	if n := m.await("end", func(n live.News) bool { return n.What == live.Ended }); !errors.Is(n.Err, live.ErrForbidden) {
		t.Errorf("who holds a new seed is nobody here: %+v", n)
	}
}
