package session_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/store"
	"tenaille/rules"
)

// TestARevisionIsSaid: a running match of an earlier revision of the rules, kept by the
// program of then, is gone on with from the store; the screen says so until the first
// action, and what is kept from then on goes on again without a word.
func TestARevisionIsSaid(t *testing.T) {
	on, record, st := revised(t, "off")
	o := openAs(t, on, record, st)
	if got := o.notices.Toast.Text; !strings.Contains(got, "revision 4") || !strings.Contains(got, fmt.Sprintf("revision %d", rules.Revision)) {
		t.Errorf("the screen says %q", got)
	}
	o.notices.Drop()
	o.Do(o.play.Now.Legal[0])
	o.rest(t)
	if o.Proclaim(); o.notices.Toast.Text != "" {
		t.Errorf("after an action it still says %q", o.notices.Toast.Text)
	}
	if later := o.later(t); later.Revised() != nil || later.Hash() != on.Hash() {
		t.Errorf("kept and gone on with again: %+v", later.Revised())
	}
}

// revised is a match of two persons that has been gone on with by today's rules, kept by
// the program of then.
func revised(t *testing.T, fog string) (on *match.Match, record string, st *store.Memory) {
	t.Helper()
	m := begun(t, "d20", fog, match.Human, match.Human)
	for range 3 {
		_, _, side := m.Awaits()
		if r, err := m.Do(m.View(side).Legal(nil)[0]); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
	}
	st = &store.Memory{}
	record = saves.NewRecord(st, m)
	var text bytes.Buffer
	if err := m.Save(&text); err != nil {
		t.Fatal(err)
	}
	old := bytes.Replace(text.Bytes(), fmt.Appendf(nil, `"rules_revision":%d`, rules.Revision), []byte(`"rules_revision":4`), 1)
	rp, err := replay.Read(bytes.NewReader(old), "old")
	if err != nil {
		t.Fatal(err)
	}
	if on, err = match.Resume(rp); err != nil {
		t.Fatal(err)
	}
	return on, record, st
}

// TestARevisionIsSaidToBoth: where two persons take the screen in turn each is told once,
// whoever acts first.
func TestARevisionIsSaidToBoth(t *testing.T) {
	on, record, st := revised(t, "sight")
	o := openAs(t, on, record, st)
	said := map[int]bool{}
	for n := 0; n < 200 && len(said) < 2; n++ {
		side := o.play.Side
		o.notices.Drop()
		o.Proclaim()
		if got := strings.Contains(o.notices.Toast.Text, "revision 4"); got == said[side] {
			t.Fatalf("action %d, side %d is told %q", n, side, o.notices.Toast.Text)
		}
		end := slices.IndexFunc(o.play.Now.Legal, func(a rules.Action) bool { return a.Verb == rules.EndTurn })
		o.Do(o.play.Now.Legal[max(end, 0)])
		said[side] = true
		o.rest(t)
	}
	if o.notices.Drop(); len(said) < 2 {
		t.Fatal("the other side does not come")
	}
	if o.Proclaim(); o.notices.Toast.Text != "" {
		t.Errorf("after both have acted it still says %q", o.notices.Toast.Text)
	}
}
