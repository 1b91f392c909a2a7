package battle

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/keys"
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/scene"
	"tenaille/game/study"
	"tenaille/render/hud/head"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// studied is a battle of two persons that is studied.
func studied(t *testing.T) *battle {
	t.Helper()
	plain := opening(t, "en", nil, stand{Kind: "fighter", Side: "blue", At: [2]int{3, 5}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{6, 5}})
	if _, shown := plain.desk.Panels.Find(head.StudyID); shown {
		t.Fatal("a match says that it is studied")
	}
	terms := match.TermsOf(plain.turn.Match).Again()
	terms.Study = true
	b := New(plain.Context, terms).(*battle)
	if b.turn.Match == nil {
		t.Fatal(b.fault)
	}
	b.Layout()
	b.quiet(t)
	b.arrange()
	return b
}

// told reports whether the sheet of keys has a line.
func told(b *battle, words string) bool {
	for _, column := range keys.Sheet(b.Context, b.turn, 0).Columns {
		if slices.ContainsFunc(column, func(k model.Key) bool { return k.Words == words }) {
			return true
		}
	}
	return false
}

// TestStudyIsOnePressAway: a battle that is studied says so in a sign that opens the sheet,
// and what is set shows on the sign.
func TestStudyIsOnePressAway(t *testing.T) {
	b := studied(t)
	if r, shown := b.desk.Panels.Find(head.StudyID); !shown || r.Off {
		t.Fatal("nothing says that it is studied")
	}
	opened := false
	b.Routes.Study = func(c *scene.Context, _ *study.Bench) scene.Scene { opened = true; return b }
	b.click(head.StudyID)
	if !opened || b.StudyInPlay() == nil && b.Study().Match() == nil {
		t.Error("the sign opens nothing")
	}
	opened = false
	b.Devices.Feign(b.Devices.Pointer(), input.Study)
	b.Update()
	if !opened {
		t.Error("its key opens nothing")
	}
	if !told(b, "Change by hand, in study mode") || told(b, "Play on from here") {
		t.Error("the sheet of keys does not tell its key alone")
	}
	b.study.SetDie(17)
	if words := b.study.Words(); words != "Study: d20 = 17" || b.study.Face() != 17 {
		t.Errorf("with a die set it says %q", words)
	}
	b.study.TakeBack()
	if words := b.study.Words(); words != "Study" || b.study.Problem != "" {
		t.Errorf("taken back, it says %q, %s", words, b.study.Problem)
	}
	b.quiet(t)
	log := strings.Join(b.logWords(), "\n")
	if strings.Contains(log, "By hand") {
		t.Errorf("taken back, the log still says\n%s", log)
	}
}

// TestStudyPutsByPointing: a creature in hand is put at the square that is clicked, stays
// in hand where it cannot stand, and is let go of by a step back; nobody spends a thing.
func TestStudyPutsByPointing(t *testing.T) {
	b := studied(t)
	point := func(c grid.Cell) {
		b.command.HoverAt(plan.Pointer{Cell: c, OnMap: true, Who: plan.StandsAt(b.turn.E, c)})
		b.command.Act()
		b.quiet(t)
	}
	at := func() grid.Cell { return b.turn.E.Facts.Combatants[1].At }
	from := at()
	b.study.Take(1)
	b.study.Place()
	if words := b.study.Words(); !strings.Contains(words, b.tell.NameOf(1)) {
		t.Errorf("in hand it says %q", words)
	}
	point(b.turn.E.Facts.Combatants[0].At)
	if at() != from || !b.study.Placing() || b.notices.Toast.Text != "Somebody stands there." || b.notices.Toast.Rule != "GEO-02" {
		t.Errorf("put on somebody: at %v, %+v", at(), b.notices.Toast)
	}
	point(grid.C(8, 2))
	if at() != grid.C(8, 2) || b.study.Placing() || b.turn.Now.Who != 0 {
		t.Errorf("it stands at %v", at())
	}
	if log := strings.Join(b.logWords(), "\n"); strings.Count(log, "By hand: ") != 1 || strings.Contains(log, "moves") {
		t.Errorf("the log says\n%s", log)
	}
	b.study.Place()
	b.Devices.Feign(input.Pointer{}, input.Cancel)
	b.Update()
	if b.study.Placing() {
		t.Error("a step back does not let it go")
	}
	b.study.For = 2
	b.study.Toggle(rules.Stunned)
	b.quiet(t)
	if !b.turn.E.Facts.Has(1, rules.Stunned) || len(b.turn.E.Facts.Effects) != 1 {
		t.Error("CND-21: it is not stunned for two rounds")
	}
	b.study.Toggle(rules.Stunned)
	if b.turn.E.Facts.Has(1, rules.Stunned) || len(b.turn.E.Facts.Effects) != 0 {
		t.Error("CND-12: it is still stunned")
	}
}
