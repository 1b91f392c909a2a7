package battle

import (
	"testing"
)

// TestLogIsFiltered turns the button of the log through all its filters: each shows some
// of the lines, and a click on one opens it.
func TestLogIsFiltered(t *testing.T) {
	b := unrolled(t, "three-d20", 1<<20)
	all := len(b.tell.Log.Logged(b.command.LogSubject()))
	b.click("replay.view")
	first, counts := b.tell.Log.Filter, map[int]int{}
	for b.click("log.filter"); b.tell.Log.Filter != first; b.click("log.filter") {
		list := b.tell.Log.Logged(b.command.LogSubject())
		counts[int(b.tell.Log.Filter)] = len(list)
		for i := range list {
			e := &list[i]
			if e.Rule {
				if i+1 < len(list) && list[i+1].Rule {
					t.Errorf("filter %d: two dividing lines in a row", b.tell.Log.Filter)
				}
				continue
			}
			b.click(e.ID)
			if b.command.Opened >= 0 && b.tell.Log.Entries[b.command.Opened].ID != e.ID {
				t.Errorf("filter %d: a click on %s opens %d", b.tell.Log.Filter, e.ID, b.command.Opened)
			}
			b.command.Opened = -1
		}
	}
	if len(counts) < 3 || len(b.tell.Log.Logged(b.command.LogSubject())) != all {
		t.Errorf("after the last filter: %d, %d lines of %d", b.tell.Log.Filter, len(b.tell.Log.Logged(b.command.LogSubject())), all)
	}
	for f, n := range counts {
		if n == 0 || n >= all {
			t.Errorf("filter %d shows %d of %d lines", f, n, all)
		}
	}
	b.arrange()
	if _, ok := b.desk.Panels.Find("log.filter"); !ok {
		t.Error("the log has no filter to click")
	}
}
