package text

import "testing"

func open(t *testing.T, lang string) *Catalog {
	t.Helper()
	c, err := New(lang)
	if err != nil {
		t.Fatalf("New(%q): %v", lang, err)
	}
	return c
}

func TestLanguageSwitchesAtRunTime(t *testing.T) {
	c := open(t, "en")
	if got, want := c.T("Settings"), "Settings"; got != want {
		t.Errorf("English T = %q, want %q", got, want)
	}
	if err := c.SetLanguage("fr"); err != nil {
		t.Fatal(err)
	}
	if got, want := c.T("Settings"), "Réglages"; got != want {
		t.Errorf("French T = %q, want %q", got, want)
	}
	if c.Changes() != 1 {
		t.Errorf("Changes = %d after one switch, want 1", c.Changes())
	}
	if err := c.SetLanguage("fr"); err != nil || c.Changes() != 1 {
		t.Errorf("setting the same language again: err %v, Changes %d, want nil, 1", err, c.Changes())
	}
	if err := c.SetLanguage("tlh"); err == nil {
		t.Error("SetLanguage accepted an unknown language")
	}
	if c.Language() != "fr" {
		t.Errorf("a refused language left %q, want fr", c.Language())
	}
}

func TestKeysAnswerInBothLanguages(t *testing.T) {
	rows := []struct{ key, en, fr string }{
		{"refusal.MOV-05", "That square is occupied.", "Cette case est occupée."},
		{"condition.prone", "Prone", "À terre"},
		{"rule.FLK-01.title", "Flanking bonus", "Prise en tenaille"},
		{"no.such.key", "no.such.key", "no.such.key"},
	}
	en, fr := open(t, "en"), open(t, "fr")
	for _, r := range rows {
		if got := en.Key(r.key); got != r.en {
			t.Errorf("en %s = %q, want %q", r.key, got, r.en)
		}
		if got := fr.Key(r.key); got != r.fr {
			t.Errorf("fr %s = %q, want %q", r.key, got, r.fr)
		}
	}
	if fr.Has("no.such.key") || !fr.Has("condition.prone") {
		t.Error("Has does not tell a known key from an unknown one")
	}
}

func TestPluralsFollowTheLanguage(t *testing.T) {
	rows := []struct {
		lang string
		n    int
		want string
	}{
		{"en", 0, "0 figures"}, {"en", 1, "1 figure"}, {"en", 2, "2 figures"},
		{"fr", 0, "0 figurine"}, {"fr", 1, "1 figurine"}, {"fr", 2, "2 figurines"},
	}
	for _, r := range rows {
		c := open(t, r.lang)
		if got := c.TN("%[1]d figure", "%[1]d figures", r.n); got != r.want {
			t.Errorf("%s, %d: %q, want %q", r.lang, r.n, got, r.want)
		}
	}
}

func TestArgumentsArePositional(t *testing.T) {
	if got, want := open(t, "fr").T("%[1]s wins", "Azur"), "Azur l’emporte"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestUnknownLanguageOpensTheDefault(t *testing.T) {
	if c := open(t, "xx"); c.Language() != Default {
		t.Errorf("language %q, want %q", c.Language(), Default)
	}
}

func TestSlug(t *testing.T) {
	for in, want := range map[string]string{"Short sword": "short_sword", "longbow": "longbow", " light crossbow ": "light_crossbow"} {
		if got := Slug(in); got != want {
			t.Errorf("Slug(%q) = %q, want %q", in, got, want)
		}
	}
}
