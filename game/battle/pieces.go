package battle

import (
	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

const flatFooted = "flat-footed"

// conditionIcons are the badges of conditions worth showing.
var conditionIcons = []struct {
	c      rules.Condition
	icon   string
	family model.Family
}{
	{rules.Dying, "dying", model.Life}, {rules.Stable, "unconscious", model.Life}, {rules.Disabled, "warning", model.Life},
	{rules.Unconscious, "unconscious", model.Life}, {rules.Asleep, "asleep", model.Mind}, {rules.Bound, "bound", model.Body}, {rules.Stunned, "stunned", model.Mind}, {rules.Paralysed, "helpless", model.Body},
	{rules.Grappling, "grappled", model.Body}, {rules.Pinned, "pinned", model.Body}, {rules.Entangled, "entangled", model.Body},
	{rules.Blinded, "blinded", model.Senses}, {rules.Invisible, "invisible", model.Senses}, {rules.Displaced, "displaced", model.Senses}, {rules.Blurred, "blurred", model.Senses}, {rules.Dazzled, "dazzled", model.Senses},
	{rules.Cowering, "cowering", model.Mind}, {rules.Frightened, "frightened", model.Mind}, {rules.Shaken, "shaken", model.Mind},
	{rules.TotalDefence, "total-defence", model.Stance}, {rules.FightingDefensively, "cover-half", model.Stance},
	{rules.Charging, "charge", model.Stance}, {rules.Running, "run", model.Stance},
	{rules.Hidden, "hide", model.Senses}, {rules.Squeezing, "squeezing", model.Body}, {rules.Floating, "floating", model.Body},
	{rules.Kneeling, "kneeling", model.Stance}, {rules.Sitting, "sitting", model.Stance}, {rules.Prone, "prone", model.Body},
	{rules.FlatFooted, flatFooted, model.Senses},
}

// pieces are the creatures as some facts have them, in canonical order.
func (b *battle) pieces(f *rules.Facts) []board.Piece {
	var list []board.Piece
	for i := range f.Combatants {
		id, c := rules.ID(i), &f.Combatants[i]
		if c.Absent || b.turn.E.Creatures[id].Kind == "" || b.turn.E.Rules.Attack.Removed && c.Conditions.Has(rules.Dead) {
			continue
		}
		cr := &b.turn.E.Creatures[id]
		p := pieceOf(id, c, cr)
		if n := b.turn.E.Rules.Screen.Notch; n > 0 {
			p.Ticks = min(max((p.MaxHP+n-1)/n, 1), 12)
		}
		if b.turn.Phases() {
			p.Done = c.Activated && !(f.Phase.Open && f.Phase.Lead == id)
		}
		if p.Pose == board.Dying {
			p.Count = b.Number(int(c.HP))
		}
		if p.Pose != board.Dead {
			p.Badges = append(append(surpriseBadges(f, id), badges(c.Conditions)...), b.waitBadges(f, id)...)
			if b.climbs(f, id) {
				p.Badges = append(p.Badges, climbingBadge)
			}
			if !c.Lowered.None() {
				p.Badges = append(p.Badges, board.Badge{Icon: weakenedIcon, Family: model.Body})
			}
		}
		p.Hidden, p.Lurks = c.Conditions.Has(rules.Invisible), c.Conditions.Has(rules.Hidden)
		list = append(list, p)
	}
	return list
}

// climbingBadge marks those who climb, and are flat-footed for it (CND-10).
var climbingBadge = board.Badge{Icon: climbingIcon, Family: model.Body}

// climbingIcon is the sign of one who climbs.
const climbingIcon = "climbing"

// climbs reports whether a creature climbs where some facts have it.
func (b *battle) climbs(f *rules.Facts, id rules.ID) bool {
	return b.climbsAt(id, f.Combatants[id].At)
}

// climbsAt reports whether a creature would climb where its space begins at a square.
func (b *battle) climbsAt(id rules.ID, at grid.Cell) bool {
	return b.turn.E.Rules.Move.Climbs && attack.Climbs(b.turn.E, id, grid.Space{At: at, N: b.turn.E.Creatures[id].Space})
}

// climbMarks is the same sign on its card.
func (b *battle) climbMarks(id rules.ID) []model.Mark {
	if !b.climbs(&b.shown.facts, id) {
		return nil
	}
	return []model.Mark{{Icon: climbingIcon, Family: model.Body, Tip: model.Tip{
		Title: b.Key("condition.climbing"), Text: b.T("Flat-footed: no Dexterity bonus, no opportunity attacks."), Rule: rules.CND10.String(),
	}}}
}

// pieceNow is the piece of a creature as far as the match has been shown.
func (b *battle) pieceNow(id rules.ID) (board.Piece, bool) {
	for _, p := range b.pieces(&b.shown.facts) {
		if p.ID == int(id) {
			return p, true
		}
	}
	return board.Piece{}, false
}

// pieceOf is a creature as it stands, without badges.
func pieceOf(id rules.ID, c *rules.Combatant, cr *rules.Creature) board.Piece {
	return board.Piece{
		ID: int(id), Figure: cr.Kind, Side: int(cr.Side), At: c.At, N: int(cr.Space), Scale: board.ScaleOf(cr.Size),
		HP: int(c.HP), MaxHP: cr.Whole(c), Pose: pose(c.Conditions),
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
	case cs.Has(rules.Floating):
		return board.Floating
	}
	return board.Standing
}
