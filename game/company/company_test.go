package company

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/levels/campaign"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// begun is a battle of a company, and its encounter.
func begun(t *testing.T, c *Company) *rules.Encounter {
	t.Helper()
	setup, err := c.Begin(c.Next()[0], 5)
	if err != nil {
		t.Fatal(err)
	}
	e, err := rulesets.New(&setup)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// of is the number in an encounter of one of the company.
func of(t *testing.T, c *Company, e *rules.Encounter, name string) rules.ID {
	t.Helper()
	for id := range e.Count() {
		if c.Pending.Who[e.Creatures[id].Sheet] == name {
			return id
		}
	}
	t.Fatalf("%s is not there", name)
	return rules.Nobody
}

func (c *Company) names() (list []string) {
	for i := range c.Members {
		list = append(list, c.Members[i].Name)
	}
	return list
}

// TestVictoryCounts (CAM-02, CAM-03): who fell dead is in the book, who was down is tended,
// wounds heal by a part, draughts that were drunk are gone, all learn, and the loot comes.
func TestVictoryCounts(t *testing.T) {
	c := New("soldier", false, false)
	e := begun(t, c)
	gerda, aubin, tib := of(t, c, e, "Gerda"), of(t, c, e, "Aubin"), of(t, c, e, "Tib")
	e.Facts.Combatants[gerda].HP = 3
	e.Facts.Combatants[gerda].Lowered[rules.Str] = 4
	e.Facts.Effects = append(e.Facts.Effects, rules.Effect{Kind: rules.Saps, Who: gerda, Score: rules.Str, Value: 1, Left: 2})
	for i := range e.Creatures[gerda].Powers {
		if e.Creatures[gerda].Powers[i].ID == "healing_draught" {
			e.Facts.Combatants[gerda].Uses[i] = 1
		}
	}
	e.Facts.Combatants[aubin].HP = -4
	e.Facts.Combatants[aubin].Conditions = e.Facts.Combatants[aubin].Conditions.With(rules.Dying)
	e.Facts.Combatants[tib].HP = -20
	e.Facts.Combatants[tib].Conditions = rules.Conditions(0).With(rules.Dead)
	purse := c.Purse
	c.Settle(e, true)
	g, a := c.Member("Gerda"), c.Member("Aubin")
	if c.Pending != nil || c.Member("Tib") != nil || len(c.Fallen) != 1 || c.Fallen[0].Name != "Tib" || c.Fallen[0].Level != 1 || c.Fallen[0].Battles != 1 {
		t.Fatalf("the fallen are %+v, the company %v", c.Fallen, c.names())
	}
	most := g.MaxHP()
	if want := 3 + (most+1)/2; g.HP != want { // Osric tends them
		t.Errorf("of 3 hit points %d come of %d, want %d", g.HP, most, want)
	}
	if g.Lowered.Str != 1 { // 4, of which 1 passes by itself and 2 heal
		t.Errorf("Strength stays lowered by %d", g.Lowered.Str)
	}
	if slices.Contains(g.Carried, "healing_draught") {
		t.Error("the draught that was drunk is there")
	}
	if a.HP <= 0 || a.HP > (a.MaxHP()+1)/2+1 {
		t.Errorf("who was down has %d of %d hit points", a.HP, a.MaxHP())
	}
	h := c.Chapters[0]
	if !slices.Equal(h.Fell, []string{"Tib"}) || !slices.Equal(h.Hurt, []string{"Aubin"}) || len(h.Rose) != 3 || !slices.Equal(h.Joined, []string{"Wynn"}) {
		t.Errorf("the book says %+v", h)
	}
	if b, _ := campaign.Read().Battle(h.Battle); c.Purse != purse+b.Loot || g.Experience != b.Experience {
		t.Errorf("%d coins, %d experience", c.Purse, g.Experience)
	}
	if len(c.Members) != 4 || !slices.Equal(c.Next(), []string{"tale-ford"}) {
		t.Errorf("%v go on to %v", c.names(), c.Next())
	}
	if open := g.Open(); len(open) == 0 || !g.Choose(open[0]) || g.Choose(open[0]) {
		t.Error("a new level is one choice")
	}
}

// TestNobodyDiesWhoIsShaken (CAM-03): who would have died stays, and begins the next battle
// shaken, once.
func TestNobodyDiesWhoIsShaken(t *testing.T) {
	c := New("soldier", false, true)
	e := begun(t, c)
	tib := of(t, c, e, "Tib")
	e.Facts.Combatants[tib].Conditions = rules.Conditions(0).With(rules.Dead)
	c.Settle(e, true)
	m := c.Member("Tib")
	if m == nil || !m.Shaken || len(c.Fallen) > 0 || m.HP < 1 {
		t.Fatalf("%+v, fallen %v", m, c.Fallen)
	}
	e = begun(t, c)
	if tib = of(t, c, e, "Tib"); !e.Facts.Has(tib, rules.Shaken) {
		t.Error("the next battle is not begun shaken")
	}
	c.Settle(e, true)
	if c.Member("Tib").Shaken {
		t.Error("the battle after it is begun shaken too")
	}
}

// TestDefeat (CAM-05): it is undone but for a night's rest, or, with ironman, stands: who
// lies on the field is lost, who could walk goes on, volunteers make it up, and where
// nobody is left the story is over.
func TestDefeat(t *testing.T) {
	c := New("soldier", false, false)
	c.Members[0].HP = 1
	e := begun(t, c)
	for id := range e.Count() {
		e.Facts.Combatants[id].Conditions = rules.Conditions(0).With(rules.Dead)
	}
	c.Settle(e, false)
	if len(c.Members) != 4 || len(c.Chapters)+len(c.Fallen) > 0 || c.Tries != 1 || c.Members[0].HP <= 1 || len(c.Next()) != 1 {
		t.Errorf("%+v", c)
	}
	if c.Beaten == nil || c.Beaten.Battle != "tale-fold" || c.Beaten.Won {
		t.Errorf("what is to be told of the defeat is %+v", c.Beaten)
	}
	if begun(t, c); c.Beaten != nil {
		t.Errorf("of the battle that has begun again %+v is to be told", c.Beaten)
	}
	c = New("soldier", true, false)
	e = begun(t, c)
	for _, name := range []string{"Gerda", "Tib"} {
		id := of(t, c, e, name)
		e.Facts.Combatants[id].HP = -1
		e.Facts.Combatants[id].Conditions = e.Facts.Combatants[id].Conditions.With(rules.Dying)
	}
	c.Settle(e, false)
	if len(c.Fallen) != 2 || len(c.Members) != Least || c.Lost || c.Won() || !slices.Equal(c.Next(), []string{"tale-fold"}) || !slices.Equal(c.Chapters[0].Joined, []string{"Hobb", "Merrit"}) {
		t.Errorf("%v go on to %v, fallen %v", c.names(), c.Next(), c.Fallen)
	}
	e = begun(t, c)
	for id := range e.Count() {
		e.Facts.Combatants[id].Conditions = rules.Conditions(0).With(rules.Dead)
	}
	c.Settle(e, false)
	if !c.Lost || !c.Over() || len(c.Next()) > 0 || len(c.Fallen) != 6 {
		t.Errorf("nobody is left, and %+v", c)
	}
}

// TestWhoStays: who is to stay does not go, the next in the order does, and learns half as
// much where somebody else fights.
func TestWhoStays(t *testing.T) {
	c := New("soldier", false, false)
	c.join(campaign.Person{Name: "Hobb", Kind: "spear"}, 1)
	c.Members[0].Stays = true
	e := begun(t, c)
	if of(t, c, e, "Hobb"); len(c.Pending.Who) != 4 {
		t.Fatalf("%v go", c.Pending.Who)
	}
	c.Settle(e, true)
	if c.Members[0].Experience*2 != c.Members[1].Experience || c.Members[0].Battles != 0 {
		t.Errorf("%+v and %+v", c.Members[0], c.Members[1])
	}
	for i := range c.Members {
		c.Members[i].Stays = true
	}
	if _, _, err := c.Setup(c.Next()[0]); err == nil {
		t.Error("a battle is begun by nobody")
	}
	if _, _, err := c.Setup("tale-stones"); err == nil {
		t.Error("the last battle is begun second")
	}
}

// TestTrade (CAM-04): what is sold costs its price, once worn is enough, hands are full at
// some time, and nothing is sold on credit, for those who have no use for it, or while a
// battle waits.
func TestTrade(t *testing.T) {
	c := New("soldier", false, false)
	c.Purse = 150
	g := c.Member("Gerda")
	before := g.Sheet()
	if c.Buy(g, campaign.FineMail) != Sold || c.Buy(g, campaign.FineMail) != Worn || c.Purse != 90 {
		t.Errorf("%d coins, worn %v", c.Purse, g.Worn)
	}
	after := g.Sheet()
	if levels.ArmourClass(&after) != levels.ArmourClass(&before)+1 {
		t.Error("fine mail does not protect")
	}
	c.Purse += 20
	if m := c.Member("Tib"); c.Buy(m, "net") != Sold || c.MayBuy(m, "net") != Held || len(m.Carried) >= MostCarried {
		t.Errorf("a second net: %v, with %v carried", c.MayBuy(m, "net"), m.Carried)
	}
	for c.Buy(g, "courage_draught") == Sold {
	}
	if len(g.Carried) != MostCarried || c.MayBuy(g, "courage_draught") != Laden {
		t.Errorf("%v are carried", g.Carried)
	}
	if o := c.Member("Osric"); c.MayBuy(o, campaign.WardRing) != Dear || c.MayBuy(o, "moon") != Unfit {
		t.Error("what is too dear, or not sold, is sold")
	}
	g.HP = 1
	if begun(t, c); c.MayBuy(c.Member("Tib"), "net") != Closed || c.Rest() {
		t.Error("there is trade and rest while a battle waits")
	}
	c.Pending = nil
	if purse := c.Purse; !c.Rest() || g.HP < g.MaxHP()/2 || c.Purse != purse-c.RestPrice() {
		t.Errorf("after a night for %d: %d of %d", purse-c.Purse, g.HP, g.MaxHP())
	}
}

// TestKeptIsRead: a campaign written and read is the same.
func TestKeptIsRead(t *testing.T) {
	c := New("captain", true, true)
	e := begun(t, c)
	c.Settle(e, true)
	begun(t, c)
	b, err := json.Marshal(c)
	if err != nil {
		t.Fatal(err)
	}
	d := &Company{}
	if err := json.Unmarshal(b, d); err != nil {
		t.Fatal(err)
	}
	if err := d.Mend(); err != nil || !reflect.DeepEqual(c, d) {
		t.Errorf("%v\n%+v\n%+v", err, c, d)
	}
}

// TestStrangeCampaignsAreMended: whatever a file says, what is read can be played or is
// refused, and what other versions know is let go of.
func TestStrangeCampaignsAreMended(t *testing.T) {
	c := New("soldier", false, false)
	m := &c.Members[0]
	m.Kind, m.HP, m.Experience, m.Lowered.Con = "centaur", 999, -4, 90
	m.Choices, m.Carried, m.Worn = []string{"flight", "str"}, []string{"moon", "net", "net", "net", "net", "net"}, []string{"ward_ring", "ward_ring", "crown"}
	c.Chapters = []Chapter{{Battle: "gone", Won: true}, {Battle: "tale-fold", Won: true}}
	c.Pending = &Pending{Battle: "gone"}
	c.Fallen = []Fallen{{Name: "X", Kind: "centaur"}}
	c.Purse, c.Told = -7, 99
	if err := c.Mend(); err != nil {
		t.Fatal(err)
	}
	if _, _, err := c.Setup(c.Next()[0]); err == nil {
		setup, _, _ := c.Setup(c.Next()[0])
		if _, err := rulesets.New(&setup); err != nil {
			t.Errorf("mended it cannot be played: %v", err)
		}
	}
	if c.Pending != nil || c.Purse != 0 || c.Told != 1 || m.HP > m.MaxHP() || len(m.Worn) != 1 || len(m.Choices) != 0 || !slices.Equal(c.Next(), []string{"tale-ford"}) {
		t.Errorf("%+v", c)
	}
	for _, bad := range []*Company{{}, {Members: []Member{{}}}, {Members: []Member{{Name: "A"}, {Name: "A"}}}} {
		if bad.Mend() == nil {
			t.Errorf("%+v is a campaign", bad)
		}
	}
}
