package rules

import "testing"

// GEO-05: every letter of a map's rows means one feature, and the feature is
// written by its letter; one with more to say needs a legend.
func TestLettersGoBothWays(t *testing.T) {
	for _, l := range letters {
		f, ok := FeatureOf(l.letter)
		if back, has := LetterOf(&f); !ok || !has || back != l.letter {
			t.Errorf("%c is %+v, which is written %c (GEO-05)", l.letter, f, back)
		}
	}
	for _, f := range []FeatureSetup{
		{Feature: "low", Height: 120}, {Feature: "conceal", Pct: 40}, {Feature: "wall", Door: 1}, {Feature: "curtain"}, {Feature: "no such"},
	} {
		if letter, ok := LetterOf(&f); ok {
			t.Errorf("%+v is written %c, which says less", f, letter)
		}
	}
	if letter, ok := LetterOf(&FeatureSetup{Feature: "low", Height: 90}); !ok || letter != '=' {
		t.Errorf("a low wall of 90 cm is written %c", letter)
	}
	if _, ok := FeatureOf(OpenGround); ok {
		t.Error("open ground is a feature")
	}
}
