package voice

import (
	"strings"

	"tenaille/game/words"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// MayRead reports whether the side on screen may know what a creature plans:
// its own does, an onlooker too.
func (vo *Voice) MayRead(id rules.ID) bool {
	return vo.Side < 0 || int(vo.E.Creatures[id].Side) == vo.Side
}

// Trigger is what happens that somebody is ready for, amid other words (INI-08).
func Trigger(w *words.Words, t rules.Trigger) string {
	return strings.ToLower(w.Key("trigger." + t.String()))
}

// WaitsFor is the trigger of a readied action in words.
func (vo *Voice) WaitsFor(r *rules.Readied) string {
	told := Trigger(vo.Words, r.Trigger)
	if r.Trigger == rules.EnemyLeavesCell {
		told += " (" + r.Cell.Name() + ")"
	}
	return told
}

// Answers is what a readied action of a creature does, in words.
func (vo *Voice) Answers(id rules.ID, r *rules.Readied) string {
	if r.Steps && r.Then != rules.FiveFootStep {
		return vo.T("%[1]s, after a 5-foot step to %[2]s", vo.ReadiedDeed(id, r), r.To.Name())
	}
	return vo.ReadiedDeed(id, r)
}

// ReadiedDeed is the same without the 5-foot step that goes with it.
func (vo *Voice) ReadiedDeed(id rules.ID, r *rules.Readied) string {
	c := &vo.E.Creatures[id]
	name := vo.VerbName(r.Then)
	switch a := combat.Due(vo.E, r, id, id); r.Then {
	case rules.PickUp:
		return vo.T("%[1]s: %[2]s", name, ThingOf(vo, a.On, a.Weapon))
	case rules.Aid:
		return vo.T("%[1]s: %[2]s, %[3]s", name, vo.NameOf(a.Ally), Helping(vo, a.Option))
	case rules.FirstAid, rules.Wake:
		return vo.T("%[1]s: %[2]s", name, vo.NameOf(a.On))
	case rules.Power, rules.Drink:
		if int(r.Option) < len(c.Powers) {
			return vo.PowerName(c.Powers[r.Option].ID)
		}
	case rules.Attack, rules.FightDefensively, rules.Draw, rules.Load, rules.Sheathe, rules.Drop, rules.Disarm:
		return vo.T("%[1]s: %[2]s", name, vo.WeaponName(c.Weapon(r.Weapon).Name))
	case rules.Move, rules.FiveFootStep, rules.Crawl:
		return name + " " + r.To.Name()
	}
	return name
}
