package session_test

import (
	"bytes"
	"fmt"
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
	m := begun(t, "d20", "off", match.Human, match.Human)
	for range 3 {
		if r, err := m.Do(m.View(0).Legal(nil)[0]); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
	}
	st := &store.Memory{}
	record := saves.NewRecord(st, m)
	var text bytes.Buffer
	if err := m.Save(&text); err != nil {
		t.Fatal(err)
	}
	old := bytes.Replace(text.Bytes(), fmt.Appendf(nil, `"rules_revision":%d`, rules.Revision), []byte(`"rules_revision":4`), 1)
	rp, err := replay.Read(bytes.NewReader(old), "old")
	if err != nil {
		t.Fatal(err)
	}
	on, err := match.Resume(rp)
	if err != nil {
		t.Fatal(err)
	}
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
