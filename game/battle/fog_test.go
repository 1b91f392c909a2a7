package battle

import (
	"bytes"
	"reflect"
	"slices"
	"testing"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/render/board/piece"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// walled is a map of two rooms with a gap in the wall between them.
func walled(fog string) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Fog = fog
		s.Map = rules.MapSetup{Rows: []string{
			"......#......",
			"......#......",
			"......#......",
			"......#......",
			".............",
		}}
	}
}

func TestFogHidesWhatIsNotSeenAndRemembersWhatWas(t *testing.T) {
	far := grid.C(12, 0)
	for _, fog := range []string{"off", "sight", "memory"} {
		b := opening(t, "en", walled(fog), stand{Kind: "fighter", Side: "blue", At: [2]int{2, 0}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{12, 1}})
		b.arrange()
		s := &b.table.Picture.Signs
		unseen, memory := slices.Contains(s.Areas.Unseen, far), slices.Contains(s.Areas.Memory, far)
		if unseen != (fog == "memory") || memory != (fog == "sight") {
			t.Errorf("fog %s: behind the wall unseen %v, remembered %v", fog, unseen, memory)
		}
		if slices.Contains(s.Areas.Unseen, grid.C(3, 1)) || slices.Contains(s.Areas.Memory, grid.C(3, 1)) {
			t.Errorf("fog %s: the square beside the fighter is not seen", fog)
		}
		if slices.Contains(s.Areas.Unseen, grid.C(6, 0)) {
			t.Errorf("fog %s: the wall before the fighter is not seen", fog)
		}
		if fog == "off" {
			continue
		}
		for _, id := range b.table.Picture.Pieces {
			if id.Side == 1 {
				t.Errorf("fog %s: the orc behind the wall is drawn", fog)
			}
		}
	}
}

func TestFogRemembersAWayThatWasWalked(t *testing.T) {
	b := opening(t, "en", walled("memory"), stand{Kind: "fighter", Side: "blue", At: [2]int{5, 4}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{0, 0}})
	b.arrange()
	if slices.Contains(b.table.Picture.Signs.Areas.Unseen, grid.C(12, 4)) {
		t.Fatal("the gap in the wall shows nothing")
	}
	hidden := grid.C(7, 0)
	if !slices.Contains(b.table.Picture.Signs.Areas.Unseen, hidden) {
		t.Fatalf("%v is seen from %v", hidden, grid.C(5, 4))
	}
	b.pointAt(grid.C(8, 4))
	b.command.Act()
	b.quiet(t)
	b.arrange()
	if s := &b.table.Picture.Signs; slices.Contains(s.Areas.Unseen, hidden) || slices.Contains(s.Areas.Memory, hidden) {
		t.Errorf("%v is not seen from %v", hidden, grid.C(8, 4))
	}
	back := grid.C(5, 0)
	if s := &b.table.Picture.Signs; slices.Contains(s.Areas.Unseen, back) || !slices.Contains(s.Areas.Memory, back) {
		t.Errorf("%v is unseen %v, remembered %v; want remembered", back, slices.Contains(s.Areas.Unseen, back), slices.Contains(s.Areas.Memory, back))
	}
}

func TestFogRemembersWhereAnEnemyWasSeen(t *testing.T) {
	b := opening(t, "en", walled("memory"), stand{Kind: "fighter", Side: "blue", At: [2]int{5, 4}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{10, 4}})
	b.arrange()
	if n := len(b.table.Picture.Pieces); n != 2 {
		t.Fatalf("%d pieces are drawn through the gap, want 2", n)
	}
	b.pointAt(grid.C(2, 2))
	b.command.Act()
	b.quiet(t)
	b.arrange()
	found := false
	for _, p := range b.table.Picture.Pieces {
		if p.ID == 1 {
			found = true
			if !p.Hidden || !p.Bare || p.At != grid.C(10, 4) {
				t.Errorf("the orc out of sight is drawn as %+v, want pale at %v", p, grid.C(10, 4))
			}
		}
	}
	if !found {
		t.Error("nothing is left of the orc that was seen")
	}
}

// remembered are the enemies that are drawn only as they were seen last.
func (b *battle) remembered() (list []piece.Piece) {
	b.arrange()
	for _, p := range b.table.Picture.Pieces {
		if p.Hidden && p.Grey == 1 {
			list = append(list, p)
		}
	}
	return list
}

// TestMemoriesAreKept: a match that is saved and opened again, and its record
// watched through the eyes of a side, show the same enemies where they were seen
// last, and the same ground.
func TestMemoriesAreKept(t *testing.T) {
	b := opening(t, "en", walled("memory"), stand{Kind: "fighter", Side: "blue", At: [2]int{5, 4}, Leads: true},
		stand{Kind: "orc", Side: "red", At: [2]int{10, 4}}, stand{Kind: "goblin", Side: "red", At: [2]int{7, 0}})
	b.arrange()
	b.pointAt(grid.C(2, 2))
	b.command.Act()
	b.quiet(t)
	want := b.remembered()
	if len(want) != 1 || want[0].At != grid.C(10, 4) {
		t.Fatalf("remembered are %+v, want the orc alone", want)
	}
	ground := slices.Clone(b.table.Picture.Signs.Areas.Memory)
	var file bytes.Buffer
	if err := b.turn.Match.Save(&file); err != nil {
		t.Fatal(err)
	}
	rp, err := replay.Read(&file, "memories")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.Resume(rp)
	if err != nil {
		t.Fatal(err)
	}
	c := newContext(t, "en", 1280, 720, 1, 100)
	again := New(c, match.TermsOf(m)).(*battle)
	again.Layout()
	again.quiet(t)
	if got := again.remembered(); !reflect.DeepEqual(got, want) || !slices.Equal(again.table.Picture.Signs.Areas.Memory, ground) {
		t.Errorf("opened again the fighter remembers %+v, want %+v", got, want)
	}
	s, err := NewReplay(c, rp, len(rp.Steps)-1)
	if err != nil {
		t.Fatal(err)
	}
	w := s.(*battle)
	w.Layout()
	for w.turn.Side != 0 {
		w.session.Recording.Look(1)
	}
	for _, at := range []int{w.session.Recording.Of(), 0, w.session.Recording.Of()} {
		w.session.Recording.Seek(at)
		got := w.remembered()
		if at == 0 && len(got) > 0 {
			t.Errorf("at the first turn %+v are remembered", got)
		}
		if at > 0 && (!reflect.DeepEqual(got, want) || !slices.Equal(w.table.Picture.Signs.Areas.Memory, ground)) {
			t.Errorf("watched at %d through the fighter's eyes: remembered %+v, want %+v", at, got, want)
		}
	}
}
