package playback

import (
	"tenaille/game/sound"
	"tenaille/game/tell"
	"tenaille/render/board"
	"tenaille/render/board/moment"
	"tenaille/render/board/piece"
	"tenaille/render/stage"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// cue gives the stage what a group of events looks like.
func (p *Player) cue(events []rules.Event) {
	ev := &events[0]
	st := p.Stage
	switch ev.Kind {
	case rules.Moved:
		cells := make([]grid.Cell, len(events))
		for i := range events {
			cells[i] = events[i].To
		}
		last := cells[len(cells)-1]
		p.board.Follow(grid.Space{At: last, N: p.E.Creatures[ev.Who].Space})
		switch cs := p.Shown.Facts.Combatants[ev.Who].Conditions; {
		case ev.B == 2: // shoved, dragged or drawn in
			st.Play(stage.Push{ID: int(ev.Who), To: last, Along: ev.Verb == rules.BullRush})
		default:
			st.Play(stage.Move{ID: int(ev.Who), Cells: cells, Rush: cs.Has(rules.Charging) || cs.Has(rules.Running)})
		}
		p.hear(p.board.Footstep(last))
	case rules.AttackRolled:
		p.cueAttack(events)
	case rules.OpportunityTaken:
		st.Play(stage.Say{ID: int(ev.Who), Text: p.T("Opportunity!"), Kind: moment.Note})
		p.hear(sound.Warning)
	case rules.Damaged:
		p.cueHurt(ev, false, grid.Space{})
	case rules.Healed:
		if ev.A > 0 {
			hp := int(p.Shown.Facts.Combatants[ev.Who].HP + ev.A)
			st.Play(stage.Heal{ID: int(ev.Who), Text: p.Signed(int(ev.A)), HP: hp})
			p.hear(sound.Heal)
		}
	case rules.AbilityDamaged:
		st.Play(stage.Say{ID: int(ev.Who), Text: p.T("%[1]s %[2]s", p.ScoreName(rules.Score(ev.B)), "−"+p.Number(int(ev.A))), Kind: moment.Suffered})
		p.hear(sound.Hit)
	case rules.AbilityHealed:
		st.Play(stage.Say{ID: int(ev.Who), Text: p.T("%[1]s %[2]s", p.ScoreName(rules.Score(ev.B)), p.Signed(int(ev.A))), Kind: moment.Withstood})
		p.hear(sound.Heal)
	case rules.ConditionGained:
		p.cueGained(ev)
	case rules.ConditionLost:
		if ev.Condition == rules.Hidden && ev.Cite == rules.STL02 {
			p.board.Follow(p.ShownSpace(ev.Who))
			st.Play(stage.Say{ID: int(ev.Who), Text: p.T("From hiding!"), Kind: moment.Note})
			p.hear(sound.Warning)
		}
		if ev.Condition == rules.Prone && !p.Shown.Facts.Combatants[ev.Who].Conditions.Any(rules.DownSet) {
			st.Play(stage.Stand{ID: int(ev.Who)})
		}
		if rules.Set(ev.Condition).Any(piece.OnKnees) {
			st.Play(stage.Rise{ID: int(ev.Who)})
		}
	case rules.Activated:
		if ev.A != 0 { // their beams are shown with the shot they are lent to
			p.lent = p.lent[:0]
			for i := range events {
				p.lent = append(p.lent, int(events[i].Who))
			}
		}
	case rules.TurnBegan:
		p.board.Follow(p.ShownSpace(ev.Who))
	default:
		if !p.cueScene(ev) {
			p.cueDeed(events)
		}
	}
}

// ShownSpace is where a creature stands as far as the match has been shown.
func (p *Player) ShownSpace(id rules.ID) grid.Space {
	return grid.Space{At: p.Shown.Facts.Combatants[id].At, N: p.E.Creatures[id].Space}
}

func (p *Player) cueAttack(events []rules.Event) {
	ev := &events[0]
	st := p.Stage
	if ev.Whom == rules.Nobody {
		return
	}
	target, from := p.ShownSpace(ev.Whom), p.ShownSpace(ev.Who)
	p.board.Follow(target)
	flank := board.Flank{}
	jaws := ev.Report != nil && ev.Report.Flanker != rules.Nobody
	if jaws {
		flank = board.Flank{Target: target, From: from, To: p.ShownSpace(ev.Report.Flanker)}
		st.Play(stage.Jaws{Flank: flank})
		p.hear(sound.Jaws)
	}
	if p.screen.Pace().dice() {
		st.Play(stage.Wait{Millis: 380})
		p.hear(sound.Roll)
	}
	w := p.E.Creatures[ev.Who].Weapon(ev.Weapon)
	if len(p.lent) > 0 {
		fire := stage.Fire{ID: int(ev.Who), Helpers: p.lent, Target: target}
		for range p.lent {
			fire.Labels = append(fire.Labels, p.Signed(rules.FireBonus))
		}
		p.lent = nil
		st.Play(fire)
	}
	set := &p.E.Rules.Attack
	switch shoots := set.Shoots(&p.E.Creatures[ev.Who], ev.Weapon); {
	case shoots && !set.OneWeapon:
		st.Play(stage.Shoot{ID: int(ev.Who), Target: target, Kind: flight(ev.Weapon, w)})
		p.hear(sound.Bow)
	case shoots && !grid.Adjacent(from, target):
		st.Play(stage.Shoot{ID: int(ev.Who), Target: target, Kind: moment.Arrow})
		p.hear(sound.Bow)
	default:
		st.Play(stage.Strike{ID: int(ev.Who), Target: target, Kind: blow(w)})
		p.hear(sound.Strike)
	}
	landed := false
	for i := range events[1:] {
		if d := &events[1+i]; d.Kind == rules.Damaged {
			p.cueHurt(d, tell.Critical(events), from)
			landed = true
		}
	}
	if ev.Flags&rules.FlagHit != 0 && ev.Report != nil && ev.Report.Frame.Mode&rules.ModeOpening != 0 && !tell.Lost(events) {
		st.Play(stage.Say{ID: int(ev.Whom), Text: p.T("touched"), Kind: moment.Note})
		p.hear(sound.Hit)
		landed = true
	}
	switch {
	case landed:
	case attack.Stopped(ev):
		st.Play(stage.Miss{ID: int(ev.Whom), Text: p.T("stopped"), From: from, Stopped: true})
		p.hear(sound.Blocked)
	default:
		st.Play(stage.Miss{ID: int(ev.Whom), Text: p.T("miss"), From: from})
		p.hear(sound.Miss)
	}
	if jaws {
		st.Play(stage.Jaws{Flank: flank, Open: true})
	}
}

// flight is what flies when a weapon of a sheet's place is shot or thrown.
func flight(place int8, w *rules.Weapon) moment.BoltKind {
	switch {
	case place == rules.NetWeapon:
		return moment.Mesh
	case w.Family == rules.Crossbow:
		return moment.Quarrel
	case w.Kind == rules.Thrown || w.Family == rules.Sling:
		return moment.Stone
	}
	return moment.Arrow
}

// blow is how a blow with a weapon looks: the teeth and claws of beasts, points, edges,
// and all else that is blunt.
func blow(w *rules.Weapon) moment.ArcKind {
	switch {
	case w.Natural && !w.Unarmed && w.Piercing || w.Natural && w.Trip:
		return moment.Bite
	case w.Unarmed, w.Natural:
		return moment.Crush
	case w.Piercing:
		return moment.Thrust
	case w.Threat <= 19: // maces, hammers and clubs threaten on a 20 alone
		return moment.Slash
	case w.Multiplier >= 3: // axes
		return moment.Slash
	}
	return moment.Crush
}

func (p *Player) cueHurt(ev *rules.Event, crit bool, from grid.Space) {
	hp := int(p.Shown.Facts.Combatants[ev.Who].HP - ev.A)
	p.Stage.Play(stage.Hurt{ID: int(ev.Who), Text: p.Number(int(ev.A)), Crit: crit, HP: hp, From: from})
	if crit {
		p.hear(sound.Critical)
	} else {
		p.hear(sound.Hit)
	}
}

func (p *Player) cueGained(ev *rules.Event) {
	st, c := p.Stage, &p.Shown.Facts.Combatants[ev.Who]
	switch ev.Condition {
	case rules.Dying:
		st.Play(stage.Fall{ID: int(ev.Who), Pose: piece.Dying, Count: p.Number(int(c.HP))})
		p.hear(sound.Felled)
	case rules.Prone:
		if !c.Conditions.Any(rules.DownSet) {
			st.Play(stage.Fall{ID: int(ev.Who), Pose: piece.Prone})
		}
	case rules.Dead:
		st.Play(stage.Die{ID: int(ev.Who)})
		p.hear(sound.Felled)
		if p.E.Rules.Attack.Removed {
			st.Play(stage.Vanish{ID: int(ev.Who)})
		}
	default:
		if rules.Set(ev.Condition).Any(piece.OnKnees) {
			st.Play(stage.Kneel{ID: int(ev.Who)})
		}
		if told[ev.Condition] && !c.Conditions.Has(ev.Condition) {
			st.Play(stage.Say{ID: int(ev.Who), Text: p.ConditionName(ev.Condition), Kind: moment.Suffered})
		}
	}
}

// hear gives the cue that the stage was given last its sound: it is heard as
// the cue is seen, so that no sound is without its sign.
func (p *Player) hear(e sound.Effect) { p.Stage.Sound(int(e)) }
