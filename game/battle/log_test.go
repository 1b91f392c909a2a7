package battle

import (
	"slices"
	"testing"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// walk is a way of n squares eastwards from a creature's place.
func (b *battle) walk(id rules.ID, n int) []rules.Event {
	at := b.turn.E.Facts.Combatants[id].At
	var list []rules.Event
	for i := range n {
		from := grid.C(int(at.X)+i, int(at.Y))
		list = append(list, rules.Event{Kind: rules.Moved, Who: id, Whom: rules.Nobody, From: from, To: from.Step(grid.E)})
	}
	return list
}

func TestOneWalkIsOneLine(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 7, "human", "human")
	who, foe := b.turn.Now.Who, plan.NearestEnemy(b.turn.E, b.turn.Now.Who)
	n := len(b.tell.Log.Records)
	b.tell.Log.Note(b.walk(who, 3), 1000)
	b.tell.Log.Note([]rules.Event{{Kind: rules.OpportunityDeclined, Who: foe, Whom: who}}, 1003)
	b.tell.Log.Note([]rules.Event{{Kind: rules.Damaged, Who: who, Whom: foe, A: 2}}, 1004)
	b.tell.Log.Note(b.walk(who, 4), 1005)
	if got := len(b.tell.Log.Records) - n; got != 3 {
		t.Fatalf("an interrupted walk and what interrupts it are %d lines, want 3", got)
	}
	if got := b.tell.Log.Entries[n].Result; got != "35 ft" {
		t.Errorf("3 and 4 squares are %q, want 35 ft", got)
	}
	if got := b.tell.Log.Entries[n].ID; got != model.EntryID(n) {
		t.Errorf("the line is %s, want %s", got, model.EntryID(n))
	}
	b.tell.Log.Forget(1005)
	if got := b.tell.Log.Entries[n].Result; got != "15 ft" || len(b.tell.Log.Records) != n+3 {
		t.Errorf("the second part forgotten, %q and %d lines, want 15 ft and %d", got, len(b.tell.Log.Records), n+3)
	}
	b.tell.Log.Note([]rules.Event{{Kind: rules.ActionTaken, Who: who, Whom: rules.Nobody, Verb: rules.DropProne}}, 1006)
	b.tell.Log.Note(b.walk(who, 1), 1007)
	if got := len(b.tell.Log.Records) - n; got != 5 {
		t.Errorf("a walk after another action is no line of its own: %d lines, want 5", got)
	}
	b.tell.Shown.Turns++
	b.tell.Log.Note(b.walk(who, 1), 1008)
	if got := len(b.tell.Log.Records) - n; got != 6 {
		t.Errorf("a walk in another turn is no line of its own: %d lines, want 6", got)
	}
}

func TestInitiativesAreInOrder(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 7, "human", "human")
	var got []rules.ID
	for i := range b.tell.Log.Records {
		if r := &b.tell.Log.Records[i]; r.Events[0].Kind == rules.InitiativeRolled && !r.Title {
			got = append(got, r.Events[0].Who)
		}
	}
	if f := &b.turn.E.Facts; !slices.Equal(got, f.Order[:f.Ordered]) {
		t.Errorf("initiatives are told in the order %v, turns come in %v", got, f.Order[:f.Ordered])
	}
}

// TestFlankIsGilded: what changed since the last look at the same target with
// the same weapon is gilded, nothing else, and it stays so while looked at.
func TestFlankIsGilded(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	on := plan.NearestEnemy(b.turn.E, b.turn.Now.Who)
	for id := range b.turn.E.Count() { // whose size counts
		if b.turn.E.Hostile(id, b.turn.Now.Who) && b.turn.E.Creatures[id].Size != rules.Medium && b.turn.E.Present(id) {
			on = id
		}
	}
	look := func() *model.Slip {
		b.command.SetMode(plan.AttackMode)
		b.pointAt(b.turn.E.Space(on).At)
		b.arrange()
		if b.desk.Panels.Slip == nil || len(b.turn.Forecast.Proposed.Strikes) == 0 {
			t.Fatal("there is no slip of the attack")
		}
		return b.desk.Panels.Slip
	}
	gilded := func(s *model.Slip) (list []string) {
		for _, l := range append(slices.Clone(s.Attack), s.Defence...) {
			if l.New {
				list = append(list, l.Words)
			}
		}
		return list
	}
	if got := gilded(look()); len(got) > 0 {
		t.Errorf("at the first look %q are gilded", got)
	}
	k := tell.Pair{By: b.turn.Now.Who, On: on, Weapon: b.turn.Forecast.Proposed.Strikes[0].Weapon}
	l := b.tell.Slips.Looks[k]
	l.Now = slices.DeleteFunc(slices.Clone(l.Now), func(v model.Line) bool { return v.Words == b.SourceName(rules.SourceSize) })
	b.tell.Slips.Looks[k] = l
	first := gilded(look())
	if len(first) == 0 || slices.ContainsFunc(first, func(w string) bool { return w != b.SourceName(rules.SourceSize) }) {
		t.Errorf("size appeared and %q are gilded", first)
	}
	if again := gilded(look()); !slices.Equal(again, first) {
		t.Errorf("looked at again %q are gilded, want %q", again, first)
	}
}

// TestStableIsToldOnce: the roll that stabilises tells so, and the state that
// follows has no line of its own (HP-05); made stable otherwise, it has.
func TestStableIsToldOnce(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 7, "human", "human")
	who := b.turn.Now.Who
	n := len(b.tell.Log.Records)
	stable := rules.Event{Kind: rules.ConditionGained, Who: who, Whom: rules.Nobody, Condition: rules.Stable, Cite: rules.HP05}
	b.tell.Log.Note([]rules.Event{{Kind: rules.StabilisationRolled, Who: who, Whom: rules.Nobody, A: 10, Cite: rules.HP05}}, 1000)
	b.tell.Log.Note([]rules.Event{stable}, 1001)
	if got := len(b.tell.Log.Records) - n; got != 1 {
		t.Errorf("a roll that stabilises is %d lines, want 1", got)
	}
	b.tell.Log.Note([]rules.Event{{Kind: rules.StabilisationRolled, Who: who, Whom: rules.Nobody, A: 40, B: 1, Cite: rules.HP05}}, 1002)
	b.tell.Log.Note([]rules.Event{{Kind: rules.Damaged, Who: who, Whom: rules.Nobody, A: 1, Cite: rules.DMG01}}, 1003)
	if got := len(b.tell.Log.Records) - n; got != 2 {
		t.Errorf("a roll after which one bleeds is %d lines, want 1", got-1)
	}
	if e := b.tell.Log.Entries[len(b.tell.Log.Entries)-1]; e.Result != "bleeds: −1 hit point" {
		t.Errorf("who bleeds is told as %q", e.Result)
	}
	n++
	b.tell.Log.Note([]rules.Event{{Kind: rules.Healed, Who: who, Whom: rules.Nobody, A: 1, Cite: rules.HP06}}, 1004)
	b.tell.Log.Note([]rules.Event{stable}, 1005)
	if got := len(b.tell.Log.Records) - n; got != 3 {
		t.Errorf("with a healing that stabilises %d lines, want 3", got)
	}
}
