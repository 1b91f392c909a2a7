package battle

import (
	"tenaille/game/model"
	"tenaille/game/tell"
	"tenaille/render/board"
	"tenaille/rules"
)

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
			if b.tell.Climbs(f, id) {
				p.Badges = append(p.Badges, climbingBadge)
			}
			if !c.Lowered.None() {
				p.Badges = append(p.Badges, board.Badge{Icon: tell.WeakenedIcon, Family: model.Body})
			}
		}
		p.Hidden, p.Lurks = c.Conditions.Has(rules.Invisible), c.Conditions.Has(rules.Hidden)
		list = append(list, p)
	}
	return list
}

// climbingBadge marks those who climb, and are flat-footed for it (CND-10).
var climbingBadge = board.Badge{Icon: tell.ClimbingIcon, Family: model.Body}

// pieceNow is the piece of a creature as far as the match has been shown.
func (b *battle) pieceNow(id rules.ID) (board.Piece, bool) {
	for _, p := range b.pieces(&b.tell.Shown.Facts) {
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
	for _, v := range tell.ConditionIcons {
		if cs.Has(v.C) && v.C != rules.Prone && v.C != rules.Dying {
			list = append(list, board.Badge{Icon: v.Icon, Family: v.Family})
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
