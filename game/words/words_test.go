package words_test

import (
	"regexp"
	"strings"
	"testing"

	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/odds"
	"tenaille/rules/rulesets"
)

func in(t *testing.T, lang, unit string) *words.Words {
	t.Helper()
	c, err := text.New(lang)
	if err != nil {
		t.Fatal(err)
	}
	return words.New(c, &unit)
}

func TestNumbers(t *testing.T) {
	en, fr := in(t, "en", ""), in(t, "fr", "")
	for _, c := range []struct{ got, want string }{
		{en.Number(-3), "−3"}, {en.Number(0), "0"}, {en.Signed(0), "+0"}, {en.Signed(-4), "−4"}, {en.Signed(12), "+12"},
		{en.Bonus(0), ""}, {en.Bonus(2), "+2"}, {en.Bonus(-1), "−1"},
		{en.Tenths(105), "10.5"}, {fr.Tenths(105), "10,5"}, {fr.Tenths(-7), "−0,7"},
		{en.SignedTenths(0), "0"}, {fr.SignedTenths(13), "+1,3"}, {en.SignedTenths(-13), "−1.3"},
		{en.Mean(3.46), "3.5"}, {fr.Mean(12), "12,0"},
	} {
		if c.got != c.want {
			t.Errorf("%q is written, want %q", c.got, c.want)
		}
	}
}

// chance is so many in so many.
type chance struct{ n, of float64 }

func (c chance) Float() float64 { return c.n / c.of }

func (c chance) Percent() int {
	if c.n == 0 || c.n == c.of {
		return int(100 * c.n / c.of)
	}
	return min(max(int(100*c.n/c.of+.5), 1), 99)
}

var _ words.Probability = odds.Fraction{}

// TestChances: none that is small is rounded to never, nor a large one to always.
func TestChances(t *testing.T) {
	en, fr := in(t, "en", ""), in(t, "fr", "")
	for _, c := range []struct{ got, want string }{
		{en.Percent(37), "37%"}, {fr.Percent(37), "37\u00a0%"},
		{en.Chance(chance{1, 2}), "50%"}, {en.Chance(chance{0, 2}), "0%"}, {en.Chance(chance{2, 2}), "100%"},
		{en.Chance(chance{1, 800}), "<1%"}, {fr.Chance(chance{799, 800}), ">\u00a099\u00a0%"},
		{en.Share(1, 800), "<1%"}, {fr.Share(1, 800), "<\u00a01\u00a0%"}, {en.Share(799, 800), ">99%"}, {en.Share(0, 800), "0%"}, {en.Share(800, 800), "100%"}, {fr.Share(3, 8), "38\u00a0%"},
	} {
		if c.got != c.want {
			t.Errorf("%q is written, want %q", c.got, c.want)
		}
	}
}

// TestLengths: as the player chose, else by the custom of the language.
func TestLengths(t *testing.T) {
	for _, c := range []struct {
		lang, unit           string
		one, three, tall, is string
	}{
		{"en", "", "5 ft", "15 ft", "6 ft", words.Feet},
		{"fr", "", "1,5\u00a0m", "4,5\u00a0m", "1,75\u00a0m", words.Metres},
		{"fr", words.Feet, "5 pi", "15 pi", "6 pi", words.Feet},
		{"en", words.Metres, "1.5\u00a0m", "4.5\u00a0m", "1.75\u00a0m", words.Metres},
		{"en", words.Squares, "1 square", "3 squares", "6 ft", words.Squares},
		{"fr", words.Squares, "1 case", "3 cases", "1,75\u00a0m", words.Squares},
	} {
		w := in(t, c.lang, c.unit)
		if got := w.Length(1); got != c.one {
			t.Errorf("%s, %q: a square is %q, want %q", c.lang, c.unit, got, c.one)
		}
		if got := w.Length(3); got != c.three {
			t.Errorf("%s, %q: three squares are %q, want %q", c.lang, c.unit, got, c.three)
		}
		if got := w.Tall(175); got != c.tall {
			t.Errorf("%s, %q: 175 cm are %q, want %q", c.lang, c.unit, got, c.tall)
		}
		if got := w.Unit(); got != c.is {
			t.Errorf("%s, %q: the unit is %q", c.lang, c.unit, got)
		}
	}
	if got := in(t, "en", words.Metres).Tall(205); got != "2.05\u00a0m" {
		t.Errorf("205 cm are %q", got)
	}
}

func TestNames(t *testing.T) {
	fr := in(t, "fr", "")
	if fr.RoundWord("d20", 0) == fr.RoundWord("d20", 1) || fr.RoundWord("skirmish", 1) == fr.RoundWord("d20", 1) {
		t.Error("a phase, a round and the surprise round are called the same")
	}
	if got := fr.LevelName("maps/my-old-mine"); got != "My old mine" {
		t.Errorf("a map without a name is called %q", got)
	}
	if got := fr.LevelName("maps/mine.tmx"); got != "mine.tmx" {
		t.Errorf("a map of somebody's own is called %q", got)
	}
	if got := fr.LevelName(levels.OwnName(levels.Untitled)); got != "Nouvelle carte" {
		t.Errorf("a map without a title is called %q", got)
	}
	if fr.LevelName("ford") == "ford" || fr.SideName(0) == fr.SideName(1) || fr.SideName(2) == "" {
		t.Error("levels or sides have no names of their own")
	}
}

// TestCreatureNames: those of a kind are numbered where their side has several.
func TestCreatureNames(t *testing.T) {
	f, err := levels.OpenField("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.Place("d20")
	if err != nil {
		t.Fatal(err)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	en := in(t, "en", "")
	seen := map[string]rules.ID{}
	for id := range e.Count() {
		name := en.CreatureName(e, id)
		if o, twice := seen[name]; name == "" || twice && e.Creatures[o].Side == e.Creatures[id].Side {
			t.Errorf("%d and %d are both called %q", o, id, name)
		}
		seen[name] = id
	}
	if en.CreatureName(e, rules.Nobody) != "" || en.CreatureName(e, e.Count()) != "" {
		t.Error("nobody has a name")
	}
	if got := en.KindName("unheard-of", "Grisha"); got != "Grisha" {
		t.Errorf("one of a kind without a name is called %q", got)
	}
	if got := en.PowerName("no_such-thing"); got != "No such thing" {
		t.Errorf("an ability without a name is called %q", got)
	}
	if got := en.WeaponName("Zweihänder"); got != "Zweihänder" {
		t.Errorf("a weapon without a name is called %q", got)
	}
}

// TestEveryCreatureHasAName: the kinds there are have names in every language, as many,
// each of them once; those who fight on one side are never called alike, and neither are
// six of each side.
func TestEveryCreatureHasAName(t *testing.T) {
	counts := map[string]int{}
	for _, lang := range []string{"en", "fr"} {
		w, all := in(t, lang, ""), map[string]string{}
		for _, kind := range levels.Kinds() {
			key := "names." + kind
			if !w.Text.Has(key) {
				t.Errorf("%s: %s have no names", lang, kind)
				continue
			}
			names := words.NamesOf(w, kind)
			if n, ok := counts[kind]; ok && n != len(names) {
				t.Errorf("%s: %s have %d names, elsewhere %d", lang, kind, len(names), n)
			}
			counts[kind] = len(names)
			for _, name := range names {
				if of, ok := all[name]; ok || name == "" {
					t.Errorf("%s: %q is a name of %s and of %s", lang, name, of, kind)
				}
				all[name] = kind
			}
		}
	}
	s, err := levels.Load("broken-keep")
	if err != nil {
		t.Fatal(err)
	}
	one := s.Combatants[0]
	for _, many := range []int{3, 12} {
		s.Combatants = s.Combatants[:0]
		for i := range 2 * many {
			c := one
			c.Kind, c.Name, c.Side, c.ID, c.At = "rogue", "Rogue", []string{"blue", "red"}[i%2], i, [2]int{i % 12, i / 12}
			s.Combatants = append(s.Combatants, c)
		}
		s.Map.Rows = []string{"............", "............", "............"}
		s.Map.Edges, s.Map.Elevation, s.Map.Light = nil, nil, nil
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		fr, seen, women := in(t, "fr", ""), map[string]bool{}, 0
		for id := range e.Count() {
			name := fr.CreatureName(e, id)
			if e.Creatures[id].Side == 0 || many == 3 {
				if seen[name] {
					t.Errorf("of %d a side two are called %s", many, name)
				}
				seen[name] = true
			}
			if fr.CreatureKind(e, id) == "Roublarde" {
				women++
				if got := fr.CreatureFull(e, id); got != name+" (Roublarde)" {
					t.Errorf("%s is %q in full", name, got)
				}
			}
		}
		if women == 0 || women == int(e.Count()) {
			t.Errorf("%d of %d rogues are women", women, e.Count())
		}
	}
}

// TestTextsCountAsThePlayerDoes: what abilities and feats say of distances is in the unit
// that everything else is in, and numbers of other things stay.
func TestTextsCountAsThePlayerDoes(t *testing.T) {
	for _, c := range []struct{ lang, unit, key, want string }{
		{"en", "", "power.holding_word.text", "One word that stops a body where it stands: one enemy within 30 ft, Will or paralysed for 2 rounds."},
		{"en", "squares", "power.holding_word.text", "One word that stops a body where it stands: one enemy within 6 squares, Will or paralysed for 2 rounds."},
		{"fr", "", "power.blinding_dust.text", "Une poignée de poudre âcre soufflée en cône de 3\u00a0m\u00a0: Vigueur ou aveuglé pendant 2 rounds."},
		{"fr", "", "about.net", "Un contact à 3\u00a0m au plus enchevêtre un ennemi d’à peu près votre taille. Un filet ne se lance qu’une fois."},
		{"en", "metres", "feat.point_blank_shot.text", "+1 to hit and to damage when shooting or throwing at up to 9\u00a0m"},
	} {
		if got := in(t, c.lang, c.unit).Key(c.key); got != c.want {
			t.Errorf("%s in %q: %q, want %q", c.lang, c.unit, got, c.want)
		}
	}
	// A key without a text is its own.
	if got, want := in(t, "en", words.Metres).Key("{2}, {x, {, } and %[1]s: {1}", "{6}"), "3\u00a0m, {x, {, } and {6}: 1.5\u00a0m"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for _, lang := range []string{"en", "fr"} {
		w := in(t, lang, words.Metres)
		counted := regexp.MustCompile(`[0-9]+[ \x{00a0}](squares?|cases?)\b`)
		for _, key := range w.Text.Keys("") {
			if got := w.Key(key); counted.MatchString(got) || strings.ContainsAny(got, "{}") {
				t.Errorf("%s in metres: %q", key, got)
			}
		}
	}
	field, err := levels.OpenField(levels.Names()[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range []string{"en", "fr"} {
		w := in(t, lang, "")
		squares := w.TN("%[1]d square", "%[1]d squares", 2)[1:]
		for _, kind := range field.Kinds() {
			sheet, _ := field.Sheet(kind)
			for _, f := range words.SheetFacts(w, &sheet) {
				if strings.Contains(f.Words, squares) {
					t.Errorf("%s: %s of the %s counts squares: %s", lang, f.Head, kind, f.Words)
				}
			}
		}
	}
}
