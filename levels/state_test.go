package levels

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// with is the small map with more properties of the wolf's point.
func with(properties string) string {
	return strings.Replace(small, `value="wolf"/>`, `value="wolf"/>`+properties, 1)
}

// mapOf is a map as the only file there is.
func mapOf(text string) fstest.MapFS { return fstest.MapFS{"small.tmx": {Data: []byte(text)}} }

// TestPointsStartInConditions: a point says how its creature starts (CND-01), and
// for how long; an army that takes the place of its side starts in none.
func TestPointsStartInConditions(t *testing.T) {
	s, err := LoadFS(mapOf(with(`<property name="conditions" value="prone, blinded 3"/>`)), "small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	k := slices.IndexFunc(s.Combatants, func(c rules.Sheet) bool { return c.Kind == "wolf" })
	if st := s.Combatants[k].State; len(st) != 2 || st[0].ID != "prone" || st[1].ID != "blinded" || st[1].Rounds != 3 {
		t.Errorf("the wolf starts in %v", st)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	if !e.Facts.Has(rules.ID(k), rules.Prone) || !e.Facts.Has(rules.ID(k), rules.Blinded) {
		t.Error("the wolf is neither prone nor blinded (CND-03, CND-09)")
	}
}

// TestPointsStartWounded: a point says how many hit points are left, no more than there are;
// another army starts whole, and in skirmish it is a part of the card's.
func TestPointsStartWounded(t *testing.T) {
	name := Bring("wounded", []byte(with(`<property name="hp" type="int" value="5"/>`)))
	defer Forget(name)
	f, err := OpenField(name)
	if err != nil {
		t.Fatal(err)
	}
	whole, _ := Creature("wolf")
	k := slices.IndexFunc(f.Setup.Combatants, func(c rules.Sheet) bool { return c.Kind == "wolf" })
	if c := f.Setup.Combatants[k]; c.HP != 5 || c.MaxHP != whole.HP {
		t.Errorf("the wolf has %d of %d hit points, want 5 of %d", c.HP, c.MaxHP, whole.HP)
	}
	if s, ok := f.Sheet("wolf"); !ok || s.HP != whole.HP {
		t.Errorf("one of another army has %d", s.HP)
	}
	s := f.Setup
	s.Ruleset = "skirmish"
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	if now, most := e.Facts.Combatants[k].HP, e.Creatures[k].MaxHP; now < 1 || now >= most {
		t.Errorf("in skirmish it has %d of %d", now, most)
	}
	_, err = LoadFS(mapOf(with(`<property name="hp" type="int" value="500"/>`)), "small.tmx")
	if err == nil || !strings.Contains(err.Error(), "object 4: hp 500: its sheet has") {
		t.Errorf("more than it has: %v", err)
	}
}

// TestPointsStartInGrips: a point names whom its creature holds (GRP-03) or pins
// (GRP-07); another army lets go.
func TestPointsStartInGrips(t *testing.T) {
	files := mapOf(grip(`name="pins" type="int"`))
	s, err := LoadFS(files, "small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	held := 0
	for id := range e.Count() {
		c := &e.Facts.Combatants[id]
		if c.Conditions.Has(rules.Grappling) != (c.Grip != 0) {
			t.Errorf("%d grapples %v without a grip", id, c.Grip)
		}
		if c.Conditions.Has(rules.Pinned) {
			held++
		}
	}
	if held != 1 {
		t.Errorf("%d are pinned, want 1", held)
	}
	l, err := readMap(files, "small.tmx", "small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	f, err := l.field("small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	s, err = f.Place("d20", Army{{"goblin", 1}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range s.Combatants {
		if len(c.State) > 0 {
			t.Errorf("%s still starts %v though its partner is gone", c.Kind, c.State)
		}
	}
}

// grip is the small map with a goblin of side 1 that the wolf holds by a property.
func grip(property string) string {
	return strings.Replace(with(`<property `+property+` value="77"/>`), `<point/></object>`, `<point/></object>
  <object id="77" type="creature" x="80" y="80"><properties><property name="side" type="int" value="1"/><property name="kind" value="goblin"/></properties><point/></object>`, 1)
}

// TestFaultsOfStartingStatesNameTheirPlace: every mistake in them is told with the
// object it is in.
func TestFaultsOfStartingStatesNameTheirPlace(t *testing.T) {
	for _, row := range []struct{ property, want string }{
		{`<property name="conditions" value="tired"/>`, `no condition "tired"`},
		{`<property name="conditions" value="prone, prone"/>`, "prone is there twice"},
		{`<property name="conditions" value="dying"/>`, "nobody starts dying on a map"},
		{`<property name="conditions" value="asleep 0"/>`, "must be 1 to 100"},
		{`<property name="conditions" value="asleep soon"/>`, "must be 1 to 100"},
		{`<property name="grapples" type="int" value="900"/>`, "no creature with the number 900"},
		{`<property name="grapples" type="int" value="900"/><property name="pins" type="int" value="900"/>`, "give one of grapples and pins"},
	} {
		_, err := LoadFS(mapOf(with(row.property)), "small.tmx")
		if err == nil || !strings.Contains(err.Error(), row.want) || !strings.Contains(err.Error(), "object") {
			t.Errorf("%s: %v, want a fault of an object with %q", row.property, err, row.want)
		}
	}
}
