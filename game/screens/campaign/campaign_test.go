package campaign

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tenaille/game/company"
	"tenaille/game/company/march"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/game/words"
	"tenaille/levels"
	storybook "tenaille/levels/campaign"
	"tenaille/render/widget"
	"tenaille/rules"
)

// marched is the company after so many won battles, played by machines.
func marched(t *testing.T, branch string, won int) *company.Company {
	t.Helper()
	c := company.New("recruit", false, false)
	p := &march.Plan{Player: "soldier", Branch: branch, Tries: 50}
	seed := uint64(1)
	for c.Count() < won {
		c.Steward()
		next := c.Next()
		seed++
		if _, err := p.Battle(c, next[max(slices.Index(next, branch), 0)], seed); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// specimens are the camp before one sets out, at the start, in its middle with somebody to
// choose something and somebody fallen, where the story parts, with a battle that has
// begun, and at both ends; each with every tab.
func specimens(t *testing.T) func(c *scene.Context) []scene.Scene {
	middle := marched(t, "tale-mine", 3)
	parted := marched(t, "tale-mine", 4)
	parted.Told = len(parted.Chapters)
	begun := company.New("captain", false, true)
	if _, err := begun.Begin(begun.Next()[0], 7); err != nil {
		t.Fatal(err)
	}
	won := marched(t, "tale-holloway", 8)
	won.Told = len(won.Chapters)
	lost := company.New("soldier", true, false)
	lost.Lost, lost.Fallen = true, []company.Fallen{{Name: "Gerda", Kind: "fighter", Level: 5, Battle: "tale-stones", Battles: 8}}
	lost.Members = nil
	hurt := company.New("soldier", true, false)
	hurt.Members[0].HP, hurt.Members[0].Shaken, hurt.Members[0].Lowered.Str = 2, true, 3
	hurt.Members[1].Experience, hurt.Members[2].Stays = 300, true
	for range 9 {
		hurt.Fallen = append(hurt.Fallen, company.Fallen{Name: "Ansgar", Kind: "barbarian", Level: 3, Battle: "tale-reliquary"})
	}
	beaten := company.New("recruit", false, false)
	beaten.Tries, beaten.Beaten = 1, &company.Chapter{Battle: "tale-fold", Rounds: 4}
	return func(c *scene.Context) (list []scene.Scene) {
		list = append(list, New(c))
		for _, x := range []*company.Company{middle, parted, begun, won, lost, hurt, beaten} {
			for _, tab := range []string{road, band, trade, book} {
				s := New(c).(*camp)
				s.company, s.tab = x, tab
				s.changed()
				list = append(list, s)
			}
		}
		s := New(c).(*camp) // after something was bought
		s.company, s.tab, s.done = middle, trade, []done{{"Aubin: Strong healing draught", middle.Camp()}}
		s.changed()
		list = append(list, s)
		given := New(c).(*camp) // others came before, and this one is about to be given up
		given.company, given.tab, given.earlier = middle, book, []*company.Company{parted}
		given.changed()
		asked := New(c).(*camp)
		asked.company, asked.tab = middle, anew
		asked.sure.Ask(anew, 0)
		list = append(list, given, asked)
		for at := range 4 {
			a := newAnnals(c, []*company.Company{parted, won, lost, hurt})
			a.open(at)
			list = append(list, a)
		}
		ended, again := newAnnals(c, []*company.Company{won}), newAnnals(c, []*company.Company{won})
		ended.tab, ended.again, again.tab, again.again = road, len(won.Chapters), road, 2
		return append(list, ended, again)
	}
}

func TestWidgetsOfTheCamp(t *testing.T) { screentest.Widgets(t, specimens(t)) }

func TestTextsOfTheCamp(t *testing.T) { screentest.Texts(t, specimens(t)) }

func TestCampUpright(t *testing.T) { screentest.Upright(t, specimens(t)) }

func TestCampForFingers(t *testing.T) { screentest.Fingers(t, specimens(t)) }

// TestCampaignIsPlayedToItsEnd goes through the campaign by the buttons of the camp, both
// branches, each in both languages; the battles are played by machines, and taken back as
// a battle on the screen takes them back.
func TestCampaignIsPlayedToItsEnd(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, branch := range []string{"tale-mine", "tale-holloway"} {
			t.Run(lang+"/"+branch, func(t *testing.T) {
				t.Parallel()
				c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
				var begun []match.Terms
				c.Routes.Battle = func(c *scene.Context, terms match.Terms) scene.Scene {
					begun = append(begun, terms)
					fight(t, c.Store, terms)
					return New(c)
				}
				s := New(c).(*camp)
				c.Stack.Push(s)
				press := func(id string) {
					t.Helper()
					s.Layout()
					if !s.Press(id) {
						t.Fatalf("there is no button %s", id)
					}
				}
				press("campaign.foe.recruit")
				press("campaign.go")
				seed := uint64(11)
				for range 400 {
					if s.company.Over() && s.company.Told == len(s.company.Chapters) {
						break
					}
					if s.company.Told == len(s.company.Chapters) && s.company.Beaten == nil {
						seed++
						c.Named.Seed = &seed
						s.company.Steward()
						s.keep()
						if len(s.company.Next()) > 1 {
							press("campaign.next." + branch)
						}
					}
					press("campaign.go")
					s.Return()
				}
				if !s.company.Won() || s.company.Count() != storybook.Read().Length() || !s.company.Went(branch) {
					t.Fatalf("after %d battles the campaign is %+v", len(begun), s.company)
				}
				s.Layout()
				if !c.Text.Has("tale." + branch + ".end") {
					t.Errorf("%s has no end", branch)
				}
			})
		}
	}
}

// fight plays the pending battle of the campaign that is kept in a store by machines.
func fight(t *testing.T, st store.Store, terms match.Terms) {
	t.Helper()
	c, err := saves.LoadCampaign(st)
	if err != nil || !saves.Belongs(c, terms) {
		t.Fatalf("%+v does not belong to the campaign, %v", terms, err)
	}
	p := &march.Plan{Player: "soldier", Tries: 1}
	c.Pending = nil
	if _, err := p.Battle(c, terms.Level, terms.Seed); err != nil {
		t.Fatal(err)
	}
	if err := saves.KeepCampaign(st, c); err != nil {
		t.Fatal(err)
	}
}

// TestCampaignBeginsItsBattle: the terms are those agreed on, the company stands on the
// board, and ironman goes into the battle.
func TestCampaignBeginsItsBattle(t *testing.T) {
	for _, ironman := range []bool{false, true} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		var got match.Terms
		c.Routes.Battle = func(c *scene.Context, terms match.Terms) scene.Scene {
			got = terms
			return New(c)
		}
		s := New(c).(*camp)
		s.terms = company.Company{Foe: "captain", Ironman: ironman}
		s.setOut()
		s.fight()
		if got.Players != [2]string{match.Human, "captain"} || got.Ruleset != company.Ruleset || (got.Reload == replay.Ironman) != ironman {
			t.Fatalf("%+v", got)
		}
		m, err := got.Open()
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range storybook.Read().Band {
			if !slices.ContainsFunc(m.Setup().Combatants, func(x rules.Sheet) bool { return x.Name == p.Name && x.Side == "blue" }) {
				t.Errorf("%s is not there", p.Name)
			}
		}
		first := got.Seed
		if s.fight(); got.Seed != first {
			t.Errorf("begun again it has the seed %d, not %d", got.Seed, first)
		}
		if s.Layout(); s.Press("campaign.leave") == ironman {
			t.Errorf("ironman %v, and the battle can be left: %v", ironman, !ironman)
		}
		if s.company.Pending == nil {
			t.Error("one press gives the battle up")
		}
		if s.Layout(); !ironman && (!s.Press("campaign.leave") || s.company.Pending != nil) {
			t.Error("a second press does not give the battle up")
		}
	}
}

// TestDamagedCampaignIsTold: a save that cannot be read is told of, and the one before is
// gone on with.
func TestDamagedCampaignIsTold(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := New(c).(*camp)
	s.setOut()
	s.company.Purse = 77
	s.keep()
	names, err := c.Store.List("campaign")
	if err != nil || len(names) != 2 {
		t.Fatalf("%v, %v", names, err)
	}
	for i, name := range names {
		if err := c.Store.Save(name, []byte("{")); err != nil {
			t.Fatal(err)
		}
		s = New(c).(*camp)
		if s.fault == "" || (s.company == nil) != (i == 1) {
			t.Errorf("with %d of them damaged: %q, %v", i+1, s.fault, s.company)
		}
		s.Layout()
	}
}

// TestCampaignOfAnotherWindowIsShown: what has gone on elsewhere is not written over, but told
// and shown; a battle that was fought there and still waits here is not fought again.
func TestCampaignOfAnotherWindowIsShown(t *testing.T) {
	c := screentest.NewContext(t, "fr", 1280, 720, 1, 100)
	c.Routes.Battle = func(c *scene.Context, terms match.Terms) scene.Scene { return New(c) }
	s := New(c).(*camp)
	s.terms = company.Company{Foe: "recruit", Ironman: true}
	s.setOut()
	s.fight()
	late := New(c).(*camp)
	fight(t, c.Store, match.Terms{Level: s.company.Pending.Battle, Seed: s.company.Pending.Seed})
	c.Routes.Battle = func(c *scene.Context, terms match.Terms) scene.Scene { t.Error("a battle begins"); return New(c) }
	late.fight()
	if late.fault == "" || late.company.Pending != nil || len(late.company.Chapters) != 1 {
		t.Errorf("%q is told, shown is %+v", late.fault, late.company)
	}
}

// full is a store that takes nothing.
type full struct{ store.Memory }

func (*full) Save(string, []byte) error { return errors.Join(store.ErrFull) }

// TestFullStoreBeginsNoBattle: what cannot be kept is told, and no battle is begun that
// would not count.
func TestFullStoreBeginsNoBattle(t *testing.T) {
	c := screentest.NewContext(t, "fr", 1280, 720, 1, 100)
	c.Store = &full{}
	c.Routes.Battle = func(c *scene.Context, terms match.Terms) scene.Scene { t.Error("a battle begins"); return New(c) }
	s := New(c).(*camp)
	s.setOut()
	s.fight()
	if s.fault == "" {
		t.Error("nothing is told")
	}
}

// TestEveryBattleOfTheCampaignHasItsWords: title, line and story of 40 to 120 words, what
// came of it, and all that is said in it, in every language.
func TestEveryBattleOfTheCampaignHasItsWords(t *testing.T) {
	story := storybook.Read()
	for _, lang := range []string{"en", "fr"} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		for _, key := range []string{"tale.outset", "tale.end.lost", "tale.end.bereft", "tale.lost"} {
			if !c.Text.Has(key) {
				t.Errorf("%s: no text %s", lang, key)
			}
		}
		for i := range story.Battles {
			name := story.Battles[i].Name
			for _, key := range []string{"level." + name, "level." + name + ".about", "level." + name + ".brief", "tale." + name + ".after"} {
				if !c.Text.Has(key) {
					t.Errorf("%s: no text %s", lang, key)
				}
			}
			if n := len(strings.Fields(c.Key("level." + name + ".brief"))); n < 40 || n > 120 {
				t.Errorf("%s: the story of %s has %d words", lang, name, n)
			}
			setup, err := levels.Load(name)
			if err != nil {
				t.Fatal(err)
			}
			said := 0
			for _, x := range setup.Events {
				for _, l := range x.Say {
					if said++; !c.Text.Has(l.Text) {
						t.Errorf("%s: %s has no text for the line %s", lang, name, l.Text)
					}
				}
			}
			if said < 2 {
				t.Errorf("in %s nothing is said at a turning point", name)
			}
			for _, k := range setup.Tokens {
				if (words.Aims{Words: c.Words}).Token(k.Name) == k.Name {
					t.Errorf("%s: %s has no name for %s", lang, name, k.Name)
				}
			}
		}
		people := append(slices.Clone(story.Band), story.Volunteers...)
		for i := range story.Battles {
			people = append(people, story.Battles[i].Joins...)
		}
		for _, p := range people {
			if !c.Text.Has("person." + strings.ToLower(p.Name)) {
				t.Errorf("%s: %s has no name", lang, p.Name)
			}
		}
		s := New(c).(*camp)
		for _, g := range story.Goods {
			if name, about := s.good(g.ID); name == g.ID || about == "" {
				t.Errorf("%s: %s is sold without words", lang, g.ID)
			}
		}
		for kind := range story.Kinds {
			for _, id := range story.Choices(kind, nil) {
				m := company.Member{Name: "Gerda", Kind: kind, HP: 1}
				if name, about := s.choice(id), effect(s, &m, id); name == id || strings.Contains(name, ".") || about == "" {
					t.Errorf("%s: the choice %s has no words", lang, id)
				}
			}
		}
	}
}

// TestTheBattleIsTheGoldButton: while somebody may choose what a new level brings, a button
// beside that of the battle leads to them; gold has the battle, and it alone.
func TestTheBattleIsTheGoldButton(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := New(c).(*camp)
	s.company, s.tab = company.New("soldier", true, false), road
	s.changed()
	s.Layout()
	if s.Press("campaign.rise") {
		t.Error("nobody has a new level, and it is to be chosen")
	}
	s.company.Members[1].Experience = 300
	for _, tab := range []string{road, band, trade, book} {
		s.tab, s.member = tab, 1
		s.changed()
		s.Layout()
		if gold := s.Golden(); tab == road && !slices.Equal(gold, []string{"campaign.go"}) || len(gold) > 1 {
			t.Errorf("%s: gold have %q", tab, gold)
		}
	}
	s.tab, s.member = road, 0
	s.changed()
	s.Layout()
	if rising(s.company) != 1 || !s.Press("campaign.rise") || s.tab != band || s.member != 1 {
		t.Fatalf("%d may choose, the button leads to %q of the member %d", rising(s.company), s.tab, s.member)
	}
	s.tab = road
	if _, err := s.company.Begin(s.company.Next()[0], 7); err != nil {
		t.Fatal(err)
	}
	s.changed()
	s.Layout()
	if s.Press("campaign.rise") {
		t.Error("a battle has begun, and a level is to be chosen")
	}
}

// TestNoPageIsLeftBare: in a window with room for it, what came of a battle, both ends, the
// book before anybody fell and the sheet of one of the company show the company whole, each
// of it once, within the page.
func TestNoPageIsLeftBare(t *testing.T) {
	told, ended := marched(t, "tale-mine", 3), marched(t, "tale-holloway", 8)
	told.Told, ended.Told = len(told.Chapters)-1, len(ended.Chapters)
	told.Fallen = nil
	for _, v := range []struct {
		company *company.Company
		tab     string
		want    int
	}{{told, road, len(told.Going(99))}, {ended, road, len(ended.Going(99))}, {told, book, len(told.Going(99))}} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			c := screentest.NewContext(t, "fr", size[0], size[1], 1, 100)
			s := New(c).(*camp)
			s.company, s.tab = v.company, v.tab
			s.changed()
			s.Layout()
			names := 0
			var written widget.Ledger
			s.Style.Ledger = &written
			s.Draw(nil)
			for _, m := range written.Marks {
				for i := range v.company.Members {
					name, _ := words.PersonName(s.Words, v.company.Members[i].Name, v.company.Members[i].Kind)
					if m.Text == name && m.Size >= 14 {
						names++
					}
				}
			}
			if names != v.want {
				t.Errorf("%s at %v: %d of the company stand on the page, want %d", v.tab, size, names, v.want)
			}
		}
	}
}
