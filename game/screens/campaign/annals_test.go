package campaign

import (
	"testing"

	"tenaille/game/company"
	"tenaille/game/internal/screentest"
	"tenaille/game/saves"
)

// TestEarlierCompaniesAreRead: setting out anew asks once more where a company on its way is
// given up for it; its book, and that of one whose story is told, are read again from the
// camp, chapter by chapter, and nothing is done by that.
func TestEarlierCompaniesAreRead(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		told := company.New("recruit", false, false)
		told.Chapters = []company.Chapter{{Battle: "tale-fold", Won: true, Rounds: 5, Joined: []string{"Wynn"}}, {Battle: "tale-stones", Won: true, Rounds: 9, Fell: []string{"Tib"}}}
		told.Fallen = []company.Fallen{{Name: "Tib", Kind: "rogue", Level: 5, Battle: "tale-stones"}}
		left := company.New("captain", true, false)
		left.Chapters = told.Chapters[:1]
		for _, x := range []*company.Company{told, left} {
			if err := saves.KeepCampaign(c.Store, x); err != nil {
				t.Fatal(err)
			}
		}
		s := New(c).(*camp)
		c.Stack.Push(s)
		press := func(on interface {
			Layout()
			Press(id string) bool
		}, id string) {
			t.Helper()
			if on.Layout(); !on.Press(id) {
				t.Fatalf("%s: there is no button %s", lang, id)
			}
		}
		press(s, "campaign.tab.book")
		press(s, "campaign.anew")
		press(s, "campaign.go")
		if s.company.Kept == 0 || len(s.company.Chapters) != 1 {
			t.Fatalf("%s: one press gives the company up", lang)
		}
		press(s, "campaign.go")
		if len(s.company.Chapters) != 0 || len(s.earlier) != 2 {
			t.Fatalf("%s: %d battles are won, %d companies came before", lang, len(s.company.Chapters), len(s.earlier))
		}
		press(s, "campaign.tab.book")
		press(s, "campaign.earlier")
		c.Stack.Settle()
		top := c.Stack.Top()
		a, ok := top.(*annals)
		if !ok {
			t.Fatalf("%s: the earlier companies lead to %T", lang, top)
		}
		if got := fate(a.camp); got != a.T("Given up") || a.company.Foe != "captain" {
			t.Errorf("%s: the last is %q", lang, got)
		}
		if a.Layout(); a.Press("campaign.end") || a.Press("campaign.anew") {
			t.Errorf("%s: a book that breaks off tells of an end, or begins anew", lang)
		}
		press(a, "campaign.older")
		if got := fate(a.camp); got != a.T("The story is told") || a.company.Foe != "recruit" {
			t.Errorf("%s: the one before is %q", lang, got)
		}
		press(a, "campaign.page.1")
		if a.again != 1 || a.tab != road {
			t.Errorf("%s: chapter %d of %q lies open", lang, a.again, a.tab)
		}
		press(a, "campaign.go")
		press(a, "campaign.end")
		press(a, "campaign.go")
		if a.tab != book {
			t.Errorf("%s: back to %q", lang, a.tab)
		}
		press(a, "campaign.back")
		if kept, err := saves.LoadCampaign(c.Store); err != nil || len(kept.Chapters) != 0 || len(saves.EarlierCompanies(c.Store)) != 2 {
			t.Errorf("%s: reading has changed something, %v", lang, err)
		}
	}
}
