package rules

import "fmt"

// potions are the draughts that a creature may carry, by the names that sheets
// list under "carried" (ACT-10, ACT-28).
var potions = []PowerSetup{
	{ID: "healing_draught", Cost: "standard", Heal: "1d8+1"},
	{ID: "strong_healing_draught", Cost: "standard", Heal: "2d8+3"},
	{ID: "vanishing_draught", Cost: "standard", Condition: "invisible", Rounds: 10, Fades: true},
	{ID: "blurring_draught", Cost: "standard", Condition: "blurred", Rounds: 5},
	{ID: "displacing_draught", Cost: "standard", Condition: "displaced", Rounds: 3},
	{ID: "courage_draught", Cost: "standard", Cures: []string{"shaken", "frightened", "cowering"}},
	{ID: "restoring_draught", Cost: "standard", Restores: &RestoreSetup{Dice: "1d4+1"}},
	{ID: "clear_eye_draught", Cost: "standard", Cures: []string{"blinded", "dazzled"}},
}

// NetItem is the net among the things a creature carries (MAN-06).
const NetItem = "net"

// Things lists what a creature may carry that a rule knows: the draughts and
// the net.
func Things() []string { return append(Potions(), NetItem) }

// Potions lists the draughts there are, by id.
func Potions() []string {
	ids := make([]string, len(potions))
	for i := range potions {
		ids[i] = potions[i].ID
	}
	return ids
}

// carry adds the draughts among the things a creature carries to its powers,
// one with as many uses as there are of its kind.
// A net takes hands, and is thrown once (MAN-06).
func (c *Creature) carry(things []string, rs *Ruleset) error {
	for i, thing := range things {
		switch {
		case thing != NetItem:
		case !c.Hands:
			return fmt.Errorf("[%d]: a net takes hands, and every weapon of it is natural", i)
		case c.HasNet:
			return fmt.Errorf("[%d]: one net a creature", i)
		default:
			c.HasNet = true
		}
	}
	for i := range potions {
		n := 0
		for _, thing := range things {
			if thing == potions[i].ID {
				n++
			}
		}
		if n == 0 || len(c.Powers) == MaxPowers {
			continue
		}
		s := potions[i]
		s.PerMatch = n
		p, err := newPower(&s, c, rs)
		if err != nil {
			return fmt.Errorf(": %w", err)
		}
		p.Potion, p.Cost = true, rs.Verbs[Drink].Cost
		c.Powers = append(c.Powers, p)
	}
	return nil
}
