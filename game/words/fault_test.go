package words

import (
	"bytes"
	"fmt"
	"testing"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/text"
	"tenaille/levels"
	"tenaille/rules"
)

// TestFaultsAreSaidInTheLanguage: why a recorded match cannot be opened stands on
// the screen in French too, without the words for those who verify files.
func TestFaultsAreSaidInTheLanguage(t *testing.T) {
	good := new(bytes.Buffer)
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Config{Setup: s, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Save(good); err != nil {
		t.Fatal(err)
	}
	later := bytes.Replace(good.Bytes(), []byte(fmt.Sprintf(`"rules_revision":%d`, rules.Revision)), []byte(`"rules_revision":999`), 1)
	other := bytes.Replace(good.Bytes(), []byte(fmt.Sprintf(`"format":%d`, replay.Format)), []byte(`"format":999`), 1)
	lines := bytes.SplitAfter(good.Bytes(), []byte("\n"))
	torn := append(append([]byte{}, lines[0]...), "no line\n"...)
	catalog, err := text.New("fr")
	if err != nil {
		t.Fatal(err)
	}
	w := New(catalog, new(string))
	for _, v := range []struct {
		name string
		text []byte
		want string
	}{
		{"empty", nil, "Le fichier est vide."},
		{"another file", []byte("hello\n"), "Le fichier n’est pas une partie enregistrée."},
		{"another format", other, "Il vient d’une version plus récente du jeu."},
		{"a later revision", later, "Il vient d’une version plus récente du jeu."},
		{"torn", torn, "Le fichier est abîmé à la ligne 2."},
	} {
		_, err := replay.Read(bytes.NewReader(v.text), "match.jsonl")
		if err == nil {
			t.Errorf("%s: no error", v.name)
		} else if got := w.FaultWords(err, "match.jsonl"); got != v.want {
			t.Errorf("%s: %v is said as %q, want %q", v.name, err, got, v.want)
		}
	}
}
