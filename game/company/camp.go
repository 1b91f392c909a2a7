package company

import (
	"slices"

	"tenaille/levels"
	"tenaille/levels/campaign"
)

// healer is the Heal bonus with which somebody tends the others between battles (CAM-02).
const healer = 5

// Tended reports whether somebody of the company tends the wounds of the others (CAM-02).
func (c *Company) Tended() bool {
	return slices.ContainsFunc(c.Members, func(m Member) bool {
		sheet, ok := levels.Creature(m.Kind)
		return ok && sheet.Skills.Heal >= healer
	})
}

// heal is a night in camp (CAM-02): everybody gets back a third of all hit points, rounded
// up, and a point of each lowered score; half and two points where somebody tends them.
func (c *Company) heal() {
	part, points := 3, 1
	if c.Tended() {
		part, points = 2, 2
	}
	for i := range c.Members {
		m := &c.Members[i]
		most := m.MaxHP()
		m.HP = min(max(m.HP, 0)+(most+part-1)/part, most)
		a := &m.Lowered
		for _, s := range []*int{&a.Str, &a.Dex, &a.Con, &a.Int, &a.Wis, &a.Cha} {
			*s = max(*s-points, 0)
		}
	}
}

// RestPrice is what a day of rest costs now.
func (c *Company) RestPrice() int { return campaign.Read().Rest }

// CanRest reports whether the company can pay a day of rest, and has use for it.
func (c *Company) CanRest() bool {
	return !c.Over() && c.Pending == nil && c.Purse >= c.RestPrice() && slices.ContainsFunc(c.Members, func(m Member) bool { return m.Hurt() })
}

// Rest buys another night in camp; ok is false where that cannot be.
func (c *Company) Rest() (ok bool) {
	if !c.CanRest() {
		return false
	}
	c.Purse -= c.RestPrice()
	c.heal()
	return true
}

// Stop is why something cannot be bought.
type Stop uint8

// The reasons why something cannot be bought for somebody (CAM-04).
const (
	Sold   Stop = iota // it can
	Dear               // the purse is too light
	Laden              // as much is carried as can be
	Held               // one is carried, and no more than one can be
	Worn               // one is worn already
	Unfit              // it is nothing for that kind
	Closed             // a battle has begun, or the story is over
)

// MayBuy says what keeps a member from getting something that is sold.
func (c *Company) MayBuy(m *Member, id string) Stop {
	g, ok := campaign.Read().Good(id)
	switch {
	case !ok || !g.Carried && !campaign.Wears(m.Kind, id):
		return Unfit
	case c.Over() || c.Pending != nil:
		return Closed
	case !g.Carried && slices.Contains(m.Worn, id):
		return Worn
	case g.Carried && id == "net" && slices.Contains(m.Carried, id):
		return Held
	case g.Carried && len(m.Carried) >= MostCarried:
		return Laden
	case c.Purse < g.Price:
		return Dear
	}
	return Sold
}

// Buy buys something for a member, if nothing keeps it from it.
func (c *Company) Buy(m *Member, id string) Stop {
	stop := c.MayBuy(m, id)
	if stop != Sold {
		return stop
	}
	g, _ := campaign.Read().Good(id)
	c.Purse -= g.Price
	if g.Carried {
		m.Carried = append(m.Carried, id)
	} else {
		m.Worn = append(m.Worn, id)
	}
	return Sold
}

// Camp is how things stand in camp: the purse, and everybody as they are.
type Camp struct {
	purse   int
	members []Member
}

// Camp is how things stand now, to come back to with TakeBack.
func (c *Company) Camp() Camp {
	list := slices.Clone(c.Members)
	for i := range list {
		m := &list[i]
		m.Choices, m.Carried, m.Worn = slices.Clone(m.Choices), slices.Clone(m.Carried), slices.Clone(m.Worn)
	}
	return Camp{c.Purse, list}
}

// TakeBack takes back what was bought, chosen and rested since; who stays in camp goes on
// staying. With ironman nothing is taken back, nor once a battle has begun.
func (c *Company) TakeBack(to Camp) (ok bool) {
	if c.Ironman || c.Pending != nil || len(to.members) != len(c.Members) {
		return false
	}
	c.Purse = to.purse
	for i, m := range to.members {
		m.Stays = c.Members[i].Stays
		c.Members[i] = m
	}
	return true
}

// Steward does in camp what a machine would: it makes the choices of new levels, heals,
// and buys what is missing most. It is what plays the campaign where nobody does.
func (c *Company) Steward() {
	for i := range c.Members {
		for m := &c.Members[i]; len(m.Open()) > 0; {
			m.Choose(m.Open()[0])
		}
	}
	for range 9 {
		if !c.wounded() || !c.Rest() {
			break
		}
	}
	for _, id := range []string{campaign.KeenEdge, campaign.FineMail, "healing_draught"} {
		for i := range c.Members {
			if m := &c.Members[i]; !slices.Contains(m.Carried, id) {
				c.Buy(m, id)
			}
		}
	}
}

// wounded reports whether somebody has less than three quarters of all hit points.
func (c *Company) wounded() bool {
	return slices.ContainsFunc(c.Members, func(m Member) bool { return 4*m.HP < 3*m.MaxHP() })
}
