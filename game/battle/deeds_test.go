package battle

import (
	"bytes"
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"tenaille/game/command"
	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/probe"
	"tenaille/game/replay"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// stand is one creature of a position built for a test.
type stand = arena.Stand

var blue, red = arena.Blue, arena.Red

// opening is a battle on open ground between the creatures given, two people at
// one screen; ids count from 1.
func opening(t *testing.T, lang string, edit func(*rules.Setup), list ...stand) *battle {
	t.Helper()
	return openingWith(t, lang, 5, edit, list...)
}

// openingWith is opening with a seed of its own.
func openingWith(t *testing.T, lang string, seed uint64, edit func(*rules.Setup), list ...stand) *battle {
	t.Helper()
	m := arena.Match(t, seed, edit, list...)
	c := newContext(t, lang, 1280, 720, 1, 100)
	c.Settings.ReducedMotion = true
	plan := match.TermsOf(m)
	b := New(c, plan).(*battle)
	if b.turn.Match == nil {
		t.Fatal(b.fault)
	}
	b.Layout()
	b.quiet(t)
	b.arrange()
	return b
}

// deed is an action driven from the screen: the entry chosen, the squares that
// are clicked one after another, and what must reach the match.
type deed struct {
	verb  rules.Verb
	entry string // "palette." and the verb when empty
	at    []grid.Cell
	setup func(*rules.Setup)
	cast  []stand
	chips []string    // labels of the chips to choose, in English
	first string      // an entry to be chosen before
	slip  *model.Slip // what was shown before it was done
}

// telling are the verbs whose slip must give a chance.
var telling = map[rules.Verb]bool{
	rules.Attack: true, rules.FullAttack: true, rules.FightDefensively: true, rules.Charge: true, rules.CoupDeGrace: true,
	rules.Power: true, rules.Trip: true, rules.Disarm: true, rules.Grapple: true, rules.GrappleDamage: true, rules.GrapplePin: true,
	rules.GrappleEscape: true, rules.GrappleMove: true, rules.BullRush: true, rules.Overrun: true, rules.Net: true, rules.Aid: true,
	rules.FirstAid: true, rules.Escape: true, rules.Hide: true, rules.AttackSquare: true,
}

// rulesOf counts the lines of a slip that name their rule.
func rulesOf(s *model.Slip) (n int) {
	count := func(list []model.Line) {
		for _, l := range list {
			if l.Rule != "" {
				n++
			}
		}
	}
	count(s.Attack)
	count(s.Defence)
	count(s.Notes)
	for _, p := range s.Parts {
		count(p.Lines)
	}
	return n
}

func fighterAndOrc() []stand {
	return []stand{blue("fighter", 4, 4).First(), red("orc", 5, 4), blue("cleric", 4, 3), red("goblin", 12, 8)}
}

func door(open bool) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Map.Edges = append(s.Map.Edges, rules.EdgeSetup{Edge: "V(4,4)", FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor, Open: open}})
	}
}

// deeds has a row for every verb of the palette.
var deeds = []deed{
	{verb: rules.Attack, at: []grid.Cell{{X: 5, Y: 4}}},
	{verb: rules.FullAttack, at: []grid.Cell{{X: 5, Y: 4}}},
	{verb: rules.FightDefensively, at: []grid.Cell{{X: 5, Y: 4}}, chips: []string{"Full attack"}},
	{verb: rules.Charge, at: []grid.Cell{{X: 8, Y: 4}}, cast: []stand{blue("fighter", 4, 4).First(), red("orc", 8, 4)}},
	{verb: rules.Charge, at: []grid.Cell{{X: 8, Y: 4}}, cast: []stand{blue("fighter", 4, 4).First(), red("orc", 8, 4)}, chips: []string{"Bull rush"}},
	{verb: rules.AttackSquare, at: []grid.Cell{{X: 5, Y: 4}}, cast: []stand{blue("fighter", 4, 4, "blinded").First(), red("orc", 5, 4)}},
	{verb: rules.CoupDeGrace, at: []grid.Cell{{X: 5, Y: 4}}, cast: []stand{blue("fighter", 4, 4).First(), red("orc", 5, 4, "paralysed"), red("orc", 12, 4)}},
	{verb: rules.CoupDeGraceFind, at: []grid.Cell{{X: 5, Y: 4}}, cast: []stand{blue("fighter", 4, 4, "blinded").First(), red("orc", 5, 4, "paralysed"), red("orc", 12, 4)}},
	{verb: rules.Power, entry: "palette.power.mind_spike", at: []grid.Cell{{X: 8, Y: 4}}, cast: []stand{blue("psychic", 4, 4).First(), red("orc", 8, 4)}},
	{verb: rules.Power, entry: "palette.power.force_lance", at: []grid.Cell{{X: 9, Y: 4}}, cast: []stand{blue("psychic", 4, 4).First(), red("orc", 8, 4)}},
	{verb: rules.Power, entry: "palette.power.mending_touch", at: []grid.Cell{{X: 4, Y: 3}}, cast: []stand{blue("cleric", 4, 4).First(), blue("fighter", 4, 3).Hurt(3), red("orc", 8, 4)}},
	{verb: rules.Trip, at: []grid.Cell{{X: 5, Y: 4}}},
	{verb: rules.Disarm, at: []grid.Cell{{X: 5, Y: 4}}},
	{verb: rules.Grapple, at: []grid.Cell{{X: 5, Y: 4}}},
	{verb: rules.Grapple, at: []grid.Cell{{X: 5, Y: 4}}, cast: []stand{blue("fighter", 4, 4, "blinded").First(), red("orc", 5, 4)}},
	{verb: rules.Grapple, at: []grid.Cell{{X: 3, Y: 5}}, chips: []string{"A square"}, cast: []stand{blue("fighter", 4, 4).First(), red("orc", 5, 4), red("goblin", 12, 8, "invisible")}},
	{verb: rules.GrappleDamage, cast: wrestlers()},
	{verb: rules.GrapplePin, cast: wrestlers()},
	{verb: rules.GrapplePin, at: []grid.Cell{{X: 4, Y: 4}}, cast: []stand{blue("fighter", 4, 4).First().Held(2, 3), red("orc", 4, 4).Held(1), red("goblin", 4, 4).Held(1)}},
	{verb: rules.GrappleEscape, cast: wrestlers(), chips: []string{"Escape Artist"}},
	{verb: rules.GrappleMove, at: []grid.Cell{{X: 5, Y: 4}}, cast: wrestlers()},
	{verb: rules.Release, cast: wrestlers()},
	{verb: rules.BullRush, at: []grid.Cell{{X: 5, Y: 4}}},
	{verb: rules.Overrun, at: []grid.Cell{{X: 6, Y: 4}}},
	{verb: rules.Net, at: []grid.Cell{{X: 5, Y: 4}}, cast: []stand{blue("spear", 4, 4).First(), red("orc", 5, 4)}},
	{verb: rules.Move, at: []grid.Cell{{X: 2, Y: 4}}},
	{verb: rules.Move, at: []grid.Cell{{X: 2, Y: 4}}, chips: []string{"Draw: Dagger"}},
	{verb: rules.Move, at: []grid.Cell{{X: 2, Y: 4}}, chips: []string{"Hide"}, setup: dusk, cast: []stand{blue("rogue", 4, 4).First(), red("wolf", 9, 4).But(func(s *rules.Sheet) { s.Vision = nil })}},
	{verb: rules.FiveFootStep, at: []grid.Cell{{X: 3, Y: 4}}},
	{verb: rules.Run, at: []grid.Cell{{X: 4, Y: 9}}},
	{verb: rules.Withdraw, at: []grid.Cell{{X: 1, Y: 4}}},
	{verb: rules.Crawl, at: []grid.Cell{{X: 3, Y: 4}}, cast: []stand{blue("fighter", 4, 4, "prone").First(), red("orc", 9, 4)}},
	{verb: rules.StandUp, cast: []stand{blue("fighter", 4, 4, "prone").First(), red("orc", 9, 4)}},
	{verb: rules.Rise, cast: []stand{blue("fighter", 4, 4, "kneeling").First(), red("orc", 9, 4)}},
	{verb: rules.RightSelf, setup: func(s *rules.Setup) { s.Map.ZeroGravity = true }, cast: []stand{blue("fighter", 4, 4, "floating").First(), red("orc", 9, 4)}},
	{verb: rules.DropProne},
	{verb: rules.Kneel},
	{verb: rules.TotalDefenceAction},
	{verb: rules.Aid, at: []grid.Cell{{X: 5, Y: 4}}, chips: []string{"+2 AC"}},
	{verb: rules.Aid, at: []grid.Cell{{X: 5, Y: 4}, {X: 4, Y: 3}}, cast: append(fighterAndOrc(), blue("rogue", 3, 3))},
	{verb: rules.Ready, chips: []string{"Enemy attacks", "Longsword"}},
	{verb: rules.Ready, chips: []string{"Enemy leaves a square", "Defend"}, at: []grid.Cell{{X: 7, Y: 7}}},
	{verb: rules.Ready, chips: []string{"Enemy comes into sight", "Move"}, at: []grid.Cell{{X: 2, Y: 2}}},
	{verb: rules.Ready, chips: []string{"Enemy leaves a square", "Move"}, at: []grid.Cell{{X: 5, Y: 4}, {X: 2, Y: 2}}},
	{verb: rules.Delay},
	{verb: rules.FirstAid, at: []grid.Cell{{X: 4, Y: 3}}, cast: []stand{blue("fighter", 4, 4).First(), blue("cleric", 4, 3).Hurt(-3), red("orc", 9, 4)}},
	{verb: rules.Wake, at: []grid.Cell{{X: 4, Y: 3}}, cast: []stand{blue("fighter", 4, 4).First(), blue("cleric", 4, 3, "asleep"), red("orc", 9, 4)}},
	{verb: rules.Escape, chips: []string{"Strength"}, cast: []stand{blue("fighter", 4, 4, "entangled").First(), red("orc", 9, 4)}},
	{verb: rules.Hide, setup: dusk, cast: []stand{blue("rogue", 4, 4).First(), red("wolf", 9, 4).But(func(s *rules.Sheet) { s.Vision = nil })}},
	{verb: rules.Search},
	{verb: rules.Speak},
	{verb: rules.Draw},
	{verb: rules.Sheathe},
	{verb: rules.LooseShield},
	{verb: rules.ReadyShield, cast: []stand{blue("fighter", 4, 4).First().But(unshielded), red("orc", 5, 4)}},
	{verb: rules.Move, at: []grid.Cell{{X: 2, Y: 4}}, chips: []string{"Loose the shield"}},
	{verb: rules.Ready, chips: []string{"Enemy attacks", "Ready the shield"}, cast: []stand{blue("fighter", 4, 4).First().But(unshielded), red("orc", 5, 4)}},
	{verb: rules.Drop},
	{verb: rules.PickUp, first: "palette.drop"},
	{verb: rules.Load, cast: []stand{blue("arbalest", 4, 4).First().But(func(s *rules.Sheet) { no := false; s.Weapons[0].Loaded = &no }), red("orc", 12, 4)}},
	{verb: rules.Drink, cast: []stand{blue("fighter", 4, 4).First().Hurt(5).But(draught), red("orc", 12, 4)}, entry: "palette.drink.healing_draught"},
	{verb: rules.OpenDoor, setup: door(false), cast: []stand{blue("fighter", 4, 4).First(), red("orc", 12, 4)}},
	{verb: rules.CloseDoor, setup: door(true), cast: []stand{blue("fighter", 4, 4).First(), red("orc", 12, 4)}},
}

func dusk(s *rules.Setup) { s.Map.Light = &rules.LightSetup{Ambient: "dim"} }

func unshielded(s *rules.Sheet) { no := false; s.ShieldOn = &no }

func draught(s *rules.Sheet) { s.Carried = append(s.Carried, "healing_draught") }

// wrestlers are a fighter who holds an orc, in one square.
func wrestlers() []stand {
	return []stand{blue("fighter", 4, 4).First().Held(2), red("orc", 4, 4).Held(1), red("goblin", 12, 8)}
}

// turnTo opens the palette at the group of an entry.
func (b *battle) turnTo(entry string) {
	if !b.command.Menu {
		b.click("action.more")
	}
	if v, ok := b.command.EntryOf(entry); ok {
		b.click("palette.group." + b.Number(int(v.Row().Group)))
	}
	b.arrange()
}

// drive does a deed by the palette, the chips and clicks on the board.
func (d *deed) drive(t *testing.T, b *battle) {
	t.Helper()
	for _, entry := range []string{d.first, d.entry} {
		if entry == "" {
			if entry == d.first && d.first == "" && d.entry != "" {
				continue
			}
			entry = "palette." + d.verb.String()
		}
		b.turnTo(entry)
		r, ok := b.desk.Panels.Find(entry)
		if !ok {
			t.Fatalf("the palette has no %s", entry)
		}
		if r.Off {
			v, _ := b.command.EntryOf(entry)
			no, _ := v.Unusable(b.turn)
			t.Fatalf("%s is grey: %v", entry, no.Cite)
		}
		b.hand.Hot = entry
		b.command.Plot()
		b.arrange()
		d.slip = b.desk.Panels.Slip
		b.hand.Hot = ""
		b.click(entry)
		if entry == d.first {
			b.quiet(t)
		} else {
			break
		}
	}
	chip := func(label string) bool {
		for _, r := range b.tell.Choices.ChipRows() {
			for _, c := range r.Chips {
				if c.Label == label {
					b.click(c.ID)
					return true
				}
			}
		}
		return false
	}
	for _, label := range d.chips {
		if !chip(label) {
			t.Fatalf("no chip %q among %+v", label, b.tell.Choices.ChipRows())
		}
	}
	for _, c := range d.at {
		b.pointAt(c)
		b.arrange()
		if !b.turn.Forecast.Proposed.Planned || !b.turn.Forecast.Proposed.Refusal.OK() {
			t.Fatalf("pointing at %s plans nothing: %v", c.Name(), b.turn.Forecast.Proposed.Refusal.Cite)
		}
		d.slip = b.desk.Panels.Slip
		b.command.Act()
	}
	for range 3 { // what is still open: the first that there is
		rows := b.tell.Choices.ChipRows()
		if b.turn.Wanted.Mode != plan.VerbMode || len(b.session.Orders) > 0 || len(rows) == 0 || !b.turn.Wanted.Draft.Fixed && b.turn.Wanted.Draft.Aims(b.turn) != plan.AimsNothing {
			break
		}
		b.click(rows[len(rows)-1].Chips[0].ID)
	}
	if b.turn.Deliberate() && len(b.session.Orders) == 0 {
		b.arrange()
		if _, ok := b.desk.Panels.Find(command.ConfirmID); !ok {
			t.Fatalf("%s is to be confirmed, but there is no button", d.verb)
		}
		if s := b.desk.Panels.Slip; s != nil {
			d.slip = s
		}
		b.click(command.ConfirmID)
	}
	for n := 0; n < 2000 && (b.session.Busy() || b.session.Asking() || n < 3); n++ {
		b.play.Skip()
		if b.session.Asking() {
			b.click("aoo.decline")
		}
		b.Update()
	}
}

// TestEveryVerbIsDrivenFromTheScreen chooses, aims and does each verb of the
// table in a position made for it, in both languages, and wants the action in
// the match; the match saved and opened again is the same one.
func TestEveryVerbIsDrivenFromTheScreen(t *testing.T) {
	driven := map[rules.Verb]bool{}
	for i := range deeds {
		d := &deeds[i]
		driven[d.verb] = true
		t.Run(d.verb.String(), func(t *testing.T) {
			cast := d.cast
			if cast == nil {
				cast = fighterAndOrc()
			}
			b := opening(t, "en", d.setup, cast...)
			from := b.turn.Match.Heard(b.turn.Side)
			d.drive(t, b)
			found, hid := false, false
			for _, ev := range b.turn.Match.Perceived(-1, from) {
				hid = hid || ev.Kind == rules.HideRolled && ev.Who == 0
				if ev.Kind == rules.ActionTaken && ev.Verb == d.verb && ev.Who == 0 {
					found = true
					if d.verb == rules.AttackSquare && ev.Weapon == rules.UnarmedWeapon {
						t.Error("bare hands strike at the square, with a sword in them")
					}
				}
			}
			if telling[d.verb] && len(d.at) < 2 {
				switch s := d.slip; {
				case s == nil:
					t.Errorf("no slip tells the odds of %s", d.verb)
				case rulesOf(s) == 0:
					t.Errorf("the slip of %s names no rule: %+v", d.verb, s)
				case !strings.Contains(fmt.Sprint(s.Chance, s.Parts), "%"):
					t.Errorf("the slip of %s gives no chance: %+v", d.verb, s)
				}
			}
			if !found {
				t.Fatalf("no %s has reached the match; the screen said %q", d.verb, b.notices.Toast.Text)
			}
			if want := d.verb == rules.Hide || slices.Contains(d.chips, "Hide"); hid != want {
				t.Errorf("it rolls to hide: %v, want %v", hid, want)
			}
			if slices.Contains(d.chips, "Draw: Dagger") && b.turn.E.Facts.Combatants[0].Ready&2 == 0 {
				t.Error("the dagger was not drawn on the way")
			}
			if loosed := b.turn.E.Facts.Combatants[0].Loosed; loosed != (d.verb == rules.LooseShield || slices.Contains(d.chips, "Loose the shield") || slices.Contains(d.chips, "Ready the shield")) {
				t.Errorf("the shield is loose: %v", loosed)
			} else if card := fmt.Sprint(b.tell.Cards.Card(0).Conditions); strings.Contains(card, "Shield loose") != loosed {
				t.Errorf("the shield is loose: %v; the card shows %s", loosed, card)
			}
			for verb, words := range map[rules.Verb]string{rules.LooseShield: "Loose the shield", rules.ReadyShield: "Ready the shield"} {
				told := 0
				for _, l := range b.tell.Log.Entries {
					if l.Result == words && l.Chip == rules.ACT23.String() {
						told++
					}
				}
				if done := d.verb == verb || d.verb == rules.Move && slices.Contains(d.chips, words); done != (told == 1) {
					t.Errorf("the log tells %d times: %s", told, words)
				}
			}
			if len(d.at) == 2 && d.verb == rules.Ready {
				if r := b.turn.E.Facts.Combatants[0].Readied; r.Cell != d.at[0] || r.To != d.at[1] || r.Trigger != rules.EnemyLeavesCell {
					t.Errorf("readied is %+v, want the square %s watched and a move to %s", r, d.at[0].Name(), d.at[1].Name())
				}
			}
			var file bytes.Buffer
			if err := b.turn.Match.Save(&file); err != nil {
				t.Fatal(err)
			}
			rp, err := replay.Read(&file, "deed")
			if err != nil {
				t.Fatal(err)
			}
			again, err := match.Resume(rp)
			if err != nil {
				t.Fatalf("the match cannot be opened again: %v", err)
			}
			if again.Hash() != b.turn.Match.Hash() {
				t.Errorf("opened again the match is %x, was %x", again.Hash(), b.turn.Match.Hash())
			}
		})
	}
	for v := range rules.VerbCount {
		if only := v == rules.Pass; plan.Rows[v].Group != plan.NoGroup && !driven[v] && !only { // that of figures, see TestFigurePasses
			t.Errorf("no row drives %s", v)
		}
	}
}

// TestWatchedSquareIsForgotten: another choice after a square was pointed at
// lets the player point anew.
func TestWatchedSquareIsForgotten(t *testing.T) {
	b := opening(t, "en", nil, fighterAndOrc()...)
	chip := func(label string) {
		for _, r := range b.tell.Choices.ChipRows() {
			for _, c := range r.Chips {
				if c.Label == label {
					b.click(c.ID)
					return
				}
			}
		}
		t.Fatalf("no chip %q", label)
	}
	b.click("action.more")
	b.arrange()
	b.click("palette.ready")
	chip("Enemy leaves a square")
	chip("Move")
	b.pointAt(grid.C(5, 4))
	b.arrange()
	b.command.Act()
	if !b.turn.Wanted.Draft.Fixed || b.turn.Wanted.Draft.Aims(b.turn) != plan.AimsWay {
		t.Fatalf("after the watched square the wish aims at %d", b.turn.Wanted.Draft.Aims(b.turn))
	}
	for _, label := range []string{"Defend", "Move", "Enemy attacks"} {
		chip(label)
		b.arrange()
		if b.turn.Wanted.Draft.Fixed {
			t.Errorf("after %q the square is still watched", label)
		}
	}
}

// TestGreyEntriesSayTheirRule: what cannot be done now is in the palette all
// the same, grey, with the rule in the note, and a click says the rule too.
func TestGreyEntriesSayTheirRule(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, fighterAndOrc()...)
		hash := b.turn.Match.Hash()
		for entry, want := range map[string]rules.Cite{
			"palette.grapple_pin": rules.GRP05, "palette.stand_up": rules.ACT21, "palette.coup_de_grace": rules.HLP04,
			"palette.right_self": rules.CND16, "palette.open_door": rules.ACT30, "palette.first_aid": rules.ACT29,
		} {
			b.turnTo(entry)
			b.hand.Hot = entry
			b.command.Plot()
			b.arrange()
			r, ok := b.desk.Panels.Find(entry)
			if !ok || !r.Off {
				t.Errorf("%s: %s is not grey in the palette", lang, entry)
				continue
			}
			n := b.desk.Panels.Palette.Note
			if n == nil || !n.Bad || n.Rule != want.String() || n.Text == "" {
				t.Errorf("%s: the note of %s is %+v, want %v", lang, entry, n, want)
			}
			if _, ok := b.desk.Panels.Find("rule." + want.String()); !ok {
				t.Errorf("%s: the rule of %s cannot be opened", lang, entry)
			}
			b.notices.Toast = notice.Note{}
			b.click(entry)
			if b.notices.Toast.Rule != want.String() || b.notices.Toast.Text == "" {
				t.Errorf("%s: a click on %s says %q by %q, want %v", lang, entry, b.notices.Toast.Text, b.notices.Toast.Rule, want)
			}
		}
		if b.turn.Match.Hash() != hash {
			t.Error("a refused wish changed the match")
		}
	}
}

// TestPaletteFitsEveryScreen lays palette and strip out on all sizes, in both
// languages, and wants every widget on the screen and in the probe.
func TestPaletteFitsEveryScreen(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}} {
		for _, lang := range text.Codes() {
			b := opening(t, lang, nil, append(fighterAndOrc(), blue("psychic", 2, 2))...)
			b.Resize(size[0], size[1], 1)
			b.Layout()
			look := func(what string, prefix string, least int) {
				t.Helper()
				b.arrange()
				n := 0
				for _, r := range b.desk.Panels.All() {
					if strings.HasPrefix(r.ID, prefix) {
						n++
						if r.Box.X < 0 || r.Box.Y < 0 || r.Box.X+r.Box.W > b.desk.Layout.W+.01 || r.Box.Y+r.Box.H > b.desk.Layout.H+.01 {
							t.Errorf("%v %s %s: %s at %v leaves the screen", size, lang, what, r.ID, r.Box)
						}
						if hit, _ := b.desk.Panels.Hit(r.Box.X+r.Box.W/2, r.Box.Y+r.Box.H/2); hit.ID != r.ID && !r.Solo {
							t.Errorf("%v %s %s: over %s lies %s", size, lang, what, r.ID, hit.ID)
						}
					}
				}
				state := probe.State{Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
				b.Probe(&state)
				for id := range state.Widgets {
					if strings.HasPrefix(id, prefix) {
						n--
					}
				}
				if n != 0 || len(state.Widgets) < least {
					t.Errorf("%v %s %s: the probe does not show what lies there", size, lang, what)
				}
			}
			for g := plan.NoGroup + 1; g < plan.GroupCount; g++ {
				b.command.Menu = false
				b.command.OpenPalette(g)
				look("palette "+plan.Groups[g].Key, "palette", 8)
			}
			b.command.Menu = false
			v, _ := b.command.EntryOf("palette.ready")
			b.command.Choose(v)
			look("strip", "draft.", 8)
			if len(b.desk.Panels.Sheet.Rows) != 3 {
				t.Errorf("%v %s: %d rows to be ready, want trigger, action and step", size, lang, len(b.desk.Panels.Sheet.Rows))
			}
		}
	}
}

// TestFullAttackAttackByAttack: after the first of several attacks the player
// may strike on, at 5 less and for the move action, or walk away (ATK-15).
func TestFullAttackAttackByAttack(t *testing.T) {
	seasoned := blue("fighter", 4, 4).First().But(func(s *rules.Sheet) { s.BAB = 6 })
	for _, walks := range []bool{false, true} {
		b := opening(t, "en", nil, seasoned, red("ogre", 5, 4))
		b.pointAt(grid.C(5, 4))
		first := b.turn.Forecast.Proposed.Strikes[0].Aim.Attack.Total
		b.command.Act()
		b.quiet(t)
		if !b.tell.GoesOn() || b.tell.Spent() || b.tell.Unspent() != 1 {
			t.Fatalf("after one of two attacks: goes on %v, spent %v, unspent %d", b.tell.GoesOn(), b.tell.Spent(), b.tell.Unspent())
		}
		b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
		if hint, _ := b.hinted(); hint != b.T("One more attack, or what is left of the turn.") {
			t.Error("no hint says that one more attack is possible")
		}
		if e, ok := b.command.EntryOf("action.attack"); !ok {
			t.Error("the bar has no attack")
		} else if _, no := e.Unusable(b.turn); no {
			t.Error("the attack is grey")
		}
		if walks {
			b.pointAt(grid.C(2, 4))
			b.command.Act()
			b.quiet(t)
			if b.turn.E.Facts.Combatants[0].At != grid.C(2, 4) {
				t.Errorf("instead of the second attack the fighter stands on %s, want C5", b.turn.E.Facts.Combatants[0].At.Name())
			}
			continue
		}
		b.pointAt(grid.C(5, 4))
		b.arrange()
		if !b.turn.Forecast.Proposed.Planned || len(b.turn.Forecast.Proposed.Strikes) != 1 || b.turn.Forecast.Proposed.Strikes[0].Aim.Attack.Total != first-5 {
			t.Fatalf("the second attack is planned %v with %+v, want the bonus %d", b.turn.Forecast.Proposed.Planned, b.turn.Forecast.Proposed.Strikes, first-5)
		}
		if planned := b.desk.Panels.Bar.Pips[1].State; planned != model.Planned {
			t.Errorf("the pip of the move is %v, want it planned", planned)
		}
	}
}

// TestThePaletteHidesNobodyWhoActs: wherever the creature stands, the camera brings
// it and the square before it out from under the palette, on every arrangement.
func TestThePaletteHidesNobodyWhoActs(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		for _, percent := range []int{100, 150} {
			for _, x := range []int{2, 9, 14} {
				b := opening(t, "en", nil, blue("fighter", x, 4).First(), red("orc", x+1, 4))
				b.Settings.Scale = percent
				b.Resize(size[0], size[1], 1)
				b.Layout()
				b.click("action.more")
				for range 120 {
					b.Update()
				}
				box, k := b.desk.Panels.Palette.Box(), b.desk.PanelStyle
				under := image.Rect(k.Px(box.X), k.Px(box.Y), k.Px(box.X+box.W), k.Px(box.Y+box.H))
				for id := range rules.ID(2) {
					if r := b.table.Camera.SpaceRect(b.turn.E.Space(id)); under.Empty() || r.Overlaps(under) {
						t.Errorf("%v at %d %%: %s at %v lies under the palette at %v", size, percent, b.tell.NameOf(id), r, under)
					}
				}
			}
		}
	}
}

// TestArrowsReachEveryEntry walks the palette by keys: every entry can be
// reached from the first.
func TestArrowsReachEveryEntry(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		b := opening(t, "fr", nil, blue("psychic", 4, 4).First(), red("orc", 6, 4))
		b.Resize(size[0], size[1], 1)
		b.Layout()
		for g := plan.NoGroup + 1; g < plan.GroupCount; g++ {
			b.command.Menu = false
			b.command.OpenPalette(g)
			b.arrange()
			want := map[string]bool{}
			for _, r := range b.desk.Panels.All() {
				if _, ok := b.command.EntryOf(r.ID); ok && strings.HasPrefix(r.ID, "palette.") {
					want[r.ID] = true
				}
			}
			b.hand.Focus = ""
			b.desk.WalkFocus(0, 1, "palette.")
			queue := []string{b.hand.Focus}
			seen := map[string]bool{b.hand.Focus: true}
			for len(queue) > 0 {
				from := queue[0]
				queue = queue[1:]
				for _, d := range [][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}} {
					b.hand.Focus = from
					b.desk.WalkFocus(d[0], d[1], "palette.")
					if !seen[b.hand.Focus] {
						seen[b.hand.Focus] = true
						queue = append(queue, b.hand.Focus)
					}
				}
			}
			for id := range want {
				if !seen[id] {
					t.Errorf("%v: the arrows never reach %s", size, id)
				}
			}
			if len(want) == 0 {
				t.Errorf("%v: the group %s is empty", size, plan.Groups[g].Key)
			}
		}
	}
}

// TestTabsOfThePaletteSayTheirName: a sign alone does not; the pointer that rests on
// it learns the name of the group.
func TestTabsOfThePaletteSayTheirName(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		b := opening(t, "fr", nil, fighterAndOrc()...)
		b.Resize(size[0], size[1], 1)
		b.Layout()
		b.click("action.more")
		for g := plan.NoGroup + 1; g < plan.GroupCount; g++ {
			b.hand.Tip = "palette.group." + b.Number(int(g))
			b.arrange()
			if tip := b.desk.Panels.Tip; tip == nil || !strings.HasPrefix(b.Key(plan.Groups[g].Key), tip.Title) && tip.Title != b.Key(plan.Groups[g].Key+".short") {
				t.Errorf("%v: the tab of %s says %+v", size, plan.Groups[g].Key, tip)
			}
		}
	}
}
