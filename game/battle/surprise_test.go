package battle

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/game/tell"
	"tenaille/game/text"
	"tenaille/render/board/piece"
	"tenaille/rules"
)

// ambushing is a battle in which a rogue and an orc of red lie hidden, in squares
// that conceal them, from a fighter and a psychic of blue.
func ambushing(t *testing.T, lang, ruleset string, seed uint64) *battle {
	t.Helper()
	return openingWith(t, lang, seed, func(s *rules.Setup) {
		s.Ruleset, s.Ambush = ruleset, []int{3, 4}
		for _, at := range [][2]int{{10, 4}, {12, 5}} {
			row := []byte(s.Map.Rows[at[1]])
			row[at[0]] = ':'
			s.Map.Rows[at[1]] = string(row)
		}
	}, stand{Kind: "fighter", Side: "blue", At: [2]int{6, 5}}, stand{Kind: "psychic", Side: "blue", At: [2]int{5, 6}},
		stand{Kind: "rogue", Side: "red", At: [2]int{10, 4}}, stand{Kind: "orc", Side: "red", At: [2]int{12, 5}})
}

// surprising looks for dice that surprise so many of blue.
func surprising(t *testing.T, lang, ruleset string, want int) *battle {
	t.Helper()
	for seed := uint64(1); seed < 60; seed++ {
		b := ambushing(t, lang, ruleset, seed)
		n := 0
		for id := range b.turn.E.Count() {
			if b.turn.E.Facts.Combatants[id].Surprised {
				n++
			}
		}
		if n == want {
			return b
		}
	}
	t.Fatalf("no dice of 60 surprise %d", want)
	return nil
}

// watched is the battle of the same match as a side sees it.
func (b *battle) watched(side int) *battle {
	b.turn.Side = side
	b.session.Refresh()
	b.session.Start()
	b.curtain = nil
	b.arrange()
	return b
}

// toldOfAmbush are the lines of the log from its heading of the ambush to the first round.
func (b *battle) toldOfAmbush() (list []model.Entry) {
	for _, e := range b.tell.Log.Entries {
		if e.Rule && strings.HasPrefix(e.Head, b.tell.PhaseWord(0)) || e.Rule && strings.HasPrefix(e.Head, b.tell.PhaseWord(1)) {
			return list
		}
		if len(list) > 0 || e.Rule && e.Head == b.T("Ambush") {
			list = append(list, e)
		}
	}
	return list
}

// TestAmbushOpensTheLog: the tests stand first, under a heading, each with its
// arithmetic and rule, one line for one roll; the ambushed read of their own rolls
// alone, and of no enemy before it is noticed (SUR-01, SUR-02, LIM-02).
func TestAmbushOpensTheLog(t *testing.T) {
	for _, lang := range text.Codes() {
		for ruleset, cites := range map[string][]string{"d20": {"SUR-02", "SUR-02", "SUR-02", "SUR-01", "SUR-02", "SUR-01"}, "limited": {"LIM-02", "LIM-04", "LIM-02", "LIM-04"}} {
			b := surprising(t, lang, ruleset, 2).watched(1)
			list := b.toldOfAmbush()
			var got []string
			for _, e := range list {
				if !e.Rule && !e.Tight {
					got = append(got, e.Chip)
				}
			}
			if !slices.Equal(got, cites) {
				t.Errorf("%s %s: the ambushers read lines of %v, want %v", lang, ruleset, got, cites)
			}
			for _, e := range list {
				if e.Chip != "SUR-02" && e.Chip != "LIM-02" {
					continue
				}
				for _, line := range e.Lines {
					if !strings.Contains(line, "=") {
						t.Errorf("%s %s: %q tells no sum", lang, ruleset, line)
					}
				}
				if len(e.Lines) == 0 || strings.Contains(e.Head, "%!") {
					t.Errorf("%s %s: %q has no arithmetic", lang, ruleset, e.Head)
				}
			}
			b.watched(0)
			for _, e := range b.tell.Log.Entries {
				words := e.Head + strings.Join(e.Lines, " ") + e.Result
				for _, id := range []string{"rogue", "orc"} {
					if name := b.Key("creature." + id); strings.Contains(words, name) {
						t.Errorf("%s %s: the ambushed reads %q", lang, ruleset, words)
					}
				}
				if e.Chip == "LIM-02" && strings.ContainsAny(words, "<≥") {
					t.Errorf("%s: the ambushed reads what its test had to reach: %q", lang, words)
				}
			}
			told := b.toldOfAmbush()
			if len(told) < 2 {
				t.Errorf("%s %s: the ambushed reads %d lines of its own surprise", lang, ruleset, len(told))
			}
			for _, e := range told { // with the roll of each, and not what it was held against
				if e.Chip == "SUR-01" && (len(e.Lines) != 1 || !strings.Contains(e.Lines[0], "=") || strings.ContainsAny(e.Lines[0], "<≥")) {
					t.Errorf("%s: the ambushed reads %q of %q", lang, e.Lines, e.Head)
				}
			}
			for i := range b.tell.Log.Records { // slips say no more
				if s := b.tell.Rolls.Recorded(i); s != nil && strings.Contains(fmt.Sprintf("%+v", *s), b.Key("creature.rogue")) {
					t.Errorf("%s %s: a slip names the rogue", lang, ruleset)
				}
			}
		}
	}
}

// TestOneRollAgainstAllIsOneSlip: each who hides has a part with every modifier of
// the roll against it (SUR-02).
func TestOneRollAgainstAllIsOneSlip(t *testing.T) {
	b := surprising(t, "en", "d20", 2).watched(1)
	for i := range b.tell.Log.Records {
		r := &b.tell.Log.Records[i]
		if r.Title || r.Events[0].Kind != rules.SpotRolled {
			continue
		}
		s := b.tell.Rolls.Recorded(i)
		if s == nil || len(s.Parts) != 2 {
			t.Fatalf("the slip of %q is %+v", b.tell.Log.Entries[i].Head, s)
		}
		for k, name := range []string{"Tamsin", "Razka"} {
			if !strings.HasPrefix(s.Parts[k].Title, name) || len(s.Parts[k].Lines) < 2 {
				t.Errorf("part %d is %+v", k, s.Parts[k])
			}
		}
		return
	}
	t.Fatal("no roll of Perception in the log")
}

// TestTheSurprisedAreMarked on the board, in the order of turns and on their card,
// with the rule that says what they lose (SUR-04, LIM-04).
func TestTheSurprisedAreMarked(t *testing.T) {
	for ruleset, cite := range map[string]rules.Cite{"d20": rules.SUR04, "limited": rules.LIM04} {
		for side := range 2 {
			b := surprising(t, "en", ruleset, 1).watched(side)
			for id := range rules.ID(2) {
				want := b.turn.E.Facts.Combatants[id].Surprised
				p, ok := b.play.Drawn(id)
				if got := slices.ContainsFunc(p.Badges, func(v piece.Badge) bool { return v.Icon == tell.SurprisedIcon }); !ok || got != want {
					t.Errorf("%s, side %d: the piece of %s is marked %v, want %v", ruleset, side, b.tell.NameOf(id), got, want)
				}
				at := slices.IndexFunc(b.desk.Panels.Order.Chips, func(c model.Chip) bool { return c.ID == fmt.Sprint("order.", b.turn.E.Creatures[id].Sheet) })
				if at < 0 || (b.desk.Panels.Order.Chips[at].Badge == tell.SurprisedIcon) != want {
					t.Errorf("%s, side %d: the chip %d of %s is not marked as it is: %v", ruleset, side, at, b.tell.NameOf(id), want)
				}
				list := b.tell.Cards.LookSlip(id, false).Subject.Conditions
				if got := len(list) > 0 && list[0].Icon == tell.SurprisedIcon; got != want || want && (list[0].Tip.Rule != cite.String() || list[0].Tip.Text == "") {
					t.Errorf("%s, side %d: the card of %s has %+v", ruleset, side, b.tell.NameOf(id), list)
				}
			}
			if !strings.Contains(b.notices.Banner.Text, "Azure: 1 surprised") || strings.HasPrefix(b.notices.Banner.Text, "Surprise round") != (ruleset == "d20") {
				t.Errorf("%s, side %d: over the map stands %q", ruleset, side, b.notices.Banner.Text)
			}
		}
	}
}

// TestHiddenFiguresTellWhoHasNoticedThem: to their own side they are drawn as hidden,
// and the tip of the sign names the enemies that are aware of them (STL-01).
func TestHiddenFiguresTellWhoHasNoticedThem(t *testing.T) {
	seen := map[bool]bool{}
	for seed := uint64(1); seed < 20; seed++ {
		b := ambushing(t, "en", "d20", seed).watched(1)
		for id := rules.ID(2); id < 4; id++ {
			f := &b.turn.E.Facts.Combatants[id]
			p, _ := b.play.Drawn(id)
			if !f.Conditions.Has(rules.Hidden) {
				continue
			}
			if !p.Lurks || !slices.Contains(p.Badges, piece.Badge{Icon: "hide", Family: model.Senses}) {
				t.Fatalf("%s lies hidden and is drawn as %+v", b.tell.NameOf(id), p)
			}
			list := b.tell.Cards.LookSlip(id, false).Subject.Conditions
			text := list[slices.IndexFunc(list, func(m model.Mark) bool { return m.Icon == "hide" })].Tip.Text
			for o := range rules.ID(2) {
				noticed := f.HiddenFrom>>o&1 == 0
				if seen[noticed] = true; strings.Contains(text, b.tell.NameOf(o)) != noticed {
					t.Errorf("%s, noticed by %s: %v, says %q", b.tell.NameOf(id), b.tell.NameOf(o), noticed, text)
				}
			}
		}
	}
	if !seen[true] || !seen[false] {
		t.Error("nobody was noticed by one enemy alone")
	}
}

// TestSurpriseRoundLeavesOneAction: the hint and the parts of the turn say so with
// the rule, and with one of them spent the other is gone (SUR-03).
func TestSurpriseRoundLeavesOneAction(t *testing.T) {
	b := surprising(t, "en", "d20", 2)
	if b.turn.Side != 1 || b.turn.Match.Round() != 0 || b.desk.Panels.Header.Round != "Surprise round" {
		t.Fatalf("side %d has the screen in %q", b.turn.Side, b.desk.Panels.Header.Round)
	}
	b.curtain = nil
	b.arrange()
	if words, _ := b.hinted(); !strings.Contains(words, "SUR-03") {
		t.Errorf("the hint is %q", words)
	}
	n := 0
	for _, p := range b.tell.Turns.Pips() {
		if p.Tip.Rule == "SUR-03" {
			n++
		}
	}
	if n != 2 || b.tell.Unspent() != 1 {
		t.Errorf("%d parts name the rule, %d actions count as unspent", n, b.tell.Unspent())
	}
}

// TestLostTurnIsTold: the surprised of limited lose their first turn, and the log
// says by which rule (LIM-04).
func TestLostTurnIsTold(t *testing.T) {
	b := surprising(t, "en", "limited", 2)
	for range 40 {
		if b.turn.Match.Round() > 1 {
			break
		}
		b.session.Do(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
		b.quiet(t)
		b.curtain = nil
	}
	for side := range 2 {
		b.watched(side)
		lost := map[string]bool{}
		for _, e := range b.tell.Log.Entries {
			if e.Result == "loses its turn" {
				if lost[e.Head] = true; e.Chip != "LIM-04" {
					t.Errorf("side %d: %q cites %q", side, e.Head, e.Chip)
				}
			}
		}
		if !lost["Rikard is surprised"] || !lost["Thessa is surprised"] || len(lost) != 2 {
			t.Errorf("side %d reads of %v", side, lost)
		}
	}
}

// TestWhoIsAwareIsTold: of those who notice nobody in hiding, one who sees an enemy in
// the open is told to, with its roll, and the banner counts the surprised and the aware
// (SUR-01, SUR-02).
func TestWhoIsAwareIsTold(t *testing.T) {
	for lang, head := range map[string]string{"en": "Rikard sees an enemy in the open", "fr": "Rikard voit un ennemi à découvert"} {
		b := openingWith(t, lang, 1, func(s *rules.Setup) {
			s.Ambush = []int{3}
			row := []byte(s.Map.Rows[4])
			row[10] = ':'
			s.Map.Rows[4] = string(row)
			s.Combatants[2].Skills.HideRanks = 60
		}, stand{Kind: "fighter", Side: "blue", At: [2]int{6, 5}}, stand{Kind: "psychic", Side: "blue", At: [2]int{5, 6}},
			stand{Kind: "rogue", Side: "red", At: [2]int{10, 4}}, stand{Kind: "orc", Side: "red", At: [2]int{12, 5}}).watched(0)
		said := 0
		for i, e := range b.tell.Log.Entries {
			if e.Head == head {
				said++
				if e.Chip != "SUR-02" || len(e.Lines) != 1 || !strings.Contains(e.Lines[0], "=") || b.tell.Rolls.Recorded(i) == nil {
					t.Errorf("%s: it is told as %+v", lang, e)
				}
			}
		}
		if said != 1 {
			t.Errorf("%s: it is told %d times", lang, said)
		}
	}
	b := surprising(t, "en", "d20", 1).watched(0)
	b.session.Proclaim()
	if want := "Surprise round · Azure: 1 surprised, 1 aware"; b.notices.Banner.Text != want {
		t.Errorf("the banner says %q, not %q", b.notices.Banner.Text, want)
	}
}
