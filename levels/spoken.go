package levels

import (
	"fmt"
	"strconv"

	"tenaille/rules"
)

func who(e *rules.Encounter, key string, sheet int) (rules.ID, error) {
	for id := range e.Count() {
		if e.Creatures[id].Sheet == sheet {
			return id, nil
		}
	}
	return rules.Nobody, fmt.Errorf("%s: there is no combatant %d", key, sheet)
}

func weaponByName(c *rules.Creature, key, name string) (int8, error) {
	if name == "unarmed" {
		return rules.UnarmedWeapon, nil
	}
	for i := range c.Weapons {
		if c.Weapons[i].Name == name {
			return int8(i), nil
		}
	}
	for i := range c.Weapons {
		if weaponName(c, int8(i)) == name {
			return int8(i), nil
		}
	}
	return 0, fmt.Errorf("%s: %s has no weapon %q", key, c.Name, name)
}

// weaponName names a weapon of a sheet as commands do: "dagger#2" is the second
// of two daggers.
func weaponName(c *rules.Creature, weapon int8) string {
	name, nth := c.Weapon(weapon).Name, 1
	for i := range max(0, min(int(weapon), len(c.Weapons))) {
		if c.Weapons[i].Name == name {
			nth++
		}
	}
	if nth > 1 {
		name += "#" + strconv.Itoa(nth)
	}
	return name
}
