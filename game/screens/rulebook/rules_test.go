package rulebook

import (
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"

	"tenaille/game/book"
	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/text"
	"tenaille/render/vision"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// openedBook is the rule book on a screen of 1280x720, opened at a rule.
func openedBook(t *testing.T, lang, at string) *ruleBook {
	t.Helper()
	r := NewRules(screentest.NewContext(t, lang, 1280, 720, 1, 100), at).(*ruleBook)
	r.Layout()
	return r
}

func TestRuleBookOpensAtItsRule(t *testing.T) {
	for at, want := range map[string]string{"FLK-01": "FLK-01", "": "RST-01", "no rule": "RST-01", "SIL-64": "SIL-64"} {
		r := openedBook(t, "en", at)
		if r.open != want {
			t.Errorf("opened at %q: %q is open, want %q", at, r.open, want)
		}
		if n := r.list.find(want); !r.list.sight.Sees(n) {
			t.Errorf("opened at %q: row %d is not in sight, rows %d to %d are", at, n, r.list.sight.Top, r.list.sight.Top+r.list.sight.Fit-1)
		}
		if _, ok := r.Screen.Page.Rects()["rules.rule."+want]; !ok {
			t.Errorf("opened at %q: the list has no button for %s", at, want)
		}
	}
}

func TestRuleBookSearches(t *testing.T) {
	r := openedBook(t, "fr", "")
	all := len(r.list.rows)
	r.find("tenaille")
	r.Layout()
	if r.open != "FLK-01" || len(r.list.rows) >= all {
		t.Errorf("searching tenaille opened %q among %d rows of %d, want FLK-01 among fewer", r.open, len(r.list.rows), all)
	}
	r.step(1)
	if want := r.list.rows[1].id; r.open != want || want == "" {
		t.Errorf("one step down opened %q, want the second row %q", r.open, want)
	}
	r.find("zzz")
	r.Layout()
	if len(r.list.rows) != 0 || r.open == "" {
		t.Errorf("a search without result lists %d rows and leaves %q open", len(r.list.rows), r.open)
	}
	r.find("")
	r.Layout()
	if len(r.list.rows) != all {
		t.Errorf("an emptied search lists %d rows, want %d", len(r.list.rows), all)
	}
	if n := r.list.find(r.open); !r.list.sight.Sees(n) {
		t.Errorf("after the search row %d of %s is not in sight", n, r.open)
	}
}

func TestRuleBookWalksThroughAllRules(t *testing.T) {
	r := openedBook(t, "en", "")
	for _, c := range rules.Cites() {
		if r.open != c.String() {
			t.Fatalf("walking down came to %q, want %q", r.open, c)
		}
		r.Layout()
		if _, ok := r.Screen.Page.Rects()["rules.rule."+r.open]; !ok {
			t.Errorf("%s is open and not in sight in the list", r.open)
		}
		r.step(1)
	}
	if last := rules.SIL64.String(); r.open != last {
		t.Errorf("a step beyond the end opened %q, want %q", r.open, last)
	}
}

func TestRuleBookFollowsReferences(t *testing.T) {
	r := openedBook(t, "en", "COV-06")
	r.follow("COV-10")
	r.follow("SAV-05")
	r.Layout()
	if _, ok := r.Screen.Page.Rects()["rules.left"]; !ok {
		t.Error("after following a reference there is no way back")
	}
	r.comeBack()
	if r.open != "COV-10" {
		t.Errorf("coming back opened %q, want COV-10", r.open)
	}
	r.comeBack()
	r.comeBack()
	if r.open != "COV-06" || len(r.left) != 0 {
		t.Errorf("coming back opened %q with %v left, want COV-06 with none", r.open, r.left)
	}
}

func TestRuleBookChangesLanguageInPlace(t *testing.T) {
	r := openedBook(t, "en", "AOO-05")
	before := r.sheet.Runs()[0].Text
	r.SetLanguage("fr")
	r.Layout()
	if r.open != "AOO-05" || r.sheet.Runs()[0].Text == before {
		t.Errorf("in French %s is open and begins %q, in English it began %q", r.open, r.sheet.Runs()[0].Text, before)
	}
}

// TestRulesFitTheirPage sets every rule on the narrowest page and wants every
// word of it on the paper.
func TestRulesFitTheirPage(t *testing.T) {
	for _, l := range text.Languages() {
		r := openedBook(t, l.Code, "")
		for _, c := range rules.Cites() {
			r.read(c.String())
			r.Layout()
			if len(r.sheet.Runs()) == 0 {
				t.Errorf("%s %s: the page is empty", l.Code, c)
			}
			for _, run := range r.sheet.Runs() {
				if run.X < 0 || run.X+run.W > r.sheet.View.W || run.Y > r.sheet.Tall() {
					t.Errorf("%s %s: %q at %.0f, %.0f, %.0f wide, lies beyond a page of %.0f x %.0f",
						l.Code, c, run.Text, run.X, run.Y, run.W, r.sheet.View.W, r.sheet.Tall())
				}
			}
			if r.sheet.View.H < 200 {
				t.Errorf("%s %s: references leave a page only %.0f high", l.Code, c, r.sheet.View.H)
			}
		}
	}
}

func TestProseKeepsItsWords(t *testing.T) {
	r := openedBook(t, "fr", "")
	b, err := book.Load("fr", nil)
	if err != nil {
		t.Fatal(err)
	}
	e, _ := b.Entry("COV-01")
	r.read("COV-01")
	r.Layout()
	var set strings.Builder
	for _, run := range r.sheet.Runs() {
		set.WriteString(run.Text)
	}
	for _, word := range strings.Fields(strings.Join(e.Paragraphs, " ")) {
		word = strings.NewReplacer("[", "", "]", "").Replace(word)
		if !strings.Contains(set.String(), word) {
			t.Errorf("the page of COV-01 lacks %q", word)
		}
	}
}

// TestNothingDarkLiesOnThePaper: what the open rule refers to, the way back and the
// way to its option are plates of the paper, not buttons of a dark panel.
func TestNothingDarkLiesOnThePaper(t *testing.T) {
	r := openedBook(t, "fr", "FLK-01")
	r.left = []string{"FLK-01"}
	r.read("CFL-05")
	r.Layout()
	for _, id := range []string{"rules.left", "rules.see.COV-12", "rules.option.total_cover_by"} {
		at, there := r.Screen.Page.Rects()[id]
		if !there {
			t.Fatalf("the page has no %s", id)
		}
		told := &widget.Ledger{}
		r.Style.Ledger = told
		r.Draw(nil)
		r.Style.Ledger = nil
		light := func(c color.NRGBA) vision.Linear { return vision.Light(color.RGBA{c.R, c.G, c.B, 255}) }
		plates := 0
		for _, m := range told.Marks {
			if m.Text != "" || !m.Solid || math.Abs(m.At.X-float64(at[0]))+math.Abs(m.At.Y-float64(at[1]))+math.Abs(m.At.W-float64(at[2])) > 3 {
				continue
			}
			if plates++; vision.Contrast(light(m.Ink), light(widget.PaperInk)) < inspect.LeastContrast {
				t.Errorf("%s is painted %v, on which the paper's ink is not read", id, m.Ink)
			}
		}
		if plates == 0 {
			t.Errorf("%s has no plate at %v", id, at)
		}
	}
}

// TestBookListsTheRulesOfOneRuleset: the filter keeps what holds in a ruleset
// and its sections, and a reference leads out of it.
func TestBookListsTheRulesOfOneRuleset(t *testing.T) {
	c := screentest.NewContext(t, "fr", 1280, 720, 1, 100)
	for id, in := range map[string]string{"LIM-08": "limited", "SKI-14": "skirmish", "AOO-05": "d20"} {
		b := NewRules(c, "GEO-01").(*ruleBook)
		b.Layout()
		all := b.list.rules()
		for _, set := range rulesets.All() {
			b.game = set.Name
			b.fill()
			e, _ := b.book.Entry(id)
			if listed := b.list.find(id) >= 0; listed != slices.Contains(e.Rulesets, set.Name) {
				t.Errorf("%s of %v in %s: listed %v", id, e.Rulesets, set.Name, listed)
			}
			if n := b.list.rules(); n == 0 || n >= all {
				t.Errorf("%s lists %d rules of %d", set.Name, n, all)
			}
			for i, row := range b.list.rows {
				if row.id == "" && (i+1 == len(b.list.rows) || b.list.rows[i+1].id == "") {
					t.Errorf("%s: the section %q is empty", set.Name, row.title)
				}
			}
		}
		b.game = map[string]string{"limited": "skirmish", "skirmish": "d20", "d20": "skirmish"}[in]
		b.fill()
		b.read(id)
		if b.list.find(id) < 0 {
			t.Errorf("%s is open and not listed", id)
		}
	}
}
