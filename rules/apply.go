package rules

// Apply changes the facts as the event says. It is the only thing that does.
func (f *Facts) Apply(ev *Event) {
	switch ev.Kind {
	case InitiativeRolled:
		c := &f.Combatants[ev.Who]
		if ev.C == 0 {
			c.Initiative = ev.B
		} else {
			c.Rolls = uint8(ev.A)
		}
	case Placed:
		f.Order[ev.A] = ev.Who
		f.Ordered = max(f.Ordered, uint8(ev.A)+1)
	case RoundBegan:
		f.Round, f.Started = uint16(ev.A), true
		f.newPhase()
	case TurnBegan:
		f.turnBegan(ev)
	case TurnEnded:
		f.Combatants[ev.Who].Budget.Over = true
		f.Last = ev.Who
	case TurnSkipped:
		if ev.A >= 0 {
			f.Turn = uint8(ev.A)
		}
		f.Combatants[ev.Who].Budget = Budget{Over: true}
		f.Last = ev.Who
	case Spent:
		b := &f.Combatants[ev.Who].Budget
		b.spend(Spending(ev.A), uint8(ev.B))
		b.Shot = b.Shot || ev.C == 1
	case Moved:
		c := &f.Combatants[ev.Who]
		c.At = ev.To
		if ev.B == 0 {
			c.Budget.Moved = true
			c.Budget.Step = false
			c.Budget.Walked = uint8(min(255, int(c.Budget.Walked)+int(ev.C)))
		}
		c.Budget.Diagonals = uint8(ev.A)
	case AttackRolled:
		f.Combatants[ev.Who].Budget.Struck = f.Combatants[ev.Who].Budget.Struck || ev.Flags&FlagOpportunity == 0
	case ContestRolled:
		f.Combatants[ev.Who].Budget.Struck = f.Combatants[ev.Who].Budget.Struck || ev.Flags&FlagBegins != 0
	case OpportunityTaken:
		c := &f.Combatants[ev.Who]
		c.Opportunities++
		if ev.A == 1 {
			c.Taken |= 1 << ev.Whom
		}
	case OpportunityForgotten:
		for i := range f.Combatants {
			f.Combatants[i].Taken &^= 1 << ev.Whom
		}
	case Damaged:
		f.Combatants[ev.Who].HP -= ev.A
	case Healed:
		f.Combatants[ev.Who].HP += ev.A
	case AbilityDamaged:
		c := &f.Combatants[ev.Who]
		c.Lowered[ev.B] += int8(ev.A)
		if ev.Flags&FlagSpent != 0 {
			c.Spent |= 1 << ev.B
		}
	case AbilityHealed:
		c := &f.Combatants[ev.Who]
		c.Lowered[ev.B] -= int8(ev.A)
		c.Spent &^= 1 << ev.B
	case ConditionGained:
		c := &f.Combatants[ev.Who]
		c.Conditions = c.Conditions.With(ev.Condition)
		if ev.Condition == Dead {
			c.Conditions, c.Spent = Set(Dead), 0 // CND-22: dead removes every other
			c.Lurking = false
		}
	case ConditionLost:
		c := &f.Combatants[ev.Who]
		c.Conditions = c.Conditions.Without(ev.Condition)
		if ev.Condition == Hidden {
			c.HiddenFrom, c.Lurking = 0, false
		}
	case WeaponDrawn:
		f.Combatants[ev.Who].Ready |= 1 << ev.Weapon
		f.Combatants[ev.Who].Budget.Paired = ev.A == 1
	case WeaponPutAway:
		f.Combatants[ev.Who].Ready &^= 1 << ev.Weapon
	case WeaponDropped:
		c := &f.Combatants[ev.Who]
		c.Ready &^= 1 << ev.Weapon
		if ev.A == 0 {
			f.lay(Item{Owner: ev.Who, Weapon: ev.Weapon, Holder: Nobody, At: c.At})
		}
	case ItemTaken, ItemDropped:
		f.handle(ev)
	case GripGained, GripLost, PinWon, PinLost:
		f.wrestle(ev)
	case NetThrown:
		f.Combatants[ev.Who].NetThrown = true
	case ShieldLoosed, ShieldReadied:
		f.Combatants[ev.Who].Loosed = ev.Kind == ShieldLoosed
	case WeaponLoaded:
		f.Combatants[ev.Who].Loaded |= 1 << ev.Weapon
	case WeaponShot:
		f.Combatants[ev.Who].Loaded &^= 1 << ev.Weapon
	case EffectBegan:
		f.Effects = append(f.Effects, ev.Effect)
	case EffectAged:
		for i := range f.Effects {
			if f.Effects[i].ages(ev.Effect) {
				f.Effects[i].Left = ev.Effect.Left
				break
			}
		}
	case EffectEnded:
		f.drop(ev.Effect)
	case Delayed:
		f.Combatants[ev.Who].Budget.Delaying = true
	case Resumed:
		b := &f.Combatants[ev.Who].Budget
		b.Delaying, b.Over = false, false
		if ev.A >= 0 {
			f.Turn = uint8(ev.A)
			f.Combatants[ev.Who].Initiative = f.Combatants[ev.Whom].Initiative
		}
	case ReadyMade:
		f.Combatants[ev.Who].Readied = Readied{Trigger: Trigger(ev.A), Then: ev.Verb, Weapon: ev.Weapon, Option: uint8(ev.B), Cell: ev.To, Steps: ev.C == 1, To: ev.From}
	case ReadyUsed:
		f.Combatants[ev.Who].Readied = Readied{}
		f.Combatants[ev.Who].Initiative = f.Combatants[ev.Whom].Initiative
	case ReadyLost:
		f.Combatants[ev.Who].Readied = Readied{}
	case TurnShifted:
		f.Turn = uint8(ev.A)
	case DoorOpened:
		f.OpenDoors |= 1 << (ev.A - 1)
	case DoorClosed:
		f.OpenDoors &^= 1 << (ev.A - 1)
	case PowerUsed:
		f.Combatants[ev.Who].Uses[ev.A]++
		f.Combatants[ev.Who].Budget.Used |= 1 << ev.A
	case StartRolled, SideTurnBegan, Activated, ActivationEnded:
		f.activate(ev)
	case HideRolled:
		f.Combatants[ev.Who].HideTotal = ev.B
		if ev.C == 0 {
			f.Combatants[ev.Who].HiddenFrom = 0
		}
	case Surprised:
		f.Combatants[ev.Who].Surprised = ev.A == 1
	case WentHidden:
		f.Combatants[ev.Who].HiddenFrom |= 1 << ev.Whom
	case Noticed:
		f.Combatants[ev.Who].HiddenFrom &^= 1 << ev.Whom
	case GoalReached, GoalFailed, GoalRevealed, SceneBegan, TokenTaken, TokenDropped:
		f.Quest.apply(ev)
	case Arrived:
		c := &f.Combatants[ev.Who]
		c.Absent, c.Away, c.At = false, Here, ev.To
	case Left:
		c := &f.Combatants[ev.Who]
		c.Absent, c.Away = true, Departed
	case Won:
		f.Over, f.Winner, f.Goal = true, int8(ev.A), Goal(ev.B)
	}
}

func (f *Facts) turnBegan(ev *Event) {
	c := &f.Combatants[ev.Who]
	if ev.A >= 0 {
		f.Turn = uint8(ev.A)
	}
	c.Budget = Budget{Standard: 1, Move: 1, Free: uint8(ev.B), Step: true, Restricted: ev.C == 1, Lost: ev.C == 2, Began: true}
	c.Opportunities, c.Renewed = 0, false
}

func (b *Budget) spend(what Spending, n uint8) {
	switch what {
	case SpendStandard:
		b.Standard = 0
		if b.Restricted {
			b.Move = 0
		}
	case SpendMove:
		b.Blows = 0
		// A standard action may be traded for a move action (ACT-01).
		if b.Move > 0 {
			b.Move = 0
			if b.Restricted {
				b.Standard = 0
			}
		} else {
			b.Standard = 0
		}
	case SpendFullRound:
		b.Standard, b.Move = 0, 0
	case SpendFree:
		b.Free -= min(b.Free, n)
	case SpendStep:
		b.Step = false
	case SpendBlow:
		if b.Blows > 0 {
			b.Blows--
		} else {
			b.Blows = n
		}
	}
}

func (q *Quest) apply(ev *Event) {
	switch ev.Kind {
	case GoalReached:
		q.Goals[ev.A] = Reached
	case GoalFailed:
		q.Goals[ev.A] = Failed
	case GoalRevealed:
		q.Revealed |= 1 << ev.A
	case SceneBegan:
		q.Played |= 1 << ev.A
	case TokenTaken:
		q.Tokens[ev.A] = Token{Holder: ev.Who, At: ev.To}
	case TokenDropped:
		q.Tokens[ev.A] = Token{Holder: Nobody, At: ev.To}
	}
}
