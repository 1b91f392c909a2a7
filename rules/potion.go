package rules

// potions are the draughts that a creature may carry, by the names that sheets
// list under "carried" (ACT-10, ACT-28). Other things carried have no rule.
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
func (c *Creature) carry(things []string, rs *Ruleset) error {
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
			return err
		}
		p.Potion, p.Cost = true, rs.Verbs[Drink].Cost
		c.Powers = append(c.Powers, p)
	}
	return nil
}
