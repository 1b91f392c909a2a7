package text

import "testing"

// TestWordsAreElidedBeforeNames: in French a word that ends in a mute e loses it before a name
// that begins with a vowel; squares, rules, numbers and other words stay, and so does English.
func TestWordsAreElidedBeforeNames(t *testing.T) {
	fr, en := open(t, "fr"), open(t, "en")
	for _, row := range []struct{ key, a, b, want string }{
		{"ask.readied.text", "Émeric", "Snik", "Snik fait ce qu’Émeric attendait."},
		{"ask.readied.text", "Linnet", "Ysolde", "Ysolde fait ce que Linnet attendait."},
		{"ask.readied.text", "Hazel", "Alder", "Alder fait ce que Hazel attendait."},
	} {
		if got := fr.Key(row.key, row.a, row.b); got != row.want {
			t.Errorf("%q, want %q", got, row.want)
		}
	}
	if got, want := fr.T("End the turn of %[1]s", "Azur"), "Finir le tour d’Azur"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := fr.T("End the turn of %[1]s", "Ysolde"), "Finir le tour d’Ysolde"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := fr.T("End the turn of %[1]s", "Yannick"), "Finir le tour de Yannick"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := en.T("End the turn of %[1]s", "Azure"), "End the turn of Azure"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for _, same := range []string{"de A3", "de AOO-05", "de E", "aide Azur", "de 8", "que ", "", "de"} {
		if got := elided(same, fr.current.elides); got != same {
			t.Errorf("%q became %q", same, got)
		}
	}
	if got, want := elided("Que Azur et ce que Émeric de Orme", fr.current.elides), "Qu’Azur et ce qu’Émeric d’Orme"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
