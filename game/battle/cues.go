package battle

import (
	"tenaille/game/sound"
	"tenaille/game/tell"
	"tenaille/render/board"
	"tenaille/render/stage"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// cue gives the stage what a group of events looks like.
func (b *battle) cue(events []rules.Event) {
	ev := &events[0]
	st := b.play.stage
	switch ev.Kind {
	case rules.Moved:
		cells := make([]grid.Cell, len(events))
		for i := range events {
			cells[i] = events[i].To
		}
		last := cells[len(cells)-1]
		b.follow(grid.Space{At: last, N: b.turn.E.Creatures[ev.Who].Space})
		switch cs := b.tell.Shown.Facts.Combatants[ev.Who].Conditions; {
		case ev.B == 2: // shoved, dragged or drawn in
			st.Play(stage.Push{ID: int(ev.Who), To: last, Along: ev.Verb == rules.BullRush})
		default:
			st.Play(stage.Move{ID: int(ev.Who), Cells: cells, Rush: cs.Has(rules.Charging) || cs.Has(rules.Running)})
		}
		b.heard(b.footstep(last))
	case rules.AttackRolled:
		b.cueAttack(events)
	case rules.OpportunityTaken:
		st.Play(stage.Say{ID: int(ev.Who), Text: b.T("Opportunity!"), Kind: board.Note})
		b.heard(sound.Warning)
	case rules.Damaged:
		b.cueHurt(ev, false, grid.Space{})
	case rules.Healed:
		if ev.A > 0 {
			hp := int(b.tell.Shown.Facts.Combatants[ev.Who].HP + ev.A)
			st.Play(stage.Heal{ID: int(ev.Who), Text: b.Signed(int(ev.A)), HP: hp})
			b.heard(sound.Heal)
		}
	case rules.AbilityDamaged:
		st.Play(stage.Say{ID: int(ev.Who), Text: b.T("%[1]s %[2]s", b.ScoreName(rules.Score(ev.B)), "−"+b.Number(int(ev.A))), Kind: board.Suffered})
		b.heard(sound.Hit)
	case rules.AbilityHealed:
		st.Play(stage.Say{ID: int(ev.Who), Text: b.T("%[1]s %[2]s", b.ScoreName(rules.Score(ev.B)), b.Signed(int(ev.A))), Kind: board.Withstood})
		b.heard(sound.Heal)
	case rules.ConditionGained:
		b.cueGained(ev)
	case rules.ConditionLost:
		if ev.Condition == rules.Hidden && ev.Cite == rules.STL02 {
			b.follow(b.shownSpace(ev.Who))
			st.Play(stage.Say{ID: int(ev.Who), Text: b.T("From hiding!"), Kind: board.Note})
			b.heard(sound.Warning)
		}
		if ev.Condition == rules.Prone && !b.tell.Shown.Facts.Combatants[ev.Who].Conditions.Any(rules.DownSet) {
			st.Play(stage.Stand{ID: int(ev.Who)})
		}
		if rules.Set(ev.Condition).Any(onKnees) {
			st.Play(stage.Rise{ID: int(ev.Who)})
		}
	case rules.Activated:
		if ev.A != 0 { // their beams are shown with the shot they are lent to
			b.play.lent = b.play.lent[:0]
			for i := range events {
				b.play.lent = append(b.play.lent, int(events[i].Who))
			}
		}
	case rules.TurnBegan:
		b.follow(b.shownSpace(ev.Who))
	default:
		b.cueDeed(events)
	}
}

// follow lets the camera go where something happens, if the player wants it to.
func (b *battle) follow(s grid.Space) {
	if b.Settings.FollowCamera {
		b.camera.AimInto(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
	}
}

// shownSpace is where a creature stands as far as the match has been shown.
func (b *battle) shownSpace(id rules.ID) grid.Space {
	return grid.Space{At: b.tell.Shown.Facts.Combatants[id].At, N: b.turn.E.Creatures[id].Space}
}

func (b *battle) cueAttack(events []rules.Event) {
	ev := &events[0]
	st := b.play.stage
	if ev.Whom == rules.Nobody {
		return
	}
	target, from := b.shownSpace(ev.Whom), b.shownSpace(ev.Who)
	b.follow(target)
	flank := board.Flank{}
	jaws := ev.Report != nil && ev.Report.Flanker != rules.Nobody
	if jaws {
		flank = board.Flank{Target: target, From: from, To: b.shownSpace(ev.Report.Flanker)}
		st.Play(stage.Jaws{Flank: flank})
		b.heard(sound.Jaws)
	}
	if b.diceRun() {
		st.Play(stage.Wait{Millis: 380})
		b.heard(sound.Roll)
	}
	w := b.turn.E.Creatures[ev.Who].Weapon(ev.Weapon)
	if len(b.play.lent) > 0 {
		fire := stage.Fire{ID: int(ev.Who), Helpers: b.play.lent, Target: target}
		for range b.play.lent {
			fire.Labels = append(fire.Labels, b.Signed(rules.FireBonus))
		}
		b.play.lent = nil
		st.Play(fire)
	}
	set := &b.turn.E.Rules.Attack
	switch shoots := set.Shoots(&b.turn.E.Creatures[ev.Who], ev.Weapon); {
	case shoots && !set.OneWeapon:
		st.Play(stage.Shoot{ID: int(ev.Who), Target: target, Kind: flight(ev.Weapon, w)})
		b.heard(sound.Bow)
	case shoots && !grid.Adjacent(from, target):
		st.Play(stage.Shoot{ID: int(ev.Who), Target: target, Kind: board.Arrow})
		b.heard(sound.Bow)
	default:
		st.Play(stage.Strike{ID: int(ev.Who), Target: target})
		b.heard(sound.Strike)
	}
	landed := false
	for i := range events[1:] {
		if d := &events[1+i]; d.Kind == rules.Damaged {
			b.cueHurt(d, tell.Critical(events), from)
			landed = true
		}
	}
	if ev.Flags&rules.FlagHit != 0 && ev.Report != nil && ev.Report.Frame.Mode&rules.ModeOpening != 0 && !tell.Lost(events) {
		st.Play(stage.Say{ID: int(ev.Whom), Text: b.T("touched"), Kind: board.Note})
		b.heard(sound.Hit)
		landed = true
	}
	switch {
	case landed:
	case armoured(b.turn.E, ev):
		st.Play(stage.Miss{ID: int(ev.Whom), Text: b.T("stopped"), From: from})
		b.heard(sound.Blocked)
	default:
		st.Play(stage.Miss{ID: int(ev.Whom), Text: b.T("miss"), From: from})
		b.heard(sound.Miss)
	}
	if jaws {
		st.Play(stage.Jaws{Flank: flank, Open: true})
	}
}

// flight is what flies when a weapon of a sheet's place is shot or thrown.
func flight(place int8, w *rules.Weapon) board.BoltKind {
	switch {
	case place == rules.NetWeapon:
		return board.Mesh
	case w.Family == rules.Crossbow:
		return board.Quarrel
	case w.Kind == rules.Thrown || w.Family == rules.Sling:
		return board.Stone
	}
	return board.Arrow
}

// diceRun tells whether the marker of the ruler runs before a roll is told.
func (b *battle) diceRun() bool { return b.Settings.ShowDice && !b.Settings.ReducedMotion }

func (b *battle) cueHurt(ev *rules.Event, crit bool, from grid.Space) {
	hp := int(b.tell.Shown.Facts.Combatants[ev.Who].HP - ev.A)
	b.play.stage.Play(stage.Hurt{ID: int(ev.Who), Text: b.Number(int(ev.A)), Crit: crit, HP: hp, From: from})
	if crit {
		b.heard(sound.Critical)
	} else {
		b.heard(sound.Hit)
	}
}

func (b *battle) cueGained(ev *rules.Event) {
	st, c := b.play.stage, &b.tell.Shown.Facts.Combatants[ev.Who]
	switch ev.Condition {
	case rules.Dying:
		st.Play(stage.Fall{ID: int(ev.Who), Pose: board.Dying, Count: b.Number(int(c.HP))})
		b.heard(sound.Felled)
	case rules.Prone:
		if !c.Conditions.Any(rules.DownSet) {
			st.Play(stage.Fall{ID: int(ev.Who), Pose: board.Prone})
		}
	case rules.Dead:
		st.Play(stage.Die{ID: int(ev.Who)})
		b.heard(sound.Felled)
		if b.turn.E.Rules.Attack.Removed {
			st.Play(stage.Vanish{ID: int(ev.Who)})
		}
	default:
		if rules.Set(ev.Condition).Any(onKnees) {
			st.Play(stage.Kneel{ID: int(ev.Who)})
		}
		if told[ev.Condition] && !c.Conditions.Has(ev.Condition) {
			st.Play(stage.Say{ID: int(ev.Who), Text: b.ConditionName(ev.Condition), Kind: board.Suffered})
		}
	}
}
