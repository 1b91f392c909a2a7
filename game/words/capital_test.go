package words

import "testing"

func TestCapital(t *testing.T) {
	for text, want := range map[string]string{"": "", "a": "A", "écu brisé": "Écu brisé", "«\u00a0non\u00a0»": "«\u00a0non\u00a0»", "À vous": "À vous", "2 pas": "2 pas"} {
		if got := Capital(text); got != want {
			t.Errorf("Capital(%q) is %q, want %q", text, got, want)
		}
	}
}
