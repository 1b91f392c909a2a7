package plan

import (
	"slices"
	"testing"

	"tenaille/assets"
	"tenaille/game/internal/arena"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestEveryVerbHasItsPlace asks of every verb of every ruleset for a place in
// the palette, words in every language and an icon that is drawn.
func TestEveryVerbHasItsPlace(t *testing.T) {
	owned := map[rules.Verb]bool{}
	for _, p := range paletteOrder {
		if owned[p.Verb] {
			t.Errorf("%s stands twice in the table", p.Verb)
		}
		owned[p.Verb] = true
	}
	for _, v := range unlisted {
		if owned[v] {
			t.Errorf("%s is listed and unlisted", v)
		}
		owned[v] = true
	}
	drawn := func(icon, of string) {
		t.Helper()
		if _, ok := assets.SVG("icons/" + icon); !ok {
			t.Errorf("no icon %q for %s", icon, of)
		}
	}
	var keys []string
	for g := NoGroup + 1; g < GroupCount; g++ {
		keys = append(keys, Groups[g].Key, Groups[g].Key+".short")
		drawn(Groups[g].Icon, Groups[g].Key)
	}
	for _, r := range rulesets.All() {
		for v := rules.NoVerb + 1; v < rules.VerbCount; v++ {
			if r.Verbs[v].Start == nil {
				continue
			}
			if !owned[v] {
				t.Errorf("%s: the verb %s has no place on the screen", r.Name, v)
			}
			if Rows[v].Group != NoGroup {
				keys = append(keys, "verb."+v.String(), "about."+v.String())
				drawn(Rows[v].Icon, v.String())
			}
		}
		for _, row := range r.Questions {
			if row.Take != nil && row.Name != rules.AskOffer {
				for _, part := range []string{"title", "text", "yes", "no"} {
					keys = append(keys, "ask."+row.Name.String()+"."+part)
				}
			}
		}
	}
	for tr := rules.NoTrigger + 1; tr < rules.TriggerCount; tr++ {
		keys = append(keys, "trigger."+tr.String())
		drawn(triggerIcons[tr], tr.String())
	}
	for _, k := range rules.Saves() {
		keys = append(keys, "save."+k.String())
	}
	for _, lang := range text.Codes() {
		catalog, err := text.New(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range keys {
			if !catalog.Has(key) {
				t.Errorf("%s: no text for %s", lang, key)
			}
		}
	}
}

// TestBarEndsWithWhatIsNeeded: the last button before the palette is what gets a
// creature out of the state it is in (ACT-21, CND-04, CND-16, ACT-31).
func TestBarEndsWithWhatIsNeeded(t *testing.T) {
	for state, want := range map[string]rules.Verb{
		"": rules.Ready, "prone": rules.StandUp, "kneeling": rules.Rise, "sitting": rules.Rise, "floating": rules.RightSelf, "entangled": rules.Escape,
	} {
		fighter := arena.Blue("fighter", 4, 4).First()
		if state != "" {
			fighter.State = []string{state}
		}
		turn := opened(t, func(s *rules.Setup) { s.Map.ZeroGravity = state == "floating" }, fighter, arena.Red("orc", 9, 4))
		for _, most := range []int{8, 10, 12} {
			bar := turn.Bar(most)
			if n := len(bar); n > most || !bar[n-1].Open {
				t.Errorf("%q: %d buttons of %d, the last is %+v, not the palette", state, n, most, bar[n-1])
			}
			if got := bar[len(bar)-2].Verb; got != want && (want != rules.Ready || most >= 12) {
				t.Errorf("%q: of %d buttons the last is %s, want %s", state, most, got, want)
			}
		}
	}
}

// TestEveryVerbIsOpenOrRefusedWithAReason plays on in each ruleset: a verb that can be
// chosen is legal in some way or refused with its rule, never both and never neither
// (ACT-01).
func TestEveryVerbIsOpenOrRefusedWithAReason(t *testing.T) {
	for _, r := range rulesets.All() {
		turn := begun(t, "broken-keep", r.Name, 7)
		open, refused := 0, 0
		for n := range 25 {
			if !turn.Awaited() {
				break
			}
			for _, v := range turn.Palette() {
				legal := slices.ContainsFunc(turn.Now.Legal, func(a rules.Action) bool { return a.Verb == v.Verb && (v.Power < 0 || int(a.Option) == v.Power) })
				why, no := v.Unusable(turn)
				switch {
				case v.Fire: // an attack with others: it is legal or not as they stand
				case legal && no:
					t.Errorf("%s: %s is legal and refused by %s", r.Name, v.ID, why.Cite)
				case no && why.OK():
					t.Errorf("%s: %s is refused without a rule", r.Name, v.ID)
				case no:
					refused++
				default:
					open++
				}
			}
			turn.does(t, turn.Now.Legal[(n*31+7)%len(turn.Now.Legal)])
		}
		if open < 20 || refused < 20 {
			t.Errorf("%s: %d verbs were open and %d refused: too few to mean anything", r.Name, open, refused)
		}
	}
}
