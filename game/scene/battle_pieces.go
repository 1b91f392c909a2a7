package scene

import (
	"tenaille/render/board"
	"tenaille/rules"
)

const flatFooted = "flat-footed"

// conditionIcons are the badges of conditions worth showing.
var conditionIcons = []struct {
	c      rules.Condition
	icon   string
	family board.Family
}{
	{rules.Dying, "dying", board.Life}, {rules.Stable, "unconscious", board.Life}, {rules.Disabled, "warning", board.Life},
	{rules.Unconscious, "unconscious", board.Life}, {rules.Asleep, "asleep", board.Mind}, {rules.Bound, "helpless", board.Body}, {rules.Stunned, "stunned", board.Mind}, {rules.Paralysed, "helpless", board.Body},
	{rules.Grappling, "grappled", board.Body}, {rules.Pinned, "pinned", board.Body}, {rules.Entangled, "entangled", board.Body},
	{rules.Blinded, "blinded", board.Senses}, {rules.Invisible, "invisible", board.Senses}, {rules.Dazzled, "dazzled", board.Senses},
	{rules.Cowering, "cowering", board.Mind}, {rules.Frightened, "frightened", board.Mind}, {rules.Shaken, "shaken", board.Mind},
	{rules.TotalDefence, "total-defence", board.Stance}, {rules.FightingDefensively, "cover-half", board.Stance},
	{rules.Charging, "charge", board.Stance}, {rules.Running, "run", board.Stance},
	{rules.Hidden, "hide", board.Senses}, {rules.Squeezing, "squeezing", board.Body}, {rules.Floating, "move", board.Body},
	{rules.Kneeling, "kneeling", board.Stance}, {rules.Sitting, "kneeling", board.Stance}, {rules.Prone, "prone", board.Body},
	{rules.FlatFooted, flatFooted, board.Senses},
}

// pieces are the creatures as some facts have them, in canonical order.
func (b *battle) pieces(f *rules.Facts) []board.Piece {
	var list []board.Piece
	for i := range f.Combatants {
		id, c := rules.ID(i), &f.Combatants[i]
		if c.Absent || b.e.Creatures[id].Kind == "" || b.figures() && c.Conditions.Has(rules.Dead) { // SKI-05
			continue
		}
		cr := &b.e.Creatures[id]
		p := pieceOf(id, c, cr)
		if b.figures() { // one part for 5 hit points
			p.Ticks = min(max((p.MaxHP+4)/5, 1), 12)
			p.Done = c.Activated && !(f.Phase.Open && f.Phase.Lead == id)
		}
		if p.Pose == board.Dying {
			p.Count = number(int(c.HP))
		}
		if p.Pose != board.Dead {
			p.Badges = append(badges(c.Conditions), b.waitBadges(f, id)...)
		}
		p.Hidden = c.Conditions.Has(rules.Invisible) || c.Conditions.Has(rules.Hidden)
		list = append(list, p)
	}
	return list
}

// pieceOf is a creature as it stands, without badges.
func pieceOf(id rules.ID, c *rules.Combatant, cr *rules.Creature) board.Piece {
	return board.Piece{
		ID: int(id), Figure: cr.Kind, Side: int(cr.Side), At: c.At, N: int(cr.Space),
		HP: int(c.HP), MaxHP: int(cr.MaxHP), Pose: pose(c.Conditions),
	}
}

func badges(cs rules.Conditions) []board.Badge {
	var list []board.Badge
	for _, v := range conditionIcons {
		if cs.Has(v.c) && v.c != rules.Prone && v.c != rules.Dying {
			list = append(list, board.Badge{Icon: v.icon, Family: v.family})
		}
	}
	return list
}

// onKnees are the conditions in which a figure kneels.
var onKnees = rules.Set(rules.Kneeling, rules.Sitting)

// pose is how a creature stands with its conditions.
func pose(cs rules.Conditions) board.Pose {
	switch {
	case cs.Has(rules.Dead):
		return board.Dead
	case cs.Has(rules.Dying) || cs.Has(rules.Stable) || cs.Has(rules.Unconscious):
		return board.Dying
	case cs.Has(rules.Prone):
		return board.Prone
	case cs.Any(onKnees):
		return board.Kneeling
	case cs.Has(rules.Stunned):
		return board.Stunned
	case cs.Any(rules.Set(rules.Frightened, rules.Cowering)):
		return board.Frightened
	case cs.Has(rules.Squeezing):
		return board.Squeezing
	}
	return board.Standing
}
