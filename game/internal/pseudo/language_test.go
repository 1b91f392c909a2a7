package pseudo_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"tenaille/assets"
	"tenaille/game/book"
	"tenaille/game/internal/pseudo"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/rules"
)

// TestALanguageIsDataOnly adds three files, as somebody does who translates the
// game, and finds the language offered, spoken and read from, without a line of the
// program that knows of it.
func TestALanguageIsDataOnly(t *testing.T) {
	before := text.Codes()
	pseudo.Speak(t)
	if got := text.Codes(); len(got) != len(before)+1 || got[0] != text.Default {
		t.Fatalf("languages are %v, before %v", got, before)
	}
	var name string
	for _, l := range text.Languages() {
		if l.Code == pseudo.Code {
			name = l.Name
		}
	}
	if name != pseudo.Name {
		t.Errorf("the language calls itself %q, want %q", name, pseudo.Name)
	}
	c, err := text.New(pseudo.Code)
	if err != nil || c.Language() != pseudo.Code {
		t.Fatalf("it is not spoken: %v, %s", err, c.Language())
	}
	if got := c.T("Settings"); got == "Settings" || got != pseudo.Say("Settings") {
		t.Errorf("the settings are called %q", got)
	}
	for n, form := range map[int]string{1: "1 " + pseudo.Say("figure"), 3: "3 " + pseudo.Say("figures"), 5: "5 " + pseudo.Say("figures")} {
		if got := c.TN("%[1]d figure", "%[1]d figures", n); got != form {
			t.Errorf("%d: %q, want %q", n, got, form)
		}
	}
	w := words.New(c, new(string))
	if got := w.Percent(37); got != "37%" {
		t.Errorf("37 of 100 are %q", got)
	}
	b, err := book.Load(pseudo.Code, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range rules.Cites() {
		if e, ok := b.Entry(id.String()); !ok || e.Title == "" || len(e.Rulesets) == 0 {
			t.Fatalf("the rule book lacks %s", id)
		}
	}
	if _, err := book.Readings(pseudo.Code, nil); err != nil {
		t.Error(err)
	}
}

// TestHalfALanguageIsNotOffered: without its rule book or its readings it is not
// there yet.
func TestHalfALanguageIsNotOffered(t *testing.T) {
	for _, lacks := range []string{"po", "rulebook/" + pseudo.Code, "rulebook/readings-"} {
		lift := assets.Lay(without{pseudo.Files(), lacks})
		if got := strings.Join(text.Codes(), " "); strings.Contains(got, pseudo.Code) {
			t.Errorf("without %s there are %s", lacks, got)
		}
		lift()
	}
}

// TestTheLanguageIsAThirdLonger: it says what it promises.
func TestTheLanguageIsAThirdLonger(t *testing.T) {
	en, err := text.New("en")
	if err != nil {
		t.Fatal(err)
	}
	plain, said := 0, 0
	for _, key := range en.Keys("rule.") {
		plain += utf8.RuneCountInString(en.Key(key))
		said += utf8.RuneCountInString(pseudo.Say(en.Key(key)))
	}
	if n := 100 * (said - plain) / plain; n < pseudo.Percent-6 || n > pseudo.Percent {
		t.Errorf("texts are %d percent longer, want %d without their spaces", n, pseudo.Percent)
	}
	if got := pseudo.Say("%[1]s wins [FLK-01] {diagonal=d1111}"); !strings.HasPrefix(got, "%[1]s ") || !strings.HasSuffix(got, " [FLK-01] {diagonal=d1111}") {
		t.Errorf("what is for the program is changed: %q", got)
	}
}
