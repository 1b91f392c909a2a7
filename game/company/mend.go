package company

import (
	"errors"
	"slices"

	"tenaille/levels"
	"tenaille/levels/campaign"
	"tenaille/rules"
)

var errStrange = errors.New("it is no campaign")

// Mend brings a campaign that was read from a file within what this version knows, so
// that one saved by another goes on: kinds that are no more become the nearest there are,
// things and choices that are no more are let go of, numbers come into their ranges. The
// error says that nothing of it can be played.
func (c *Company) Mend() error {
	story := campaign.Read()
	if len(c.Members) == 0 && !c.Lost || len(c.Members) > 24 {
		return errStrange
	}
	var names []string
	for i := range c.Members {
		m := &c.Members[i]
		if m.Name == "" || slices.Contains(names, m.Name) {
			return errStrange
		}
		names = append(names, m.Name)
		if k, ok := story.Kinds[m.Kind]; !ok || len(k.Scores) == 0 {
			m.Kind = story.Band[0].Kind
		}
		m.mend()
	}
	c.Purse, c.Tries = min(max(c.Purse, 0), 1<<20), max(c.Tries, 0)
	c.Chapters = slices.DeleteFunc(c.Chapters, func(h Chapter) bool { _, ok := story.Battle(h.Battle); return !ok })
	c.Told = min(max(c.Told, 0), len(c.Chapters))
	for i := range c.Fallen {
		if _, ok := levels.Creature(c.Fallen[i].Kind); !ok {
			c.Fallen[i].Kind = story.Band[0].Kind
		}
	}
	if h := c.Beaten; h != nil && !slices.Contains(c.Next(), h.Battle) {
		c.Beaten = nil
	}
	if p := c.Pending; p != nil && !slices.Contains(c.Next(), p.Battle) {
		c.Pending = nil
	}
	return nil
}

func (m *Member) mend() {
	story := campaign.Read()
	m.Experience = min(max(m.Experience, 0), 1<<20)
	k := story.Kinds[m.Kind]
	m.Choices = slices.DeleteFunc(m.Choices, func(x string) bool { return !slices.Contains(k.Feats, x) && !slices.Contains(k.Scores, x) })
	m.Choices = m.Choices[:min(len(m.Choices), m.Level()-1)]
	m.Carried = slices.DeleteFunc(m.Carried, func(x string) bool { return !slices.Contains(rules.Things(), x) })
	if i := slices.Index(m.Carried, rules.NetItem); i >= 0 { // one each (MAN-06)
		m.Carried = append(m.Carried[:i+1], slices.DeleteFunc(m.Carried[i+1:], func(x string) bool { return x == rules.NetItem })...)
	}
	m.Carried = m.Carried[:min(len(m.Carried), MostCarried)]
	m.Worn = slices.DeleteFunc(m.Worn, func(x string) bool { return !campaign.Wears(m.Kind, x) })
	slices.Sort(m.Worn)
	m.Worn = slices.Compact(m.Worn)
	a := &m.Lowered
	for _, s := range []*int{&a.Str, &a.Dex, &a.Con, &a.Int, &a.Wis, &a.Cha} {
		*s = min(max(*s, 0), 5) // no score falls to 0 by what is left over from a battle
	}
	m.HP = min(max(m.HP, 1), m.MaxHP())
}
