package ai

import (
	"strings"
	"testing"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/tactics"
)

// TestSettings: what is set of a machine is set of it alone, and stays so in its next
// match; what cannot be set is named.
func TestSettings(t *testing.T) {
	p, err := New("captain+plays=20+ideas=3+wily=1", 5, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range []Player{p, Again(p, 6, 0)} {
		if q := q.(*planner); q.deep[turns].plays != 20 || q.deep[phases].plays != 20 || q.deep[turns].ideas != 3 || q.deep[turns].rounds != captain.deep[turns].rounds || !q.temper.Wily || !q.mind.Temper.Wily {
			t.Errorf("%+v, %+v", q.skill, q.mind.Temper)
		}
	}
	if p, err := New("captain", 5, 0); err != nil || p.(*planner).skill != captain {
		t.Errorf("another captain has changed: %v", err)
	}
	s, err := New("soldier+rash=1+hasty=1", 5, 1)
	if err != nil || !s.(*tactics.Soldier).Rash || !s.(*tactics.Soldier).Hasty || s.(*tactics.Soldier).Wily {
		t.Errorf("%+v, %v", s, err)
	}
	if q, err := New("soldier+steps=0", 5, 1); err != nil || q.(*tactics.Soldier).Quest.Steps != 0 {
		t.Errorf("a soldier of habit alone looks at the whole: %v", err)
	}
	if q, err := New("captain+steps=0", 5, 1); err != nil || q.(*planner).steps != 0 || captain.steps == 0 {
		t.Errorf("a captain of plays alone looks at the whole: %v", err)
	}
	for name, want := range map[string]string{
		"soldier+plays=3": `"plays" cannot be set of soldier; there are aid, blur, fallen, fickle`,
		"soldier+blur":    `"blur" is no setting, write wily=1`,
		"captain+plays=x": `"plays=x" is no setting`,
		"random+blur=1":   `"blur" cannot be set of random`,
		"general+blur=1":  `"general+blur=1" is none of random`,
		"soldier+meek":    `"meek" is no setting, write wily=1, and no temper`,
		"random+bold":     `"bold" is no setting`,
		"soldier+":        `"" is no setting`,
		"captain+plays=-": "is no setting",
	} {
		if _, err := New(name, 1, 0); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
	}
}

// TestTempersHaveNames: a temper stands behind the level, once and alone, in a name that a
// record may hold; it is that of the player, and of the next one of the same.
func TestTempersHaveNames(t *testing.T) {
	for name, want := range map[string]bool{
		"soldier": true, "soldier+bold": true, "warlord+cruel": true, "captain+protective": true, "recruit+careful": true,
		"captain+balanced": false, "captain+bold+cruel": false, "captain+bold+plays=3": false, "captain+plays=3": false,
		"captain+": false, "random+bold": false, "general+bold": false, "human": false, "+bold": false, "": false,
	} {
		if Named(name) != want {
			t.Errorf("%q is the name of a machine: %v", name, !want)
		}
	}
	for _, level := range []string{"recruit", "soldier", "captain", "warlord"} {
		for _, temper := range Tempers() {
			name := WithTemper(level, temper)
			l, of := TemperOf(name)
			p, err := New(name, 7, 1)
			if err != nil || l != level || of != temper || !Named(name) {
				t.Fatalf("%s is %s, %s: %v", name, l, of, err)
			}
			nature, balanced := eval.NatureOf(temper)
			if balanced == (temper == Balanced) || balanced == (nature == eval.Nature{}) {
				t.Errorf("%s has the nature %+v", temper, nature)
			}
			for _, p := range []Player{p, Again(p, 8, 1)} {
				got := eval.Nature{}
				switch q := p.(type) {
				case *tactics.Soldier:
					got = q.Nature
				case *planner:
					if got = q.temper.Nature; q.mind.Nature != got {
						t.Errorf("%s has the habits of %+v", name, q.mind.Nature)
					}
				}
				if got != nature {
					t.Errorf("%s has the nature %+v", name, got)
				}
			}
		}
	}
}
