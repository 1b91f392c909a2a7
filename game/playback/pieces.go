package playback

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/game/tell/voice"
	"tenaille/render/board/piece"
	"tenaille/rules"
)

// pieces are the creatures as some facts have them, in canonical order.
func (p *Player) pieces(f *rules.Facts) []piece.Piece {
	var list []piece.Piece
	for i := range f.Combatants {
		id, c := rules.ID(i), &f.Combatants[i]
		if c.Absent || p.E.Creatures[id].Kind == "" || p.E.Rules.Attack.Removed && c.Conditions.Has(rules.Dead) {
			continue
		}
		cr := &p.E.Creatures[id]
		one := PieceOf(id, c, cr)
		if n := p.E.Rules.Screen.Notch; n > 0 {
			one.Ticks = min(max((one.MaxHP+n-1)/n, 1), 12)
		}
		if p.Phases() {
			one.Done = c.Activated && !(f.Phase.Open && f.Phase.Lead == id)
		}
		if one.Pose == piece.Dying {
			one.Count = p.Number(int(c.HP))
			if p.Side >= 0 && int(cr.Side) != p.Side {
				one.Grey = fallenGrey // red is for one's own
			}
		}
		switch one.Pose {
		case piece.Dead:
		case piece.Dying: // whether it bleeds is all that matters
			one.Badges = badges(c.Conditions & rules.Set(rules.Stable))
		default:
			one.Badges = append(append(surpriseBadges(f, id), badges(c.Conditions)...), p.waitBadges(f, id)...)
			if p.Climbs(f, id) {
				one.Badges = append(one.Badges, climbingBadge)
			}
			if !c.Lowered.None() {
				one.Badges = append(one.Badges, piece.Badge{Icon: tell.WeakenedIcon, Family: model.Body})
			}
		}
		one.Hidden, one.Lurks = c.Conditions.Has(rules.Invisible), c.Conditions.Has(rules.Hidden)
		list = append(list, one)
	}
	return list
}

// fallenGrey is how grey an enemy is that is out of the fight and lives.
const fallenGrey = .75

// climbingBadge marks those who climb, and are flat-footed for it (CND-10).
var climbingBadge = piece.Badge{Icon: tell.ClimbingIcon, Family: model.Body}

// pieceNow is the piece of a creature as far as the match has been shown.
func (p *Player) pieceNow(id rules.ID) (piece.Piece, bool) {
	for _, piece := range p.pieces(&p.Shown.Facts) {
		if piece.ID == int(id) {
			return piece, true
		}
	}
	return piece.Piece{}, false
}

// PieceOf is a creature as it stands, without badges.
func PieceOf(id rules.ID, c *rules.Combatant, cr *rules.Creature) piece.Piece {
	return piece.Piece{
		ID: int(id), Figure: cr.Kind, Side: int(cr.Side), At: c.At, N: int(cr.Space), Scale: piece.ScaleOf(cr.Size),
		HP: int(c.HP), MaxHP: cr.Whole(c), Pose: piece.PoseOf(c.Conditions),
	}
}

func badges(cs rules.Conditions) []piece.Badge {
	var list []piece.Badge
	for _, v := range voice.ConditionIcons {
		if cs.Has(v.C) && v.C != rules.Prone && v.C != rules.Dying {
			list = append(list, piece.Badge{Icon: v.Icon, Family: v.Family})
		}
	}
	return list
}

// surpriseBadge marks those whom an ambush has surprised, on the board and in the
// order of turns, as long as they are.
var surpriseBadge = piece.Badge{Icon: tell.SurprisedIcon, Family: model.Senses}

// surpriseBadges is the same sign on the piece.
func surpriseBadges(f *rules.Facts, id rules.ID) []piece.Badge {
	if !f.Combatants[id].Surprised {
		return nil
	}
	return []piece.Badge{surpriseBadge}
}

// waitBadges are the same signs on the piece.
func (p *Player) waitBadges(f *rules.Facts, id rules.ID) []piece.Badge {
	var list []piece.Badge
	c := &f.Combatants[id]
	if c.Readied.Trigger != rules.NoTrigger && p.MayRead(id) {
		list = append(list, piece.Badge{Icon: plan.Rows[rules.Ready].Icon, Family: model.Stance})
	}
	if c.Budget.Delaying {
		list = append(list, piece.Badge{Icon: plan.Rows[rules.Delay].Icon, Family: model.Stance})
	}
	return list
}

// Drawn is a creature as it is drawn now.
func (p *Player) Drawn(id rules.ID) (piece.Piece, bool) {
	for _, one := range p.Stage.Pieces() {
		if one.ID == int(id) {
			return one, true
		}
	}
	return piece.Piece{}, false
}
