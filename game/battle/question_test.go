package battle

import (
	"fmt"
	"strings"
	"testing"

	"tenaille/game/command"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// inquiry is a position and what is done in it until a question is asked.
type inquiry struct {
	cast []stand
	side int // whose decision it is
	odds bool
	// through is the question before it that has to be taken.
	through rules.Question
	play    func(b *battle)
}

// draftAt does a verb at a square by the palette and a click.
func (b *battle) draftAt(entry string, at grid.Cell, chips ...string) {
	if v, ok := b.command.EntryOf("palette." + entry); ok {
		b.command.Choose(v)
	}
	for _, label := range chips {
		for _, r := range b.tell.Choices.ChipRows() {
			for _, c := range r.Chips {
				if strings.EqualFold(c.Label, label) {
					b.click(c.ID)
				}
			}
		}
	}
	b.pointAt(at)
	b.command.Act()
}

func tripper(s *rules.Sheet) {
	s.Feats = append(s.Feats, "improved_trip")
}

func flail(s *rules.Sheet) {
	s.Weapons = []rules.WeaponSetup{{Name: "flail", Kind: "melee", Hand: "one", Damage: "1d8", Threat: 20, Multiplier: 2, Trip: true}}
	s.Abilities.Str = 6
}

func mighty(s *rules.Sheet) { s.Abilities.Str = 30; s.BAB = 3 }

func at(x, y int) grid.Cell { return grid.C(x, y) }

// inquiries has a row for every question of the rules.
var inquiries = map[rules.Question]inquiry{
	rules.AskOffer: {cast: []stand{red("orc", 5, 4).First(), blue("fighter", 4, 4)}, side: 0, odds: true, play: func(b *battle) {
		b.endsTurn()
		b.draftAt("run", at(4, 9))
	}},
	rules.AskCounterTrip: {cast: []stand{blue("fighter", 4, 4).First(), red("orc", 5, 4)}, side: 1, odds: true, play: func(b *battle) { b.draftAt("trip", at(5, 4)) }},
	rules.AskTripBlow:    {cast: []stand{blue("fighter", 4, 4).First().But(tripper), red("orc", 5, 4)}, side: 0, odds: true, play: func(b *battle) { b.draftAt("trip", at(5, 4)) }},
	rules.AskDropInstead: {through: rules.AskCounterTrip, cast: []stand{blue("fighter", 4, 4).First().But(flail), red("orc", 5, 4).But(mighty)}, side: 0, play: func(b *battle) {
		b.draftAt("trip", at(5, 4), b.WeaponName("flail"))
	}},
	rules.AskCounterDisarm: {cast: []stand{blue("fighter", 4, 4).First().But(flail), red("orc", 5, 4)}, side: 1, odds: true, play: func(b *battle) { b.draftAt("disarm", at(5, 4), b.WeaponName("flail")) }},
	rules.AskFollow:        {cast: []stand{blue("fighter", 4, 4).First().But(mighty), red("goblin", 5, 4)}, side: 0, play: func(b *battle) { b.draftAt("bull_rush", at(5, 4)) }},
	rules.AskBlock:         {cast: []stand{blue("fighter", 4, 4).First(), red("orc", 5, 4)}, side: 1, odds: true, play: func(b *battle) { b.draftAt("overrun", at(6, 4)) }},
	rules.AskKnockDown: {cast: []stand{blue("fighter", 4, 4).First(), red("orc", 5, 4)}, side: 1, odds: true, play: func(b *battle) {
		b.draftAt("overrun", at(6, 4))
		b.awaitAsk()
		b.click("aoo.take")
	}},
	rules.AskActNow: {cast: []stand{blue("fighter", 4, 4).First(), red("orc", 9, 4)}, side: 0, play: func(b *battle) {
		v, _ := b.command.EntryOf("palette.delay")
		b.command.Choose(v)
		b.awaitTurn(1)
		b.endsTurn()
	}},
	rules.AskReadied: {cast: []stand{blue("fighter", 4, 4).First(), red("orc", 9, 4)}, side: 0, odds: true, play: func(b *battle) {
		v, _ := b.command.EntryOf("palette.ready")
		b.command.Choose(v)
		b.click("draft.then.1")
		b.click(command.ConfirmID)
		b.awaitTurn(0)
		b.endsTurn()
		b.draftAt("move", at(5, 4))
	}},
}

// awaitAsk lets ticks pass until somebody is asked or may act.
func (b *battle) awaitAsk() {
	for n := 0; n < 4000 && (b.session.Busy() || n < 3); n++ {
		b.play.Skip()
		if b.curtain != nil {
			b.curtain.Open()
		}
		b.Update()
	}
}

// awaitTurn lets ticks pass until a creature of a sheet's place may act.
func (b *battle) awaitTurn(id rules.ID) {
	b.awaitAsk()
	for n := 0; n < 20 && !b.session.Asking() && b.turn.Now.Who != id; n++ {
		b.endsTurn()
	}
}

func (b *battle) endsTurn() {
	b.Settings.ConfirmEnd = false
	b.click("end_turn")
	b.awaitAsk()
}

// TestEveryQuestionIsPutToTheRightSide plays to every choice in the middle of
// an action that the rules know: its dialog names whose decision it is, shows
// what that side sees, has words in both languages, the rule, and the odds
// where there are any; both answers are taken.
func TestEveryQuestionIsPutToTheRightSide(t *testing.T) {
	for _, r := range rulesets.All() {
		for _, row := range r.Questions {
			if _, ok := inquiries[row.Name]; row.Take != nil && !ok {
				t.Errorf("%s: no test asks %q", r.Name, row.Name)
			}
		}
	}
	for name, q := range inquiries {
		for k, answer := range []string{"aoo.take", "aoo.decline"} {
			lang, fog := []string{"en", "fr"}[k], []string{"off", "sight"}[k]
			t.Run(fmt.Sprint(name, " ", lang), func(t *testing.T) {
				b := q.until(t, name, lang, fog)
				b.arrange()
				a := b.desk.Panels.Ask
				if a == nil {
					t.Fatal("there is no dialog")
				}
				if b.turn.Side != q.side || b.turn.Now.Side != q.side || a.Side != q.side {
					t.Errorf("asked is side %d, the screen shows side %d and names %d; want %d", b.turn.Now.Side, b.turn.Side, a.Side, q.side)
				}
				if a.Addressee != b.T("%[1]s decides", b.SideName(q.side)) {
					t.Errorf("the dialog is addressed to %q", a.Addressee)
				}
				if a.Title == "" || a.Text == "" || a.Rule == "" || a.Yes.Label == "" || a.No.Label == "" || a.Yes.Label == a.No.Label || strings.Contains(a.Title+a.Text+a.Yes.Label+a.No.Label, "ask.") {
					t.Errorf("words are missing: %+v", a)
				}
				if got := strings.Contains(strings.Join(a.Facts, " "), "%"); got != q.odds {
					t.Errorf("odds shown: %v, want %v: %q", got, q.odds, a.Facts)
				}
				for _, id := range []string{"aoo.take", "aoo.decline", "rule." + a.Rule} {
					r, ok := b.desk.Panels.Find(id)
					if hit, _ := b.desk.Panels.Hit(r.Box.X+r.Box.W/2, r.Box.Y+r.Box.H/2); !ok || hit.ID != id {
						t.Errorf("%s cannot be clicked", id)
					}
				}
				hash := b.turn.Match.Hash()
				b.click(answer)
				b.awaitAsk()
				if b.turn.Match.Hash() == hash {
					t.Errorf("%s changed nothing", answer)
				}
			})
		}
	}
}

// until plays a position with one seed after another until the question of a
// name is asked.
func (q *inquiry) until(t *testing.T, question rules.Question, lang, fog string) *battle {
	t.Helper()
	for seed := uint64(1); seed < 120; seed++ {
		b := openingWith(t, lang, seed, func(s *rules.Setup) { s.Fog = fog }, q.cast...)
		q.play(b)
		for range 6 {
			b.awaitAsk()
			if !b.session.Asking() {
				break
			}
			got, _ := b.turn.E.Question()
			if got == question {
				return b
			}
			b.click(map[bool]string{true: "aoo.take", false: "aoo.decline"}[got == q.through])
		}
	}
	t.Fatalf("nobody is asked %q", question)
	return nil
}

// TestAlwaysIsAnAnswer: to strike now and from now on is an answer of its own, which says
// where it is taken back; the others change no setting (AOO-07).
func TestAlwaysIsAnAnswer(t *testing.T) {
	q := inquiries[rules.AskOffer]
	for lang, where := range map[string]string{"en": "Settings, General", "fr": "Réglages, Général"} {
		for _, answer := range []string{"aoo.take", "aoo.decline", "aoo.always"} {
			b := q.until(t, rules.AskOffer, lang, "off")
			b.arrange()
			if a := b.desk.Panels.Ask; !strings.Contains(a.Always.Sub, where) || a.Always.Label == "" {
				t.Errorf("%s: it does not say where it is taken back: %+v", lang, a.Always)
			}
			hash := b.turn.Match.Hash()
			b.click(answer)
			b.awaitAsk()
			if b.Settings.AlwaysOpportunity != (answer == "aoo.always") || b.turn.Match.Hash() == hash {
				t.Errorf("%s: after %s the setting is %v", lang, answer, b.Settings.AlwaysOpportunity)
			}
			b.Settings.AlwaysOpportunity = false
		}
	}
}

// TestWhatIsLetGoByIsTold: the log tells an opportunity, a readied action and a
// delayed turn that are let go by each in its own words, with its own rule.
func TestWhatIsLetGoByIsTold(t *testing.T) {
	for _, c := range []struct {
		ask               rules.Question
		lang, tells, rule string
	}{
		{rules.AskOffer, "en", "Drokk lets Hadria pass", "AOO-08"},
		{rules.AskOffer, "fr", "Drokk laisse passer Hadria", "AOO-08"},
		{rules.AskReadied, "en", "Rikard keeps waiting", "INI-08"},
		{rules.AskReadied, "fr", "Rikard attend encore", "INI-08"},
		{rules.AskActNow, "en", "Rikard keeps waiting", "INI-07"},
		{rules.AskActNow, "fr", "Rikard attend encore", "INI-07"},
	} {
		q := inquiries[c.ask]
		b := q.until(t, c.ask, c.lang, "off")
		b.click("aoo.decline")
		b.awaitAsk()
		told := false
		for i := range b.tell.Log.Entries {
			e := &b.tell.Log.Entries[i]
			told = told || e.Head == c.tells && e.Chip == c.rule && !e.Danger
			if c.ask != rules.AskOffer && e.Chip == "AOO-08" {
				t.Errorf("%s, %s: the log says %q by %s", c.ask, c.lang, e.Head, e.Chip)
			}
		}
		if !told {
			t.Errorf("%s, %s: the log does not say %q by %s: %+v", c.ask, c.lang, c.tells, c.rule, b.tell.Log.Entries)
		}
	}
}
