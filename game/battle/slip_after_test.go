package battle

import (
	"strings"
	"testing"

	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// pointWith begins an entry of the palette and points at a square.
func (b *battle) pointWith(entry string, c grid.Cell) {
	v, _ := b.command.EntryOf("palette." + entry)
	b.command.Choose(v)
	b.pointAt(c)
	b.arrange()
}

// TestGrappleTellsOfMovingIn: the slip of a grapple names whoever may strike
// once the hold has succeeded, and what then happens is what was told (GRP-02).
func TestGrappleTellsOfMovingIn(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, blue("fighter", 6, 4), blue("cleric", 4, 3), red("hobgoblin", 5, 4).First())
		for id := range b.turn.E.Count() {
			if id != 2 {
				b.awaitTurn(id) // nobody is flat-footed any more
			}
		}
		b.awaitTurn(2)
		b.pointWith("grapple", at(6, 4))
		s := b.desk.Panels.Slip
		after := b.turn.Forecast.Proposed.View.After
		if s == nil || len(after) != 1 || after[0].By != 1 {
			t.Fatalf("%s: after the hold strike %+v, want the cleric alone", lang, after)
		}
		want := b.T("only if the hold succeeds: %[1]s", b.tell.NameOf(1)+" "+b.Chance(after[0].Hits))
		if !strings.Contains(s.Danger.Words, want) || !strings.Contains(s.Danger.Words, b.tell.NameOf(0)) {
			t.Errorf("%s: the slip warns %q, want the fighter and %q", lang, s.Danger.Words, want)
		}
	}
}

// TestManeuverSlips: before the roll the touch is called so, with the risk of
// the attempt in return; after it both dice of the opposed check are shown.
func TestManeuverSlips(t *testing.T) {
	for _, lang := range text.Codes() {
		for seed := uint64(5); ; seed++ {
			b := openingWith(t, lang, seed, nil, blue("fighter", 4, 4).First(), red("orc", 5, 4))
			b.pointWith("trip", at(5, 4))
			s := b.desk.Panels.Slip
			if v := b.turn.Forecast.Proposed.View; !v.Returns || v.Risk.Float() <= 0 || v.Risk.Float() >= 1-v.Chance.Float() {
				t.Fatalf("%s: the risk of a trip is %v of %v", lang, v.Risk, v.Chance)
			}
			notes := ""
			for _, n := range s.Notes {
				notes += n.Words + n.Value
			}
			if !strings.Contains(notes, b.T("risk of being tripped in return")+b.Chance(b.turn.Forecast.Proposed.View.Risk)) || s.Needs != b.T("touch: %[1]d or more", s.HitFrom) {
				t.Errorf("%s: the slip says %q, notes %q", lang, s.Needs, notes)
			}
			b.command.Act()
			b.awaitAsk()
			if b.session.Asking() {
				b.click("aoo.decline")
				b.awaitAsk()
			}
			var rolls []rules.Event
			for _, ev := range b.turn.Match.Perceived(-1, 0) {
				if ev.Kind == rules.ContestRolled {
					rolls = append(rolls, ev)
				}
			}
			if len(rolls) != 2 {
				continue // the touch missed
			}
			b.arrange()
			if s = b.desk.Panels.Slip; s == nil || len(s.Parts) != 2 || s.Against != b.T("%[1]d against %[2]d", int(rolls[0].B), int(rolls[1].B)) {
				t.Errorf("%s: after the rolls %v the slip is %+v", lang, rolls, s)
			}
			break
		}
		b := opening(t, lang, nil, blue("fighter", 4, 4).First(), red("orc", 5, 4))
		b.pointWith("bull_rush", at(5, 4))
		notes := ""
		for _, n := range b.desk.Panels.Slip.Notes {
			notes += n.Words
		}
		if !strings.Contains(notes, "G5") {
			t.Errorf("%s: the slip of a bull rush does not say where to: %q", lang, notes)
		}
	}
}

// TestOpportunitySlip: while an opportunity is asked about, the whole slip is
// there, and the dialog hides neither of the two.
func TestOpportunitySlip(t *testing.T) {
	q := inquiries[rules.AskOffer]
	for _, lang := range text.Codes() {
		b := q.until(t, rules.AskOffer, lang, "off")
		b.arrange()
		s := b.desk.Panels.Slip
		if s == nil || s.HitFrom == 0 || len(s.Attack) == 0 || len(s.Defence) == 0 || s.Kill == "" && s.Mean == "" {
			t.Fatalf("%s: the slip while asking is %+v", lang, s)
		}
	}
}

// TestOwnSideIsWarnedOf: of two who share a square both labels are there, that
// of the own side in the colours of danger.
func TestOwnSideIsWarnedOf(t *testing.T) {
	b := opening(t, "en", nil, blue("psychic", 4, 4).First(), blue("fighter", 9, 4).Held(3), red("orc", 9, 4).Held(2))
	for i := range b.turn.E.Creatures[0].Powers {
		if p := &b.turn.E.Creatures[0].Powers[i]; p.HasArea && p.Save != rules.NoSave {
			b.pointWith("power."+p.ID, at(9, 4))
			got := map[bool]int{}
			for _, c := range b.table.Picture.Signs.Chances {
				if c.On.At == at(9, 4) {
					got[c.Danger]++
				}
			}
			if got[true] == 1 && got[false] == 1 {
				return
			}
			t.Logf("%s: of danger %d, plain %d", p.ID, got[true], got[false])
		}
	}
	t.Error("no area labels both grapplers, one of them in danger")
}
