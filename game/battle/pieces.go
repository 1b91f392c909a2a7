package battle

import (
	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/hud"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

const flatFooted = "flat-footed"

// conditionIcons are the badges of conditions worth showing.
var conditionIcons = []struct {
	c      rules.Condition
	icon   string
	family art.Family
}{
	{rules.Dying, "dying", art.Life}, {rules.Stable, "unconscious", art.Life}, {rules.Disabled, "warning", art.Life},
	{rules.Unconscious, "unconscious", art.Life}, {rules.Asleep, "asleep", art.Mind}, {rules.Bound, "bound", art.Body}, {rules.Stunned, "stunned", art.Mind}, {rules.Paralysed, "helpless", art.Body},
	{rules.Grappling, "grappled", art.Body}, {rules.Pinned, "pinned", art.Body}, {rules.Entangled, "entangled", art.Body},
	{rules.Blinded, "blinded", art.Senses}, {rules.Invisible, "invisible", art.Senses}, {rules.Displaced, "displaced", art.Senses}, {rules.Blurred, "blurred", art.Senses}, {rules.Dazzled, "dazzled", art.Senses},
	{rules.Cowering, "cowering", art.Mind}, {rules.Frightened, "frightened", art.Mind}, {rules.Shaken, "shaken", art.Mind},
	{rules.TotalDefence, "total-defence", art.Stance}, {rules.FightingDefensively, "cover-half", art.Stance},
	{rules.Charging, "charge", art.Stance}, {rules.Running, "run", art.Stance},
	{rules.Hidden, "hide", art.Senses}, {rules.Squeezing, "squeezing", art.Body}, {rules.Floating, "floating", art.Body},
	{rules.Kneeling, "kneeling", art.Stance}, {rules.Sitting, "sitting", art.Stance}, {rules.Prone, "prone", art.Body},
	{rules.FlatFooted, flatFooted, art.Senses},
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
			p.Count = b.Number(int(c.HP))
		}
		if p.Pose != board.Dead {
			p.Badges = append(append(surpriseBadges(f, id), badges(c.Conditions)...), b.waitBadges(f, id)...)
			if b.climbs(f, id) {
				p.Badges = append(p.Badges, climbingBadge)
			}
			if !c.Lowered.None() {
				p.Badges = append(p.Badges, board.Badge{Icon: weakenedIcon, Family: art.Body})
			}
		}
		p.Hidden, p.Lurks = c.Conditions.Has(rules.Invisible), c.Conditions.Has(rules.Hidden)
		list = append(list, p)
	}
	return list
}

// climbingBadge marks those who climb, and are flat-footed for it (CND-10).
var climbingBadge = board.Badge{Icon: "climbing", Family: art.Body}

// climbs reports whether a creature climbs where some facts have it.
func (b *battle) climbs(f *rules.Facts, id rules.ID) bool {
	return b.climbsAt(id, f.Combatants[id].At)
}

// climbsAt reports whether a creature would climb where its space begins at a square.
func (b *battle) climbsAt(id rules.ID, at grid.Cell) bool {
	return !b.figures() && combat.Climbs(b.e, id, grid.Space{At: at, N: b.e.Creatures[id].Space})
}

// climbMarks is the same sign on its card.
func (b *battle) climbMarks(id rules.ID) []hud.Mark {
	if !b.climbs(&b.play.facts, id) {
		return nil
	}
	return []hud.Mark{{Icon: climbingBadge.Icon, Family: climbingBadge.Family, Tip: hud.Tip{
		Title: b.Key("condition.climbing"), Text: b.T("Flat-footed: no Dexterity bonus, no opportunity attacks."), Rule: rules.CND10.String(),
	}}}
}

// pieceNow is the piece of a creature as far as the match has been shown.
func (b *battle) pieceNow(id rules.ID) (board.Piece, bool) {
	for _, p := range b.pieces(&b.play.facts) {
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
