package levels

import (
	"reflect"
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// quested is the small map with layers of zones, tokens, goals and events.
func quested(layers string) string {
	return strings.Replace(small, "</map>", layers+"</map>", 1)
}

func property(name, value string) string {
	return `<property name="` + name + `" value="` + value + `"/>`
}

// object is one of a layer, with properties; a rectangle where it has a size.
func object(id, name, at string, properties ...string) string {
	return `<object id="` + id + `" name="` + name + `" ` + at + `><properties>` + strings.Join(properties, "") + `</properties></object>`
}

func layer(id, name string, objects ...string) string {
	return `<objectgroup id="` + id + `" name="` + name + `">` + strings.Join(objects, "") + `</objectgroup>`
}

const (
	aPoint = `x="40" y="8"`
	aRect  = `x="32" y="0" width="32" height="64"`
)

// TestQuestLayers: zones, tokens, goals and events of a Tiled map are those of the
// setup (SKI-19).
func TestQuestLayers(t *testing.T) {
	text := quested(layer("90", "zones", `<object id="901" name="gate" `+aRect+`/>`, `<object id="902" name="gate" x="64" y="0" width="32" height="32"/>`) +
		layer("91", "tokens", `<object id="911" name="crown" `+aPoint+`/>`) +
		layer("92", "goals",
			object("921", "there", aPoint, property("goal", "reach"), property("side", "1"), property("zone", "gate"), property("by", "9")),
			object("922", "", aPoint, property("goal", "survive"), property("side", "2"), property("until", "12"), property("optional", "true"), property("hidden", "true"))) +
		layer("93", "events",
			object("931", "", aPoint, property("enters", "gate"), property("side", "1"), property("say", "A horn.&#10;4: Wolves!"), property("reveal", "there"))))
	s, err := LoadFS(mapOf(text), "small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	wolf := 0
	for _, c := range s.Combatants {
		if c.Kind == "wolf" {
			wolf = c.ID
		}
	}
	want := rules.Setup{
		Zones:  []rules.ZoneSetup{{Name: "gate", Rects: [][4]int{{1, 0, 1, 2}, {2, 0, 1, 1}}}},
		Tokens: []rules.TokenSetup{{Name: "crown", At: [2]int{1, 0}}},
		Goals: []rules.GoalSetup{
			{Name: "there", Goal: "reach", Side: "blue", Zone: "gate", By: 9},
			{Goal: "survive", Side: "red", Until: 12, Optional: true, Hidden: true},
		},
		Events: []rules.SceneSetup{{When: rules.CueSetup{Enters: "gate", Side: "blue"}, Say: []rules.LineSetup{{Text: "A horn."}, {By: wolf, Text: "Wolves!"}}, Reveal: []string{"there"}}},
	}
	got := rules.Setup{Zones: s.Zones, Tokens: s.Tokens, Goals: s.Goals, Events: s.Events}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the map says\n%+v\nwant\n%+v", got, want)
	}
	if _, err := rulesets.New(&s); err != nil {
		t.Error(err)
	}
}

// TestQuestFaultsHaveTheirPlace: what is wrong with the goals of a map is told with
// line and object, whether the reader finds it or the rules.
func TestQuestFaultsHaveTheirPlace(t *testing.T) {
	goal := func(properties ...string) string {
		return layer("92", "goals", object("921", "", aPoint, properties...))
	}
	event := func(properties ...string) string {
		return layer("93", "events", object("931", "", aPoint, properties...))
	}
	for _, c := range []struct{ layers, want string }{
		{goal(property("goal", "dance"), property("side", "1")), `object 921: goal: "dance" is none of`},
		{goal(property("goal", "reach"), property("side", "1"), property("zone", "moon")), `object 921: zone: there is no zone "moon"`},
		{goal(property("goal", "slay"), property("side", "1"), property("who", "999")), `object 921: who: there is no creature with the number 999`},
		{goal(property("goal", "slay"), property("side", "1"), property("who", "x")), `object 921: who: "x" is not a number`},
		{goal(property("goal", "rout"), property("side", "9")), `object 921: side 9, must be 1 to 8`},
		{goal(property("colour", "red")), `object 921: unknown property "colour"`},
		{event(property("round", "1"), property("goal", "x")), `object 931: when: must be one of round, enters, falls, goal`},
		{event(property("round", "1"), property("say", "999: Hello")), `object 931: say: there is no creature with the number 999`},
		{event(property("round", "1"), property("open", "1")), `object 931: open[0]: there is no door 1`},
		{layer("90", "zones", `<object id="901" name="ice" x="0" y="0" width="32" height="32"><properties><property name="attack" type="int" value="-2"/></properties></object>`, `<object id="902" name="ice" x="32" y="0" width="32" height="32"><properties><property name="attack" type="int" value="1"/></properties></object>`), `object 902: attack: the parts of "ice" do not agree`},
		{layer("90", "zones", `<object id="901" name="ice" x="0" y="0" width="32" height="32"><properties><property name="ac" type="int" value="5"/></properties></object>`), `object 901: ac: 5 is not from -4 to 4`},
		{layer("90", "zones", `<object id="901" name="gate" x="3" y="0" width="32" height="32"/>`), `object 901: its corners are not corners of the grid`},
		{layer("91", "tokens", `<object id="911" name="" `+aPoint+`/>`), `object 911: name: "" is empty or there twice`},
	} {
		_, err := LoadFS(mapOf(quested(c.layers)), "small.tmx")
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "line ") {
			t.Errorf("%s\ntells %v, want %s", c.layers, err, c.want)
		}
	}
}

// TestGoalsFollowArmies: where a side has another army, what the goals say of one of
// its own is said of its strongest, and who was to come later does not (SKI-19).
func TestGoalsFollowArmies(t *testing.T) {
	text := quested(layer("92", "goals",
		object("921", "", aPoint, property("goal", "slay"), property("side", "1"), property("who", "4")),
		object("922", "", aPoint, property("goal", "protect"), property("side", "2"), property("who", "4"), property("until", "3"))) +
		layer("93", "events",
			object("931", "", aPoint, property("falls", "4"), property("say", "4: Revenge!"))))
	l, err := readMap(mapOf(text), "small.tmx", "small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	f, err := l.field("small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.Place("d20", nil, Army{{"rat", 1}, {"orc", 1}})
	if err != nil {
		t.Fatal(err)
	}
	orc := 0
	for _, c := range s.Combatants {
		if c.Kind == "orc" {
			orc = c.ID
		}
	}
	for i := range s.Goals {
		if who := s.Goals[i].Who; len(who) != 1 || who[0] != orc {
			t.Errorf("goal %d is about %v, want the orc, %d", i, who, orc)
		}
	}
	if x := s.Events[0]; len(x.When.Falls) != 1 || x.When.Falls[0] != orc || x.Say[0].By != 0 {
		t.Errorf("the scene is %+v", x)
	}
	if _, err := rulesets.New(&s); err != nil {
		t.Error(err)
	}
}

// TestNobodyPlacesWhoComesLater: one who comes with a scene is in nobody's way when
// sides are placed, and has no start (SKI-19).
func TestNobodyPlacesWhoComesLater(t *testing.T) {
	text := quested(layer("93", "events", object("931", "", aPoint, property("round", "2"), property("arrive", "4"))))
	l, err := readMap(mapOf(text), "small.tmx", "small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	f, err := l.field("small.tmx")
	if err != nil {
		t.Fatal(err)
	}
	d, err := f.Deploy(f.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for i := range d.Setup.Combatants {
		c := &d.Setup.Combatants[i]
		if late := c.Kind == "wolf"; late != (d.Side(i) < 0) {
			t.Errorf("the %s is of side %d", c.Kind, d.Side(i))
		} else if late && d.At(d.Space(i).At) >= 0 {
			t.Errorf("the %s stands on the board", c.Kind)
		}
	}
}
