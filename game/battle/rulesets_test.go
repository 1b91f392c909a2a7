package battle

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// pipsNow writes the parts of the turn with their states, in order.
func (b *battle) pipsNow() string {
	var list []string
	for _, p := range b.tell.Turns.Pips() {
		list = append(list, p.ID+map[model.PipState]string{model.Ready: "", model.Planned: "*", model.Spent: "-", model.Instead: "~"}[p.State])
	}
	return strings.Join(list, " ")
}

// TestScreenFollowsTheRuleset: pips, palette and words are those of the ruleset
// that is played.
func TestScreenFollowsTheRuleset(t *testing.T) {
	want := map[string]string{
		"d20":      "standard move step free",
		"limited":  "L~ M A M2~ step free",
		"skirmish": "activation activation2 attack move",
	}
	for _, r := range rulesets.All() {
		for _, lang := range text.Codes() {
			b := opening(t, lang, func(s *rules.Setup) { s.Ruleset = r.Name }, blue("archer", 3, 5), blue("fighter", 3, 7), red("orc", 9, 5), red("orc", 9, 7))
			if got := b.pipsNow(); got != want[r.Name] {
				t.Errorf("%s: the turn is shown as %q, want %q", r.Name, got, want[r.Name])
			}
			for _, p := range b.tell.Turns.Pips() {
				if p.Tip.Title == "" || strings.HasPrefix(p.Tip.Title, "pip.") || strings.HasPrefix(p.Tip.Text, "pip.") || p.Tip.Rule == "" {
					t.Errorf("%s, %s: the pip %s has the tip %+v", r.Name, lang, p.ID, p.Tip)
				}
			}
			for _, v := range append(b.turn.Palette(), b.turn.Bar(b.desk.Layout.Buttons())...) {
				if !v.Open && r.Verbs[v.Verb].Start == nil {
					t.Errorf("%s: %s is offered and does not exist", r.Name, v.Verb)
				}
				if v.Fire && r.Figures == nil {
					t.Errorf("%s: combined fire is offered and does not exist", r.Name)
				}
			}
			if b.desk.Panels.Header.Ruleset != b.Key("ruleset."+r.Name) {
				t.Errorf("%s: the badge says %q", r.Name, b.desk.Panels.Header.Ruleset)
			}
			fires := slices.ContainsFunc(b.turn.Palette(), func(v plan.Choice) bool { return v.Fire })
			turns := b.desk.Panels.Order.Turn != nil
			if figures := r.Figures != nil; fires != figures || turns != figures {
				t.Errorf("%s: combined fire offered %v, a side's turn shown %v", r.Name, fires, turns)
			}
		}
	}
}

// TestLimitedTurnIsCounted: after a move an attack or a second move is left and
// nothing limited; the order is by score and is told (LIM-05, LIM-08).
func TestLimitedTurnIsCounted(t *testing.T) {
	b := opening(t, "en", func(s *rules.Setup) { s.Ruleset = "limited" }, blue("archer", 3, 5), blue("fighter", 3, 7), red("orc", 14, 5))
	last := 1 << 10
	for i, c := range b.tell.Turns.Chips() {
		id := slices.IndexFunc(b.turn.E.Creatures, func(cr rules.Creature) bool { return "order."+b.Number(cr.Sheet) == c.ID })
		if score := b.turn.E.InitiativeScore(rules.ID(id)); score > last {
			t.Errorf("place %d has the score %d after %d", i, score, last)
		} else {
			last = score
		}
	}
	told := 0
	for _, e := range b.tell.Log.Entries {
		if e.Head == "Order of turns" {
			told++
		}
	}
	if told != 1 {
		t.Errorf("the order of turns is told %d times", told)
	}
	at := b.turn.E.Space(b.turn.Now.Who).At
	at.X++
	b.pointAt(at)
	if got := b.pipsNow(); got != "L~ M* A M2~ step free" {
		t.Errorf("a move planned shows %q", got)
	}
	b.command.Act()
	b.quiet(t)
	if got := b.pipsNow(); got != "L- M- A M2~ step- free" {
		t.Errorf("after a move: %q", got)
	}
	if _, no := b.turn.Now.Known.First[rules.TotalDefenceAction]; !no {
		t.Error("a limited action is still offered after a move")
	}
	if k := b.tell.Cards.Card(b.turn.Now.Who); !strings.HasPrefix(k.Cells[0].Tip.Title, "Defence (DEF)") || !strings.HasPrefix(k.Cells[0].Sub, "DEP ") {
		t.Errorf("the card says %+v", k.Cells[0])
	}
	b.pointAt(b.turn.E.Space(2).At)
	b.arrange()
	if s := b.desk.Panels.Slip; s == nil || !strings.Contains(s.Against, "against DEF") {
		t.Errorf("the slip is %+v", s)
	}
}

// TestFullPartsAreTheUnspent: in fresh turns, after a move, after an attack, in a
// turn of one action and at 0 hit points the parts of the turn drawn full are as
// many as the end of the turn says (ACT-01, ACT-08, LIM-08, HP-02).
func TestFullPartsAreTheUnspent(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited"} {
		for _, start := range []string{"fresh", "one action", "disabled"} {
			b := opening(t, "en", func(s *rules.Setup) { s.Ruleset = ruleset }, blue("fighter", 4, 4).First(), red("orc", 9, 4), red("orc", 4, 9))
			switch start {
			case "one action":
				b.turn.E.Facts.Combatants[0].Budget.Restricted = true
			case "disabled":
				c := &b.turn.E.Facts.Combatants[0]
				c.HP, c.Conditions = 0, c.Conditions.With(rules.Disabled)
			}
			for _, spend := range []int{-1, int(rules.SpendMove), int(rules.SpendStandard)} {
				budget := b.turn.E.Facts.Combatants[0].Budget
				if spend >= 0 {
					b.turn.E.Facts.Apply(&rules.Event{Kind: rules.Spent, Who: 0, A: int16(spend), B: 1})
				}
				full := 0
				for _, p := range b.tell.Turns.Pips() {
					if p.State == model.Ready && p.ID != "step" && p.ID != "free" {
						full++
					}
				}
				if want := rules.Unspent(b.turn.E, 0); full != want {
					t.Errorf("%s, %s, spent %d: %d parts are full (%s), %d unspent", ruleset, start, spend, full, b.pipsNow(), want)
				}
				want := 2
				if spend >= 0 {
					want--
				}
				if start != "fresh" {
					want = max(0, want-1)
				}
				if got := rules.Unspent(b.turn.E, 0); got != want {
					t.Errorf("%s, %s, spent %d: %d unspent, want %d", ruleset, start, spend, got, want)
				}
				b.turn.E.Facts.Combatants[0].Budget = budget
			}
		}
	}
}
