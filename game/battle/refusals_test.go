package battle

import (
	"strings"
	"testing"
	"unicode/utf8"

	"tenaille/game/keys"
	"tenaille/game/plan"
	"tenaille/rules"
)

// TestGreyedActionsGiveTheRightReason: where one rule refuses some actions for
// a state and others for the lack of it (GRP-05: who grapples may not trip, who
// does not may not pin), the words fit the action. With -v it prints the reason
// of every action that is greyed in a dozen situations.
func TestGreyedActionsGiveTheRightReason(t *testing.T) {
	foe := red("goblin", 3, 2)
	me := func(state ...string) stand { return blue("fighter", 2, 2, state...).First() }
	for _, c := range []struct {
		name string
		with []stand
		want map[rules.Verb]string
	}{
		{"far", []stand{me(), red("goblin", 9, 5)}, map[rules.Verb]string{
			rules.GrapplePin: "It has no opponent in its own grapple.", rules.GrappleDamage: "It has no opponent in its own grapple.",
			rules.GrappleEscape: "There is no grapple to break free from.", rules.GrappleMove: "It has no grapple that can be dragged that way.",
			rules.Release: "It has no hold of its own to let go of, or not there.", rules.RightSelf: "It is not floating.",
			rules.Crawl: "Only the prone crawl, one square at a time.", rules.PickUp: "Nothing to pick up lies within reach.",
			rules.Load: "There is nothing to load.", rules.AttackSquare: "There is no unseen enemy.",
			rules.StandUp: "It is not prone.", rules.CoupDeGraceFind: "There is no unseen helpless victim to find.",
		}},
		{"near", []stand{me(), foe}, map[rules.Verb]string{rules.Rise: "It is not kneeling or sitting."}},
		{"archer", []stand{blue("archer", 2, 2).First(), foe}, map[rules.Verb]string{rules.Draw: "There is nothing to draw: it is in hand, or not carried."}},
		{"prone", []stand{me("prone"), foe}, map[rules.Verb]string{
			rules.DropProne: "It is prone already.", rules.Kneel: "Only one who stands on the ground can kneel.",
			rules.FiveFootStep: "A 5-foot step: one open square, standing, nothing else moved.",
		}},
		{"kneeling", []stand{me("kneeling"), foe}, map[rules.Verb]string{rules.Kneel: "Only one who stands on the ground can kneel."}},
		{"grappling", []stand{me().Held(2), foe.Held(1)}, map[rules.Verb]string{rules.Trip: "Not possible while grappling."}},
		{"blinded", []stand{me("blinded"), foe}, map[rules.Verb]string{rules.Search: "Not possible while blinded."}},
		{"squeezing", []stand{me("squeezing"), foe}, map[rules.Verb]string{rules.Charge: "Not possible while squeezing."}},
		{"entangled", []stand{me("entangled"), foe}, map[rules.Verb]string{rules.StandUp: "It is not prone."}},
	} {
		b := opening(t, "en", nil, c.with...)
		for v := range rules.VerbCount {
			if r, no := b.turn.Now.Known.First[v]; no {
				t.Logf("%-10s %-18s %-8s %s", c.name, v, r.Cite, b.tell.RefusalOf(v, r))
				if brief := b.tell.Briefly(v, r); utf8.RuneCountInString(brief) > 24 {
					t.Errorf("%s: %s (%s) says %q on its row, which has room for 24 letters", c.name, v, r.Cite, brief)
				}
			}
		}
		for v, want := range c.want {
			r, no := b.turn.Now.Known.First[v]
			if got := b.tell.RefusalOf(v, r); !no || got != want {
				t.Errorf("%s: %s is refused (%v) with %s %q, want %q", c.name, v, no, r.Cite, got, want)
			}
		}
	}
}

// TestDraughtsShowKeyAndCount: the first draught carries the key of drinking,
// also behind an ability, and two of a kind show that they are two (ACT-10).
func TestDraughtsShowKeyAndCount(t *testing.T) {
	two := blue("captain", 2, 2).First().But(func(s *rules.Sheet) {
		s.Carried = []string{"healing_draught", "healing_draught", "courage_draught"}
	})
	b := opening(t, "en", nil, two, red("goblin", 9, 5))
	drink := b.KeyName(keys.Of(rules.Drink))
	keys := map[string]string{}
	labels := map[string]string{}
	b.command.OpenPalette(plan.GroupAttack)
	for _, g := range b.desk.Screen().Palette.Groups {
		for _, a := range g.Entries {
			keys[a.ID], labels[a.ID] = a.Key, a.Label
		}
	}
	if got := keys["palette.drink.healing_draught"]; got != drink || drink == "" {
		t.Errorf("the first draught shows the key %q, want %q", got, drink)
	}
	if got := keys["palette.drink.courage_draught"]; got != "" {
		t.Errorf("the second kind of draught shows the key %q of the first", got)
	}
	if got := labels["palette.drink.healing_draught"]; !strings.HasSuffix(got, "\u00a0×2") {
		t.Errorf("two draughts are labelled %q, want ×2 at the end", got)
	}
	if got := labels["palette.drink.courage_draught"]; strings.Contains(got, "×") {
		t.Errorf("one draught is labelled %q", got)
	}
}

// TestSpentPartsAreNamed: an action that the turn no longer pays says which part
// of it is missing, in full and in brief (ACT-02, ACT-03, ACT-04).
func TestSpentPartsAreNamed(t *testing.T) {
	for lang, want := range map[string]map[rules.Verb][2]string{
		"en": {
			rules.Trip:    {"No standard action is left.", "standard spent"},
			rules.StandUp: {"No move action is left.", "move spent"},
			rules.Charge:  {"A full-round action needs both the standard and the move action.", "needs a whole turn"},
		},
		"fr": {
			rules.Trip:    {"Il ne reste plus d’action simple.", "action simple prise"},
			rules.StandUp: {"Il ne reste plus d’action de mouvement.", "mouvement pris"},
			rules.Charge:  {"Une action complexe demande l’action simple et celle de mouvement.", "demande tout le tour"},
		},
	} {
		b := opening(t, lang, nil, fighterAndOrc()...)
		for v, words := range want {
			r := rules.Refuse(rules.ACT01)
			if long, short := b.tell.RefusalOf(v, r), b.tell.Briefly(v, r); long != words[0] || short != words[1] {
				t.Errorf("%s: %s is refused with %q, in brief %q; want %q and %q", lang, v, long, short, words[0], words[1])
			}
		}
	}
}
