package voice

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

const FlatFooted = "flat-footed"

// ConditionIcons are the badges of conditions worth showing.
var ConditionIcons = []struct {
	C      rules.Condition
	Icon   string
	Family model.Family
}{
	{rules.Dying, "dying", model.Life}, {rules.Stable, "unconscious", model.Life}, {rules.Disabled, "warning", model.Life},
	{rules.Unconscious, "unconscious", model.Life}, {rules.Asleep, "asleep", model.Mind}, {rules.Bound, "bound", model.Body}, {rules.Stunned, "stunned", model.Mind}, {rules.Paralysed, "helpless", model.Body},
	{rules.Grappling, "grappled", model.Body}, {rules.Pinned, "pinned", model.Body}, {rules.Entangled, "entangled", model.Body},
	{rules.Anchored, "anchored", model.Body},
	{rules.Blinded, "blinded", model.Senses}, {rules.Invisible, "invisible", model.Senses}, {rules.Displaced, "displaced", model.Senses}, {rules.Blurred, "blurred", model.Senses}, {rules.Dazzled, "dazzled", model.Senses},
	{rules.Cowering, "cowering", model.Mind}, {rules.Frightened, "frightened", model.Mind}, {rules.Shaken, "shaken", model.Mind},
	{rules.TotalDefence, "total-defence", model.Stance}, {rules.FightingDefensively, "cover-half", model.Stance},
	{rules.Charging, "charge", model.Stance}, {rules.Running, "run", model.Stance},
	{rules.Hidden, "hide", model.Senses}, {rules.Squeezing, "squeezing", model.Body}, {rules.Floating, "floating", model.Body},
	{rules.Kneeling, "kneeling", model.Stance}, {rules.Sitting, "sitting", model.Stance}, {rules.Prone, "prone", model.Body},
	{rules.FlatFooted, FlatFooted, model.Senses},
}

// Climbs reports whether a creature climbs where some facts have it.
func (vo *Voice) Climbs(f *rules.Facts, id rules.ID) bool {
	return vo.ClimbsAt(id, f.Combatants[id].At)
}

// ClimbsAt reports whether a creature would climb where its space begins at a square.
func (vo *Voice) ClimbsAt(id rules.ID, at grid.Cell) bool {
	return vo.E.Rules.Move.Climbs && attack.Climbs(vo.E, id, grid.Space{At: at, N: vo.E.Creatures[id].Space})
}

// conditionNames are the names of some conditions.
func (vo *Voice) conditionNames(cs rules.Conditions) string {
	var list []string
	for _, v := range ConditionIcons {
		if cs.Has(v.C) {
			list = append(list, vo.ConditionName(v.C))
		}
	}
	return strings.Join(list, ", ")
}
