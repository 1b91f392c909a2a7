package tell

import (
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/rules"
)

// TestSlipOfASetDie: with the next d20 set an attack that needs no more is promised, one
// that needs more is not, and the slip says which die is set; a slip whose parts are of
// fair dice says so (DIC-01).
func TestSlipOfASetDie(t *testing.T) {
	plain := arena.Match(t, 5, nil, arena.Stand{Kind: "fighter", Side: "blue", At: [2]int{3, 5}, Leads: true}, arena.Stand{Kind: "orc", Side: "red", At: [2]int{4, 5}})
	m, err := match.New(match.Config{Setup: *plain.Setup(), Seats: []string{match.Human, match.Human}, Seed: 5, Study: true})
	if err != nil {
		t.Fatal(err)
	}
	te := telling(t, "en", m)
	_, who, _ := m.Awaits()
	foe := 1 - who
	at := te.E.Space(foe).At
	if s := te.pointAt(at); s == nil || strings.Contains(notes(s.Notes), "set") || s.Chance == "" {
		t.Fatalf("without a die set: %+v", s)
	}
	needs := te.pointAt(at).HitFrom
	for _, face := range []int{needs - 1, needs} {
		if r, err := m.Study().Edit(rules.Edit{Kind: rules.EditDie, Of: 20, Number: int16(face)}); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
		te.look()
		s := te.pointAt(at)
		if s.Chance != te.Percent(100*(face-needs+1)) {
			t.Errorf("%d is needed and %d set: %s", needs, face, s.Chance)
		}
		if l := s.Notes[0]; l.Words != te.T("next %[1]s set: %[2]d", "d20", face) || !l.Kept || l.Rule != "DIC-01" {
			t.Errorf("with %d set it says %+v", face, l)
		}
	}
	te.Wanted.Pointer.Cell = at
	te.Foretell(te.ProposeThere(), true)
	te.Forecast.Proposed.Acts, te.Forecast.Proposed.View, te.Forecast.Proposed.Strikes = nil, nil, nil
	if !te.Slips.fair(&te.Forecast.Proposed) {
		t.Error("what is no action has the odds of the die that is set")
	}
}

// TestNewDiceAreTold: that a match which was loaded goes on with new dice stands in the
// log, in every language in words of its own.
func TestNewDiceAreTold(t *testing.T) {
	for lang, want := range map[string]string{"en": "Loaded new dice", "fr": "Chargée nouveaux dés"} {
		te := on(t, lang, nil, arena.Stand{Kind: "fighter", Side: "blue", At: [2]int{3, 5}}, arena.Stand{Kind: "orc", Side: "red", At: [2]int{4, 5}})
		ev := rules.Event{Kind: rules.Edited, Who: rules.Nobody, Whom: rules.Nobody, A: int16(rules.EditDie)}
		if e := te.Log.editedEntry(&ev, model.Entry{}); e.Head+" "+e.Result != want {
			t.Errorf("%s: %q", lang, e.Head+" "+e.Result)
		}
	}
}

// notes are the words of lines.
func notes(list []model.Line) string {
	var words []string
	for _, l := range list {
		words = append(words, l.Words)
	}
	return strings.Join(words, "\n")
}
