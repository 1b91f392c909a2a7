package linked

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"

	"tenaille/game/files"
	"tenaille/game/internal/arena"
	"tenaille/game/internal/screentest"
	"tenaille/game/link"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/levels"
)

// begun is a match under way, as it is handed on.
func begun(t testing.TB) func() (link.Thing, error) {
	var text bytes.Buffer
	if err := arena.Begun(t, 6).Save(&text); err != nil {
		t.Fatal(err)
	}
	return func() (link.Thing, error) { return link.Match{Record: text.Bytes()}, nil }
}

// refused hands on nothing, for a cause.
func refused(err error) func() (link.Thing, error) {
	return func() (link.Thing, error) { return nil, err }
}

func puzzle() (link.Thing, error) { return link.Puzzle{Name: levels.Puzzles()[0]}, nil }

// specimens are sheets with a link, with what came of a button, and without a link.
func specimens(c *scene.Context) []scene.Scene {
	small := New(c, scene.Linked{Title: "The first of all puzzles, with a long name", Thing: puzzle})
	told := New(c, scene.Linked{Title: "Ford · skirmish", Thing: puzzle}).(*sheet)
	told.said, told.page = c.T("There is no clipboard here: the link is in %[1]s.", "/home/somebody/.local/share/tenaille/links/link.txt"), "https://tenaille.example.org/"
	long := New(c, scene.Linked{Title: "Ford · skirmish", Kept: "replays/match.jsonl", Thing: refused(link.ErrLong)})
	bound := New(c, scene.Linked{Title: "Ford · skirmish", Thing: refused(link.ErrOlder)})
	return []scene.Scene{small, told, long, bound}
}

func TestWidgetsOfTheLink(t *testing.T) { screentest.Widgets(t, specimens) }

func TestTextsOfTheLinkFit(t *testing.T) { screentest.Texts(t, specimens) }

// TestLinkIsCopied: the whole link goes into the clipboard, which is said when it has;
// where there is none the link lies in a file, and it is said where.
func TestLinkIsCopied(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := New(c, scene.Linked{Title: "Proving Ground", Thing: begun(t)}).(*sheet)
	screentest.Show(c, s)
	s.Layout()
	answer, copied := make(chan error, 1), ""
	s.copies = func(text string) <-chan error { copied = text; return answer }
	press := func(id string) {
		t.Helper()
		if !s.Press(id) {
			t.Fatalf("%s cannot be pressed", id)
		}
	}
	press("link.copy")
	if thing, err := link.Decode(copied); err != nil || !strings.HasPrefix(copied, files.Page()) {
		t.Fatalf("%.60q is copied, which holds %T: %v", copied, thing, err)
	}
	if s.Update(); s.said != "" {
		t.Errorf("before the system has answered it says %q", s.said)
	}
	answer <- nil
	if s.Update(); s.said != c.T("The link is in the clipboard.") {
		t.Errorf("it says %q", s.said)
	}
	press("link.copy")
	answer <- errors.New("there is none")
	s.Update()
	if b, err := c.Store.Load(linkFile); err != nil || string(b) != copied+"\n" {
		t.Errorf("the file holds %.60q: %v", b, err)
	}
	if s.said == "" || s.said == c.T("The link is in the clipboard.") {
		t.Errorf("without a clipboard it says %q", s.said)
	}
}

// TestWhatIsTooMuchIsAFile: what cannot be a link says why, and hands its file over.
func TestWhatIsTooMuchIsAFile(t *testing.T) {
	for _, v := range []struct {
		why  error
		said string
	}{
		{link.ErrLong, "This is too much for a link, which holds 2000 characters at most."},
		{link.ErrOlder, "The match was played under the rules of an earlier version, which a link does not carry."},
		{replay.ErrIronman, "An ironman match goes on from its last action only, until it is over."},
	} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		k := &clerk{}
		c.Post.Clerk = k
		if err := c.Store.Save("replays/match.jsonl", []byte("text")); err != nil {
			t.Fatal(err)
		}
		s := New(c, scene.Linked{Title: "Ford", Kept: "replays/match.jsonl", Thing: refused(v.why)}).(*sheet)
		screentest.Show(c, s)
		s.Layout()
		if s.about() != v.said {
			t.Errorf("%v: it says %q", v.why, s.about())
		}
		if s.Press("link.copy") || !s.Press("link.file") || k.name != "match.jsonl" || string(k.file) != "text" {
			t.Errorf("%v: %q is handed over as %q", v.why, k.file, k.name)
		}
	}
}

// clerk remembers what was handed over last.
type clerk struct {
	name string
	file []byte
}

func (*clerk) Pick(*files.Inbox) {}

func (c *clerk) Hand(name string, b []byte) error { c.name, c.file = name, b; return nil }

// TestDesktopCopies: whatever programs this machine has, copying ends in an answer.
func TestDesktopCopies(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	select {
	case err := <-files.Copy("text"):
		if err == nil {
			t.Error("a machine without a program for it has copied")
		}
	case <-time.After(time.Minute):
		t.Error("no answer")
	}
}
