package combat_test

import (
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// What is wished upon the wrong creature is refused by the rule that forbids it,
// whatever the verb: upon nobody, one that does not exist, oneself, a friend, an
// enemy dead, too far, unseen or gone.
func TestWishesUponTheWrong(t *testing.T) {
	const me = 2
	names := []string{"enemy", "nobody", "none", "self", "friend", "dead", "far", "unseen", "gone"}
	position := func(also ...func(*rules.Setup)) *rules.Encounter {
		e := set(t, all(append(also, armed(me, flail), able(me, gaze, restorer("mend", "str", "1d6")), state(3, "dead"), state(5, "invisible"))...), "gG......", "Gg.....g", "gg......")
		e.Facts.Combatants[6].Absent = true
		return e
	}
	asleep := func(s *rules.Setup) {
		for i := range s.Combatants {
			if i != me && i != 3 {
				s.Combatants[i].State = append(s.Combatants[i].State, rules.ConditionSetup{ID: "asleep"})
			}
		}
	}
	dying := func(s *rules.Setup) {
		for i := range s.Combatants {
			if i != me && i != 3 {
				s.Combatants[i].HP, s.Combatants[i].State = -3, append(s.Combatants[i].State, rules.ConditionSetup{ID: "dying"})
			}
		}
	}
	for _, c := range []struct {
		what string
		wish rules.Action
		e    *rules.Encounter
		want string // by target, in the order of the names
	}{
		{what: "attack", wish: rules.Action{Verb: rules.Attack}, want: "- ATK-20 ATK-20 ATK-20 - HP-04 GEO-14 CON-07 CON-07"},
		{what: "fight defensively", wish: rules.Action{Verb: rules.FightDefensively}, want: "- ATK-20 ATK-20 ATK-20 - HP-04 GEO-14 CON-07 CON-07"},
		{what: "full attack", wish: rules.Action{Verb: rules.FullAttack, NBlows: 1}, want: "- ATK-20 ATK-20 ATK-20 - HP-04 GEO-14 CON-07 CON-07"},
		{what: "charge", wish: rules.Action{Verb: rules.Charge}, want: "ACT-16 ACT-16 ACT-16 ACT-16 ACT-16 HP-04 - ACT-16 ACT-16"},
		{what: "coup de grace", wish: rules.Action{Verb: rules.CoupDeGrace}, e: position(asleep), want: "- HLP-04 HLP-04 HLP-04 HLP-04 HP-04 GEO-14 HLP-07 CON-07"},
		{what: "find for it", wish: rules.Action{Verb: rules.CoupDeGraceFind}, e: position(asleep), want: "HLP-07 HLP-07 HLP-07 HLP-07 HLP-07 HP-04 HLP-07 - HLP-07"},
		{what: "aid an attack", wish: rules.Action{Verb: rules.Aid, Ally: 1}, want: "- ACT-15 ACT-15 ACT-15 ACT-15 HP-04 GEO-14 CON-07 CON-07"},
		{what: "aid a defence", wish: rules.Action{Verb: rules.Aid, Ally: 1, Option: 1}, want: "- ACT-15 ACT-15 ACT-15 ACT-15 HP-04 GEO-14 CON-07 CON-07"},
		{what: "first aid", wish: rules.Action{Verb: rules.FirstAid}, e: position(dying), want: "- ACT-29 ACT-29 ACT-29 - ACT-29 ACT-29 - ACT-29"},
		{what: "wake", wish: rules.Action{Verb: rules.Wake}, e: position(asleep), want: "- ACT-31 ACT-31 ACT-31 - ACT-31 ACT-31 - ACT-31"},
		{what: "a gaze", wish: rules.Action{Verb: rules.Power}, want: "- ACT-28 ACT-28 ACT-28 ACT-28 HP-04 ATK-05 CON-07 ACT-28"},
		{what: "a restoring touch", wish: rules.Action{Verb: rules.Power, Option: 1}, want: "ACT-28 ACT-28 ACT-28 - - HP-04 ACT-28 ACT-28 ACT-28"},
		{what: "a draught that is none", wish: rules.Action{Verb: rules.Drink, Option: 1}, want: "ACT-28 ACT-28 ACT-28 ACT-28 ACT-28 ACT-28 ACT-28 ACT-28 ACT-28"},
		{what: "grapple", wish: rules.Action{Verb: rules.Grapple, Weapon: rules.UnarmedWeapon}, want: "- - GRP-02 GRP-02 - HP-04 GEO-14 CON-07 GRP-02"},
		{what: "grapple's damage", wish: rules.Action{Verb: rules.GrappleDamage}, e: position(locked(me, 0)), want: "- - GRP-05 GRP-05 GRP-05 GRP-05 GRP-05 GRP-05 GRP-05"},
		{what: "pin", wish: rules.Action{Verb: rules.GrapplePin}, e: position(locked(me, 0)), want: "- - GRP-05 GRP-05 GRP-05 GRP-05 GRP-05 GRP-05 GRP-05"},
		{what: "trip", wish: rules.Action{Verb: rules.Trip}, want: "- MAN-02 MAN-02 MAN-02 - HP-04 GEO-14 CON-07 MAN-02"},
		{what: "disarm", wish: rules.Action{Verb: rules.Disarm}, want: "- MAN-03 MAN-03 MAN-03 - HP-04 GEO-14 CON-07 MAN-03"},
		{what: "bull rush", wish: rules.Action{Verb: rules.BullRush, Weapon: rules.UnarmedWeapon}, want: "- MAN-04 MAN-04 MAN-04 - HP-04 GEO-14 CON-07 MAN-04"},
		{what: "overrun", wish: rules.Action{Verb: rules.Overrun}, want: "GEO-05 MAN-05 MAN-05 MAN-05 MAN-05 HP-04 MOV-05 MOV-05 MAN-05"},
		{what: "net", wish: rules.Action{Verb: rules.Net, Weapon: rules.NetWeapon}, want: "- MAN-06 MAN-06 MAN-06 - HP-04 MAN-06 CON-07 MAN-06"},
	} {
		e := c.e
		if e == nil {
			e = position()
		}
		var got []string
		for _, on := range []rules.ID{0, rules.Nobody, e.Count(), me, 1, 3, 4, 5, 6} {
			a := c.wish
			a.By, a.On = me, on
			for i := range a.NBlows {
				a.Blows[i].On = on
			}
			if a.Verb == rules.Overrun {
				a.Path.Add(grid.N)
				a.Path.Add(grid.N)
			}
			if on >= 0 && on < e.Count() {
				a.Cell = e.Facts.Combatants[on].At
			}
			cite := e.Check(&a).Cite.String()
			if cite == "" {
				cite = "-"
			}
			got = append(got, cite)
		}
		if line := strings.Join(got, " "); line != c.want {
			t.Errorf("%s upon %v:\n%s, want\n%s", c.what, names, line, c.want)
		}
	}
}
