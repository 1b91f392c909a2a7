package company

import (
	"slices"

	"tenaille/levels"
	"tenaille/levels/campaign"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Company is a campaign as far as it has come. It is kept as it stands here and does not
// need the records of its battles, so that it goes on by any later rules.
type Company struct {
	// Ironman tells that defeats stand, and that battles have no saves to go back to.
	Ironman bool `json:"ironman,omitempty"`
	// Gentle tells that nobody dies: who would have is shaken in the battle after.
	Gentle bool `json:"gentle,omitempty"`
	// Foe is the machine that plays the other side.
	Foe     string   `json:"foe"`
	Purse   int      `json:"purse"`
	Members []Member `json:"members"`
	// Pending is the battle that has begun and is not counted yet, nil for none.
	Pending *Pending `json:"pending,omitempty"`
	// Chapters are the battles that count, Fallen those who died, in their order.
	Chapters []Chapter `json:"chapters,omitempty"`
	Fallen   []Fallen  `json:"fallen,omitempty"`
	// Tries is how often the battle that is next was lost.
	Tries int `json:"tries,omitempty"`
	// Beaten is a defeat that was undone and is not told yet, nil for none.
	Beaten *Chapter `json:"beaten,omitempty"`
	// Told is how many chapters were told already.
	Told int `json:"told,omitempty"`
	// Lost tells that nobody is left to go on.
	Lost bool `json:"lost,omitempty"`
	// Kept is the count of the save that it was read from or written to, 0 for none.
	Kept uint64 `json:"-"`
}

// Member is somebody of the company.
type Member struct {
	Name       string `json:"name"`
	Kind       string `json:"kind"`
	Experience int    `json:"experience"`
	// HP are the hit points now, Lowered the damage to the scores (DMG-11).
	HP      int                  `json:"hp"`
	Lowered rules.AbilitiesSetup `json:"lowered,omitzero"`
	// Choices are those made at new levels, Carried what is used up in battle, Worn what
	// is not.
	Choices []string `json:"choices,omitempty"`
	Carried []string `json:"carried,omitempty"`
	Worn    []string `json:"worn,omitempty"`
	// Shaken tells that the next battle is begun so (CAM-03).
	Shaken bool `json:"shaken,omitempty"`
	// Stays tells that somebody is to stay in camp.
	Stays bool `json:"stays,omitempty"`
	// Battles is how many were fought.
	Battles int `json:"battles,omitempty"`
}

// Pending is a battle that has begun.
type Pending struct {
	Battle string `json:"battle"`
	Seed   uint64 `json:"seed"`
	// Who are the names of those who went, by the ids of their sheets.
	Who map[int]string `json:"who"`
}

// Chapter is a battle that counts.
type Chapter struct {
	Battle string `json:"battle"`
	Won    bool   `json:"won"`
	Rounds int    `json:"rounds"`
	// Fought are the names of those who fought, Hurt of those who were down at its end and
	// lived, Fell of those who died, Rose of those who reached a new level by it and Joined
	// of those who came after it.
	Fought []string `json:"fought,omitempty"`
	Hurt   []string `json:"hurt,omitempty"`
	Fell   []string `json:"fell,omitempty"`
	Rose   []string `json:"rose,omitempty"`
	Joined []string `json:"joined,omitempty"`
	Loot   int      `json:"loot,omitempty"`
}

// Fallen is somebody who died.
type Fallen struct {
	Name   string `json:"name"`
	Kind   string `json:"kind"`
	Level  int    `json:"level"`
	Battle string `json:"battle"`
	// Battles is how many were fought, the last included.
	Battles int `json:"battles"`
}

// Least is how many the company has at least: volunteers make it up.
const Least = 4

// MostCarried is how many things to use up somebody carries at most (CAM-04).
const MostCarried = 4

// New is the company as it sets out.
func New(foe string, ironman, gentle bool) *Company {
	story := campaign.Read()
	c := &Company{Foe: foe, Ironman: ironman, Gentle: gentle, Purse: story.Purse}
	for _, p := range story.Band {
		c.join(p, 1)
	}
	return c
}

// join takes somebody in, with what one of the kind carries.
func (c *Company) join(p campaign.Person, level int) {
	story := campaign.Read()
	m := Member{Name: p.Name, Kind: p.Kind, Experience: story.Experience[min(max(level, 1), campaign.Highest)-1]}
	if sheet, ok := levels.Creature(p.Kind); ok {
		m.Carried = sheet.Carried
	}
	for len(m.Choices) < m.Level()-1 { // who comes later has lived before
		m.Choices = append(m.Choices, m.Open()[0])
	}
	m.HP = m.MaxHP()
	c.Members = append(c.Members, m)
}

// Level is the level that the experience of a member comes to.
func (m *Member) Level() int { return campaign.Read().Level(m.Experience) }

// Sheet is a member as the rules have it: kind, level, choices and what is worn.
func (m *Member) Sheet() rules.Sheet {
	sheet := m.raised()
	sheet.Name, sheet.PC, sheet.Carried = m.Name, true, slices.Clone(m.Carried)
	sheet.HP, sheet.Lowered = min(m.HP, m.MaxHP()), m.Lowered
	return sheet
}

// raised is the sheet of a member unhurt.
func (m *Member) raised() rules.Sheet {
	story := campaign.Read()
	sheet, _ := story.Sheet(m.Kind, m.Level())
	for _, choice := range m.Choices {
		campaign.Choose(&sheet, m.Level(), choice)
	}
	for _, id := range m.Worn {
		campaign.Wear(&sheet, id)
	}
	return sheet
}

// MaxHP are the most hit points of a member, as the damage to Constitution leaves them
// (DMG-11).
func (m *Member) MaxHP() int {
	sheet := m.raised()
	sheet.HP = 1
	c, err := rules.NewCreature(&sheet, rulesets.Default())
	if err != nil {
		return sheet.MaxHP
	}
	a := &m.Lowered
	return c.Whole(&rules.Combatant{Lowered: rules.Scores{int8(a.Str), int8(a.Dex), int8(a.Con), int8(a.Int), int8(a.Wis), int8(a.Cha)}})
}

// Points is what a member costs in an army, by the formula for all creatures.
func (m *Member) Points() int {
	sheet := m.Sheet()
	return levels.Points(&sheet)
}

// Open are the choices of a new level that are still to be made, none where there is no
// level for one.
func (m *Member) Open() []string {
	if len(m.Choices) >= m.Level()-1 {
		return nil
	}
	return campaign.Read().Choices(m.Kind, m.Choices)
}

// Choose makes a choice of a new level; ok is false for one that is not open.
func (m *Member) Choose(choice string) (ok bool) {
	if !slices.Contains(m.Open(), choice) {
		return false
	}
	before := m.MaxHP()
	m.Choices = append(m.Choices, choice)
	m.HP += max(m.MaxHP()-before, 0)
	return true
}

// With is the sheet of a member as a choice of a new level would make it.
func (m *Member) With(choice string) rules.Sheet {
	as := *m
	as.Choices = append(slices.Clone(m.Choices), choice)
	as.HP += max(as.MaxHP()-m.MaxHP(), 0)
	return as.Sheet()
}

// Wearing is the sheet of a member who has one thing more to wear.
func (m *Member) Wearing(id string) rules.Sheet {
	as := *m
	as.Worn = append(slices.Clone(m.Worn), id)
	return as.Sheet()
}

// Hurt reports whether anything is left to heal.
func (m *Member) Hurt() bool {
	return m.HP < m.MaxHP() || m.Lowered != (rules.AbilitiesSetup{})
}

// Member is the member of a name, nil where there is none.
func (c *Company) Member(name string) *Member {
	i := slices.IndexFunc(c.Members, func(m Member) bool { return m.Name == name })
	if i < 0 {
		return nil
	}
	return &c.Members[i]
}

// Next are the battles that may be fought now: the first, those that follow the last one
// won, or none where the story is at its end.
func (c *Company) Next() []string {
	story := campaign.Read()
	if c.Lost {
		return nil
	}
	for i := len(c.Chapters) - 1; i >= 0; i-- {
		if b, ok := story.Battle(c.Chapters[i].Battle); ok && c.Chapters[i].Won {
			return b.Next
		}
	}
	return []string{story.Battles[0].Name}
}

// Won reports whether the story has come to its good end.
func (c *Company) Won() bool { return !c.Lost && len(c.Next()) == 0 }

// Over reports whether nothing is left to be fought.
func (c *Company) Over() bool { return c.Lost || c.Won() }

// Mourned are the names of those who had fallen when a battle of the book was over, of all
// who fell where it is nil.
func (c *Company) Mourned(h *Chapter) (names []string) {
	if h == nil {
		for i := range c.Fallen {
			names = append(names, c.Fallen[i].Name)
		}
		return names
	}
	for i := range c.Chapters {
		if names = append(names, c.Chapters[i].Fell...); &c.Chapters[i] == h {
			break
		}
	}
	return names
}

// Count is how many battles were won.
func (c *Company) Count() (n int) {
	for i := range c.Chapters {
		if c.Chapters[i].Won {
			n++
		}
	}
	return n
}

// Went reports whether the company has won a battle.
func (c *Company) Went(battle string) bool {
	return slices.ContainsFunc(c.Chapters, func(h Chapter) bool { return h.Battle == battle && h.Won })
}

// Going are those who go into a battle with so many places: in the order of the company,
// without those who are to stay.
func (c *Company) Going(places int) (list []*Member) {
	for i := range c.Members {
		if m := &c.Members[i]; !m.Stays && len(list) < places {
			list = append(list, m)
		}
	}
	return list
}
