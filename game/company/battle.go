package company

import (
	"errors"
	"fmt"
	"slices"

	"tenaille/levels"
	"tenaille/levels/campaign"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

var (
	errNotNext = errors.New("is not the battle that comes next")
	errNobody  = errors.New("nobody goes")
)

// Ruleset is the one that the campaign is played by.
var Ruleset = rulesets.Default().Name

// Setup is a battle with those of the company in it who go, and enemies of its level.
func (c *Company) Setup(battle string) (rules.Setup, map[int]string, error) {
	story := campaign.Read()
	b, ok := story.Battle(battle)
	if !ok || !slices.Contains(c.Next(), battle) {
		return rules.Setup{}, nil, fmt.Errorf("%s: %w", battle, errNotNext)
	}
	going := c.Going(b.Places)
	if len(going) == 0 {
		return rules.Setup{}, nil, fmt.Errorf("%s: %w", battle, errNobody)
	}
	f, err := levels.OpenField(battle)
	if err != nil {
		return rules.Setup{}, nil, err
	}
	s, who, of := f.Setup, map[int]string{}, map[int]int{} // of: the speaker in place of the file's
	own, taken := s.Combatants[0].Side, 0
	byName := map[string]int{}
	var all []rules.Sheet
	for i := range s.Combatants {
		x := s.Combatants[i]
		of[x.ID] = x.ID
		switch {
		case x.Side != own:
			story.Raise(&x, b.Level)
		case taken < b.Places:
			if taken++; taken > len(going) {
				continue
			}
			m := going[taken-1]
			sheet := m.Sheet()
			sheet.ID, sheet.Side, sheet.At = x.ID, x.Side, x.At
			if m.Shaken {
				sheet.State = append(sheet.State, rules.ConditionSetup{ID: "shaken"})
			}
			x, who[x.ID], byName[m.Name] = sheet, m.Name, x.ID
		default:
			story.Raise(&x, b.Level)
		}
		all = append(all, x)
	}
	first := all[0].ID
	for i := range s.Combatants[:min(b.Places, len(s.Combatants))] {
		x := &s.Combatants[i]
		if id, there := byName[x.Name]; there {
			of[x.ID] = id
		} else {
			of[x.ID] = first
		}
	}
	s.Combatants = all
	for i := range s.Events {
		for k := range s.Events[i].Say {
			l := &s.Events[i].Say[k]
			if l.By != 0 {
				l.By = of[l.By]
			}
		}
	}
	for i := range s.Goals {
		if g := &s.Goals[i]; g.Side == own && len(g.Who) == 0 {
			g.Count = min(g.Count, len(going))
		}
	}
	s, err = f.LineUp(s)
	return s, who, err
}

// Begin notes that a battle begins by a seed. The setup is that of Setup.
func (c *Company) Begin(battle string, seed uint64) (rules.Setup, error) {
	s, who, err := c.Setup(battle)
	if err == nil {
		c.Pending, c.Beaten = &Pending{Battle: battle, Seed: seed, Who: who}, nil
	}
	return s, err
}

// Settle takes the company back out of the battle that was pending, as it ended; won tells
// that it was the company's. What a defeat costs depends on what was agreed: with Ironman
// it stands, else the battle is as if it had not been fought, but for the night after it
// (CAM-05).
func (c *Company) Settle(e *rules.Encounter, won bool) {
	p := c.Pending
	if p == nil {
		return
	}
	c.Pending = nil
	if !won && !c.Ironman {
		c.Tries++
		c.Beaten = &Chapter{Battle: p.Battle, Rounds: int(e.Facts.Round)}
		c.heal()
		return
	}
	story := campaign.Read()
	b, ok := story.Battle(p.Battle)
	if !ok {
		return
	}
	chapter := Chapter{Battle: p.Battle, Won: won, Rounds: int(e.Facts.Round)}
	var dead []string
	for id := range e.Count() {
		name := p.Who[e.Creatures[id].Sheet]
		if m := c.Member(name); m != nil {
			chapter.Fought = append(chapter.Fought, name)
			m.Battles++
			switch m.returns(e, id, won) {
			case killed:
				dead = append(dead, name)
			case felled:
				chapter.Hurt = append(chapter.Hurt, name)
			}
		}
	}
	c.bury(dead, &chapter)
	if won {
		c.Tries = 0
		chapter.Loot = b.Loot
		c.Purse += b.Loot
		for i := range c.Members {
			m := &c.Members[i]
			before, learnt := m.Level(), b.Experience
			if !slices.Contains(chapter.Fought, m.Name) {
				learnt /= 2
			}
			if m.Experience += learnt; m.Level() > before {
				chapter.Rose = append(chapter.Rose, m.Name)
			}
		}
		for _, person := range b.Joins {
			if c.Member(person.Name) == nil {
				c.join(person, b.Level)
				chapter.Joined = append(chapter.Joined, person.Name)
			}
		}
	} else {
		c.Tries++
	}
	c.heal()
	c.recruit(b, &chapter)
	c.Chapters = append(c.Chapters, chapter)
	c.Lost = len(c.Members) == 0
}

// fate is how somebody came out of a battle.
type fate uint8

const (
	standing fate = iota
	felled        // down at its end, and tended
	killed
)

// returns takes over how a member came out of a battle: hit points, damage to scores, and
// what is left of the things carried. Who lies on a field that was lost stays there.
func (m *Member) returns(e *rules.Encounter, id rules.ID, won bool) fate {
	f, creature := &e.Facts.Combatants[id], &e.Creatures[id]
	m.Shaken = false
	m.HP = max(int(f.HP), 0)
	lowered := f.Lowered
	for i := range e.Facts.Effects {
		if x := &e.Facts.Effects[i]; x.Kind == rules.Saps && x.Who == id { // it passes by itself
			lowered[x.Score] -= x.Value
		}
	}
	at := func(s rules.Score) int { return max(int(lowered[s]), 0) }
	m.Lowered = rules.AbilitiesSetup{Str: at(rules.Str), Dex: at(rules.Dex), Con: at(rules.Con), Int: at(rules.Int), Wis: at(rules.Wis), Cha: at(rules.Cha)}
	m.Carried = slices.DeleteFunc(m.Carried, func(thing string) bool { return !slices.Contains(rules.Things(), thing) })
	if f.NetThrown {
		m.Carried = without(m.Carried, rules.NetItem, 1)
	}
	for i := range creature.Powers {
		if p := &creature.Powers[i]; slices.Contains(rules.Potions(), p.ID) {
			m.Carried = without(m.Carried, p.ID, int(f.Uses[i]))
		}
	}
	m.mend()
	down := e.Rules.Attack.Defeated(e, id)
	switch {
	case f.Conditions.Has(rules.Dead), down && !won && f.Away != rules.Departed:
		return killed
	case down:
		return felled
	}
	return standing
}

// without is a list without the first n of a thing.
func without(list []string, thing string, n int) []string {
	return slices.DeleteFunc(list, func(x string) bool {
		if x != thing || n == 0 {
			return false
		}
		n--
		return true
	})
}

// bury writes the dead into the book; where nobody dies they come to, shaken (CAM-03).
func (c *Company) bury(dead []string, chapter *Chapter) {
	for _, name := range dead {
		m := c.Member(name)
		if c.Gentle {
			m.HP, m.Shaken = 0, true
			chapter.Hurt = append(chapter.Hurt, name)
			continue
		}
		chapter.Fell = append(chapter.Fell, name)
		c.Fallen = append(c.Fallen, Fallen{Name: name, Kind: m.Kind, Level: m.Level(), Battle: chapter.Battle, Battles: m.Battles})
		c.Members = slices.DeleteFunc(c.Members, func(m Member) bool { return m.Name == name })
	}
}

// recruit makes up the least that the company has by volunteers; nobody follows one of
// which nobody came back.
func (c *Company) recruit(b *campaign.Battle, chapter *Chapter) {
	if len(c.Members) == 0 {
		return
	}
	for _, p := range campaign.Read().Volunteers {
		known := c.Member(p.Name) != nil || slices.ContainsFunc(c.Fallen, func(f Fallen) bool { return f.Name == p.Name })
		if len(c.Members) < Least && !known {
			c.join(p, b.Level)
			chapter.Joined = append(chapter.Joined, p.Name)
		}
	}
}
